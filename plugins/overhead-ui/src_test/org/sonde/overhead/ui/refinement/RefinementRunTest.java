/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.userprogram.ProgramJob;
import org.sonde.report.refine.MeasuredOverhead.Verdict;
import org.sonde.report.refine.RefinedRound;
import org.sonde.report.refine.Refinement.End;

class RefinementRunTest {
	@TempDir
	private Path folder;

	private SimulatedRefinement refinement(String budget, int rounds) {
		return new SimulatedRefinement(folder, budget, rounds);
	}

	/** 1.4 %, then 0.4 % without hot(). */
	@Test
	void roundsAppearUntilTheBudgetIsKept() {
		SimulatedRefinement refinement = refinement("0.45", 3);
		RefinementState state = refinement.refine(trial -> trial);
		assertThat(state.stage()).as(state.now()).isEqualTo(Stage.DONE);
		assertThat(state.end()).contains(End.WITHIN_BUDGET);
		assertThat(refinement.states.stream().map(one -> one.rounds().size()).distinct()).containsExactly(0, 1, 2);
		assertThat(refinement.states.stream().limit(refinement.states.size() - 1))
				.allMatch(one -> one.stage() == Stage.MEASURING && one.change().isEmpty());
		assertThat(state.rounds().getFirst().measured().percent()).isCloseTo(1.4, within(1e-9));
		PlanChange change = state.change().orElseThrow();
		assertThat(EcoreUtil.equals(change.before(), refinement.plan)).isTrue();
		assertThat(SimulatedRefinement.active(change.after())).containsExactly("rare", "warm");
		assertThat(Probes.methodProbes(change.after())).as("of the plan that ran")
				.allMatch(probe -> probe.getCallsPerSecond() == 7 && probe.getNote().startsWith("note of"));
	}

	@Test
	void nothingIsToBeChangedWithinTheBudget() {
		RefinementState state = refinement("1.5", 3).refine(trial -> trial);
		assertThat(state.end()).contains(End.WITHIN_BUDGET);
		assertThat(state.change()).isEmpty();
	}

	/** All of it is within the budget, so nothing changes but what was added at first. */
	@Test
	void addedCandidatesAreAChange() {
		SimulatedRefinement refinement = refinement("1.5", 3);
		Plan first = EcoreUtil.copy(refinement.plan);
		refinement.plan.getProbes().remove(Probes.find(refinement.plan, SimulatedRefinement.method("hot")).orElseThrow());
		RefinementState state = refinement.refine(first, trial -> trial);
		assertThat(state.end()).contains(End.WITHIN_BUDGET);
		assertThat(SimulatedRefinement.active(state.change().orElseThrow().before())).containsExactly("rare", "warm");
		assertThat(SimulatedRefinement.active(state.change().orElseThrow().after())).containsExactly("hot", "rare", "warm");
	}

	/** It is too costly, so it goes again. */
	@Test
	void aCandidateThatGoesAgainIsNoChange() {
		SimulatedRefinement refinement = refinement("0.45", 3);
		Plan first = EcoreUtil.copy(refinement.plan);
		refinement.plan.getProbes().remove(Probes.find(refinement.plan, SimulatedRefinement.method("hot")).orElseThrow());
		RefinementState state = refinement.refine(first, trial -> trial);
		assertThat(state.end()).contains(End.WITHIN_BUDGET);
		assertThat(state.change()).isEmpty();
	}

	/** The second plan costs 0.9 %, so a third one follows. */
	@Test
	void cancelKeepsTheLastPlanThatRan() {
		SimulatedRefinement refinement = refinement("0.45", 5);
		RefinementState state = refinement.refine(trial -> (plan, round) -> {
			if (round == 3) {
				throw new CancellationException();
			}
			return refinement.tried(plan, round == 2 ? 2.25 : 1);
		});
		assertThat(state.stage()).isEqualTo(Stage.CANCELLED);
		assertThat(state.now()).isEqualTo(NLS.bind(Messages.RefinementRun_cancelled, 2));
		assertThat(state.end()).isEmpty();
		assertThat(state.rounds()).hasSize(2);
		assertThat(state.rounds().getLast().changes()).as("a proposal that did not run").isNotEmpty();
		assertThat(SimulatedRefinement.active(state.change().orElseThrow().after())).containsExactly("rare", "warm");
	}

