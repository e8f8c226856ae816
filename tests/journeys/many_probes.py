# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""
Mark and unmark 1,680 methods again and again, while the rows of the plan are read as by a screen reader. A virtual machine once crashed there
(docs/dev/frictions.md, F1). It takes minutes, so it is made only if it is named.
"""

import os
import re
import shutil

from gi.repository import GLib
from widgets import wait

ROUNDS = int(os.environ.get("SONDE_ROUNDS", "25"))
TYPES = 40
METHODS = 42


def prepare(ide, samples):
	source = os.path.join(ide.folder, "many-methods")
	package = os.path.join(source, "src", "many")
	os.makedirs(package)
	depot = os.path.join(samples, "parcel-depot")
	shutil.copy(os.path.join(depot, ".classpath"), source)
	with open(os.path.join(depot, ".project")) as given, open(os.path.join(source, ".project"), "w") as project:
		project.write(given.read().replace("parcel-depot", "many-methods"))
	for number in range(TYPES):
		methods = "".join(f"\tpublic int method{i}(int x) {{ return x + {i}; }}\n" for i in range(METHODS))
		with open(os.path.join(package, f"Type{number}.java"), "w") as file:
			file.write(f"package many;\n\npublic class Type{number} {{\n{methods}}}\n")
	ide.project(source)


def travel(ide):
	plan = os.path.join(ide.workspace, "many-methods", "many-methods.probes")
	ide.select(ide.explorer("many-methods").find("table cell", "many-methods"))
	view = ide.show_view("Overhead Estimates")
	package = ide.reveal("many-methods", "src", "many")
	read = 0
	for number in range(ROUNDS):
		for expected in (TYPES * METHODS, 0):
			ide.select(package)
			ide.hand.key("alt+shift+p")
			# Read while rows come and go, and until the plan is written.
			read += wait(f"{expected} probes in round {number + 1}", lambda: looked(view) and probes(plan) == expected and 1 or 0, 300)
			read += looked(view)
	assert read > ROUNDS, "nothing was read"
	ide.step(f"after {ROUNDS * TYPES * METHODS} marks")


def looked(view):
	"""The number of rows that could be read; 1 if there is none yet."""
	try:
		return max(1, len(view.rows()))
	except GLib.Error:
		return 1  # rows went while they were read


def probes(plan):
	return len(re.findall("<probes ", open(plan).read())) if os.path.exists(plan) else 0
