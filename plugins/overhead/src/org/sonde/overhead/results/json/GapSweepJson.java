/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Sweeps over gaps in the file of a result set. */
final class GapSweepJson {

	/** More digits than any clock shows. */
	private static final int DIGITS = 6;

	private GapSweepJson() {
	}

	static GapSweep read(JsonPlace place) throws OverheadException {
		place.objectOf("writer", "forks", "cells", "allocation", "inProgram");
		String writer = place.get("writer").text();
		int forks = place.get("forks").integer();
		List<GapSweep.Cell> cells = new ArrayList<>();
		for (JsonPlace cell : place.get("cells").elements()) {
			cells.add(cell(cell));
		}
		Optional<JsonPlace> allocated = place.find("allocation");
		Optional<ProbeAllocation> allocation = allocated.isEmpty() ? Optional.empty() : Optional.of(allocation(allocated.get()));
		Optional<JsonPlace> program = place.find("inProgram");
		Optional<InProgram> inProgram = program.isEmpty() ? Optional.empty() : Optional.of(inProgram(program.get()));
		return place.check(() -> new GapSweep(writer, forks, cells, allocation, inProgram));
	}

	private static ProbeAllocation allocation(JsonPlace place) throws OverheadException {
		place.objectOf("bytesPerExecution", "bytesPerTrace");
		double perExecution = place.get("bytesPerExecution").number().doubleValue();
		double perTrace = place.get("bytesPerTrace").number().doubleValue();
		return place.check(() -> new ProbeAllocation(perExecution, perTrace));
	}

	private static InProgram inProgram(JsonPlace place) throws OverheadException {
		place.objectOf("program", "measurements");
		String program = place.get("program").text();
		List<InProgram.Measured> measurements = new ArrayList<>();
		for (JsonPlace one : place.get("measurements").elements()) {
			one.objectOf("plan", "date", "measuredByEstimated", "figures");
			String plan = one.get("plan").text();
			String date = one.get("date").text();
			Interval ratio = interval(one.get("measuredByEstimated"));
			Optional<JsonPlace> details = one.find("figures");
			Optional<ProgramFigures> figures = details.isEmpty() ? Optional.empty() : Optional.of(ProgramFiguresJson.read(details.get()));
			measurements.add(one.check(() -> new InProgram.Measured(plan, date, ratio, figures)));
		}
		return place.check(() -> new InProgram(program, measurements));
	}

	private static GapSweep.Cell cell(JsonPlace place) throws OverheadException {
		place.objectOf("work", "gapNanos", "traces", "executions", "innerNanos", "threads", "collectingNanos", "writingNanos",
				"writerThreadNanos", "writerBusyShare");
		String work = place.get("work").text();
		double gap = place.get("gapNanos").number().doubleValue();
		int traces = place.get("traces").integer();
		int executions = place.get("executions").integer();
		double inner = place.get("innerNanos").number().doubleValue();
		int threads = place.get("threads").integer();
		Interval collecting = interval(place.get("collectingNanos"));
		Interval writing = interval(place.get("writingNanos"));
		Interval writerThread = interval(place.get("writerThreadNanos"));
		double busy = place.get("writerBusyShare").number().doubleValue();
		return place.check(
				() -> new GapSweep.Cell(work, gap, traces, executions, inner, threads, collecting, writing, writerThread, busy));
	}

	static Interval interval(JsonPlace place) throws OverheadException {
		place.objectOf("value", "low", "high");
		double value = place.get("value").number().doubleValue();
		double low = place.get("low").number().doubleValue();
		double high = place.get("high").number().doubleValue();
		return place.check(() -> new Interval(value, low, high));
	}

	static void write(GapSweep sweep, ObjectNode node) {
		node.put("writer", sweep.writer()).put("forks", sweep.forks());
		ArrayNode cells = node.putArray("cells");
		for (GapSweep.Cell cell : sweep.cells()) {
			ObjectNode one = cells.addObject();
			one.put("work", cell.work()).put("gapNanos", rounded(cell.gapNanos())).put("traces", cell.traces())
					.put("executions", cell.executions()).put("innerNanos", rounded(cell.innerNanos())).put("threads", cell.threads());
			write(cell.collecting(), one.putObject("collectingNanos"));
			write(cell.writing(), one.putObject("writingNanos"));
			write(cell.writerThread(), one.putObject("writerThreadNanos"));
			one.put("writerBusyShare", rounded(cell.busyShare()));
		}
		sweep.allocation().ifPresent(bytes -> node.putObject("allocation").put("bytesPerExecution", rounded(bytes.bytesPerExecution()))
				.put("bytesPerTrace", rounded(bytes.bytesPerTrace())));
		sweep.inProgram().ifPresent(program -> write(program, node.putObject("inProgram")));
	}

	private static void write(InProgram program, ObjectNode node) {
		node.put("program", program.program());
		ArrayNode measurements = node.putArray("measurements");
		for (InProgram.Measured one : program.measurements()) {
			ObjectNode measured = measurements.addObject().put("plan", one.plan()).put("date", one.date());
			write(one.ratio(), measured.putObject("measuredByEstimated"));
			one.figures().ifPresent(figures -> ProgramFiguresJson.write(figures, measured.putObject("figures")));
		}
	}

	/** Rounding goes the same way for all three, so their order stays. */
	static void write(Interval interval, ObjectNode node) {
		node.put("value", rounded(interval.value())).put("low", rounded(interval.low())).put("high", rounded(interval.high()));
	}

	static BigDecimal rounded(double value) {
		return Digits.rounded(value, DIGITS);
	}
}
