/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Statistic;

/** The texts are what JMH 1.37 wrote for a benchmark of our own, shortened. */
class JmhTest {
	@TempDir
	Path folder;

	private static final String AVERAGE = """
			[ {
				"jmhVersion" : "1.37", "benchmark" : "b.Probe.call", "mode" : "avgt", "threads" : 1, "forks" : 3,
				"jvm" : "/usr/bin/java", "jvmArgs" : [ "-Xmx1g" ], "jdkVersion" : "25.0.3", "vmName" : "OpenJDK 64-Bit Server VM",
				"vmVersion" : "25.0.3+9-LTS", "warmupIterations" : 1, "params" : { "depth" : "10" },
				"primaryMetric" : {
					"score" : 102.98928260896871, "scoreError" : 97.27908658650857, "scoreConfidence" : [ 5.71, 200.26 ],
					"scorePercentiles" : { "0.0" : 68.29 }, "scoreUnit" : "ns/op",
					"rawData" : [ [ 88.16537140025922, 83.0799826905513 ], [ 150.93368552773455, 142.6098451362845 ],
						[ 84.85074783710702, 68.29606306187563 ] ]
				},
				"secondaryMetrics" : { }
			} ]
			""";

	private Preview look(String text) throws Exception {
		return Imports.look(Imports.file(folder, "result.json", text));
	}

	private ResultSet set(String text) throws Exception {
		return Imports.set(look(text), Answers.NONE);
	}

	@Test
	void forksAreThoseOfTheRawData() throws Exception {
		ResultSet set = set(AVERAGE);
		Configuration configuration = set.configurations().getFirst();
		assertThat(configuration.label()).isEqualTo("Probe.call, depth 10");
		assertThat(configuration.forks()).hasSize(3);
		assertThat(configuration.forks().getFirst().meanNanos()).isEqualTo((88.16537140025922 + 83.0799826905513) / 2);
		// The mean is JMH's own score; its error, over iterations, is another: here t(2) = 4.302653 × 38.18575 / √3 over the
		// three forks.
		assertThat(Imports.values(Imports.measurement(set, configuration.label()))).startsWith("102.9893", "94.85867", "-");
		assertThat(Imports.measurement(set, configuration.label()).intervalOver()).contains(SamplingUnit.FORKS);
		assertThat(configuration.conditions().find(ConditionName.BENCHMARK).orElseThrow().value()).isEqualTo("JMH 1.37");
		assertThat(configuration.conditions().number(ConditionName.RECURSION_DEPTH)).hasValue(10);
		assertThat(configuration.conditions().find(ConditionName.JVM_FLAGS).orElseThrow().value()).isEqualTo("-Xmx1g");
		assertThat(look(AVERAGE).unanswered(Answers.NONE)).extracting(question -> question.key().topic())
				.containsExactlyInAnyOrder(
						QuestionKind.FRAMEWORK, QuestionKind.PROBE_KIND, QuestionKind.PHASE);
	}

	@Test
	void otherUnitsAreConverted() throws Exception {
		assertThat(Imports.values(set(AVERAGE.replace("ns/op", "us/op")).configurations().getFirst()
				.find(QuantityKind.RESPONSE_TIME)
				.orElseThrow()).getFirst()).isEqualTo("102989.3");
		assertThat(set(AVERAGE.replace("ns/op", "s/op")).configurations().getFirst().forks().getFirst().meanNanos())
				.isCloseTo(85.62267704540526e9, Percentage.withPercentage(1e-9));
		assertThatThrownBy(() -> set(AVERAGE.replace("ns/op", "MB/sec"))).hasMessageContainingAll("SO407", "scoreUnit", "MB/sec");
	}

