/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalWriterTest {
	private static final String HOSTILE = "\u001B[31mé\u202E\t\n";
	private static final String HARMLESS = "\uFFFD[31mé\uFFFD\t\n";

	private final StringWriter written = new StringWriter();

	/** A program that reads CSV needs every byte; a person at a screen must not be fooled by them. */
	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void dataAreExactUnlessTheyGoToAScreen(boolean onScreen) {
		PrintWriter data = TerminalWriter.ofData(new TerminalWriter(new PrintWriter(written), onScreen));
		data.print(HOSTILE);
		data.flush();
		assertThat(written).hasToString(onScreen ? HARMLESS : HOSTILE);
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void whatIsForPeopleIsAlwaysHarmless(boolean onScreen) {
		PrintWriter text = new TerminalWriter(new PrintWriter(written), onScreen);
		text.print(HOSTILE);
		text.flush();
		assertThat(written).hasToString(HARMLESS);
	}
}
