# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""From the welcome page of the product to measured overhead, as a new user goes: mark, estimate, rates, run, measure."""

import os
import re

from widgets import wait

RESULTS = "Kieker on GitHub runners.*"
MOST_CLICKS = 8
"""To the first cost per second."""


def prepare(ide, samples):
	depot = ide.project(os.path.join(samples, "parcel-depot"))
	os.remove(os.path.join(depot, "parcel-depot.probes"))
	ide.welcome = True


def travel(ide):
	plan = os.path.join(ide.workspace, "parcel-depot", "parcel-depot.probes")
	ide.step("welcomed")
	ide.press(ide.widgets, "Open the Sample")
	wait("the focus in the Package Explorer", lambda: ide.explorer().has("focused"))
	ide.select(ide.reveal("parcel-depot", "src", "depot"))
	ide.hand.key("alt+shift+p")
	wait("a plan", lambda: os.path.exists(plan))
	view = ide.view("Overhead Estimates")
	first = wait("a probe", lambda: next((row[0] for row in view.rows() if row[0]), None))
	ide.step("marked")
	ide.choose(view, "Results:", RESULTS)
	wait("costs per call", lambda: any(" ns (" in text or " µs (" in text for row in view.rows() for text in row))
	ide.step("estimated")
	ide.select(view.find("table cell", re.escape(first)))
	ide.type_rate(view, "998")
	wait("the first cost per second", lambda: any(re.match("Plan: .*[mµ]s/s", text) for _, text in view.all("label")))
	assert ide.hand.clicks <= MOST_CLICKS, f"{ide.hand.clicks} clicks to the first cost per second, at most {MOST_CLICKS}"
	ide.step(f"cost per second by {ide.hand.clicks} clicks")

	run_and_measure(ide, plan, lambda text: text.count("callsPerSecond=") > 1)


def run_and_measure(ide, plan, updated):
	"""Runs the sample with its probes, copies the rates, and begins to measure; updated tells of the plan's text whether it has the rates."""
	ide.select(ide.reveal("parcel-depot", "src", "depot", r"Main\.java"))
	ide.hand.key("alt+shift+g", "j")
	log = ide.view("Monitoring Log")
	ide.press(log, "Copy Call Rates into Plan")
	wait("rates of the run in the plan", lambda: updated(open(plan).read()))
	ide.step("run")

	ide.menu("Sonde", "Measure Overhead…")
	dialog = ide.dialog("Measure Overhead")
	dialog.find("radio button", "The whole run.*").click()
	ide.press(dialog, "Measure")
	measured = ide.view("Measured Overhead")
	wait("a JVM that is measured", lambda: any(re.search(": JVM 1 of at most", text) for _, text in measured.all("label")))
	ide.step("measuring")
	# All JVMs would take minutes.
	ide.press(measured, "Cancel")
	wait("the end", lambda: any(text.startswith("Cancelled") for _, text in measured.all("label")))
