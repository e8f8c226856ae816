/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import org.sonde.traces.part.Lowest;
import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.StringPool;

/**
 * Counts what became of the traces, of both kinds, and keeps the problems and links with the lowest ids. A trace of executions without its
 * start has two reasons: only when all logs are known it is clear whether there were several hosts, so that it may be in another log.
 */
final class TraceOutcomes {
	private static final int MAX_LISTED = 1_000;

	private final TraceListener listener;
	private long valid;
	private long distributed;
	private long linked;
	private long lateRecords;
	private long notValid;
	private final Map<Reason, Long> reasons = new EnumMap<>(Reason.class);
	/** By the reason if there is only one host; not in the others. */
	private final Map<Reason, Long> startless = new EnumMap<>(Reason.class);
	private final Lowest<Problem> problems = new Lowest<>(MAX_LISTED, Comparator.comparing((Problem one) -> one.said.kind())
			.thenComparing(one -> one.said.traceId()).thenComparing(one -> one.said.detail()).thenComparing(one -> one.said.reason())
			.thenComparing(one -> one.startless));
	private final Lowest<TraceLink> links = new Lowest<>(MAX_LISTED, Comparator.comparing(TraceLink::kind).thenComparingLong(TraceLink::traceId)
			.thenComparingLong(TraceLink::otherId).thenComparingInt(TraceLink::order));
	/** The host of the first execution; {@link StringPool#NONE} without one. */
	private int firstHost = StringPool.NONE;
	private boolean severalHosts;

	private record Problem(TraceProblem said, boolean startless) {
	}

	TraceOutcomes(TraceListener listener) {
		this.listener = listener;
	}

	/** @param tree null if it was not kept */
	void valid(CallTree tree) {
		valid++;
		listener.valid(tree);
	}

	/** Of one of the valid ones. */
	void distributed() {
		distributed++;
	}

	void problem(TraceKind kind, long traceId, Reason reason, String detail) {
		problem(new Problem(new TraceProblem(kind, traceId, reason, detail), false));
	}

	/** @param reason if there is only one host */
	void withoutStart(TraceKind kind, long traceId, Reason reason, String detail) {
		problem(new Problem(new TraceProblem(kind, traceId, reason, detail), true));
	}

	private void problem(Problem problem) {
		notValid++;
		(problem.startless ? startless : reasons).merge(problem.said.reason(), 1L, Long::sum);
		problems.add(problem);
	}

	/** An execution was on this host. */
	void executionOn(int host) {
		if (host != firstHost && host != StringPool.NONE) {
			severalHosts |= firstHost != StringPool.NONE;
			firstHost = firstHost == StringPool.NONE ? host : firstHost;
		}
	}

	void link(TraceLink link) {
		if (link.kind() == TraceLink.Kind.PARENT) {
			linked++;
		}
		links.add(link);
	}

	/** A record came for a trace that had timed out before. */
	void late() {
		lateRecords++;
	}

	long notValid() {
		return notValid;
	}

	TraceCounts counts() {
		Map<Reason, Long> all = new EnumMap<>(reasons);
		startless.forEach((reason, traces) -> all.merge(severalHosts ? Reason.NO_START : reason, traces, Long::sum));
		long[] ends = new long[TraceProblem.Outcome.values().length];
		all.forEach((reason, traces) -> ends[reason.outcome().ordinal()] += traces);
		List<TraceProblem> listed = problems.list().stream().map(this::decided).toList();
		return new TraceCounts(valid, ends[0], ends[1], ends[2], distributed, linked, lateRecords, all, listed, notValid - listed.size(),
				links.list());
	}

	private TraceProblem decided(Problem problem) {
		TraceProblem said = problem.said;
		return problem.startless && severalHosts ? new TraceProblem(said.kind(), said.traceId(), Reason.NO_START, said.detail()) : said;
	}

	void write(PartOutput out) {
		out.count(valid);
		out.count(distributed);
		out.count(linked);
		out.count(lateRecords);
		// Of several hosts none is the first in the end.
		out.name(severalHosts ? StringPool.NONE : firstHost);
		out.flag(severalHosts);
		for (Reason reason : Reason.values()) {
			out.count(reasons.getOrDefault(reason, 0L));
			out.count(startless.getOrDefault(reason, 0L));
		}
		out.count(problems.size());
		for (Problem problem : problems.list()) {
			out.count(problem.said.kind().ordinal());
			out.number(problem.said.traceId());
			out.count(problem.said.reason().ordinal());
			out.text(problem.said.detail());
			out.flag(problem.startless);
		}
		out.count(links.size());
		for (TraceLink link : links.list()) {
			out.count(link.kind().ordinal());
			out.number(link.traceId());
			out.number(link.otherId());
			out.number(link.order());
		}
	}

	void read(PartInput in) throws PartException {
		valid += in.count();
		distributed += in.count();
		linked += in.count();
		lateRecords += in.count();
		executionOn(in.name());
		severalHosts |= in.flag();
		for (Reason reason : Reason.values()) {
			add(reasons, reason, in.count());
			add(startless, reason, in.count());
		}
		for (int left = in.size(Integer.BYTES); left > 0; left--) {
			problems.add(new Problem(new TraceProblem(in.oneOf(TraceKind.values()), in.number(), in.oneOf(Reason.values()), in.text()),
					in.flag()));
		}
		for (int left = in.size(Integer.BYTES); left > 0; left--) {
			links.add(new TraceLink(in.oneOf(TraceLink.Kind.values()), in.number(), in.number(), in.smallNumber()));
		}
	}

	private void add(Map<Reason, Long> to, Reason reason, long traces) {
		notValid += traces;
		if (traces > 0) {
			to.merge(reason, traces, Long::sum);
		}
	}
}
