/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.OwnTuning;

/** Where the overhead of a tuning comes from: two runs of a result set, or nowhere. */
final class TuningOverheadGroup {

	private static final String NOT_MEASURED = Messages.TuningOverheadGroup_notMeasured;

	private final Runnable changed;
	private final Combo set;
	private final Combo monitored;
	private final Combo base;
	private final Label overhead;
	private List<ResultSet> sets = List.of();
	/** The overhead of the edited tuning, until the user chooses another one. */
	private Optional<OwnTuning.Overhead> kept;

	/**
	 * @param kept    of the tuning that is changed
	 * @param changed is run when something else is chosen
	 */
	TuningOverheadGroup(Composite area, Optional<OwnTuning.Overhead> kept, Runnable changed) {
		this.kept = kept;
		this.changed = changed;
		Group group = TuningSourcesPage.group(area, Messages.TuningOverheadGroup_overhead, 2);
		set = combo(group, Messages.TuningOverheadGroup_resultSet);
		set.setItems(NOT_MEASURED);
		set.select(0);
		monitored = combo(group, Messages.TuningOverheadGroup_monitored);
		base = combo(group, Messages.TuningOverheadGroup_base);
		overhead = new Label(group, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(480, 2 * overhead.computeSize(SWT.DEFAULT, SWT.DEFAULT).y)
				.applyTo(overhead);
		set.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			this.kept = Optional.empty();
			setChosen();
		}));
		List.of(monitored, base).forEach(run -> run.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			this.kept = Optional.empty();
			showOverhead();
		})));
		setChosen();
	}

	private static Combo combo(Composite area, String label) {
		new Label(area, SWT.NONE).setText(label);
		return ShortenedCombo.create(area);
	}

	/** The choices: the project's sets first, because the others are of other people's code. */
	void offer(AvailableResultSets found) {
		sets = Stream.concat(found.sets().stream().filter(one -> found.files().containsKey(one.id())),
				found.sets().stream().filter(one -> !found.files().containsKey(one.id()))).toList();
		set.setItems(Stream.concat(Stream.of(NOT_MEASURED), sets.stream().map(one -> one.title() + " (" + one.id() + ")"))
				.toArray(String[]::new));
		Optional<OwnTuning.Overhead.Runs> before = keptRuns();
		set.select(1 + before.map(runs -> sets.stream().map(ResultSet::id).toList().indexOf(runs.resultSet())).orElse(-1));
		setChosen();
		before.filter(runs -> chosenSet().isPresent()).ifPresent(this::choose);
	}

	private Optional<OwnTuning.Overhead.Runs> keptRuns() {
		return kept.filter(OwnTuning.Overhead.Runs.class::isInstance).map(OwnTuning.Overhead.Runs.class::cast);
	}

	private void choose(OwnTuning.Overhead.Runs runs) {
		List<String> ids = chosenSet().orElseThrow().configurations().stream().map(Configuration::id).toList();
		monitored.select(ids.indexOf(runs.monitored()));
		base.select(ids.indexOf(runs.base()));
		showOverhead();
	}

	boolean isDisposed() {
		return set.isDisposed();
	}

	private Optional<ResultSet> chosenSet() {
		return set.getSelectionIndex() <= 0 ? Optional.empty() : Optional.of(sets.get(set.getSelectionIndex() - 1));
	}

	private void setChosen() {
		Optional<ResultSet> chosen = chosenSet();
		for (Combo run : List.of(monitored, base)) {
			run.setItems(chosen.map(one -> one.configurations().stream().map(TuningOverheadGroup::text).toArray(String[]::new))
					.orElse(new String[0]));
			run.setEnabled(chosen.isPresent());
		}
		chosen.flatMap(one -> OverheadSource.usual(one, Optional.empty())).ifPresent(usual -> {
			List<String> runs = usual.results().configurations().stream().map(Configuration::id).toList();
			monitored.select(runs.indexOf(usual.monitored()));
			base.select(runs.indexOf(usual.base()));
		});
		showOverhead();
	}

	private static String text(Configuration run) {
		return run.label() + " (" + run.id() + ")";
	}

	/** The overhead by the chosen runs, as the point will show it. */
	private void showOverhead() {
		overhead.setText(difference().map(chosen -> new TuningSeries("preview", "Preview", "", List.of(),
				List.of(new Tuning("t", "", chosen, new ComplexitySource.Unknown("not asked"), Optional.empty()))).points().getFirst()
				.overhead().text())
				.or(() -> keptRuns().map(runs -> NLS.bind(Messages.TuningOverheadGroup_notFound, runs.resultSet())))
				.orElse(chosenSet().isPresent() ? Messages.TuningOverheadGroup_chooseRuns : ""));
		changed.run();
	}

	private Optional<OverheadSource.Difference> difference() {
		return chosenSet().filter(one -> monitored.getSelectionIndex() >= 0 && base.getSelectionIndex() >= 0)
				.map(one -> new OverheadSource.Difference(one, one.configurations().get(base.getSelectionIndex()).id(),
						one.configurations().get(monitored.getSelectionIndex()).id()));
	}

	/** Why the choice is not valid. */
	Optional<String> problem() {
		return kept.isEmpty() && chosenSet().isPresent() && difference().filter(one -> !one.base().equals(one.monitored())).isEmpty()
				? Optional.of(Messages.TuningOverheadGroup_noRuns)
				: Optional.empty();
	}

	/** Returns the chosen overhead. */
	OwnTuning.Overhead overhead() {
		return kept.or(() -> difference().map(
				chosen -> new OwnTuning.Overhead.Runs(chosen.results().id(), chosen.base(), chosen.monitored())))
				.orElseGet(() -> new OwnTuning.Overhead.Unknown("no result set is chosen for this tuning"));
	}
}
