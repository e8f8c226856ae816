/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The files a report is put together from, beside this class. */
final class Assets {

	/** Unpacked from its webjar by the build; not in the repository. */
	static final String ECHARTS = "echarts.min.js";

	private Assets() {
	}

	/** A file as text, with {@code \n} at the ends of lines. */
	static String text(String name) {
		try (InputStream in = Assets.class.getResourceAsStream(name)) {
			if (in == null) {
				throw new IllegalStateException(name + " is missing from org.sonde.report"
						+ (name.equals(ECHARTS) ? "; build the bundle with Maven once (./sonde mvn verify), which unpacks it."
								: "."));
			}
			return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
