/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.cost;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbePrices;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.recording.Candidate;
import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.recording.Contexts;
import org.sonde.placement.recording.RecordedGaps;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.traces.operations.GapBins;
import org.sonde.traces.operations.RecordSequence;

/**
 * What sets of probes cost by the estimate's model, each in its context: which of them call which others, and the gaps between the records
 * that they alone make. Costs are time of application threads in milliseconds per second. For one thread at a time.
 */
public final class SetCosts {
	private final RecordedProgram program;
	private final CostModel model;
	private final int threads;
	private final ProbePrices prices;
	private final ProbeKind kind;
	private final boolean upperEnd;
	private final Contexts contexts;

	/**
	 * @param threads  of the application
	 * @param upperEnd whether a cost is the upper end of its estimate interval; else its value
	 */
	public SetCosts(RecordedProgram program, CostModel model, int threads, ProbeKind kind, boolean upperEnd) {
		this.program = program;
		this.model = model;
		this.threads = threads;
		prices = new ProbePrices(model, threads);
		this.kind = kind;
		this.upperEnd = upperEnd;
		contexts = new Contexts(program.forest(), program.candidates().size());
	}

	/** Returns the estimate of a set, with its probes in the order of the candidates. */
	public PlanEstimate estimate(BitSet probed) {
		return PlanEstimate.of(model, loads(probed, probed, gaps(probed), false), threads);
	}

	/** The same as one number; infinite if the cost is not known. */
	public double of(BitSet probed) {
		return probed.isEmpty() ? 0 : end(estimate(probed).total().millisPerSecond());
	}

	/** About what each candidate costs in the set, or would cost if it was added. */
	public double[] ofEach(BitSet probed) {
		Map<String, GapBins> gaps = program.sequence().map(sequence -> sequence.gapsOfEach(isProbed(probed))).orElse(Map.of());
		List<ProbeLoad> loads = loads(CandidateSets.all(program.candidates().size()), probed, gaps, false);
		double records = probed.stream().mapToObj(loads::get).mapToDouble(prices::recordsPerSecond).sum();
		return prices.millisPerSecond(loads, place -> probed.get(place) ? records : records + prices.recordsPerSecond(loads.get(place)))
				.stream()
				.mapToDouble(this::end).toArray();
	}

	/** Returns the cost of each probe of the set, and 0 for candidates without a probe. */
	public double[] ofMembers(BitSet probed) {
		List<ProbeLoad> loads = loads(probed, probed, gaps(probed), false);
		double[] members = new double[program.candidates().size()];
		int[] places = probed.stream().toArray();
		List<Estimate> each = costs(loads);
		for (int at = 0; at < places.length; at++) {
			members[places[at]] = end(each.get(at));
		}
		return members;
	}

	/**
	 * What each candidate costs at least, whatever set of the possible ones it is in: the value where all of these have probes. Then no
	 * record has a longer gap before it, so none finds the writer asleep more rarely, and none opens a trace more rarely. Its longest gap
	 * does not count, because its first record may be the first of all. Without gaps it matters who calls it, so it is the least with and
	 * without callers. At the upper end it is that times the least ratio of upper end to value.
	 *
	 * @return by candidate; 0 for those that are not possible
	 */
	public double[] atLeast(BitSet possible) {
		List<ProbeLoad> loads = loads(possible, possible, gaps(possible), true).stream().map(this::withoutLongest).toList();
		List<Estimate> nested = costs(loads);
		List<Estimate> outermost = prices.isByGaps(kind) ? nested : costs(loads.stream().map(SetCosts::withoutCaller).toList());
		// In a smaller set the gaps may say too little. Then the rate of all records decides, and a lower one wakes the writer more often.
		List<Estimate> byRate = costs(loads.stream().map(load -> with(load, load.callRate().orElseThrow().withoutGaps())).toList());
		double ratio = upperEnd ? Stream.of(nested, outermost, byRate).flatMap(List::stream).mapToDouble(SetCosts::ratio).min().orElse(1)
				: 1;
		double[] atLeast = new double[program.candidates().size()];
		int[] places = possible.stream().toArray();
		for (int at = 0; at < places.length; at++) {
			atLeast[places[at]] = ratio * Math.min(value(byRate.get(at)), Math.min(value(nested.get(at)), value(outermost.get(at))));
		}
		return atLeast;
	}

	private List<Estimate> costs(List<ProbeLoad> loads) {
		double records = loads.stream().mapToDouble(prices::recordsPerSecond).sum();
		return prices.millisPerSecond(loads, place -> records);
	}

