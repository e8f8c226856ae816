# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""Read what the plan costs, try what another framework would cost, switch a probe off, and take that back."""

import os
import re

from widgets import wait

PROBE = r"Depot\.accept\(Parcel\)"
FRAMEWORK = r"Kieker 1\.8 with PT1"


def prepare(ide, samples):
	ide.project(os.path.join(samples, "parcel-depot"))


def travel(ide):
	plan = os.path.join(ide.workspace, "parcel-depot", "parcel-depot.probes")
	before = open(plan).read()
	ide.select(ide.explorer().find("table cell", "parcel-depot.*"))
	view = ide.show_view("Overhead Estimates")
	cost = wait("what the plan costs", lambda: _cost(view))
	ide.step("the estimate")
	assert not view.nameless(), f"screen readers know no names of these: {view.nameless()}"
	_other_framework(ide, view, cost)
	assert open(plan).read() == before, f"what is tried is expected to stay out of {plan}"
	_without_a_probe(ide, view, cost, plan, before)


def _other_framework(ide, view, cost):
	what_if = ide.tool("What if")
	what_if.click()
	view.find("label", "Nothing tried yet.*")
	ide.choose(view, "Framework:", FRAMEWORK)
	other = wait(f"another cost than {cost} ms/s", lambda: _tried(view) not in (None, cost) and _tried(view))
	view.find("label", "1 change tried, not in the plan")
	ide.step("another framework")
	ide.press(view, "Discard")
	wait(f"a plan that costs {cost} ms/s again, not {other}", lambda: _cost(view) == cost)
	what_if.click()
	wait("the end of the what-if", lambda: not view.seen("label", "Nothing tried yet.*"))


def _without_a_probe(ide, view, cost, plan, before):
	ide.context_menu(view.find("table cell", PROBE), "Deactivate Probe")
	less = wait(f"a plan that costs less than {cost} ms/s", lambda: (_cost(view) or cost) < cost and _cost(view))
	wait("the deactivated probe in the plan's file", lambda: open(plan).read().count('active="false"') == before.count('active="false"') + 1)
	ide.step("a probe less")

	ide.hand.key("ctrl+z")
	wait(f"a plan that costs {cost} ms/s again, not {less}", lambda: _cost(view) == cost)
	wait("the plan's file as it was", lambda: open(plan).read() == before)
	ide.step("undone")


def _cost(view):
	"""The plan's cost in ms per second, as the line below the table tells it; None while there is no such line. Of an interval the upper
	end: it has more digits than a value with so wide an interval."""
	return _told(view, "Plan")


def _tried(view):
	return _told(view, "What if")


def _told(view, whose):
	told = (re.match(rf"{whose}: (?:at least )?([\d,.]+)[^(]*ms/s(?: \([^…]*… ([\d,.]+)\))?", text) for _, text in view.all("label"))
	return next((float((match.group(2) or match.group(1)).replace(",", "")) for match in told if match), None)
