# make demo    check all content, play one match, print cards, board and rules; all of it lies in out/
# make test    everything that has to hold before a change lands
# make native  compile the engine (needs a C compiler)
# make bench   measure the speed of the engine, uncompiled and compiled
# make lock    renew requirements.lock from pyproject.toml
# make clean   remove everything that was made here
#
# PYTHON=/path/to/python3 names the Python that the virtual environment is made with.

VENV = .venv
BIN = $(VENV)/bin
LOG = out/robin-hood-bigfoot.log
PYTEST = $(BIN)/python -m pytest --quiet --numprocesses auto

.PHONY: demo test native bench lock clean environment

demo: environment
	$(BIN)/cardwright check
	@mkdir -p out
	$(BIN)/cardwright play --heroes robin-hood,bigfoot --board sherwood-forest --seats greedy,greedy --seed 7 \
		> $(LOG) || { cat $(LOG); exit 1; }
	@tail -n 15 $(LOG)
	$(BIN)/cardwright print --heroes robin-hood,bigfoot --backs --lang en -o out/cards.pdf
	$(BIN)/cardwright board sherwood-forest --table-size -o out/board.pdf
	$(BIN)/cardwright rules -o out/rules.html
	$(BIN)/cardwright rules -o out/rules.pdf
	@echo "The whole match: $(LOG); to print: out/cards.pdf, out/board.pdf; the rules: out/rules.html and out/rules.pdf"

test: environment
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	CARDWRIGHT_ENGINE=python $(PYTEST)
	$(BIN)/python -m tools.native
	if $(BIN)/python -m tools.native --ready; then CARDWRIGHT_ENGINE=native $(PYTEST); fi

native: environment
	$(BIN)/python -m tools.native

bench: native
	$(BIN)/cardwright bench

lock: environment
	$(BIN)/python -m venv --clear build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --all-extras --generate-hashes \
		--upgrade --no-header --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build out dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

environment:
	@PYTHON="$(PYTHON)" sh tools/environment.sh $(VENV)
