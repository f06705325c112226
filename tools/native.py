"""Compile the engine to native code: `make native`, or `python -m tools.native`.

All modules go through mypyc in one call, in a folder of their own; the finished build is moved into place in one step,
so an interrupted build leaves nothing that could be taken for a whole one. Without a C compiler nothing is built, and
everything works uncompiled.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from cardwright import HOME
from tools.engine_choice import build_folder, builds_folder, fingerprint, sources

C_FLAGS = "-O3 -fvisibility=hidden"
"""Hidden symbols let the C compiler call directly between the engine's modules."""

KEPT = 3
"""How many builds for this Python are kept, the newest included."""

PROBE = "#include <Python.h>\nint main(void) { return 0; }\n"


class NotCompiled(Exception):
    """The engine could not be compiled; the message says why, in one line when no one has to mend anything."""


def build(home: Path = HOME) -> Path:
    """Compile the engine that lies in `home` and return the folder of the build.

    A build that matches the source already is left alone; of the older ones a few are kept, since a program that runs
    now may still have to import from them. Raises `NotCompiled`.
    """
    target = build_folder(home)
    if not target.is_dir():
        if (trouble := compiler_trouble()) is not None:
            raise NotCompiled(trouble)
        folder = builds_folder(home)
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="unfinished-", dir=folder.parent) as name:
            workshop = Path(name)
            for source in sources(home):
                copy = workshop / source.relative_to(home)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, copy)
            target = folder / fingerprint(workshop)  # of what is compiled, should the source change meanwhile
            _compile_in(workshop)
            with contextlib.suppress(FileExistsError, OSError):  # somebody else was faster
                (workshop / "finished").rename(target)
        for old in sorted(folder.iterdir(), key=lambda build: build.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    return target


def compiler_trouble() -> str | None:
    """Why C code for this Python cannot be compiled here, or None when it can."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"no C compiler here (`{command[0]}` was not found)"
    include = f"-I{sysconfig.get_path('include')}"
    with tempfile.TemporaryDirectory() as name:
        probe = Path(name) / "probe.c"
        probe.write_text(PROBE)
        done = subprocess.run([*command, include, "-c", str(probe), "-o", f"{probe}.o"], capture_output=True, text=True)
    if done.returncode == 0:
        return None
    if "Python.h" in done.stderr:
        return "the C compiler finds no Python.h (on Debian and Ubuntu it is in the package python3-dev)"
    return (
        f"the C compiler `{command[0]}` does not work: {(done.stderr.strip().splitlines() or ['no reason given'])[0]}"
    )


def _compile_in(workshop: Path) -> None:
    """Run the compilation in a process of its own: mypyc works in the current folder and on settings of the process."""
    done = subprocess.run(
        [sys.executable, "-c", "from tools.native import compile_here; compile_here()"],
        cwd=workshop,
        env=os.environ | {"PYTHONPATH": str(HOME), "PYTHONSAFEPATH": "1", "CFLAGS": C_FLAGS},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise NotCompiled(f"mypyc could not compile the engine:\n{done.stdout}{done.stderr}")


def compile_here() -> None:
    """Compile the `engine` package of the current folder into the folder `finished` beside it."""
    from mypyc.build import mypycify  # after setuptools, whose commands it then uses
    from setuptools import Distribution

    files = sorted(str(file) for file in Path("engine").rglob("*.py"))
    extensions = mypycify(
        ["--config-file=", "--strict", *files], opt_level="3", debug_level="0", target_dir="c", group_name="engine"
    )
    command = Distribution({"name": "engine", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.inplace = "finished", "objects", False
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Build and say how it went; with `--ready`, only tell by the exit status whether a matching build is there."""
    if sys.argv[1:] == ["--ready"]:
        return 0 if build_folder(HOME).is_dir() else 1
    if not (HOME / "pyproject.toml").is_file():
        print("cardwright: the native engine is built in a source checkout, beside its Makefile", file=sys.stderr)
        return 2
    if (trouble := compiler_trouble()) is not None:
        print(f"No native engine: {trouble}. Everything works without it, more slowly.")
        return 0
    try:
        print(f"Native engine: {build().relative_to(HOME)}")
    except NotCompiled as failure:
        print(f"cardwright: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
