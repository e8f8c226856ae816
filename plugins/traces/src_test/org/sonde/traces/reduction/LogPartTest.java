/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32C;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartException.Reason;
import org.sonde.traces.reconstruction.TraceKey;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.reconstruction.TraceProblem;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.RandomTraces.Trace;
import org.sonde.traces.reduction.RandomTraces.Written;

class LogPartTest {
	private static final LogAnalysis.Options OPTIONS = LogAnalysis.Options.DEFAULT.forParts();
	private static final Tally NONE = new Tally(0, 0);
	private static final int VERSION_AT = Integer.BYTES;

	@Test
	void aTraceIsPutTogetherFromTheLogsOfTwoHosts() throws PartException {
		LogPart first = part("a", (names, host) -> {
			host.execution(names.of("void p.A.call()"), 0, 7, 100, 190, names.of("a"), 0, 0);
			host.execution(names.of("void p.A.call()"), 0, 8, 300, 390, names.of("a"), 0, 0);
		});
		LogPart second = part("b", (names, host) -> {
			host.execution(names.of("void p.B.serve()"), 0, 7, 120, 160, names.of("b"), 1, 1);
			host.execution(names.of("void p.B.serve()"), 0, 9, 520, 560, names.of("b"), 1, 1);
		});
		LogAnalysis all = ofParts(second, first);
		assertThat(all.traces().total()).as("nothing is judged before").isZero();
		assertThat(all.waiting().keySet()).containsExactly(new TraceKey(TraceKind.EXECUTIONS, 7), new TraceKey(TraceKind.EXECUTIONS, 8),
				new TraceKey(TraceKind.EXECUTIONS, 9));
		all.end();

		assertThat(all.traces().valid()).isEqualTo(2);
		assertThat(all.traces().distributed()).isEqualTo(1);
		assertThat(all.traces().problems()).singleElement().hasToString("trace 9 of executions: its start is missing: it is in the log of another "
				+ "host, or had not ended when its log did (eoi 0 of 0 to 1 is missing)");
		assertThat(all.classes().classes()).extracting(TraceClass::traces, TraceClass::totalNanos, TraceClass::calls)
				.containsExactly(tuple(1L, 90L, 1L), tuple(1L, 90L, 2L));
		assertThat(all.counts(NONE).executions()).isEqualTo(Map.of("void p.A.call()", 2L, "void p.B.serve()", 2L));
		assertThat(all.counts(NONE).observedNanos()).as("what both logs cover counts once").isEqualTo(460);
		assertThat(all.hostGraph()).extracting(edge -> edge.caller() + " > " + edge.callee()).containsExactly(" > a", "a > b");
	}

	/** The larger number of the whole log counts, although each part has more of one kind. */
	@Test
	void whatTwoProbesSawInOneLogCountsOnce() throws PartException {
		LogPart executions = part("a", (names, log) -> {
			for (int call = 0; call < 3; call++) {
				log.execution(names.of("void p.A.m()"), 0, call, 10, 20, names.of("a"), 0, 0);
			}
		});
		LogPart events = part("a", (names, log) -> {
			for (int call = 0; call < 2; call++) {
				log.traceMetadata(call, 1, 0, names.of("a"), -1, -1);
				log.event(EventKind.BEFORE, 10, call, 0, names.of("void p.A.m()"), StringPool.NONE);
				log.event(EventKind.AFTER, 19, call, 1, names.of("void p.A.m()"), StringPool.NONE);
			}
		});
		LogAnalysis all = ofParts(executions, events, events);
		all.end();

		assertThat(all.counts(NONE).executions()).as("four events, three executions").isEqualTo(Map.of("void p.A.m()", 4L));
		assertThat(all.counts(NONE).problems()).singleElement().satisfies(problem -> assertThat(problem.file()).isEqualTo(Path.of("a")));
		assertThat(all.traces().reasons()).as("the same events twice").isEqualTo(Map.of(TraceProblem.Reason.METADATA_TWICE, 2L));
	}

	@Test
	void partsOfTracesAndFiguresMakeTheWhole() {
		Seeded.tries(100, in -> {
			LogAnalysis analysis = random(in.random(), in.yes(), false);
			LogPart whole = analysis.whole(NONE);
			if (in.yes()) {
				analysis.takeWindow();
			}
			LogPart settled = analysis.whole(NONE);
			List<LogPart> parts = new ArrayList<>(analysis.waiting().values());
			parts.add(analysis.figures(NONE));
			Collections.shuffle(parts, in.random());

			assertThat(LogPart.sum(parts, OPTIONS)).isEqualTo(settled);
			assertThat(LogPart.sum(List.of(LogPart.sum(List.of(), OPTIONS), settled), OPTIONS)).as("nothing changes nothing").isEqualTo(settled);
			assertThat(LogPart.read(whole.bytes())).isEqualTo(whole);
			assertThat(ended(ofParts(settled))).as("finished traces may be judged before").isEqualTo(ended(ofParts(whole)));
		});
	}

