/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.MeasuredFigures;

/** Where the size and complexity of a tuning's code come from. */
public sealed interface ComplexitySource {

	/** The numbers the source prints beside its measurements; what it does not print is unknown. */
	record Published(ResultSet results) implements ComplexitySource {
	}

	/**
	 * Figures of the code itself.
	 *
	 * @param linesOfCode of the component
	 * @param cyclomatic average cyclomatic complexity per method
	 * @param informationComplexity in bits
	 */
	record Measured(Figure linesOfCode, Figure cyclomatic, Figure informationComplexity) implements ComplexitySource {

		/** Returns the source of one version of a component. */
		public static Measured of(ComponentMeasurement measurement) {
			MeasuredFigures figures = new MeasuredFigures(measurement);
			return new Measured(figures.linesOfCode(), figures.averageCyclomatic(), figures.informationComplexity());
		}

		/** Returns the provenance of the first known figure. All figures come from one measurement. Empty if none is known. */
		public Optional<FigureSource> provenance() {
			return Stream.of(linesOfCode, cyclomatic, informationComplexity).filter(Figure.Known.class::isInstance)
					.map(Figure.Known.class::cast)
					.map(Figure.Known::provenance).findFirst();
		}

		/** All figures and where they come from, in a sentence. */
		String inWords() {
			String source = provenance().map(known -> known.source() + ", by Sonde (" + known.method() + "): ").orElse("");
			return source + linesOfCode.text() + ", " + cyclomatic.text() + ", " + informationComplexity.text() + ".";
		}
	}

	/** No figures. */
	record Unknown(String reason) implements ComplexitySource {
	}
}
