/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Counts the records that probes left in the Kieker logs, text or binary and not compressed, below a folder.
 *
 * @param records without those that Kieker writes of itself
 * @param bytes of the files of records
 */
public record KiekerLogCount(long records, long bytes) {

	private static final int BUFFER = 1 << 16;
	private static final Pattern MAP_ENTRY = Pattern.compile("\\$(\\d{1,9})=(.*)");
	private static final Pattern RECORD = Pattern.compile("\\$(\\d{1,9});");
	/** The second is that of Kieker before 1.3. */
	private static final List<String> MAPS = List.of("kieker.map", "tpmon.map");
	/** A record of Kieker 0.91, which has one class of records and no map. The first of nine fields is the number of the experiment. */
	private static final Pattern RECORD_WITHOUT_CLASS = Pattern.compile("\\d{1,9}(;[^;]*){8}");

	/** @throws IOException if a log cannot be read, or ends in the middle of a record */
	public static KiekerLogCount of(Path folder) throws IOException {
		List<Path> files;
		try (Stream<Path> walk = Files.walk(folder)) {
			files = walk.filter(file -> file.toString().endsWith(".dat") || file.toString().endsWith(".bin")).sorted().toList();
		}
		long records = 0;
		long bytes = 0;
		for (Path file : files) {
			Optional<Path> map = MAPS.stream().map(file::resolveSibling).filter(Files::exists).findFirst();
			Optional<Map<Integer, String>> names = map.isPresent() ? Optional.of(names(map.get())) : Optional.empty();
			records += file.toString().endsWith(".dat") ? lines(file, names) : binary(file, names.orElse(Map.of()));
			bytes += Files.size(file);
		}
		return new KiekerLogCount(records, bytes);
	}

	/** Lines {@code $id=name}. */
	private static Map<Integer, String> names(Path map) throws IOException {
		Map<Integer, String> names = new HashMap<>();
		for (String line : Files.readAllLines(map)) {
			Matcher entry = MAP_ENTRY.matcher(line);
			if (entry.matches()) {
				names.put(Integer.valueOf(entry.group(1)), entry.group(2));
			}
		}
		return names;
	}

	/** @param names of the classes of records by their ids; empty for a log without classes */
	private static long lines(Path file, Optional<Map<Integer, String>> names) throws IOException {
		long records = 0;
		try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				if (names.isEmpty() && RECORD_WITHOUT_CLASS.matcher(line).matches()) {
					records++;
				} else {
					Matcher record = RECORD.matcher(line);
					String name = record.lookingAt() ? names.orElse(Map.of()).get(Integer.valueOf(record.group(1))) : null;
					if (name == null) {
						throw new IOException(file.getFileName() + " has a line of no known record: " + line);
					}
					records += KiekerRecords.isCounted(name) ? 1 : 0;
				}
			}
		}
		return records;
	}

	private static long binary(Path file, Map<Integer, String> names) throws IOException {
		long records = 0;
		try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
			for (long left = Files.size(file); left > 0;) {
				String name = names.get(in.readInt());
				OptionalInt body = name == null ? OptionalInt.empty() : KiekerRecords.bodyBytes(name);
				if (body.isEmpty()) {
					throw new IOException(file.getFileName() + " has a record of the unknown class " + name);
				}
				in.skipNBytes(Long.BYTES + body.getAsInt());
				records += KiekerRecords.isCounted(name) ? 1 : 0;
				left -= Integer.BYTES + Long.BYTES + body.getAsInt();
			}
		} catch (EOFException e) {
			throw new IOException(file.getFileName() + " ends in the middle of a record", e);
		}
		return records;
	}
}
