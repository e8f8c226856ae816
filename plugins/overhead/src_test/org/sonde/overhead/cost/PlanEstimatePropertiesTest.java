/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.DoubleRange;

/** What holds for every plan and every built-in result set. */
class PlanEstimatePropertiesTest {

	@Property
	void theOrderOfTheProbesDoesNotMatter(@ForAll("plans") List<ProbeLoad> plan, @ForAll("models") CostModel model,
			@ForAll long seed) {
		List<ProbeLoad> shuffled = new ArrayList<>(plan);
		Collections.shuffle(shuffled, new Random(seed));
		PlanEstimate estimate = PlanEstimate.of(model, plan);
		PlanEstimate again = PlanEstimate.of(model, shuffled);
		assertThat(again.total()).isEqualTo(estimate.total());
		assertThat(again.probes()).containsExactlyInAnyOrderElementsOf(estimate.probes());
		assertThat(again.writer().regime()).isEqualTo(estimate.writer().regime());
		assertThat(again.writer().utilisation()).isEqualTo(estimate.writer().utilisation());
	}

	@Property
	void costsAreLinearInTheCallRates(@ForAll("plans") List<ProbeLoad> plan, @ForAll("models") CostModel model,
			@ForAll @DoubleRange(min = 0, max = 1000) double factor) {
		List<ProbeLoad> scaled = plan.stream().map(load -> new ProbeLoad(load.signature(), load.kind(), load.active(),
				load.callRate().map(rate -> new CallRate(rate.callsPerSecond() * factor, rate.source())))).toList();
		Estimate before = PlanEstimate.of(model, plan).total().millisPerSecond();
		Estimate after = PlanEstimate.of(model, scaled).total().millisPerSecond();
		if (before instanceof Estimate.Known known && after instanceof Estimate.Known larger) {
			assertThat(larger.value()).isCloseTo(known.value() * factor, within(1e-9 * (1 + known.value() * factor)));
			assertThat(larger.estimate().high()).isCloseTo(known.estimate().high() * factor,
					within(1e-9 * (1 + known.estimate().high() * factor)));
		} else {
			assertThat(after.getClass()).isEqualTo(before.getClass());
		}
	}

	@Property
	void switchingProbesOffNeverCostsMore(@ForAll("plans") List<ProbeLoad> plan, @ForAll("models") CostModel model) {
		List<ProbeLoad> off = plan.stream().map(load -> new ProbeLoad(load.signature(), load.kind(), false, load.callRate()))
				.toList();
		List<ProbeLoad> on = plan.stream().map(load -> new ProbeLoad(load.signature(), load.kind(), true, load.callRate()))
				.toList();
		Estimate offCost = PlanEstimate.of(model, off).total().millisPerSecond();
		Estimate onCost = PlanEstimate.of(model, on).total().millisPerSecond();
		if (offCost instanceof Estimate.Known less && onCost instanceof Estimate.Known more) {
			assertThat(less.value()).isLessThanOrEqualTo(more.value() * (1 + 1e-12));
		}
	}

	@Property
	void intervalsContainTheirValueAndTheTolerance(@ForAll("plans") List<ProbeLoad> plan, @ForAll("models") CostModel model) {
		PlanEstimate estimate = PlanEstimate.of(model, plan);
		List<Estimate> estimates = new ArrayList<>(List.of(estimate.total().millisPerSecond()));
		for (ProbeEstimate probe : estimate.probes()) {
			estimates.add(probe.nanosPerCall());
			estimates.add(probe.millisPerSecond());
		}
		for (Estimate each : estimates) {
			if (each instanceof Estimate.Known known) {
				double slack = 1e-9 * (1 + known.value());
				assertThat(known.estimate().low()).isBetween(0.0, known.value() * 0.7 + slack);
				assertThat(known.estimate().high()).isGreaterThanOrEqualTo(known.value() * 1.3 - slack);
				known.measurement().ifPresent(measured -> {
					assertThat(measured.low()).isBetween(known.estimate().low() - slack, known.value());
					assertThat(measured.high()).isBetween(known.value(), known.estimate().high() + slack);
				});
			}
		}
	}

	@Property
	void everyProbeIsInTheSumOrCountedAsUnknown(@ForAll("plans") List<ProbeLoad> plan, @ForAll("models") CostModel model) {
		PlanTotal total = PlanEstimate.of(model, plan).total();
		assertThat(total.knownProbes() + total.unknownCount()).isEqualTo(plan.size());
		assertThat(total.isLowerBound()).isEqualTo(total.unknownCount() > 0);
	}

	@Property
	void changingOneProbeGivesWhatEstimatingTheChangedPlanGives(@ForAll("plansInContext") List<ProbeLoad> plan,
			@ForAll("loads") ProbeLoad changed, @ForAll("models") CostModel model, @ForAll int place) {
		List<ProbeLoad> after = new ArrayList<>(plan);
		after.set(Math.floorMod(place, plan.size()), changed);
		PlanEstimate full = PlanEstimate.of(model, after);
		PlanEstimate changedOnly = PlanEstimate.of(model, plan).with(Math.floorMod(place, plan.size()), changed);
		assertThat(changedOnly.probes()).isEqualTo(full.probes());
		assertThat(changedOnly.total()).isEqualTo(full.total());
		assertThat(changedOnly.writer()).isEqualTo(full.writer());
		PlanEstimate back = changedOnly.with(Math.floorMod(place, plan.size()), plan.get(Math.floorMod(place, plan.size())));
		assertThat(back.total()).isEqualTo(PlanEstimate.of(model, plan).total());
	}

