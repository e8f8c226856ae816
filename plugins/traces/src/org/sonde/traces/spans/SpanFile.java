/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** A file of spans in JSON, packed by gzip or not: of OpenTelemetry (OTLP, also a request a line), Jaeger, or Zipkin. */
public record SpanFile(Path file) {
	private static final List<String> ENDINGS = List.of(".json", ".jsonl", ".ndjson", ".json.gz", ".jsonl.gz", ".ndjson.gz");
	private static final int MAX_DEPTH = 16;
	/** Within so many bytes, a file says what it is. */
	private static final int BEGINNING = 1 << 16;
	/** Of OTLP, of Jaeger, and of Zipkin: names that no other JSON of ours has. */
	private static final List<String> NAMES = List.of("\"resourceSpans\"", "\"traceID\"", "\"traceId\"");

	/**
	 * Those at a path, by their paths: the file itself, whatever its name, or those in the folder and its folders.
	 *
	 * @throws IOException if a folder cannot be listed
	 */
	public static List<SpanFile> find(Path path) throws IOException {
		if (!Files.isDirectory(path)) {
			return isAt(path) ? List.of(new SpanFile(path)) : List.of();
		}
		try (Stream<Path> files = Files.find(path, MAX_DEPTH, (file, attributes) -> attributes.isRegularFile()
				&& ENDINGS.stream().anyMatch(file.toString().toLowerCase(Locale.ROOT)::endsWith))) {
			return files.filter(SpanFile::isAt).sorted().map(SpanFile::new).toList();
		}
	}

	/** Whether a file begins like one. */
	private static boolean isAt(Path file) {
		if (!Files.isRegularFile(file)) {
			return false;
		}
		try (InputStream in = open(file)) {
			String start = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8).strip();
			return (start.startsWith("{") || start.startsWith("[")) && NAMES.stream().anyMatch(start::contains);
		} catch (IOException e) {
			return false; // whoever reads it next says why
		}
	}

	InputStream open() throws IOException {
		return open(file);
	}

	private static InputStream open(Path file) throws IOException {
		InputStream in = new BufferedInputStream(Files.newInputStream(file));
		try {
			in.mark(2);
			boolean packed = in.read() == 0x1F && in.read() == 0x8B;
			in.reset();
			return packed ? new GZIPInputStream(in) : in;
		} catch (IOException e) {
			in.close();
			throw e;
		}
	}
}
