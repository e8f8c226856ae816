/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.sonde.benchmark.study.CheckDesign;
import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.benchmark.validity.SetUpCheckText;
import org.sonde.overhead.ui.results.ForksPage;
import org.sonde.overhead.ui.results.MatrixPage;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;

/** The results of a benchmark, on several tabs. */
public final class BenchmarkTabs {

	private final Tabs tabs;
	private final Tab<MeansChart> means;
	private final Tab<PrecisionChart> precision;
	private final Tab<MatrixPage> matrix;
	private final Tab<ForksPage> forks;
	/** Only while a check of the set-up is shown. */
	private Optional<Tab<Text>> check = Optional.empty();

	BenchmarkTabs(Composite parent) {
		tabs = new Tabs(parent, Messages.BenchmarkTabs_name);
		means = tabs.add(Messages.BenchmarkTabs_means, MeansChart::new, MeansChart::control).colored(MeansChart::setColorsOf);
		precision = tabs.add(Messages.BenchmarkTabs_precision, PrecisionChart::new, PrecisionChart::control)
				.colored(PrecisionChart::setColorsOf);
		matrix = tabs.add(Messages.BenchmarkTabs_matrix, MatrixPage::new, MatrixPage::control).colored(MatrixPage::setColorsOf);
		forks = tabs.add(Messages.BenchmarkTabs_forks, ForksPage::new, ForksPage::control).colored(ForksPage::setColorsOf);
	}

	/** Shows the visible parts at once, and the rest when they become visible. */
	void show(BenchmarkState state, Optional<RunRow> run) {
		List<RunRow> sameWorkload = run.map(one -> state.rows().stream().filter(other -> other.workload().equals(one.workload())).toList())
				.orElse(List.of());
		means.show(page -> page.show(sameWorkload));
		precision.show(page -> page.show(sameWorkload,
				state.ofMethods().map(request -> request.design().effort().precision()).orElse(OptionalDouble.empty())));
		matrix.show(page -> page.show(state.figures().matrices(), List.of(), Messages.BenchmarkTabs_noMatrix));
		forks.show(page -> page.show(run.map(BenchmarkTabs::choices).orElse(List.of()),
				run.isEmpty() ? Messages.BenchmarkTabs_select : Messages.BenchmarkTabs_noFork));
	}

	private static List<ForksPage.Choice> choices(RunRow row) {
		String run = row.run().configuration().label() + ", " + row.workloadText();
		return row.forks().stream().map(fork -> new ForksPage.Choice(run, row.run().configuration().phase(), fork)).toList();
	}

	/** The tab of a check is there only if there is one. */
	void showCheck(BenchmarkState state) {
		Optional<CheckDesign> design = state.ofMethods().flatMap(BenchmarkRequest::check);
		if (design.isEmpty()) {
			check.ifPresent(tabs::remove);
			check = Optional.empty();
			return;
		}
		if (check.isEmpty()) {
			check = Optional.of(tabs.add(0, Messages.BenchmarkTabs_check,
					folder -> ReadOnlyText.create(folder, Messages.BenchmarkTabs_check), text -> text).colored(Tabs::color));
			tabs.select(Messages.BenchmarkTabs_check);
		}
		String words = state.figures().check().map(answer -> String.join("\n\n", SetUpCheckText.of(answer)))
				.orElse(NLS.bind(Messages.BenchmarkTabs_tooFewForks, SetUpCheck.leastForks(design.get().side())));
		check.get().show(text -> {
			if (!words.equals(text.getText())) {
				text.setText(words);
			}
		});
	}

	void setColorsOf(Control other) {
		tabs.setColorsOf(other);
	}

	/** The title of the tab that is seen. */
	String selected() {
		return tabs.selected();
	}

	/** Begins with the tab of this title. */
	void startWith(String title) {
		tabs.startWith(title);
	}
}
