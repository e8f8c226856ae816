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

import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.Verdict;

/**
 * The fields of the page for a judgement. A judgement can have more than they can show: several effects on one quality, and
 * a judge for each effect and each loss.
 *
 * @param basis      who judged; empty if nobody did
 * @param directions of the qualities that the tuning touches
 * @param lost       what is lost, a line each
 */
record JudgementFields(Optional<Verdict.Decision> decision, String reasons, String basis, Map<Quality, Effect.Direction> directions,
		String lost) {

	/** The initial values. */
	static JudgementFields of(Judgement judgement) {
		Map<Quality, Effect.Direction> directions = new EnumMap<>(Quality.class);
		judgement.consequences().effects().forEach(effect -> directions.put(effect.quality(), effect.direction()));
		return new JudgementFields(judgement.verdict().map(Verdict::decision), judgement.verdict().map(Verdict::reasons).orElse(""),
				basis(judgement).orElse(""), directions,
				judgement.consequences().lost().stream().map(JudgementFields::line).collect(Collectors.joining("\n")));
	}

	/** Who judged: that of the verdict, else the first that is stated. */
	private static Optional<String> basis(Judgement judgement) {
		return judgement.verdict().map(Verdict::place)
				.or(() -> judgement.consequences().effects().stream().map(Effect::basis).findFirst())
				.or(() -> judgement.consequences().lost().stream().map(Consequences.Loss::place).findFirst());
	}

	private static String line(Consequences.Loss loss) {
		return loss.function().strip().replaceAll("\\s*\\R\\s*", " ");
	}

	/**
	 * What is filled in. What others judged stays as it was where its field did not change, unless the judge is changed.
	 *
	 * @param shown  the fields as they were first filled in
	 * @param before the judgement they show
	 */
	Judgement judgement(JudgementFields shown, Judgement before) {
		if (equals(shown)) {
			return before;
		}
		String by = basis.strip();
		Consequences kept = by.equals(shown.basis.strip()) ? before.consequences() : Consequences.NONE;
		return new Judgement(decision.map(decided -> new Verdict(decided, reasons.strip(), by)),
				new Consequences(effects(shown, kept, by), losses(kept, by)));
	}

	private List<Effect> effects(JudgementFields shown, Consequences kept, String by) {
		List<Effect> effects = new ArrayList<>();
		directions.forEach((quality, direction) -> {
			boolean asShown = direction == shown.directions.get(quality);
			List<Effect> same = kept.effects().stream()
					.filter(effect -> effect.quality() == quality && (asShown || effect.direction() == direction)).toList();
			effects.addAll(same.isEmpty() ? List.of(new Effect(quality, direction, by)) : same);
		});
		return effects;
	}

	private List<Consequences.Loss> losses(Consequences kept, String by) {
		List<Consequences.Loss> left = new ArrayList<>(kept.lost());
		return lost.lines().map(String::strip).filter(line -> !line.isEmpty()).map(line -> {
			Optional<Consequences.Loss> same = left.stream().filter(loss -> line(loss).equals(line)).findFirst();
			same.ifPresent(left::remove);
			return same.orElseGet(() -> new Consequences.Loss(line, by));
		}).toList();
	}
}
