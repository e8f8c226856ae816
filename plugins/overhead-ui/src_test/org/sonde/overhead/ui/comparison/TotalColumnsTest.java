/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.overhead.ui.view.table.Column;

class TotalColumnsTest {

	@TempDir
	Path folder;

	private ComponentMeasurement measured(String version, String... methods) throws Exception {
		Path source = Files.createDirectories(folder.resolve(version));
		Files.writeString(source.resolve("A.java"), "class A {\n" + String.join("\n", methods) + "\n}\n");
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return Measurer.measure(new SourceLocation.Folder(source), SourceOptions.DEFAULT, artifacts, Component.of("*"),
					Profiles.DEFAULT, Progress.NONE);
		}
	}

	private static TotalColumns.Row row(List<TotalColumns.Row> rows, String figure) {
		return rows.stream().filter(row -> row.figure().name().equals(figure)).findFirst().orElseThrow();
	}

	@Test
	void showsTheFiguresOfBothVersionsWithTheirRatio() throws Exception {
		String[] many = new String[9998];
		for (int i = 0; i < many.length; i++) {
			many[i] = "void m" + i + "() { }";
		}
		List<TotalColumns.Row> rows = TotalColumns.Row.of(measured("1", "void a() { }", "void b() { }"), measured("2", many));
		TotalColumns.Row lines = row(rows, "lines of code");
		assertThat(lines.before().text()).isEqualTo("4");
		assertThat(lines.after().text()).isEqualTo("10\u202f000");
		assertThat(lines.ratio().text()).isEqualTo("250000.0 %");
		assertThat(row(rows, "types").ratio().text()).isEqualTo("100.0 %");
		assertThat(row(rows, "methods with a body").after().text()).isEqualTo("9998");
	}

	/** The largest first, as a click on the title sorts; as texts, 9 would stand before 10. */
	@Test
	void columnsSortByNumberAndWhatThereIsNotStandsLast() throws Exception {
		List<TotalColumns.Row> rows = TotalColumns.Row.of(measured("1"), measured("2", "int a(int i) { return i > 0 ? 1 : 2; }"));
		for (Column<TotalColumns.Row> column : TotalColumns.all()) {
			if (List.of("before", "after", "ratio").contains(column.id())) {
				List<String> texts = rows.stream().sorted(column.order().reversed()).map(column.text()).toList();
				List<Double> numbers = texts.stream().filter(text -> text.matches("[0-9].*"))
						.map(text -> Double.parseDouble(text.replaceAll("[\u202f %]", ""))).toList();
				assertThat(numbers).as(column.id()).isSortedAccordingTo(Comparator.reverseOrder()).isNotEmpty();
				assertThat(texts.subList(numbers.size(), texts.size())).as(column.id())
						.allMatch(text -> text.isEmpty() || text.equals("none"));
			}
		}
	}
}
