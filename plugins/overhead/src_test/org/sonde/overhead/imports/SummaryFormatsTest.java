/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Unit;

/**
 * What each format of summaries looks like, and what becomes of it. The texts are laid out as MooBench's tools lay out theirs.
 */
class SummaryFormatsTest {
	@TempDir
	Path folder;

	private Preview look(String text) throws Exception {
		// The name says nothing: formats are recognised by their content.
		return Imports.look(Imports.file(folder, "input", text));
	}

	private ResultSet set(String text) throws Exception {
		return Imports.set(look(text), Answers.NONE);
	}

	private static final String TEXT_110 = """
			Recursion Depth:  10
			response time
			mean\t219.8724\t  0.9233
			ci95%\t  0.7107\t  0.0243
			md25%\t216.8520\t  0.7160
			md50%\t218.4280\t  0.7600
			md75%\t220.3032\t  0.8000
			max\t21750.5640\t 45.4390
			min\t196.9900\t  0.5086
			Throughput
			mean\t      4545.5\t      2777.8
			ci95%\t        36.1\t        34.6
			md25%\t      4555.0\t      2725.8
			md50%\t      4573.5\t      2798.5
			md75%\t      4591.0\t      2856.0
			max\t      4600.0\t      2985.0
			min\t      3386.0\t         0.0
			""";

	@Test
	void resultsTextOf110HasThroughput() throws Exception {
		ResultSet set = set(TEXT_110);
		assertThat(set.conditions().number(ConditionName.RECURSION_DEPTH)).hasValue(10);
		assertThat(set.configurations()).extracting(Configuration::label).containsExactly("Configuration 0", "Configuration 1");
		Configuration first = set.configurations().get(0);
		assertThat(Imports.values(Imports.measurement(set, "Configuration 0")))
				.containsExactly("219.8724", "0.7107", "-", "196.9900", "216.8520",
						"218.4280", "220.3032", "21750.5640");
		assertThat(Imports.measurement(set, "Configuration 0").unit()).isEqualTo(Unit.MICROSECONDS);
		assertThat(Imports.measurement(set, "Configuration 0").intervalOver()).contains(SamplingUnit.CALLS);
		assertThat(first.find(QuantityKind.THROUGHPUT).orElseThrow().unit()).isEqualTo(Unit.PER_SECOND);
		assertThat(Imports.values(first.find(QuantityKind.THROUGHPUT).orElseThrow())).startsWith("4545.5", "36.1");
		assertThat(Imports.values(set.configurations().get(1).find(QuantityKind.THROUGHPUT).orElseThrow()).get(3))
				.as("a second without a call").isEqualTo("-");
		assertThat(first.phase()).isEqualTo(Phase.NONE);
		assertThat(set.configurations().get(1).predecessor()).contains("configuration-0");
		assertThat(look(TEXT_110).warnings()).extracting(ImportWarning::kind).containsExactly(ImportWarning.Kind.ONE_JVM,
				ImportWarning.Kind.INTERVAL_OVER_CALLS);
		assertThat(look(TEXT_110).warnings().getFirst().text()).contains("only the first loop");
	}

	@Test
	void appendedBlocksAreExperiments() throws Exception {
		String block = "Recursion Depth:  %d\nresponse time\nmean\t%s\t2.0\nsd\t0.5\t0.6\nci95%%\t0.1\t0.2\n";
		Preview again = look(block.formatted(10, "1.0") + block.formatted(10, "1.5"));
		assertThat(again.unanswered(Answers.NONE)).extracting(question -> question.key().topic()).contains(QuestionKind.EXPERIMENT);
		ResultSet second = Imports.set(again, Answers.NONE.with(QuestionKind.EXPERIMENT, "block 2, depth 10"));
		assertThat(Imports.values(Imports.measurement(second, "Configuration 0"))).startsWith("1.5", "0.1", "0.5");
		assertThat(second.source().place()).isEqualTo("input, block 2, depth 10");

		Preview depths = look(block.formatted(2, "1.0") + block.formatted(4, "1.5"));
		ResultSet all = Imports.set(depths, Answers.NONE.with(QuestionKind.EXPERIMENT, "all"));
		assertThat(all.configurations()).extracting(Configuration::label).containsExactly("Configuration 0, depth 2",
				"Configuration 0, depth 4",
				"Configuration 1, depth 2", "Configuration 1, depth 4");
		assertThat(all.configurations().get(3).predecessor()).contains("configuration-0-depth-4");
		assertThat(all.conditions().number(ConditionName.RECURSION_DEPTH)).isEmpty();
		assertThat(all.conditionsOf(all.configurations().get(3)).number(ConditionName.RECURSION_DEPTH)).hasValue(4);
	}

