/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

import org.sonde.common.digits.Digits;
import org.sonde.common.files.AtomicFile;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;

/**
 * Call rates as CSV (RFC 4180, UTF-8, a byte-order mark is tolerated): the header {@code signature,callsPerSecond}, then a line per
 * operation. A signature with commas stands in double quotes. More columns may follow, in which a cell stays empty where nothing is known:
 * {@code traceEntriesPerSecond,nearestProbedCaller}, and behind these {@code meanResponseNanos,gaps}. Lines that start with {@code #} are
 * comments; one in front of the header may be a {@link Recording}, another what recorded the calls: {@code recorded by jfr-timing}.
 */
public final class CallRatesCsv {

	/** Larger files are refused unread. */
	public static final int MAX_BYTES = 32 * 1024 * 1024;

	private static final List<String> HEADER = List.of("signature", "callsPerSecond");
	private static final List<String> LONG_HEADER = List.of("signature", "callsPerSecond", "traceEntriesPerSecond", "nearestProbedCaller");
	private static final List<String> RECORDED_HEADER = List.of("signature", "callsPerSecond", "traceEntriesPerSecond",
			"nearestProbedCaller", "meanResponseNanos", "gaps");
	private static final String RECORDED_BY = "recorded by ";
	private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

	private CallRatesCsv() {
	}

