# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""From a package to the first cost per second without a mouse: each step goes where the keys lead, and is heard."""

import os

from widgets import NotThere, wait

RESULTS = "Kieker on GitHub runners.*"
MOST_STEPS = 20
"""From one control to another, or down a list."""

CONTROLS = ("table", "spin button", "combo box", "text", "push button", "toggle button", "check box", "page tab")

UNSEEN = 5
"""Seconds until a key has had its effect on a control that does not show its focus, as GTK's combo boxes."""


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
		walk(ide, "Down", label, lambda: selected(tree, label), lambda: selection(tree, "table cell"))
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
	walk(ide, "shift+Tab", "the number of threads", lambda: threads.has("focused"), lambda: focus(view))
	# GTK shows in no combo box that it has the focus.
	ide.hand.key("shift+Tab", "space")
	wait("the list of result sets", lambda: ide.widgets.seen("menu item", RESULTS))
	walk(ide, "Down", "the result set", lambda: ide.widgets.seen("menu item", RESULTS).has("selected"), lambda: selection(ide.widgets, "menu item"))
	ide.hand.key("Return")
	wait("costs per call", lambda: any(" ns (" in text or " µs (" in text for row in view.rows() for text in row))
	ide.step("cost per call")

	walk(ide, "Tab", "the table of the probes", lambda: in_table(view), lambda: focus(view))
	ide.hand.key("Down")
	ide.type_rate(view, "998")
	wait("the cost per second after the table's name", lambda: any("ms/s" in label or "µs/s" in label for table, _ in view.all("table") for label in table.labels()))
	wait("the focus in the table", lambda: in_table(view))
	ide.step("cost per second")
	assert ide.hand.clicks == 0, f"{ide.hand.clicks} clicks"


def walk(ide, key, where, there, place):
	"""Presses a key until something has the focus or is selected; each time waits until the place is another, as the focus follows later."""
	for _ in range(MOST_STEPS):
		if there():
			return
		before = place()
		ide.hand.key(key)
		try:
			wait(where, lambda: there() or place() != before, UNSEEN)
		except NotThere:
			pass  # on a control that does not show it
	wait(where, there)


def focus(view):
	"""What has the focus in a view: role, name and place; None if nothing shows it."""
	return next(((role, name, widget.area) for role in CONTROLS for widget, name in view.all(role) if widget.has("focused")), None)


def selection(widget, role):
	"""The names of what is selected of a role."""
	return [name for cell, name in widget.all(role) if cell.has("selected")]


def selected(tree, label):
	cell = tree.seen("table cell", label)
	return cell is not None and cell.has("selected")


def in_table(view):
	return any(table.has("focused") for table, _ in view.all("table"))
