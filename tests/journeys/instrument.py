# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""Right-click a method to instrument it, and see the plan."""

import os

from widgets import wait

METHOD = r"load\(int\).*"


def prepare(ide, samples):
	ide.project(os.path.join(samples, "parcel-depot"))


def travel(ide):
	plan = os.path.join(ide.workspace, "parcel-depot", "parcel-depot.probes")
	method = ide.reveal("parcel-depot", "src", r"depot\.storage", r"Shelves\.java", "Shelves", METHOD)
	ide.step("the method")
	ide.context_menu(method, "Sonde", "Instrument")
	wait("the method in the plan's file", lambda: 'methodName="load"' in open(plan).read())
	ide.step("instrumented")
	view = ide.show_view("Overhead Estimates")
	row = ide.probe(view, "Shelves.load(int)")
	assert "operation events" in row, f"the kind that the other probes have is expected, the row says {row}"
	assert "active" in row, f"an active probe is expected, the row says {row}"
	ide.step("the plan")
