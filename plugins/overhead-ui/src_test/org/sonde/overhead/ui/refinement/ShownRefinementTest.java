/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.report.refine.Refinement.End;
import org.sonde.report.refine.TriedPlan;

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
		return shown(now);
	}

	private ShownRefinement shown(Plan now) {
		return new ShownRefinement(state, CurrentPlan.Compared.of(state.change().orElseThrow(), now));
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
		assertThat(shown(plan -> {
		}).summary(rounds.getFirst().round())).isEqualTo(NLS.bind(Messages.ShownRefinement_changes, 1, "1 probe removed"));
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
		assertThat(new ShownRefinement(state, new CurrentPlan.Unknown()).applicable()).as("it is being compared").isEmpty();
		ShownRefinement other = new ShownRefinement(state, new CurrentPlan.Unavailable("another plan is active"));
		assertThat(other.applicable()).isEmpty();
		assertThat(other.words()).contains("another plan is active");
	}

	@Test
	void whatIsAppliedIsNotAppliedAgain() {
		ShownRefinement applied = shown(state.change().orElseThrow().after());
		assertThat(applied.applicable()).isEmpty();
		assertThat(applied.words()).contains("Undo");
	}

	@Test
	void figuresAreThoseOfTheCommandLine() {
		JsonNode json = JsonMapper.shared().readTree(shown(plan -> { }).json());
		assertThat(json.get("end").asString()).isEqualTo("within-budget");
		assertThat(json.get("round").asInt()).isEqualTo(2);
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
		ShownRefinement shown = new ShownRefinement(over, new CurrentPlan.Unknown());
		assertThat(shown.summary(over.rounds().getLast())).isEqualTo(NLS.bind(Messages.ShownRefinement_proposed, 1, "1 probe removed"));
		assertThat(JsonMapper.shared().readTree(shown.json()).get("end").isNull()).isTrue();
		assertThat(shown.failedAtOnce()).isFalse();
		assertThat(shown.applicable()).as("the plan that ran is the one at the beginning").isEmpty();
	}

	/** Where no probe fits, what the last round proposes is not made; where all rounds are done, it is. */
	@Test
	void whatIsNotInTheResultIsNotSaidToBeMade() {
		RefinementState nothing = new SimulatedRefinement(folder, "0", 3).refine(trial -> trial);
		assertThat(nothing.end()).contains(End.NOTHING_FITS);
		assertThat(new ShownRefinement(nothing, new CurrentPlan.Unknown()).summary(nothing.rounds().getLast()))
				.isEqualTo(NLS.bind(Messages.ShownRefinement_proposed, nothing.rounds().size(), "3 probes removed"));
		RefinementState done = new SimulatedRefinement(folder, "0.45", 1).refine(trial -> trial);
		assertThat(done.end()).contains(End.ROUNDS_DONE);
		assertThat(new ShownRefinement(done, new CurrentPlan.Unknown()).summary(done.rounds().getLast()))
				.isEqualTo(NLS.bind(Messages.ShownRefinement_changes, 1, "1 probe removed"));
	}

	/** never() recorded nothing, so it is not in the result, and warm() is not, as it is too much. */
	@Test
	void ofTheRoundThatIsKeptOnlyWhatRecordedNothingGoes() {
		SimulatedRefinement grown = new SimulatedRefinement(folder, "1.2", 3);
		grown.plan.getProbes().add(Probes.create(SimulatedRefinement.method("never")));
		RefinementState over = grown.refine(trial -> (plan, round) -> {
			TriedPlan tried = grown.tried(plan, round == 2 ? 0.1 : 1);
			return new TriedPlan(tried.recorded(), tried.secondsPerUnit(), tried.measured(), round > 1);
		});
		assertThat(over.ofRound()).isEqualTo(2);
		assertThat(SimulatedRefinement.active(over.change().orElseThrow().after())).containsExactly("hot", "rare");
		assertThat(new ShownRefinement(over, new CurrentPlan.Unknown()).summary(over.rounds().get(1)))
				.isEqualTo(NLS.bind(Messages.ShownRefinement_changes, 2, "1 probe removed") + " "
						+ NLS.bind(Messages.ShownRefinement_proposed, 2, "1 probe added"));
	}

	@Test
	void whatIsDeactivatedIsNotSaidToBeRemoved() {
		RefinementState deactivated = new SimulatedRefinement(folder, "0.45", 3, true).refine(trial -> trial);
		assertThat(new ShownRefinement(deactivated, new CurrentPlan.Unknown()).summary(deactivated.rounds().getFirst()))
				.isEqualTo(NLS.bind(Messages.ShownRefinement_changes, 1, "1 probe deactivated"));
	}

	/** A budget may be one of the program instead. */
	@Test
	void aBudgetSaysWhatItIsAPercentageOf() {
		assertThat(state.verdict()).contains("budget of 0.450 % of the program");
		assertThat(shown(plan -> { }).words()).contains("budget of 0.450 % of the program");
	}

	/** The cost has a column of its own. */
	@Test
	void aReasonBeginsWithoutTheCost() {
		ChangeRow row = ShownRefinement.changes(shown(plan -> { }).rounds().getFirst()).getFirst();
		assertThat(row.why()).doesNotContain("costs " + row.cost());
		assertThat(shown(plan -> { }).copied()).contains(": costs " + row.cost() + " % of the program; " + row.why());
	}
}
