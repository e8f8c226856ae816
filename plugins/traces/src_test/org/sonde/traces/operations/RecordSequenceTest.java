/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Gaps from the kept order of the records, next to those of a second reading of the same records. */
class RecordSequenceTest {
	private static final int TRIES = 200;
	private static final int OPERATIONS = 5;

	private interface Written {
		void to(RecordSink sink);
	}

	/** Records of one to three logs, read at the same time, of executions and events, some without the time of their hand-over. */
	private static List<Written> records(RandomInput in, StringPool names, int most) {
		IntStream.range(0, OPERATIONS).forEach(operation -> names.of("void p.A.m" + operation + "()"));
		int host = names.of("host");
		int logs = in.between(1, 3);
		long[] now = new long[logs];
		List<Written> records = new ArrayList<>();
		// What ends must have started.
		IntStream.range(0, logs * OPERATIONS).forEach(i -> {
			records.add(sink -> sink.log(i % logs));
			records.add(sink -> sink.event(EventKind.BEFORE, 0, 9, 0, i / logs, StringPool.NONE));
		});
		for (int i = in.between(0, most); i > 0; i--) {
			int log = in.between(0, logs - 1);
			now[log] += in.between(0, 3) == 0 ? in.between(0L, 100_000L) : in.between(0L, 500L);
			long nanos = in.chance(0.05) ? RecordSink.NO_TIME : now[log];
			int operation = in.between(0, OPERATIONS - 1);
			long trace = in.between(0, 3);
			records.add(sink -> sink.log(log));
			if (nanos != RecordSink.NO_TIME) {
				records.add(sink -> sink.written(nanos));
			}
			switch (in.between(0, 5)) {
				case 0 -> records.add(sink -> sink.traceMetadata(trace, 1, 0, host, -1, -1));
				case 1 -> records.add(sink -> sink.logMetadata(host, 0));
				case 2 ->
					records.add(sink -> sink.event(EventKind.values()[(int) (nanos & 7)], nanos, trace, 0, operation, StringPool.NONE));
				case 3 -> records.add(sink -> sink.event(EventKind.BEFORE, nanos, trace, 0, operation, StringPool.NONE));
				default -> records.add(sink -> sink.execution(operation, 0, trace, nanos, nanos, host, 0, 0));
			}
		}
		IntStream.range(0, logs).forEach(log -> {
			records.add(sink -> sink.log(log));
			records.add(sink -> sink.endOfLog(Path.of("log" + log)));
		});
		return records;
	}

	private static Predicate<String> some(RandomInput in) {
		List<String> probed = IntStream.range(0, OPERATIONS).filter(one -> in.yes()).mapToObj(one -> "void p.A.m" + one + "()").toList();
		return probed::contains;
	}

	@Test
	void hasTheGapsOfAnotherReading() {
		Seeded.tries(TRIES, in -> {
			StringPool names = new StringPool();
			compareWithAnotherReading(in, names, records(in, names, 200));
		});
	}

	/**
	 * Of blocks with nothing but executions of one host and log, only the records of probed operations are looked at; others have events or
	 * another host.
	 */
	@Test
	void hasThemInBlocksOfExecutions() {
		Seeded.tries(10, in -> {
			StringPool names = new StringPool();
			List<Written> records = records(in, names, 20);
			int[] hosts = { names.of("one"), names.of("other") };
			records.add(sink -> sink.log(9));
			long now = 0;
			int special = in.between(0, 3);
			for (int i = 0; i < 4 * RecordBlocks.BLOCK + in.between(0, 100); i++) {
				now += in.between(0, 3) == 0 ? in.between(0L, 100_000L) : in.between(0L, 500L);
				long nanos = now;
				int operation = in.between(0, OPERATIONS - 1);
				boolean plain = i / RecordBlocks.BLOCK != special || in.chance(0.99);
				records.add(sink -> sink.written(nanos));
				switch (plain ? 0 : in.between(1, 3)) {
					case 1 -> records.add(sink -> sink.event(EventKind.BEFORE, nanos, 1, 0, operation, StringPool.NONE));
					case 2 -> records.add(sink -> sink.execution(operation, 0, 1, nanos, nanos, hosts[1], 0, 0));
					case 3 -> records.add(sink -> sink.traceMetadata(1, 1, 0, hosts[0], -1, -1));
					default -> records.add(sink -> sink.execution(operation, 0, 1, nanos, nanos, hosts[0], 0, 0));
				}
			}
			records.add(sink -> sink.endOfLog(Path.of("log")));
			compareWithAnotherReading(in, names, records);
		});
	}

