/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Logs that Kieker wrote, 1.5 to 2.0.2. They are not part of the repository; without them these tests are skipped. */
class RealLogsTest {
	/** 1635 traces of 4 executions each. */
	@Test
	void countsTheBookstoreOfTheUserGuide() throws IOException {
		OperationCounts counts = read("bookstore-oer-1.9");

		assertThat(counts.recordsRead()).isEqualTo(6541);
		assertThat(counts.recordsSkipped()).isZero();
		assertThat(counts.totalExecutions()).isEqualTo(6540);
		assertThat(counts.executions()).containsExactly(entry("bookstoreTracing.Bookstore.searchBook()", 1635L),
				entry("bookstoreTracing.CRM.getOffers()", 1635L), entry("bookstoreTracing.Catalog.getBook(boolean)", 3270L));
		assertThat(counts.problems()).isEmpty();
	}

	@Test
	void readsTheNineFieldsOfVersion15() throws IOException {
		assertThat(read("quickstart-1.5").executions())
				.containsExactly(entry("public void kieker.examples.userguide.ch2bookstore.manual.getBook(boolean)", 10L));
	}

	@Test
	void countsEvents() throws IOException {
		OperationCounts counts = read("events-1.9");

		assertThat(counts.recordsRead()).isEqualTo(13);
		assertThat(counts.executions()).hasSize(5).allSatisfy((signature, executions) -> assertThat(executions).isEqualTo(1));
		// from the timestamp of the first event before to that of the last event after
		assertThat(counts.observedNanos()).isEqualTo(1412763178864697902L - 1412763178849798259L);
	}

	/** The same program in every format of Kieker 2.0.2. */
	@ParameterizedTest
	@ValueSource(strings = { "aspectj-oer-text-java17", "aspectj-oer-text-java25", "text-gz", "binary", "binary-gz", "binary-df",
			"binary-zip" })
	void countsTheSameInEveryFormat(String name) throws IOException {
		OperationCounts counts = read("generated-kieker-2.0.2/" + name);

		assertThat(counts.recordsRead()).isEqualTo(15);
		assertThat(counts.recordsSkipped()).isZero();
		assertThat(counts.executions()).containsExactly(entry("public int shop.cart.Cart.total()", 1L),
				entry("public shop.cart.Cart.<init>(java.lang.String)", 4L),
				entry("public synchronized int shop.cart.Cart.add(java.lang.String,int)", 9L));
	}

	@ParameterizedTest
	@ValueSource(strings = { "flow-text-special-chars", "flow-binary-special-chars" })
	void readsSpecialCharacters(String name) throws IOException {
		OperationCounts counts = read("generated-kieker-2.0.2/" + name);

		assertThat(counts.recordsRead()).isEqualTo(16);
		assertThat(counts.executions()).containsExactly(entry("public static void Sp.main(java.lang.String[])", 1L),
				entry("static void Sp.f(java.lang.String)", 5L), entry("static void Sp.grün(int)", 1L));
		// A line break in the message of an exception breaks the line of the text format.
		assertThat(counts.recordsSkipped()).isEqualTo(name.contains("text") ? 1 : 0);
	}

	@Test
	void reportsTheRecordsOfOthers() throws IOException {
		OperationCounts counts = read("iobserve-1.9");

		assertThat(counts.recordsRead()).isEqualTo(93);
		assertThat(counts.recordsSkipped()).isEqualTo(4);
		assertThat(counts.problems()).hasSize(2).allSatisfy(problem -> assertThat(problem.message()).contains("org.iobserve"));
	}

	private static OperationCounts read(String name) throws IOException {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data"));
		Path log = data.resolve("kieker-logs").resolve(name);
		assumeThat(Files.isDirectory(log))
				.as("%s is not there: logs written by Kieker are not part of the repository; -Dsonde.data=FOLDER names them", log)
				.isTrue();
		return LogCounts.read(log);
	}
}
