/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measurement;

import java.util.List;
import java.util.Objects;

import org.sonde.metrics.cyclomatic.CyclomaticComplexity;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;

/**
 * One top-level type with everything in it.
 *
 * @param name    the qualified name
 * @param file    the file, relative to the source's folder or jar with {@code /} between the parts
 * @param line    the line of its name, from 1
 * @param loc     lines of code
 * @param methods every method, constructor and initialiser of the type and of the types in it, in the order of the source
 */
public record TypeMeasurement(String name, String file, int line, int loc, List<MethodMeasurement> methods) {

	public TypeMeasurement {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(file, "file");
		methods = List.copyOf(methods);
	}

	/** Over the methods and constructors with a body. */
	public CyclomaticComplexity cyclomatic() {
		CyclomaticComplexity complexity = CyclomaticComplexity.none(CyclomaticProfile.MCCABE);
		for (MethodMeasurement method : methods) {
			if (method.kind().isMethod() && method.cyclomatic() > 0) {
				complexity = complexity.plus(method.cyclomatic());
			}
		}
		return complexity;
	}
}
