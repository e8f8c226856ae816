/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.benchmark.BenchmarkException;

class GridJournalTest {
	private static final GridFork FORK = GridTest.fork("batch-30-clients-1", 2, 1,
			Map.of(GridFigure.CASE_NANOS, 1234.5, GridFigure.DROPPED, 0.0));

	@TempDir
	private Path folder;
	private GridJournal journal;

	@BeforeEach
	void create() throws BenchmarkException {
		journal = GridJournal.create(folder, Grids.CONDITIONS);
	}

	@Test
	void whatIsNotedIsReadAgain() throws BenchmarkException {
		GridFork other = GridTest.fork("no-client", 1, 7, Map.of(GridFigure.SWITCHES, 0.25));
		journal.add(FORK);
		journal.add(other);
		GridJournal read = GridJournal.read(folder);
		assertThat(read.conditions()).isEqualTo(Grids.CONDITIONS);
		assertThat(read.forks()).containsExactly(FORK, other);
		assertThat(read.forks("no-client", 1)).containsExactly(other);
		assertThat(read.forks("no-client", 2)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "no-client;1;1", "no-client;x;1;;;;;9;;;;;;;;;;;", "no-client;0;1;;;;;9;;;;;;;;;;;",
			"no-client;1;1;;;;;NaN;;;;;;;;;;;",
			"no-client;1;1;;;;;;;;;;;;;;;;" })
	void aWrongLineIsNamed(String line) throws BenchmarkException, IOException {
		journal.add(FORK);
		Path file = folder.resolve(GridJournal.NAME);
		int number = Files.readAllLines(file).size() + 1;
		Files.writeString(file, line + "\n", StandardOpenOption.APPEND);
		assertThatExceptionOfType(BenchmarkException.class).isThrownBy(() -> GridJournal.read(folder)).withMessageContaining("SB309")
				.withMessageContaining("line " + number + ":");
	}

	@Test
	void anotherFileIsRefused() throws IOException {
		Path file = folder.resolve(GridJournal.NAME);
		List<String> lines = Files.readAllLines(file);
		Files.write(file, lines.subList(1, lines.size()));
		assertThatExceptionOfType(BenchmarkException.class).isThrownBy(() -> GridJournal.read(folder)).withMessageContaining("line 1:");
		Files.write(file, lines.stream().filter(line -> !line.startsWith("# steps=")).toList());
		assertThatExceptionOfType(BenchmarkException.class).isThrownBy(() -> GridJournal.read(folder)).withMessageContaining("steps");
	}

	@Test
	void conditionsThatDifferAreNamed() {
		GridConditions other = new GridConditions("2027-01-01T00:00:00Z", "any machine", "Any Java 21", "-Xmx1g", 1000, 3000, false, 1, 1);
		assertThat(Grids.CONDITIONS.differences(other)).contains("Any Java 21", "3000", "keptAwake").doesNotContain("2027", "steps");
		assertThat(Grids.CONDITIONS.differences(Grids.CONDITIONS)).isEmpty();
	}
}
