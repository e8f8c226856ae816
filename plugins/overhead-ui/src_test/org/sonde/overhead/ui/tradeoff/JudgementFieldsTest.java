/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.Consequences.Loss;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.Effect.Direction;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.Verdict;

class JudgementFieldsTest {

	private static final Effect SLOWER = new Effect(Quality.TIME_BEHAVIOUR, Direction.WORSE, "Alice");
	private static final Effect FASTER = new Effect(Quality.TIME_BEHAVIOUR, Direction.BETTER, "Bob");
	private static final Effect TANGLED = new Effect(Quality.MODULARITY, Direction.WORSE, "Carol");
	private static final Loss RECORDS = new Loss("own\r\n  records", "Alice");
	private static final Loss SAME_RECORDS = new Loss("own records", "Bob");
	private static final Judgement BEFORE = new Judgement(Optional.of(new Verdict(Verdict.Decision.ADOPTED, "fast \n", "Alice")),
			new Consequences(List.of(TANGLED, SLOWER, FASTER), List.of(RECORDS, SAME_RECORDS)));
	private static final JudgementFields SHOWN = JudgementFields.of(BEFORE);

	private static Judgement judgement(Map<Quality, Direction> directions, String basis, String lost) {
		return new JudgementFields(SHOWN.decision(), SHOWN.reasons(), basis, directions, lost).judgement(SHOWN, BEFORE);
	}

	@Test
	void aLossIsALine() {
		assertThat(SHOWN).isEqualTo(new JudgementFields(Optional.of(Verdict.Decision.ADOPTED), "fast \n", "Alice",
				Map.of(Quality.MODULARITY, Direction.WORSE, Quality.TIME_BEHAVIOUR, Direction.BETTER), "own records\nown records"));
	}

	@Test
	void fieldsThatWereNotChangedGiveTheJudgementFromBefore() {
		assertThat(SHOWN.judgement(SHOWN, BEFORE)).isEqualTo(BEFORE);
		JudgementFields empty = JudgementFields.of(Judgement.NONE);
		assertThat(empty.judgement(empty, Judgement.NONE)).isEqualTo(Judgement.NONE);
	}

	@Test
	void aChangedFieldLeavesTheOthers() {
		Judgement better = judgement(Map.of(Quality.MODULARITY, Direction.BETTER, Quality.TIME_BEHAVIOUR, Direction.BETTER), "Alice",
				"own records\nown records\nlocks\n");
		assertThat(better.consequences().effects()).containsExactlyInAnyOrder(new Effect(Quality.MODULARITY, Direction.BETTER, "Alice"),
				SLOWER, FASTER);
		assertThat(better.consequences().lost()).containsExactly(RECORDS, SAME_RECORDS, new Loss("locks", "Alice"));
	}

	@Test
	void aChosenDirectionThatOneOfSeveralHadStaysThatOne() {
		assertThat(judgement(Map.of(Quality.TIME_BEHAVIOUR, Direction.WORSE), "Alice", "").consequences())
				.isEqualTo(new Consequences(List.of(SLOWER), List.of()));
	}

	@Test
	void anotherJudgeJudgesAll() {
		assertThat(judgement(Map.of(Quality.TIME_BEHAVIOUR, Direction.BETTER), " Dan ", "own records"))
				.isEqualTo(new Judgement(Optional.of(new Verdict(Verdict.Decision.ADOPTED, "fast", "Dan")),
						new Consequences(List.of(new Effect(Quality.TIME_BEHAVIOUR, Direction.BETTER, "Dan")),
								List.of(new Loss("own records", "Dan")))));
	}
}