	private ProbeLoad withoutLongest(ProbeLoad load) {
		CallRate rate = load.callRate().orElseThrow();
		Optional<GapHistogram> gaps = rate.gaps().map(this::withoutLongest);
		// Doubtful gaps may say more in a smaller set.
		return with(load, with(rate, rate.nearestProbedCaller(), prices.hasDoubtfulGaps(load) ? gaps.map(prices::leastKnown) : gaps));
	}

	private static ProbeLoad withoutCaller(ProbeLoad load) {
		CallRate rate = load.callRate().orElseThrow();
		return with(load, with(rate, Optional.empty(), rate.gaps()));
	}

	/** Replaces the longest gap of each log by the shortest. */
	private GapHistogram withoutLongest(GapHistogram gaps) {
		TreeMap<Integer, GapHistogram.Bin> bins = new TreeMap<>();
		gaps.bins().forEach(bin -> bins.put(bin.index(), bin));
		for (long left = program.sequence().map(RecordSequence::logs).orElse(0); left > 0 && bins.lastKey() > GapHistogram.FIRST_BIN;) {
			GapHistogram.Bin longest = bins.pollLastEntry().getValue();
			long moved = Math.min(left, longest.count());
			left -= moved;
			bins.merge(GapHistogram.FIRST_BIN, new GapHistogram.Bin(GapHistogram.FIRST_BIN, moved, 0, 0),
					(one, other) -> new GapHistogram.Bin(one.index(), one.count() + other.count(), one.leftOut(), one.afterPause()));
			if (longest.count() > moved) {
				long rest = longest.count() - moved;
				bins.put(longest.index(),
						new GapHistogram.Bin(longest.index(), rest, longest.leftOut(), Math.min(rest, longest.afterPause())));
			}
		}
		return new GapHistogram(List.copyOf(bins.values()));
	}

	private static ProbeLoad with(ProbeLoad load, CallRate rate) {
		return new ProbeLoad(load.signature(), load.kind(), load.active(), Optional.of(rate));
	}

	private static CallRate with(CallRate rate, Optional<String> caller, Optional<GapHistogram> gaps) {
		return new CallRate(rate.callsPerSecond(), rate.source(), rate.traceEntriesPerSecond(), caller, rate.meanResponseNanos(), gaps);
	}

	private static double value(Estimate cost) {
		return cost instanceof Estimate.Known known ? known.value() : 0;
	}

	private static double ratio(Estimate cost) {
		return cost instanceof Estimate.Known known && known.value() > 0 ? known.estimate().high() / known.value() : 1;
	}

	private double end(Estimate cost) {
		return cost instanceof Estimate.Known known ? upperEnd ? known.estimate().high() : known.value() : Double.POSITIVE_INFINITY;
	}

	private Map<String, GapBins> gaps(BitSet probed) {
		return program.sequence().map(sequence -> sequence.gaps(isProbed(probed))).orElse(Map.of());
	}

	private Predicate<String> isProbed(BitSet probed) {
		Set<String> signatures = new HashSet<>();
		probed.stream().forEach(candidate -> signatures.addAll(program.candidates().get(candidate).recordedAs()));
		return signatures::contains;
	}

	private List<ProbeLoad> loads(BitSet wanted, BitSet probed, Map<String, GapBins> gaps, boolean least) {
		contexts.moveTo(probed);
		List<ProbeLoad> loads = new ArrayList<>();
		wanted.stream().forEach(candidate -> loads.add(load(candidate, gaps, least)));
		return loads;
	}

	/** @param least whether gaps are no longer than in a set with fewer probes */
	private ProbeLoad load(int place, Map<String, GapBins> gaps, boolean least) {
		Candidate candidate = program.candidates().get(place);
		double rate = candidate.callsPerSecond();
		long calls = contexts.calls(place);
		long outermost = contexts.entries(place);
		OptionalDouble entries = calls == 0 ? OptionalDouble.empty()
				: OptionalDouble.of(outermost == calls ? rate : Math.min(rate, rate * outermost / calls));
		int above = contexts.caller(place);
		Optional<String> caller = above < 0 ? Optional.empty() : Optional.of(program.candidates().get(above).method());
		Optional<GapHistogram> histogram = candidate.recordedAs().stream().map(gaps::get).filter(bins -> bins != null)
				.map(RecordedGaps::histogram)
				.reduce(GapHistogram::plus)
				.map(recorded -> program.ownTime().map(own -> least ? own.atLeast(recorded) : own.of(recorded)).orElse(recorded));
		return new ProbeLoad(candidate.method(), kind, true,
				Optional.of(new CallRate(rate, program.source(), entries, caller, candidate.meanNanos(), histogram)));
	}
}
