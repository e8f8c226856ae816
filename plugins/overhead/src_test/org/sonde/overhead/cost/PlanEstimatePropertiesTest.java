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
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** What holds for every plan and every built-in result set. */
class PlanEstimatePropertiesTest {

	@Test
	void theOrderOfTheProbesDoesNotMatter() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = plan(in);
			CostModel model = model(in);
			long seed = in.anyLong();
			List<ProbeLoad> shuffled = new ArrayList<>(plan);
			Collections.shuffle(shuffled, new Random(seed));
			PlanEstimate estimate = PlanEstimate.of(model, plan, 1);
			PlanEstimate again = PlanEstimate.of(model, shuffled, 1);
			assertThat(again.total()).isEqualTo(estimate.total());
			assertThat(again.probes()).containsExactlyInAnyOrderElementsOf(estimate.probes());
			assertThat(again.writer().regime()).isEqualTo(estimate.writer().regime());
			assertThat(again.writer().utilisation()).isEqualTo(estimate.writer().utilisation());
		});
	}

	@Test
	void costsAreLinearInTheCallRates() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = plan(in);
			CostModel model = model(in);
			double factor = in.between(0.0, 1000.0);
			List<ProbeLoad> scaled = plan.stream().map(load -> new ProbeLoad(load.signature(), load.kind(), load.active(),
					load.callRate().map(rate -> new CallRate(rate.callsPerSecond() * factor, rate.source())))).toList();
			Estimate before = PlanEstimate.of(model, plan, 1).total().millisPerSecond();
			Estimate after = PlanEstimate.of(model, scaled, 1).total().millisPerSecond();
			if (before instanceof Estimate.Known known && after instanceof Estimate.Known larger) {
				assertThat(larger.value()).isCloseTo(known.value() * factor, within(1e-9 * (1 + known.value() * factor)));
				double high = known.estimate().high() * factor;
				double rounding = 1e-9 * (1 + high);
				if (plan.stream().allMatch(ProbeLoad::active)) {
					assertThat(larger.estimate().high()).isCloseTo(high, within(rounding));
				} else if (factor >= 1) {
					// What the compiler does to methods with deactivated probes does not grow with their calls.
					assertThat(larger.estimate().high()).isBetween(known.estimate().high() - rounding, high + rounding);
				} else {
					assertThat(larger.estimate().high()).isBetween(high - rounding, known.estimate().high() + rounding);
				}
			} else {
				assertThat(after.getClass()).isEqualTo(before.getClass());
			}
		});
	}

	@Test
	void switchingProbesOffNeverCostsMore() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = plan(in);
			CostModel model = model(in);
			List<ProbeLoad> off = plan.stream().map(load -> new ProbeLoad(load.signature(), load.kind(), false, load.callRate()))
					.toList();
			List<ProbeLoad> on = plan.stream().map(load -> new ProbeLoad(load.signature(), load.kind(), true, load.callRate()))
					.toList();
			Estimate offCost = PlanEstimate.of(model, off, 1).total().millisPerSecond();
			Estimate onCost = PlanEstimate.of(model, on, 1).total().millisPerSecond();
			if (offCost instanceof Estimate.Known less && onCost instanceof Estimate.Known more) {
				assertThat(less.value()).isLessThanOrEqualTo(more.value() * (1 + 1e-12));
			}
		});
	}

	@Test
	void intervalsContainTheirValueAndTheTolerance() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = plan(in);
			CostModel model = model(in);
			PlanEstimate estimate = PlanEstimate.of(model, plan, 1);
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
		});
	}

	@Test
	void everyProbeIsInTheSumOrCountedAsUnknown() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = plan(in);
			CostModel model = model(in);
			PlanTotal total = PlanEstimate.of(model, plan, 1).total();
			assertThat(total.knownProbes() + total.unknownCount()).isEqualTo(plan.size());
			assertThat(total.isLowerBound()).isEqualTo(total.unknownCount() > 0);
		});
	}

	@Test
	void theOrderOfTheProbesDoesNotMatterWhereTheyNameTheirCallers() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = planOfDifferentOperations(in);
			CostModel model = model(in);
			long seed = in.anyLong();
			List<ProbeLoad> shuffled = new ArrayList<>(plan);
			Collections.shuffle(shuffled, new Random(seed));
			assertThat(PlanEstimate.of(model, shuffled, 1).probes())
					.containsExactlyInAnyOrderElementsOf(PlanEstimate.of(model, plan, 1).probes());
		});
	}

	@Test
	void theTotalIsTheSumOfTheProbes() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = planInContext(in);
			CostModel model = model(in);
			PlanEstimate estimate = PlanEstimate.of(model, plan, 1);
			double sum = 0;
			for (ProbeEstimate probe : estimate.probes()) {
				sum += probe.millisPerSecond() instanceof Estimate.Known known ? known.value() : 0;
			}
			if (estimate.total().millisPerSecond() instanceof Estimate.Known known) {
				assertThat(known.value()).isCloseTo(sum, within(1e-9 * (1 + sum)));
			}
		});
	}

	private static final List<CostModel> MODELS = models(PublishedResults.list());

	private static List<CostModel> models(List<ResultSet> sets) {
		List<CostModel> models = new ArrayList<>(sets.stream().map(CostModel::of).toList());
		models.add(CostModel.of(ManyDepths.LINE));
		return models;
	}

	private static CostModel model(RandomInput in) {
		return in.oneOf(MODELS);
	}

	private static ProbeLoad load(RandomInput in) {
		Optional<CallRate> rate = in.optional(0.8, () -> {
			double calls = in.between(0.0, 1e7);
			return new CallRate(calls, "typed", in.chance(0.4) ? OptionalDouble.of(calls * in.between(0.0, 1.0)) : OptionalDouble.empty(),
					in.optional(0.3, () -> in.oneOf("a", "b", "c", "d")));
		});
		return new ProbeLoad(in.oneOf("a", "b", "c", "d", "e"), in.oneOf(ProbeKind.values()), in.yes(), rate, in.between(1, 5));
	}

	private static List<ProbeLoad> planInContext(RandomInput in) {
		return in.list(1, 20, () -> load(in));
	}

	/** Few kinds, so that most costs are known. */
	private static List<ProbeLoad> changes(RandomInput in) {
		return in.list(1, 6, () -> inCallTree(in, 8, "m"));
	}

	private static List<ProbeLoad> planOfDifferentOperations(RandomInput in) {
		return IntStream.range(0, 8).mapToObj(i -> inCallTree(in, 8, "m" + i)).toList();
	}

	/** Each called by another, or opening every trace; seldom of unknown callers. */
	private static ProbeLoad inCallTree(RandomInput in, int operations, String signature) {
		Optional<CallRate> rate = in.optional(0.95, () -> {
			int calls = in.between(0, 5);
			return in.chance(0.6) ? new CallRate(calls, "typed", OptionalDouble.of(0), Optional.of("m" + in.between(0, operations)))
					: new CallRate(calls, "typed", OptionalDouble.of(calls), Optional.empty());
		});
		return new ProbeLoad(signature, in.chance(0.9) ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION, in.chance(0.9), rate);
	}

	private static List<ProbeLoad> plan(RandomInput in) {
		return in.list(0, 30, () -> new ProbeLoad(in.text(0, 5, 'a', 'z'), in.oneOf(ProbeKind.values()), in.yes(),
				in.optional(0.8, () -> new CallRate(in.between(0.0, 1e7), "typed"))));
	}
}
