/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.run.LoggedEvent;
import org.sonde.instrumentation.run.ObjectLog;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** Logs of fields and objects: whatever they begin with, their last line is read, and it takes no events away. */
class ObjectLogFuzzTest {
	private static final String LAST = "\n{\"end\":true,\"generated\":9,\"delivered\":6,\"dropped\":3,\"problemCount\":2,\"problems\":[\"a \\u0022b\\\\\"]}\n";
	private static final Optional<ObjectLog.End> END = Optional.of(new ObjectLog.End(3, Optional.empty(), 2, List.of("a \"b\\")));

	@TempDir
	static Path folder;

	@FuzzTest(maxDuration = "1m")
	void isReadOrSkipped(byte[] bytes) throws IOException {
		Path file = Files.write(folder.resolve(ObjectWeaving.LOG), bytes);
		ObjectLog log = ObjectLog.of(folder).orElseThrow();
		ObjectLog.end(file);
		List<LoggedEvent> events = new String(bytes, StandardCharsets.UTF_8).lines().map(LoggedEvent::of).flatMap(Optional::stream)
				.toList();
		assertThat(log.total()).isEqualTo(events.size());
		events.forEach(LoggedEvent::time);
		assertThat(events).allSatisfy(event -> assertThat(event.sequence().orElse(0)).isNotNegative());

		Files.writeString(file, LAST, StandardOpenOption.APPEND);
		ObjectLog ended = ObjectLog.of(folder).orElseThrow();
		assertThat(ended.end()).isEqualTo(END);
		assertThat(ObjectLog.end(file)).isEqualTo(END);
		assertThat(ended.events()).isEqualTo(log.events());
	}
}
