/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes the index of a p2 repository the same bytes for the same content. p2 writes the time into it, and the capabilities of a unit
 * and its artifacts' properties in the order of hash tables. Run by the build as {@code java Canonical.java REPOSITORY}.
 */
public final class Canonical {
	/** Entries of a zip file can be no older; the value of project.build.outputTimestamp would do as well. */
	private static final long TIME = java.time.Instant.parse("2026-01-01T00:00:00Z").toEpochMilli();

	private Canonical() {
	}

	public static void main(String[] arguments) throws IOException {
		Path repository = Path.of(arguments[0]);
		for (String index : List.of("content", "artifacts")) {
			Path jar = repository.resolve(index + ".jar");
			byte[] sorted;
			try (ZipFile zip = new ZipFile(jar.toFile())) {
				sorted = sorted(new String(zip.getInputStream(zip.getEntry(index + ".xml")).readAllBytes(), StandardCharsets.UTF_8));
			}
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			try (ZipOutputStream out = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
				ZipEntry entry = new ZipEntry(index + ".xml");
				entry.setTimeLocal(java.time.LocalDateTime.ofEpochSecond(TIME / 1000, 0, java.time.ZoneOffset.UTC));
				out.putNextEntry(entry);
				out.write(sorted);
			}
			Files.write(jar, bytes.toByteArray());
		}
	}

	/** The lines of p2's XML, each run of one-line siblings sorted that p2 keeps in a set or map. */
	private static byte[] sorted(String xml) {
		List<String> result = new ArrayList<>();
		List<String> run = new ArrayList<>();
		for (String line : xml.lines().toList()) {
			if (line.contains("name='p2.timestamp'")) {
				line = line.replaceAll("value='\\d+'", "value='" + TIME + "'");
			}
			boolean sortable = line.endsWith("/>") && (line.contains("<property ") || line.contains("<provided "));
			if (!sortable || !run.isEmpty() && indent(line) != indent(run.getFirst())) {
				flush(run, result);
			}
			(sortable ? run : result).add(line);
		}
		flush(run, result);
		return (String.join("\n", result) + "\n").getBytes(StandardCharsets.UTF_8);
	}

	private static void flush(List<String> run, List<String> result) {
		run.sort(null);
		result.addAll(run);
		run.clear();
	}

	private static int indent(String line) {
		return line.length() - line.stripLeading().length();
	}
}
