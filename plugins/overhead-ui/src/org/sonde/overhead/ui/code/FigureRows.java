/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.PackageMeasurement;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.figures.TypeMeasurement;

/** The rows of every level, by name. There may be thousands, so they are made in a job, and those of types that stay are kept. */
final class FigureRows {

	private record OfType(TypeMeasurement type, FigureRow row, List<FigureRow> methods) {
	}

	private final Shares shares;
	private final Map<String, OfType> types = new LinkedHashMap<>();
	private final List<FigureRow> packages = new ArrayList<>();

	/** @param saved whether what is measured was bound, too */
	private FigureRows(ComponentMeasurement measurement, Shares shares, Map<String, OfType> before, boolean saved) {
		this.shares = shares;
		for (TypeMeasurement type : measurement.types()) {
			OfType same = before.get(type.name());
			types.put(type.name(), same != null && same.type() == type ? same : row(type, saved || same != null && same.row().unbound()));
		}
		measurement.packages().forEach(each -> packages.add(row(each)));
	}

	static FigureRows of(ComponentMeasurement measurement, Shares shares) {
		return new FigureRows(measurement, shares, Map.of(), true);
	}

	/** The same after some types changed; the shares are still those of before. */
	FigureRows with(ComponentMeasurement changed) {
		return new FigureRows(changed, shares, types, false);
	}

	List<FigureRow> of(FiguresLevel level) {
		return switch (level) {
			case PACKAGES -> packages;
			case TYPES -> types.values().stream().map(OfType::row).toList();
			case METHODS -> types.values().stream().flatMap(type -> type.methods().stream()).toList();
		};
	}

	/** The figures of a package are the sums over its types, of the maximum the largest. */
	private FigureRow row(PackageMeasurement each) {
		List<FigureRow> rows = each.types().stream().map(type -> types.get(type.name()).row()).toList();
		return new FigureRow(FiguresLevel.PACKAGES, each.name().isEmpty() ? Messages.FigureRows_defaultPackage : each.name(), "",
				rows.getFirst().file(), 0,
				rows.stream().mapToLong(FigureRow::lines).sum(),
				OptionalInt.of(rows.stream().mapToInt(row -> row.methods().getAsInt()).sum()),
				Optional.of(rows.stream().mapToLong(row -> row.cyclomatic().get()).sum()),
				OptionalInt.of(rows.stream().mapToInt(row -> row.maximum().getAsInt()).max().orElse(0)),
				Optional.of(rows.stream().mapToLong(row -> row.cognitive().get()).sum()), shares.of(each),
				rows.stream().anyMatch(FigureRow::unbound));
	}

	private OfType row(TypeMeasurement type, boolean bound) {
		FigureDistribution<CyclomaticProfile> cyclomatic = type.cyclomatic();
		FigureDistribution<CognitiveProfile> cognitive = type.cognitive();
		FigureRow row = new FigureRow(FiguresLevel.TYPES, type.name().substring(type.name().lastIndexOf('.') + 1), type.packageName(),
				type.file(),
				type.line(), type.loc(), OptionalInt.of(cyclomatic.methods()), Optional.of(cyclomatic.sum()),
				OptionalInt.of(cyclomatic.max()),
				Optional.of(cognitive.sum()), shares.type(type), bound && shares.type(type).isEmpty());
		return new OfType(type, row, type.methods().stream().map(method -> row(type, method, bound)).toList());
	}

	private FigureRow row(TypeMeasurement type, MethodMeasurement method, boolean bound) {
		return new FigureRow(FiguresLevel.METHODS, method.signature(), method.type(), type.file(), method.line(),
				method.lines(type.profiles().lines()),
				OptionalInt.empty(), boxed(method.cyclomatic(type.profiles().cyclomatic())), OptionalInt.empty(), boxed(method.cognitive()),
				shares.method(method), bound && shares.method(method).isEmpty());
	}

	private static Optional<Long> boxed(OptionalInt figure) {
		return figure.isPresent() ? Optional.of((long) figure.getAsInt()) : Optional.empty();
	}
}
