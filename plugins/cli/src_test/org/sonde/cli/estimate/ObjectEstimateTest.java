/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
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
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;

import tools.jackson.databind.JsonNode;

/**
 * Watched fields and types, from the folder that the benchmark of objects writes and the log of a run to the estimate. A change takes 3 +
 * 40 ns and 1000 ns for its hand-over after any measured gap; its delivery 2000. By hand.
 */
class ObjectEstimateTest {
	private static final String PLAN = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			%s  <probes xsi:type="plan:LifecycleProbe" declaringType="p.Order"/>
			  <probes xsi:type="plan:FieldProbe" declaringType="p.Order" fieldName="price" fieldType="int"/>
			</plan:Plan>
			""";
	private static final String METHOD = "  <probes xsi:type=\"plan:MethodProbe\" kind=\"operationEvents\" callsPerSecond=\"1000\" callsSource=\"typed\" declaringType=\"p.A\" methodName=\"a\"/>\n";
	private static final String PRICE = "field int p.Order.price";
	/** Of 4 s: 400 changes after 1 ms each, and the rest. */
	private static final String LAST = "{\"event\":\"deletion\",\"sensor\":\"p.Order\",\"sequence\":2,\"time\":\"2026-11-29T01:00:04Z\",\"object\":1}\n";

	@TempDir
	Path folder;

	private Path costs;
	private Path plan;
	private Path log;

	@BeforeEach
	void costsAndPlanAndLog() throws IOException {
		costs = Files.createDirectory(folder.resolve("costs"));
		List<GridPoint> points = GridCells.of(List.of(GridPart.STAGES, GridPart.GAPS)).stream()
				.filter(cell -> !cell.id().matches(".*-(woven|collected)-(suspended|idle|queued)"))
				.map(cell -> new GridPoint(cell, 1, IntStream.rangeClosed(1, 3).mapToObj(number -> fork(cell, number)).toList())).toList();
		GridConditions conditions = new GridConditions("2026-11-29T02:10:00Z", "any machine", "Any Java 25", "-Xmx1g", 1000, 2000, true,
				30_000, 1_000_000);
		for (ResultSet set : GridSets.of(new GridResult(conditions, points, Set.of(), List.of(), List.of(), true), "sonde bench objects")) {
			Files.write(costs.resolve(set.id() + ".json"), ResultSetDocument.of(set).toBytes());
		}
		plan = Files.writeString(folder.resolve("a.probes"), PLAN.formatted(""));
		List<String> lines = new ArrayList<>(List.of(
				"{\"event\":\"creation\",\"sensor\":\"p.Order\",\"sequence\":1,\"time\":\"2026-11-29T01:00:00Z\",\"object\":1}\n"));
		IntStream.rangeClosed(1, 400).forEach(i -> lines.add(("{\"event\":\"value-change\",\"sensor\":\"p.Order.price\",\"sequence\":" + i
				+ ",\"time\":\"2026-11-29T01:00:00.%03dZ\",\"object\":1,\"old\":0,\"new\":2}\n").formatted(i)));
		lines.add(LAST);
		log = Files.write(Files.createDirectory(folder.resolve("run1")).resolve("sonde-objects.jsonl"),
				String.join("", lines).getBytes(StandardCharsets.UTF_8));
	}

	private static GridFork fork(GridCell cell, int number) {
		double[] nanos = nanos(cell);
		return new GridFork(cell.id(), 1, number, Map.of(GridFigure.CASES, 1000.0, GridFigure.CASE_NANOS, nanos[0], GridFigure.THREAD_NANOS,
				nanos[0], GridFigure.PROCESS_NANOS, nanos[1]));
	}

	/** Of the thread and the process. */
	private static double[] nanos(GridCell cell) {
		return switch (cell.id().replaceFirst("^(attribute|lifecycle)-", "")) {
			case "none" -> new double[] { 2, 2 };
			case "idle" -> new double[] { 5, 5 };
			case "created" -> new double[] { 45, 45 };
			case "queued" -> new double[] { 105, 105 };
			case "gap-0-us-logged" -> new double[] { 1045, 3045 };
			default -> cell.id().endsWith("-logged") ? new double[] { 6043, 8043 }
					: cell.id().endsWith("-delivered") ? new double[] { 9000, 9000 }
							: cell.id().contains("gap") ? new double[] { 5000, 5000 } : new double[] { 150, 400 };
		};
	}

	private Sonde run(String... arguments) {
		Sonde run = Sonde.run(arguments);
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		return run;
	}

	private JsonNode estimate(String... more) {
		List<String> arguments = new ArrayList<>(List.of("estimate", plan.toString(), "--objects", costs.toString(), "-f", "json"));
		arguments.addAll(List.of(more));
		return run(arguments.toArray(String[]::new)).json();
	}

	/** 400 changes and 2 other events in 4 s; all gaps but the last are 1 ms. */
	@Test
	void aLogBecomesRatesAndThePlanAnEstimate() throws IOException {
		Path csv = folder.resolve("calls.csv");
		JsonNode calls = run("calls", plan.toString(), log.getParent().toString(), "--update-plan", "-o", csv.toString(), "-f", "json")
				.json();
		assertThat(calls.get("watched").get(1).get("signature").asString()).isEqualTo(PRICE);
		assertThat(calls.get("watched").get(1).get("callsPerSecond").asDouble()).isEqualTo(100);
		assertThat(calls.get("watched").get(0).get("calls").asInt()).isEqualTo(2);
		assertThat(Files.readString(plan)).contains("callsPerSecond=\"100.0\"", "gaps=");
		JsonNode estimate = estimate();
		JsonNode price = estimate.get("probes").get(1);
		assertThat(price.get("eventNanos").get("idle").get("value").asDouble()).isCloseTo(3, within(1e-6));
		assertThat(price.get("eventNanos").get("created").get("value").asDouble()).isCloseTo(40, within(1e-6));
		assertThat(price.get("eventNanos").get("handedOver").get("value").asDouble()).isCloseTo(1000, within(1e-6));
		assertThat(price.get("eventNanos").get("delivered").get("value").asDouble()).isCloseTo(2000, within(1e-6));
		assertThat(price.get("perCallNanos").get("value").asDouble()).isCloseTo(1043, within(1e-6));
		assertThat(price.get("perCallNanos").get("low").asDouble()).isCloseTo(0.3 * 1043, within(1e-6));
		assertThat(price.get("perCallNanos").get("high").asDouble()).isCloseTo(3 * 1043, within(1e-6));
		assertThat(price.get("processPerCallNanos").get("value").asDouble()).isCloseTo(3043, within(1e-6));
		assertThat(price.get("perSecondMillis").get("value").asDouble()).isCloseTo(0.1043, within(1e-9));
		// An object is two events: (3 + 40) / 2 and, as measured, 500 ns each, and 0.5 per second; written in 1000.
		assertThat(estimate.get("total").get("perSecondMillis").get("value").asDouble()).isCloseTo(0.1043 + 0.5 * 521.5e-6, within(1e-9));
		assertThat(estimate.get("total").get("processPerSecondMillis").get("value").asDouble())
				.isCloseTo(0.1043 + 0.5 * 521.5e-6 + (100 * 2000 + 0.5 * 1000) * 1e-6, within(1e-9));
		assertThat(estimate.get("objectResults").get(0).asString()).isEqualTo("objects-attribute-1-processor");
		plan = Files.writeString(folder.resolve("b.probes"), PLAN.formatted(""));
		assertThat(estimate("--calls", csv.toString()).get("total")).as("the CSV says the same").isEqualTo(estimate.get("total"));
	}

	/** 5.9391 µs at 1000 calls per second of the 2014 base, and the field's. */
	@Test
	void methodsAndFieldsAddUp() throws IOException {
		run("calls", plan.toString(), log.toString(), "--update-plan");
		Files.writeString(plan, Files.readString(plan).replaceFirst("  <probes", METHOD + "  <probes"));
		JsonNode estimate = estimate("--results", "waller-2014-base");
		assertThat(estimate.get("total").get("perSecondMillis").get("value").asDouble()).isCloseTo(5.9391 + 0.1043 + 0.5 * 521.5e-6,
				within(1e-4));
		assertThat(estimate.get("total").get("lowerBound").asBoolean()).isFalse();
		Sonde text = run("estimate", plan.toString(), "--objects", costs.toString(), "--results", "waller-2014-base", "--explain",
				"p.Order.price");
		assertThat(text.out()).contains("sensor idle", "event created", "handed over", "attribute-created");
		Sonde table = run("estimate", plan.toString(), "--objects", costs.toString(), "--results", "waller-2014-base", "--budget-cpu",
				"0.04");
		assertThat(table.out()).contains("handed over [ns]", "delivered, other thread [ns]", PRICE, "broken");
		assertThat(
				run("estimate", plan.toString(), "--objects", costs.toString(), "--results", "waller-2014-base", "-f", "csv").out().lines()
				.filter(line -> line.contains(PRICE))).hasSize(1).allMatch(line -> line.contains(",1043,"));
	}

	@Test
	void eventsCanBeTypedAndASetNamed() throws IOException {
		plan = Files.writeString(plan, Files.readString(plan).replace("<probes xsi:type=\"plan:FieldProbe\"",
				"<probes xsi:type=\"plan:FieldProbe\" active=\"false\" callsPerSecond=\"1000000\""));
		Sonde one = run("estimate", plan.toString(), "--objects", costs.resolve("objects-attribute-1-processor.json").toString(), "-f",
				"json");
		assertThat(one.json().get("probes").get(1).get("perSecondMillis").get("value").asDouble()).as("idle").isCloseTo(3, within(1e-6));
		assertThat(one.json().get("probes").get(0).get("perCallNanos").get("unknown").asString()).contains("sonde bench objects");
	}

	@Test
	void whatHasNoCostsOfEventsIsRefused() throws IOException {
		Sonde wrong = Sonde.run("estimate", plan.toString(), "--objects", "waller-2014-base");
		assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
		assertThat(wrong.err()).contains("--objects", "sonde bench objects");
		Path methods = Files.writeString(folder.resolve("methods.probes"), Sonde.PLAN);
		assertThat(Sonde
				.run("estimate", methods.toString(), "--results", "waller-2014-base", "--objects", folder.resolve("missing").toString())
				.code()).isEqualTo(ExitCode.FAILED);
	}

	@Test
	void aLogWithoutRatesChangesNothing() throws IOException {
		Files.writeString(log, LAST);
		Sonde none = Sonde.run("calls", plan.toString(), log.toString(), "--update-plan");
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("never recorded: " + PRICE);
		assertThat(Files.readString(plan)).doesNotContain("callsPerSecond");
		Path second = Files.writeString(folder.resolve("second.jsonl"), LAST);
		assertThat(Sonde.run("calls", plan.toString(), log.toString(), second.toString()).code()).isEqualTo(ExitCode.USAGE);
	}
}
