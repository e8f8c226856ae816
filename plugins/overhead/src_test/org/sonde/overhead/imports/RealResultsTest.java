/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.imports.evidence.Clue;
import org.sonde.overhead.imports.evidence.RunLog;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;

/** Results that MooBench and its scripts really wrote: what is imported must be what they say themselves. */
class RealResultsTest {
	private static final String OWN = "own-kieker-2.0.2-java17";
	/** R's normal quantile, by which its scripts compute their interval over calls. */
	private static final double Z = 1.959963984540054;

	private static Path data(String name) {
		Path file = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("moobench").resolve(name);
		assumeThat(Files.exists(file))
				.as("%s is not there: real results are not part of the repository; -Dsonde.data=FOLDER names them", file)
				.isTrue();
		return file;
	}

	/**
	 * The raw files are of the loop that the summaries are of: the same warm-up must give the same figures, to the last printed
	 * digit.
	 */
	@Test
	void rawFilesGiveTheFiguresOfTheirOwnSummaries() throws Exception {
		ResultSet raw = Imports.set(Imports.look(data(OWN)), Imports.keeping(RawFileRetention.SUMMARY, new WarmUpChoice.FirstHalf()));
		ResultSet yaml = Imports.set(Imports.look(data(OWN + "/results.yaml")), Answers.NONE);
		ResultSet console = Imports.set(Imports.look(data(OWN + "/R-stdout.txt")), Answers.NONE);
		assertThat(raw.configurations()).hasSize(5);
		for (Configuration configuration : raw.configurations()) {
			Fork fork = configuration.forks().getFirst();
			assertThat(fork.number()).isEqualTo(3);
			assertThat(fork.calls()).isEqualTo(2_000_000);
			Measurement ofYaml = Imports.measurement(yaml, configuration.label());
			Measurement ofConsole = Imports.measurement(console, configuration.label());
			fork.nanos().forEach((statistic, nanos) -> {
				BigDecimal micros = new BigDecimal(nanos).movePointLeft(3);
				assertThat(micros.round(new MathContext(7, RoundingMode.HALF_EVEN)))
						.as("%s of %s", statistic, configuration.label())
						.isEqualByComparingTo(ofYaml.find(statistic).orElseThrow());
				assertThat(micros.setScale(4, RoundingMode.HALF_EVEN)).isEqualByComparingTo(ofConsole.find(statistic)
						.orElseThrow());
			});
			double overCalls = Z * fork.nanos().get(Statistic.STANDARD_DEVIATION) / Math.sqrt(fork.steadyCalls()) / 1000;
			assertThat(ofYaml.find(Statistic.CI95_HALF_WIDTH).orElseThrow().doubleValue())
					.isCloseTo(overCalls, within(1e-6 * overCalls));
			assertThat(configuration.find(ofYaml.kind()).orElseThrow().values()).as("one JVM has no interval")
					.doesNotContainKey(Statistic.CI95_HALF_WIDTH);
		}
		assertThat(raw.source().notes()).anyMatch(note -> note.startsWith("5 of the 6 means in results.yaml")
				&& note.contains("(loop 3)"));
		assertThat(yaml.configurations()).as("its raw file was not kept").anyMatch(configuration -> configuration.label()
				.equals("Text file"));
	}

	/**
	 * With the detected warm-up the quartiles hardly move; the means do, where single calls of milliseconds lie in the first
	 * half.
	 */
	@Test
	void theDetectedWarmUpIsShorterThanHalf() throws Exception {
		ResultSet raw = Imports.set(Imports.look(data(OWN)), Answers.NONE);
		ResultSet half = Imports.set(Imports.look(data(OWN)), Imports.keeping(RawFileRetention.SUMMARY, new WarmUpChoice.FirstHalf()));
		for (Configuration configuration : raw.configurations()) {
			Fork fork = configuration.forks().getFirst();
			assertThat(fork.warmUp().calls()).isBetween(1L, 999_999L);
			double median = Imports.configuration(half, configuration.label()).forks().getFirst().nanos().get(Statistic.MEDIAN);
			assertThat(fork.nanos().get(Statistic.MEDIAN)).isCloseTo(median, within(0.01 * median));
		}
	}

