/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The strings that a log refers to by number: {@code kieker.map} with a line {@code $id=text} for each. */
final class StringTable {
	/** The names the file has had; {@code tpmon.map} up to Kieker 1.1. */
	static final List<String> FILE_NAMES = List.of("kieker.map", "tpmon.map");

	/** Bound of the table's memory, in chars of all strings and lines. */
	private static final long MAX_CHARS = 100_000_000;
	/** What an entry takes beside its text, in chars. */
	private static final int ENTRY_OVERHEAD = 64;
	private static final Pattern ENTRY = Pattern.compile("\\$(\\d{1,9})=(.*)");

	private final String name;
	private final Map<Integer, String> strings = new HashMap<>();
	/** The entry that the next lines may continue; null before the first one. */
	private Integer lastId;
	private final StringBuilder lastText = new StringBuilder();

	private StringTable(String name) {
		this.name = name;
	}

	/** The table of a log folder; what can be read of it, the rest being reported. */
	static StringTable of(Path folder, LogProblems problems) {
		for (String name : FILE_NAMES) {
			Path file = folder.resolve(name);
			if (Files.isRegularFile(file)) {
				StringTable table = new StringTable(name);
				table.read(file, problems);
				return table;
			}
		}
		problems.add(folder, "", "the log has no kieker.map, which tells its record types apart; put the file beside the others");
		return new StringTable(FILE_NAMES.getFirst());
	}

	/** The string of this number; empty if there is none. */
	Optional<String> get(int id) {
		return Optional.ofNullable(strings.get(id));
	}

	/** The name of the file, for messages. */
	String name() {
		return name;
	}

	private void read(Path file, LogProblems problems) {
		String place = "";
		try (InputStream in = Files.newInputStream(file)) {
			LineReader lines = new LineReader(in);
			long chars = 0;
			for (LineReader.Line line = lines.next(); line != null; line = lines.next()) {
				place = "line " + lines.number();
				chars += line.text().length() + ENTRY_OVERHEAD;
				if (chars > MAX_CHARS) {
					problems.add(file, place, "the rest of the file is not read, as it is larger than any program's");
					break;
				}
				add(line, file, place, problems);
			}
		} catch (IOException e) {
			problems.add(file, place, LogProblems.unreadable(e));
		}
		finishEntry();
	}

	private void add(LineReader.Line line, Path file, String place, LogProblems problems) {
		if (line.tooLong()) {
			problems.add(file, place, "a string is cut off after %d bytes".formatted(LineReader.MAX_LINE));
		}
		if (line.isGarbled()) {
			problems.add(file, place, "bytes that are not UTF-8 were replaced");
		}
		Matcher entry = ENTRY.matcher(line.text());
		if (entry.matches()) {
			finishEntry();
			lastId = Integer.valueOf(entry.group(1));
			lastText.append(entry.group(2));
			if (strings.containsKey(lastId)) {
				problems.add(file, place, "number %d is given again; the last string is kept".formatted(lastId));
			}
		} else if (lastId != null) {
			lastText.append('\n').append(line.text()); // Kieker does not escape line breaks within a string
		} else if (!line.text().isBlank()) {
			problems.add(file, place, "the line is not of the form $number=text");
		}
	}

	private void finishEntry() {
		if (lastId != null) {
			strings.put(lastId, lastText.toString());
			lastText.setLength(0);
			lastId = null;
		}
	}
}
