/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.Verdict;
import org.sonde.report.tunings.OwnTuning;

/** What became of a tuning, which qualities it touches, and what is lost with it; all of it may be left out. */
final class JudgementPage extends FormPage {

	private static final String NOT_JUDGED = "–";
	private static final int COLUMNS = 4;

	private final Map<Quality, Combo> qualities = new EnumMap<>(Quality.class);
	private final Optional<OwnTuning> edited;
	private Combo decision;
	private Text reasons;
	private Text basis;
	private Text lost;
	private JudgementFields shown;

	/** @param edited the tuning that is changed */
	JudgementPage(Optional<OwnTuning> edited) {
		super("judgement", Messages.JudgementPage_title, Messages.JudgementPage_description, 2);
		this.edited = edited;
	}

	@Override
	protected void createFields(Composite area) {
		new Label(area, SWT.NONE).setText(Messages.JudgementPage_verdict);
		decision = new Combo(area, SWT.READ_ONLY);
		decision.setItems(Stream.concat(Stream.of(Messages.JudgementPage_none),
				Stream.of(Verdict.Decision.values()).map(Verdict.Decision::keyword)).toArray(String[]::new));
		decision.select(0);
		decision.addModifyListener(event -> validate());
		reasons = TuningField.add(area, Messages.JudgementPage_reasons, 2);
		reasons.addModifyListener(event -> validate());
		basis = TuningField.add(area, Messages.JudgementPage_basis, 1);
		basis.setText(Messages.JudgementPage_ourOwn);
		basis.addModifyListener(event -> validate());
		Group group = new Group(area, SWT.NONE);
		group.setText(Messages.JudgementPage_qualities);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(group);
		GridLayoutFactory.swtDefaults().numColumns(COLUMNS).spacing(8, 5).applyTo(group);
		for (Quality quality : Quality.values()) {
			new Label(group, SWT.NONE).setText(quality.keyword() + ":");
			Combo choice = new Combo(group, SWT.READ_ONLY);
			choice.setItems(Stream.concat(Stream.of(NOT_JUDGED), Stream.of(Effect.Direction.values()).map(Effect.Direction::keyword))
					.toArray(String[]::new));
			choice.select(0);
			GridDataFactory.fillDefaults().grab(true, false).applyTo(choice);
			qualities.put(quality, choice);
		}
		lost = TuningField.add(area, Messages.JudgementPage_lost, 3);
		edited.map(Judgement::of).map(JudgementFields::of).ifPresent(this::show);
		// The texts of the widgets, which may write line breaks in their own way.
		shown = fields();
		validate();
	}

	private void show(JudgementFields fields) {
		fields.decision().map(Verdict.Decision::keyword).ifPresent(decision::setText);
		reasons.setText(fields.reasons());
		if (!fields.basis().isEmpty()) {
			basis.setText(fields.basis());
		}
		fields.directions().forEach((quality, direction) -> qualities.get(quality).setText(direction.keyword()));
		lost.setText(fields.lost());
	}

	private JudgementFields fields() {
		Map<Quality, Effect.Direction> directions = new EnumMap<>(Quality.class);
		qualities.forEach((quality, choice) -> {
			if (choice.getSelectionIndex() > 0) {
				directions.put(quality, Keyword.of(Effect.Direction.class, choice.getText()));
			}
		});
		return new JudgementFields(decision.getSelectionIndex() <= 0 ? Optional.empty()
				: Optional.of(Keyword.of(Verdict.Decision.class, decision.getText())), reasons.getText(), basis.getText(), directions,
				lost.getText());
	}

	private void validate() {
		String problem = decision.getSelectionIndex() > 0 && reasons.getText().isBlank() ? Messages.JudgementPage_noReasons
				: basis.getText().isBlank() ? Messages.JudgementPage_noBasis : null;
		setObstacles(Optional.ofNullable(problem), Optional.empty());
	}

	/** Returns the judgement as filled in. */
	Judgement judgement() {
		return fields().judgement(shown, edited.map(Judgement::of).orElse(Judgement.NONE));
	}
}
