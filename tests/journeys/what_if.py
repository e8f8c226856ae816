# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""Read what the plan costs, switch a probe off, read what it costs now, and take that back."""

import os
import re

from widgets import wait

PROBE = r"Depot\.accept\(Parcel\)"


def prepare(ide, samples):
	ide.project(os.path.join(samples, "parcel-depot"))


def travel(ide):
	plan = os.path.join(ide.workspace, "parcel-depot", "parcel-depot.probes")
	before = open(plan).read()
	ide.explorer().find("table cell", "parcel-depot.*").click()
	view = ide.show_view("Overhead Estimates")
	cost = wait("what the plan costs", lambda: _cost(view))
	ide.step("the estimate")

	ide.context_menu(view.find("table cell", PROBE), "Deactivate( Probe)?")
	less = wait(f"a plan that costs less than {cost} ms/s", lambda: (_cost(view) or cost) < cost and _cost(view))
	wait("the deactivated probe in the plan's file", lambda: open(plan).read().count('active="false"') == before.count('active="false"') + 1)
	ide.step("a probe less")

	ide.hand.key("ctrl+z")
	wait(f"a plan that costs {cost} ms/s again, not {less}", lambda: _cost(view) == cost)
	wait("the plan's file as it was", lambda: open(plan).read() == before)
	ide.step("taken back")


def _cost(view):
	"""The plan's cost in ms per second, as the line below the table tells it; None while there is no such line."""
	told = (re.match(r"Plan: (?:at least )?([\d,.]+) .*ms/s", text, re.DOTALL) for _, text in view.all("label"))
	return next((float(match.group(1).replace(",", "")) for match in told if match), None)