	/** The scripts of three ages, run on the same three loops. */
	@Test
	void theScriptsOfThreeAgesAgreeWithEachOther() throws Exception {
		ResultSet yaml = summary("results.yaml");
		ResultSet console = summary("Rout-yaml.txt");
		ResultSet of2022 = summary("results-text-2022.txt");
		ResultSet of114 = summary("results-text-114.txt");
		ResultSet means = summary("results-text-2022.csv");
		List<String> labels = List.of("Empty Exporter", "Kieker Exporter", "OTLP Exporter");
		for (int index = 0; index < labels.size(); index++) {
			Measurement exact = Imports.measurement(yaml, labels.get(index));
			String number = "Configuration " + index;
			for (Measurement printed : List.of(Imports.measurement(console, labels.get(index)),
					Imports.measurement(of2022, number),
					Imports.measurement(of114, number))) {
				printed.values().forEach((statistic, value) -> assertThat(value).as("%s", statistic)
						.isCloseTo(exact.find(statistic).orElseThrow(),
								within(new BigDecimal("0.5").scaleByPowerOfTen(-exact.find(statistic).orElseThrow().scale())
										.add(new BigDecimal("0.00005")))));
			}
			assertThat(Imports.measurement(means, labels.get(index)).central().round(new MathContext(7)))
					.isEqualByComparingTo(exact.central());
		}
		assertThat(Imports.values(Imports.measurement(of114, "Configuration 0")).get(2)).as("no deviation before 2022")
				.isEqualTo("-");
	}

	/** 1.10's script computes from the first loop, later ones from the last: that is why their figures differ. */
	@Test
	void theOldestScriptTellsOfAnotherLoop() throws Exception {
		ResultSet first = summary("results-text-110.txt");
		assertThat(Imports.values(Imports.measurement(first, "Configuration 0")))
				.containsExactly("219.8724", "0.7107", "-", "196.9900", "216.8520",
						"218.4280", "220.3032", "21750.5640");
		assertThat(Imports.values(Imports.measurement(summary("results-text-110.csv"), "No Probe")).getFirst())
				.isEqualTo("219.87244357");
		assertThat(Imports.measurement(summary("results-text-114.txt"), "Configuration 0").central())
				.isEqualByComparingTo("218.5061");
		assertThat(first.source().notes()).anyMatch(note -> note.contains("only the first loop"));
	}

	private static ResultSet summary(String name) throws Exception {
		return Imports.set(Imports.look(data("official-r-outputs/" + name)), Answers.NONE);
	}

	@Test
	void theTruncatedFileIsFound() throws Exception {
		Preview preview = Imports.look(data("truncated-raw-2-10-2.csv.gz"));
		assertThat(Imports.warnings(preview)).containsKey(ImportWarning.Kind.TRUNCATED);
		Fork fork = Imports.set(preview, Answers.NONE).configurations().getFirst().forks().getFirst();
		assertThat(fork.calls()).isEqualTo(91_745);
		assertThat(fork.number()).isEqualTo(2);
		assertThat(fork.flags()).contains(ForkFlag.TRUNCATED);
	}

	/** Transcribed from the pages; five rows are no measurement. */
	@ParameterizedTest
	@ValueSource(strings = { "A", "B", "C", "D" })
	void theTablesOfTheSite(String snapshot) throws Exception {
		Preview preview = Imports.look(data("html-tables/kieker-net-tables.csv"));
		ResultSet set = Imports.set(preview, Answers.NONE.with(QuestionKind.EXPERIMENT, snapshot));
		assertThat(set.configurations()).hasSize(snapshot.equals("B") ? 4 : 5);
		Map<String, List<String>> expected = Map.of("A", List.of("4.327", "0.032", "16.098", "2.921", "3.330", "3.938", "4.421",
				"15020.550"), "B",
				List.of("5.118", "0.018", "9.359", "3.133", "3.633", "4.426", "4.948", "6851.533"), "C",
				List.of("4.792", "0.028", "14.163", "3.328", "3.486", "4.400", "4.682", "13118.870"), "D",
				List.of("7.742", "0.468", "238.937", "3.158", "3.279", "3.848", "4.368", "138056.000"));
		assertThat(Imports.values(Imports.measurement(set, "Binary file"))).isEqualTo(expected.get(snapshot));
		assertThat(set.source().notes()).anyMatch(note -> note.contains("5 rows of run \"past\""));
	}

