/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.xml;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What readers of other people's XML must not do. */
class ClosedXmlFactoryTest {

	@TempDir
	private Path folder;

	@Test
	void noFileIsReadForAnEntity() throws Exception {
		Path secret = Files.writeString(folder.resolve("secret"), "the secret");
		assertThat(text("<!DOCTYPE plan [<!ENTITY file SYSTEM \"" + secret.toUri() + "\">]><plan>&file;</plan>")).isEmpty();
	}

	@Test
	void noEntityGrows() {
		assertThat(text("<!DOCTYPE plan [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;\">]><plan>&b;</plan>")).isEmpty();
	}

	@Test
	void textIsInOnePiece() throws XMLStreamException {
		XMLStreamReader xml = ClosedXmlFactory.create().createXMLStreamReader(new StringReader("<plan>a &lt; <![CDATA[b]]></plan>"));
		assertThat(xml.next()).isEqualTo(XMLStreamConstants.START_ELEMENT);
		assertThat(xml.next()).isEqualTo(XMLStreamConstants.CHARACTERS);
		assertThat(xml.getText()).isEqualTo("a < b");
		assertThat(xml.next()).isEqualTo(XMLStreamConstants.END_ELEMENT);
	}

	/** All text of a document; without what the reader refuses. */
	private static String text(String document) {
		StringBuilder text = new StringBuilder();
		try {
			XMLStreamReader xml = ClosedXmlFactory.create().createXMLStreamReader(new StringReader(document));
			while (xml.hasNext()) {
				if (xml.next() == XMLStreamConstants.CHARACTERS) {
					text.append(xml.getText());
				}
			}
		} catch (XMLStreamException refused) {
			return text.toString();
		}
		return text.toString();
	}
}
