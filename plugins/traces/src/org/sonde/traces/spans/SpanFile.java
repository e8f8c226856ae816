/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;

/**
 * A file of spans, packed or not, or in a zip archive: of OpenTelemetry (OTLP in JSON, also a request a line; in protobuf, also with the
 * length before each request), Jaeger, or Zipkin.
 */
public record SpanFile(PackedFile packed) {
	/** The names of such files, and how they begin. */
	public static final PackedFile.Kind KIND = new PackedFile.Kind(
			List.of(".json", ".jsonl", ".ndjson", ".pb", ".binpb", ".proto", ".otlp", ".bin"),
			content -> SpanFormat.of(content).isPresent());

	/**
	 * Those at a path, by their paths: the file itself, whatever its name; those in an archive; or in the folder and its folders, those
	 * with usual endings, or of any name if there are none.
	 *
	 * @param problems gets one if files of a folder were left out
	 * @throws IOException if a folder cannot be listed
	 */
	public static List<SpanFile> find(Path path, LogProblems problems) throws IOException {
		return PackedFile.find(path, List.of(KIND), problems).get(KIND).stream().map(SpanFile::new).toList();
	}

	/** The file or the archive. */
	public Path file() {
		return packed.file();
	}

	/** Returns the place, for people. */
	public Path place() {
		return packed.place();
	}
}
