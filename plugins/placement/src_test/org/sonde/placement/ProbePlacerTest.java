/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.recording.Contexts;
import org.sonde.placement.recording.OwnTime;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.operations.OperationStatistics;

/** Placements of random programs, next to all subsets of their methods. */
class ProbePlacerTest {
	private static final int TRIES = 8;
	private static final double ROUNDING = 1e-9;
	static final CostModel CALIBRATED = calibrated();

	private static CostModel calibrated() {
		try {
			return CostModel.of(ResultSetDocument
					.read(Path.of("../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-java-25.json")).resultSet());
		} catch (OverheadException e) {
			throw new AssertionError(e);
		}
	}

	private static CostModel published() throws OverheadException {
		return CostModel.of(BuiltInResults.get("waller-2014-base"));
	}

	private static ProbeKind kind(CostModel model) {
		return model == CALIBRATED ? ProbeKind.OPERATION_EXECUTION : ProbeKind.OPERATION_EVENTS;
	}

	private static PlacementRequest request(RandomInput in, RecordedProgram program, Set<String> pinned) throws OverheadException {
		CostModel model = in.yes() ? CALIBRATED : published();
		Map<String, Integer> wishes = new HashMap<>();
		program.candidates().forEach(one -> wishes.put(one.method(), in.between(1, 5)));
		return new PlacementRequest(program, model, 1, kind(model), in.yes(),
				Objective.values()[in.between(0, Objective.values().length - 1)], wishes, pinned);
	}

	/** In every other one it is known how much of the time is the program's own. */
	private static RecordedProgram recorded(RandomInput in, int methods, int classes) {
		RecordedProgram program = new RandomProgram(in.anyLong(), in.between(1, methods), in.between(1, classes), in.yes()).recorded();
		return in.yes() ? program
				: program.in(OwnTime.of(program.selfNanos() * in.between(1, 99) / 100, program.selfNanos(), program.selfNanos(),
						program.calls()));
	}

	private static BitSet set(long bits) {
		return BitSet.valueOf(new long[] { bits });
	}

	/** Nothing within the budget is worth more than the bound, and what was found is not above it. */
	@Test
	void everySubsetKeepsTheBound() {
		Seeded.tries(TRIES, in -> {
			RecordedProgram program = recorded(in, 8, 40);
			int size = program.candidates().size();
			Set<String> pinned = in.between(0, 3) > 0 ? Set.of() : Set.of(program.candidates().get(in.between(0, size - 1)).method());
			PlacementRequest request = request(in, program, pinned);
			ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
			double budget = request.costs().of(request.all()) * in.between(0, 100) / 100;
			Optional<Placement> placement = placing.within(budget);

			SetCosts costs = request.costs();
			double best = -1;
			for (long bits = 0; bits < 1L << size; bits++) {
				BitSet set = set(bits);
				if (set.stream().mapToObj(one -> program.candidates().get(one).method()).collect(Collectors.toSet()).containsAll(pinned)
						&& costs.of(set) <= budget) {
					best = Math.max(best, request.value().of(set));
				}
			}
			assertThat(placement.isPresent()).isEqualTo(best >= 0);
			if (placement.isPresent()) {
				assertThat(placement.get().value()).isLessThanOrEqualTo(best + ROUNDING);
				assertThat(placement.get().bound()).isGreaterThanOrEqualTo(best - ROUNDING);
				assertThat(placement.get().bound()).isLessThanOrEqualTo(placement.get().valueOfAll() + ROUNDING);
				assertThat(placement.get().chosen().stream().map(one -> one.candidate().method()).toList()).containsAll(pinned);
				// So few candidates are decided to the end.
				assertThat(placement.get().value()).isCloseTo(best, within(ROUNDING));
				assertThat(placement.get().gap()).isZero();
			}
		});
	}

