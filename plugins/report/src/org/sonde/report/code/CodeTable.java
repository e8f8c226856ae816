/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.metrics.figures.MethodFigures;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.PackageMeasurement;
import org.sonde.metrics.figures.Share;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.SourceVersion;

/** Measured code as tables: of whole versions, of packages, types, methods. The command line and the IDE write the same. */
public final class CodeTable {
	/** Replaces a type's name where types outside the component are called. */
	public static final String OUTSIDE = "(called outside)";

	/** Always of this profile: the other one's cannot be shared out. */
	private static final List<String> BITS = Stream.of("size", "complexity", "coupling")
			.map(name -> "information " + name + " [" + InformationProfile.ALLEN.id() + ", bits]").toList();
	private static final int FIGURES_OF_TYPES = 5;

	private CodeTable() {
	}

	/** For programs: a row a figure of a version, the same columns whatever is compared, one number a cell, with all its digits. */
	public static Table figures(List<ComponentMeasurement> versions) {
		List<List<String>> rows = new ArrayList<>();
		for (CodeFigure figure : CodeFigure.of(versions.getFirst())) {
			for (ComponentMeasurement version : versions) {
				rows.add(List.of(version.version(), version.source().location(), version.source().commit(), figure.name(), figure.profile(),
						figure.unit(), plain(figure.value().apply(version)), plain(figure.ratio(versions.getFirst(), version))));
			}
		}
		return new Table(List.of("version", "location", "commit", "figure", "profile", "unit", "value", "ratioToFirst"), rows);
	}

	private static String plain(OptionalDouble value) {
		return value.isEmpty() ? "" : Digits.plain(value.getAsDouble());
	}

	/** One row a type, largest first; in the end what is called outside, so that the bits sum up to the component's. */
	public static Table types(ComponentMeasurement measurement) {
		List<String> headings = new ArrayList<>(headings(List.of("type"), measurement));
		headings.add("file");
		Shares shares = Shares.of(measurement);
		List<List<String>> rows = new ArrayList<>();
		largestFirst(measurement)
				.forEach(type -> rows.add(row(List.of(type.name()), figures(type, type.loc()), shares.type(type), CodeTable::brief,
						type.file() + ":" + type.line())));
		rows.add(row(List.of(OUTSIDE), Collections.nCopies(FIGURES_OF_TYPES, ""), Optional.of(shares.outside()), CodeTable::brief, ""));
		return new Table(headings, rows);
	}

	/** The same for programs, with the version that the types are of, and all digits. */
	public static Table typesCsv(ComponentMeasurement measurement) {
		List<String> headings = new ArrayList<>(headings(List.of("version", "location", "commit", "type"), measurement));
		headings.addAll(List.of("file", "line"));
		SourceVersion version = measurement.source();
		Shares shares = Shares.of(measurement);
		List<List<String>> rows = new ArrayList<>();
		largestFirst(measurement).forEach(type -> rows.add(row(
				List.of(version.name(), version.location(), version.commit(), type.name()), figures(type, type.loc()), shares.type(type),
				Digits::plain, type.file(), Integer.toString(type.line()))));
		rows.add(row(List.of(version.name(), version.location(), version.commit(), OUTSIDE), Collections.nCopies(FIGURES_OF_TYPES, ""),
				Optional.of(shares.outside()), Digits::plain, "", ""));
		return new Table(headings, rows);
	}

	/** One row a package without its sub-packages, largest first; in the end what is called outside. */
	public static Table packages(ComponentMeasurement measurement) {
		Shares shares = Shares.of(measurement);
		List<List<String>> rows = new ArrayList<>();
		packagesLargestFirst(measurement).forEach(each -> rows.add(row(
				List.of(each.name().isEmpty() ? "(default package)" : each.name(), Integer.toString(each.types().size())),
				figures(each, each.loc()), shares.of(each), CodeTable::brief)));
		rows.add(row(List.of(OUTSIDE, ""), Collections.nCopies(FIGURES_OF_TYPES, ""), Optional.of(shares.outside()), CodeTable::brief));
		return new Table(headings(List.of("package", "types [1]"), measurement), rows);
	}

	/** The same for programs, with the version that the packages are of, and all digits; the default package has no name. */
	public static Table packagesCsv(ComponentMeasurement measurement) {
		SourceVersion version = measurement.source();
		Shares shares = Shares.of(measurement);
		List<List<String>> rows = new ArrayList<>();
		packagesLargestFirst(measurement).forEach(each -> rows.add(row(
				List.of(version.name(), version.location(), version.commit(), each.name(), Integer.toString(each.types().size())),
				figures(each, each.loc()), shares.of(each), Digits::plain)));
		rows.add(row(List.of(version.name(), version.location(), version.commit(), OUTSIDE, ""), Collections.nCopies(FIGURES_OF_TYPES, ""),
				Optional.of(shares.outside()), Digits::plain));
		return new Table(headings(List.of("version", "location", "commit", "package", "types [1]"), measurement), rows);
	}

