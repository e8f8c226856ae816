/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.part.PartException;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.LogPart;
import org.sonde.traces.spans.SpanSampling;

/** Deals the records of logs out to several readers, who each know a part; and puts the parts together in some order. */
final class LogParts implements RecordSink {
	private final List<LogAnalysis> readers = new ArrayList<>();
	private final List<Integer> read = new ArrayList<>();
	private final IntSupplier next;
	private int log = -1;

	/** @param next the reader of the next record */
	LogParts(StringPool names, LogProblems problems, LogAnalysis.Options options, int readers, IntSupplier next) {
		for (int reader = 0; reader < readers; reader++) {
			this.readers.add(new LogAnalysis(names, reader == 0 ? problems : new LogProblems(), options.forParts()));
			read.add(0);
		}
		this.next = next;
	}

	/** The results of one reader who has all parts. */
	static String json(LogPart all, LogAnalysis.Options options) throws PartException {
		LogAnalysis last = new LogAnalysis(new StringPool(), new LogProblems(), options.forParts());
		last.add(all);
		last.end();
		return json(last, new Tally(0, 0));
	}

	static String json(LogAnalysis analysis, Tally tally) {
		return LogJson.text(LogResults.of(analysis, tally, SpanSampling.NONE));
	}

	/** Two of them at a time, until there is one. */
	static LogPart sum(List<LogPart> parts, LogAnalysis.Options options, Random random) throws PartException {
		List<LogPart> left = new ArrayList<>(parts);
		while (left.size() > 1) {
			LogPart one = left.remove(random.nextInt(left.size()));
			LogPart other = left.remove(random.nextInt(left.size()));
			left.add(LogPart.read(LogPart.sum(List.of(one, other), options).bytes()));
		}
		return left.getFirst();
	}

	/**
	 * What each of them knows.
	 *
	 * @param apart whether each trace that is not judged is a part of its own
	 */
	List<LogPart> parts(boolean apart) {
		List<LogPart> parts = new ArrayList<>();
		for (int reader = 0; reader < readers.size(); reader++) {
			Tally tally = new Tally(read.get(reader), 0);
			if (apart) {
				parts.add(readers.get(reader).figures(tally));
				parts.addAll(readers.get(reader).waiting().values());
			} else {
				parts.add(readers.get(reader).whole(tally));
			}
		}
		return parts;
	}

	/** The traces of events that are finished need not wait. */
	void settle() {
		readers.forEach(LogAnalysis::takeWindow);
	}

	private LogAnalysis next() {
		int reader = next.getAsInt();
		read.set(reader, read.get(reader) + 1);
		readers.get(reader).log(log);
		return readers.get(reader);
	}

	@Override
	public void log(int number) {
		log = number;
	}

	@Override
	public void endOfLog(Path path) {
		readers.forEach(reader -> {
			reader.log(log);
			reader.endOfLog(path);
		});
	}

	@Override
	public void format(LogFormat format) {
		readers.getFirst().format(format);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		next().execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		next().event(kind, timestampNanos, traceId, orderIndex, operation, type);
	}

	@Override
	public void joined(long traceId, int orderIndex, long joinedTraceId) {
		readers.getLast().joined(traceId, orderIndex, joinedTraceId);
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		next().traceMetadata(traceId, threadId, session, host, parentTraceId, parentOrder);
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		next().logMetadata(host, experimentId);
	}
}
