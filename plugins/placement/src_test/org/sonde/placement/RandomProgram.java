/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

import org.sonde.placement.recording.RecordedProgram;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;

/** Traces of a made-up program, recorded with a probe in every method. */
public final class RandomProgram {
	private static final double NANOS_PER_SECOND = 1e9;

	/** A call with those within. */
	private record Call(int method, List<Call> calls) {
		private int size() {
			return 1 + calls.stream().mapToInt(Call::size).sum();
		}
	}

	/** A record, as the log has it. */
	private record Written(long nanos, int method, long trace, long start, int eoi, int ess) {
	}

	private final Random random;
	private final int methods;
	private final boolean quick;
	private final List<Call> traces = new ArrayList<>();
	private final List<Written> records = new ArrayList<>();
	private long now = 1_000_000_000L;
	private int order;

	/** @param classes different traces, about; some come many times */
	public RandomProgram(long seed, int methods, int classes) {
		this(seed, methods, classes, false);
	}

	/** @param quick whether a call takes less than its probe, so that most gaps of few probes say nothing */
	public RandomProgram(long seed, int methods, int classes, boolean quick) {
		random = new Random(seed);
		this.quick = quick;
		this.methods = methods;
		for (int i = 0; i < classes; i++) {
			Call call = call(random.nextInt(methods), 0);
			int times = 1 + (random.nextInt(3) == 0 ? random.nextInt(20) : 0);
			for (int time = 0; time < times; time++) {
				record(call, traces.size());
				traces.add(call);
				now += (long) Math.exp(random.nextDouble() * 14);
			}
		}
	}

	private Call call(int method, int depth) {
		List<Call> calls = new ArrayList<>();
		for (int i = depth > 3 ? 0 : random.nextInt(4 - Math.min(depth, 2)); i > 0; i--) {
			// A method mostly calls the same others, now and then in a loop.
			Call within = call((method * 7 + random.nextInt(3)) % methods, depth + 1);
			for (int time = random.nextInt(4) == 0 ? 1 + random.nextInt(4) : 1; time > 0; time--) {
				calls.add(within);
			}
		}
		return new Call(method, calls);
	}

	private void record(Call root, long trace) {
		order = 0;
		write(root, trace, 0);
	}

	private void write(Call call, long trace, int depth) {
		int eoi = order++;
		long start = now;
		now += quick ? 20 + random.nextInt(100) : 50 + random.nextInt(2_000);
		call.calls.forEach(within -> write(within, trace, depth + 1));
		now += quick ? 20 + random.nextInt(100) : 50 + (long) Math.exp(random.nextDouble() * 10);
		records.add(new Written(now, call.method, trace, start, eoi, depth));
	}

	/** As a log has it. */
	public static String signature(int method) {
		return "public void p.C.m" + method + "()";
	}

	/** The log, read; gaps and contexts are those among these methods. */
	public LogAnalysis read(BitSet probed) {
		StringPool names = new StringPool();
		List<String> signatures = probed.stream().mapToObj(RandomProgram::signature).toList();
		LogAnalysis analysis = new LogAnalysis(names, new LogProblems(),
				LogAnalysis.Options.DEFAULT.among(signatures::contains).keepingOrder());
		for (Written record : records) {
			analysis.written(record.nanos);
			analysis.execution(names.of(signature(record.method)), 0, record.trace, record.start, record.nanos, 0, record.eoi, record.ess);
		}
		analysis.endOfLog(Path.of("log"));
		analysis.end();
		return analysis;
	}

	/** Every method that was called is a candidate. */
	public RecordedProgram recorded() {
		BitSet all = new BitSet();
		all.set(0, methods);
		LogAnalysis analysis = read(all);
		double seconds = (now - 1_000_000_000L) / NANOS_PER_SECOND;
		return RecordedProgram.of(analysis.operations(), analysis.classes(), analysis.sequence(), "a log",
				operation -> Optional.of(operation.signature()), (OperationStatistics operation) -> operation.calls() / seconds,
				Optional.empty());
	}

	/** Bits per trace: what the probed methods record of each trace written out as text, and the entropy of the texts. */
	public double bits(RecordedProgram program, BitSet probed) {
		List<String> names = probed.stream().mapToObj(candidate -> program.candidates().get(candidate).method()).toList();
		Map<String, Integer> counts = new TreeMap<>();
		traces.forEach(trace -> counts.merge(text(trace, names), 1, Integer::sum));
		double bits = 0;
		for (int count : counts.values()) {
			double share = (double) count / traces.size();
			bits -= share * Math.log(share) / Math.log(2);
		}
		return bits;
	}

	private static String text(Call call, List<String> probed) {
		StringBuilder within = new StringBuilder();
		call.calls.forEach(one -> within.append(text(one, probed)));
		return probed.contains(signature(call.method)) ? call.method + "(" + within + ")" : within.toString();
	}

	/** How many calls there are. */
	public int size() {
		return traces.stream().mapToInt(Call::size).sum();
	}
}
