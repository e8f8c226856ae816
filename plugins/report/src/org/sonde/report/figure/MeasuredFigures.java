/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.metrics.figures.Profiles;

/** The figures of a measured component, each with its counting rules, its patterns and the source that was measured. */
public final class MeasuredFigures {

	private static final int SIGNIFICANT = 4;
	/** The table of 2016 prints averages with two decimals. */
	private static final int DECIMALS_OF_AVERAGE = 2;

	private final ComponentMeasurement measurement;

	public MeasuredFigures(ComponentMeasurement measurement) {
		this.measurement = measurement;
	}

	public Figure types() {
		return count(measurement.types().size(), "types");
	}

	public Figure linesOfCode() {
		return count(measurement.loc(), "lines");
	}

	/** Methods and constructors with a body. */
	public Figure methods() {
		return count(measurement.cyclomatic().methods(), "methods");
	}

	/** Average over methods and constructors with a body. */
	public Figure averageCyclomatic() {
		return average(measurement.cyclomatic());
	}

	/** Average over methods and constructors with a body, without those that count into the method around them. */
	public Figure averageCognitive() {
		return average(measurement.cognitive());
	}

	private Figure average(FigureDistribution<?> distribution) {
		if (distribution.average().isEmpty()) {
			return new Figure.Unknown("no method of the component has a body");
		}
		return new Figure.Known(distribution.average().getAsDouble(), Optional.empty(), DECIMALS_OF_AVERAGE, "per method", provenance());
	}

	public Figure summedCyclomatic() {
		return count(measurement.cyclomatic().sum(), "");
	}

	public Figure largestCyclomatic() {
		return count(measurement.cyclomatic().max(), "");
	}

	public Figure informationSize() {
		return bits(measurement.information().size());
	}

	public Figure informationComplexity() {
		return bits(measurement.information().complexity());
	}

	public Figure informationCoupling() {
		return bits(measurement.information().coupling());
	}

	/** The counting rules in words, for people. */
	public static String profiles(Profiles profiles) {
		return "lines of code " + profiles.lines().id() + ", cyclomatic complexity " + profiles.cyclomatic().id()
				+ ", information metrics " + profiles.information().id();
	}

	/** The patterns in words, for people. */
	public static String patterns(Component component) {
		String include = list(component.include());
		String types = include + (component.exclude().isEmpty() ? "" : " without " + list(component.exclude()));
		return "component " + (component.name().equals(include) ? types : component.name() + " (" + types + ")") + ", data types "
				+ (component.dataTypes().isEmpty() ? "primitive only" : list(component.dataTypes()))
				+ modules(component);
	}

	/** Which types are modules, for people, where they are not the usual ones: {@code , modules every type, nested ones too}. */
	public static String modules(Component component) {
		return component.modules() == Modules.TOP_LEVEL ? "" : ", modules " + component.modules().words();
	}

	private static String list(List<TypePattern> patterns) {
		return patterns.stream().map(TypePattern::toString).collect(Collectors.joining(", "));
	}

	private Figure bits(double value) {
		return new Figure.Known(value, Optional.empty(), Digits.decimalsFor(value, SIGNIFICANT), "bits", provenance());
	}

	private Figure count(long value, String unit) {
		return new Figure.Known(value, Optional.empty(), 0, unit, provenance());
	}

	/** The same for all figures of a version: they were counted in one go. */
	private FigureSource provenance() {
		return new FigureSource(Origin.MEASURED, measurement.version(),
				profiles(measurement.profiles()) + "; " + patterns(measurement.component()));
	}
}
