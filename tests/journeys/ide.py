# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""An Eclipse with Sonde in it, started on a workspace of its own and driven from outside."""

import glob
import os
import re
import shutil
import subprocess
import time

from widgets import Bus, NotThere, wait

_START = 600
"""Seconds until the window is there; an Eclipse that was never started before prepares itself first."""


class Ide:
	"""One run. Used in a 'with', at whose end the program is gone."""

	def __init__(self, home, java, folder, pictures, name):
		launchers = glob.glob(os.path.join(home, "plugins", "org.eclipse.equinox.launcher_*.jar"))
		if len(launchers) != 1:
			raise NotThere(f"{home} is no Eclipse: it has no plugins/org.eclipse.equinox.launcher_*.jar. Build it with ./sonde test or ./sonde journeys.")
		self._command = [os.path.join(java, "bin", "java"), "-Xmx1g", "-Djava.awt.headless=true", "--add-modules=ALL-SYSTEM", "-Dslf4j.internal.verbosity=ERROR",
			"-jar", launchers[0], "-nosplash", "-data"]
		self.folder = folder
		self.workspace = os.path.join(folder, "workspace")
		self._pictures = pictures
		self._name = name
		self._steps = 0
		self._process = None
		self.widgets = None
		self.welcome = False
		"""Whether it starts as the product does for the first time, with the welcome page."""
		self.dark = False
		"""Whether it has the dark theme."""
		shutil.rmtree(folder, ignore_errors=True)
		os.makedirs(self.workspace)

	def project(self, source):
		"""Copies a project into the workspace; where it is now."""
		target = os.path.join(self.workspace, os.path.basename(source))
		shutil.copytree(source, target, ignore=shutil.ignore_patterns("bin"))
		return target

	def import_projects(self):
		"""Makes the folders of the workspace projects of it, as ./sonde ide does."""
		folders = [os.path.dirname(file) for file in sorted(glob.glob(os.path.join(self.workspace, "*", ".project")))]
		if not folders:
			return
		with open(os.path.join(self.folder, "import.log"), "w") as log:
			subprocess.run([*self._command, self.workspace, "-application", "org.sonde.instrumentation.importProjects", *folders],
				stdout=log, stderr=subprocess.STDOUT, timeout=_START, check=True)

	def start(self):
		"""Opens the Java perspective and waits for it; or the welcome page, if that is wanted."""
		perspective = []
		if not self.welcome:
			perspective = ["-perspective", "org.eclipse.jdt.ui.JavaPerspective"]
			self._prefer("org.eclipse.ui", "showIntro=false")
		if self.dark:
			self._prefer("org.eclipse.e4.ui.css.swt.theme", "themeid=org.eclipse.e4.ui.css.theme.e4_dark")
		with open(os.path.join(self.folder, "ide.log"), "w") as log:
			self._process = subprocess.Popen([*self._command, self.workspace, *perspective], stdout=log, stderr=subprocess.STDOUT)
		bus = Bus()
		self.widgets = wait("the program on the accessibility bus", lambda: self._alive() and bus.program(self._process.pid), _START)
		frame = wait("its window", lambda: self.widgets.seen("frame"), _START)
		first = ("push button", "Open the Sample") if self.welcome else ("page tab", "Package Explorer")
		wait(f"the {first[0]} '{first[1]}'", lambda: frame.seen(*first), _START)
		subprocess.run(["xdotool", "search", "--onlyvisible", "--all", "--pid", str(self._process.pid), "--name", "^workspace",
			"windowmove", "0", "0", "windowsize", "1590", "1150"], check=True)
		wait("a window as large as the screen", lambda: frame.area[2] >= 1500)
		self.hand.clicks = self.hand.keys = 0

	def _prefer(self, bundle, setting):
		settings = os.path.join(self.workspace, ".metadata", ".plugins", "org.eclipse.core.runtime", ".settings")
		os.makedirs(settings, exist_ok=True)
		with open(os.path.join(settings, f"{bundle}.prefs"), "a") as file:
			file.write(f"eclipse.preferences.version=1\n{setting}\n")

	def _alive(self):
		if self._process.poll() is not None:
			raise NotThere(f"the program ended with status {self._process.returncode}; its output: {self.folder}/ide.log")
		return True

	@property
	def hand(self):
		return self.widgets.hand

	def step(self, what):
		"""A step is done: a picture of it."""
		self._steps += 1
		self.picture(f"{self._steps}-{what.replace(' ', '-')}")

	def picture(self, what):
		os.makedirs(self._pictures, exist_ok=True)
		subprocess.run(["scrot", "--overwrite", "--silent", os.path.join(self._pictures, f"{self._name}-{what}.png")], check=True)

	# --- what journeys have in common ---------------------------------------------------------------------------------------

	def explorer(self, project="parcel-depot"):
		"""The tree of the Package Explorer, which has the project."""
		return wait("the tree of the Package Explorer", lambda: next(
			(tree for tree, _ in self.widgets.all("tree table") if tree.seen("table cell", project + ".*")), None))

	def reveal(self, *path):
		"""Opens the Package Explorer down a path of labels; gives the last one's cell."""
		tree = self.explorer(path[0])
		for label, below in zip(path, path[1:]):
			cell = tree.find("table cell", label)
			# A single branch opens by itself with the one above it.
			if not tree.seen("table cell", below):
				cell.do("expand or contract")
				tree.find("table cell", below)
		return tree.find("table cell", path[-1])

	def select(self, cell):
		"""Clicks and waits until it is selected: a key that comes earlier goes to what was selected before."""
		cell.click()
		wait(f"selection of '{cell.name}'", lambda: cell.has("selected"))

	def context_menu(self, cell, *path):
		"""Right-clicks and chooses."""
		self.select(cell)
		cell.right_click()
		self._choose(self.widgets, path)

	def menu(self, *path):
		"""Chooses in the main menu; whether an ellipsis is one character or three is left to whoever made the menu."""
		bar = wait("the menu bar", lambda: self.widgets.seen("menu bar"))
		self._choose(bar, path)

	def _choose(self, where, path):
		path = [label.replace("…", r"(?:…|\.\.\.)") for label in path]
		for label in path[:-1]:
			where.find("menu", label).click()
		wait(f"menu item '{path[-1]}'", lambda: where.seen("menu item", path[-1]) or where.seen("check menu item", path[-1])).click()

	def show_view(self, name):
		"""Window ▸ Show View ▸ …, and what is in the view."""
		self.menu("Window", "Show View", name)
		return self.view(name)

	def view(self, name):
		"""What is in a view that shows."""
		return self.widgets.find("panel", name)

	def probe(self, view, name):
		"""The row of a probe in Overhead Estimates, found by the filter: SWT tells nothing of rows out of sight once they have changed."""
		if not view.seen("text", "Search"):
			# A low view keeps the room for the rows until somebody searches.
			view.find("table", ".*").click()
			self.hand.key("ctrl+f")
		view.find("text", "Search").fill(name.partition("(")[0])
		return wait(f"the probe '{name}'", lambda: next((row for row in view.rows() if name in row[0]), None))

	def type_rate(self, view, rate):
		"""Types the calls per second of the selected probe in Overhead Estimates."""
		self.hand.key("F2")
		field = wait("the field of the calls per second", lambda: next((field for field, _ in view.all("text") if field.has("focused")), None))
		self.hand.type(rate)
		wait(f"'{rate}' in the field", lambda: field.text == rate)
		self.hand.key("Return")

	def dialog(self, title):
		"""Waits for a window of its own with this title."""
		return wait(f"the dialog '{title}'", lambda: self._window(title))

	def _window(self, title):
		return next((window for window, _, name in self.widgets.children() if name == title), None)

	def closed(self, title):
		"""Waits until there is no window with this title."""
		wait(f"the end of the dialog '{title}'", lambda: not self._window(title))

	def press(self, dialog, label):
		"""Clicks a button as soon as it can be pressed."""
		button = dialog.find("push button", label)
		wait(f"'{label}' enabled", lambda: button.has("enabled"))
		button.click()

	def tool(self, tip):
		"""A button that stays pressed, in a tool bar: by what its tool tip begins with."""
		return wait(f"the tool '{tip}'", lambda: next((tool for tool, _ in self.widgets.all("toggle button") if tool.description.startswith(tip)), None))

	def choose(self, dialog, label, item):
		"""Chooses an item beside a label."""
		combo = dialog.beside("combo box", label)
		wait(f"'{label}' enabled", lambda: combo.has("enabled"))
		if re.fullmatch(item, combo.name):
			return
		combo.click()
		combo.find("menu item", item).click()
		wait(f"'{item}' chosen", lambda: re.fullmatch(item, combo.name))

	# --- the end ------------------------------------------------------------------------------------------------------------

	def errors(self):
		"""Errors in the workspace's log that are Sonde's: its own, and those with its code in their stack."""
		log = os.path.join(self.workspace, ".metadata", ".log")
		if not os.path.exists(log):
			return []
		with open(log, errors="replace") as file:
			entries = re.split(r"^!ENTRY ", file.read(), flags=re.MULTILINE)[1:]
		# 4 is an error in Eclipse's log.
		return [entry for entry in entries if re.match(r"\S+ 4 ", entry) and "org.sonde." in entry]

	def __enter__(self):
		return self

	def __exit__(self, kind, error, trace):
		if error is not None and self.widgets is not None:
			self.picture("failed")
			with open(os.path.join(self._pictures, f"{self._name}-failed.txt"), "w") as file:
				file.write(self.widgets.tree())
		if self._process is not None:
			self._process.terminate()
			try:
				self._process.wait(30)
			except subprocess.TimeoutExpired:
				self._process.kill()
				self._process.wait()
		return False