	/**
	 * The curve has the plan for the budget, and each point is the placement that it would be: cost and value of its set, and a bound that
	 * all subsets keep.
	 */
	@Test
	void everyPointOfTheCurveIsAPlacement() {
		Seeded.tries(TRIES, in -> {
			RecordedProgram program = recorded(in, 8, 40);
			int size = program.candidates().size();
			PlacementRequest request = request(in, program, Set.of());
			SetCosts costs = request.costs();
			ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
			Placement placement = placing.within(costs.of(request.all()) * in.between(0, 100) / 100).orElseThrow();
			assertThat(placement.curve()).isSortedAccordingTo(Comparator.comparingDouble(Placement.Point::cost))
					.isSortedAccordingTo(Comparator.comparingDouble(Placement.Point::value));
			List<String> chosen = placement.chosen().stream().map(one -> one.candidate().method()).sorted().toList();
			assertThat(placement.curve()).anySatisfy(point -> assertThat(point.probes()).isEqualTo(chosen));
			for (Placement.Point point : placement.curve()) {
				Placement at = placing.at(placement, point, Progress.NONE);
				BitSet set = new BitSet();
				IntStream.range(0, size).filter(one -> point.probes().contains(program.candidates().get(one).method())).forEach(set::set);
				assertThat(at.chosen().stream().map(one -> one.candidate().method())).containsExactlyInAnyOrderElementsOf(point.probes());
				assertThat(at.budget()).isEqualTo(costs.of(set));
				assertThat(at.value()).isCloseTo(request.value().of(set), within(ROUNDING));
				assertThat(at.estimate().total()).isEqualTo(costs.estimate(set).total());
				double best = LongStream.range(0, 1L << size).mapToObj(ProbePlacerTest::set).filter(one -> costs.of(one) <= point.cost())
						.mapToDouble(request.value()::of).max().orElse(0);
				assertThat(at.bound()).isGreaterThanOrEqualTo(best - ROUNDING).isLessThanOrEqualTo(at.valueOfAll() + ROUNDING);
			}
		});
	}

	/** By LogAnalysis alone, which reads the log again among the chosen methods: what sonde calls and sonde estimate do. */
	@Test
	void aSetCostsWhatItsOwnLogSays() {
		Seeded.tries(TRIES, in -> {
			RandomProgram made = new RandomProgram(in.anyLong(), in.between(1, 8), in.between(1, 40));
			RecordedProgram program = made.recorded();
			BitSet methods = new BitSet();
			IntStream.range(0, 8).filter(one -> in.yes()).forEach(methods::set);
			BitSet set = new BitSet();
			IntStream.range(0, program.candidates().size())
					.filter(one -> methods.stream().mapToObj(RandomProgram::signature).toList()
							.contains(program.candidates().get(one).method()))
					.forEach(set::set);
			SetCosts costs = new SetCosts(program, CALIBRATED, 1, ProbeKind.OPERATION_EXECUTION, false);
			List<ProbeLoad> loads = costs.estimate(set).loads();
			for (OperationStatistics operation : made.read(methods).operations()) {
				if (operation.probed().probed()) {
					ProbeLoad load = loads.stream().filter(one -> one.signature().equals(operation.signature())).findFirst().orElseThrow();
					CallRate rate = load.callRate().orElseThrow();
					assertThat(rate.traceEntriesPerSecond().orElseThrow())
							.isCloseTo(rate.callsPerSecond() * operation.probed().entries() / operation.probed().placed(),
									withinPercentage(1e-9));
					assertThat(rate.nearestProbedCaller()).isEqualTo(operation.probed().nearestCaller());
					assertThat(rate.gaps().map(gaps -> gaps.total()).orElse(0L))
							.isEqualTo(operation.probed().gaps() == null ? 0 : operation.probed().gaps().total());
					rate.gaps().ifPresent(gaps -> gaps.bins().forEach(bin -> {
						assertThat(bin.count()).isEqualTo(operation.probed().gaps().count(bin.index()));
						assertThat(bin.leftOut()).isEqualTo(operation.probed().gaps().leftOut(bin.index()));
						assertThat(bin.afterPause()).isEqualTo(operation.probed().gaps().afterPause(bin.index()));
					}));
				}
			}
		});
	}

	/** No set costs less than what its probes cost at least. */
	@Test
	void costsAreAtLeastAsSaid() {
		Seeded.tries(5 * TRIES, in -> {
			RecordedProgram program = recorded(in, 12, 60);
			PlacementRequest request = request(in, program, Set.of());
			SetCosts costs = request.costs();
			BitSet possible = new BitSet();
			IntStream.range(0, program.candidates().size()).filter(one -> in.chance(0.8)).forEach(possible::set);
			double[] atLeast = costs.atLeast(possible);
			for (int i = 0; i < 20; i++) {
				BitSet set = new BitSet();
				possible.stream().filter(one -> in.yes()).forEach(set::set);
				assertThat(costs.of(set)).as("%s %s %s", request.model() == CALIBRATED, request.upperEnd(), set)
						.isGreaterThanOrEqualTo(set.stream().mapToDouble(one -> atLeast[one]).sum() * (1 - ROUNDING));
			}
		});
	}

