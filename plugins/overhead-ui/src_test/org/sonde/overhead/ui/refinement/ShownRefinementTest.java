/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ShownRefinementTest {
	@TempDir
	private Path folder;
	private SimulatedRefinement refinement;
	private RefinementState state;

	@BeforeEach
	void refine() {
		refinement = new SimulatedRefinement(folder, "0.45", 3);
		state = refinement.refine(trial -> trial);
	}

	/** With the plan at the beginning, changed since. */
	private ShownRefinement shown(Consumer<Plan> edit) {
		Plan now = EcoreUtil.copy(refinement.plan);
		edit.accept(now);
		return new ShownRefinement(state, Optional.of(now));
	}

	@Test
	void aRoundLeadsToItsChanges() {
		List<RoundRow> rounds = shown(plan -> { }).rounds();
		assertThat(rounds).extracting(row -> row.round().number()).containsExactly(1, 2);
		List<ChangeRow> changes = ShownRefinement.changes(rounds.getFirst());
		assertThat(changes).singleElement().satisfies(row -> {
			assertThat(row.method()).isEqualTo("A.hot()");
			assertThat(row.percent()).as("200 of 280 records of 1.4 %").isCloseTo(1, within(0.02));
		});
		assertThat(ShownRefinement.summary(rounds.getFirst().round())).startsWith("After round 1: no probe added, 1 probe removed");
		assertThat(ShownRefinement.changes(rounds.getLast())).isEmpty();
		assertThat(shown(plan -> { }).interesting()).as("the second one leads to no change").isEqualTo(1);
	}

	@Test
	void whatDoesNotTouchTheChangesDoesNotMatter() {
		assertThat(shown(plan -> { }).applicable()).isEqualTo(state.change());
		assertThat(shown(plan -> plan.getProbes().add(Probes.create(SimulatedRefinement.method("other")))).applicable()).isPresent();
		assertThat(shown(plan -> plan.setThreads(4)).applicable()).isPresent();
	}

	@Test
	void aPlanThatWasChangedSinceIsNotChangedAgain() {
		ShownRefinement noted = shown(plan -> Probes.find(plan, SimulatedRefinement.method("hot")).orElseThrow().setNote("other"));
		assertThat(noted.applicable()).isEmpty();
		assertThat(noted.words()).contains("shop.probes was changed since: the probe in void p.A.hot()");
		assertThat(new ShownRefinement(state, Optional.empty()).applicable()).as("another plan is active").isEmpty();
	}

	@Test
	void whatIsAppliedIsNotAppliedAgain() {
		ShownRefinement applied = new ShownRefinement(state, Optional.of(state.change().orElseThrow().after()));
		assertThat(applied.applicable()).isEmpty();
		assertThat(applied.words()).contains("Undo");
	}

	@Test
	void figuresAreThoseOfTheCommandLine() {
		JsonNode json = JsonMapper.shared().readTree(shown(plan -> { }).json());
		assertThat(json.get("end").asString()).isEqualTo("within-budget");
		assertThat(json.get("percentOf").asString()).isEqualTo("program");
		assertThat(json.get("rounds").size()).isEqualTo(2);
		assertThat(shown(plan -> { }).copied()).contains("Round 1: 3 probes", "Round 2: 2 probes");
	}

	@Test
	void withoutAnEndThereAreFiguresAsWell() {
		SimulatedRefinement cancelled = new SimulatedRefinement(folder, "0.45", 3);
		RefinementState over = cancelled.refine(trial -> (plan, round) -> {
			if (round == 2) {
				throw new CancellationException();
			}
			return trial.run(plan, round);
		});
		ShownRefinement shown = new ShownRefinement(over, Optional.of(cancelled.plan));
		assertThat(JsonMapper.shared().readTree(shown.json()).get("end").isNull()).isTrue();
		assertThat(shown.failedAtOnce()).isFalse();
		assertThat(shown.applicable()).as("the plan that ran is the one at the beginning").isEmpty();
	}
}
