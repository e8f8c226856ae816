/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.results.ResultSet;

/** The result of an import. */
public sealed interface ImportResult {

	record Results(ResultSet resultSet) implements ImportResult {
	}

	record History(BenchmarkHistory history) implements ImportResult {
	}
}
