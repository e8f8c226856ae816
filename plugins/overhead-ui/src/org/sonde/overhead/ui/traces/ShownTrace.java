/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.ArrayList;
import java.util.List;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.RecordedTime;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.KeptTrace;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.reduction.TraceRank;

/**
 * What users can choose to see of traces.
 *
 * @param label for the choice
 * @param drawn how it is saved as a picture
 * @param trace takes its time; empty of the mean of a class
 */
record ShownTrace(String label, DrawnTrace drawn, Optional<Supplier<SingleTrace>> trace) {
	/**
	 * What there is to see of a class, first its mean; of a single trace the mean is the trace itself.
	 *
	 * @param number of the class, from 1
	 */
	static List<ShownTrace> of(int number, TraceClass traces) {
		List<ShownTrace> kept = traces.ranked().entrySet().stream().map(one -> of(number, one, traces.traces() == 1)).toList();
		if (traces.traces() == 1 && !kept.isEmpty()) {
			return kept;
		}
		String mean = traces.traces() == 1 ? Messages.ShownTrace_only : Plural.bind(Messages.ShownTrace_meanOf, traces.traces());
		List<ShownTrace> all = new ArrayList<>(List.of(new ShownTrace(mean, new DrawnTrace.Mean(number), Optional.empty())));
		all.addAll(kept);
		return List.copyOf(all);
	}

	private static ShownTrace of(int number, Entry<TraceRank, KeptTrace> ranked, boolean only) {
		KeptTrace trace = ranked.getValue();
		String facts = NLS.bind(Messages.ShownTrace_ofClass,
				new Object[] { only ? Messages.ShownTrace_only : name(ranked.getKey()), DurationFormat.text(trace.nanos()), trace.id() });
		return new ShownTrace(trace.idHasTime() ? facts : withTime(facts, trace.startNanos()),
				new DrawnTrace.Ranked(number, ranked.getKey()), Optional.of(trace::trace));
	}

	private static String name(TraceRank rank) {
		return switch (rank) {
			case FASTEST -> Messages.ShownTrace_fastest;
			case MEDIAN -> Messages.ShownTrace_median;
			case P90 -> Messages.ShownTrace_p90;
			case P99 -> Messages.ShownTrace_p99;
			case SLOWEST -> Messages.ShownTrace_slowest;
		};
	}

	/** Returns the trace of any class. */
	static ShownTrace of(SingleTrace trace) {
		String facts = NLS.bind(Messages.ShownTrace_trace, trace.id(),
				trace.nanos().isEmpty() ? Messages.ShownTrace_unknown : DurationFormat.text(trace.nanos().getAsLong()));
		return new ShownTrace(trace.idHasTime() ? facts : withTime(facts, trace.startNanos()), new DrawnTrace.Single(Optional.of(trace)),
				Optional.of(() -> trace));
	}

	/** The heading above it. */
	static String title(SingleTrace trace) {
		return Plural.bind(Messages.ShownTrace_title, trace.nodes().stream().mapToLong(CallNode::calls).sum());
	}

	private static String withTime(String facts, long startNanos) {
		return RecordedTime.text(startNanos).map(time -> NLS.bind(Messages.ShownTrace_atTime, facts, time)).orElse(facts);
	}
}
