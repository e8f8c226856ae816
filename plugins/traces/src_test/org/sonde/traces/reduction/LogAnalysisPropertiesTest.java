/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.operations.CallEdge;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.RandomTraces.Call;
import org.sonde.traces.reduction.RandomTraces.Trace;
import org.sonde.traces.reduction.RandomTraces.Written;

/** Traces at random, written as records, and what must come back; the other side of each comparison is counted on the trees themselves. */
class LogAnalysisPropertiesTest {
	private static final int TRIES = 300;

	/** What is known of an operation: calls, failures, nanoseconds, those without the calls within. */
	private record Expected(long calls, long failures, long nanos, long self) {
		private Expected plus(Expected other) {
			return new Expected(calls + other.calls, failures + other.failures, nanos + other.nanos, self + other.self);
		}
	}

	@Test
	void givesBackTreesCountsAndTimes() {
		Seeded.tries(TRIES, in -> {
			long seed = in.anyLong();
			boolean events = in.yes();
			int threads = in.between(1, 64);
			Random random = new Random(seed);
			StringPool names = new StringPool();
			RandomTraces maker = new RandomTraces(random, names, events);
			List<Trace> traces = maker.traces(1 + random.nextInt(80));
			LogAnalysis analysis = analyse(names, maker.interleaved(traces, threads));

			assertThat(analysis.traces().valid()).isEqualTo(traces.size());
			assertThat(all(analysis.traces())).isEqualTo(traces.size());
			assertClasses(analysis, traces);
			assertOperations(analysis, traces, events);
			assertThat(analysis.operations()).allSatisfy(operation -> assertThat(operation.hosts()).containsExactly("host"));
		});
	}

	@Test
	void doesNotMindTheOrderWithinATrace() {
		Seeded.tries(TRIES, in -> {
			long seed = in.anyLong();
			boolean events = in.yes();
			Random random = new Random(seed);
			StringPool names = new StringPool();
			List<Trace> traces = new RandomTraces(random, names, events).traces(1 + random.nextInt(30));
			List<Written> records = new ArrayList<>();
			traces.forEach(trace -> records.addAll(trace.records()));
			Collections.shuffle(records, random);
			LogAnalysis analysis = analyse(names, records);

			assertThat(analysis.traces().valid()).isEqualTo(traces.size());
			assertThat(all(analysis.traces())).isEqualTo(traces.size());
			assertClasses(analysis, traces);
			assertOperations(analysis, traces, events);
		});
	}

	@Test
	void saysWhichTraceLacksARecord() {
		Seeded.tries(TRIES, in -> {
			long seed = in.anyLong();
			boolean events = in.yes();
			int threads = in.between(1, 64);
			Random random = new Random(seed);
			StringPool names = new StringPool();
			RandomTraces maker = new RandomTraces(random, names, events);
			List<Trace> traces = maker.traces(1 + random.nextInt(40));
			Trace victim = traces.get(random.nextInt(traces.size()));
			int lost = random.nextInt(victim.records().size());
			List<Trace> others = new ArrayList<>(traces);
			others.remove(victim);
			int last = lastExecution(victim.root(), new int[1]);
			victim.records().remove(lost);
			LogAnalysis analysis = analyse(names, maker.interleaved(traces, threads));

			if (!events && lost == last) {
				// Nothing tells that the execution that started last is missing: what is left is a trace, too, or nothing.
				assertThat(analysis.traces().valid()).isEqualTo(traces.size() - (victim.records().isEmpty() ? 1 : 0));
				assertThat(analysis.traces().problems()).isEmpty();
				return;
			}
			assertThat(analysis.traces().valid()).isEqualTo(traces.size() - 1);
			assertThat(all(analysis.traces())).isEqualTo(traces.size());
			assertThat(analysis.traces().problems()).singleElement()
					.satisfies(problem -> assertThat(problem.traceId()).isEqualTo(victim.id()));
			assertClasses(analysis, others);
		});
	}

