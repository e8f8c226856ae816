/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.WarmUpRule;

/** What docs/dev/result-sets.md says is so. */
class DocumentationTest {

	private String text;

	@BeforeEach
	void readDocument() throws IOException {
		text = Files.readString(repository().resolve("docs/dev/result-sets.md"));
	}

	@Test
	void theExampleIsAResultSet() throws OverheadException {
		String json = text.substring(text.indexOf("```json") + "```json".length());
		json = json.substring(0, json.indexOf("```"));
		ResultSetDocument result = ResultSetDocument.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)),
				"example");
		assertThat(result.warnings()).isEmpty();
		assertThat(CostModel.of(result.resultSet()).nanosPerCall(ProbeKind.OPERATION_EXECUTION, true, 1))
				.isInstanceOf(Estimate.Known.class);
	}

	@Test
	void everySpellingIsThere() {
		assertThat(text).contains("`" + ResultSetReader.FORMAT + "`");
		for (Keyword[] keywords : new Keyword[][] { ConditionName.values(), Phase.values(), ProbeKind.values(),
				QuantityKind.values(),
				Unit.values(), Scope.values(), Precision.values(), Statistic.values(), SamplingUnit.values(), ForkFlag.values(),
				WarmUpRule.values(), Clock.values(),
				CallShape.values(), ProgramFigures.Kind.values() }) {
			for (Keyword keyword : keywords) {
				assertThat(text).contains("`" + keyword.keyword() + "`");
			}
		}
	}

	@Test
	void everyBuiltInSetIsListed() {
		for (ResultSet set : PublishedResults.list()) {
			String lastPart = set.id().replaceFirst("^(waller-2014|strubel-2016|fittkau-2013|moobench-github-2025|mooms-2004)",
					"");
			assertThat(text).satisfiesAnyOf(listed -> assertThat(listed).contains("`" + set.id() + "`"),
					listed -> assertThat(listed).contains("`" + lastPart + "`"),
					listed -> assertThat(lastPart).matches("-pt[23]"));
		}
	}

	/** The tests run in the bundle's folder or, from an IDE, above it. */
	private static Path repository() {
		Path folder = Path.of("").toAbsolutePath();
		while (folder != null && !Files.isRegularFile(folder.resolve("docs/dev/result-sets.md"))) {
			folder = folder.getParent();
		}
		assertThat(folder).as("a folder with docs/dev/result-sets.md at or above " + Path.of("").toAbsolutePath()).isNotNull();
		return folder;
	}
}
