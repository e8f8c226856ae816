/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files in a zip archive, which are opened in any order. */
final class ZipMembers {
	private ZipMembers() {
	}

	/** @throws IOException if it is not a zip archive, or its directory is damaged */
	static List<LogFile> of(Path archive) throws IOException {
		try (ZipFile zip = new ZipFile(archive.toFile())) {
			return zip.stream().filter(entry -> !entry.isDirectory() && LogFile.isOfLog(entry.getName()))
					.map(entry -> new LogFile(LogFile.within(archive, entry.getName()), Math.max(entry.getSize(), 0),
							() -> open(archive, entry.getName())))
					.toList();
		} catch (IllegalArgumentException e) {
			throw new IOException("a name in it is damaged", e);
		}
	}

	/** @throws IOException if it cannot be read, or has no such file */
	static InputStream open(Path archive, String name) throws IOException {
		ZipFile zip = new ZipFile(archive.toFile());
		try {
			ZipEntry entry = zip.getEntry(name);
			if (entry == null) {
				throw new IOException("%s is no longer in it".formatted(name));
			}
			return new FilterInputStream(zip.getInputStream(entry)) {
				@Override
				public void close() throws IOException {
					zip.close();
				}
			};
		} catch (IOException | RuntimeException e) {
			zip.close();
			throw e;
		}
	}
}
