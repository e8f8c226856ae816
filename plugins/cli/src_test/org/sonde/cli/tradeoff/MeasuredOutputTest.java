/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class MeasuredOutputTest {
	@Test
	void aReleaseStandsInARowWithItsCommitAndTheRules() {
		String table = Sonde.run("tradeoff", "measured", "kieker-releases").out();
		assertThat(table).containsPattern(
				"version +commit +lines +methods +cyclomatic +cognitive +size \\[bits\\] +complexity \\[bits\\] +coupling \\[bits\\]")
				.containsPattern("1\\.12 +f6bedbe9f +7886 +620 +2\\.473 +2\\.202 ")
				.contains(
						"Component: types kieker.monitoring..*; data types: primitive, java.lang..*, java.util..*. API of Java 8 or 11; names not found: 0.",
						"Lines sloc; cyclomatic mccabe and cognitive sonarsource, averages per method; information size, complexity and coupling allen.");
		assertThat(table.lines().map(String::length).max(Integer::compare).orElseThrow()).isLessThanOrEqualTo(130);
	}

	@Test
	void programsGetEveryProfileOfEveryVersion() {
		JsonNode sets = Sonde.run("tradeoff", "measured", "--format", "json").json();
		assertThat(sets).extracting(set -> set.get("id").asString()).containsExactly("kieker-2014", "kieker-2016", "kieker-releases");
		assertThat(sets.get(2).get("versions")).hasSize(15).allSatisfy(version -> {
			assertThat(version.at("/profiles/loc")).hasSize(4);
			assertThat(version.at("/profiles/cyclomatic")).hasSize(6);
			assertThat(version.at("/profiles/information/allen"))
					.isEqualTo(((ObjectNode) version.get("information").deepCopy()).without("profile"));
			assertThat(version.at("/profiles/information/kiel-2016/complexity").isNumber()).isTrue();
		});
		assertThat(Sonde.run("tradeoff", "measured", "kieker-2016", "--format", "csv").out().lines().collect(Collectors.toList()))
				.contains("set,version,commit,figure,profile,unit,value",
						"kieker-2016,9598d6837,9598d6837f06974c058b4032a5ceb62a9db05830,lines,sloc,,7323");
	}

	@Test
	void aSetThatDoesNotExistIsAnsweredWithThoseThatDo() {
		Sonde run = Sonde.run("tradeoff", "measured", "kieker");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("there is no measured code 'kieker'. Choose one of: kieker-2014, kieker-2016, kieker-releases.");
	}
}
