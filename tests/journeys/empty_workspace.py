# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""From an empty workspace to measured overhead: the sample with its plan, one more probe, its rate, a run, and a measurement."""

import os
import re

from newcomer import run_and_measure
from widgets import wait

METHOD = r"load\(int\).*"


def prepare(ide, samples):
	ide.welcome = True


def travel(ide):
	plan = os.path.join(ide.workspace, "parcel-depot", "parcel-depot.probes")
	ide.press(ide.widgets, "Open the Sample")
	# Where nothing has the focus, no key works.
	wait("the focus in the Package Explorer", lambda: ide.explorer().has("focused"))
	view = ide.view("Overhead Estimates")
	wait("the first cost per second", lambda: any(re.match("Plan: .*[mµ]s/s", text) for _, text in view.all("label")))
	assert ide.hand.clicks == 1, f"{ide.hand.clicks} clicks to the first cost per second of the sample, where one is enough"
	ide.step("sample")
	ide.select(ide.reveal("parcel-depot", "src", r"depot\.storage", r"Shelves\.java", "Shelves", METHOD))
	ide.hand.key("alt+shift+p")
	wait("the method in the plan", lambda: 'methodName="load"' in open(plan).read())
	# The message has a field of its own, which what is selected does not replace.
	wait("the message", lambda: any(re.match("1 probe added to parcel-depot.probes", text) for _, text in ide.widgets.all("label")))
	ide.step("marked")
	ide.probe(view, "Shelves.load(int)")
	ide.select(view.find("table cell", re.escape("Shelves.load(int)")))
	ide.type_rate(view, "998")
	wait("the rate in the plan", lambda: 'callsPerSecond="998.0"' in open(plan).read())
	ide.step("rate")
	run_and_measure(ide, plan, lambda text: 'callsPerSecond="998.0"' not in text)
