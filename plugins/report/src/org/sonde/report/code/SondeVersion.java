/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.jar.Manifest;

/** Which version of Sonde this is, by the manifest of this bundle, in the IDE and on the command line. */
public final class SondeVersion {

	private SondeVersion() {
	}

	/** {@code 0.1.0} with the build's qualifier; {@code (not packaged)} where the classes lie in a folder, as in tests. */
	public static String get() {
		URL own = SondeVersion.class.getResource("SondeVersion.class");
		if (own == null || own.getProtocol().equals("file")) {
			return "(not packaged)";
		}
		try (InputStream in = manifest(own).openStream()) {
			return new Manifest(in).getMainAttributes().getValue("Bundle-Version");
		} catch (IOException | URISyntaxException e) {
			return "(not packaged)";
		}
	}

	/**
	 * Of a jar, the one in it: asking the class path would open all of its jars. A bundle's own class loader finds the bundle's
	 * first.
	 */
	private static URL manifest(URL own) throws IOException, URISyntaxException {
		if (!own.getProtocol().equals("jar")) {
			return SondeVersion.class.getResource("/META-INF/MANIFEST.MF");
		}
		String inJar = own.toString();
		return new URI(inJar.substring(0, inJar.indexOf("!/") + 2) + "META-INF/MANIFEST.MF").toURL();
	}
}
