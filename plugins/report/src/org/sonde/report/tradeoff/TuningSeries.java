/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;

import org.sonde.metrics.comparison.Comparison;

/**
 * States of one monitoring framework in the order in which they were made, measured on one machine: only then do differences
 * between the points come from the tunings.
 *
 * @param id lower-case words joined by hyphens
 * @param origin who measured the overheads
 * @param citation of the work that made the tunings; of measurements by Sonde's authors their machine and date
 * @param notes on the series as a whole
 */
public record TuningSeries(String id, String title, SeriesOrigin origin, String citation, List<String> notes, List<Tuning> tunings) {

	/** @throws IllegalArgumentException if the series has no tuning or two of one name */
	public TuningSeries {
		notes = List.copyOf(notes);
		tunings = List.copyOf(tunings);
		if (tunings.isEmpty()) {
			throw new IllegalArgumentException("series " + id + " needs a tuning");
		}
		if (tunings.stream().map(Tuning::name).distinct().count() < tunings.size()) {
			throw new IllegalArgumentException("series " + id + " has two tunings of one name");
		}
	}

	/** A user's own. */
	public TuningSeries(String id, String title, String citation, List<String> notes, List<Tuning> tunings) {
		this(id, title, SeriesOrigin.OWN, citation, notes, tunings);
	}

	/**
	 * Compared versions as a series whose overhead nobody has measured yet.
	 *
	 * @param id lower-case words joined by hyphens
	 */
	public static TuningSeries of(String id, Comparison comparison) {
		OverheadSource unknown = new OverheadSource.Unknown("no result set is chosen for this version");
		return new TuningSeries(id, "Measured versions of " + comparison.versions().getFirst().component().name(),
				"code measured by Sonde",
				List.of(), comparison.versions().stream().map(version -> Tuning.of(version, unknown)).toList());
	}

	/** Returns who measured the overheads, and where that is stated: {@code Published in J. Waller …}. */
	public String source() {
		return origin.source(citation);
	}

	/** Every tuning as a point, in order. */
	public List<TradeOffPoint> points() {
		return TradeOffPoints.of(tunings);
	}
}
