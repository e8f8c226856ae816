/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.ObjectWeaving;

class ObjectLogTest {
	private static final String EVENT = "{\"event\":\"value-change\",\"sensor\":\"p.A.x\",\"sequence\":1,\"object\":1,\"old\":null,\"new\":\"%s\"}\n";

	@TempDir
	private Path folder;

	/** Which are line ends to some, and not to JSON. */
	@Test
	void valuesWithOtherLineEnds() throws IOException {
		ObjectLog log = read(EVENT.formatted("a\u0085\u2028\u2029b").getBytes(StandardCharsets.UTF_8));
		assertThat(log.events()).isEqualTo(Map.of("p.A.x value-change", 1L));
	}

	@Test
	void aLogThatEndsWithinACharacter() throws IOException {
		byte[] whole = (EVENT + EVENT.substring(0, 20)).formatted("a").concat("\u20ac").getBytes(StandardCharsets.UTF_8);
		ObjectLog log = read(Arrays.copyOf(whole, whole.length - 1));
		assertThat(log.total()).isEqualTo(1);
		assertThat(log.end()).isEmpty();
	}

	@Test
	void theLastLine() throws IOException {
		ObjectLog log = read(
				(EVENT.formatted("a") + "{\"end\":true,\"generated\":3,\"delivered\":1,\"dropped\":2,\"removed\":\"it \\\"hung\\\"\","
						+ "\"problemCount\":5,\"problems\":[\"a \\\\ b\",\"\\u0009c\"]}\n").getBytes(StandardCharsets.UTF_8));
		ObjectLog.End end = log.end().orElseThrow();
		assertThat(end.dropped()).isEqualTo(2);
		assertThat(end.removed()).contains("it \"hung\"");
		assertThat(end.problemCount()).isEqualTo(5);
		assertThat(end.problems()).containsExactly("a \\ b", "\tc");
		assertThat(log.summary()).contains("at least 2", "it \"hung\"");
	}

	@Test
	void nothingWentWrong() throws IOException {
		ObjectLog log = read("{\"end\":true,\"generated\":0,\"delivered\":0,\"dropped\":0,\"problemCount\":0,\"problems\":[]}\n"
				.getBytes(StandardCharsets.UTF_8));
		assertThat(log.dropped()).contains(0L);
		assertThat(log.end().orElseThrow().removed()).isEqualTo(Optional.empty());
		assertThat(log.end().orElseThrow().problems()).isEmpty();
	}

	/** No program counts that far: it is damaged, and so is no last line. */
	@Test
	void aCountOfTooManyDigits() throws IOException {
		String last = "{\"end\":true,\"generated\":0,\"delivered\":0,\"dropped\":%s,\"problemCount\":%s,\"problems\":[]}\n";
		String large = "9".repeat(20);
		for (String line : List.of(last.formatted(large, 0), last.formatted(0, large))) {
			ObjectLog log = read((EVENT.formatted("a") + line).getBytes(StandardCharsets.UTF_8));
			assertThat(log.total()).isEqualTo(1);
			assertThat(log.end()).isEmpty();
			assertThat(ObjectLog.end(log.file())).isEmpty();
		}
	}

	private ObjectLog read(byte[] content) throws IOException {
		Files.write(folder.resolve(ObjectWeaving.LOG), content);
		return ObjectLog.of(folder).orElseThrow();
	}
}
