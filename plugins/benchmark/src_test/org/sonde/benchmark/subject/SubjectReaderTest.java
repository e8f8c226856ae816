/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;

class SubjectReaderTest {

	private static final String GOOD = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "mine", "title": "Mine", "framework": "Mine 1.0",
				"weaver": "by hand", "probeKind": "operation-execution", "java": {"from": 11, "to": 25},
				"artifacts": {"agent": "a:b:1"}, "parameters": {"probed": "x"}, "files": {"a.txt": ["one", "two"]}, "sources": {"A.java": ["class A {}"]},
				"common": {"jvm": ["-javaagent:${agent}"], "classPath": ["${program}"], "environment": {"A": "common", "B": "b"}},
				"configurations": [
					{"id": "none", "label": "None", "phase": "none"},
					{"id": "off", "label": "Off", "phase": "deactivated", "predecessor": "none", "jvm": ["-Doff"], "java": {"from": 17},
						"environment": {"A": "own"}, "arrival": {"printed": "wo(ve|ven)"}},
					{"id": "log", "label": "Log", "phase": "writing", "predecessor": "off", "writer": "log", "probe": "A", "mostThreads": 2,
						"classPath": ["${classes}"],
						"arrival": {"at": "kieker-log", "perExecution": 2, "perTrace": 1, "perRun": 3, "dropsWhenFull": true}},
					{"id": "jfr", "label": "JFR", "phase": "writing", "predecessor": "off",
						"arrival": {"at": "flight-recording", "event": "a.B", "counter": "n", "perExecution": 0}}
				],
				"conditions": {"queue": "blocking"}, "notes": ["A note."]
			}
			""";

	private final List<String> warnings = new ArrayList<>();

	private Subject read(String text) throws OverheadException, BenchmarkException {
		return SubjectReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "my.json", warnings);
	}

	@Test
	void aRegularExpressionThatIsNestedTooDeeplyIsRefusedWithItsPlace() {
		String deep = "(".repeat(100_000) + ")".repeat(100_000);
		assertThatThrownBy(() -> read(GOOD.replace("wo(ve|ven)", deep))).isInstanceOf(OverheadException.class)
				.hasMessageStartingWith("SO108: my.json, /configurations/1/arrival/printed: ");
	}

	@Test
	void readsAll() throws Exception {
		Subject subject = read(GOOD);

		assertThat(subject.id()).isEqualTo("mine");
		assertThat(subject.framework()).isEqualTo("Mine 1.0");
		assertThat(subject.weaver()).contains("by hand");
		assertThat(subject.probeKind()).contains(ProbeKind.OPERATION_EXECUTION);
		assertThat(subject.artifacts()).isEqualTo(Map.of("agent", "a:b:1"));
		assertThat(subject.parameters()).isEqualTo(Map.of("probed", "x"));
		assertThat(subject.configurations())
				.allSatisfy(configuration -> assertThat(configuration.files()).isEqualTo(Map.of("a.txt", "one\ntwo\n")));
		assertThat(subject.leavesMethodsOut()).isTrue();
		assertThat(subject.sources()).isEqualTo(Map.of("A.java", "class A {}\n"));
		assertThat(subject.conditions().find(ConditionName.QUEUE)).contains(new Condition.Stated("blocking"));
		assertThat(subject.notes()).containsExactly("A note.");
		assertThat(warnings).isEmpty();
	}

	@Test
	void addsWhatIsCommonToAllButTheFirst() throws Exception {
		List<SubjectConfiguration> configurations = read(GOOD).configurations();

		assertThat(configurations.get(0))
				.isEqualTo(new SubjectConfiguration("none", "None", Phase.NONE, Optional.empty(), new JavaRange(11, 25),
						List.of(), List.of(), new java.util.TreeMap<>(),
						new java.util.TreeMap<>(Map.of("a.txt", "one\ntwo\n")), Optional.empty(), Optional.empty(), Integer.MAX_VALUE,
						new Arrival.Unchecked()));
		assertThat(configurations.get(0).isPlain()).isTrue();
		SubjectConfiguration off = configurations.get(1);
		assertThat(off.jvm()).containsExactly("-javaagent:${agent}", "-Doff");
		assertThat(off.classPath()).containsExactly("${program}");
		assertThat(off.environment()).isEqualTo(Map.of("A", "own", "B", "b"));
		assertThat(off.java()).isEqualTo(new JavaRange(17, 25));
		assertThat(off.isPlain()).isFalse();
		SubjectConfiguration log = configurations.get(2);
		assertThat(log.classPath()).containsExactly("${classes}");
		assertThat(log.mostThreads()).isEqualTo(2);
		assertThat(log.probe()).contains("A");
	}

	@Test
	void readsArrivals() throws Exception {
		List<SubjectConfiguration> configurations = read(GOOD).configurations();

		assertThat(((Arrival.Printed) configurations.get(1).arrival()).pattern().pattern()).isEqualTo("wo(ve|ven)");
		assertThat(configurations.get(2).arrival())
				.isEqualTo(new Arrival.Counted(Arrival.Place.KIEKER_LOG, Optional.empty(), 2, 1, 3, true, 0));
		assertThat(configurations.get(3).arrival()).isEqualTo(new Arrival.Counted(Arrival.Place.FLIGHT_RECORDING,
				Optional.of(new Arrival.FlightEvent("a.B", Optional.of("n"))), 0, 0, 0, false, 0));
	}

	@Test
	void expectsRecordsPerExecutionTraceAndRun() {
		Arrival.Counted counted = new Arrival.Counted(Arrival.Place.KIEKER_LOG, Optional.empty(), 2, 1, 3, false, 0);

		assertThat(counted.perTrace(10)).isEqualTo(21);
		assertThat(counted.expected(1000, 10)).isEqualTo(21_003);
	}

	@Test
	void acceptsFewerRecordsOnlyWhereTheFrameworkDropsOrKeepsSome() throws Exception {
		Arrival.Counted all = new Arrival.Counted(Arrival.Place.KIEKER_TCP, Optional.empty(), 2, 1, 0, false, 0);
		Arrival.Counted dropping = new Arrival.Counted(Arrival.Place.KIEKER_TCP, Optional.empty(), 2, 1, 0, true, 0);
		Arrival.Counted keeping = (Arrival.Counted) read(GOOD.replace("\"perRun\": 3, \"dropsWhenFull\": true", "\"unsentPerThread\": 7"))
				.configurations().get(2).arrival();

		assertThat(new boolean[] { all.accepts(99, 100, 1), dropping.accepts(1, 100, 1), dropping.accepts(0, 100, 1),
				keeping.accepts(93, 100, 1), keeping.accepts(92, 100, 1) }).containsExactly(false, true, false, true, false);
	}

	@Test
	void warnsOfUnknownFields() throws Exception {
		read(GOOD.replace("\"notes\"", "\"remarks\": [], \"notes\"").replace("\"perRun\"", "\"perrun\": 1, \"perRun\""));

		assertThat(warnings).containsExactly("my.json, /remarks: unknown field, ignored.",
				"my.json, /configurations/2/arrival/perrun: unknown field, ignored.");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '~', value = {
			"\"phase\": \"none\" ~ \"phase\": \"nothing\" ~ /configurations/0/phase",
			"\"predecessor\": \"none\" ~ \"predecessor\": \"log\" ~ names the predecessor log, which does not come before it",
			"\"id\": \"log\" ~ \"id\": \"off\" ~ two configurations have the id off",
			"\"id\": \"log\" ~ \"id\": \"Log\" ~ /configurations/2",
			"{\"from\": 17} ~ {\"from\": 7} ~ /configurations/1/java",
			"{\"from\": 17} ~ {\"from\": 26} ~ the subject does not support these Java releases",
			"\"from\": 11 ~ \"from\": \"11\" ~ /java/from",
			"wo(ve|ven) ~ wo(ve ~ /configurations/1/arrival/printed",
			"\"perExecution\": 2 ~ \"perExecution\": -2 ~ perExecution, perTrace, perRun and unsentPerThread are 0 to 100000, found -2, 1, 3 and 0",
			"\"perExecution\": 2 ~ \"perExecution\": 100001 ~ perExecution, perTrace, perRun and unsentPerThread are 0 to 100000",
			"\"id\": \"mine\" ~ \"id\": \"../../mine\" ~ the id of a subject is made of lower-case letters",
			"\"id\": \"mine\" ~ \"id\": \"/tmp/mine\" ~ the id of a subject is made of lower-case letters",
			"\"title\": \"Mine\" ~ \"title\": \"\" ~ title, framework and weaver of a subject are not empty",
			"\"writer\": \"log\" ~ \"writer\": \" \" ~ the writer of configuration log is not empty",
			"\"B\": \"b\" ~ \"B=\": \"b\" ~ /configurations/1",
			"\"B\": \"b\" ~ \"\": \"b\" ~ a variable of the environment has a name",
			"\"at\": \"kieker-log\" ~ \"at\": \"flight-recording\" ~ an event is named where records arrive in a flight recording, and only there",
			"\"event\": \"a.B\", ~ \"ev\": 1, ~ an event is named where records arrive in a flight recording, and only there",
			"\"perExecution\": 0 ~ \"perexecution\": 0 ~ /configurations/3/arrival/perExecution: missing",
			"\"mostThreads\": 2 ~ \"mostThreads\": 0 ~ needs at least one thread",
			"kieker-log ~ kieker-logs ~ /configurations/2/arrival/at",
			"\"a.txt\" ~ \"../a.txt\" ~ names of files are made of letters",
			"\"a.txt\" ~ \"\" ~ names of files are made of letters",
			"\"A.java\" ~ \"a/A.java\" ~ names of files are made of letters",
			"\"queue\" ~ \"quue\" ~ /conditions",
			"\"label\": \"Off\", ~ '' ~ /configurations/1/label: missing"
	})
	void namesFileAndPlaceOfWhatIsWrong(String good, String bad, String message) {
		assertThat(GOOD).contains(good);

		assertThatThrownBy(() -> read(GOOD.replace(good, bad))).isInstanceOf(OverheadException.class).hasMessageContaining("my.json")
				.hasMessageContaining(message);
	}

	/** It must not be taken for the run without probes, which is measured once for all. */
	@Test
	void whatAddsNothingIsNotPlainUnlessItIsThePhaseNone() throws Exception {
		Subject subject = read(GOOD.replace(
				"\"jvm\": [\"-javaagent:${agent}\"], \"classPath\": [\"${program}\"], \"environment\": {\"A\": \"common\", \"B\": \"b\"}",
				"\"jvm\": []")
				.replace("\"phase\": \"none\"}", "\"phase\": \"none\", \"arrival\": {\"at\": \"printed-count\", \"perExecution\": 0}}"));

		assertThat(subject.configurations()).noneMatch(SubjectConfiguration::isPlain);
		assertThat(subject.configurations().get(3).addsNothing()).isTrue();
		assertThat(warnings).containsExactly(
				"my.json, /configurations/3: the configuration of phase writing adds no argument, class path, variable or probe to the JVM, "
						+ "so it runs like one without probes.");
	}

	@Test
	void hasAConfiguration() {
		assertThatThrownBy(() -> read(
				GOOD.replaceAll("(?s)\"configurations\": \\[.*\\],\\s*\"conditions\"", "\"configurations\": [], \"conditions\"")))
				.hasMessageContaining("a subject has at least one configuration");
	}

	@Test
	void refusesLaterVersions() {
		assertThatThrownBy(() -> read(GOOD.replace("\"version\": 1", "\"version\": 2"))).isInstanceOf(BenchmarkException.class)
				.hasMessage("SB103: my.json: format version 2 of subjects; this Sonde reads up to version 1. Update Sonde.");
	}

	@ParameterizedTest
	@CsvSource({ "{}", "[]", "{\"format\": \"sonde-result-set\"}" })
	void refusesWhatIsNoSubject(String text) {
		assertThatThrownBy(() -> read(text)).isInstanceOf(BenchmarkException.class)
				.hasMessageStartingWith("SB102: my.json: not a subject.");
	}

	@Test
	void namesTheLineOfMalformedJson() {
		assertThatThrownBy(() -> read("{\n\"format\": }")).isInstanceOf(OverheadException.class).hasMessageContaining("my.json")
				.hasMessageContaining("line 2");
	}

	@Test
	void readsFilesOfTheUser(@TempDir Path folder) throws Exception {
		Path file = Files.writeString(folder.resolve("mine.json"), GOOD);

		assertThat(BuiltInSubjects.find(file.toString(), warnings).id()).isEqualTo("mine");
		assertThatThrownBy(() -> BuiltInSubjects.find(folder.resolve("other.json").toString(), warnings))
				.hasMessageContaining("no built-in subject has this id, and there is no such file");
	}
}