	@Test
	void aTruncatedTableIsRefusedWithItsPlace() {
		assertThatThrownBy(() -> look(TEXT_110.substring(0, TEXT_110.indexOf("  0.8000")).stripTrailing() + "\n"))
				.hasMessageContainingAll("SO407", "input", "different numbers of columns");
		assertThatThrownBy(() -> look(TEXT_110.replace("  0.7160", "  0.7x60")))
				.hasMessageContainingAll("input, line 5", "0.7x60");
		assertThatThrownBy(() -> look(TEXT_110.replace("  0.7160", " -0.7160")))
				.hasMessageContainingAll("input, line 5", "negative");
		assertThatThrownBy(() -> look(TEXT_110.replace('\t', ' '))).hasMessageContainingAll("input, line 3", "separated by tabs");
	}

	@Test
	void resultsCsvHasMeansAlone() throws Exception {
		ResultSet set = set(" No Probe , Deactivated Probe , Collecting Data\n 219.87244357 , 358.92329508 , 167.848058\n");
		assertThat(set.configurations()).extracting(Configuration::label).containsExactly("No Probe", "Deactivated Probe",
				"Collecting Data");
		assertThat(set.configurations()).extracting(Configuration::phase).containsExactly(Phase.NONE, Phase.DEACTIVATED,
				Phase.COLLECTING);
		assertThat(Imports.values(Imports.measurement(set, "Collecting Data")))
				.containsExactly("167.848058", "-", "-", "-", "-", "-", "-", "-");
	}

	private static final String CONSOLE = """
			> configs.loop=3
			> configs.recursion=20
			> configs.labels=c("No instrumentation", "Deactivated  probe", "Text file")
			> configs.framework_name="Kieker-java"
			> results.count=2000000
			raw-1-10-0.csv
			      1          2          3         \s
			mean  "  0.0641" "  0.2664" "      NA"
			sd    "  0.1845" "  2.8704" NA       \s
			ci95% "  0.0004" "  0.0056" "     NaN"
			md25% "  0.0620" "  0.2070" "      NA"
			md50% "  0.0630" "  0.2100" "      NA"
			md75% "  0.0640" "  0.2610" "      NA"
			max   " 80.4200" "1686.4530" "      NA"
			min   "  0.0530" "  0.1760" "      NA"
			>\s
			""";

	@Test
	void rPrintsLabelsAndDepthWithItsTable() throws Exception {
		Preview preview = look(CONSOLE);
		ResultSet set = Imports.set(preview, Answers.NONE);
		assertThat(set.conditions().number(ConditionName.RECURSION_DEPTH)).hasValue(20);
		assertThat(set.configurations()).extracting(Configuration::label).containsExactly("No instrumentation",
				"Deactivated probe");
		assertThat(Imports.values(Imports.measurement(set, "Deactivated probe")))
				.containsExactly("0.2664", "0.0056", "2.8704", "0.1760", "0.2070",
						"0.2100", "0.2610", "1686.4530");
		assertThat(Imports.warnings(preview)).containsKey(ImportWarning.Kind.NO_FIGURES);
		assertThat(preview.warnings()).anyMatch(warning -> warning.text().contains("Text file has no figures"));
	}

	@Test
	void rContinuesWideTablesBelow() throws Exception {
		ResultSet set = set("""
				      1          2        \s
				mean  "  0.0641" "  0.2664"
				min   "  0.0530" "  0.1760"
				      3        \s
				mean  "  4.1751"
				min   "  1.7000"
				""");
		assertThat(set.configurations()).hasSize(3);
		assertThat(Imports.values(Imports.measurement(set, "Configuration 2")).getFirst()).isEqualTo("4.1751");
	}

	@Test
	void rOf110PrintsThroughputBelow() throws Exception {
		ResultSet set = set("""
				      1          2        \s
				mean  "  0.0641" "  0.2664"
				ci95% "  0.0530" "  0.1760"
				      1              2        \s
				mean  "      4545.5" "      2777.8"
				ci95% "        36.1" "        34.6"
				""");
		assertThat(set.configurations()).hasSize(2);
		assertThat(Imports.values(Imports.measurement(set, "Configuration 1")).getFirst()).isEqualTo("0.2664");
		assertThat(Imports.values(set.configurations().getLast().find(QuantityKind.THROUGHPUT).orElseThrow()))
				.startsWith("2777.8", "34.6");
	}

