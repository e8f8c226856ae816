# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""Makes the journeys, one after the other, each in a fresh Eclipse on a fresh workspace. See README.md."""

import argparse
import importlib
import os
import sys
import time
import traceback

from ide import Ide

JOURNEYS = ("newcomer", "empty_workspace", "keyboard", "first_use", "instrument", "drag", "what_if", "run_with_probes", "compare_and_report")
HERE = os.path.dirname(os.path.abspath(__file__))


def main():
	options = argparse.ArgumentParser(description=__doc__)
	options.add_argument("--eclipse", required=True, help="folder of the Eclipse to start")
	options.add_argument("--java", required=True, help="home of the JDK to start it with")
	options.add_argument("--samples", required=True, help="folder of the sample projects")
	options.add_argument("--label", default="", help="what the names of pictures begin with")
	options.add_argument("--times", type=int, default=1, help="how often to make each journey")
	options.add_argument("--dark", action="store_true", help="in the dark theme")
	options.add_argument("--share", type=int, nargs=2, default=(1, 1), metavar=("PLACE", "OF"), help="make only every OF-th journey, from the PLACE-th on, so that several sessions share them")
	options.add_argument("journeys", nargs="*", default=JOURNEYS, metavar="JOURNEY", help=f"{', '.join(JOURNEYS)}; all are made if none is named")
	chosen = options.parse_args()
	failed = 0
	place, sharers = chosen.share
	for name in chosen.journeys[place - 1::sharers]:
		for time_of in range(1, chosen.times + 1):
			failed += not made(name, time_of, chosen)
	print(f"{'All these journeys were made.' if failed == 0 else f'{failed} failed.'} Pictures: tests/journeys/target/pictures")
	sys.exit(failed > 0)


def made(name, time_of, chosen):
	"""Makes one journey and tells how it went; whether it came to its end."""
	journey = importlib.import_module(name)
	target = os.path.join(HERE, "target")
	name = chosen.label + ("dark-" if chosen.dark else "") + name
	ide = Ide(chosen.eclipse, chosen.java, os.path.join(target, name), os.path.join(target, "pictures"), name)
	ide.dark = chosen.dark
	which = name if chosen.times == 1 else f"{name}, {time_of} of {chosen.times}"
	try:
		with ide:
			journey.prepare(ide, chosen.samples)
			ide.import_projects()
			ide.start()
			begun = time.monotonic()
			journey.travel(ide)
			seconds = time.monotonic() - begun
			errors = ide.errors()
			assert not errors, "Sonde logged errors:\n" + "\n".join(errors)
	except Exception as failure:  # whatever it is, the next journey is made
		print(f"FAILED {which}: {failure}\n  seen: tests/journeys/target/pictures/{name}-failed.png and .txt", flush=True)
		traceback.print_exc()
		return False
	print(f"made {which}: {ide.hand.clicks} clicks, {ide.hand.keys} keys, {seconds:.0f} s", flush=True)
	return True


if __name__ == "__main__":
	main()
