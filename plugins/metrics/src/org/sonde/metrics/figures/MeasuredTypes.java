/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.List;
import java.util.stream.Stream;

import org.sonde.metrics.lines.LinesProfile;

/** A part of the code that consists of top-level types. */
public sealed interface MeasuredTypes extends MethodFigures permits PackageMeasurement, ComponentMeasurement {

	/** Returns the types by name. */
	List<TypeMeasurement> types();

	/** Lines of code by the chosen rules: the sum over the types. */
	default long loc() {
		return lines(profiles().lines());
	}

	/** The sum over the types. */
	default long lines(LinesProfile profile) {
		return types().stream().mapToLong(type -> type.lines(profile)).sum();
	}

	@Override
	default Stream<MethodMeasurement> units() {
		return types().stream().flatMap(TypeMeasurement::units);
	}
}
