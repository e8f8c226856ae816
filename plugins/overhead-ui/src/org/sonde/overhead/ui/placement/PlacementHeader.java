/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.CheckBox;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;
import org.sonde.placement.Objective;

/** The fields above the curve: what the probes should show, and what they may cost. */
final class PlacementHeader {
	private static final int NUMBER_WIDTH = 62;
	/** Logs, spans and flight recordings that are single files, as their readers know them. */
	private static final String RECORDINGS = "*.gz;*.zip;*.xz;*.bz2;*.dat;*.bin;*.json;*.jsonl;*.ndjson;*.pb;*.jfr";

	private final Composite bar;
	private final Text recording;
	private final Button browse;
	private final Combo objective;
	private final Text budget;
	private final Combo budgetOf;
	private final Composite program;
	private final Text programSeconds;
	private final Composite unitField;
	private final Text units;
	private final Button keep;
	private final Button place;
	private final WrappedText problem;
	private final ProposedBudget proposed = new ProposedBudget();

	/**
	 * @param changed is run when the user changes something
	 * @param run     places probes
	 */
	PlacementHeader(Composite parent, Runnable changed, Runnable run) {
		bar = FlowLayout.line(parent, 5, 3, 8);
		Composite source = FlowLayout.group(bar, Messages.PlacementHeader_recording, 3, FlowData.choice(260, 420, true));
		recording = text(source, Messages.PlacementHeader_recordingName, changed, run);
		recording.setMessage(Messages.PlacementHeader_recordingHint);
		recording.setToolTipText(Messages.PlacementHeader_recordingToolTip);
		browse = PushButton.create(source, Messages.PlacementHeader_browse, Messages.PlacementHeader_browseToolTip, this::browse);
		AccessibleName.set(browse, Messages.PlacementHeader_browseToolTip);
		objective = combo(FlowLayout.group(bar, Messages.PlacementHeader_objective, 2, FlowData.choice(190, 320, false)),
				Messages.PlacementHeader_objectiveName, BudgetChoice.OBJECTIVES, changed);
		Composite money = FlowLayout.group(bar, Messages.PlacementHeader_budget, 3, FlowData.choice(280, 340, false));
		budget = text(money, Messages.PlacementHeader_budgetName, changed, run);
		GridDataFactory.swtDefaults().hint(NUMBER_WIDTH, SWT.DEFAULT).applyTo(budget);
		budget.setToolTipText(Messages.PlacementHeader_budgetToolTip);
		budgetOf = combo(money, Messages.PlacementHeader_budgetOfName, BudgetChoice.SHARES, changed);
		program = FlowLayout.group(bar, Messages.PlacementHeader_seconds, 2, FlowData.fixed());
		programSeconds = text(program, Messages.PlacementHeader_secondsName, changed, run);
		GridDataFactory.swtDefaults().hint(NUMBER_WIDTH, SWT.DEFAULT).applyTo(programSeconds);
		programSeconds.setToolTipText(Messages.PlacementHeader_secondsToolTip);
		unitField = FlowLayout.group(bar, Messages.PlacementHeader_units, 2, FlowData.choice(220, 360, true));
		units = text(unitField, Messages.PlacementHeader_unitsName, changed, run);
		units.setMessage(Messages.PlacementHeader_unitsHint);
		units.setToolTipText(Messages.PlacementHeader_unitsToolTip);
		keep = CheckBox.create(bar, Messages.PlacementHeader_keep, Messages.PlacementHeader_keepToolTip, checked -> changed.run());
		keep.setLayoutData(FlowData.fixed());
		place = PushButton.create(bar, Messages.PlacementHeader_place, Messages.PlacementHeader_placeToolTip, run);
		problem = new WrappedText(bar);
		problem.setLayoutData(FlowData.filling(200));
		show(PlacementSettings.USUAL);
	}

	/**
	 * Says what is missing or wrong.
	 *
	 * @param words    empty for nothing
	 * @param canPlace whether probes can be placed now
	 */
	void showProblem(String words, boolean canPlace) {
		place.setEnabled(canPlace);
		boolean changed = !words.equals(problem.getText()) || GridSpace.isShown(problem) == words.isEmpty();
		problem.setText(words);
		// Read where the user is, or begins.
		Stream.of(recording, budget, programSeconds, units)
				.forEach(field -> AccessibleName.add(field, field == budget || field.isFocusControl() ? words : ""));
		GridSpace.show(problem, !words.isEmpty());
		if (changed) {
			bar.getParent().layout(true, true);
		}
	}