	private static void compareWithAnotherReading(RandomInput in, StringPool names, List<Written> records) {
		RecordSequence sequence = new RecordSequence(names);
		Predicate<String> probed = some(in);
		OperationAnalysis again = new OperationAnalysis(names, new LogProblems(), ProbedOperations.of(names, probed));
		records.forEach(record -> {
			record.to(sequence);
			record.to(again);
		});
		assertThat(sequence.isComplete()).isTrue();
		assertSame(again, sequence.gaps(probed));
	}

	/** Records after an execution make the same gaps as executions, and are looked at one by one: blocks of both give the same. */
	@Test
	void blocksOfExecutionsAreLikeOthers() {
		Seeded.tries(10, in -> {
			StringPool names = new StringPool();
			int[] operations = IntStream.range(0, OPERATIONS).map(operation -> names.of("void p.A.m" + operation + "()")).toArray();
			RecordSequence executions = new RecordSequence(names, 4 * RecordBlocks.BLOCK);
			RecordSequence events = new RecordSequence(names, 4 * RecordBlocks.BLOCK);
			long now = 0;
			for (int i = 0; i < 30 * RecordBlocks.BLOCK; i++) {
				now += in.between(0, 3) == 0 ? in.between(0L, 100_000L) : in.between(0L, 500L);
				int operation = operations[in.chance(0.02) ? in.between(2, 4) : in.between(0, 1)];
				executions.written(now);
				executions.execution(operation, 0, 1, now, now, StringPool.NONE, 0, 0);
				events.written(now);
				events.event(EventKind.AFTER, now, 1, 0, operation, StringPool.NONE);
			}
			assertThat(executions.isComplete()).isFalse();
			Predicate<String> probed = some(in);
			Map<String, GapBins> expected = events.gaps(probed);
			Map<String, GapBins> found = executions.gaps(probed);
			assertThat(found.keySet()).isEqualTo(expected.keySet());
			found.forEach((signature, bins) -> assertEqual(bins, expected.get(signature)));
		});
	}

	/** Of executions of one or two logs, each operation has the gaps that it would have among the probed ones and itself. */
	@Test
	void knowsTheGapsOfEachBesideTheProbed() {
		Seeded.tries(TRIES, in -> {
			StringPool names = new StringPool();
			IntStream.range(0, OPERATIONS).forEach(operation -> names.of("void p.A.m" + operation + "()"));
			RecordSequence sequence = new RecordSequence(names);
			long[] now = new long[in.between(1, 2)];
			for (int i = in.between(0, 200); i > 0; i--) {
				int log = in.between(0, now.length - 1);
				now[log] += in.between(0, 3) == 0 ? in.between(0L, 100_000L) : in.between(0L, 500L);
				sequence.log(log);
				sequence.written(now[log]);
				sequence.execution(in.between(0, OPERATIONS - 1), 0, 1, now[log], now[log], 0, 0, 0);
			}
			Predicate<String> probed = some(in);
			Map<String, GapBins> each = sequence.gapsOfEach(probed);
			for (int operation = 0; operation < OPERATIONS; operation++) {
				String signature = "void p.A.m" + operation + "()";
				GapBins expected = sequence.gaps(one -> one.equals(signature) || probed.test(one)).get(signature);
				GapBins found = each.get(signature);
				assertThat(found == null).isEqualTo(expected == null);
				for (int bin = GapBins.FIRST; found != null && bin <= GapBins.LAST; bin++) {
					assertThat(found.count(bin)).isEqualTo(expected.count(bin));
					assertThat(found.leftOut(bin)).isEqualTo(expected.leftOut(bin));
				}
			}
		});
	}

	/** Of ten times as many as fit, blocks are left that are spread over all of them. */
	@Test
	void keepsBlocksOfLongLogs() {
		StringPool names = new StringPool();
		int operation = names.of("void p.A.m()");
		RecordSequence sequence = new RecordSequence(names, 8 * RecordBlocks.BLOCK);
		long records = 80L * RecordBlocks.BLOCK;
		for (long i = 0; i < records; i++) {
			// Gaps grow from 1 to 101 µs.
			sequence.written(1_000 * i + 50_000 * i * i / records);
			sequence.execution(operation, 0, 1, 0, 0, 0, 0, 0);
		}
		GapBins gaps = sequence.gaps(signature -> true).get("void p.A.m()");
		assertThat(sequence.isComplete()).isFalse();
		assertThat(sequence.size()).isBetween(4 * RecordBlocks.BLOCK, 9 * RecordBlocks.BLOCK);
		double below = IntStream.rangeClosed(GapBins.FIRST, GapBins.bin(51_000)).mapToLong(gaps::count).sum();
		assertThat(below / gaps.total()).isCloseTo(0.5, within(0.15));
	}

