/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.Optional;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.sonde.instrumentation.export.FlightRecorder;
import org.sonde.instrumentation.plan.MethodSignature;

/** Reads the filters of method tracing and timing from settings of the Flight Recorder. */
final class FlightSettingsReader {
	private String event = "";

	private FlightSettingsReader() {
	}

	static void read(String text, String file, ImportDraft draft) throws AgentConfigException {
		FlightSettingsReader reader = new FlightSettingsReader();
		ClosedXml.read(text, file, (xml, place) -> reader.start(xml, place, draft));
	}

	private void start(XMLStreamReader xml, String place, ImportDraft draft) throws XMLStreamException {
		String name = String.valueOf(xml.getAttributeValue(null, "name"));
		switch (xml.getLocalName()) {
			case "event" -> event = name;
			case "setting" -> {
				if (name.equals(FlightRecorder.FILTER) && (event.equals(FlightRecorder.TRACE) || event.equals(FlightRecorder.TIMING))) {
					for (String entry : xml.getElementText().split(";")) {
						entry(entry.strip(), place, draft);
					}
				}
			}
			default -> {
				// of other events
			}
		}
	}

	private static void entry(String entry, String place, ImportDraft draft) {
		String[] parts = entry.split("::", -1);
		if (entry.isEmpty()) {
			return;
		}
		if (entry.startsWith("@") || parts.length > 2 || parts[0].isEmpty() || parts[parts.length - 1].isEmpty()) {
			draft.leftOut(place, entry, entry.startsWith("@") ? "it selects by an annotation" : "expected a method such as p.A::m");
		} else if (parts.length == 1) {
			draft.pattern("* " + entry + ".*(..)", place, entry, "it takes all methods of the type");
			draft.pattern(entry + ".new(..)", place, entry, "it takes all constructors of the type");
		} else if (draft.classes().type(parts[0]).isPresent()) {
			draft.methods(FlightRecorder.sameName(parts[0], parts[1], draft.classes()), place, entry);
		} else if (parts[1].equals(MethodSignature.CONSTRUCTOR_NAME)) {
			draft.pattern(parts[0] + ".new(..)", place, entry, "the filter takes all constructors");
		} else {
			NameListReader.named(parts[0], parts[1], Optional.empty(), "", place, entry, draft);
		}
	}
}
