/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.sonde.common.xml.ClosedXmlFactory;

/** XML of strangers: no document types, no entities but XML's own, nothing fetched from anywhere. */
public final class ClosedXml {
	/** A reference, in the group, to an entity that is not one of XML's own; or what is passed over, as nothing is referred to there. */
	private static final Pattern ENTITY = Pattern.compile("(?s)<!--.*?-->|<!\\[CDATA\\[.*?\\]\\]>|<\\?.*?\\?>"
			+ "|(&(?!#|(?:amp|lt|gt|quot|apos);)[^\\s&;<]+;)");

	private ClosedXml() {
	}

	/** Reads the elements. */
	interface Elements {
		/** @param place file and line of the start tag */
		void start(XMLStreamReader xml, String place) throws AgentConfigException, XMLStreamException;
	}

	/** The name of the document's root. */
	static String root(String text) {
		String[] root = { "" };
		try {
			read(text, "", (xml, place) -> {
				root[0] = xml.getLocalName();
				throw new XMLStreamException("the root is enough");
			});
		} catch (AgentConfigException e) {
			return root[0];
		}
		return root[0];
	}

	/** Reads the whole document, element by element. */
	static void read(String text, String file, Elements elements) throws AgentConfigException {
		try {
			XMLStreamReader xml = ClosedXmlFactory.create().createXMLStreamReader(new StringReader(text));
			while (xml.hasNext()) {
				if (xml.next() == XMLStreamReader.START_ELEMENT) {
					elements.start(xml, file + ":" + xml.getLocation().getLineNumber());
				}
			}
			refuseEntities(text, file);
		} catch (XMLStreamException e) {
			Location location = e.getLocation();
			String message = String.valueOf(e.getMessage());
			int start = message.indexOf("Message: ");
			String reason = message.substring(start < 0 ? 0 : start + "Message: ".length()).replace('\n', ' ');
			throw new AgentConfigException(location == null ? file : file + ":" + location.getLineNumber(),
					"not well-formed XML (" + (reason.length() > 200 ? reason.substring(0, 200) + "…" : reason) + "): correct it there", e);
		}
	}

	/** The parser, which reads no document types, drops what it does not know: an entity in an attribute would read as nothing. */
	private static void refuseEntities(String text, String file) throws AgentConfigException {
		Matcher reference = ENTITY.matcher(text);
		while (reference.find()) {
			if (reference.group(1) != null) {
				throw new AgentConfigException(file + ":" + lineAt(text, reference.start()),
						"the entity " + reference.group(1) + " is not read: write out there what it stands for");
			}
		}
	}

	private static long lineAt(String text, int position) {
		return 1 + text.chars().limit(position).filter(c -> c == '\n').count();
	}
}
