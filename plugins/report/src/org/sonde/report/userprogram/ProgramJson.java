/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramOverhead.PerUnit;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.benchmark.userprogram.RunFigure;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The figures of a program for other programs. */
final class ProgramJson {

	private static final double PERCENT = 100;

	private ProgramJson() {
	}

	static ObjectNode of(ProgramReport report) {
		ProgramOverhead overhead = report.overhead();
		Optional<ProgramPrediction> prediction = report.prediction();
		ObjectNode json = JsonNodeFactory.instance.objectNode();
		json.put("unitOfWork", report.unit());
		ArrayNode configurations = json.putArray("configurations");
		report.configurations().forEach(state -> state.figure(Figure.APPLICATION_CPU)
				.ifPresent(
						cpu -> configuration(configurations.addObject().put("id", state.id()).put("forks", cpu.forks()), state, report)));
		ObjectNode all = json.putObject("overhead");
		report.measured().ifPresent(value -> put(all.putObject("measured"), value, "ns"));
		prediction.ifPresent(one -> put(all.putObject("predicted"), report.estimated(Figure.APPLICATION_CPU).orElseThrow(), "ns")
				.put("callsPerUnit", one.callsPerUnit()).put("basis", one.measuredOn()));
		all.put("withoutInstrumentation", report.isWithoutInstrumentation(Figure.APPLICATION_CPU));
		report.inside(Figure.APPLICATION_CPU).ifPresent(in -> all.put("inside", in));
		for (Figure figure : List.of(Figure.PROCESS_CPU, Figure.WALL, Figure.ALLOCATION)) {
			ObjectNode node = all.putObject(figure.keyword());
			report.measured(figure).ifPresent(value -> put(node.putObject("measured"), value, figure.unit()));
			report.estimated(figure).ifPresent(interval -> put(node.putObject("predicted"), interval, figure.unit()));
			report.inside(figure).ifPresent(in -> node.put("inside", in));
		}
		ArrayNode portions = all.putArray("portions");
		for (ProgramReport.Portion portion : report.portions()) {
			ObjectNode node = portions.addObject().put("id", portion.id()).put("label", portion.label());
			portion.measured().ifPresent(value -> put(node.putObject("measured"), value, "ns"));
			portion.predicted().ifPresent(interval -> put(node.putObject("predicted"), interval, "ns"));
			portion.inside().ifPresent(in -> node.put("inside", in));
		}
		report.precision().ifPresent(precision -> precision(precision, json.putObject("precision")));
		ArrayNode runs = json.putArray("runs");
		ProgramReport.STATES.forEach(phase -> run(runs, phase, report));
		ArrayNode warnings = json.putArray("warnings");
		report.warnings().forEach(warnings::add);
		ArrayNode voids = json.putArray("voids");
		overhead.voids().values().forEach(reasons -> reasons.forEach(voids::add));
		return json;
	}

	private static void precision(ReachedPrecision precision, ObjectNode node) {
		node.put("wanted", PERCENT * precision.wanted()).put("unit", "%");
		ArrayNode figures = node.putArray("figures");
		precision.figures().forEach(figure -> figures.addObject().put("id", figure.id()).put("reached", PERCENT * figure.share())
				.put("decides", figure.decides()).put("met", precision.isMet(figure)));
	}

	private static void run(ArrayNode runs, Phase phase, ProgramReport report) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		for (RunFigure figure : RunFigure.values()) {
			report.overhead().run(phase, figure).ifPresent(value -> put(node.putObject(figure.keyword()), value, figure.unit()));
			UnknownFigures.reason(report, phase, figure).ifPresent(reason -> putUnknown(node.putObject(figure.keyword()), reason));
		}
		if (!node.isEmpty()) {
			runs.addObject().put("id", phase.keyword()).setAll(node);
		}
	}

	private static void configuration(ObjectNode node, ProgramReport.State state, ProgramReport report) {
		if (state.source() == ProgramReport.Source.WINDOWS) {
			node.put("derived", "in each JVM, a unit with the probes switched off, and what they add");
		}
		for (Figure figure : Figure.values()) {
			state.figure(figure).ifPresentOrElse(value -> put(node.putObject(figure.keyword()), value, figure.unit()),
					() -> UnknownFigures.reason(report.probes(), state.phase(), figure)
							.ifPresent(reason -> putUnknown(node.putObject(figure.keyword()), reason)));
		}
	}

	private static void putUnknown(ObjectNode node, String reason) {
		node.putNull("value").put("reason", reason);
	}

	private static ObjectNode put(ObjectNode node, Interval interval, String unit) {
		return node.put("value", interval.value()).put("low", interval.low()).put("high", interval.high()).put("unit", unit);
	}

	private static void put(ObjectNode node, PerUnit value, String unit) {
		node.put("value", value.value());
		switch (value.interval()) {
			case ConfidenceInterval.Known known -> node.put("low", known.interval().low()).put("high", known.interval().high());
			case ConfidenceInterval.Unknown unknown -> node.put("noInterval", unknown.reason());
		}
		node.put("unit", unit);
	}
}
