# Copyright (c) 2026 The Sonde authors.
# SPDX-License-Identifier: EPL-2.0
"""Run a JUnit test with probes, in a project with a blank in its path, and see what fired."""

import os

from widgets import wait

PROJECT = "web shop"
FILES = {
	".project": """<?xml version="1.0" encoding="UTF-8"?>
<projectDescription>
	<name>web shop</name>
	<buildSpec><buildCommand><name>org.eclipse.jdt.core.javabuilder</name></buildCommand></buildSpec>
	<natures><nature>org.eclipse.jdt.core.javanature</nature></natures>
</projectDescription>
""",
	".classpath": """<?xml version="1.0" encoding="UTF-8"?>
<classpath>
	<classpathentry kind="src" path="src"/>
	<classpathentry kind="con" path="org.eclipse.jdt.launching.JRE_CONTAINER"/>
	<classpathentry kind="con" path="org.eclipse.jdt.junit.JUNIT_CONTAINER/5"/>
	<classpathentry kind="output" path="bin"/>
</classpath>
""",
	"src/shop/Till.java": """package shop;

class Till {
	private int sum;

	void sell(int price) {
		sum += price;
	}

	int sum() {
		return sum;
	}

	void never() {
		sum = 0;
	}
}
""",
	"src/shop/TillTest.java": """package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TillTest {
	@Test
	void sells() {
		Till till = new Till();
		till.sell(3);
		till.sell(4);
		assertEquals(7, till.sum());
	}
}
""",
}


def prepare(ide, samples):
	for name, text in FILES.items():
		path = os.path.join(ide.workspace, PROJECT, name)
		os.makedirs(os.path.dirname(path), exist_ok=True)
		with open(path, "w") as file:
			file.write(text)


def travel(ide):
	plan = os.path.join(ide.workspace, PROJECT, f"{PROJECT}.probes")
	ide.context_menu(ide.reveal(PROJECT, "src", "shop"), "Sonde", "Instrument")
	wait("the plan's file", lambda: os.path.exists(plan) and 'methodName="sell"' in open(plan).read())
	ide.step("planned")
	ide.select(ide.reveal(PROJECT, "src", "shop", r"TillTest\.java", "TillTest"))
	ide.hand.key("alt+shift+g", "t")
	view = ide.view("Monitoring Log")
	wait("the whole log", lambda: view.seen("push button", "Copy Call Rates into Plan") and view.find("push button", "Copy Call Rates into Plan").has("enabled"))
	rows = {row[0]: row[1:3] for row in view.rows()}
	for method, seen in {"Till.sell(int)": ["recorded as planned", "2"], "Till.sum()": ["recorded as planned", "1"],
			"TillTest.sells()": ["recorded as planned", "1"], "Till.never()": ["not called", "0"]}.items():
		assert rows.get(method) == seen, f"{method}: expected {seen}, the rows are {rows}"
	ide.step("what fired")
