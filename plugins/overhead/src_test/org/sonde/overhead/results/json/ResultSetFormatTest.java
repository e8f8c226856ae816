/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;

class ResultSetFormatTest {

	private static final String SMALL = """
			{
				"format" : "sonde-result-set",
				"version" : 1,
				"id" : "mine",
				"title" : "Mine",
				"source" : { "citation" : "me", "year" : 2026, "place" : "here", "notes" : [ "a note" ] },
				"conditions" : {
					"recursionDepth" : { "stated" : 10 },
					"machine" : { "assumed" : "mine", "reason" : "where else" }
				},
				"configurations" : [
					{ "id" : "none", "label" : "None", "phase" : "none", "measurements" : [
						{ "quantity" : "throughput", "unit" : "1000/s", "per" : "trace", "mean" : 16.60, "ci95HalfWidth" : 0.02 } ] },
					{ "id" : "file", "label" : "File", "phase" : "writing", "predecessor" : "none", "parameters" : { "batch" : 3, "policy" : "x" },
						"conditions" : { "threads" : { "stated" : 2 } }, "measurements" : [
						{ "quantity" : "portion", "unit" : "µs", "per" : "trace", "precision" : "below", "median" : -0.0, "place" : "p. 1" } ] }
				]
			}
			""";

	@Test
	void everyFieldIsReadToTheDigit() throws OverheadException {
		ResultSet set = read(SMALL).resultSet();
		assertThat(read(SMALL).warnings()).isEmpty();
		Measurement throughput = set.configurations().get(0).measurements().get(0);
		assertThat(throughput.find(Statistic.MEAN)).contains(new BigDecimal("16.60"));
		assertThat(throughput.find(Statistic.CI95_HALF_WIDTH)).contains(new BigDecimal("0.02"));
		assertThat(set.conditions().find(ConditionName.MACHINE)).contains(new Condition.Assumed("mine", "where else"));
		assertThat(set.conditions().number(ConditionName.THREADS)).isEmpty();
		Configuration file = set.find("file").orElseThrow();
		assertThat(set.conditionsOf(file).number(ConditionName.THREADS)).hasValue(2);
		assertThat(set.conditionsOf(file).number(ConditionName.RECURSION_DEPTH)).hasValue(10);
		assertThat(set.predecessorOf(file)).contains(set.configurations().get(0));
		assertThat(file.parameters()).containsExactly(Parameter.number("batch", new BigDecimal("3")), Parameter.text("policy",
				"x"));
		assertThat(file.measurements().get(0).precision()).isEqualTo(Precision.BELOW);
		assertThat(set.source().notes()).containsExactly("a note");
	}

