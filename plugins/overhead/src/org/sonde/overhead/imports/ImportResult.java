/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.List;

import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.results.ResultSet;

/** What an import makes. */
public sealed interface ImportResult {

	/** What the user must know of how it was made; it is also in the notes of the source. */
	List<String> notes();

	record Results(ResultSet resultSet, List<String> notes) implements ImportResult {
		public Results {
			notes = List.copyOf(notes);
		}
	}

	record History(BenchmarkHistory history, List<String> notes) implements ImportResult {
		public History {
			notes = List.copyOf(notes);
		}
	}
}
