/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/** Explanations, followed by hand from the figure down to what the source prints. */
class ExplanationTest {

	/** 2014 base: 16.6, 63.2, 757.6 and 1176.5 thousand traces per second; W 60,241 − 15,823, C − 1,320, I − 850 ns per trace; ÷ 10. */
	@Test
	void aFigureIsFollowedDownToWhatTheSourcePrints() {
		Explanation perSecond = explain(CostModelTest.model("waller-2014-base"), OPERATION_EVENTS, true);
		assertThat(value(perSecond)).isCloseTo(5.9391, within(1e-4));
		assertThat(perSecond.formula()).isEqualTo("cost per call × calls per second ÷ 1,000,000 ns/ms");
		Explanation perCall = input(perSecond, "cost per call");
		Explanation calls = input(perSecond, "calls per second");
		assertThat(value(calls)).isEqualTo(1000);
		assertThat(calls.source()).isEqualTo("typed");
		assertThat(value(perCall) * value(calls) / 1e6).isCloseTo(value(perSecond), within(1e-9));
		assertThat(perCall.formula()).isEqualTo("(I + C + W) ÷ executions per trace");
		assertThat(perCall.remark()).contains(CallContext.ASSUMED_NESTED.words(), "3 times", "saturated").doesNotContain("30 %");
		double sum = value(input(perCall, "I")) + value(input(perCall, "C")) + value(input(perCall, "W"));
		assertThat(sum / value(input(perCall, "executions per trace"))).isCloseTo(value(perCall), within(1e-6));
		Explanation writing = input(perCall, "W");
		assertThat(value(writing)).isCloseTo(60_240.96 - 15_822.78, within(0.01));
		Explanation time = input(writing, "response time of tcp");
		assertThat(value(time)).isCloseTo(60_240.96, within(0.01));
		assertThat(time.formula()).isEqualTo("1,000,000,000 ns/s ÷ throughput of tcp");
		Explanation throughput = input(time, "throughput of tcp");
		assertThat(value(throughput)).isEqualTo(16_600);
		assertThat(throughput.unit()).isEqualTo("traces/s");
		assertThat(throughput.measurement().orElseThrow().high()).as("± 0.02 thousand").isCloseTo(16_620, within(1e-6));
		assertThat(throughput.source()).contains("waller-2014-base", "mean of", "E5540");
	}

	@Test
	void aStatedPortionIsALeaf() {
		Explanation perCall = input(explain(CostModelTest.model("waller-2014-pt1"), OPERATION_EVENTS, true), "cost per call");
		Explanation writing = input(perCall, "W");
		assertThat(value(writing)).isCloseTo(16_350, within(1e-6));
		assertThat(writing.formula()).isEmpty();
		assertThat(writing.inputs()).isEmpty();
	}

	@Test
	void aDeactivatedProbeIsExplainedByIAlone() {
		Explanation perCall = input(explain(CostModelTest.model("waller-2014-base"), OPERATION_EVENTS, false), "cost per call");
		assertThat(perCall.formula()).isEqualTo("I ÷ executions per trace");
		assertThat(value(input(perCall, "I")) / value(input(perCall, "executions per trace"))).isCloseTo(value(perCall), within(1e-9));
	}

	/** 1,000 calls per second, half of which open a trace: 200 + 300 · ½ ns. */
	@Test
	void aLineIsExplainedByItsRuns() {
		CallRate rate = new CallRate(1000, "typed", OptionalDouble.of(500), Optional.empty());
		PlanEstimate plan = PlanEstimate.of(CostModel.of(ManyDepths.LINE),
				List.of(new ProbeLoad("a", OPERATION_EXECUTION, true, Optional.of(rate))), 1);
		Explanation perCall = input(Explanation.of(plan, 0), "cost per call");
		assertThat(value(perCall)).isCloseTo(350, within(1e-6));
		Explanation perExecution = input(perCall, "cost per execution");
		assertThat(perExecution.formula()).startsWith("slope of the least-squares line");
		assertThat(perExecution.inputs()).extracting(Explanation::what).containsExactly("overhead at 1 executions",
				"overhead at 4 executions",
				"overhead at 10 executions");
		assertThat(value(input(perExecution, "overhead at 4 executions"))).isCloseTo(1100, within(1e-9));
		assertThat(value(input(perCall, "cost per trace"))).isCloseTo(300, within(1e-6));
	}

	@Test
	void whatIsUnknownSaysWhy() {
		Explanation other = explain(CostModelTest.model("waller-2014-base"), OPERATION_EXECUTION, true);
		assertThat(other.value()).isEmpty();
		assertThat(other.remark()).contains("cannot be converted");
		Explanation noRate = Explanation.of(PlanEstimate.of(CostModelTest.model("waller-2014-base"),
				List.of(new ProbeLoad("a", OPERATION_EVENTS, true, Optional.empty())), 1), 0);
		assertThat(input(noRate, "calls per second").remark()).isEqualTo("they are not set");
	}

	static List<ResultSet> all() {
		return PublishedResults.list();
	}

	@ParameterizedTest
	@MethodSource("all")
	void everyBuiltInSetExplainsItsFigures(ResultSet results) {
		for (ProbeKind kind : ProbeKind.values()) {
			for (boolean active : List.of(true, false)) {
				CostModel model = CostModel.of(results);
				Explanation explanation = explain(model, kind, active);
				assertThat(explanation.value().isPresent()).isEqualTo(model.nanosPerCall(kind, active, 1) instanceof Estimate.Known);
				assertThat(explanation.value().isPresent() || !explanation.remark().isEmpty()).isTrue();
			}
		}
	}

	private static Explanation explain(CostModel model, ProbeKind kind, boolean active) {
		return Explanation.of(PlanEstimate.of(model,
				List.of(new ProbeLoad("void a.A.a()", kind, active, Optional.of(new CallRate(1000, "typed")))), 1), 0);
	}

	private static Explanation input(Explanation of, String what) {
		return of.inputs().stream().filter(input -> input.what().equals(what)).findFirst()
				.orElseThrow(() -> new AssertionError(
						of.what() + " has no input " + what + " but " + of.inputs().stream().map(Explanation::what).toList()));
	}

	private static double value(Explanation explanation) {
		return explanation.value().orElseThrow().value();
	}
}
