/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.xml;

import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;

/** Creates readers of XML that other people wrote: no document types, no entities but XML's own, nothing fetched from anywhere. */
public final class ClosedXmlFactory {

	private ClosedXmlFactory() {
	}

	/** Creates the JDK's factory, whatever else is on the class path, because others know other properties. */
	public static XMLInputFactory create() {
		XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
		factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
		factory.setProperty(XMLInputFactory.IS_COALESCING, true);
		factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
		return factory;
	}
}