	/** Rare operations have all of their gaps, however long the log: of executions, and of events with metadata. */
	@Test
	void knowsTheGapsOfRareOperationsInLongLogs() {
		Seeded.tries(10, in -> {
			StringPool names = new StringPool();
			int[] operations = IntStream.range(0, OPERATIONS).map(operation -> names.of("void p.A.m" + operation + "()")).toArray();
			int host = names.of("host");
			boolean events = in.yes();
			RecordSequence sequence = new RecordSequence(names, 2 * RecordBlocks.BLOCK);
			Predicate<String> rare = signature -> signature.contains(".m3(") || signature.contains(".m4(");
			OperationAnalysis again = new OperationAnalysis(names, new LogProblems(), ProbedOperations.of(names, rare));
			long now = 0;
			for (int i = 0; i < 30 * RecordBlocks.BLOCK; i++) {
				now += in.between(0, 3) == 0 ? in.between(0L, 100_000L) : in.between(0L, 500L);
				int operation = operations[in.chance(0.001) ? in.between(3, 4) : in.between(0, 2)];
				long trace = i;
				for (RecordSink sink : List.of(sequence, again)) {
					if (events && i % 50 == 0) {
						sink.written(now);
						sink.traceMetadata(trace, 1, 0, host, -1, -1);
					}
					sink.written(now + 10);
					if (events) {
						sink.event(EventKind.BEFORE, now, trace, 0, operation, StringPool.NONE);
					} else {
						sink.execution(operation, 0, 1, now, now, host, 0, 0);
					}
				}
				now += 20;
			}
			assertThat(sequence.isComplete()).isFalse();
			assertThat(sequence.size()).isLessThanOrEqualTo(3 * RecordBlocks.BLOCK);
			again.endOfLog(Path.of("log"));
			assertSame(again, sequence.gaps(rare));
			for (String one : events ? List.<String>of() : List.of("void p.A.m3()", "void p.A.m4()")) {
				GapBins beside = sequence.gapsOfEach(signature -> false).get(one);
				assertEqual(beside, sequence.gaps(one::equals).get(one));
			}
		});
	}

	/**
	 * Bursts far apart, seen in some blocks: as many records come after a long time as there are bursts. Of events, that is the metadata of
	 * a trace.
	 */
	@Test
	void countsGapsThatAreLongerThanBlocks() {
		double[] found = new double[2];
		double[] expected = new double[2];
		Seeded.tries(200, in -> {
			StringPool names = new StringPool();
			int often = names.of("void p.A.often()");
			int burst = names.of("void p.A.burst()");
			RecordSequence sequence = new RecordSequence(names, 8 * RecordBlocks.BLOCK);
			boolean events = in.yes();
			int length = in.between(600, 1_200);
			int period = in.between(8_000, 20_000);
			int start = in.between(0, period - 1);
			int records = 112 * RecordBlocks.BLOCK;
			for (int i = 0; i < records; i++) {
				int at = (i + start) % period;
				int operation = at < length ? burst : often;
				sequence.written(1_000L * i);
				if (!events) {
					sequence.execution(operation, 0, 1, 0, 0, 0, 0, 0);
				} else if (at == 0) {
					sequence.traceMetadata(i + 1, 1, 0, 0, -1, -1);
				} else {
					sequence.event(EventKind.BEFORE, 0, at == 1 ? i : -i, 0, operation, StringPool.NONE);
				}
			}
			// Sometimes no burst is in any block.
			GapBins gaps = sequence.gaps(signature -> signature.contains("burst")).getOrDefault("void p.A.burst()", new GapBins());
			expected[0] += records / (double) period;
			found[0] += IntStream.rangeClosed(GapBins.bin(1_000_000), GapBins.LAST).mapToLong(gaps::count).sum();
			expected[1] += records * (double) length / period;
			found[1] += gaps.total();
		});
		assertThat(found[0] / expected[0]).isCloseTo(1, within(0.25));
		assertThat(found[1] / expected[1]).isCloseTo(1, within(0.25));
	}

	private static void assertSame(OperationAnalysis again, Map<String, GapBins> gaps) {
		for (OperationStatistics operation : again.statistics()) {
			GapBins expected = operation.probed().gaps();
			GapBins found = gaps.get(operation.signature());
			assertThat(found == null ? 0 : found.total()).isEqualTo(expected == null ? 0 : expected.total());
			if (found != null) {
				assertEqual(found, expected);
			}
		}
	}

	private static void assertEqual(GapBins found, GapBins expected) {
		for (int bin = GapBins.FIRST; bin <= GapBins.LAST; bin++) {
			assertThat(found.count(bin)).isEqualTo(expected.count(bin));
			assertThat(found.leftOut(bin)).isEqualTo(expected.leftOut(bin));
			assertThat(found.afterPause(bin)).isEqualTo(expected.afterPause(bin));
		}
	}
}