	/** For each objective and budgets from nothing to the cost of all, also with a kept probe, and for the choice without a curve. */
	@Test
	void noSimpleRuleGivesMore() {
		Seeded.tries(TRIES, in -> {
			RecordedProgram program = recorded(in, 16, 40);
			Set<String> pinned = in.yes() ? Set.of() : Set.of(program.candidates().getFirst().method());
			Map<String, Integer> wishes = new HashMap<>();
			program.candidates().forEach(one -> wishes.put(one.method(), in.between(1, 5)));
			for (Objective objective : Objective.values()) {
				PlacementRequest request = new PlacementRequest(program, CALIBRATED, 1, ProbeKind.OPERATION_EXECUTION, in.yes(), objective,
						wishes, pinned);
				ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
				for (double share : List.of(0.0, in.between(0.02, 0.3), in.between(0.3, 0.95))) {
					double budget = placing.costOfPinned() + share * request.costs().of(request.all());
					Placement placement = placing.within(budget).orElseThrow();
					Set<String> chosen = placing.choose(budget).orElseThrow().stream().filter(Placement.Choice::isChosen)
							.map(one -> one.candidate().method()).collect(Collectors.toSet());
					double least = Math.min(placement.value(), placing.weigh(chosen).value());
					for (RuleOutcome rule : placing.compared(budget)) {
						assertThat(rule.cost()).isLessThanOrEqualTo(budget);
						assertThat(least).as("%s %s %s", objective, share, rule.rule())
								.isGreaterThanOrEqualTo(rule.value() * (1 - ROUNDING));
					}
				}
			}
		});
	}

	/** Unless it makes the others cheaper, because its records keep the writer awake. */
	@Test
	void noProbeThatAddsNothingIsPaidFor() {
		Seeded.tries(TRIES / 2, in -> {
			RecordedProgram program = new RandomProgram(in.anyLong(), 30, 10, in.yes()).recorded();
			CostModel model = in.yes() ? CALIBRATED : published();
			PlacementRequest request = new PlacementRequest(program, model, 1, kind(model), true, Objective.DISTINGUISH, Map.of(),
					Set.of());
			SetCosts costs = request.costs();
			ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
			double budget = costs.of(request.all()) * in.between(0.02, 0.5);
			List<Placement.Choice> placed = placing.within(budget).orElseThrow().methods();
			for (List<Placement.Choice> plan : List.of(placed, placing.choose(budget).orElseThrow())) {
				BitSet set = new BitSet();
				plan.stream().filter(Placement.Choice::isChosen)
						.forEach(one -> set.set(program.candidates().indexOf(one.candidate())));
				plan.stream().filter(one -> one.isChosen() && one.value() <= ROUNDING).forEach(one -> {
					BitSet without = CandidateSets.without(set, program.candidates().indexOf(one.candidate()));
					assertThat(costs.of(without)).as(one.toString()).isGreaterThanOrEqualTo(costs.of(set));
				});
			}
		});
	}

	@Test
	void aLargerBudgetNeverGivesLessAlongTheCurve() {
		Seeded.tries(TRIES, in -> {
			RecordedProgram program = new RandomProgram(in.anyLong(), in.between(1, 30), in.between(1, 100)).recorded();
			PlacementRequest request = request(in, program, Set.of());
			ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
			Placement placement = placing.within(request.costs().of(request.all()) / 3).orElseThrow();
			for (int i = 1; i < placement.curve().size(); i++) {
				assertThat(placement.curve().get(i).value()).isGreaterThan(placement.curve().get(i - 1).value());
			}
			assertThat(placement.value())
					.isGreaterThanOrEqualTo(placement.curve().stream().filter(point -> point.cost() <= placement.budget())
							.mapToDouble(Placement.Point::value).max().orElse(0) - ROUNDING);
			assertThat(placement.curve().getLast().value()).isCloseTo(placement.valueOfAll(), within(1e-6));
			assertThat(new ProbePlacer(request, Progress.NONE).within(placement.budget()).orElseThrow().methods())
					.isEqualTo(placement.methods());
		});
	}