	@Test
	void refusesWhatIsTruncatedOrChanged() throws PartException {
		byte[] bytes = random(new Random(1), true, false).whole(NONE).bytes();
		for (int length = 0; length < bytes.length; length++) {
			assertThat(refused(Arrays.copyOf(bytes, length))).isIn(Reason.DAMAGED, Reason.FOREIGN);
		}
		for (int at = 0; at < bytes.length; at++) {
			byte[] changed = bytes.clone();
			changed[at] ^= (byte) (1 << at % Byte.SIZE);
			assertThat(refused(changed)).isIn(Reason.DAMAGED, Reason.FOREIGN, Reason.NEWER);
		}
		assertThat(refused(Arrays.copyOf(bytes, bytes.length + 1))).isEqualTo(Reason.DAMAGED);
		assertThat(LogPart.read(bytes).bytes()).isEqualTo(bytes);
	}

	@Test
	void saysWhatItCannotRead() throws PartException {
		byte[] bytes = random(new Random(1), false, false).whole(NONE).bytes();
		byte[] newer = bytes.clone();
		newer[VERSION_AT]++;
		assertThat(refused(newer)).isEqualTo(Reason.NEWER);
		assertThat(refused("{\"records\": 1, \"skipped\": 0}".getBytes(StandardCharsets.UTF_8))).isEqualTo(Reason.FOREIGN);
		LogPart byHost = random(new Random(1), false, true).whole(NONE);
		assertThat(catchThrowableOfType(PartException.class, () -> ofParts(byHost)).reason()).isEqualTo(Reason.OTHER_OPTIONS);
		LogAnalysis alone = new LogAnalysis(new StringPool(), new LogProblems(), LogAnalysis.Options.DEFAULT);
		assertThatThrownBy(() -> alone.add(byHost)).isInstanceOf(IllegalStateException.class);
	}

	/** Somebody may have computed the check sum again: then it is refused, or it is a part with results. */
	@Test
	void standsHostileParts() {
		Seeded.tries(3_000, in -> {
			boolean byHost = in.yes();
			byte[] bytes = random(in.random(), in.yes(), byHost).whole(NONE).bytes();
			for (int change = in.between(1, 4); change > 0; change--) {
				int at = in.between(VERSION_AT + 1, bytes.length - Integer.BYTES - 1);
				bytes[at] = in.oneOf((byte) 0, (byte) 1, (byte) 0x7F, (byte) 0xFF, (byte) in.random().nextInt());
			}
			CRC32C sum = new CRC32C();
			sum.update(bytes, 0, bytes.length - Integer.BYTES);
			ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) sum.getValue());
			try {
				LogPart part = LogPart.read(bytes);
				LogAnalysis.Options options = new LogAnalysis.Options(byHost, OPTIONS.limits()).forParts();
				LogAnalysis all = new LogAnalysis(new StringPool(), new LogProblems(), options);
				all.add(part);
				all.end();
				assertThat(ended(all)).isNotEmpty();
			} catch (PartException e) {
				assertThat(e.reason()).isIn(Reason.DAMAGED, Reason.OTHER_OPTIONS);
			}
		});
	}

	/** All that JSON says, but as text. */
	private static String ended(LogAnalysis all) {
		all.end();
		StringBuilder text = new StringBuilder();
		all.operations().forEach(one -> text.append(one.signature()).append(one.calls()).append(one.failures()).append(one.duration().sumNanos())
				.append(one.duration().quantileNanos(0.5)).append(one.self().quantileNanos(0.99)).append(one.callers()).append(one.callees())
				.append(one.hosts()).append(one.series()).append('\n'));
		all.classes().classes().forEach(one -> text.append(one.kind()).append(one.traces()).append(one.durations().quantileNanos(0.9))
				.append(one.nodes()).append('\n'));
		return text.append(all.counts(NONE)).append(all.traces()).append(all.hostGraph()).toString();
	}

	private static Reason refused(byte[] bytes) {
		return catchThrowableOfType(PartException.class, () -> LogPart.read(bytes)).reason();
	}

	private static LogAnalysis ofParts(LogPart... parts) throws PartException {
		LogAnalysis all = new LogAnalysis(new StringPool(), new LogProblems(), OPTIONS);
		for (LogPart part : parts) {
			all.add(part);
		}
		return all;
	}

	/** Records in the log of a host. */
	@FunctionalInterface
	private interface Records {
		void to(StringPool names, LogAnalysis analysis);
	}

	private static LogPart part(String log, Records records) {
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), OPTIONS);
		records.to(names, analysis);
		analysis.endOfLog(Path.of(log));
		return analysis.whole(NONE);
	}

	/** Some traces, of which a record is missing. */
	private static LogAnalysis random(Random random, boolean events, boolean byHost) {
		StringPool names = new StringPool();
		RandomTraces maker = new RandomTraces(random, names, events);
		List<Trace> traces = maker.traces(1 + random.nextInt(20));
		List<Written> records = new ArrayList<>(maker.interleaved(traces, 3));
		records.remove(random.nextInt(records.size()));
		LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), new LogAnalysis.Options(byHost, OPTIONS.limits()).forParts());
		records.forEach(record -> record.to(analysis));
		analysis.endOfLog(Path.of("log"));
		return analysis;
	}
}
