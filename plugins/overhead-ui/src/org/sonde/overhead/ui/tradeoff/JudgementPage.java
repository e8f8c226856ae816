/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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
import org.sonde.overhead.ui.view.FormPage;
import org.sonde.report.tradeoff.Consequences;
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

	/** As filled in. */
	record Judgement(Optional<Verdict> verdict, Consequences consequences) {
	}

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
		edited.ifPresent(this::show);
		validate();
	}

	private void show(OwnTuning tuning) {
		tuning.verdict().ifPresent(verdict -> {
			decision.setText(verdict.decision().keyword());
			reasons.setText(verdict.reasons());
		});
		basis(tuning).ifPresent(basis::setText);
		tuning.consequences().effects().forEach(effect -> qualities.get(effect.quality()).setText(effect.direction().keyword()));
		lost.setText(tuning.consequences().lost().stream().map(Consequences.Loss::function).collect(Collectors.joining("\n")));
	}

	/** Who judged: that of the verdict, else the first that is stated. */
	private static Optional<String> basis(OwnTuning tuning) {
		return tuning.verdict().map(Verdict::place).or(() -> tuning.consequences().effects().stream().map(Effect::basis).findFirst())
				.or(() -> tuning.consequences().lost().stream().map(Consequences.Loss::place).findFirst());
	}

	private void validate() {
		String problem = decision.getSelectionIndex() > 0 && reasons.getText().isBlank() ? Messages.JudgementPage_noReasons
				: basis.getText().isBlank() ? Messages.JudgementPage_noBasis : null;
		setErrorMessage(problem);
		setPageComplete(problem == null);
	}

	/** As filled in. */
	Judgement judgement() {
		String by = basis.getText().strip();
		// What others judged stays theirs, unless the judge is changed.
		Consequences before = edited.filter(tuning -> basis(tuning).filter(by::equals).isPresent()).map(OwnTuning::consequences)
				.orElse(Consequences.NONE);
		Optional<Verdict> verdict = decision.getSelectionIndex() <= 0 ? Optional.empty()
				: Optional.of(new Verdict(Keyword.of(Verdict.Decision.class, decision.getText()), reasons.getText().strip(), by));
		List<Effect> effects = new ArrayList<>();
		qualities.forEach((quality, choice) -> {
			if (choice.getSelectionIndex() > 0) {
				Effect.Direction direction = Keyword.of(Effect.Direction.class, choice.getText());
				effects.add(before.effects().stream().filter(effect -> effect.quality() == quality && effect.direction() == direction)
						.findFirst().orElseGet(() -> new Effect(quality, direction, by)));
			}
		});
		List<Consequences.Loss> losses = lost.getText().lines().map(String::strip).filter(line -> !line.isEmpty())
				.map(line -> before.lost().stream().filter(loss -> loss.function().equals(line)).findFirst()
						.orElseGet(() -> new Consequences.Loss(line, by))).toList();
		return new Judgement(verdict, new Consequences(effects, losses));
	}
}
