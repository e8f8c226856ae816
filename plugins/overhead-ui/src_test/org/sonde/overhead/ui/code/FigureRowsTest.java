/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

class FigureRowsTest {

	@TempDir
	Path folder;
	private ComponentMeasurement measurement;

	@BeforeEach
	void measure() throws Exception {
		Path source = Files.createDirectories(folder.resolve("p"));
		Files.writeString(source.resolve("A.java"), """
				package p;
				class A {
					int f(int i) {
						return i > 0 ? f(i - 1) : 0;
					}
					void g() {
						for (int i = 0; i < 3; i++) {
							if (i > 1) {
								f(i);
							}
						}
					}
				}
				""");
		Files.writeString(source.resolve("B.java"), "package p;\ninterface B {\n\tvoid h();\n}\n");
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			measurement = Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts, Component.of("p.*"),
					Profiles.DEFAULT, Progress.NONE);
		}
	}

	private static FigureRow row(List<FigureRow> rows, String name) {
		return rows.stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
	}

	/** Counted by hand: f has one decision, g two of which one is nested; recursion counts 1 for cognitive complexity. */
	@Test
	void everyLevelHasItsFigures() {
		FigureRows rows = FigureRows.of(measurement, Shares.of(measurement));
		FigureRow type = row(rows.of(FiguresLevel.TYPES), "A");
		assertThat(type.place()).isEqualTo("p");
		assertThat(type.line()).isEqualTo(2);
		assertThat(type.lines()).as("without the package's line").isEqualTo(12);
		assertThat(type.methods()).isEqualTo(OptionalInt.of(2));
		assertThat(type.cyclomatic()).isEqualTo(Optional.of(5L));
		assertThat(type.maximum()).isEqualTo(OptionalInt.of(3));
		assertThat(type.cognitive()).isEqualTo(Optional.of(2L + 3));
		FigureRow method = row(rows.of(FiguresLevel.METHODS), "g()");
		assertThat(method.place()).isEqualTo("p.A");
		assertThat(method.line()).isEqualTo(6);
		assertThat(method.cyclomatic()).isEqualTo(Optional.of(3L));
		assertThat(method.methods()).isEmpty();
	}

	@Test
	void aPackageIsTheSumOfItsTypesAndTheMaximumTheLargest() {
		FigureRows rows = FigureRows.of(measurement, Shares.of(measurement));
		List<FigureRow> types = rows.of(FiguresLevel.TYPES);
		FigureRow whole = rows.of(FiguresLevel.PACKAGES).getFirst();
		assertThat(rows.of(FiguresLevel.PACKAGES)).hasSize(1);
		assertThat(whole.name()).isEqualTo("p");
		assertThat(whole.lines()).isEqualTo(types.stream().mapToLong(FigureRow::lines).sum());
		assertThat(whole.cyclomatic().orElseThrow()).isEqualTo(5);
		assertThat(whole.maximum()).isEqualTo(OptionalInt.of(3));
		assertThat(whole.share().orElseThrow().complexity())
				.isCloseTo(types.stream().mapToDouble(row -> row.share().orElseThrow().complexity()).sum(), within(1e-9));
	}

	@Test
	void typesThatStayKeepTheirRows() {
		FigureRows before = FigureRows.of(measurement, Shares.of(measurement));
		FigureRows after = before.with(measurement);
		assertThat(after.of(FiguresLevel.TYPES).getFirst()).isSameAs(before.of(FiguresLevel.TYPES).getFirst());
		assertThat(after.of(FiguresLevel.METHODS)).hasSameSizeAs(before.of(FiguresLevel.METHODS));
	}
}
