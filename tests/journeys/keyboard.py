# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""From a package to the first cost per second without a mouse: each step goes where the keys lead, and is heard."""

import os

from widgets import NotThere, wait

RESULTS = "Kieker on GitHub runners.*"
MOST_STEPS = 20
"""From one control to another, or down a list."""

SETTLING = 2
"""Seconds until a key has had its effect."""


def prepare(ide, samples):
	depot = ide.project(os.path.join(samples, "parcel-depot"))
	os.remove(os.path.join(depot, "parcel-depot.probes"))


def travel(ide):
	plan = os.path.join(ide.workspace, "parcel-depot", "parcel-depot.probes")
	tree = ide.explorer()
	ide.hand.key("alt+shift+q", "p")
	wait("the focus in the Package Explorer", lambda: tree.has("focused"))
	ide.hand.key("Home")
	for label in ("parcel-depot", "src", "depot"):
		walk(ide, "Down", label, lambda: selected(tree, label))
		if label != "depot":
			ide.hand.key("Right")
	ide.hand.key("alt+shift+p")
	wait("a plan", lambda: os.path.exists(plan))
	ide.step("marked")

	ide.hand.key("ctrl+3")
	actions = ide.dialog("Find Actions")
	ide.hand.type("overhead estimates")
	wait("the view among the actions", lambda: any("Overhead Estimates" in text for row in actions.rows() for text in row))
	ide.hand.key("Return")
	ide.closed("Find Actions")
	view = ide.view("Overhead Estimates")
	wait("probes", lambda: any(row[0] for row in view.rows()))
	wait("the focus in their table", lambda: in_table(view))
	threads = view.beside("spin button", "Threads:")
	walk(ide, "shift+Tab", "the number of threads", lambda: threads.has("focused"))
	# GTK shows in no combo box that it has the focus.
	ide.hand.key("shift+Tab", "space")
	wait("the list of result sets", lambda: ide.widgets.seen("menu item", RESULTS))
	walk(ide, "Down", "the result set", lambda: ide.widgets.seen("menu item", RESULTS).has("selected"))
	ide.hand.key("Return")
	wait("costs per call", lambda: any(" ns (" in text or " µs (" in text for row in view.rows() for text in row))
	ide.step("cost per call")

	walk(ide, "Tab", "the table of the probes", lambda: in_table(view))
	ide.hand.key("Down", "F2")
	wait("the field of the calls per second", lambda: any(field.has("focused") for field, _ in view.all("text")))
	ide.hand.type("998")
	ide.hand.key("Return")
	wait("the cost per second after the table's name", lambda: any("ms/s" in label or "µs/s" in label for table, _ in view.all("table") for label in table.labels()))
	wait("the focus in the table", lambda: in_table(view))
	ide.step("cost per second")
	assert ide.hand.clicks == 0, f"{ide.hand.clicks} clicks"


def walk(ide, key, where, there):
	"""Presses a key until something has the focus or is selected. Each time waits a little, as the focus follows later."""
	for _ in range(MOST_STEPS):
		try:
			wait(where, there, SETTLING)
			return
		except NotThere:
			ide.hand.key(key)
	wait(where, there, SETTLING)


def selected(tree, label):
	cell = tree.seen("table cell", label)
	return cell is not None and cell.has("selected")


def in_table(view):
	return any(table.has("focused") for table, _ in view.all("table"))
