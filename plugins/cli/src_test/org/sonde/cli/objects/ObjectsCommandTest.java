/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that runs with the probes of a plan is found by its main class, read and watched, until it ends. */
class ObjectsCommandTest {
	private static final String MAIN = "watched.Depot";
	@TempDir
	private static Path folder;
	private static WatchedDepot depot;

	@BeforeAll
	static void startTheProgram() throws IOException {
		depot = WatchedDepot.start(folder, "Depot");
	}

	@AfterAll
	static void endTheProgram() throws Exception {
		depot.close();
	}

	/** Watched to its end, in the words of its own log, which has all events. */
	@Test
	void theEndOfAProgram(@TempDir Path another) throws Exception {
		try (WatchedDepot ending = WatchedDepot.start(another, "Ending")) {
			CompletableFuture<Sonde> watching = CompletableFuture
					.supplyAsync(() -> Sonde.run("objects", "watch", "watched.Ending", "*filled", "-f", "json"));
			awaitSubscription();
			JsonNode run = ending.end().json();
			Sonde watch = watching.get(1, TimeUnit.MINUTES);
			assertThat(watch.code()).as(watch.err()).isEqualTo(ExitCode.OK);
			List<String> log = ending.log();
			List<String> watched = watch.out().lines().toList();
			assertThat(log).containsAll(watched);
			assertThat(watched.getLast()).endsWith("\"new\":4711}");
			long changes = log.stream().filter(line -> line.contains("Shelf.filled")).count();
			assertThat(run.get("objects").get("events").findValuesAsString("sensor")).contains("watched.Shelf.filled");
			assertThat(run.get("objects").get("dropped").asInt()).isZero();
			assertThat(run.get("objects").get("events").valueStream()
					.filter(event -> event.get("sensor").asString().equals("watched.Shelf.filled")))
					.singleElement().satisfies(event -> assertThat(event.get("count").asLong()).isEqualTo(changes));
		}
	}

	private static void awaitSubscription() throws ObjectsException {
		long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
		try (ObjectsConnection connection = ObjectsConnection.open("watched.Ending", Optional.empty())) {
			while (connection.service().getSubscriptionCount() == 0 && System.nanoTime() < end) {
				Thread.onSpinWait();
			}
		}
	}

	@Test
	void theTreeHasWhatWasAddedToACollection() {
		Sonde list = Sonde.run("objects", "list", MAIN);
		assertThat(list.code()).as(list.err()).isEqualTo(ExitCode.OK);
		assertThat(list.out())
				.containsSubsequence("1 watched.Depot\n", "  2 shelves[0]: watched.Shelf\n", "  3 shelves[1]: watched.Shelf\n",
						"  4 shelves[2]: watched.Shelf\n")
				.containsPattern("watched\\.Shelf\\.filled +int +urgent +watched")
				.containsPattern("secretCode +java\\.lang\\.String, masked");
		assertThat(list.err()).contains("watched.Never");
	}

	@Test
	void objectsAreLinesOfJson() {
		Sonde list = Sonde.run("objects", "list", MAIN, "--type", "watched.Shelf", "--limit", "2", "-f", "json");
		List<JsonNode> lines = list.out().lines().map(line -> (JsonNode) JsonMapper.shared().readTree(line)).toList();
		assertThat(lines).filteredOn(line -> line.has("object")).extracting(line -> line.get("object").asInt()).containsExactly(2, 3);
		assertThat(lines).filteredOn(line -> line.has("attributes")).extracting(line -> line.get("type").asString())
				.containsExactly("watched.Box", "watched.Depot", "watched.Shelf");
		assertThat(list.err()).contains("first 2 objects");
		assertThat(Sonde.run("objects", "list", MAIN, "--type", "watched.Shelf", "--limit", "3").err()).doesNotContain("first 3 objects");
		assertThat(Sonde.run("objects", "list", MAIN, "--limit", "3").err()).contains("first 3 objects");
	}

	@Test
	void presentValuesWithoutWhatIsSecret() {
		Sonde get = Sonde.run("objects", "get", MAIN, "3", "-f", "json");
		assertThat(get.code()).as(get.err()).isEqualTo(ExitCode.OK);
		assertThat(get.json().get("values").get("watched.Shelf.filled").asInt()).isPositive();
		assertThat(get.json().get("values").get("watched.Shelf.secretCode").get("masked").asBoolean()).isTrue();
		assertThat(Sonde.run("objects", "get", MAIN, "watched.Shelf").out()).contains("***").doesNotContain("abracadabra");
		Sonde none = Sonde.run("objects", "get", MAIN, "watched.Box");
		assertThat(none.out()).isEmpty();
		assertThat(none.err()).contains("No field");
	}