	/** Without warm(), 1.1 % turn out to be 0.11 %, so it comes back; then the plan costs 1.4 % again. */
	@Test
	void cancelKeepsAPlanWithinTheBudget() {
		SimulatedRefinement refinement = refinement("1.2", 5);
		RefinementState state = refinement.refine(trial -> (plan, round) -> {
			if (round == 4) {
				throw new CancellationException();
			}
			return refinement.tried(plan, round == 2 ? 0.1 : 1);
		});
		assertThat(state.stage()).isEqualTo(Stage.CANCELLED);
		assertThat(state.rounds()).extracting(RefinedRound::verdict).containsExactly(Verdict.ABOVE, Verdict.WITHIN, Verdict.ABOVE);
		assertThat(state.ofRound()).isEqualTo(2);
		assertThat(SimulatedRefinement.active(state.change().orElseThrow().after())).containsExactly("hot", "rare");
	}

	@Test
	void cancelInTheFirstRoundLeavesThePlanAlone() {
		RefinementState state = refinement("0.45", 3).refine(trial -> (plan, round) -> {
			throw new CancellationException();
		});
		assertThat(state.stage()).isEqualTo(Stage.CANCELLED);
		assertThat(state.now()).as("no plan ran").isEqualTo(ProgramJob.nothing());
		assertThat(state.rounds()).isEmpty();
		assertThat(state.change()).isEmpty();
	}

	@Test
	void aFailureHasItsMessageAndTheRoundsBefore() {
		BenchmarkException failure = new BenchmarkException(BenchmarkProblem.NOTHING_MEASURED, "The program", "exit code 3");
		SimulatedRefinement refinement = refinement("0.45", 3);
		RefinementState state = refinement.refine(trial -> (plan, round) -> {
			if (round == 2) {
				throw failure;
			}
			return trial.run(plan, round);
		});
		assertThat(state.stage()).isEqualTo(Stage.FAILED);
		assertThat(state.now()).isEqualTo(failure.getMessage()).contains("exit code 3");
		assertThat(state.rounds()).hasSize(1);
		assertThat(state.change()).as("the plan that ran is the one at the beginning").isEmpty();
		assertThat(refinement.logged).containsExactly(failure);
	}

	/** Java's message is the file's name alone, or none. */
	@Test
	void aFailureThatSaysLittleIsPutInWords() {
		assertThat(failed(new NoSuchFileException("shop.log"))).isEqualTo("shop.log: there is no such file");
		assertThat(failed(new IOException())).isEqualTo("reading or writing failed");
		assertThat(failed(new Exception())).isEqualTo(Messages.RefinementRun_noReason);
	}

	private String failed(Exception failure) {
		return refinement("0.45", 3).refine(trial -> (plan, round) -> {
			throw failure;
		}).now();
	}

	@Test
	void aNoteOfEachRoundIsKeptOnce() {
		assertThat(refinement("0.45", 3).refine(trial -> trial).notes()).containsExactly("once", "again");
	}

	@Test
	void anErrorOfOursIsNotHidden() {
		SimulatedRefinement refinement = refinement("0.45", 3);
		assertThatThrownBy(() -> refinement.refine(trial -> (plan, round) -> {
			throw new IllegalStateException("ours");
		})).isInstanceOf(IllegalStateException.class);
	}

	/** What was proposed last did not run, and has the calls per second of the plan at the beginning. */
	@Test
	void afterAllRoundsTheProposalIsTheResult() {
		RefinementState state = refinement("0.45", 1).refine(trial -> trial);
		assertThat(state.end()).contains(End.ROUNDS_DONE);
		Plan proposed = state.change().orElseThrow().after();
		assertThat(SimulatedRefinement.active(proposed)).isEqualTo(Set.of("rare", "warm"));
		assertThat(Probes.methodProbes(proposed)).allMatch(probe -> probe.getCallsPerSecond() == null);
	}

	@Test
	void whileItIsCancelledTheRestStaysAsItIs() {
		SimulatedRefinement refinement = refinement("0.45", 3);
		refinement.refine(trial -> trial);
		RefinementState running = refinement.states.stream().filter(one -> one.rounds().size() == 1).findFirst().orElseThrow();
		RefinementState cancelling = running.cancelling();
		assertThat(cancelling.stage()).isEqualTo(Stage.CANCELLING);
		assertThat(cancelling.isOver()).isFalse();
		assertThat(cancelling.rounds()).isEqualTo(running.rounds());
	}
}