	/** Counted by walking through every trace's calls, one by one. */
	@Test
	void whatIsRedundantIsSo() {
		Seeded.tries(TRIES, in -> {
			RecordedProgram program = new RandomProgram(in.anyLong(), in.between(1, 8), in.between(1, 12)).recorded();
			BitSet all = new BitSet();
			all.set(0, program.candidates().size());
			Contexts contexts = Contexts.of(program.forest(), program.candidates().size(), all);
			Placement placement = new ProbePlacer(
					new PlacementRequest(program, CALIBRATED, 1, ProbeKind.OPERATION_EXECUTION, true, Objective.CALLS, Map.of(), Set.of()),
					Progress.NONE).within(1e9).orElseThrow();
			assertThat(placement.chosen()).hasSameSizeAs(program.candidates());
			placement.methods().forEach(choice -> choice.redundant().ifPresent(redundant -> {
				int place = program.candidates().indexOf(choice.candidate());
				assertThat(contexts.entries(place)).isZero();
				long ofCaller = program.candidates().stream().filter(one -> one.method().equals(redundant.caller())).findFirst()
						.orElseThrow().calls();
				assertThat(choice.candidate().calls()).isEqualTo(redundant.times() * ofCaller);
			}));
		});
	}

	/** A method that is too costly alone exceeds the budget beside the kept probes, and no other does. */
	@Test
	void whatIsTooCostlyAloneExceedsTheBudget() {
		Seeded.tries(5 * TRIES, in -> {
			RecordedProgram program = new RandomProgram(in.anyLong(), in.between(2, 12), in.between(2, 60), in.yes()).recorded();
			PlacementRequest request = new PlacementRequest(program, CALIBRATED, 1, ProbeKind.OPERATION_EXECUTION, in.yes(),
					Objective.CALLS, Map.of(), Set.of());
			SetCosts costs = request.costs();
			double budget = costs.of(request.all()) * in.between(0.05, 0.95);
			for (Placement.Choice choice : new ProbePlacer(request, Progress.NONE).choose(budget).orElseThrow()) {
				double alone = costs.of(CandidateSets.with(new BitSet(), program.candidates().indexOf(choice.candidate())));
				if (choice.reason() == Placement.Reason.ALONE_TOO_COSTLY) {
					assertThat(alone).isGreaterThan(budget * (1 - ROUNDING));
				} else if (choice.reason() == Placement.Reason.NO_ROOM) {
					assertThat(alone).isLessThanOrEqualTo(budget * (1 + ROUNDING));
				}
			}
		});
	}

	/** By the value and the cost of the sets without one probe, and without two. */
	@Test
	void whatAProbeWithoutALossIsGoodForIsSo() {
		int[] known = new int[2];
		Seeded.tries(10 * TRIES, in -> {
			RecordedProgram program = new RandomProgram(in.anyLong(), in.between(2, 8), in.between(2, 30), in.yes()).recorded();
			PlacementRequest request = new PlacementRequest(program, CALIBRATED, 1, ProbeKind.OPERATION_EXECUTION, true,
					Objective.DISTINGUISH, Map.of(), Set.of());
			SetCosts costs = request.costs();
			ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
			Placement placement = placing.within(costs.of(request.all())).orElseThrow();
			for (Placement.Point point : placement.curve()) {
				Placement at = placing.at(placement, point, Progress.NONE);
				BitSet set = new BitSet();
				at.chosen().forEach(choice -> set.set(program.candidates().indexOf(choice.candidate())));
				for (Placement.Choice choice : at.chosen()) {
					BitSet without = CandidateSets.without(set, program.candidates().indexOf(choice.candidate()));
					assertThat(choice.spare().isPresent()).isEqualTo(request.value().of(without) >= at.value() - ROUNDING);
					choice.spare().ifPresent(spare -> {
						assertThat(spare.saves()).isEqualTo(costs.of(without) < costs.of(set));
						boolean other = without.stream().anyMatch(
								one -> at.methods().stream().anyMatch(of -> of.candidate().equals(program.candidates().get(one))
										&& of.spare().isPresent())
										&& request.value().of(CandidateSets.without(without, one)) < at.value() - ROUNDING);
						assertThat(spare.instead().isPresent()).isEqualTo(other);
						known[other ? 1 : 0]++;
					});
				}
			}
		});
		assertThat(known).doesNotContain(0);
	}
}