	private static final String YAML = """
			kind: Kieker-java
			experiments:
			- timestamp: 1795222965.29305
			  measurements:
			     No instrumentation : [ 6.411208e-02 , 1.845344e-01 , 3.616808e-04 , 6.2e-02 , 1e+00 , 2.4e+00 , 8.042e+01 , 5.3e-02 ]
			     Text file : [ .NAN , .NAN , .NAN , .NAN , .NAN , .NAN , .NAN , .NAN ]
			     Binary file : [ 4.175128e+00 , 5.177288e+01 , 1.01473e-01 , 2.105e+00 , 2.443e+00 , 2.683e+00 , 2.700957e+04 , 1.7e+00 ]
			""";

	@Test
	void yamlHasMaxBeforeMinAndNumbersAsTheyStand() throws Exception {
		Preview preview = look(YAML);
		ResultSet set = Imports.set(preview, Answers.NONE);
		assertThat(Imports.values(Imports.measurement(set, "No instrumentation")))
				.containsExactly("0.06411208", "0.0003616808", "0.1845344", "0.053",
						"0.062", "1", "2.4", "80.42");
		assertThat(Imports.values(Imports.measurement(set, "Binary file")).getLast()).isEqualTo("27009.57");
		assertThat(set.source().year()).isEqualTo(2026);
		assertThat(set.configurations()).hasSize(2);
		assertThat(preview.unanswered(Answers.NONE)).extracting(question -> question.key().topic())
				.containsExactlyInAnyOrder(QuestionKind.UNIT,
						QuestionKind.DEPTH, QuestionKind.FRAMEWORK, QuestionKind.PROBE_KIND);
	}

	@Test
	void logsBecomeAnExperimentOrAHistory() throws Exception {
		String log = YAML + """
				- !!moobench.tools.results.data.Experiment
				  timestamp: 1795322965
				  measurements:
				    No instrumentation: !!moobench.tools.results.data.Measurements [7e-02, 0.2, 3.6e-04, 6.2e-02, 6.3e-02, 6.4e-02, 80.0, 5.3e-02]
				""";
		Preview preview = look(log);
		ResultSet last = Imports.set(preview, Answers.NONE.with(QuestionKind.EXPERIMENT, "2026-11-22T04:49:25Z"));
		assertThat(Imports.values(Imports.measurement(last, "No instrumentation")).getFirst()).isEqualTo("0.07");
		var history = Imports.history(preview, Answers.NONE.with(QuestionKind.EXPERIMENT, "history"));
		assertThat(history.suites()).singleElement().satisfies(suite -> {
			assertThat(suite.name()).isEqualTo("Kieker-java");
			assertThat(suite.tracks().getFirst().points()).extracting(point -> point.value().toPlainString())
					.containsExactly("0.06411208", "0.07");
		});
	}

	@Test
	void brokenYamlIsRefusedWithItsLine() {
		assertThatThrownBy(() -> look(YAML.replace(" , 1.7e+00 ]", " ]"))).hasMessageContainingAll("SO407", "input, line 7",
				"Binary file");
		assertThatThrownBy(() -> look(YAML.substring(0, YAML.lastIndexOf(" , 2.700957"))))
				.hasMessageContainingAll("SO407", "not well-formed YAML");
		assertThatThrownBy(() -> look("kind: x\nexperiments:\n")).hasMessageContaining("SO403");
	}

	/** Nine levels of nine aliases each: 387,420,489 values if somebody unfolds them. */
	@Test
	void yamlBombsAreRefused() {
		StringBuilder bomb = new StringBuilder("kind: &a0 [ x, x, x, x, x, x, x, x, x ]\n");
		for (int level = 1; level < 9; level++) {
			bomb.append("a").append(level).append(": &a").append(level).append(" [").append((" *a" + (level - 1) + ",").repeat(9))
					.append("]\n");
		}
		assertThatThrownBy(() -> look(bomb + "experiments: [ *a8 ]\n")).hasMessageContaining("SO407");
		assertThatThrownBy(() -> look("kind: x\nexperiments: " + "[".repeat(100_000))).hasMessageContaining("SO407");
	}

