# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""Compare two versions of Kieker's monitoring component, and export the report of a plan."""

import os
import re
import shutil
import zipfile

from widgets import wait

PROJECT = "kieker-1.14"
OTHER = "kieker-1.13-sources"
COMPONENT = "Monitoring of Kieker"
# Lines of code of 1.13 and 1.14 by docs/dev/kieker-releases.md. They are counted without the libraries, which the project has not.
LINES = ["8309", "9290"]
TITLE = "Monitoring overhead and maintainability"


def prepare(ide, samples):
	depot = ide.project(os.path.join(samples, "parcel-depot"))
	project = os.path.join(ide.workspace, PROJECT)
	with zipfile.ZipFile(os.path.join(os.environ["SONDE_KIEKER"], "kieker-1.14-sources.jar")) as sources:
		component = [entry for entry in sources.namelist() if entry.startswith("kieker/monitoring/") and entry.endswith(".java")]
		sources.extractall(os.path.join(project, "src"), component)
	shutil.copy(os.path.join(depot, ".classpath"), project)
	shutil.copy(os.path.join(samples, "components", "kieker-monitoring.component"), project)
	with open(os.path.join(depot, ".project")) as file:
		description = file.read()
	with open(os.path.join(project, ".project"), "w") as file:
		file.write(description.replace("<name>parcel-depot</name>", f"<name>{PROJECT}</name>"))


def travel(ide):
	_compare(ide)
	_report(ide)


def _compare(ide):
	ide.context_menu(ide.explorer().find("table cell", PROJECT), "Compare With", "Sonde: Code of…")
	dialog = ide.dialog("Compare Code of Versions")
	# The project's own components are found a moment after the dialog is there.
	ide.choose(dialog, "Component:", COMPONENT)
	dialog.beside("text", "Folder or sources jar:", "radio button").fill(os.path.join(os.environ["SONDE_KIEKER"], OTHER + ".jar"))
	ide.step("what to compare with")
	ide.press(dialog, "Compare")
	ide.closed("Compare Code of Versions")
	view = ide.view("Maintainability Comparison")
	heading = wait("the comparison", lambda: next((text for _, text in view.all("label") if " → " in text), None), 180)
	assert COMPONENT in heading and OTHER in heading, f"the two versions are expected above the figures: {heading}"
	lines = wait("lines of code of both versions", lambda: next((row for row in view.rows() if row[0] == "lines of code"), None))
	assert [re.sub(r"\D", "", figure) for figure in lines[1:3]] == LINES, f"lines of code {LINES} are expected, the table says {lines}"
	ide.step("two versions")


def _report(ide):
	file = os.path.join(ide.folder, "report.html")
	ide.menu("File", "Export…")
	dialog = ide.dialog("Export")
	dialog.find("text", ".*").fill("Report")
	ide.select(dialog.find("table cell", "Report"))
	ide.press(dialog, "Next >")
	dialog = ide.dialog("Export Sonde Report")
	ide.choose(dialog, "Plan:", ".*parcel-depot.probes")
	dialog.beside("text", "File:").fill(file)
	ide.step("what to export")
	ide.press(dialog, "Finish")
	report = wait("the report", lambda: os.path.exists(file) and open(file, encoding="utf-8").read())
	for expected in (TITLE, "parcel-depot.probes", "</html>"):
		assert expected in report, f"'{expected}' is not in {file}"
	assert not re.search(r"(?:src|href)=\"https?://[^\"]*\.(?:js|css|png|svg|woff2?)\"", report), f"{file} loads something from the network"
	ide.closed("Export Sonde Report")
	ide.step("exported")
