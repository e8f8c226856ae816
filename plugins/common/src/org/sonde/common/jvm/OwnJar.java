/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.jvm;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/** The location of Sonde's classes, for JVMs that must load them. */
public final class OwnJar {

	private OwnJar() {
	}

	/** The jar or folder of a class, as plain Java and OSGi tell it. */
	public static Path of(Class<?> type) {
		CodeSource source = type.getProtectionDomain().getCodeSource();
		if (source == null || !"file".equals(source.getLocation().getProtocol())) {
			throw new IllegalStateException(type + " must lie in a jar or folder of the file system, found " + source);
		}
		try {
			return Path.of(source.getLocation().toURI());
		} catch (URISyntaxException e) {
			// Equinox does not encode blanks.
			return Path.of(source.getLocation().getPath());
		}
	}
}
