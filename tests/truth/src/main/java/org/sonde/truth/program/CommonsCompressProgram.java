/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.snappy.FramedSnappyCompressorInputStream;
import org.apache.commons.compress.compressors.snappy.FramedSnappyCompressorOutputStream;

/** Writes and reads a compressed archive in memory with Commons Compress. */
final class CommonsCompressProgram implements Program {

	private static final int FILES = 4;

	private final byte[][] files = new byte[FILES][];

	CommonsCompressProgram() {
		for (int file = 0; file < FILES; file++) {
			files[file] = SampleData.words(100, 9 + file).getBytes(StandardCharsets.UTF_8);
		}
	}

	@Override
	public long unit() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (TarArchiveOutputStream archive = new TarArchiveOutputStream(new FramedSnappyCompressorOutputStream(bytes))) {
			for (int file = 0; file < FILES; file++) {
				TarArchiveEntry entry = new TarArchiveEntry("folder/file" + file + ".txt");
				entry.setSize(files[file].length);
				entry.setModTime(1_700_000_000_000L);
				archive.putArchiveEntry(entry);
				archive.write(files[file]);
				archive.closeArchiveEntry();
			}
		}
		long sum = bytes.size();
		try (TarArchiveInputStream archive = new TarArchiveInputStream(
				new FramedSnappyCompressorInputStream(new ByteArrayInputStream(bytes.toByteArray())))) {
			for (TarArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
				sum = 31 * sum + entry.getName().hashCode() + Arrays.hashCode(archive.readAllBytes());
			}
		}
		return sum;
	}
}
