/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import java.nio.charset.StandardCharsets;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.Content;

/**
 * Reads the lines of a raw file: {@code thread;nanoseconds}, since 2016 followed by {@code ;usedHeapBytes;collections}. No
 * header, no quotes, so the bytes are read as they are; a reader of CSV would make a text of every field, and raw files have
 * millions of lines. Memory does not grow with the file.
 */
final class RawLines {

	/** Takes durations in the order of the file, many at a time. */
	interface Sink {
		/** The first {@code count} of {@code nanos}, all of one thread; the array is used again after the call. */
		void accept(int thread, long[] nanos, int count) throws OverheadException;
	}

	/**
	 * What was read.
	 *
	 * @param columns 2 or 4
	 * @param lines whole lines
	 * @param cut whether a line without an end followed, which was not counted: the file was cut off
	 */
	record Shape(int columns, long lines, boolean cut) {
	}

	private static final int BUFFER = 1 << 18;
	/** No line of a raw file is longer. */
	private static final int MAX_LINE = 200;
	private static final int BATCH = 4096;
	private static final int MAX_THREAD_DIGITS = 9;
	/** Up to 11 days. */
	private static final int MAX_NANO_DIGITS = 15;
	/** The most time of all calls of a file, 116 days. With this limit, no sum over files can overflow. */
	private static final long MAX_TOTAL_NANOS = 10_000_000_000_000_000L;

	private final Content content;
	private final Sink sink;
	private final byte[] buffer = new byte[BUFFER];
	private final long[] batch = new long[BATCH];
	private int batched;
	private int batchThread = -1;
	private int columns;
	private long lines;
	private long total;

	private RawLines(Content content, Sink sink) {
		this.content = content;
		this.sink = sink;
	}

	/**
	 * Reads to the end.
	 *
	 * @param progress hears of the stored bytes that were read; asked whether to go on
	 * @throws OverheadException naming file and line if a line is not one of a raw file
	 */
	static Shape read(Content content, Sink sink, Progress progress) throws OverheadException {
		return new RawLines(content, sink).read(progress);
	}

	/**
	 * The columns of a line, 2 or 4; 0 if it is not a line of a raw file.
	 *
	 * @param line without its end
	 */
	static int columnsOf(String line) {
		return line.matches("\\d{1,9};\\d{1,18}(;\\d+;\\d+)?") ? line.split(";").length : 0;
	}

	private Shape read(Progress progress) throws OverheadException {
		int kept = 0;
		int begin = -1;
		while (true) {
			progress.checkCancelled();
			int read = content.read(buffer, kept, BUFFER - kept);
			progress.worked(content.newlyRead());
			int filled = kept + read;
			int end = endOfLastLine(filled);
			begin = begin < 0 ? afterByteOrderMark(filled) : 0;
			parse(begin, end);
			kept = filled - end;
			if (filled < BUFFER) {
				break;
			}
			if (kept > MAX_LINE) {
				throw complaint(end, filled);
			}
			System.arraycopy(buffer, end, buffer, 0, kept);
		}
		flush();
		return new Shape(columns, lines, kept > 0);
	}

	private int afterByteOrderMark(int filled) {
		return filled > 2 && buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF ? 3 : 0;
	}

	/** Returns where the text after the last line feed begins. */
	private int endOfLastLine(int filled) {
		int end = filled;
		while (end > 0 && buffer[end - 1] != '\n') {
			end--;
		}
		return end;
	}

	/** The lines up to {@code end}, before which stands a line feed: the loops below need not look for the end of the buffer. */
	private void parse(int begin, int end) throws OverheadException {
		byte[] bytes = buffer;
		int at = begin;
		while (at < end) {
			int line = at;
			int thread = 0;
			while (bytes[at] >= '0' && bytes[at] <= '9') {
				thread = thread * 10 + bytes[at++] - '0';
			}
			int threadDigits = at - line;
			int nanosBegin = at + 1;
			long nanos = 0;
			if (bytes[at] == ';') {
				at++;
				while (bytes[at] >= '0' && bytes[at] <= '9') {
					nanos = nanos * 10 + bytes[at++] - '0';
				}
			}
			int nanosDigits = at - nanosBegin;
			int separators = 1;
			boolean strange = false;
			if (bytes[at] == ';') {
				while (bytes[at] != '\n') {
					byte one = bytes[at++];
					separators += one == ';' ? 1 : 0;
					strange |= (one < '0' || one > ';') && one != '-' && one != '\r';
				}
			} else if (bytes[at] == '\r') {
				at++;
			}
			if (lines == 0) {
				columns = separators + 1;
			}
			if (strange || threadDigits == 0 || threadDigits > MAX_THREAD_DIGITS || nanosDigits <= 0 || nanosDigits > MAX_NANO_DIGITS
					|| bytes[at] != '\n' || separators + 1 != columns || (columns & 1) != 0 || columns > 4) {
				throw complaint(line, end);
			}
			at++;
			lines++;
			if (thread != batchThread || batched == BATCH) {
				flush();
				batchThread = thread;
			}
			batch[batched++] = nanos;
		}
	}

	private void flush() throws OverheadException {
		if (batched > 0) {
			for (int i = 0; i < batched; i++) {
				total += batch[i];
			}
			if (total > MAX_TOTAL_NANOS) {
				throw new OverheadException(OverheadProblem.RAW_LINE, content.name(), lines,
						"the durations up to here add up to more than 100 days: they are not nanoseconds");
			}
			sink.accept(batchThread, batch, batched);
			batched = 0;
		}
	}

	/** Returns what is wrong with the line that begins there. */
	private OverheadException complaint(int begin, int end) {
		int lineEnd = begin;
		while (lineEnd < end && buffer[lineEnd] != '\n' && lineEnd - begin < MAX_LINE) {
			lineEnd++;
		}
		String line = new String(buffer, begin, lineEnd - begin, StandardCharsets.ISO_8859_1).strip();
		return new OverheadException(OverheadProblem.RAW_LINE, content.name(), lines + 1, RawLineErrorText.of(line, lines == 0 ? 0
				: columns));
	}
}