	@Property
	void manyChangesInTurnGiveWhatEstimatingTheChangedPlanGives(@ForAll("plansOfDifferentOperations") List<ProbeLoad> plan,
			@ForAll("changes") List<ProbeLoad> changes, @ForAll("models") CostModel model) {
		List<ProbeLoad> after = new ArrayList<>(plan);
		PlanEstimate estimate = PlanEstimate.of(model, plan);
		for (ProbeLoad change : changes) {
			int place = Math.floorMod(change.hashCode(), plan.size());
			ProbeLoad changed = new ProbeLoad(plan.get(place).signature(), change.kind(), change.active(), change.callRate(),
					change.value());
			after.set(place, changed);
			estimate = estimate.with(place, changed);
			PlanEstimate full = PlanEstimate.of(model, after);
			assertThat(estimate.probes()).isEqualTo(full.probes());
			assertThat(estimate.total()).isEqualTo(full.total());
			assertThat(estimate.writer()).isEqualTo(full.writer());
		}
	}

	@Property
	void theOrderOfTheProbesDoesNotMatterWhereTheyNameTheirCallers(@ForAll("plansOfDifferentOperations") List<ProbeLoad> plan,
			@ForAll("models") CostModel model, @ForAll long seed) {
		List<ProbeLoad> shuffled = new ArrayList<>(plan);
		Collections.shuffle(shuffled, new Random(seed));
		assertThat(PlanEstimate.of(model, shuffled).probes()).containsExactlyInAnyOrderElementsOf(PlanEstimate.of(model, plan).probes());
	}

	@Property
	void theTotalIsTheSumOfTheProbes(@ForAll("plansInContext") List<ProbeLoad> plan, @ForAll("models") CostModel model) {
		PlanEstimate estimate = PlanEstimate.of(model, plan);
		double sum = 0;
		for (ProbeEstimate probe : estimate.probes()) {
			sum += probe.millisPerSecond() instanceof Estimate.Known known ? known.value() : 0;
		}
		if (estimate.total().millisPerSecond() instanceof Estimate.Known known) {
			assertThat(known.value()).isCloseTo(sum, within(1e-9 * (1 + sum)));
		}
	}

	private static final List<CostModel> MODELS = models(PublishedResults.list());

	private static List<CostModel> models(List<ResultSet> sets) {
		List<CostModel> models = new ArrayList<>(sets.stream().map(CostModel::of).toList());
		models.add(CostModel.of(ManyDepths.LINE));
		return models;
	}

	@Provide
	Arbitrary<CostModel> models() {
		return Arbitraries.of(MODELS);
	}

	@Provide
	Arbitrary<ProbeLoad> loads() {
		Arbitrary<Optional<CallRate>> rates = Combinators.combine(Arbitraries.doubles().between(0, 1e7),
				Arbitraries.doubles().between(0, 1).optional(0.4), Arbitraries.of("a", "b", "c", "d").optional(0.3))
				.as((rate, share, caller) -> new CallRate(rate, "typed",
						share.isPresent() ? OptionalDouble.of(rate * share.get()) : OptionalDouble.empty(), caller))
				.optional(0.8);
		return Combinators.combine(Arbitraries.of("a", "b", "c", "d", "e"), Arbitraries.of(ProbeKind.class), Arbitraries.of(true, false),
				rates, Arbitraries.integers().between(1, 5)).as(ProbeLoad::new);
	}

	@Provide
	Arbitrary<List<ProbeLoad>> plansInContext() {
		return loads().list().ofMinSize(1).ofMaxSize(20);
	}

	/** Few kinds, so that most costs are known. */
	@Provide
	Arbitrary<List<ProbeLoad>> changes() {
		return inCallTrees(8).list().ofMinSize(1).ofMaxSize(6);
	}

	@Provide
	Arbitrary<List<ProbeLoad>> plansOfDifferentOperations() {
		return inCallTrees(8).list().ofSize(8).map(loads -> {
			List<ProbeLoad> plan = new ArrayList<>();
			for (int i = 0; i < loads.size(); i++) {
				plan.add(new ProbeLoad("m" + i, loads.get(i).kind(), loads.get(i).active(), loads.get(i).callRate(), loads.get(i).value()));
			}
			return plan;
		});
	}

	/** Each called by another, or opening every trace; seldom of unknown callers. */
	private static Arbitrary<ProbeLoad> inCallTrees(int operations) {
		Arbitrary<CallRate> called = Combinators
				.combine(Arbitraries.integers().between(0, 5), Arbitraries.integers().between(0, operations))
				.as((rate, caller) -> new CallRate(rate, "typed", OptionalDouble.of(0), Optional.of("m" + caller)));
		Arbitrary<CallRate> entry = Arbitraries.integers().between(0, 5)
				.map(rate -> new CallRate(rate, "typed", OptionalDouble.of(rate), Optional.empty()));
		Arbitrary<ProbeKind> kinds = Arbitraries.frequency(Tuple.of(9, ProbeKind.OPERATION_EVENTS),
				Tuple.of(1, ProbeKind.OPERATION_EXECUTION));
		return Combinators.combine(kinds, Arbitraries.frequency(Tuple.of(9, true), Tuple.of(1, false)),
				Arbitraries.frequencyOf(Tuple.of(3, called), Tuple.of(2, entry)).optional(0.95))
				.as((kind, active, rate) -> new ProbeLoad("m", kind, active, rate));
	}

	@Provide
	Arbitrary<List<ProbeLoad>> plans() {
		Arbitrary<Optional<CallRate>> rates = Arbitraries.doubles().between(0, 1e7).map(rate -> new CallRate(rate, "typed"))
				.optional(0.8);
		return Combinators.combine(Arbitraries.strings().alpha().ofMaxLength(5), Arbitraries.of(ProbeKind.class),
				Arbitraries.of(true, false), rates).as(ProbeLoad::new).list().ofMaxSize(30);
	}
}
