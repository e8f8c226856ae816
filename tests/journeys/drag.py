# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""Drag a method with the mouse into the view of the estimates, which instruments it."""

import os

from widgets import wait

METHOD = r"load\(int\).*"


def prepare(ide, samples):
	ide.project(os.path.join(samples, "parcel-depot"))


def travel(ide):
	project = os.path.join(ide.workspace, "parcel-depot")
	source = os.path.join(project, "src", "depot", "storage", "Shelves.java")
	before = open(source).read()
	method = ide.reveal("parcel-depot", "src", r"depot\.storage", r"Shelves\.java", "Shelves", METHOD)
	ide.select(method)
	view = ide.show_view("Overhead Estimates")
	view.find("label", ".*18 probes.*")
	method.drag_to(view.find("table", ".*"))
	wait("the method in the plan's file", lambda: 'methodName="load"' in open(os.path.join(project, "parcel-depot.probes")).read())
	view.find("label", ".*19 probes.*")
	ide.widgets.find("label", r"1 probe added to parcel-depot\.probes\.")
	ide.probe(view, "Shelves.load(int)")
	assert open(source).read() == before, f"{source} is expected to be left as it was"
	ide.step("dropped")
