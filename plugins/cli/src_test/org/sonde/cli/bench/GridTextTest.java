/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.objects.Claim;
import org.sonde.benchmark.objects.GridCells;
import org.sonde.benchmark.objects.GridClaims;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.IntervalText;

class GridTextTest {
	private static final Path DOCUMENT = Path.of("docs/dev/objects-costs.md");

	/** The document has the claims as they are computed from the sets that are built in. */
	@Test
	void theClaimsOfTheDocumentAreThoseOfTheBuiltInSets() throws IOException, OverheadException {
		ResultSet one = BuiltInResults.get("sonde-2026-objects-1-processor");
		ResultSet two = BuiltInResults.get("sonde-2026-objects-2-processors");
		List<Claim> claims = Stream.concat(GridClaims.of(one, 1).stream(), GridClaims.of(two, 2).stream()).toList();
		List<String> rows = lines(GridText.claims(claims).rows());
		assertThat(Files.readAllLines(repository().resolve(DOCUMENT))).containsSubsequence(rows);
	}

	@Test
	void theGridOfTheDocumentIsThatOfTheBuiltInSets() throws IOException, OverheadException {
		for (String set : List.of("sonde-2026-objects-1-processor", "sonde-2026-objects-2-processors")) {
			assertThat(Files.readAllLines(repository().resolve(DOCUMENT)))
					.containsSubsequence(lines(PolicyTable.of(BuiltInResults.get(set)).rows()))
					.containsSubsequence(lines(PolicyTable.delays(BuiltInResults.get(set)).rows()));
		}
	}

	@Test
	void theStagesOfTheDocumentAreThoseOfTheBuiltInSets() throws IOException, OverheadException {
		for (String kind : GridCells.KINDS) {
			ResultSet set = BuiltInResults.get("sonde-2026-objects-" + kind + "-2-processors");
			List<List<String>> rows = set.configurations().stream().map(Configuration::id).filter(id -> !id.endsWith("-cpu"))
					.map(id -> List.of(id, nanos(set, id), nanos(set, id + "-" + Clock.PROCESS_CPU.keyword()))).toList();
			assertThat(Files.readAllLines(repository().resolve(DOCUMENT))).containsSubsequence(lines(rows));
		}
	}

	private static String nanos(ResultSet set, String id) {
		return IntervalText.of(ResponseTime.of(set.find(id).orElseThrow().find(QuantityKind.RESPONSE_TIME).orElseThrow()).nanos(), "");
	}

	private static List<String> lines(List<List<String>> rows) {
		return rows.stream().map(row -> "| " + String.join(" | ", row) + " |").toList();
	}

	/** The tests run in the bundle's folder or, from an IDE, above it. */
	private static Path repository() {
		Path folder = Path.of("").toAbsolutePath();
		while (!Files.isRegularFile(folder.resolve(DOCUMENT))) {
			folder = folder.getParent();
		}
		return folder;
	}
}
