/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.List;
import java.util.Objects;

/**
 * The types of one package that belong to a component.
 *
 * @param name     empty for the default package
 * @param types    its top-level types, by name
 * @param profiles the rules that apply by default
 */
public record PackageMeasurement(String name, List<TypeMeasurement> types, Profiles profiles) implements MeasuredTypes {

	public PackageMeasurement {
		Objects.requireNonNull(name, "name");
		types = List.copyOf(types);
		Objects.requireNonNull(profiles, "profiles");
	}
}
