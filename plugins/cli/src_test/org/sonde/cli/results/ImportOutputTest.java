/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

/** {@code sonde results import} as a newcomer meets it. */
class ImportOutputTest {
	private static final String YAML = """
			kind: Kieker-java
			experiments:
			- timestamp: 1795222965.29305
			  measurements:
			     No instrumentation : [ 6.4e-02 , 1.8e-01 , 3.6e-04 , 6.2e-02 , 6.3e-02 , 6.4e-02 , 8.0e+01 , 5.3e-02 ]
			     Something else : [ 4.1e+00 , 5.1e+01 , 1.0e-01 , 2.1e+00 , 2.4e+00 , 2.6e+00 , 2.7e+04 , 1.7e+00 ]
			""";

	@TempDir
	Path folder;

	private String yaml;
	private String target;

	@BeforeEach
	void files() throws IOException {
		yaml = Files.writeString(folder.resolve("results.yaml"), YAML).toString();
		target = folder.resolve("out.json").toString();
	}

	@Test
	void thePreviewSaysWhatIsUnderstoodMissingAndMisleading() {
		Sonde run = Sonde.run("results", "import", yaml, "--preview");
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).contains("results.yaml or log of MooBench", "No instrumentation", "something-else", "one JVM",
				"far too narrow",
				"(5 questions)", "--phase something-else=none|deactivated|…|other", "likely µs",
				"With the likely answers: --unit µs --depth 10 --framework Kieker-java --probe … --phase something-else=…");
		assertThat(run.err()).isEmpty();
	}

	@Test
	void withoutAnswersItTellsTheOptions() {
		Sonde run = Sonde.run("results", "import", yaml, "-o", target);
		assertThat(run.code()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).contains("--unit ns|µs|ms", "--depth N", "--framework NAME", "--probe operation-execution");
		assertThat(folder.resolve("out.json")).doesNotExist();
	}

	@Test
	void withAnswersItWritesASetThatCanBeShown() {
		Sonde run = Sonde.run("results", "import", yaml, "-o", target, "--unit", "us", "--depth", "10", "--framework",
				"Kieker 2.0.2", "--probe",
				"operation-execution", "--phase", "something-else=writing", "--id", "mine", "--title", "My bench", "--condition",
				"machine=4 × Example CPU");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("one JVM only", "Wrote " + target + ".");
		Sonde show = Sonde.run("results", "show", target);
		assertThat(show.out()).contains("My bench", "Kieker 2.0.2", "4 × Example CPU", "Something else", "4.1");
		assertThat(show.err()).isEmpty();
		assertThat(Sonde.run("results", "import", yaml, "-o", target, "--unit", "us", "--depth", "10", "--framework", "K",
				"--probe", "unknown",
				"--phase", "something-else=writing").err()).contains("SO109", "out.json");
	}

	/** Nothing is assumed, and what follows from that is said. */
	@Test
	void methodTimeAndRecordsAreAskedFor() {
		String[] silent = { "results", "import", yaml, "-o", target, "--unit", "us", "--depth", "10", "--framework", "K", "--probe",
				"operation-execution", "--phase", "something-else=writing" };
		assertThat(Sonde.run(silent).err()).contains("Recommended: --method-time MICROS", "whether the writer was saturated",
				"Recommended: --records N");
		String[] told = Stream.concat(Stream.of(silent), Stream.of("--method-time", "0", "--condition", "recordsPerTrace=10"))
				.toArray(String[]::new);
		told[4] = folder.resolve("told.json").toString();
		assertThat(Sonde.run(told).err()).doesNotContain("Recommended");
		assertThat(Sonde.run("results", "show", told[4]).out()).containsPattern("Method time.* 0").containsPattern("Records.* 10");
	}

	@Test
	void aHistoryNeedsNoAnswers() throws IOException {
		Path data = Files.writeString(folder.resolve("data.js"), """
				window.BENCHMARK_DATA = {"entries": {"Kieker-java": [{"commit": {"id": "c1"}, "date": 1759000000000,
				"benches": [{"name": "Binary file", "value": 1750, "unit": "ns", "range": "1750.95"}]}]}}
				""");
		Sonde published = Sonde.run("results", "import", data.toString(), "-o", target);
		assertThat(published.code()).as(published.err()).isEqualTo(ExitCode.OK);
		assertThat(published.err()).contains("Not repaired. To repair it: --repair halved-values.", "a benchmark history.");
		Path repaired = folder.resolve("repaired.json");
		assertThat(Sonde.run("results", "import", data.toString(), "-o", repaired.toString(), "--repair", "halved-values").err())
				.contains("Repaired.");
		assertThat(Files.readString(repaired)).contains("\"value\" : 3500,", "\"repaired\" : true");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			--phase nosuch=writing       | there is no configuration 'nosuch'; choose one of no-instrumentation, something-else
			--label something-else=x     | --label has no effect here
			--experiment x               | --experiment has no effect here
			--repair everything          | "everything" is not one of halved-values
			--warm-up long               | expected detected, half or a number
			--condition colour=red       | "colour" is not one of machine
			--keep all                   | --keep
			--unit us --depth ten --framework K --probe unknown --phase something-else=other | depth: must be a whole number
			--unit s --depth 10 --framework K --probe unknown --phase something-else=other   | unit: must be one of ns, µs, ms
			--unit us --depth 10 --framework K --probe unknown --phase something-else=other --id No/Id | an id is made of
			""")
	void wrongOptionsAreErrorsOfUsage(String options, String words) {
		String[] arguments = ("results import " + yaml + " " + options).split(" ");
		Sonde run = Sonde.run(arguments);
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).contains(words);
		assertThat(run.out()).isEmpty();
	}

	/** Nothing that the import would refuse is previewed as if it could be; what is not answered yet does not hide it. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			--depth abc               | SO409: depth: must be a whole number from 1, or unknown; found "abc".
			--unit s                  | SO409: unit: must be one of ns, µs, ms; found "s".
			--id No/Id                | SO409: id: an id is made of lower-case letters, digits, dots and hyphens, found "No/Id".
			--title=                  | SO409: title: must not be empty.
			--condition threads=many  | SO409: condition: threads must be a whole number from 1, found many.
			--phase something-else=x  | SO409: phase of something-else: must be one of none,
			""")
	void aWrongAnswerIsRefusedByThePreviewAsByTheImport(String option, String words) {
		for (String preview : new String[] { " --preview", "" }) {
			Sonde run = Sonde.run(("results import " + yaml + " " + option + preview).split(" "));
			assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
			assertThat(run.err()).startsWith("sonde: " + words).endsWith("Try 'sonde results import --help'.\n");
			assertThat(run.out()).isEmpty();
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			nosuch.yaml | SO101
			.           | SO408
			""")
	void filesThatCannotBeImportedAreFailures(String file, String code) throws IOException {
		Files.writeString(folder.resolve("second.yaml"), YAML);
		Sonde run = Sonde.run("results", "import", folder.resolve(file).toString());
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).startsWith("sonde: " + code).doesNotContain("Exception");
	}

	/** One option may name all configurations, and a label may hold a comma. */
	@Test
	void labelsAreGivenTogether() throws IOException {
		StringBuilder rows = new StringBuilder();
		for (int call = 0; call < 1000; call++) {
			rows.append("1;").append(50 + call % 7).append(";1000;0\n");
		}
		for (int index = 0; index < 2; index++) {
			Files.writeString(folder.resolve("raw-1-10-" + index + ".csv"), rows.toString());
		}
		Sonde run = Sonde.run("results", "import", folder.resolve("raw-1-10-0.csv").toString(), folder.resolve("raw-1-10-1.csv").toString(),
				"-o", target, "--framework", "Kieker 2.0.2", "--probe", "operation-execution", "--phase", "0=none,1=deactivated",
				"--label", "0=No probe, at all,1=Deactivated");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(Sonde.run("results", "show", target, "--format", "csv").out()).contains("\"No probe, at all\",", "\nDeactivated,");
	}

	@Test
	void thePreviewSaysWhereAnswersComeFrom() throws IOException {
		Files.writeString(folder.resolve("raw-1-10-0.csv"), "1;50;1000;0\n".repeat(1000));
		Files.writeString(folder.resolve("kieker.log"), "Current State of kieker.monitoring (2.0.2) Status: 'enabled'\n");
		String files = folder.toString();
		assertThat(Sonde.run("results", "import", files, "--preview").out())
				.containsPattern("--framework +Kieker 2\\.0\\.2 +kieker\\.log, line 1")
				.containsPattern("--phase 0 +none +MooBench's order");
		assertThat(Sonde.run("results", "import", files, "--preview", "--framework", "Another").out()).doesNotContain("line 1");
		assertThat(Sonde.run("results", "import", files, "-o", target, "--probe", "operation-execution").code()).isEqualTo(ExitCode.OK);
		assertThat(Sonde.run("results", "show", target).out()).contains("Kieker 2.0.2");
	}
}
