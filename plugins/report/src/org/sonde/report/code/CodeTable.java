/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.MethodMeasurement;
import org.sonde.metrics.measurement.TypeMeasurement;
import org.sonde.overhead.digits.Digits;

/** Measured code as tables: of whole versions, of types, of methods. The command line and the IDE write the same. */
public final class CodeTable {
	private CodeTable() {
	}

	/** For programs: a row a figure of a version, the same columns whatever is compared, one number a cell, with all its digits. */
	public static Table figures(List<Measurement> versions) {
		List<List<String>> rows = new ArrayList<>();
		for (CodeFigure figure : CodeFigure.of(versions.getFirst())) {
			OptionalDouble first = figure.value().apply(versions.getFirst());
			for (Measurement version : versions) {
				OptionalDouble value = figure.value().apply(version);
				rows.add(List.of(version.version(), version.source().location(), version.source().commit(), figure.name(), figure.profile(),
						figure.unit(), value.isEmpty() ? "" : Digits.plain(value.getAsDouble()),
						value.isEmpty() || first.isEmpty() || first.getAsDouble() <= 0 ? ""
								: Digits.plain(value.getAsDouble() / first.getAsDouble())));
			}
		}
		return new Table(List.of("version", "location", "commit", "figure", "profile", "unit", "value", "ratioToFirst"), rows);
	}

	/** One row a type, largest first. */
	public static Table types(Measurement measurement) {
		String lines = measurement.profiles().lines().id();
		String cyclomatic = measurement.profiles().cyclomatic().id();
		return new Table(List.of("type", "lines [" + lines + "]", "methods [1]", "cyclomatic sum [" + cyclomatic + "]",
				"maximum [" + cyclomatic + "]", "file"),
				largestFirst(measurement)
						.map(type -> List.of(type.name(), Integer.toString(type.loc()), Integer.toString(type.cyclomatic().methods()),
								Long.toString(type.cyclomatic().sum()), Integer.toString(type.cyclomatic().max()), type.file() + ":" + type.line()))
						.toList());
	}

	/** The same for programs, with the version that the types are of. */
	public static Table typesCsv(Measurement measurement) {
		String lines = measurement.profiles().lines().id();
		String cyclomatic = measurement.profiles().cyclomatic().id();
		return new Table(List.of("version", "location", "commit", "type", "lines [" + lines + "]", "methods [1]",
				"cyclomatic sum [" + cyclomatic + "]", "maximum [" + cyclomatic + "]", "file", "line"),
				largestFirst(measurement)
						.map(type -> List.of(measurement.version(), measurement.source().location(), measurement.source().commit(), type.name(),
								Integer.toString(type.loc()), Integer.toString(type.cyclomatic().methods()),
								Long.toString(type.cyclomatic().sum()), Integer.toString(type.cyclomatic().max()), type.file(),
								Integer.toString(type.line())))
						.toList());
	}

	private static Stream<TypeMeasurement> largestFirst(Measurement measurement) {
		return measurement.types().stream()
				.sorted(Comparator.comparingInt(TypeMeasurement::loc).reversed().thenComparing(TypeMeasurement::name));
	}

	/** A row a method, constructor and initialiser, by every profile; nothing where a profile does not see it. */
	public static Table methods(Measurement measurement) {
		List<String> headings = new ArrayList<>(List.of("type", "method", "kind"));
		Stream.of(LinesProfile.values()).forEach(profile -> headings.add("lines [" + profile.id() + "]"));
		Stream.of(CyclomaticProfile.values()).forEach(profile -> headings.add("cyclomatic [" + profile.id() + "]"));
		headings.addAll(List.of("cognitive [" + CognitiveProfile.SONARSOURCE.id() + "]", "file", "line"));
		List<List<String>> rows = new ArrayList<>();
		measurement.types().forEach(type -> type.methods().stream().sorted(Comparator.comparingInt(MethodMeasurement::line))
				.forEach(method -> rows.add(row(method, type.file()))));
		return new Table(headings, rows);
	}

	private static List<String> row(MethodMeasurement method, String file) {
		List<String> row = new ArrayList<>(List.of(method.type(), method.signature(), CodeJson.kind(method)));
		Stream.of(LinesProfile.values()).forEach(profile -> row.add(Integer.toString(method.lines(profile))));
		Stream.of(CyclomaticProfile.values()).forEach(profile -> row.add(text(method.cyclomatic(profile))));
		row.addAll(List.of(text(method.cognitive()), file, Integer.toString(method.line())));
		return row;
	}

	private static String text(OptionalInt figure) {
		return figure.isPresent() ? Integer.toString(figure.getAsInt()) : "";
	}
}
