/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.published;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.results.ResultSet;

/** The result sets that come with Sonde, whoever measured them. */
public final class BuiltInResults {

	private BuiltInResults() {
	}

	/** Published ones first. */
	public static List<ResultSet> list() {
		return Stream.concat(PublishedResults.list().stream(), MeasuredResults.list().stream()).toList();
	}

	public static Optional<ResultSet> find(String id) {
		return PublishedResults.find(id).or(() -> MeasuredResults.find(id));
	}

	/** @throws OverheadException if no set has the id */
	public static ResultSet get(String id) throws OverheadException {
		return find(id).orElseThrow(() -> new OverheadException(OverheadProblem.NO_SUCH_RESULT_SET, id));
	}
}
