/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;

class RescuedSetsTest {

	@Test
	void theMessageLeadsToSetsThatCanBeRead() throws IOException, OverheadException {
		ResultSet set = PublishedResults.list().getFirst();
		Matcher told = Pattern.compile("\\S*sonde-results\\S*").matcher(RescuedSets.keep(List.of(set)));
		assertThat(told.find()).isTrue();
		Path folder = Path.of(told.group());
		Path file = folder.resolve(set.id() + ".json");
		try {
			assertThat(StoredSet.read(file).document().resultSet()).isEqualTo(set);
		} finally {
			Files.deleteIfExists(file);
			Files.deleteIfExists(folder);
		}
	}
}
