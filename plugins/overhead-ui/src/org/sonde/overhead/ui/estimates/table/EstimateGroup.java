/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.view.Plural;

/**
 * Probes that belong together, with what they cost together.
 *
 * @param open whether its lines are shown below it
 * @param rows all probes in it, also those in groups inside
 * @param unknown number of probes of unknown cost, which are not in the sum
 */
public record EstimateGroup(Grouping.Group group, int depth, boolean open, List<EstimateRow> rows, int unknown, Estimate millisPerSecond,
		OptionalDouble callsPerSecond, ProbeShares shares) implements EstimateLine {

	static EstimateGroup of(Grouping.Group group, int depth, boolean open, List<EstimateRow> rows) {
		Interval sum = Interval.exactly(0);
		int unknown = 0;
		double[] portions = new double[3];
		for (EstimateRow row : rows) {
			if (row.millisPerSecond() instanceof Estimate.Known known) {
				sum = sum.plusDependent(known.estimate());
				row.shares().portions().ifPresent(shares -> add(shares, known.value(), portions));
			} else {
				unknown++;
			}
		}
		Estimate millis = unknown == rows.size() ? new Estimate.Unknown(Messages.EstimateGroup_unknown)
				: new Estimate.Extrapolated(Optional.empty(), sum,
						Provenance.stated(Plural.bind(Messages.EstimateGroup_sum, rows.size() - unknown)));
		ProbeShares shares = new ProbeShares(sum(rows, row -> row.shares().ofPlan()), sum(rows, row -> row.shares().ofWriter()),
				Optional.empty(), PortionShares.of(portions[0], portions[1], portions[2]));
		return new EstimateGroup(group, depth, open, List.copyOf(rows), unknown, millis, sum(rows, EstimateRow::callsPerSecond), shares);
	}

	private static void add(PortionShares shares, double cost, double[] portions) {
		portions[0] += cost * shares.instrumentation();
		portions[1] += cost * shares.collecting();
		portions[2] += cost * shares.writing();
	}

	/** The sum of the known figures; empty if none is known. */
	private static OptionalDouble sum(List<EstimateRow> rows, Function<EstimateRow, OptionalDouble> part) {
		return rows.stream().map(part).filter(OptionalDouble::isPresent).map(OptionalDouble::getAsDouble).reduce(Double::sum)
				.map(OptionalDouble::of).orElse(OptionalDouble.empty());
	}

	@Override
	public String key() {
		return group.key();
	}

	/** Returns the label with the number of its probes. */
	@Override
	public String label() {
		return group.label() + " (" + rows.size() + ")";
	}
}
