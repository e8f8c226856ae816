/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * What one result set says of one of its writers, before it is scaled to another machine or combined with a calibration: portions, loads
 * and the sweep over gaps. Everything is computed once, here.
 */
final class MeasuredRun {

	private static final List<ConditionName> ASSUMPTIONS_THAT_MATTER = List.of(ConditionName.PROBE_KIND,
			ConditionName.RECURSION_DEPTH, ConditionName.METHOD_TIME_MICROS, ConditionName.THREADS,
			ConditionName.RECORDS_PER_TRACE);

	final ResultSet results;
	/** Empty if the result set has none; then all costs are unknown. */
	final Optional<Configuration> writer;
	final Conditions conditions;
	final Obstacles obstacles;
	final Optional<Portions> portions;
	final boolean saturated;
	final PortionCost collecting;
	final PortionCost writing;
	final PortionCost active;
	final Estimate instrumentation;
	final Estimate deactivated;
	final Optional<Interval> recordsPerExecution;
	final ServiceTime serviceTime;
	/** Result set, run, machine, JVM and year, for the user. */
	final String measuredOn;
	final Provenance provenance;
	/** Empty if the result set has no sweep over gaps with this writer, likewise the next three. */
	final Optional<GapCosts> gapCosts;
	final Optional<ProbeAllocation> allocation;
	final Optional<Double> inProgram;

	/** @param handOver where the hand-over was measured, if elsewhere */
	MeasuredRun(ResultSet results, Optional<Configuration> writer, Optional<String> handOver) {
		this.results = results;
		this.writer = writer;
		conditions = writer.map(results::conditionsOf).orElse(results.conditions());
		gapCosts = writer.flatMap(run -> GapCosts.of(results, run));
		Optional<GapSweep> sweep = gapCosts.flatMap(costs -> results.gapSweep(writer.get()));
		Optional<InProgram> program = sweep.flatMap(GapSweep::inProgram);
		inProgram = program.map(InProgramFactor::factor);
		allocation = sweep.flatMap(GapSweep::allocation);
		measuredOn = placeOfMeasurement(program, handOver);
		provenance = provenance();
		obstacles = new Obstacles(results, writer);
		Optional<String> obstacle = obstacles.toPortions();
		Optional<RunChain> chain = writer.map(run -> RunChain.to(results, run));
		portions = obstacle.isPresent() ? Optional.empty() : chain.map(runs -> new Portions(runs, provenance));
		saturated = portions.map(Portions::isSaturated).orElse(false);
		PortionCost none = PortionCost.unknown(obstacle.orElse(""));
		collecting = portions.map(all -> all.of(Phase.COLLECTING)).orElse(none);
		writing = portions.map(all -> all.of(Phase.WRITING)).orElse(none);
		active = portions.map(Portions::active).orElse(none);
		// A sweep is in CPU time, so what is added to it must be CPU time, too. Elapsed time is longer if other programs ran.
		Optional<Portions> ofInstrumentation = gapCosts.isPresent() ? portions.map(Portions::byThreadTime) : portions;
		instrumentation = ofInstrumentation.map(all -> all.of(Phase.DEACTIVATED)).orElse(none).nanosPerExecution();
		deactivated = ofInstrumentation.map(Portions::deactivated).orElse(none.nanosPerExecution());
		recordsPerExecution = recordsPerExecutionOf();
		serviceTime = ServiceTime.of(results, chain.map(Portions::runForServiceTime), provenance);
	}

	/** The loads under which this writer was measured; empty if there was one only. */
	List<LoadCost> loads() {
		return portions.map(all -> LoadCost.of(all, serviceTime.nanosPerRecord())).orElse(List.of());
	}

	private Optional<Interval> recordsPerExecutionOf() {
		OptionalDouble records = conditions.number(ConditionName.RECORDS_PER_TRACE);
		OptionalDouble depth = conditions.number(ConditionName.RECURSION_DEPTH);
		if (records.isEmpty() || depth.isEmpty() || depth.getAsDouble() < 1) {
			return Optional.empty();
		}
		double perExecution = Math.floor(records.getAsDouble() / depth.getAsDouble());
		double perTrace = records.getAsDouble() - perExecution * depth.getAsDouble();
		return Optional.of(new Interval(records.getAsDouble() / depth.getAsDouble(), perExecution, perExecution + perTrace));
	}

	private Provenance provenance() {
		List<ConditionName> assumed = ASSUMPTIONS_THAT_MATTER.stream()
				.filter(name -> conditions.find(name).filter(Condition.Assumed.class::isInstance).isPresent()).toList();
		Provenance measured = Provenance.stated(measuredOn);
		return assumed.isEmpty() ? measured : measured.with(new Remark.Assumed(assumed));
	}

	private String placeOfMeasurement(Optional<InProgram> program, Optional<String> handOver) {
		StringBuilder text = new StringBuilder(results.id());
		writer.ifPresent(run -> text.append(", ").append(run.id()));
		program.ifPresent(in -> text.append(", costs × " + Digits.value(InProgramFactor.factor(in)) + " as measured in " + in.program()));
		for (ConditionName name : List.of(ConditionName.MACHINE, ConditionName.VIRTUAL_MACHINE)) {
			conditions.find(name).ifPresent(condition -> text.append(", ").append(condition.value()));
		}
		text.append(", ").append(results.source().year());
		handOver.ifPresent(place -> text.append("; hand-over: ").append(place));
		return text.toString();
	}
}
