/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.operations.GapBins;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.operations.ProbeContext;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.RandomTraces.Call;
import org.sonde.traces.reduction.RandomTraces.Trace;
import org.sonde.traces.reduction.RandomTraces.Written;

/** Traces at random, some operations of which are probed; the other side looks through the list of records and the trees. */
class AmongProbesPropertiesTest {
	private static final int TRIES = 300;

	/** A record as the naive side sees it; metadata without an operation. */
	private record Handed(long nanos, long trace, Optional<String> operation, boolean before) {
	}

	/** Writes down what comes. */
	private static final class Notes implements RecordSink {
		private final StringPool names;
		private final List<Handed> all = new ArrayList<>();
		private long now;

		private Notes(StringPool names) {
			this.names = names;
		}

		@Override
		public void written(long nanos) {
			now = nanos;
		}

		@Override
		public void execution(int operation, int session, long traceId, long tin, long tout, int host, int eoi, int ess) {
			all.add(new Handed(now, traceId, Optional.of(names.text(operation)), false));
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			all.add(new Handed(now, traceId, Optional.of(names.text(operation)), kind == EventKind.BEFORE));
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			all.add(new Handed(now, traceId, Optional.empty(), false));
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			throw new UnsupportedOperationException();
		}
	}

	@Test
	void gapsAreThoseThatALookThroughTheListFinds() {
		Seeded.tries(TRIES, in -> {
			long seed = in.anyLong();
			boolean events = in.yes();
			int threads = in.between(1, 8);
			Random random = new Random(seed);
			StringPool names = new StringPool();
			RandomTraces maker = new RandomTraces(random, names, events);
			List<Trace> traces = maker.traces(1 + random.nextInt(60));
			Set<String> probed = probed(random);
			LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT.among(probed::contains));
			Notes notes = new Notes(names);
			long nanos = 1_795_220_315_791_719_799L;
			for (Written record : maker.interleaved(traces, threads)) {
				nanos += (long) Math.pow(2, random.nextDouble(36)) - 40;
				long written = random.nextInt(20) == 0 ? RecordSink.NO_TIME : nanos;
				for (RecordSink sink : List.of(analysis, notes)) {
					sink.written(written);
					record.to(sink);
				}
			}
			analysis.endOfLog(null);
			analysis.end();

			Map<String, String> found = new TreeMap<>();
			Map<String, String> entries = new TreeMap<>();
			for (OperationStatistics operation : analysis.operations()) {
				ProbeContext among = operation.probed();
				if (among.gaps() != null) {
					found.put(operation.signature(), Probed.text(among.gaps()));
				}
				if (among.placed() > 0) {
					entries.put(operation.signature(), Probed.entries(analysis, operation.signature()));
				}
			}
			assertThat(found).isEqualTo(gaps(notes.all, probed));
			assertThat(entries).isEqualTo(entries(traces, probed));
		});
	}

	/** Each operation of RandomTraces at even odds. */
	private static Set<String> probed(Random random) {
		Set<String> probed = new HashSet<>();
		for (int method = 0; method < 4; method++) {
			if (random.nextBoolean()) {
				probed.add("void p.C.m" + method + "()");
			}
		}
		return probed;
	}

	private static Map<String, String> gaps(List<Handed> all, Set<String> probed) {
		List<Handed> timed = all.stream().filter(record -> record.nanos() != RecordSink.NO_TIME).toList();
		Map<String, TreeMap<Integer, long[]>> bins = new TreeMap<>();
		for (int at = 0; at < timed.size(); at++) {
			Optional<String> operation = timed.get(at).operation().or(opener(timed, at)::operation);
			if (isLeftOut(timed, at, probed) || operation.isEmpty() || !probed.contains(operation.get())) {
				continue;
			}
			int before = recordBefore(timed, at, probed);
			if (before >= 0) {
				int bin = bin(timed, before, at);
				long[] counts = bins.computeIfAbsent(operation.get(), none -> new TreeMap<>()).computeIfAbsent(bin, none -> new long[3]);
				counts[0]++;
				counts[1] += at - before - 1;
				int startOfPause = recordBefore(timed, before, probed);
				counts[2] += startOfPause >= 0 && bin(timed, startOfPause, before) >= 52 ? 1 : 0;
			}
		}
		Map<String, String> texts = new TreeMap<>();
		bins.forEach((operation, counts) -> texts.put(operation, String.join(" ", counts.entrySet().stream()
				.map(bin -> Probed.bin(bin.getKey(), bin.getValue())).toList())));
		return texts;
	}

	/** The record before one that is not left out; below 0 if there is none. */
	private static int recordBefore(List<Handed> all, int at, Set<String> probed) {
		int before = at - 1;
		while (before >= 0 && isLeftOut(all, before, probed)) {
			before--;
		}
		return before;
	}

	private static int bin(List<Handed> all, int from, int to) {
		long gap = all.get(to).nanos() - all.get(from).nanos();
		return gap <= 64 ? GapBins.FIRST : Math.min(BigInteger.valueOf(gap).pow(4).bitLength() - 1, GapBins.LAST);
	}

	private static boolean isLeftOut(List<Handed> all, int at, Set<String> probed) {
		Handed record = all.get(at);
		if (record.operation().isPresent()) {
			return !probed.contains(record.operation().get());
		}
		return at + 1 < all.size() && all.get(at + 1).before() && all.get(at + 1).trace() == record.trace()
				&& isLeftOut(all, at + 1, probed);
	}

	/** The first event before an operation that follows a record in its trace. */
	private static Handed opener(List<Handed> all, int at) {
		return all.subList(at, all.size()).stream().filter(later -> later.before() && later.trace() == all.get(at).trace()).findFirst()
				.orElse(new Handed(0, 0, Optional.empty(), false));
	}

	private static Map<String, String> entries(List<Trace> traces, Set<String> probed) {
		Map<String, List<String>> callers = new TreeMap<>();
		traces.forEach(trace -> walk(trace.root(), "", probed, callers));
		Map<String, String> texts = new TreeMap<>();
		callers.forEach((operation, from) -> {
			List<String> others = from.stream().filter(caller -> !caller.isEmpty()).distinct().toList();
			texts.put(operation, from.stream().filter(String::isEmpty).count() + " of " + from.size()
					+ (others.size() == 1 ? " from " + others.getFirst() : ""));
		});
		return texts;
	}

	private static void walk(Call call, String nearest, Set<String> probed, Map<String, List<String>> callers) {
		boolean isProbed = probed.contains(call.operation());
		if (isProbed) {
			callers.computeIfAbsent(call.operation(), none -> new ArrayList<>()).add(nearest);
		}
		call.calls().forEach(within -> walk(within, isProbed ? call.operation() : nearest, probed, callers));
	}
}