	@Test
	void htmlTablesMayHaveTheirHeadingsSwappedAndCommas() throws Exception {
		String table = """
				<table>
				  <tr>
				    <th class="moobench-table-label">setup</th>
				    <th>run</th><th>mean</th><th>ci</th><th>sd</th><th>1.quartile</th><th>median</th><th>3.quartile</th><th>%s</th><th>%s</th>
				  </tr>
				  <tr>
				    <td class="moobench-table-label">No instrumentation</td>
				    <td>current</td><td>0,115</td><td>0,000</td><td>0,034</td><td>0,110</td><td>0,118</td><td>0,120</td><td>10,060</td><td>0,108</td>
				  </tr>
				  <tr><td>No instrumentation</td><td>past</td><td>0,108</td><td>0</td><td>0</td><td>0</td><td>0</td><td>0</td><td>0</td><td>0</td></tr>
				</table>
				""";
		Preview right = look(table.formatted("max", "min"));
		assertThat(Imports.warnings(right)).doesNotContainKey(ImportWarning.Kind.SWAPPED_EXTREMES)
				.containsKey(ImportWarning.Kind.AVERAGED_ROWS);
		List<String> values = List.of("0.115", "0.000", "0.034", "0.108", "0.110", "0.118", "0.120", "10.060");
		assertThat(Imports.values(Imports.measurement(Imports.set(right, Answers.NONE), "No instrumentation"))).isEqualTo(values);

		Preview swapped = look(table.formatted("min", "max"));
		assertThat(Imports.warnings(swapped)).containsKey(ImportWarning.Kind.SWAPPED_EXTREMES);
		assertThatThrownBy(() -> Imports.set(swapped, Answers.NONE)).hasMessageContainingAll("SO409", "swapped-extremes");
		ResultSet repaired = Imports.set(swapped, Imports.repairing(Repair.SWAPPED_EXTREMES));
		assertThat(Imports.values(Imports.measurement(repaired, "No instrumentation"))).isEqualTo(values);
	}

	/** As the tables of the site do, which changed their headings once. */
	@Test
	void onlyOneOfSeveralSnapshotsMayHaveItsExtremesSwapped() throws Exception {
		Preview preview = look("""
				# transcribed
				snapshot,setup,run,mean,max,min
				A,No instrumentation,current,0.115,10.060,0.108
				B,No instrumentation,current,0.105,0.101,8.412
				""");
		assertThat(Imports.warnings(preview)).containsKey(ImportWarning.Kind.SWAPPED_EXTREMES);
		Answers repaired = Imports.repairing(Repair.SWAPPED_EXTREMES);
		assertThat(Imports.values(Imports.measurement(Imports.set(preview, repaired.with(QuestionKind.EXPERIMENT, "B")),
				"No instrumentation")))
				.containsExactly("0.105", "-", "-", "0.101", "-", "-", "-", "8.412");
		assertThat(Imports.values(Imports.measurement(Imports.set(preview, repaired.with(QuestionKind.EXPERIMENT, "A")),
				"No instrumentation")))
				.containsExactly("0.115", "-", "-", "0.108", "-", "-", "-", "10.060");
	}

	@Test
	void aStudyHasConfigurationsByDepthShapeAndClock() throws Exception {
		Preview preview = look("""
				tag,index,loop,depth,method_time_ns,probe,java,app,loadavg,wall_mean,wall_q25,wall_q50,wall_q75,tcpu_mean,tcpu_q25,tcpu_q50,tcpu_q75,pcpu_mean,error
				E,0,1,4,0,opexec,17,moobench.application.MonitoredClassSimple,2.2,0.04,0.039,0.040,0.041,0.05,0.04,0.05,0.06,0.1,
				E,1,1,4,0,opexec,17,moobench.application.MonitoredClassSimple,2.2,0.10,0.09,0.10,0.11,0.05,0.04,0.05,0.06,0.1,
				E,1,2,4,0,opexec,17,moobench.application.MonitoredClassSimple,2.2,0.20,0.19,0.20,0.21,0.05,0.04,0.05,0.06,0.1,
				F-Flat-k0,0,1,10,0,opexec,17,own.app.Flat,2.2,0.06,0.05,0.06,0.07,0.05,0.04,0.05,0.06,0.1,
				F-Flat-k8,1,1,10,0,k8,17,own.app.Flat,2.2,0.6,0.5,0.6,0.7,0.05,0.04,0.05,0.06,0.1,
				F-Flat-k8,2,1,10,0,k8,17,own.app.Flat,2.2,,,,,,,,,,timed out
				""");
		ResultSet set = Imports.set(preview, Answers.NONE.with(new Question.Key(QuestionKind.PHASE, "0"), "none")
				.with(new Question.Key(QuestionKind.PHASE, "1"), "deactivated").with(QuestionKind.UNIT, "µs"));
		Configuration deep = Imports.configuration(set, "E, configuration 1, depth 4, wall time");
		assertThat(deep.forks()).extracting(fork -> fork.meanNanos()).containsExactly(100.0, 200.0);
		assertThat(Imports.values(deep.find(QuantityKind.RESPONSE_TIME).orElseThrow()).getFirst()).isEqualTo("150");
		assertThat(set.find(deep.predecessor().orElseThrow()).orElseThrow().label())
				.isEqualTo("E, configuration 0, depth 4, wall time");
		Configuration flat = Imports.configuration(set, "F-Flat-k8, configuration 1, depth 8, thread CPU time");
		assertThat(flat.conditions().number(ConditionName.RECURSION_DEPTH)).hasValue(8);
		assertThat(flat.conditions().find(ConditionName.CALL_SHAPE).orElseThrow().value()).isEqualTo("siblings");
		assertThat(set.find(flat.predecessor().orElseThrow()).orElseThrow().label())
				.isEqualTo("F-Flat-k0, configuration 0, thread CPU time");
		assertThat(preview.warnings())
				.anyMatch(warning -> warning.kind() == ImportWarning.Kind.NO_FIGURES && warning.text().contains("line 7"));
	}

