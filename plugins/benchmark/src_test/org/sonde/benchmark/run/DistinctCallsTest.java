/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;

class DistinctCallsTest {

	private static final Pattern METHOD = Pattern.compile("public long ((?:monitored|plain)\\d+)\\(");

	@ParameterizedTest
	@CsvSource({ "1, 0", "10, 0", "3, 7", "7, 3", "1, 9" })
	void hasAsManyMethodsAsAskedForAndSpreadsThem(int executions, int unmonitored) {
		String source = DistinctCalls.source(new Workload(Shape.DISTINCT, executions, 0, 1, false, unmonitored));
		source = source.substring(0, source.indexOf("class DistinctProbedApplication"));
		List<String> methods = METHOD.matcher(source).results().map(found -> found.group(1)).toList();

		assertThat(methods).hasSize(executions + unmonitored).doesNotHaveDuplicates();
		assertThat(methods).filteredOn(name -> name.startsWith("monitored")).hasSize(executions)
				.containsExactlyElementsOf(DistinctCalls.monitored(new Workload(Shape.DISTINCT, executions, 0, 1, false, unmonitored)));
		for (int i = 1; i < methods.size(); i++) {
			long until = methods.subList(0, i).stream().filter(name -> name.startsWith("monitored")).count();
			assertThat((double) until).isBetween((double) i * executions / methods.size() - 1,
					(double) i * executions / methods.size() + 1);
			assertThat(Pattern.compile("return " + methods.get(i) + "\\(").matcher(source).results().map(MatchResult::group))
					.as("is called").hasSize(1);
		}
	}
}
