/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.tests.seeded.SourceJar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that runs with the probes of a plan is found by its main class, read and watched, until it ends. */
class ObjectsCommandTest {
	private static final String MAIN = "watched.Depot";
	private static final String PLAN = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			  <probes xsi:type="plan:FieldProbe" declaringType="watched.Depot" fieldName="shelves" fieldType="java.util.List" containment="children"/>
			  <probes xsi:type="plan:FieldProbe" priority="urgent" declaringType="watched.Shelf" fieldName="filled" fieldType="int"/>
			  <probes xsi:type="plan:FieldProbe" declaringType="watched.Shelf" fieldName="secretCode" fieldType="java.lang.String"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="watched.Depot"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="watched.Shelf"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="watched.Never"/>
			</plan:Plan>
			""";
	private static final String PROGRAM = """
			package watched;
			import java.nio.file.*;
			import java.util.*;
			class Shelf { int filled; String secretCode = "abracadabra"; }
			class Never { }
			public class Depot {
				private List<Shelf> shelves = new ArrayList<>();
				public static void main(String[] arguments) throws Exception {
					Depot depot = new Depot();
					for (int i = 0; i < 3; i++) depot.shelves.add(new Shelf());
					long end = System.nanoTime() + 120_000_000_000L;
					while (!Files.exists(Path.of(arguments[0])) && System.nanoTime() < end) {
						depot.shelves.get(1).filled++;
						Thread.sleep(2);
					}
					depot.shelves.get(2).filled = 4711;
				}
			}
			""";

	@TempDir
	private static Path folder;
	private static Path stop;
	private static CompletableFuture<Sonde> run;

	/** The last commands see its end. */
	@BeforeAll
	static void startTheProgram() throws IOException {
		Path jar = folder.resolve("watched.jar");
		SourceJar.compile(List.of(PROGRAM), jar);
		stop = folder.resolve("stop");
		Path plan = Files.writeString(folder.resolve("shelves.probes"), PLAN);
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		run = CompletableFuture.supplyAsync(() -> Sonde.run("run", plan.toString(), "-f", "json", "--keep-log", folder.resolve("kept").toString(), "--", java, "-cp",
				jar.toString(), MAIN, stop.toString()));
		long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
		while (Sonde.run("objects", "get", MAIN, "watched.Shelf", "-f", "json").out().lines().count() < 3 && System.nanoTime() < end && !run.isDone()) {
			Thread.onSpinWait();
		}
	}

	@AfterAll
	static void endTheProgram() throws Exception {
		if (!Files.exists(stop)) {
			Files.createFile(stop);
		}
		run.get(2, TimeUnit.MINUTES);
	}

	@Test
	void theTreeHasWhatWasAddedToACollection() {
		Sonde list = Sonde.run("objects", "list", MAIN);
		assertThat(list.code()).as(list.err()).isEqualTo(ExitCode.OK);
		assertThat(list.out()).containsSubsequence("1 watched.Depot\n", "  2 shelves[0]: watched.Shelf\n", "  3 shelves[1]: watched.Shelf\n", "  4 shelves[2]: watched.Shelf\n")
				.containsPattern("watched\\.Shelf\\.filled +int +urgent +watched").containsPattern("secretCode +java\\.lang\\.String, masked");
		assertThat(list.err()).contains("watched.Never");
	}

	@Test
	void objectsAreLinesOfJson() {
		Sonde list = Sonde.run("objects", "list", MAIN, "--type", "watched.Shelf", "--limit", "2", "-f", "json");
		List<JsonNode> lines = list.out().lines().map(line -> (JsonNode) JsonMapper.shared().readTree(line)).toList();
		assertThat(lines).filteredOn(line -> line.has("object")).extracting(line -> line.get("object").asInt()).containsExactly(2, 3);
		assertThat(lines).filteredOn(line -> line.has("attributes")).extracting(line -> line.get("type").asString()).containsExactly("watched.Depot", "watched.Shelf");
		assertThat(list.err()).contains("first 2 objects");
	}

	@Test
	void presentValuesWithoutWhatIsSecret() {
		Sonde get = Sonde.run("objects", "get", MAIN, "3", "-f", "json");
		assertThat(get.code()).as(get.err()).isEqualTo(ExitCode.OK);
		assertThat(get.json().get("values").get("watched.Shelf.filled").asInt()).isPositive();
		assertThat(get.json().get("values").get("watched.Shelf.secretCode").get("masked").asBoolean()).isTrue();
		assertThat(Sonde.run("objects", "get", MAIN, "watched.Shelf").out()).contains("***").doesNotContain("abracadabra");
	}

	/** Each change adds one, so no event is missing. */
	@Test
	void eventsAsLinesOfJson() {
		Sonde watch = Sonde.run("objects", "watch", MAIN, "watched.Shelf.filled", "--limit", "20", "-f", "json");
		assertThat(watch.code()).as(watch.err()).isEqualTo(ExitCode.OK);
		List<JsonNode> events = watch.out().lines().map(line -> (JsonNode) JsonMapper.shared().readTree(line)).toList();
		assertThat(events).hasSize(20).allSatisfy(event -> {
			assertThat(event.get("event").asString()).isEqualTo("value-change");
			assertThat(event.get("object").asInt()).isEqualTo(3);
			assertThat(event.get("new").asInt()).isEqualTo(event.get("old").asInt() + 1);
		});
		for (int i = 1; i < events.size(); i++) {
			assertThat(events.get(i).get("old")).isEqualTo(events.get(i - 1).get("new"));
		}
	}

	@Test
	void batchesAndTheirEnd() {
		Sonde watch = Sonde.run("objects", "watch", MAIN, "--policy", "batch:5:1000", "--priority", "regular", "--for", "0.5");
		assertThat(watch.code()).as(watch.err()).isEqualTo(ExitCode.OK);
		assertThat(watch.out()).containsPattern("\\d\\d:\\d\\d:\\d\\d\\.\\d{3}  watched\\.Shelf\\.filled  object 3  \\d+ -> \\d+");
	}

	@Test
	void suspendedAndResumed() {
		assertThat(Sonde.run("objects", "suspend", MAIN, "watched.Shelf.secretCode", "watched.Depot").err()).contains("3 sensors");
		assertThat(Sonde.run("objects", "list", MAIN, "--sensors", "-f", "csv").out()).contains("watched.Depot,1,,regular,suspended");
		assertThat(Sonde.run("objects", "resume", MAIN, "watched.*").code()).isEqualTo(ExitCode.OK);
		assertThat(Sonde.run("objects", "list", MAIN, "--sensors", "-f", "csv").out()).doesNotContain("suspended");
	}

	@Test
	void errorsAreTyped() {
		assertThat(Sonde.run("objects", "list", "no.such.Program").err()).contains("SW101", MAIN);
		Sonde none = Sonde.run("objects", "get", MAIN, "999");
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("SW107", "999");
		assertThat(Sonde.run("objects", "list", Long.toString(ProcessHandle.current().pid())).code()).isEqualTo(ExitCode.FAILED);
		Sonde usage = Sonde.run("objects", "list");
		assertThat(usage.code()).isEqualTo(ExitCode.USAGE);
		assertThat(usage.err()).contains("PROGRAM", MAIN);
		assertThat(Sonde.run("objects", "watch", MAIN, "--for", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("objects", "list", MAIN, "--user", "x").code()).isEqualTo(ExitCode.USAGE);
	}
}