	@Test
	void countsTheTracesOfEachWindowOnce() {
		Seeded.tries(TRIES, in -> {
			long seed = in.anyLong();
			boolean events = in.yes();
			Random random = new Random(seed);
			StringPool names = new StringPool();
			RandomTraces maker = new RandomTraces(random, names, events);
			List<Trace> traces = maker.traces(1 + random.nextInt(80));
			LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT);
			long inWindows = 0;
			long nanos = 0;
			for (Written record : maker.interleaved(traces, 4)) {
				record.to(analysis);
				if (random.nextInt(10) == 0) {
					for (TraceClass of : analysis.takeWindow().classes()) {
						inWindows += of.traces();
						nanos += of.totalNanos();
					}
				}
			}
			analysis.end();
			for (TraceClass of : analysis.takeWindow().classes()) {
				inWindows += of.traces();
				nanos += of.totalNanos();
			}

			assertThat(inWindows).isEqualTo(traces.size());
			assertThat(nanos).isEqualTo(traces.stream().mapToLong(trace -> trace.root().nanos()).sum());
			assertClasses(analysis, traces);
		});
	}

	@Test
	void knowsTheOperationsOfTracesTooLongToKeep() {
		Seeded.tries(TRIES, in -> {
			long seed = in.anyLong();
			Random random = new Random(seed);
			StringPool names = new StringPool();
			RandomTraces maker = new RandomTraces(random, names, true);
			List<Trace> traces = maker.traces(1 + random.nextInt(30));
			long kept = traces.stream().filter(trace -> trace.root().size() <= 10).count();
			LogAnalysis analysis = analyse(names, maker.interleaved(traces, 1), new TraceLimits(Long.MAX_VALUE, 100, 40));

			assertThat(analysis.traces().valid()).isEqualTo(traces.size());
			assertThat(analysis.classes().unreduced()).isEqualTo(traces.size() - kept);
			assertOperations(analysis, traces, true);
		});
	}

	/** Records that no probe writes: whatever comes, every trace ends up as something, within the limits. */
	@Test
	void standsRecordsAtRandom() {
		Seeded.tries(TRIES, in -> {
			long seed = in.anyLong();
			Random random = new Random(seed);
			StringPool names = new StringPool();
			for (int name = 0; name < 5; name++) {
				names.of("void p.C.m" + name + "()");
			}
			int range = 1 + random.nextInt(12);
			long timeout = random.nextBoolean() ? Long.MAX_VALUE : 1 + random.nextInt(100);
			List<Written> records = new ArrayList<>();
			for (int record = random.nextInt(6_000); record > 0; record--) {
				long id = random.nextInt(8) == 0 ? random.nextLong() : random.nextInt(6) - 1;
				long nanos = random.nextInt(20) == 0 ? random.nextLong() : random.nextInt(200);
				long later = random.nextInt(20) == 0 ? random.nextLong() : nanos + random.nextInt(20);
				int order = random.nextInt(50) == 0 ? random.nextInt() : random.nextInt(range);
				int depth = random.nextInt(50) == 0 ? random.nextInt() : random.nextInt(Math.min(range, 4));
				int operation = random.nextInt(5);
				EventKind kind = EventKind.values()[random.nextInt(EventKind.values().length)];
				switch (random.nextInt(8)) {
					case 0 -> records.add(sink -> sink.traceMetadata(id, nanos, 0, 0, later, order));
					case 1 -> records.add(sink -> sink.joined(id, order, later));
					case 2, 3 -> records.add(sink -> sink.execution(operation, 0, id, nanos, later, depth & 3, order, depth));
					default -> records.add(sink -> sink.event(kind, nanos, id, order, operation, StringPool.NONE));
				}
			}
			LogAnalysis analysis = analyse(names, records, new TraceLimits(timeout, 1 + random.nextInt(20), 4 + random.nextInt(100)));

			TraceCounts counts = analysis.traces();
			assertThat(counts.problems().size() + counts.problemsUnlisted()).isEqualTo(all(counts) - counts.valid());
			assertThat(analysis.classes().classes().stream().mapToLong(TraceClass::traces).sum() + analysis.classes().unreduced())
					.isEqualTo(counts.valid());
			assertThat(analysis.operations()).allSatisfy(operation -> assertThat(operation.duration().count())
					.isLessThanOrEqualTo(operation.calls()));
		});
	}

	private static LogAnalysis analyse(StringPool names, List<Written> records) {
		return analyse(names, records, TraceLimits.DEFAULT);
	}

	private static LogAnalysis analyse(StringPool names, List<Written> records, TraceLimits limits) {
		LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), new LogAnalysis.Options(false, limits));
		records.forEach(record -> record.to(analysis));
		analysis.endOfLog(Path.of("log"));
		analysis.end();
		return analysis;
	}

	/** The place of the execution that started last among the records, which are in the order of ends. */
	private static int lastExecution(Call root, int[] ended) {
		int last = -1;
		for (Call within : root.calls()) {
			last = lastExecution(within, ended);
		}
		int place = ended[0]++;
		return root.calls().isEmpty() ? place : last;
	}

	private static void assertClasses(LogAnalysis analysis, List<Trace> traces) {
		Map<String, Long> counts = new TreeMap<>();
		Map<String, Long> nanos = new TreeMap<>();
		for (Trace trace : traces) {
			String tree = text(trace.root());
			counts.merge(tree, 1L, Long::sum);
			nanos.merge(tree, trace.root().nanos(), Long::sum);
		}
		Map<String, Long> foundCounts = new TreeMap<>();
		Map<String, Long> foundNanos = new TreeMap<>();
		long before = Long.MAX_VALUE;
		for (TraceClass found : analysis.classes().classes()) {
			String tree = unfolded(found.nodes());
			foundCounts.put(tree, found.traces());
			foundNanos.put(tree, found.totalNanos());
			assertKept(found, traces.stream().filter(trace -> text(trace.root()).equals(tree)).toList());
			assertThat(found.totalNanos()).isLessThanOrEqualTo(before);
			before = found.totalNanos();
			double self = 0;
			for (CallNode node : found.nodes()) {
				self += node.selfNanos() * node.calls();
			}
			assertThat(self * found.traces()).isCloseTo(found.totalNanos(), within(1e-3));
		}
		assertThat(foundCounts).isEqualTo(counts);
		assertThat(foundNanos).isEqualTo(nanos);
		assertThat(analysis.classes().unreduced()).isZero();
	}

	private static void assertKept(TraceClass found, List<Trace> traces) {
		List<Long> durations = traces.stream().map(trace -> trace.root().nanos()).sorted().toList();
		assertThat(found.kept()).extracting(KeptTrace::nanos).isSorted().startsWith(durations.getFirst()).endsWith(durations.getLast());
		if (traces.size() <= TraceRank.values().length) {
			assertThat(found.kept()).extracting(KeptTrace::nanos).isEqualTo(durations);
		}
		for (KeptTrace kept : found.kept()) {
			SingleTrace one = kept.trace();
			Trace same = traces.stream().filter(trace -> Long.toString(trace.id()).equals(kept.id())).findFirst().orElseThrow();
			assertThat(one.nanos()).hasValue(same.root().nanos());
			assertThat(unfolded(one.nodes())).isEqualTo(text(same.root()));
			assertThat(one.nodes().stream().mapToDouble(node -> node.calls() * node.meanNanos()).sum()).isCloseTo(nanosOfAll(same.root()),
					within(1e-3));
		}
	}

	private static long nanosOfAll(Call call) {
		return call.nanos() + call.calls().stream().mapToLong(LogAnalysisPropertiesTest::nanosOfAll).sum();
	}

	private static void assertOperations(LogAnalysis analysis, List<Trace> traces, boolean events) {
		Map<String, Expected> expected = new TreeMap<>();
		Map<String, Long> edges = new TreeMap<>();
		traces.forEach(trace -> count(trace.root(), "", expected, edges));
		Map<String, Expected> found = new TreeMap<>();
		for (OperationStatistics operation : analysis.operations()) {
			found.put(operation.signature(),
					new Expected(operation.calls(), operation.failures().orElse(0), operation.duration().sumNanos(),
							operation.self().sumNanos()));
			assertThat(operation.failures().isPresent()).as("only events tell failures").isEqualTo(events);
			assertThat(operation.self().count()).isEqualTo(operation.calls());
			assertThat(operation.series().calls().stream().mapToLong(Long::longValue).sum()).isEqualTo(operation.calls());
			assertThat(operation.callers().stream().mapToLong(CallEdge::calls).sum()).isEqualTo(operation.calls());
		}
		assertThat(found).isEqualTo(expected);
		Map<String, Long> foundEdges = new TreeMap<>();
		analysis.callGraph().forEach(edge -> foundEdges.put(edge.caller() + " > " + edge.callee(), edge.calls()));
		assertThat(foundEdges).isEqualTo(edges);
		Map<String, Long> selfOfEdges = new TreeMap<>();
		analysis.callGraph().forEach(edge -> selfOfEdges.merge(edge.callee(), edge.selfNanos(), Long::sum));
		analysis.operations()
				.forEach(operation -> assertThat(selfOfEdges.get(operation.signature())).isEqualTo(operation.self().sumNanos()));
		assertThat(analysis.hostGraph().stream().mapToLong(CallEdge::calls).sum())
				.isEqualTo(analysis.callGraph().stream().mapToLong(CallEdge::calls).sum());
	}

	private static void count(Call call, String caller, Map<String, Expected> expected, Map<String, Long> edges) {
		long within = call.calls().stream().mapToLong(Call::nanos).sum();
		expected.merge(call.operation(), new Expected(1, call.failed() ? 1 : 0, call.nanos(), call.nanos() - within), Expected::plus);
		edges.merge(caller + " > " + call.operation(), 1L, Long::sum);
		call.calls().forEach(each -> count(each, call.operation(), expected, edges));
	}

	private static String text(Call call) {
		return call.operation() + (call.failed() ? "!" : "") + call.calls().stream().map(LogAnalysisPropertiesTest::text).toList();
	}

	/** The text of the tree that the nodes stand for, with the nodes of several calls written as often. */
	private static String unfolded(List<CallNode> nodes) {
		List<String> trees = trees(nodes, 0, nodes.size(), 1);
		assertThat(trees).hasSize(1);
		return trees.getFirst();
	}

	private static List<String> trees(List<CallNode> nodes, int from, int to, long times) {
		List<String> trees = new ArrayList<>();
		for (int at = from; at < to;) {
			CallNode node = nodes.get(at);
			int end = at + 1;
			while (end < to && nodes.get(end).depth() > node.depth()) {
				end++;
			}
			String tree = node.operation() + (node.failed() ? "!" : "") + trees(nodes, at + 1, end, node.calls());
			trees.addAll(Collections.nCopies((int) (node.calls() / times), tree));
			at = end;
		}
		return trees;
	}

	private static long all(TraceCounts counts) {
		return counts.valid() + counts.invalid() + counts.incomplete() + counts.abandoned();
	}
}
