#!/bin/sh
# Makes the virtual environment that the Makefile works in, or brings it up to date: sh tools/environment.sh FOLDER
#
# The folder is complete when its file `complete` holds the checksum of the lock and of pyproject.toml; the file is
# written last. What an interrupted run left behind is made anew.
set -eu
venv=$1
lock=requirements.lock
wanted=$(cat "$lock" pyproject.toml | cksum)

say() { printf '%s\n' "$@" >&2; }

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
can_make_venv() { "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; }

# The first Python that is new enough and can make a virtual environment.
find_python() {
    found= without_venv=
    for python in ${PYTHON:-python3.13 python3.12 python3.11 python3}; do
        is_new_enough "$python" || continue
        if can_make_venv "$python"; then
            found=$python
            return
        fi
        without_venv=${without_venv:-$python}
    done
    if [ -n "$without_venv" ]; then
        say "Cardwright needs Python's venv module, and $without_venv has none. Install it:" \
            "  Debian, Ubuntu: sudo apt install $without_venv-venv" \
            "  or name another Python: make PYTHON=/path/to/python3"
    else
        say "Cardwright needs Python 3.11 or newer; ${PYTHON:-python3} is $(version_of "${PYTHON:-python3}"). Install it:" \
            "  Debian, Ubuntu: sudo apt install python3 python3-venv" \
            "  macOS: brew install python@3.13, or the installer from python.org" \
            "  or name another Python: make PYTHON=/path/to/python3"
    fi
    exit 1
}
version_of() { "$1" -c 'import platform; print(platform.python_version())' 2>/dev/null || echo "not there"; }

if [ "$(cat "$venv/complete" 2>/dev/null)" = "$wanted" ] && [ -x "$venv/bin/python" ]; then
    exit 0
fi
if [ -f "$venv/complete" ] && is_new_enough "$venv/bin/python"; then
    rm "$venv/complete"
else
    find_python
    say "Making the virtual environment $venv with $found ..."
    "$found" -m venv --clear "$venv"
fi
say "Installing what $lock names into $venv ..."
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
printf '%s\n' "$wanted" >"$venv/complete"
