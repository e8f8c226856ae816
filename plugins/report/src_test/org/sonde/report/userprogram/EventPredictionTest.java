/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.objects.GridCell;
import org.sonde.benchmark.objects.GridCells;
import org.sonde.benchmark.objects.GridConditions;
import org.sonde.benchmark.objects.GridFigure;
import org.sonde.benchmark.objects.GridFork;
import org.sonde.benchmark.objects.GridPart;
import org.sonde.benchmark.objects.GridPoint;
import org.sonde.benchmark.objects.GridResult;
import org.sonde.benchmark.objects.GridSets;
import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * A change takes 3 ns idle, 40 for the event and 60 for its hand-over, which allocate 500 bytes; its delivery takes 250 ns in another
 * thread. The program changes a field twenty times a unit. By hand.
 */
class EventPredictionTest {
	private static final Interval TOTAL = new Interval(20 * 103, 0, 1e9);

	@TempDir
	Path folder;

	private static Plan plan() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createField(new FieldSignature("p.A", "f", "int", false)));
		return plan;
	}

	private static CostModel model() {
		List<GridPoint> points = GridCells.of(List.of(GridPart.STAGES)).stream().filter(cell -> !cell.id().contains("woven"))
				.map(cell -> new GridPoint(cell, 1, IntStream.rangeClosed(1, 3).mapToObj(number -> fork(cell, number)).toList())).toList();
		GridConditions conditions = new GridConditions("2026-11-29T02:10:00Z", "any machine", "Any Java 25", "-Xmx1g", 1000, 2000, true,
				30_000, 1_000_000);
		List<ResultSet> sets = GridSets.of(new GridResult(conditions, points, Set.of(), List.of(), List.of(), true), "sonde bench objects");
		return CostModel.of(sets.getFirst()).withObjects(ObjectCosts.of(sets));
	}

	private static GridFork fork(GridCell cell, int number) {
		double thread = switch (cell.id().replaceFirst("^(attribute|lifecycle)-", "")) {
			case "none" -> 2;
			case "idle" -> 5;
			case "created" -> 45;
			case "queued" -> 105;
			default -> 150;
		};
		double process = thread == 150 ? 400 : thread;
		return new GridFork(cell.id(), 1, number, Map.of(GridFigure.CASES, 1000.0, GridFigure.CASE_NANOS, thread, GridFigure.THREAD_NANOS,
				thread, GridFigure.PROCESS_NANOS, process, GridFigure.ALLOCATED_BYTES, thread < 45 ? 0.0 : thread == 45 ? 200.0 : 500.0));
	}

	/** Of 101 changes in a second, 0.01 s apart, and five units meanwhile. */
	private ProgramPrediction predicted() throws Exception {
		List<String> lines = new ArrayList<>();
		for (int i = 0; i <= 100; i++) {
			lines.add(
					"{\"event\":\"value-change\",\"sensor\":\"p.A.f\",\"sequence\":%d,\"time\":\"2026-11-29T01:00:0%d.%02dZ\",\"object\":1,\"old\":0,\"new\":2}"
							.formatted(i + 1, i / 100, i % 100));
		}
		Files.write(folder.resolve("sonde-objects.jsonl"), lines);
		Observation units = new Observation(Optional.empty(), new ResourceUsage(1_000_000_000, 5, 0, 0, 0, 0, 0, 0), Optional.empty(),
				List.of(), true);
		RecordedLoads recorded = RecordedLoads.ofEvents(plan(), folder, units);
		return ProgramPrediction.ofEvents(recorded, model(), 1, why -> {
			throw new AssertionError(why);
		}).orElseThrow();
	}

	@Test
	void eventsAUnitTimesWhatOneCosts() throws Exception {
		ProgramPrediction predicted = predicted();
		double perUnit = 101.0 / 5;
		assertThat(predicted.callsPerUnit()).isCloseTo(perUnit, within(1e-9));
		assertThat(predicted.instrumentation().orElseThrow().value()).isCloseTo(3 * perUnit, within(1e-6));
		assertThat(predicted.total().value()).isCloseTo(103 * perUnit, within(1e-6));
		assertThat(predicted.withoutInstrumentation().value()).isCloseTo(100 * perUnit, within(1e-6));
		assertThat(predicted.process().orElseThrow().value()).isCloseTo(353 * perUnit, within(1e-6));
		assertThat(predicted.allocation().orElseThrow().value()).isCloseTo(500 * perUnit, within(1e-6));
	}

	/** A unit takes 10 µs; idle sensors add 1 µs, and events 5 µs. */
	@Test
	void theReportHasIdleSensorsAndEvents() throws Exception {
		ProgramPrediction predicted = new ProgramPrediction(TOTAL, Optional.empty(), Optional.of(new Interval(60, 0, 200)),
				Optional.empty(), Optional.empty(), 20, 0, model(), List.of());
		ProgramOverhead overhead = new ProgramOverhead(
				Map.of(Phase.NONE, jvms(10_000), Phase.DEACTIVATED, jvms(11_000), Phase.WRITING, jvms(16_000)), Map.of(), Map.of());
		ProgramReport report = new ProgramReport(MeasuredProbes.Kind.EVENTS, "call of p.A.unit", overhead, Optional.of(predicted),
				Optional.empty());
		assertThat(report.portions()).extracting(ProgramReport.Portion::id).containsExactly("instrumentation", "events");
		assertThat(report.portions().getLast().measured().orElseThrow().value()).isCloseTo(5000, within(1e-6));
		assertThat(report.portions().getLast().predicted().orElseThrow().value()).isCloseTo(2000, within(1e-6));
		assertThat(report.measured().orElseThrow().value()).isCloseTo(6000, within(1e-6));
		assertThat(report.unitTables().getFirst().rows()).extracting(List::getFirst).containsExactly("none", "deactivated", "writing",
				"writing adds");
		assertThat(report.json().at("/configurations").valueStream().map(one -> one.get("id").asString())).containsExactly("none",
				"deactivated", "writing", "writing-added");
		assertThat(String.join("\n", report.sentences())).doesNotContain("Kieker");
		assertThat(StoredMeasurement.impossible(report.probes(), report.prediction(), "p.Main")).isPresent();
	}

	private static List<Observation> jvms(double nanosPerUnit) {
		return IntStream.rangeClosed(-1, 1).mapToObj(
				i -> new ResourceUsage(2_000_000, 100, Math.round(100 * (nanosPerUnit + i)), 0, Math.round(200 * nanosPerUnit), 6400, 0, 0))
				.map(used -> new Observation(Optional.of(used), used, Optional.of(used), List.of(), true)).toList();
	}
}