	private static Stream<PackageMeasurement> packagesLargestFirst(ComponentMeasurement measurement) {
		return measurement.packages().stream()
				.sorted(Comparator.comparingLong(PackageMeasurement::loc).reversed().thenComparing(PackageMeasurement::name));
	}

	private static List<String> headings(List<String> first, ComponentMeasurement measurement) {
		return Stream.concat(first.stream(), headingsOfTypes(measurement).stream()).toList();
	}

	private static List<String> headingsOfTypes(ComponentMeasurement measurement) {
		String cyclomatic = measurement.profiles().cyclomatic().id();
		List<String> headings = new ArrayList<>(List.of("lines [" + measurement.profiles().lines().id() + "]", "methods [1]",
				"cyclomatic sum [" + cyclomatic + "]", "maximum [" + cyclomatic + "]",
				"cognitive sum [" + CognitiveProfile.SONARSOURCE.id() + "]"));
		headings.addAll(BITS);
		return headings;
	}

	private static List<String> figures(MethodFigures part, long loc) {
		FigureDistribution<CyclomaticProfile> cyclomatic = part.cyclomatic();
		return List.of(Long.toString(loc), Integer.toString(cyclomatic.methods()), Long.toString(cyclomatic.sum()),
				Integer.toString(cyclomatic.max()), Long.toString(part.cognitive().sum()));
	}

	private static Stream<TypeMeasurement> largestFirst(ComponentMeasurement measurement) {
		return measurement.types().stream()
				.sorted(Comparator.comparingInt(TypeMeasurement::loc).reversed().thenComparing(TypeMeasurement::name));
	}

	/**
	 * A row a method, constructor and initialiser, by every profile; nothing where a profile does not see it. Then the nodes of
	 * the graph that are not written, and in the end what is called outside, so that the bits sum up to the component's.
	 */
	public static Table methods(ComponentMeasurement measurement) {
		return methods(measurement, CodeTable::brief);
	}

	/** The same for programs, with all digits. */
	public static Table methodsCsv(ComponentMeasurement measurement) {
		return methods(measurement, Digits::plain);
	}

	private static Table methods(ComponentMeasurement measurement, DoubleFunction<String> digits) {
		List<String> headings = new ArrayList<>(List.of("type", "method", "kind"));
		Stream.of(LinesProfile.values()).forEach(profile -> headings.add("lines [" + profile.id() + "]"));
		Stream.of(CyclomaticProfile.values()).forEach(profile -> headings.add("cyclomatic [" + profile.id() + "]"));
		headings.add("cognitive [" + CognitiveProfile.SONARSOURCE.id() + "]");
		List<String> none = Collections.nCopies(headings.size() - 3, "");
		headings.addAll(BITS);
		headings.addAll(List.of("file", "line"));
		Shares shares = Shares.of(measurement);
		List<List<String>> rows = new ArrayList<>();
		for (TypeMeasurement type : measurement.types()) {
			type.methods().stream().sorted(Comparator.comparingInt(MethodMeasurement::line))
					.forEach(method -> rows.add(row(List.of(method.type(), method.signature(), CodeJson.kind(method)), figures(method),
							shares.method(method), digits, type.file(), Integer.toString(method.line()))));
			shares.implicit(type).forEach((name, share) -> rows.add(row(List.of(type.name(), name, CodeJson.IMPLICIT), none,
					Optional.of(share), digits, type.file(), "")));
		}
		rows.add(row(List.of(OUTSIDE, "", ""), none, Optional.of(shares.outside()), digits, "", ""));
		return new Table(headings, rows);
	}

	private static List<String> figures(MethodMeasurement method) {
		List<String> figures = new ArrayList<>();
		Stream.of(LinesProfile.values()).forEach(profile -> figures.add(Integer.toString(method.lines(profile))));
		Stream.of(CyclomaticProfile.values()).forEach(profile -> figures.add(text(method.cyclomatic(profile))));
		figures.add(text(method.cognitive()));
		return figures;
	}

	private static List<String> row(List<String> names, List<String> figures, Optional<Share> share, DoubleFunction<String> digits,
			String... places) {
		List<String> row = new ArrayList<>(names);
		row.addAll(figures);
		Stream.<ToDoubleFunction<Share>>of(Share::size, Share::complexity, Share::coupling)
				.forEach(bits -> row.add(share.isPresent() ? digits.apply(bits.applyAsDouble(share.get())) : ""));
		row.addAll(List.of(places));
		return row;
	}

	private static String text(OptionalInt figure) {
		return figure.isPresent() ? Integer.toString(figure.getAsInt()) : "";
	}

	private static String brief(double bits) {
		return Digits.fixed(bits, 1);
	}
}
