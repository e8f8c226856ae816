/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Reads the streams that running programs send, each as its bytes come. For one thread at a time. */
public final class LiveReader {
	private final StringPool names;
	private final RecordSink sink;
	private final LogProblems problems;
	private final RecordTypes types;
	private final BoundedNames bounded;
	/** Empty if nothing is stored. */
	private final Optional<Path> store;
	private final StringTable.Room room = new StringTable.Room();
	private final List<Sender> open = new ArrayList<>();
	private int senders;
	private Tally closed = new Tally(0, 0);

	/**
	 * @param names    the names of all logs
	 * @param sink     takes the records
	 * @param problems where to note what was skipped
	 */
	public LiveReader(StringPool names, RecordSink sink, LogProblems problems, RecordTypes types) {
		this(names, sink, problems, types, Optional.empty());
	}

	/**
	 * @param store existing folder in which what each program sends is stored besides, in a folder of its own; where that fails, reading
	 *              fails by an {@link UncheckedIOException}
	 */
	public LiveReader(StringPool names, RecordSink sink, LogProblems problems, RecordTypes types, Optional<Path> store) {
		this.store = store;
		this.names = names;
		this.sink = sink;
		this.problems = problems;
		this.types = types;
		this.bounded = new BoundedNames(names);
	}

	/** @param source names the sender in problems */
	public Sender sender(Path source) {
		Sender sender = new Sender(source);
		open.add(sender);
		return sender;
	}

	/** Returns the tally of all that was read so far. */
	public Tally tally() {
		return open.stream().map(sender -> sender.out.tally()).reduce(closed, Tally::plus);
	}

	/** Something that is done with a copy. */
	private interface Storing {
		void with(SenderCopy copy) throws IOException;
	}

	private static void store(SenderCopy copy, Storing storing) {
		if (copy != null) {
			try {
				storing.with(copy);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}
	}

	private static SenderCopy copyIn(Path folder) {
		try {
			return new SenderCopy(folder);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The data that one program sends. */
	public final class Sender {
		private final ReadBuffer in = new ReadBuffer();
		private final StringTable strings = new StringTable(bounded, types, room, "the stream");
		private final RecordEmitter out = new RecordEmitter(sink, names, problems, senders++);
		private final SenderCopy copy;
		private final SenderStream stream;

		private Sender(Path source) {
			out.from(source);
			out.format(LogFormat.STREAM);
			copy = store.map(folder -> copyIn(folder.resolve(SenderCopy.NAME + senders))).orElse(null);
			stream = new SenderStream(strings, out, copy);
		}

		/** Takes bytes, and hands over the records that are whole. */
		public void take(ByteBuffer bytes) {
			problems.atPlaceOf(out::file, stream::place);
			out.resume();
			while (bytes.hasRemaining()) {
				in.take(bytes);
				stream.decode(in, Decoder.FOREVER);
			}
			store(copy, SenderCopy::flush);
		}

		/** Returns how many records, and texts that they refer to, arrived completely. */
		public long understood() {
			return stream.understood();
		}

		/** Whether it stands between two records; else it has sent none yet, or a part of one. */
		public boolean isBetweenRecords() {
			return stream.understood() > 0 && in.remaining() == 0;
		}

		/** Notes a problem with this sender. */
		public void note(String message) {
			out.note("", message);
		}

		/** No more bytes will come. */
		public void end() {
			problems.atPlaceOf(out::file, stream::place);
			out.resume();
			in.ended = true;
			stream.decode(in, Decoder.FOREVER);
			out.end(out.file());
			store(copy, SenderCopy::close);
			strings.release();
			open.remove(this);
			closed = closed.plus(out.tally());
		}
	}
}
