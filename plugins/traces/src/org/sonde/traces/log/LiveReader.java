/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.sonde.traces.record.Names;
import org.sonde.traces.record.RecordSink;

/** Reads the streams that running programs send, each as its bytes come. For one thread at a time. */
public final class LiveReader {
	private final Names names;
	private final RecordSink sink;
	private final LogProblems problems;
	private final RecordTypes types;
	private final BoundedNames bounded;
	private final StringTable.Room room = new StringTable.Room();
	private final List<Sender> open = new ArrayList<>();
	private int senders;
	private Tally closed = new Tally(0, 0);

	/**
	 * @param names    the names of all logs
	 * @param sink     takes the records
	 * @param problems where to note what was skipped
	 */
	public LiveReader(Names names, RecordSink sink, LogProblems problems, RecordTypes types) {
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

	/** Of all that was read so far. */
	public Tally tally() {
		return open.stream().map(sender -> sender.out.tally()).reduce(closed, Tally::plus);
	}

	/** What one program sends. */
	public final class Sender {
		private final Window in = new Window();
		private final StringTable strings = new StringTable(bounded, types, room, "the stream");
		private final Output out = new Output(sink, names, problems, senders++);
		private final SenderStream stream = new SenderStream(strings, out);

		private Sender(Path source) {
			out.from(source);
		}

		/** Takes bytes, and hands over the records that are whole. */
		public void take(ByteBuffer bytes) {
			problems.atPlaceOf(out::file, stream::place);
			out.resume();
			while (bytes.hasRemaining()) {
				in.take(bytes);
				stream.decode(in, Decoder.FOREVER);
			}
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
			strings.release();
			open.remove(this);
			closed = closed.plus(out.tally());
		}
	}
}