	@Test
	void answersMustBeOnesToTheQuestions() throws Exception {
		Preview preview = look(YAML);
		assertThatThrownBy(() -> Imports.set(preview, Answers.NONE.with(QuestionKind.DEPTH, "ten")))
				.hasMessageContainingAll("SO409", "depth", "ten");
		assertThatThrownBy(() -> Imports.set(preview, Answers.NONE.with(QuestionKind.UNIT, "s")))
				.hasMessageContainingAll("SO409", "unit", "ns, µs, ms");
		assertThatThrownBy(() -> BenchmarkImport.make(preview, Answers.NONE, Optional.empty(), Progress.NONE))
				.hasMessageContainingAll("SO409", "an answer is missing", "unit", "depth");
		assertThat(Imports.set(preview, Answers.NONE.with(QuestionKind.DEPTH, "unknown")).conditions()
				.number(ConditionName.RECURSION_DEPTH)).isEmpty();
	}

	/** Both are asked, neither is answered by a default. */
	@Test
	void methodTimeAndRecordsAreAskedAndNotGuessed() throws Exception {
		Preview preview = look(YAML);
		assertThat(preview.questions()).extracting(question -> question.key().topic()).contains(QuestionKind.METHOD_TIME,
				QuestionKind.RECORDS);
		ResultSet silent = Imports.set(preview, Answers.NONE);
		assertThat(silent.conditions().number(ConditionName.METHOD_TIME_MICROS)).isEmpty();
		assertThat(silent.conditions().number(ConditionName.RECORDS_PER_TRACE)).isEmpty();
		ResultSet told = Imports.set(preview, Answers.NONE.with(QuestionKind.METHOD_TIME, "0").with(QuestionKind.RECORDS, "21"));
		assertThat(told.conditions().number(ConditionName.METHOD_TIME_MICROS)).hasValue(0);
		assertThat(told.conditions().number(ConditionName.RECORDS_PER_TRACE)).hasValue(21);
		assertThatThrownBy(() -> Imports.set(preview, Answers.NONE.with(QuestionKind.METHOD_TIME, "-1"))).hasMessageContainingAll("SO409",
				"method-time", "µs");
	}

	@Test
	void whatIsNoBenchmarkIsRefused() throws IOException {
		assertThatThrownBy(() -> look("Dear diary\n")).hasMessageContainingAll("SO401", "input", "Dear diary");
		assertThatThrownBy(() -> look("")).hasMessageContainingAll("SO401", "empty");
		assertThatThrownBy(() -> look("\u0000\u0001\u0002")).hasMessageContainingAll("SO401", "not text");
		assertThatThrownBy(() -> look("{\"format\": \"sonde-result-set\"}")).hasMessageContainingAll("SO401", "a file of Sonde");
		assertThatThrownBy(() -> look("{\"a\": ")).hasMessageContainingAll("SO103", "line 1");
		assertThatThrownBy(() -> look("{\"a\": [1, 2")).hasMessageContaining("SO103")
				.hasMessageEndingWith("expected close marker for Array. Correct the file there.");
		assertThatThrownBy(() -> look("[".repeat(1000))).hasMessageContainingAll("SO103", "more than 500 levels deep")
				.hasMessageNotContaining("StreamReadConstraints");
		Path empty = Files.createDirectory(folder.resolve("empty"));
		assertThatThrownBy(() -> BenchmarkImport.look(List.of(empty), Progress.NONE))
				.hasMessageContaining("SO403: the named files: nothing to import: no file was found.");
	}
}
