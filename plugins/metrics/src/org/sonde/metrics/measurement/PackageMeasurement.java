/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measurement;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.sonde.metrics.lines.LinesProfile;

/**
 * The types of one package that belong to a component.
 *
 * @param name     empty for the default package
 * @param types    its top-level types, by name
 * @param profiles the rules that are meant where nothing else is said
 */
public record PackageMeasurement(String name, List<TypeMeasurement> types, Profiles profiles) implements Measured {

	public PackageMeasurement {
		Objects.requireNonNull(name, "name");
		types = List.copyOf(types);
		Objects.requireNonNull(profiles, "profiles");
	}

	/** Lines of code by the chosen rules: the sum over the types. */
	public long loc() {
		return lines(profiles.lines());
	}

	public long lines(LinesProfile profile) {
		return types.stream().mapToLong(type -> type.lines(profile)).sum();
	}

	@Override
	public Stream<MethodMeasurement> units() {
		return types.stream().flatMap(TypeMeasurement::units);
	}
}
