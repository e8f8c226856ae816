/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;

class ResultSetDocumentTest {

	/** A file of a newer Sonde: one field more, a number with a trailing zero, and a field where only we know none. */
	private static final String NEWER = """
			{
				"format" : "sonde-result-set",
				"version" : 1,
				"id" : "own",
				"title" : "Own",
				"moonPhase" : { "share" : 0.50, "names" : [ "full", "new" ] },
				"source" : { "citation" : "me", "year" : 2026, "place" : "here" },
				"conditions" : { },
				"configurations" : [
					{
						"id" : "none", "label" : "None", "phase" : "none", "moonlight" : [ 1, 2.50 ],
						"measurements" : [ { "quantity" : "response-time", "unit" : "ns", "per" : "trace", "mean" : 10.0 } ]
					}
				]
			}
			""";

	private static ResultSetDocument read(String text) throws OverheadException {
		return ResultSetDocument.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "own.json");
	}

	@Test
	void aChangeKeepsWhatThisVersionDoesNotKnow() throws OverheadException {
		ResultSetDocument document = read(NEWER);
		assertThat(document.warnings()).hasSize(2);
		String changed = document.withId("other").withTitle("Other").withTags(Set.of("b", "a")).toJson();
		assertThat(changed).contains("\"share\" : 0.50", "\"moonlight\" : [ 1, 2.50 ]", "\"mean\" : 10.0");
		ResultSet set = read(changed).resultSet();
		assertThat(set.id()).isEqualTo("other");
		assertThat(set.title()).isEqualTo("Other");
		assertThat(set.tags()).containsExactly("a", "b");
		assertThat(read(changed).withTags(Set.of()).toJson()).doesNotContain("tags");
	}

	@Test
	void whatBreaksARuleIsRefused() throws OverheadException {
		ResultSetDocument document = read(NEWER);
		assertThatThrownBy(() -> document.withId("Not An Id")).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("an id is made of");
		assertThatThrownBy(() -> document.withTitle(" ")).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> document.withTags(Set.of("a,b"))).isInstanceOf(IllegalArgumentException.class);
		assertThat(document.resultSet().id()).isEqualTo("own");
	}

	@Test
	void ofASetItSaysWhatTheWriterSays() {
		for (ResultSet set : PublishedResults.list()) {
			assertThat(ResultSetDocument.of(set).toJson()).isEqualTo(ResultSetWriter.toJson(set));
		}
	}
}