	/** @throws OverheadException naming file and line, if anything in the file is not understood */
	public static CallRates read(Path file) throws OverheadException {
		try (InputStream in = Files.newInputStream(file)) {
			return read(in, file.toString(), file.getFileName().toString());
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, file, IoErrorText.inWords(e));
		}
	}

	/**
	 * @param in read to its end, not closed
	 * @param name what messages and the sources of the rates call the file
	 */
	public static CallRates read(InputStream in, String name) throws OverheadException {
		return read(in, name, name);
	}

	/** @param source what the sources of the rates call the file: reports show them, so no folder of one machine belongs there */
	private static CallRates read(InputStream in, String name, String source) throws OverheadException {
		String text = decode(in, name);
		Map<String, CallRate> rates = new LinkedHashMap<>();
		Map<String, Long> lines = new HashMap<>();
		Optional<Recording> recording = Optional.empty();
		List<RecordingKind> recordedBy = List.of();
		try (CsvReader<CsvRecord> reader = CsvReader.builder().commentStrategy(CommentStrategy.READ)
				.extraFieldStrategy(FieldMismatchStrategy.IGNORE).missingFieldStrategy(FieldMismatchStrategy.IGNORE)
				.ofCsvRecord(text)) {
			int columns = 0;
			for (CsvRecord line : reader) {
				if (line.isComment()) {
					recording = columns == 0 && recording.isEmpty() ? recording(line, name) : recording;
					recordedBy = columns == 0 && recordedBy.isEmpty() ? recordedBy(line) : recordedBy;
					continue;
				}
				if (columns == 0) {
					checkHeader(line, name);
					columns = line.getFieldCount();
					continue;
				}
				String signature = signature(line, columns, name);
				Long before = lines.putIfAbsent(signature, line.getStartingLineNumber());
				if (before != null) {
					throw new OverheadException(OverheadProblem.CALLS_DUPLICATE, name, line.getStartingLineNumber(), signature,
							before);
				}
				rates.put(signature, rate(line, name, new RateSource(source + ", line " + line.getStartingLineNumber(), recordedBy)));
			}
			if (columns == 0) {
				throw new OverheadException(OverheadProblem.CALLS_HEADER, name, 1, "an empty file");
			}
		} catch (CsvParseException e) {
			throw OverheadException.causedBy(e, OverheadProblem.CALLS_LINE, name, "?", e.getMessage());
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, name, IoErrorText.inWords(e));
		}
		return new CallRates(rates, recording);
	}

	private static String decode(InputStream in, String name) throws OverheadException {
		try {
			byte[] bytes = in.readNBytes(MAX_BYTES + 1);
			if (bytes.length > MAX_BYTES) {
				throw new OverheadException(OverheadProblem.TOO_LARGE, name, MAX_BYTES + " bytes");
			}
			String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
			return text.startsWith("\uFEFF") ? text.substring(1) : text;
		} catch (CharacterCodingException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, name, "it is not UTF-8 text");
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, name, IoErrorText.inWords(e));
		}
	}

	private static Optional<Recording> recording(CsvRecord line, String name) throws OverheadException {
		String comment = line.getField(0).strip();
		try {
			return Recording.isClaimedBy(comment) ? Optional.of(Recording.parse(comment)) : Optional.empty();
		} catch (IllegalArgumentException e) {
			throw complaint(name, line, e.getMessage());
		}
	}

	private static List<RecordingKind> recordedBy(CsvRecord line) {
		String comment = line.getField(0).strip();
		try {
			return comment.startsWith(RECORDED_BY) ? RateSource.kinds(comment.substring(RECORDED_BY.length())) : List.of();
		} catch (IllegalArgumentException e) {
			return List.of(); // a comment for people, such as who recorded the calls
		}
	}

	private static void checkHeader(CsvRecord line, String name) throws OverheadException {
		List<String> header = line.getFields().stream().map(String::strip).toList();
		if (!header.equals(HEADER) && !header.equals(LONG_HEADER) && !header.equals(RECORDED_HEADER)) {
			throw new OverheadException(OverheadProblem.CALLS_HEADER, name, line.getStartingLineNumber(),
					String.join(",", line.getFields()));
		}
	}

	private static String signature(CsvRecord line, int columns, String name) throws OverheadException {
		if (line.getFieldCount() != columns) {
			throw complaint(name, line, "expected " + columns + " fields, found " + line.getFieldCount()
					+ ". Put a signature that contains commas in double quotes");
		}
		if (line.getField(0).isBlank()) {
			throw complaint(name, line, "the signature is empty");
		}
		return CallRates.normalise(line.getField(0));
	}

	private static CallRate rate(CsvRecord line, String name, RateSource source) throws OverheadException {
		double calls = number(line, 1, "calls per second", name);
		boolean hasContext = line.getFieldCount() > HEADER.size();
		OptionalDouble entries = hasContext && !line.getField(2).isBlank()
				? OptionalDouble.of(number(line, 2, "trace entries per second", name)) : OptionalDouble.empty();
		if (entries.orElse(0) > calls) {
			throw complaint(name, line, "there are more trace entries per second (" + line.getField(2).strip() + ") than calls per second");
		}
		Optional<String> caller = hasContext && !line.getField(3).isBlank() ? Optional.of(CallRates.normalise(line.getField(3)))
				: Optional.empty();
		boolean hasRecording = line.getFieldCount() > LONG_HEADER.size();
		OptionalDouble response = hasRecording && !line.getField(4).isBlank()
				? OptionalDouble.of(number(line, 4, "mean response time in nanoseconds", name)) : OptionalDouble.empty();
		return new CallRate(calls, source, entries, caller, response, hasRecording ? gaps(line, name) : Optional.empty());
	}

	private static Optional<GapHistogram> gaps(CsvRecord line, String name) throws OverheadException {
		try {
			return Optional.of(GapHistogram.parse(line.getField(5).strip())).filter(gaps -> gaps.total() > 0);
		} catch (IllegalArgumentException e) {
			throw complaint(name, line, e.getMessage());
		}
	}

	private static double number(CsvRecord line, int field, String what, String name) throws OverheadException {
		String text = line.getField(field).strip();
		if (!NUMBER.matcher(text).matches()) {
			throw complaint(name, line, what + " must be a number such as 12.5, found \"" + text + "\"");
		}
		double number = Double.parseDouble(text);
		if (!(number >= 0 && number <= CallRate.MOST_PER_SECOND)) {
			throw complaint(name, line, what + " must be a number from 0 to 10¹⁵, found " + text);
		}
		return number + 0.0; // -0 reads as 0
	}

	private static OverheadException complaint(String name, CsvRecord line, String rule) {
		return new OverheadException(OverheadProblem.CALLS_LINE, name, line.getStartingLineNumber(), rule);
	}

	/**
	 * The whole file, with all columns if it is known how the rates were recorded, else with those that have content; the same rates give
	 * the same text. Of the sources of the rates, only what recorded them is part of the format; of several, that of the first.
	 */
	public static String toCsv(CallRates rates) {
		StringWriter text = new StringWriter();
		try (CsvWriter writer = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
			rates.rates().values().stream().map(rate -> rate.source().keywords()).filter(keywords -> !keywords.isEmpty()).findFirst()
					.ifPresent(keywords -> writer.writeComment(" " + RECORDED_BY + keywords));
			rates.recording().ifPresent(recording -> writer.writeComment(" " + recording));
			List<String> header = header(rates);
			writer.writeRecord(header);
			rates.rates().forEach((signature, rate) -> writer.writeRecord(cells(signature, rate).subList(0, header.size())));
		} catch (IOException e) {
			throw new UncheckedIOException("a StringWriter does not fail", e);
		}
		return text.toString();
	}

	private static List<String> header(CallRates rates) {
		if (rates.recording().isPresent()
				|| rates.rates().values().stream().anyMatch(rate -> rate.meanResponseNanos().isPresent() || rate.gaps().isPresent())) {
			return RECORDED_HEADER;
		}
		return rates.rates().values().stream().anyMatch(CallRate::isRecorded) ? LONG_HEADER : HEADER;
	}

	private static List<String> cells(String signature, CallRate rate) {
		return List.of(signature, Digits.plain(rate.callsPerSecond()), plain(rate.traceEntriesPerSecond()),
				rate.nearestProbedCaller().orElse(""), plain(rate.meanResponseNanos()), rate.gaps().map(GapHistogram::toString).orElse(""));
	}

	private static String plain(OptionalDouble number) {
		return number.isPresent() ? Digits.plain(number.getAsDouble()) : "";
	}

	/**
	 * Replaces the file as a whole or not at all.
	 *
	 * @throws OverheadException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(CallRates rates, Path file) throws OverheadException {
		try {
			AtomicFile.write(file, toCsv(rates).getBytes(StandardCharsets.UTF_8));
		} catch (IOException e) {
			throw OverheadException.unwritten(file, e);
		}
	}
}