	/**
	 * 45 + 16 runs; on one day the script called its nanoseconds microseconds. None of them is of the time of the halved values.
	 */
	@Test
	void theHistoryOfGitHub() throws Exception {
		Preview preview = Imports.look(data("gh-pages/data-2024-05-24-0ec81f66.js"));
		assertThat(Imports.warnings(preview)).containsOnlyKeys(ImportWarning.Kind.WRONG_UNIT);
		BenchmarkHistory history = Imports.history(preview, Imports.repairing(Repair.WRONG_UNIT));
		assertThat(history.suites()).extracting(BenchmarkHistory.Suite::name).containsExactly("Kieker-java",
				"OpenTelemetry-java");
		BenchmarkHistory.Track none = history.suites().getFirst().tracks().getFirst();
		assertThat(none.label()).isEqualTo("Configuration 0");
		assertThat(none.points()).hasSize(45);
		assertThat(none.points().getFirst().value()).isEqualByComparingTo("90.4211");
		assertThat(none.points().get(3).value()).as("once called microseconds")
				.isBetween(new BigDecimal("90"), new BigDecimal("91"));
		BenchmarkHistory.Track last = history.suites().getLast().tracks().getLast();
		assertThat(last.points().getLast().value()).isEqualByComparingTo("4767.01");
		assertThat(last.points().getLast().standardDeviation().orElseThrow()).isEqualByComparingTo("154.176");
		BenchmarkHistory asItStands = Imports.history(preview, Answers.NONE);
		assertThat(asItStands.suites().getFirst().tracks().getFirst().points()).hasSize(44);
	}

	/** Every line becomes two forks, one a clock. */
	@Test
	void theStudyOfDepthsAndShapes() throws Exception {
		Preview preview = Imports.look(data("depth-and-shape-study.csv"));
		ResultSet set = Imports.set(preview, Answers.NONE);
		assertThat(set.configurations().stream().mapToInt(configuration -> configuration.forks().size()).sum())
				.isEqualTo(2 * 123);
		Configuration deep = Imports.configuration(set, "E, configuration 0, depth 32, wall time");
		assertThat(deep.forks().getFirst().meanNanos()).isCloseTo(58.6, within(1e-9));
		Configuration writing = Imports.configuration(set, "E, configuration 4, depth 8, thread CPU time");
		assertThat(set.find(writing.predecessor().orElseThrow()).orElseThrow().label())
				.isEqualTo("E, configuration 2, depth 8, thread CPU time");
		assertThat(Imports.configuration(set, "F-Chain-k16, configuration 4, depth 16, wall time").forks().getFirst().meanNanos())
				.isCloseTo(9874.3, within(1e-9));
	}

	/** What R printed names the configurations, and the folder the framework: the probe kind alone is nowhere. */
	@Test
	void onlyTheProbeKindIsAskedFor() throws Exception {
		Preview preview = Imports.look(data(OWN));
		assertThat(preview.unanswered(Answers.NONE)).extracting(question -> question.key().topic())
				.containsExactly(QuestionKind.PROBE_KIND);
		Answers answers = Answers.NONE.with(QuestionKind.PROBE_KIND, "operation-execution");
		assertThat(preview.questions()).filteredOn(question -> preview.inference(question, answers).isEmpty())
				.extracting(question -> question.key().topic()).containsExactly(QuestionKind.PROBE_KIND);
		assertThat(preview.questions()).filteredOn(question -> question.key().topic() == QuestionKind.FRAMEWORK).singleElement()
				.extracting(question -> preview.inference(question, answers).orElseThrow().answer()).isEqualTo("Kieker 2.0.2");
	}

	/** Kieker's own logs begin with its version, and say in their map what was recorded. */
	@ParameterizedTest
	@CsvSource({ "generated-kieker-2.0.2/aspectj-oer-text-java17, Kieker 2.0.2, operation-execution",
			"bookstore-oer-1.9, Kieker 1.9-SNAPSHOT, operation-execution", "events-1.9, Kieker 1.9, operation-events" })
	void logsOfKiekerStateVersionAndProbes(String log, String framework, String kind) throws Exception {
		List<Clue> clues = new ArrayList<>();
		try (Stream<Path> files = Files.walk(data("../kieker-logs/" + log))) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				clues.addAll(RunLog.of(InputFile.of(file)).clues());
			}
		}
		assertThat(clues).extracting(Clue::value).contains(framework, kind);
	}

	/** Nothing in the folder is of an unknown format. */
	@Test
	void everyFileIsRecognised() throws Exception {
		try (Stream<Path> files = Files.walk(data(""))) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				assertThat(recognised(file)).as("%s", file).isTrue();
			}
		}
	}

	private static boolean recognised(Path file) throws Exception {
		return Imports.look(file).files().getFirst().format().isPresent();
	}
}
