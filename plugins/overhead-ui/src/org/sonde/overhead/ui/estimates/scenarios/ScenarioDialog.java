/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.scenarios;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.cost.scenario.ScenarioText;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ScenarioName;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;

/** Asks for a scenario: what in it is other than in the plan. */
public final class ScenarioDialog extends PlainDialog {

	/** All except "as planned", which holds without a choice. */
	private static final List<Scenario.Probes> CHANGES = Arrays.stream(Scenario.Probes.values())
			.filter(probes -> probes != Scenario.Probes.AS_PLANNED).toList();

	private final PlanCosts costs;
	private Combo results;
	private Combo writer;
	private Combo threads;
	private Combo probes;
	private Text text;
	private String chosen = "";

	public ScenarioDialog(Shell parent, PlanCosts costs) {
		super(() -> parent, Messages.ScenarioDialog_title, HelpContext.SCENARIO);
		this.costs = costs;
	}

	/** The scenario as it is stored; empty if none was chosen. */
	public static Optional<String> ask(Shell parent, PlanCosts costs) {
		return ask(new ScenarioDialog(parent, costs), dialog -> dialog.chosen);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).spacing(8, 8).applyTo(area);
		results = combo(area, Messages.ScenarioDialog_results, costs.choices().sets().stream().map(ResultSet::title).toList());
		writer = combo(area, Messages.ScenarioDialog_writer, List.of());
		threads = combo(area, Messages.ScenarioDialog_threads, List.of("1", "2", "4", "8", "12", "16", "32"));
		probes = combo(area, Messages.ScenarioDialog_probes,
				CHANGES.stream().map(ScenarioName::of).toList());
		fillWriters();
		results.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> fillWriters()));
		new Label(area, SWT.NONE).setText(Messages.ScenarioDialog_commandLine);
		text = new Text(area, SWT.READ_ONLY | SWT.BORDER);
		AccessibleName.set(text, Messages.ScenarioDialog_commandLineName);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(text);
		return area;
	}

	@Override
	protected Control createContents(Composite parent) {
		Control contents = super.createContents(parent);
		update();
		return contents;
	}

	private Combo combo(Composite area, String label, List<String> choices) {
		new Label(area, SWT.NONE).setText(label);
		Combo combo = ShortenedCombo.create(area);
		fill(combo, choices);
		AccessibleName.set(combo, NLS.bind(Messages.ScenarioDialog_choiceName, label.replaceFirst(":$", "")));
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(380, SWT.DEFAULT).applyTo(combo);
		combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> update()));
		return combo;
	}

	private static void fill(Combo combo, List<String> choices) {
		combo.removeAll();
		combo.add(Messages.ScenarioDialog_asInPlan);
		choices.forEach(combo::add);
		combo.select(0);
	}

	private Optional<ResultSet> chosenResults() {
		int index = results.getSelectionIndex() - 1;
		return index < 0 ? Optional.empty() : Optional.of(costs.choices().sets().get(index));
	}

	private List<Configuration> writers() {
		return chosenResults().or(costs::results).map(CostModel::writers).orElse(List.of());
	}

	private void fillWriters() {
		fill(writer, writers().stream().map(Configuration::label).toList());
	}

	private void update() {
		List<String> words = new ArrayList<>();
		chosenResults().ifPresent(set -> words.add(ScenarioText.Key.RESULTS.keyword() + "=" + set.id()));
		if (writer.getSelectionIndex() > 0) {
			words.add(ScenarioText.Key.WRITER.keyword() + "=" + writers().get(writer.getSelectionIndex() - 1).id());
		}
		if (threads.getSelectionIndex() > 0) {
			words.add(ScenarioText.Key.THREADS.keyword() + "=" + threads.getText());
		}
		if (probes.getSelectionIndex() > 0) {
			words.add(ScenarioText.Key.PROBES.keyword() + "=" + CHANGES.get(probes.getSelectionIndex() - 1).keyword());
		}
		chosen = String.join(",", words);
		text.setText(chosen.isEmpty() ? "" : "--scenario " + chosen);
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok != null) {
			ok.setEnabled(!chosen.isEmpty());
		}
	}
}
