/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.RatioHistory.Run;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PhaseOfLabel;
import org.sonde.overhead.statistics.ChangePoints;
import org.sonde.overhead.statistics.ConfidenceInterval;

/**
 * What a portion of the overhead has to do with a change of the whole: the level of the difference between two configurations of a run,
 * before and after the change.
 *
 * @param portion I, C or W; several letters where the history lacks the configurations between
 * @param difference after − before, in multiples of the baseline
 * @param share of the change of the whole; negative where the portion changed the other way
 */
public record PortionShift(String portion, ConfidenceInterval difference, double share) {

	/** A portion with less of a change does not explain it, however certain its own change is. */
	public static final double LEAST_SHARE = 0.1;
	/** The portions that each phase adds to the one before, in their order. */
	private static final String PORTIONS = "ICW";
	private static final List<Phase> PHASES = List.of(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING);

	/** Whether the portion moved with the whole: certainly, and by a share that counts. */
	public boolean moved() {
		return share >= LEAST_SHARE && difference.known().filter(interval -> !interval.contains(0)).isPresent();
	}

	/**
	 * The portions of a track's changes, for each change the largest share first.
	 *
	 * @param measured the suite with its values as they were measured
	 * @param ratios a track of it in multiples of the baseline
	 * @param changes of {@code ratios}, ascending by time
	 * @return a list for each change, empty where labels do not say the phases
	 */
	static List<List<PortionShift>> of(Suite measured, String baseline, Track ratios, List<LevelChange> changes) {
		List<Track> chain = chain(measured, baseline, ratios.label());
		if (chain.isEmpty()) {
			return changes.stream().map(change -> List.<PortionShift>of()).toList();
		}
		List<Map<Run, BigDecimal>> values = chain.stream().map(track -> RatioHistory.values(track, false)).toList();
		// Only runs with a ratio count.
		Set<Run> bases = RatioHistory.values(chain.getFirst(), true).keySet();
		List<Run> runs = Run.of(chain.getLast()).stream().filter(bases::contains).toList();
		List<Integer> places = new ArrayList<>(List.of(0));
		changes.forEach(change -> places.add(place(ratios.points(), change.first())));
		places.add(runs.size());
		List<List<PortionShift>> all = new ArrayList<>();
		for (int i = 0; i < changes.size(); i++) {
			List<Run> before = runs.subList(places.get(i), places.get(i + 1));
			List<Run> after = runs.subList(places.get(i + 1), places.get(i + 2));
			double whole = changes.get(i).after() - changes.get(i).before();
			List<PortionShift> shifts = new ArrayList<>();
			for (int step = 1; step < chain.size(); step++) {
				ConfidenceInterval difference = ChangePoints.difference(portion(values, step, before), portion(values, step, after));
				shifts.add(new PortionShift(name(chain.get(step - 1), chain.get(step)), difference,
						difference.known().map(interval -> interval.value() / whole).orElse(0.0)));
			}
			shifts.sort(Comparator.comparingDouble(PortionShift::share).reversed());
			all.add(List.copyOf(shifts));
		}
		return all;
	}

	/**
	 * Returns the tracks from the baseline to the track with that label, one for each phase of the suite. Empty if the labels do not say
	 * the phases.
	 */
	private static List<Track> chain(Suite suite, String baseline, String label) {
		int first = phase(baseline);
		int last = phase(label);
		if (first < 0 || last <= first) {
			return List.of();
		}
		List<Track> chain = new ArrayList<>();
		RatioHistory.track(suite, baseline).ifPresent(chain::add);
		for (int between = first + 1; between < last; between++) {
			int wanted = between;
			suite.tracks().stream().filter(track -> phase(track.label()) == wanted).findFirst().ifPresent(chain::add);
		}
		RatioHistory.track(suite, label).ifPresent(chain::add);
		return chain;
	}

	/** Place among the phases, negative if the label says none. */
	private static int phase(String label) {
		return PhaseOfLabel.find(label).map(PHASES::indexOf).orElse(-1);
	}

	private static String name(Track from, Track to) {
		return PORTIONS.substring(phase(from.label()), phase(to.label()));
	}

	/** Returns the place of this very point: another may have the same values. */
	private static int place(List<Point> points, Point wanted) {
		return IntStream.range(0, points.size()).filter(i -> points.get(i) == wanted).findFirst().orElseGet(() -> points.indexOf(wanted));
	}

	/** The portion of each run that has both of its configurations. */
	private static double[] portion(List<Map<Run, BigDecimal>> values, int step, List<Run> runs) {
		return runs.stream().filter(run -> values.get(step).containsKey(run) && values.get(step - 1).containsKey(run))
				.mapToDouble(run -> (values.get(step).get(run).doubleValue() - values.get(step - 1).get(run).doubleValue())
						/ values.getFirst().get(run).doubleValue())
				.toArray();
	}
}