	@Test
	void throughputStaysThroughputAndItsForksAreTimes() throws Exception {
		Configuration configuration = set(AVERAGE.replace("\"avgt\"", "\"thrpt\"").replace("ns/op", "ops/us")).configurations()
				.getFirst();
		assertThat(Imports.values(configuration.find(QuantityKind.THROUGHPUT).orElseThrow()).getFirst()).as("1000/s")
				.isEqualTo("102989.3");
		// 85.62 operations in a microsecond: 11.68 ns each
		assertThat(configuration.forks().getFirst().meanNanos()).isEqualTo(1e3 / 85.62267704540526, within(1e-9));
	}

	/** Four threads make 85.62 operations in a microsecond together, so each makes 21.41, in 46.72 ns each. */
	@Test
	void aThroughputOfSeveralThreadsIsThatOfOneAfterwards() throws Exception {
		String threads = AVERAGE.replace("\"avgt\"", "\"thrpt\"").replace("ns/op", "ops/us").replace("\"threads\" : 1", "\"threads\" : 4");
		Configuration configuration = set(threads).configurations().getFirst();
		assertThat(configuration.forks().getFirst().meanNanos()).isCloseTo(4e3 / 85.62267704540526, within(1e-9));
		assertThat(Imports.values(configuration.find(QuantityKind.THROUGHPUT).orElseThrow()).getFirst()).as("102,989.3 ÷ 4")
				.isEqualTo("25747.32");
		assertThat(look(threads).warnings()).filteredOn(warning -> warning.kind() == ImportWarning.Kind.SUMMED_OVER_THREADS).singleElement()
				.satisfies(warning -> assertThat(warning.text()).contains("4 threads together"));
		Configuration oneScore = set(threads.replaceAll("(?s)\"rawData\".*?\\]\\s*\\]", "\"x\" : 1")).configurations().getFirst();
		assertThat(oneScore.find(QuantityKind.THROUGHPUT).orElseThrow().central()).isEqualByComparingTo("25747.3206522421775");
	}

	@Test
	void samplesKeepTheirDistribution() throws Exception {
		String samples = AVERAGE.replace("\"avgt\"", "\"sample\"").replaceAll("(?s)\"rawData\".*?\\]\\s*\\]",
				"\"rawDataHistogram\" : [ [ [ [ 49.0, 2 ], [ 60.0, 5 ] ], [ [ 50.0, 1 ] ] ], [ [ [ 70.0, 4 ] ] ] ]");
		Configuration configuration = set(samples).configurations().getFirst();
		assertThat(configuration.forks()).hasSize(2);
		// 49 49 50 60 60 60 60 60
		assertThat(configuration.forks().getFirst().nanos()).containsEntry(Statistic.MEAN, 56.0)
				.containsEntry(Statistic.MIN, 49.0)
				.containsEntry(Statistic.Q1, 49.0).containsEntry(Statistic.MEDIAN, 60.0).containsEntry(Statistic.MAX, 60.0);
		assertThat(configuration.forks().getFirst().distribution().orElseThrow().count()).isEqualTo(8);
		assertThat(Imports.values(configuration.find(QuantityKind.RESPONSE_TIME).orElseThrow())).startsWith("63", "-");
	}

	@Test
	void oneForkIsTold() throws Exception {
		Preview preview = look(AVERAGE.replaceAll("(?s)\"rawData\".*?\\]\\s*\\]", "\"rawData\" : [ [ 88.1, 83.0 ] ]"));
		assertThat(Imports.warnings(preview)).containsKeys(ImportWarning.Kind.ONE_JVM, ImportWarning.Kind.INTERVAL_OVER_CALLS);
		assertThat(Imports.warnings(look(AVERAGE))).doesNotContainKey(ImportWarning.Kind.ONE_JVM);
	}

	@Test
	void scoresThatAreNoneAreRefused() {
		assertThatThrownBy(() -> set(AVERAGE.replace("88.16537140025922", "\"NaN\"")))
				.hasMessageContainingAll("/0/primaryMetric/rawData/0/0",
						"not a number");
		assertThatThrownBy(() -> set(AVERAGE.replace("88.16537140025922", "-1")))
				.hasMessageContainingAll("rawData/0/0", "negative");
	}
}
