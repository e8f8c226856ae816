/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;

class BenchObjectsTest {
	private static final String ALL = Integer.toString(Runtime.getRuntime().availableProcessors());
	private static final String[] SHORT = { "bench", "objects", "--processors", ALL, "--forks", "1", "--warm-up", "0.1", "--seconds", "0.2",
			"--work", "5", "--attempts", "1" };

	@TempDir
	private Path folder;

	private Sonde objects(String... arguments) {
		return Sonde.run(
				Stream.of(List.of(SHORT), List.of("-o", folder.resolve("results").toString()), List.of(arguments)).flatMap(List::stream)
						.toArray(String[]::new));
	}

	private ResultSet set() throws OverheadException {
		return ResultSetDocument.read(folder.resolve("results/objects-" + ALL + (ALL.equals("1") ? "-processor.json" : "-processors.json")))
				.resultSet();
	}

	@Test
	void aLaterRunGoesOnAndReplacesTheSets() throws OverheadException, IOException {
		Path picture = folder.resolve("grid.svg");
		Sonde first = objects("--part", "short", "--cell", "not-instrumented,no-client", "--format", "json");
		assertThat(first.code()).as(first.err()).isEqualTo(ExitCode.OK);
		assertThat(first.json().at("/points")).hasSize(2);
		assertThat(first.json().at("/complete").asBoolean()).isTrue();
		double base = first.json().at("/points/0/caseNanos/mean").asDouble();
		double idle = first.json().at("/points/1/caseNanos/mean").asDouble();
		assertThat(first.json().at("/claims/0/claim").asString()).isEqualTo("idle-sensors-cost-little");
		assertThat(first.json().at("/claims/0/measured").asDouble()).isCloseTo(idle / base - 1, within(1e-6));
		assertThat(set().configurations()).extracting(Configuration::id).contains("not-instrumented", "no-client")
				.doesNotContain("batch-30-clients-1");

		Sonde second = objects("--part", "short", "--cell", "not-instrumented,single-thread-clients-1", "--picture", picture.toString());
		assertThat(second.code()).as(second.err()).isEqualTo(ExitCode.OK);
		assertThat(set().configurations()).extracting(Configuration::id).contains("not-instrumented", "single-thread-clients-1");
		assertThat(set().find("not-instrumented").orElseThrow().forks().getFirst().meanNanos()).isCloseTo(base, within(1e-3));
		assertThat(picture).content().contains("Figure");
		assertThat(Files.readAllLines(folder.resolve("results/objects-forks.csv")).stream()
				.filter(line -> line.startsWith("not-instrumented"))).hasSize(1);
	}

	/** An idle sensor makes no event. */
	@Test
	void anEventIsAllocated() {
		Sonde stages = objects("--part", "stages", "--cell", "attribute-none,attribute-idle,attribute-created", "--format", "json");
		assertThat(stages.code()).as(stages.err()).isEqualTo(ExitCode.OK);
		assertThat(stages.json().at("/points/1/allocatedBytes/mean").asDouble()).isLessThan(1);
		assertThat(stages.json().at("/points/2/allocatedBytes/mean").asDouble()).isBetween(16.0, 1000.0);
	}

	@ParameterizedTest
	@ValueSource(strings = { "--part writing", "--cell no-such-cell", "--processors 0", "--forks 0", "--seconds 0.01", "--work -1",
			"--work NaN", "--attempts 0", "--part jmx --jolokia no-such.jar", "--part stages --jolokia pom.xml" })
	void whatIsWrongByItselfIsAUsageError(String line) {
		Sonde run = Sonde.run(("bench objects -o " + folder.resolve("results") + " " + line).split(" "));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
		assertThat(folder.resolve("results")).doesNotExist();
	}

	@Test
	void somebodyElsesFileIsNotReplaced() throws IOException {
		Path results = Files.createDirectories(folder.resolve("results"));
		Path other = Files.writeString(
				results.resolve("objects-attribute-" + ALL + (ALL.equals("1") ? "-processor.json" : "-processors.json")), "mine");
		Sonde run = objects("--part", "short");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SC115");
		assertThat(other).content().isEqualTo("mine");
	}
}
