/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.Interval;

/** Builds explanations from the figures that the cost model itself computed with. */
final class Explainer {

	private static final String TOLERANCE = String.format(Locale.ROOT,
			"the interval is at least ± %.0f %%: what we believe of another program",
			100 * CostModel.ESTIMATE_TOLERANCE);

	private final PlanEstimate plan;
	private final CostModel model;

	Explainer(PlanEstimate plan) {
		this.plan = plan;
		model = plan.model();
	}

	Explanation perSecond(int place) {
		ProbeEstimate probe = plan.probes().get(place);
		List<Explanation> inputs = new ArrayList<>();
		inputs.add(plan.partsByGaps(place).map(parts -> byGaps(probe, parts)).orElseGet(() -> perCall(probe)));
		inputs.add(probe.load().callRate()
				.map(rate -> Explanation.stated("calls per second", "1/s", rate.callsPerSecond(), Optional.empty(), rate.source()))
				.orElseGet(() -> Explanation.notStated("calls per second", "1/s", "they are not set")));
		return Explanation.computed("cost per second", "ms/s", probe.millisPerSecond(),
				"cost per call × calls per second ÷ 1,000,000 ns/ms", "",
				inputs);
	}

	/** I, C and the hand-over, of which the last depends on how often a record finds the writer asleep. */
	private Explanation byGaps(ProbeEstimate probe, GapEstimates.Parts parts) {
		String sweep = "sweep over gaps of " + model.measuredOn();
		Optional<CallRate> rate = probe.load().callRate();
		String share = rate.flatMap(CallRate::gaps).isPresent() ? "the gaps between records in " + rate.get().source()
				: "records of the whole plan that come at random, at its rate";
		Explanation handOver = new Explanation("hand-over", "ns", Optional.of(Interval.exactly(parts.handOver())), Optional.empty(),
				"records per call × (awake + wake-up × share asleep)", "", "", List.of(
						Explanation.stated("records per call", "", parts.records(), Optional.empty(), "kind of the probe and its trace entries"),
						Explanation.stated("awake", "ns per record", parts.awake(), Optional.empty(), sweep),
						Explanation.stated("wake-up", "ns", parts.wakeUp(), Optional.empty(), sweep),
						Explanation.stated("share asleep", "", parts.asleepShare(), Optional.empty(), share)));
		return Explanation.computed("cost per call", "ns", probe.nanosPerCall(), "I + C + hand-over",
				model.gapEstimates().orElseThrow().knowledge(probe.load()).words()
						+ (plan.threads() > 1 ? GapEstimates.SEVERAL_THREADS : ""),
				List.of(Explanation.stated("I", "ns", parts.instrumentation(), Optional.empty(), model.measuredOn()),
						Explanation.stated("C", "ns", parts.collecting(), Optional.empty(), sweep), handOver));
	}

	private Explanation perCall(ProbeEstimate probe) {
		ProbeLoad load = probe.load();
		Estimate base = plan.perExecution(probe);
		Explanation perExecution = perExecution(load.active(), probe.context(), base);
		if (base.equals(probe.nanosPerCall())) {
			return perExecution;
		}
		CallRate rate = load.callRate().orElseThrow();
		String source = rate.source();
		return Explanation.computed("cost per call", "ns", probe.nanosPerCall(),
				"cost per execution + cost per trace × trace entries per second ÷ calls per second", "",
				List.of(perExecution.named("cost per execution"), perTrace(probe),
						Explanation.stated("trace entries per second", "1/s", rate.traceEntriesPerSecond().orElseThrow(), Optional.empty(),
								source),
						Explanation.stated("calls per second", "1/s", rate.callsPerSecond(), Optional.empty(), source)));
	}

	private Explanation perTrace(ProbeEstimate probe) {
		Estimate perTrace = model.nanosPerTrace(probe.load().kind(), plan.threads());
		Portions portions = model.portions().orElseThrow();
		return Explanation.computed("cost per trace", "ns", perTrace,
				"constant of the least-squares line overhead = constant + slope × executions"
				+ scaledBy(), TOLERANCE, withScaling(points(portions, CallShape.NESTED)));
	}

	private Explanation perExecution(boolean active, CallContext context, Estimate cost) {
		if (!(cost instanceof Estimate.Known known) || model.portions().isEmpty()) {
			return Explanation.computed("cost per call", "ns", cost, "", "", List.of());
		}
		Portions portions = model.portions().get();
		CallShape shape = context == CallContext.SIBLINGS ? CallShape.SIBLINGS : CallShape.NESTED;
		List<Explanation> points = points(portions, shape);
		if (points.isEmpty()) {
			shape = portions.chain().shape();
			points = points(portions, shape);
		}
		String saturated = active ? portions.saturation(points.size() > 1 ? Optional.of(shape) : Optional.empty())
				.map(why -> "; " + why + ": the hand-over may cost anything between 0 and W").orElse("") : "";
		String remark = (active ? context.words()
				: "an upper bound: what is woven in but switched off costs I, which is not linear in the depth")
				+ "; " + TOLERANCE + saturated
				+ "; in full: " + known.basis();
		if (active && points.size() > 1) {
			return Explanation.computed("cost per call", "ns", cost,
					"slope of the least-squares line overhead = constant + slope × executions"
					+ scaledBy(), remark, withScaling(points));
		}
		Chain chain = active ? portions.chain() : portions.runOfDeactivated();
		List<Explanation> inputs = new ArrayList<>(active ? steps(chain) : List.of(step(chain, indexOf(chain, Phase.DEACTIVATED))));
		String formula = inputs.stream().map(Explanation::what).collect(Collectors.joining(" + "));
		inputs.add(depth(chain));
		return Explanation.computed("cost per call", "ns", cost,
				(inputs.size() > 2 ? "(" + formula + ")" : formula) + " ÷ executions per trace"
				+ scaledBy(), remark, withScaling(inputs));
	}