	@Test
	void presentValuesOfOneField() {
		assertThat(Sonde.run("objects", "get", MAIN, "watched.Shelf.filled", "-f", "csv").out().lines().skip(1)).hasSize(3)
				.allMatch(line -> line.contains("watched.Shelf.filled,"));
		assertThat(Sonde.run("objects", "get", MAIN, "*.secretCode", "-f", "csv").out().lines().skip(1)).hasSize(3)
				.allMatch(line -> line.endsWith("watched.Shelf.secretCode,***"));
		assertThat(Sonde.run("objects", "get", MAIN, "watched.S*", "-f", "csv").out().lines().skip(1)).hasSize(6);
		assertThat(Sonde.run("objects", "get", MAIN, "*.nothing").err()).contains("SW107", "*.nothing", "watched.Shelf");
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
			assertThat(event.get("thread").asString()).isEqualTo("main");
			assertThat(event.get("place").asString()).isEqualTo("watched.Depot.main(Source.java:16)");
			assertThat(event.get("new").asInt()).isEqualTo(event.get("old").asInt() + 1);
		});
		for (int i = 1; i < events.size(); i++) {
			assertThat(events.get(i).get("old")).isEqualTo(events.get(i - 1).get("new"));
		}
	}

	@Test
	void batchesAndTheirEnd() {
		Sonde csv = Sonde.run("objects", "watch", MAIN, "watched.Shelf.filled", "--limit", "3", "-f", "csv");
		assertThat(csv.out().lines().limit(1)).containsExactly("event,sensor,sequence,time,thread,threadId,place,object,child,old,new");
		assertThat(csv.out().lines().skip(1)).hasSize(3)
				.allMatch(line -> line.matches("value-change,watched\\.Shelf\\.filled,\\d+,[-\\dT:.]+Z,main,\\d+,"
						+ "watched\\.Depot\\.main\\(Source\\.java:16\\),3,,\\d+,\\d+"));
		Sonde watch = Sonde.run("objects", "watch", MAIN, "--policy", "batch:5:1000", "--priority", "regular", "--for", "0.5");
		assertThat(watch.code()).as(watch.err()).isEqualTo(ExitCode.OK);
		assertThat(watch.out()).containsPattern(
				"\\d\\d:\\d\\d:\\d\\d\\.\\d{3}  watched\\.Shelf\\.filled  object 3  \\d+ -> \\d+  by main at watched\\.Depot\\.main\\(Source\\.java:16\\)");
	}

	@Test
	void suspendedAndResumed() {
		assertThat(Sonde.run("objects", "suspend", MAIN, "watched.Shelf.secretCode", "watched.Depot").err()).contains(": 3.");
		assertThat(Sonde.run("objects", "list", MAIN, "--sensors", "-f", "csv").out()).contains("watched.Depot,1,,regular,suspended");
		assertThat(Sonde.run("objects", "resume", MAIN, "watched.*").code()).isEqualTo(ExitCode.OK);
		assertThat(Sonde.run("objects", "list", MAIN, "--sensors", "-f", "csv").out()).doesNotContain("suspended");
	}

	@ParameterizedTest
	@CsvSource({ "--policy,nonsense", "--policy,batch:5", "--policy,period:0", "--priority,soon", "--kind,birth", "--capacity,0",
			"--capacity,1000001" })
	void aWrongOptionIsAnErrorOfUsage(String option, String value) {
		Sonde watch = Sonde.run("objects", "watch", MAIN, option, value, "--for", "0.1");
		assertThat(watch.code()).isEqualTo(ExitCode.USAGE);
		assertThat(watch.err()).contains(option);
	}

	@Test
	void errorsAreTyped() {
		assertThat(Sonde.run("objects", "list", "no.such.Program").err()).contains("SW101", MAIN);
		Sonde none = Sonde.run("objects", "get", MAIN, "999");
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("SW107", "999");
		assertThat(Sonde.run("objects", "list", Long.toString(ProcessHandle.current().pid())).code()).isEqualTo(ExitCode.FAILED);
		assertThat(Sonde.run("objects", "list", MAIN, "--below", "999").err()).contains("SW107", "999");
		Sonde usage = Sonde.run("objects", "list");
		assertThat(usage.code()).isEqualTo(ExitCode.USAGE);
		assertThat(usage.err()).contains("PROGRAM", MAIN);
		assertThat(Sonde.run("objects", "watch", MAIN, "--for", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("objects", "list", MAIN, "--user", "x").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("objects", "watch", MAIN, "nonsense").code()).as("no such sensor").isEqualTo(ExitCode.FAILED);
		assertThat(Sonde.run("objects", "list", MAIN, "--type", "watched.Shelf", "--below", "1").err()).contains("--type", "--below");
		assertThat(Sonde.run("objects", "list", MAIN, "--type", "watched.Shelf", "--sensors").code()).isEqualTo(ExitCode.USAGE);
	}
}
