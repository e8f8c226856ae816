/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;

import org.sonde.common.files.CountedStream;
import org.sonde.common.progress.Progress;

/** Reads one log from its first record to its last, file by file, all at once or piece by piece. */
final class LogCursor implements Closeable {
	private final Iterator<LogFile> files;
	private final StringTable strings;
	private final TextFields fields;
	private final RecordEmitter out;
	private final Progress progress;
	private ReadBuffer buffer;
	private Decoder decoder;
	private InputStream stream;

	LogCursor(KiekerLog log, StringTable strings, TextFields fields, RecordEmitter out, Progress progress) {
		this.files = log.files().iterator();
		this.strings = strings;
		this.fields = fields;
		this.out = out;
		this.progress = progress;
	}

	/**
	 * Hands over the records up to the first that was written later than this.
	 *
	 * @return whether there is one; else the log is at its end
	 */
	boolean advance(long untilNanos) {
		while (decoder != null || next()) {
			if (decoder.decode(buffer, untilNanos)) {
				return true;
			}
			if (buffer.ended || decoder.isLost()) {
				close();
			} else {
				fill();
			}
		}
		return false;
	}

	/** When the next record was written, in nanoseconds by the clock of the monitored program. */
	long nextNanos() {
		return decoder.nextNanos();
	}

	/** Returns the place of the last record that was handed over, for people. */
	String place() {
		return decoder == null ? "" : decoder.place();
	}

	@Override
	public void close() {
		decoder = null;
		if (stream != null) {
			try {
				stream.close();
			} catch (IOException e) {
				// it was only read
			}
			stream = null;
		}
	}

	/** Opens the next file that can be. */
	private boolean next() {
		while (files.hasNext()) {
			LogFile file = files.next();
			out.from(file.path());
			try {
				stream = CountedStream.of(file.opener().open(), progress);
				LogContent.Records content = LogContent.records(stream, file.name());
				stream = content.stream();
				buffer = content.isCompressed() ? new ReadBuffer() : new ReadBuffer(file.bytes() + 1);
				out.format(content.format(file.name()));
				decoder = content.isBinary() ? new BinaryDecoder(strings, out) : new TextDecoder(strings, fields, out);
				return true;
			} catch (IOException e) {
				out.note("", LogProblems.unreadable(e));
				close();
			}
		}
		return false;
	}

	private void fill() {
		try {
			buffer.fill(stream);
		} catch (IOException e) {
			out.skip(decoder.place(), LogProblems.unreadable(e));
			close();
		}
	}
}