	private String scaledBy() {
		return model.scaling().isPresent() ? ", × machine factor" : "";
	}

	private List<Explanation> withScaling(List<Explanation> inputs) {
		List<Explanation> all = new ArrayList<>(inputs);
		model.scaling()
				.ifPresent(scaling -> all.add(new Explanation("machine factor", "", Optional.of(scaling.factor()), Optional.empty(), "",
				"asked for by the user", scaling.words(), List.of())));
		return all;
	}

	/** One per depth; with a single one the line has no use. */
	private List<Explanation> points(Portions portions, CallShape shape) {
		return portions.runs(shape).stream().map(chain -> {
			LineFit.Point point = chain.wholePoint().orElseThrow();
			List<Explanation> inputs = new ArrayList<>(steps(chain));
			String formula = inputs.stream().map(Explanation::what).collect(Collectors.joining(" + "));
			inputs.add(depth(chain));
			return new Explanation("overhead at " + Portions.plain(point.executions()) + " executions", "ns per trace",
					Optional.of(Interval.exactly(point.nanos())), Optional.empty(), formula, "", "", inputs);
		}).toList();
	}

	private Explanation depth(Chain chain) {
		return Explanation.stated("executions per trace", "", chain.executions().getAsDouble(), Optional.empty(),
				"recursion depth of " + chain.writer().id());
	}

	private static int indexOf(Chain chain, Phase phase) {
		for (int i = 1; i < chain.runs().size(); i++) {
			if (chain.runs().get(i).phase() == phase) {
				return i;
			}
		}
		throw new IllegalArgumentException("there is no run of phase " + phase.keyword());
	}

	private List<Explanation> steps(Chain chain) {
		List<Explanation> steps = new ArrayList<>();
		for (int i = 1; i < chain.runs().size(); i++) {
			steps.add(step(chain, i));
		}
		return steps;
	}

	/** A portion of a trace: as stated, else the difference of two runs. */
	private Explanation step(Chain chain, int index) {
		Configuration run = chain.runs().get(index);
		Configuration before = chain.runs().get(index - 1);
		Step step = Step.between(before, run).orElseThrow();
		String name = switch (run.phase()) {
			case DEACTIVATED -> "I";
			case COLLECTING -> "C";
			case WRITING -> "W";
			default -> "portion of " + run.label();
		};
		if (step.stated()) {
			return Explanation.stated(name, "ns per trace", step.nanos(), step.measurement(), source(run, QuantityKind.PORTION));
		}
		return new Explanation(name, "ns per trace", Optional.of(Interval.exactly(step.nanos())), step.measurement(),
				"response time of " + run.id() + " − response time of " + before.id(),
				step.clamped() ? "the difference is negative and taken as 0" : "", "", List.of(time(run), time(before)));
	}

	private Explanation time(Configuration run) {
		RunTime time = RunTime.ofRun(run).orElseThrow();
		Measurement measurement = time.measurement();
		String name = "response time of " + run.id();
		if (!measurement.unit().isRate()) {
			return Explanation.stated(name, "ns per trace", time.nanos(), time.interval(), source(run, measurement.kind()));
		}
		double perSecond = measurement.central().doubleValue() * measurement.unit().factor();
		OptionalDouble half = measurement.find(Statistic.CI95_HALF_WIDTH).stream()
				.mapToDouble(width -> width.doubleValue() * measurement.unit().factor()).findFirst();
		Optional<Interval> interval = half.isPresent() ? Optional.of(Interval.symmetric(perSecond, half.getAsDouble())) : Optional.empty();
		return new Explanation(name, "ns per trace", Optional.of(Interval.exactly(time.nanos())), time.interval(),
				"1,000,000,000 ns/s ÷ throughput of " + run.id(), "", "",
				List.of(Explanation.stated("throughput of " + run.id(), "traces/s", perSecond, interval, source(run, measurement.kind()))));
	}

	private String source(Configuration run, QuantityKind kind) {
		Measurement measurement = run.find(kind).orElseThrow();
		String machine = model.results().conditionsOf(run).find(ConditionName.MACHINE).map(condition -> "; " + condition.value())
				.orElse("");
		return model.results().id() + ", " + (measurement.hasMean() ? "mean" : "median") + " of " + run.label() + ": "
				+ model.results().source().citation() + ", " + measurement.place().orElse(model.results().source().place()) + machine;
	}
}