	private static Text text(Composite parent, String name, Runnable changed, Runnable run) {
		Text text = new Text(parent, SWT.BORDER);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(60, SWT.DEFAULT).applyTo(text);
		AccessibleName.set(text, name);
		text.addModifyListener(event -> changed.run());
		text.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> run.run()));
		return text;
	}

	private Combo combo(Composite parent, String name, List<String> items, Runnable changed) {
		Combo combo = ShortenedCombo.create(parent);
		combo.setItems(items.toArray(String[]::new));
		AccessibleName.set(combo, name);
		combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			showNeeded();
			changed.run();
		}));
		return combo;
	}

	/** Recordings are folders or files, and no dialog of the platform chooses either. */
	private void browse() {
		Menu menu = new Menu(browse);
		item(menu, Messages.PlacementHeader_browseFile, this::browseFile);
		item(menu, Messages.PlacementHeader_browseFolder, this::browseFolder);
		menu.setLocation(browse.toDisplay(0, browse.getSize().y));
		menu.addListener(SWT.Hide, event -> Deferred.run(browse, menu::dispose));
		menu.setVisible(true);
	}

	private static void item(Menu menu, String text, Runnable run) {
		MenuItem item = new MenuItem(menu, SWT.PUSH);
		item.setText(text);
		item.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> run.run()));
	}

	private void browseFile() {
		FileDialog dialog = new FileDialog(bar.getShell(), SWT.OPEN);
		dialog.setText(Messages.PlacementHeader_browseTitle);
		dialog.setFilterExtensions(new String[] { RECORDINGS, "*" });
		dialog.setFilterNames(new String[] { Messages.PlacementHeader_recordings, Messages.PlacementHeader_allFiles });
		Optional.ofNullable(dialog.open()).ifPresent(recording::setText);
	}

	private void browseFolder() {
		DirectoryDialog dialog = new DirectoryDialog(bar.getShell());
		dialog.setText(Messages.PlacementHeader_browseTitle);
		dialog.setMessage(Messages.PlacementHeader_browseMessage);
		Optional.ofNullable(dialog.open()).ifPresent(recording::setText);
	}

	/** Fields that mean nothing with the other choices are not there. */
	private void showNeeded() {
		boolean needed = GridSpace.isShown(program) != settings().ofProgram()
				|| GridSpace.isShown(unitField) != (settings().objective() == Objective.DISTINGUISH);
		GridSpace.show(program, settings().ofProgram());
		GridSpace.show(unitField, settings().objective() == Objective.DISTINGUISH);
		if (needed) {
			bar.getParent().layout(true, true);
		}
	}

	Composite control() {
		return bar;
	}

	void show(PlacementSettings settings) {
		recording.setText(settings.recording());
		objective.select(settings.objective().ordinal());
		budget.setText(settings.budget());
		budgetOf.select(settings.ofProgram() ? 1 : 0);
		programSeconds.setText(settings.programSeconds());
		units.setText(settings.units());
		keep.setSelection(settings.keep());
		showNeeded();
	}

	/** @param cpuPercent what the plans of the project may cost, in percent of one processor; empty if nobody set it */
	void proposeBudget(OptionalDouble cpuPercent) {
		PlacementSettings now = settings();
		String percent = proposed.propose(cpuPercent, now.budget(), now.ofProgram());
		if (!percent.equals(now.budget())) {
			budget.setText(percent);
		}
	}

	/** What is kept for the next time. */
	PlacementSettings kept() {
		return proposed.kept(settings());
	}

	PlacementSettings settings() {
		return new PlacementSettings(recording.getText(), Objective.values()[Math.max(0, objective.getSelectionIndex())], budget.getText(),
				budgetOf.getSelectionIndex() == 1, programSeconds.getText(), units.getText(), keep.getSelection());
	}

	/** While probes are placed, nothing can be chosen. */
	void setEnabled(boolean enabled) {
		Stream.of(recording, browse, objective, budget, budgetOf, programSeconds, units, keep, place).map(Control.class::cast)
				.forEach(control -> control.setEnabled(enabled));
	}

	/** The field that has the keyboard. */
	Optional<Control> focused() {
		return Optional.ofNullable(bar.getDisplay().getFocusControl()).filter(control -> {
			Control within = control;
			while (within != null && within != bar) {
				within = within.getParent();
			}
			return within != null;
		});
	}

	void setFocus() {
		budget.setFocus();
	}
}
