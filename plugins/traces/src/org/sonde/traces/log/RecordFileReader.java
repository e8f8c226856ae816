/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads one file of records. */
final class RecordFileReader {
	private final Path file;
	private final StringTable strings;
	private final RecordDecoder decoder;
	private final Consumer<LogRecord> records;
	private final LogProblems problems;
	private long read;
	private long skipped;

	RecordFileReader(Path file, StringTable strings, RecordDecoder decoder, Consumer<LogRecord> records, LogProblems problems) {
		this.file = file;
		this.strings = strings;
		this.decoder = decoder;
		this.records = records;
		this.problems = problems;
	}

	/** Reads from the first record to the last, or as far as the file can be read. */
	KiekerLog.Tally read() {
		RecordFile kind = RecordFile.of(file);
		try (InputStream in = kind.open(file)) {
			if (kind.isBinary(in)) {
				readBinary(in);
			} else {
				readText(in);
			}
		} catch (IOException e) {
			problems.add(file, "", LogProblems.unreadable(e));
		}
		return new KiekerLog.Tally(read, skipped);
	}

	private void readText(InputStream in) {
		LineReader lines = new LineReader(in);
		try {
			for (LineReader.Line line = lines.next(); line != null; line = lines.next()) {
				if (!line.text().isBlank()) {
					readLine(line, "line " + lines.number());
				}
			}
		} catch (IOException e) {
			skip("line " + lines.number(), LogProblems.unreadable(e));
		}
	}

	private void readLine(LineReader.Line line, String place) {
		if (line.tooLong()) {
			skip(place, "skipped a line of more than %d bytes".formatted(LineReader.MAX_LINE));
			return;
		}
		if (line.isGarbled()) {
			problems.add(file, place, "bytes that are not UTF-8 were replaced");
		}
		if (line.text().charAt(0) != '$') {
			skip(place, "skipped a line that does not start with $; is it the rest of a text with a line break?");
			return;
		}
		TextFields fields = new TextFields(line.text(), 1);
		int classId;
		try {
			classId = fields.intNumber();
			fields.longNumber(); // when it was written; nothing needs it
		} catch (IllegalArgumentException e) {
			skip(place, "skipped a line that does not start with $, the number of a record class, and a time");
			return;
		}
		Optional<String> className = strings.get(classId);
		Optional<RecordType> type = className.flatMap(RecordType::of);
		if (type.isPresent()) {
			readRecord(type.get(), fields, place);
		} else {
			skip(place, "skipped: " + unknown(classId, className));
		}
	}

	private void readBinary(InputStream in) {
		DataInputStream data = new DataInputStream(in);
		long offset = 0;
		try {
			while (true) {
				int first = data.read();
				if (first < 0) {
					return;
				}
				int classId = first << 24 | data.readUnsignedByte() << 16 | data.readUnsignedShort();
				Optional<String> className = strings.get(classId);
				Optional<RecordType> type = className.flatMap(RecordType::of);
				if (type.isEmpty()) {
					skip("byte " + offset, "skipped the rest of the file, as the length of the record is not known either: "
							+ unknown(classId, className));
					return;
				}
				data.readLong(); // when it was written; nothing needs it
				byte[] fields = new byte[type.get().binaryLength()];
				data.readFully(fields);
				readRecord(type.get(), new BinaryFields(fields, strings), "byte " + offset);
				offset += Integer.BYTES + Long.BYTES + fields.length;
			}
		} catch (EOFException e) {
			skip("byte " + offset, "skipped the last record: " + LogProblems.unreadable(e));
		} catch (IOException e) {
			skip("byte " + offset, LogProblems.unreadable(e));
		}
	}

	private void readRecord(RecordType type, FieldReader fields, String place) {
		try {
			records.accept(decoder.decode(type, fields));
			read++;
		} catch (IllegalArgumentException e) {
			String simpleName = type.className().substring(type.className().lastIndexOf('.') + 1);
			skip(place, "skipped %s: %s".formatted(simpleName, e.getMessage()));
		}
	}

	private String unknown(int classId, Optional<String> className) {
		return className.map("the record class %s is not known"::formatted)
				.orElseGet(() -> "the record class of number %d is not in %s".formatted(classId, strings.name()));
	}

	private void skip(String place, String message) {
		skipped++;
		problems.add(file, place, message);
	}
}
