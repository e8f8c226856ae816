# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""From a program that nobody planned to monitor to the first estimate of what that costs."""

import os

from widgets import wait

# A new plan names no result set: whose figures are believed is the user's choice.
RESULTS = "Kieker on GitHub runners.*"


def prepare(ide, samples):
	depot = ide.project(os.path.join(samples, "parcel-depot"))
	os.remove(os.path.join(depot, "parcel-depot.probes"))


def travel(ide):
	method = ide.reveal("parcel-depot", "src", "depot", r"Depot\.java", "Depot", r"accept\(Parcel\).*")
	ide.context_menu(method, "Sonde", "Instrument")
	wait("a plan", lambda: os.path.exists(os.path.join(ide.workspace, "parcel-depot", "parcel-depot.probes")))
	ide.step("instrumented")
	view = ide.show_view("Overhead Estimates")
	wait("the probe", lambda: any("Depot.accept(Parcel)" in row[0] for row in view.rows()))
	ide.choose(view, "Results:", RESULTS)
	wait("its cost per call", lambda: any("Depot.accept(Parcel)" in row[0] and any(" ns (" in text or " µs (" in text for text in row) for row in view.rows()))
	ide.step("cost per call")
	# As many calls per second as the plan of the sample has of it.
	ide.select(view.find("table cell", r"Depot\.accept\(Parcel\)"))
	ide.type_rate(view, "998")
	wait("its cost per second", lambda: any(text.startswith("Plan: ") and "ms/s" in text for _, text in view.all("label")))
	ide.step("cost per second")
