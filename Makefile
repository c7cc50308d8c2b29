# Two commands do everything: `make play` and `make test`. Both install what they need into .venv* here.
PYTHON ?= python3

.PHONY: play test bench lint interpreted compiled clean help

help:
	@echo "make play    install and start playing"
	@echo "make test    install what the tests need and run them all, interpreted and compiled"
	@echo "make bench   measure speed beside OpenSpiel"