	@Test
	void digitsSurviveReadingAndWritingInAnyLocale() throws OverheadException {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
			String json = ResultSetWriter.toJson(read(SMALL).resultSet());
			assertThat(json).contains("\"mean\" : 16.60,", "\"ci95HalfWidth\" : 0.02\n", "\"unit\" : \"µs\"").doesNotContain("\r")
					.endsWith("}\n");
			assertThat(ResultSetWriter.toJson(read(json).resultSet())).isEqualTo(json);
		} finally {
			Locale.setDefault(before);
		}
	}

	/** What is replaced, by what, and the message: code, JSON pointer, remedy. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			"sonde-result-set"              | "other"                   | NOT_A_RESULT_SET | "format" is not "sonde-result-set"
			"version" : 1                   | "version" : 2             | NEWER_VERSION    | reads up to version 1. Update Sonde
			"version" : 1                   | "version" : 0             | WRONG_VALUE      | /version: the first format version is 1
			"version" : 1                   | "version" : "1"           | WRONG_TYPE       | /version: expected a number, found a text
			"version" : 1                   | "version" : 1.5           | WRONG_TYPE       | /version: expected a whole number, found 1.5
			"title" : "Mine",               | ` `                       | MISSING          | /title: missing. Add the field "title"
			"title" : "Mine"                | "title" : null            | MISSING          | /title: missing
			"title" : "Mine"                | "title" : " "             | WRONG_VALUE      | the title of a result set must not be empty
			"id" : "mine"                   | "id" : "My Set"           | WRONG_VALUE      | an id is made of lower-case letters
			"year" : 2026                   | "year" : 26               | WRONG_VALUE      | /source: the year of a source
			{ "stated" : 10 }               | { "stated" : "10" }       | WRONG_TYPE       | /conditions/recursionDepth/stated: expected a number
			{ "stated" : 10 }               | { "stated" : -10 }        | WRONG_VALUE      | /conditions/recursionDepth: recursionDepth must be a whole number
			{ "stated" : 10 }               | { "stated" : 0 }          | WRONG_VALUE      | /conditions/recursionDepth: recursionDepth must be a whole number
			{ "stated" : 2 }                | { "stated" : 0 }          | WRONG_VALUE      | /configurations/1/conditions/threads: threads must be a whole number
			{ "stated" : 2 }                | { "stated" : 1.5 }        | WRONG_VALUE      | /configurations/1/conditions/threads: threads must be a whole number
			{ "stated" : 10 }               | { }                       | WRONG_VALUE      | /conditions/recursionDepth: a condition is either
			, "reason" : "where else"       | ` `                       | MISSING          | /conditions/machine/reason: missing
			"phase" : "writing"             | "phase" : "wrighting"     | WRONG_VALUE      | /configurations/1/phase: "wrighting" is not one of none
			"unit" : "µs"                   | "unit" : "us"             | WRONG_VALUE      | /configurations/1/measurements/0/unit: "us" is not one of ns, µs
			"unit" : "µs"                   | "unit" : "1/s"            | WRONG_VALUE      | the unit 1/s does not fit a portion
			"unit" : "µs"                   | "unit" : "ratio"          | WRONG_VALUE      | the unit ratio does not fit a portion
			"mean" : 16.60                  | "mean" : "16.6"           | WRONG_TYPE       | /configurations/0/measurements/0/mean: expected a number
			"mean" : 16.60                  | "mean" : -16.60           | WRONG_VALUE      | mean must not be negative, found -16.60
			"mean" : 16.60                  | "mean" : 0                | WRONG_VALUE      | mean of a throughput must be positive
			"mean" : 16.60                  | "mean" : 1e99999999999     | NOT_JSON         | too large an exponent
			"mean" : 16.60                  | "mean" : 1e999999999      | WRONG_VALUE      | /mean: the number has more than 30 digits
			"mean" : 16.60                  | "mean" : 2, "q1" : 2, "median" : 1 | WRONG_VALUE      | q1 must not exceed median
			"mean" : 16.60                  | "min" : 1                 | WRONG_VALUE      | a measurement needs a mean or a median
			"mean" : 16.60                  | "median" : 16.60          | WRONG_VALUE      | ci95HalfWidth needs a mean
			"predecessor" : "none"          | "predecessor" : "nobody"  | WRONG_VALUE      | names the predecessor nobody
			"id" : "file"                   | "id" : "none"             | WRONG_VALUE      | two configurations have the id none
			"predecessor" : "none",         | ` `                       | WRONG_VALUE      | has a portion but no predecessor
			"batch" : 3                     | "batch" : [3]             | WRONG_TYPE       | /configurations/1/parameters/batch: expected a text, found an array
			"notes" : [ "a note" ]          | "notes" : "a note"        | WRONG_TYPE       | /source/notes: expected an array, found a text
			"title" : "Mine"                | "title" : "Mine           | NOT_JSON         | line 5, column
			"title" : "Mine",               | "title" : "a", "title" : "b", | NOT_JSON     | Duplicate
			"version" : 1                   | "version" : NaN           | NOT_JSON         | line 3
			""")
	void mistakesAreRefusedWithPlaceAndRemedy(String found, String replacement, OverheadProblem problem, String message) {
		String json = SMALL.replace(found, replacement);
		assertThat(json).isNotEqualTo(SMALL);
		assertThatThrownBy(() -> read(json)).isInstanceOfSatisfying(OverheadException.class, e -> {
			assertThat(e.problem()).isEqualTo(problem);
			assertThat(e).hasMessageStartingWith(problem.template().substring(0, 5) + ": my.json").hasMessageContaining(message);
		});
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			``      | NOT_A_RESULT_SET
			[]      | NOT_A_RESULT_SET
			null    | NOT_A_RESULT_SET
			{}      | NOT_A_RESULT_SET
			{"a":1} | NOT_A_RESULT_SET
			{}{}    | NOT_JSON
			{       | NOT_JSON
			""")
	void somethingElseIsRefused(String json, OverheadProblem problem) {
		assertThatThrownBy(() -> read(json)).isInstanceOfSatisfying(OverheadException.class, e -> assertThat(e.problem())
				.isEqualTo(problem));
	}

	@Test
	void unknownFieldsAreReportedWithTheirPlace() throws OverheadException {
		ResultSetDocument result = read(SMALL.replace("\"label\" : \"None\"", "\"label\" : \"None\", \"colour/x\" : 1"));
		assertThat(result.warnings()).containsExactly("my.json, /configurations/0/colour~1x: unknown field, ignored.");
		assertThat(result.resultSet()).isEqualTo(read(SMALL).resultSet());
		assertThat(read(SMALL.replace("\"recursionDepth\"", "\"recursiondepth\"")).warnings()).hasSize(1);
	}

	@Test
	void deepNestingIsRefusedNotOverflowed() {
		assertThatThrownBy(() -> read("[".repeat(100_000))).isInstanceOfSatisfying(OverheadException.class,
				e -> assertThat(e.problem()).isEqualTo(OverheadProblem.NOT_JSON));
	}

	@Test
	void ahugeFileIsRefusedWithoutReadingItAll() {
		InputStream endless = new InputStream() {
			private int read;

			@Override
			public int read() {
				assertThat(++read).isLessThanOrEqualTo(ResultSetReader.MAX_BYTES + 1);
				return ' ';
			}
		};
		assertThatThrownBy(() -> ResultSetDocument.read(endless, "my.json")).isInstanceOfSatisfying(OverheadException.class,
				e -> assertThat(e.problem()).isEqualTo(OverheadProblem.TOO_LARGE));
	}

	@Test
	void missingFilesAndFoldersAreNamed(@TempDir Path folder) throws OverheadException {
		Path missing = folder.resolve("missing.json");
		assertThatThrownBy(() -> ResultSetDocument.read(missing)).isInstanceOf(OverheadException.class)
				.hasMessageStartingWith("SO101: " + missing + " cannot be read: there is no such file. ");
		assertThatThrownBy(() -> ResultSetDocument.read(folder)).isInstanceOf(OverheadException.class)
				.hasMessageStartingWith("SO101: " + folder + " cannot be read: it is a folder. ");
	}

	@Test
	void everyProblemHasItsOwnCode() {
		assertThat(List.of(OverheadProblem.values())).extracting(problem -> problem.template().substring(0, 5)).doesNotHaveDuplicates()
				.allMatch(code -> code.matches("SO\\d{3}"));
	}

	private static ResultSetDocument read(String json) throws OverheadException {
		return ResultSetDocument.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "my.json");
	}
}
