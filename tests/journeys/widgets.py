# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""
Widgets of a running program as a screen reader sees them: found by role and name, used with mouse and keys.

This speaks the protocol of the accessibility bus itself, not by libatspi (pyatspi, dogtail): that keeps copies of names and states, which may be old, and
told to keep none it waits for itself for ever when an event comes in while it asks.
"""

import re
import subprocess
import time

from gi.repository import Gio, GLib

PATIENCE = 120
"""Seconds that anything may take on a busy machine, unless somebody knows better."""

POLL = 0.1

_DRAG_STEPS = 10

# The rows of a table are not looked through unless they are looked for, and closed menus never: there may be thousands.
_TABLES = ("table", "tree table", "tree", "list")
_IN_TABLES = ("table cell", "table column header", "list item")

# Their names, if they have any, are what is entered or chosen.
_ENTERED = ("text", "combo box", "spin button")
# These are named like what they show, so it takes a label to tell what that is.
_VALUED = ("combo box", "spin button")


class NotThere(Exception):
	"""What was waited for did not come."""


def wait(what, condition, seconds=PATIENCE):
	"""Waits until the condition gives something true, and gives that; a program that is busy or rebuilds its widgets is asked again."""
	end = time.monotonic() + seconds
	while True:
		try:
			found = condition()
			if found:
				return found
		except GLib.Error:
			pass  # busy, or the widget is gone
		if time.monotonic() > end:
			raise NotThere(f"{what}: not there within {seconds} s")
		time.sleep(POLL)


class Bus:
	"""The accessibility bus of this session."""

	_ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
	_MILLIS = 10_000

	def __init__(self):
		session = Gio.bus_get_sync(Gio.BusType.SESSION)
		address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, self._MILLIS).unpack()[0]
		self._connection = Gio.DBusConnection.new_for_address_sync(address,
			Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)

	def call(self, owner, path, method, signature=None, *arguments):
		"""Calls INTERFACE.METHOD of an object; its results, or the only one."""
		interface, name = method.rsplit(".", 1)
		parameters = GLib.Variant(signature, arguments) if signature else None
		results = self._connection.call_sync(owner, path, interface, name, parameters, None, 0, self._MILLIS).unpack()
		return results[0] if len(results) == 1 else results

	def call_all(self, calls):
		"""
		Calls all at once and waits for all answers, which takes little longer than one by one a single call does: (owner, path, method, signature,
		arguments) each. An answer is None where the object has gone meanwhile.
		"""
		answers = [None] * len(calls)
		open_calls = len(calls)

		def answered(connection, result, index):
			nonlocal open_calls
			open_calls -= 1
			try:
				answers[index] = connection.call_finish(result).unpack()[0]
			except GLib.Error:
				pass  # gone, or busy for too long

		for index, (owner, path, method, signature, arguments) in enumerate(calls):
			interface, name = method.rsplit(".", 1)
			parameters = GLib.Variant(signature, arguments) if signature else None
			self._connection.call(owner, path, interface, name, parameters, None, 0, self._MILLIS, None, answered, index)
		while open_calls:
			GLib.MainContext.default().iteration(True)
		return answers

	def program(self, pid):
		"""The top of the widgets of a process; None before it has any."""
		for owner, path in self.call(*self._ROOT, "org.a11y.atspi.Accessible.GetChildren"):
			if self.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus.GetConnectionUnixProcessID", "(s)", owner) == pid:
				return Widget(self, owner, path, Hand())
		return None


class Hand:
	"""Mouse and keyboard, and how often they were used."""

	def __init__(self):
		self.clicks = 0
		self.keys = 0

	def click(self, x, y, button=1, times=1):
		self.clicks += 1
		click = [word for _ in range(times) for word in ("click", str(button))]
		subprocess.run(["xdotool", "mousemove", str(x), str(y), *click], check=True)

	def drag(self, start, end):
		"""
		Presses at one place, moves to another and lets go there: in steps, as hands do it, and to and fro at the end, because whoever is to take it
		is asked while something moves over it and has to answer before it is let go.
		"""
		self.clicks += 1
		on_the_way = [tuple(begin + (finish - begin) * step // _DRAG_STEPS for begin, finish in zip(start, end)) for step in range(1, _DRAG_STEPS + 1)]
		above_it = [(end[0] + step % 2 * 4, end[1]) for step in range(1, _DRAG_STEPS + 1)]
		moves = [word for x, y in on_the_way + above_it for word in ("mousemove", str(x), str(y), "sleep", "0.1")]
		subprocess.run(["xdotool", "mousemove", str(start[0]), str(start[1]), "mousedown", "1", *moves, "mouseup", "1"], check=True)

	def key(self, *keys):
		"""Presses keys one after the other; named as X names them, with modifiers before a plus sign."""
		self.keys += len(keys)
		subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

	def type(self, text):
		self.keys += len(text)
		subprocess.run(["xdotool", "type", "--clearmodifiers", "--delay", "20", text], check=True)


class Widget:
	"""One widget, or one cell of a table."""

	# Their numbers in the protocol (AtspiStateType).
	_STATES = {"enabled": 8, "expanded": 10, "focused": 12, "selected": 23, "showing": 25}
	# AtspiRelationType
	_LABELLED_BY = 2
	_NULL = "/org/a11y/atspi/null"
	_NAME = ("org.freedesktop.DBus.Properties.Get", "(ss)", ("org.a11y.atspi.Accessible", "Name"))

	def __init__(self, bus, owner, path, hand):
		self._bus = bus
		self._owner = owner
		self._path = path
		self.hand = hand

	def _ask(self, method, signature=None, *arguments):
		return self._bus.call(self._owner, self._path, "org.a11y.atspi." + method, signature, *arguments)

	@property
	def role(self):
		return self._ask("Accessible.GetRoleName")

	@property
	def name(self):
		method, signature, arguments = self._NAME
		return self._bus.call(self._owner, self._path, method, signature, *arguments)

	@property
	def text(self):
		"""What can be read in it: its text, or else its name."""
		if "org.a11y.atspi.Text" in self._ask("Accessible.GetInterfaces"):
			return self._ask("Text.GetText", "(ii)", 0, -1)
		return self.name

	@property
	def area(self):
		"""x, y, width and height on the screen, in pixels."""
		return self._ask("Component.GetExtents", "(u)", 0)

	def has(self, state):
		"""Whether it is in a state: enabled, expanded, focused, selected or showing."""
		return self._is(state, self._ask("Accessible.GetState"))

	def _is(self, state, bits):
		return bits[0] >> self._STATES[state] & 1 == 1

	def children(self):
		"""What is in it and shows: (widget, role, name) each."""
		inside = [(owner, path) for owner, path in self._ask("Accessible.GetChildren") if path != self._NULL]
		states = self._bus.call_all([(*child, "org.a11y.atspi.Accessible.GetState", None, ()) for child in inside])
		shown = [child for child, state in zip(inside, states) if state and self._is("showing", state)]
		roles = self._bus.call_all([(*child, "org.a11y.atspi.Accessible.GetRoleName", None, ()) for child in shown])
		names = self._bus.call_all([(*child, *self._NAME) for child in shown])
		# Titles of windows end with a blank here.
		return [(Widget(self._bus, *child, self.hand), role, name.strip()) for child, role, name in zip(shown, roles, names) if role is not None and name is not None]

	def all(self, role, looked_at=None):
		"""What shows in it of a role: (widget, name) each, in the order of the screen."""
		# The platform's folders of tabs give the page in front to every one of their tabs.
		looked_at = set() if looked_at is None else looked_at
		try:
			children = self.children()
		except GLib.Error:
			return  # it went while it was looked at
		for child, own, name in children:
			if child._path in looked_at:
				continue
			looked_at.add(child._path)
			if own == role:
				yield child, name
			if own not in _TABLES or role in _IN_TABLES:
				yield from child.all(role, looked_at)

	def seen(self, role, name=".*"):
		"""What shows in it of a role and name (a regular expression for the whole of it); None if nothing does."""
		pattern = re.compile(name, re.DOTALL)
		return next((widget for widget, its in self.all(role) if pattern.fullmatch(its)), None)

	def beside(self, role, label, label_role="label"):
		"""Waits for what stands next right of a label, on its line."""
		def search():
			x, y, width, height = self.find(label_role, label).area
			on_line = {}
			for widget, _ in self.all(role):
				left, top, _, tall = widget.area
				if left >= x + width and top <= y + height // 2 < top + tall:
					on_line[left] = widget
			return on_line[min(on_line)] if on_line else None
		return wait(f"{role} beside '{label}'", search)

	def find(self, role, name, seconds=PATIENCE):
		"""Waits until something of this role and name shows in it."""
		try:
			return wait(f"{role} '{name}'", lambda: self.seen(role, name), seconds)
		except NotThere as missing:
			there = sorted({its for _, its in self.all(role)})
			raise NotThere(f"{missing}; of this role there are: {there}") from None

	def click(self, button=1, times=1):
		"""Moves the mouse onto it and clicks."""
		self.hand.click(*self._spot(), button, times)

	def drag_to(self, other):
		"""Drags it with the mouse onto another."""
		self.hand.drag(self._spot(), other._spot())

	def _spot(self):
		"""Where to put the mouse."""
		x, y, width, height = wait(f"place of {self.role} '{self.name}'", self._place)
		return x + min(width // 2, 40), y + height // 2

	def _place(self):
		"""Where it is if it stays there; what is laid out again, or in a window that just opens, still moves."""
		before = self.area
		time.sleep(POLL)
		area = self.area
		return area if area == before and area[2] > 0 and area[3] > 0 and area[0] >= 0 and area[1] >= 0 else None

	def right_click(self):
		self.click(button=3)

	@property
	def description(self):
		"""What a screen reader adds to its name; the tool tip, if it is a button of a tool bar."""
		return self._bus.call(self._owner, self._path, "org.freedesktop.DBus.Properties.Get", "(ss)", "org.a11y.atspi.Accessible", "Description")

	def labels(self):
		"""The names of the labels that are related to it: screen readers read them before what it shows."""
		return [Widget(self._bus, *label, self.hand).name for relation, labels in self._ask("Accessible.GetRelationSet") if relation == self._LABELLED_BY for label in labels]

	def nameless(self):
		"""What shows in it that the keyboard reaches, and that a screen reader cannot tell from others: its role each."""
		return [role for role in (*_ENTERED, *_TABLES) for widget, name in self.all(role) if not any(widget.labels()) and (role in _VALUED or not name)]

	def do(self, action):
		"""Does what a screen reader offers to do with it; a click of the user's, too."""
		offered = [name.lower() for name, _, _ in self._ask("Action.GetActions")]
		if action not in offered:
			raise NotThere(f"{self.role} '{self.name}' offers {offered}, not '{action}'")
		self.hand.clicks += 1
		self._ask("Action.DoAction", "(i)", offered.index(action))

	def fill(self, text):
		"""Replaces what stands in a field."""
		self.click()
		wait(f"focus in {self.role} '{self.name}'", lambda: self.has("focused"))
		self.hand.key("ctrl+a")
		self.hand.type(text)
		wait(f"'{text}' in {self.role} '{self.name}'", lambda: self.text == text)

	def rows(self):
		"""The texts of all cells of the tables in it, also of those scrolled out of sight: row by row, each from the left."""
		return [row for role in _TABLES for table, _ in self.all(role) for row in table._own_rows()]

	def _own_rows(self):
		inside = self._ask("Accessible.GetChildren")
		roles = self._bus.call_all([(*child, "org.a11y.atspi.Accessible.GetRoleName", None, ()) for child in inside])
		cells = [child for child, role in zip(inside, roles) if role == "table cell"]
		texts = self._names(cells)
		# A cell with a picture has a cell for it and one for its text in it.
		parts = self._bus.call_all([(*cell, "org.a11y.atspi.Accessible.GetChildren", None, ()) for cell in cells])
		names = iter(self._names([part for of_cell in parts for part in of_cell or []]))
		texts = [text + "".join(next(names) for _ in of_cell or []) for text, of_cell in zip(texts, parts)]
		columns = max(1, roles.count("table column header"))
		return [texts[start:start + columns] for start in range(0, len(texts), columns)]

	def _names(self, objects):
		return [name or "" for name in self._bus.call_all([(*each, *self._NAME) for each in objects])]

	def tree(self, indent=0, looked_at=None):
		"""All that shows in it, a line a widget; for the message of a failure."""
		looked_at = set() if looked_at is None else looked_at
		lines = []
		try:
			for child, role, name in self.children():
				if child._path not in looked_at:
					looked_at.add(child._path)
					lines.append(f"{'  ' * indent}{role} '{name}'\n{child.tree(indent + 1, looked_at)}")
		except GLib.Error as gone:
			lines.append(f"{'  ' * indent}({gone.message})\n")
		return "".join(lines)
