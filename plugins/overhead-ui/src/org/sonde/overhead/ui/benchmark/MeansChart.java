/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.OptionalDouble;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.results.PhaseBars;

/** The mean response times of the runs under one workload, a bar each. A run that waits has no bar yet. */
final class MeansChart extends PhaseBars<RunRow> {

	MeansChart(Composite parent) {
		super(parent, Messages.MeansChart_means);
	}

	/** @param all under one workload */
	@Override
	public void show(List<RunRow> all) {
		all.stream().findFirst().map(RunRow::workloadText)
				.ifPresent(workload -> chart().control().getTitle().setText(NLS.bind(Messages.MeansChart_title, workload)));
		super.show(all);
	}

	@Override
	protected String name(RunRow bar) {
		return bar.name();
	}

	@Override
	protected String name(Phase phase) {
		return phase.keyword();
	}

	@Override
	protected OptionalDouble nanos(RunRow bar, Phase phase) {
		return bar.run().configuration().phase() == phase ? OptionalDouble.of(bar.mean().map(Interval::value).orElse(0.0))
				: OptionalDouble.empty();
	}

	@Override
	protected List<Interval> intervals(RunRow bar) {
		return bar.hasInterval() ? List.of(bar.mean().orElseThrow()) : List.of();
	}

	@Override
	protected double end(RunRow bar) {
		return bar.mean().map(Interval::high).orElse(0.0);
	}

	@Override
	protected String figures(RunRow bar) {
		return bar.run() + "\n" + (bar.meanText().isEmpty() ? Messages.MeansChart_notMeasured : bar.meanText());
	}

	@Override
	protected String toolTip(RunRow bar, int x) {
		return figures(bar);
	}
}
