/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

import org.junit.jupiter.api.Test;
import org.sonde.report.traces.RandomHosts.Record;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.LogPart;
import org.sonde.traces.reduction.TraceClass;

/** The same results, to the byte, whoever reads which records of logs, in which order, and however the parts come together. */
class LogPartsPropertiesTest {
	private static final int TRIES = 200;

	/** Records that are lost make no difference; those that come twice would, because one reader closes a trace before the second comes. */
	@Test
	void partsSayWhatOneReaderSaysWhoReadsAllLogs() {
		Seeded.tries(TRIES, in -> {
			StringPool names = new StringPool();
			RandomHosts maker = new RandomHosts(in.random(), names, in.between(1, 8));
			List<Record> records = maker.lossy(maker.records(in.between(1, 60)), in.oneOf(0.0, 0.01, 0.1));
			LogAnalysis.Options options = new LogAnalysis.Options(in.yes(), TraceLimits.DEFAULT);
			LogAnalysis one = new LogAnalysis(names, new LogProblems(), options);
			maker.give(records, one);
			one.end();
			LogParts readers = dealt(in, maker, names, records, options, TraceLimits.DEFAULT);
			if (in.yes()) {
				readers.settle();
			}

			LogPart all = LogParts.sum(readers.parts(in.yes()), options, in.random());
			assertThat(LogParts.json(all, options)).isEqualTo(LogParts.json(one, new Tally(records.size(), 0)));
		});
	}

	/** Whatever the records say, and in whatever order they come. */
	@Test
	void partsHaveTheSameBytesInAnyOrder() {
		Seeded.tries(TRIES, in -> {
			StringPool names = new StringPool();
			RandomHosts maker = new RandomHosts(in.random(), names, in.between(1, 8));
			List<Record> records = new ArrayList<>(in.yes() ? maker.nonsense(in.between(0, 400))
					: maker.repeated(maker.lossy(maker.records(in.between(1, 40)), in.oneOf(0.0, 0.05)), in.oneOf(0.01, 0.2)));
			TraceLimits limits = in.yes() ? TraceLimits.DEFAULT : TraceLimits.DEFAULT.withMaxTraceNanos(in.between(1L, 10_000_000L));
			LogAnalysis.Options options = new LogAnalysis.Options(in.yes(), limits);
			LogPart one = LogParts.sum(dealt(in, maker, names, records, options, limits).parts(in.yes()), options, in.random());
			Collections.shuffle(records, in.random());
			LogPart other = LogParts.sum(dealt(in, maker, names, records, options, limits).parts(in.yes()), options, in.random());

			assertThat(other).isEqualTo(one);
			assertThat(other.hashCode()).isEqualTo(one.hashCode());
			assertThat(LogParts.json(other, options)).isEqualTo(LogParts.json(one, options));
		});
	}

	/** Traces that wait are given up then, so not all are judged by all of their records; but each record and each trace counts once. */
	@Test
	void nothingIsLostBeyondTheLimits() {
		Seeded.tries(TRIES, in -> {
			StringPool names = new StringPool();
			RandomHosts maker = new RandomHosts(in.random(), names, in.between(1, 8));
			List<Record> records = maker.repeated(maker.records(in.between(1, 60)), 0.05);
			TraceLimits limits = new TraceLimits(Long.MAX_VALUE, in.between(1, 20), in.between(4, 100));
			LogAnalysis.Options options = new LogAnalysis.Options(false, limits);
			LogAnalysis one = new LogAnalysis(names, new LogProblems(), options);
			maker.give(records, one);
			one.end();
			List<LogPart> parts = dealt(in, maker, names, records, options, limits).parts(in.yes());
			LogAnalysis all = new LogAnalysis(new StringPool(), new LogProblems(), options.forParts());
			for (LogPart part : parts) {
				all.add(part);
			}
			all.end();

			assertThat(all.counts(new Tally(0, 0)).executions()).isEqualTo(one.counts(new Tally(0, 0)).executions());
			assertThat(all.counts(new Tally(0, 0)).recordsRead()).isEqualTo(records.size());
			TraceCounts counts = all.traces();
			assertThat(counts.problems().size() + counts.problemsUnlisted()).isEqualTo(counts.total() - counts.valid());
			assertThat(all.classes().classes().stream().mapToLong(TraceClass::traces).sum() + all.classes().unreduced()).isEqualTo(counts.valid());
			assertThat(counts.total()).isGreaterThanOrEqualTo(records.stream().map(Record::trace).distinct().count());
		});
	}

	/** Each has some of the records: in turn, those of some logs, or those of some traces, or any. */
	private static LogParts dealt(RandomInput in, RandomHosts maker, StringPool names, List<Record> records, LogAnalysis.Options options,
			TraceLimits limits) {
		int count = in.between(1, 8);
		Random random = in.random();
		int stretch = Math.max(1, records.size() / count);
		int[] at = new int[1];
		ToIntFunction<Record> reader = in.oneOf(List.<ToIntFunction<Record>> of(record -> Math.min(count - 1, at[0] / stretch),
				Record::host, record -> (int) Long.remainderUnsigned(record.trace(), count), record -> random.nextInt(count)));
		IntSupplier next = () -> reader.applyAsInt(records.get(at[0] - 1)) % count;
		LogParts readers = new LogParts(names, new LogProblems(), new LogAnalysis.Options(options.byHost(), limits), count, next);
		maker.give(records.stream().map(record -> new Record(record.host(), record.trace(), sink -> {
			at[0]++;
			record.to().accept(sink);
		})).toList(), readers);
		return readers;
	}
}
