/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.net.JarURLConnection;

import picocli.CommandLine.IVersionProvider;

/** The version from this bundle's manifest. */
final class Version implements IVersionProvider {
	@Override
	public String[] getVersion() throws IOException {
		return new String[] { "sonde " + bundleVersion() + ", Java " + Runtime.version() };
	}

	/** Of the jar this class comes from; asking the class path would open all of its jars. */
	private static String bundleVersion() throws IOException {
		return Version.class.getResource("Version.class").openConnection() instanceof JarURLConnection jar
				? jar.getManifest().getMainAttributes().getValue("Bundle-Version") : "(not packaged)";
	}
}
