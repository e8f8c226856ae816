/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.measurement.Measured;
import org.sonde.metrics.measurement.MethodMeasurement;
import org.sonde.metrics.measurement.PackageMeasurement;
import org.sonde.metrics.measurement.Share;
import org.sonde.metrics.measurement.TypeMeasurement;

/**
 * A package, type or method with its figures.
 *
 * @param level      which of these
 * @param name       for people, short
 * @param place      what stands around it: the package of a type, the type of a method; empty for packages
 * @param file       the file it stands in, by its path in the project; empty for packages
 * @param line       of its name, from 1; 0 for packages
 * @param lines      of code
 * @param methods    how many have a body; of a method empty
 * @param cyclomatic complexity, of packages and types the sum; empty where there is no body
 * @param maximum    of the methods' cyclomatic complexity; of a method empty
 * @param cognitive  complexity, of packages and types the sum; empty where there is none
 * @param share      of the information metrics, in bits; empty as long as the names were not bound
 */
public record FigureRow(Level level, String name, String place, String file, int line, long lines, OptionalInt methods,
		Optional<Long> cyclomatic, OptionalInt maximum, Optional<Long> cognitive, Optional<Share> share) {

	/** What tells the row from all others of the level, also after a change. */
	record Key(String name, String place) {
	}

	Key key() {
		return new Key(name, place);
	}

	/** The rows of a level, by name. */
	static List<FigureRow> of(Figures figures, Level level) {
		return switch (level) {
			case PACKAGES -> figures.measurement().packages().stream().map(each -> of(each, figures)).toList();
			case TYPES -> figures.measurement().types().stream().map(each -> of(each, figures)).toList();
			case METHODS -> methods(figures);
		};
	}

	private static FigureRow of(PackageMeasurement each, Figures figures) {
		List<Optional<Share>> shares = each.types().stream().map(figures.shares()::type).toList();
		Optional<Share> sum = shares.stream().anyMatch(Optional::isEmpty) ? Optional.empty()
				: Optional.of(shares.stream().map(Optional::get).reduce(Share.NONE, Share::plus));
		return of(Level.PACKAGES, each.name().isEmpty() ? "(default package)" : each.name(), "", "", 0, each.loc(), each, sum);
	}

	private static FigureRow of(TypeMeasurement type, Figures figures) {
		String name = type.name().substring(type.name().lastIndexOf('.') + 1);
		return of(Level.TYPES, name, type.packageName(), type.file(), type.line(), type.loc(), type, figures.shares().type(type));
	}

	private static FigureRow of(Level level, String name, String place, String file, int line, long lines, Measured figures,
			Optional<Share> share) {
		return new FigureRow(level, name, place, file, line, lines, OptionalInt.of(figures.cyclomatic().methods()),
				Optional.of(figures.cyclomatic().sum()), OptionalInt.of(figures.cyclomatic().max()),
				Optional.of(figures.cognitive().sum()), share);
	}

	private static List<FigureRow> methods(Figures figures) {
		LinesProfile lines = figures.measurement().linesProfile();
		List<FigureRow> rows = new ArrayList<>();
		for (TypeMeasurement type : figures.measurement().types()) {
			for (MethodMeasurement method : type.methods()) {
				rows.add(new FigureRow(Level.METHODS, method.signature(), method.type(), type.file(), method.line(), method.lines(lines),
						OptionalInt.empty(), boxed(method.cyclomatic(type.profiles().cyclomatic())), OptionalInt.empty(),
						boxed(method.cognitive()), figures.shares().method(method)));
			}
		}
		return rows;
	}

	private static Optional<Long> boxed(OptionalInt figure) {
		return figure.isPresent() ? Optional.of((long) figure.getAsInt()) : Optional.empty();
	}
}
