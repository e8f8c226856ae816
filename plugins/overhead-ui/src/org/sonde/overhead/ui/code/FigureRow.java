/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.metrics.figures.Share;

/**
 * A package, type or method with its figures.
 *
 * @param level      which of these
 * @param name       for people, short
 * @param place      what stands around it: the package of a type, the type of a method; empty for packages
 * @param file       the file it stands in, by its path in the project; of a package that of its first type
 * @param line       of its name, from 1; 0 for packages
 * @param lines      of code
 * @param methods    how many have a body; of a method empty
 * @param cyclomatic complexity, of packages and types the sum; empty where there is no body
 * @param maximum    of the methods' cyclomatic complexity; of a method empty
 * @param cognitive  complexity, of packages and types the sum; empty where there is none
 * @param share      of the information metrics, in bits; empty as long as the names were not bound
 * @param unbound    whether they could not be bound when they were saved, so that waiting does not help
 */
public record FigureRow(FiguresLevel level, String name, String place, String file, int line, long lines, OptionalInt methods,
		Optional<Long> cyclomatic, OptionalInt maximum, Optional<Long> cognitive, Optional<Share> share,
		boolean unbound) {

	/** Identifies the row within its level, also after a change. */
	record Key(String name, String place) {
	}

	Key key() {
		return new Key(name, place);
	}
}
