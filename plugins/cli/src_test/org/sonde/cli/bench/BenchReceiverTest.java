/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

class BenchReceiverTest {

	private static final String[] SHORT = { "--forks", "1", "--warm-up", "0", "--seconds", "0.5" };

	@TempDir
	private Path folder;

	private static Sonde receiver(String... arguments) {
		String[] all = new String[2 + SHORT.length + arguments.length];
		all[0] = "bench";
		all[1] = "receiver";
		System.arraycopy(SHORT, 0, all, 2, SHORT.length);
		System.arraycopy(arguments, 0, all, 2 + SHORT.length, arguments.length);
		return Sonde.run(all);
	}

	/** Senders wait for the receiver, so nothing is lost; the figures belong together. */
	@Test
	void allThatIsSentArrives() {
		Sonde run = receiver("--senders", "3", "--phase", "reduction,reconstruction", "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.json().at("/replayed/bytesPerTrace").asDouble()).isEqualTo(848);
		assertThat(run.json().at("/points")).hasSize(2);
		for (JsonNode point : run.json().at("/points")) {
			assertThat(point.at("/senders").asInt()).isEqualTo(3);
			assertThat(point.at("/tracesSent").asLong()).isGreaterThan(1000);
			assertThat(point.at("/tracesLost").asLong()).isZero();
			double rate = point.at("/tracesPerSecond/mean").asDouble();
			// Half a second was measured; what was sent before and after it comes on top.
			assertThat(rate / 2).isBetween(1.0, point.at("/tracesSent").asDouble());
			assertThat(point.at("/cpuNanosPerTrace/mean").asDouble() * rate / 1e9)
					.isCloseTo(point.at("/receiverProcessors").asDouble(), withinPercentage(0.1));
			assertThat(point.at("/tracesPerSecond/low").isNull()).isTrue();
		}
	}

	@Test
	void aPlannedRateIsToldInProcessorsAndBytes() {
		Path picture = folder.resolve("receiver.svg");
		Sonde run = receiver("--senders", "1", "--phase", "reconstruction", "--probe-kind", "operation-execution", "--plan-rate", "1000000",
				"--picture", picture.toString());
		assertThat(picture).content().contains("1 sender<", "112.6 thousand traces/s");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		// A million traces of 560 bytes.
		assertThat(run.out()).contains("560").contains("processors and 560 MB/s");
	}

	@ParameterizedTest
	@ValueSource(strings = { "--senders 0", "--senders 257", "--phase writing", "--depth 0", "--probe-kind attribute-and-lifecycle",
			"--seconds 0.1",
			"--plan-rate 0", "--plan-rate NaN", "--forks 0" })
	void whatIsWrongByItselfIsAUsageError(String line) {
		Sonde run = Sonde.run(("bench receiver " + line).split(" "));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
	}

	@Test
	void aLogWithoutTracesIsRefused() throws IOException {
		assertThat(receiver(folder.resolve("nosuch").toString()).err()).contains("nosuch");
		Path log = Files.createDirectories(folder.resolve("kieker-20261128-1-UTC-x-KIEKER"));
		Files.writeString(log.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(log.resolve("kieker-20261128-1-UTC-001.dat"), "");
		Sonde run = receiver(log.toString());
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SB308");
	}
}
