/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * What was checked, as the XML of JUnit's runners that build servers read: a suite for each group, a test case for each thing that must
 * hold.
 */
public final class JUnitXml {
	private final StringWriter text = new StringWriter();
	private final XMLStreamWriter xml;
	private final boolean strict;

	private JUnitXml(boolean strict) throws XMLStreamException {
		this.strict = strict;
		xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
	}

	/**
	 * The file's text.
	 *
	 * @param strict whether what cannot be decided is a failure; else it is skipped
	 */
	public static String text(CheckReport report, boolean strict) {
		try {
			return new JUnitXml(strict).write(report);
		} catch (XMLStreamException e) {
			throw new IllegalStateException("writing to memory failed", e);
		}
	}

	private String write(CheckReport report) throws XMLStreamException {
		xml.writeStartDocument("UTF-8", "1.0");
		xml.writeCharacters("\n");
		start("testsuites", "sonde check", report.results());
		for (CheckResult.Group group : CheckResult.Group.values()) {
			List<CheckResult> results = report.results().stream().filter(result -> result.group() == group).toList();
			if (!results.isEmpty()) {
				suite(group, results);
			}
		}
		xml.writeCharacters("\n");
		xml.writeEndElement();
		xml.writeCharacters("\n");
		xml.writeEndDocument();
		return text.toString();
	}

	private void start(String element, String name, List<CheckResult> results) throws XMLStreamException {
		xml.writeStartElement(element);
		xml.writeAttribute("name", name);
		xml.writeAttribute("tests", Integer.toString(results.size()));
		xml.writeAttribute("failures", Long.toString(results.stream().filter(this::fails).count()));
		xml.writeAttribute("errors", "0");
		if (element.equals("testsuite")) {
			xml.writeAttribute("skipped", Long.toString(results.stream().filter(this::isSkipped).count()));
		}
	}

	private void suite(CheckResult.Group group, List<CheckResult> results) throws XMLStreamException {
		xml.writeCharacters("\n\t");
		start("testsuite", group.title(), results);
		for (CheckResult result : results) {
			xml.writeCharacters("\n\t\t");
			xml.writeStartElement("testcase");
			xml.writeAttribute("classname", group.keyword() + "." + clean(result.subject()));
			xml.writeAttribute("name", clean(result.rule()));
			xml.writeAttribute("time", "0");
			if (fails(result) || isSkipped(result)) {
				obstacle(result);
			}
			xml.writeEndElement();
		}
		xml.writeCharacters("\n\t");
		xml.writeEndElement();
	}

	private void obstacle(CheckResult result) throws XMLStreamException {
		xml.writeCharacters("\n\t\t\t");
		xml.writeStartElement(fails(result) ? "failure" : "skipped");
		xml.writeAttribute("message", clean(result.message()));
		if (fails(result)) {
			xml.writeAttribute("type", result.answer().keyword());
			xml.writeCharacters(clean(details(result)));
		}
		xml.writeEndElement();
		xml.writeCharacters("\n\t\t");
	}

	private boolean fails(CheckResult result) {
		return result.answer() == CheckOutcome.BROKEN || strict && result.answer() == CheckOutcome.CANNOT_BE_DECIDED;
	}

	private boolean isSkipped(CheckResult result) {
		return !strict && result.answer() == CheckOutcome.CANNOT_BE_DECIDED;
	}

	private static String details(CheckResult result) {
		List<String> lines = new ArrayList<>(List.of(result.message()));
		for (Finding finding : result.findings()) {
			lines.add(finding.place().map(place -> place.file() + ":" + place.line() + ": ").orElse("") + finding.message());
		}
		return String.join("\n", lines);
	}

	/** Without what XML 1.0 cannot hold (production 2). */
	private static String clean(String text) {
		return text.codePoints()
				.map(c -> c == '\t' || c == '\n' || c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000 ? c : 0xFFFD)
				.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
	}
}
