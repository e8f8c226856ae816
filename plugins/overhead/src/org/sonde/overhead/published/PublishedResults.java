/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.published;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.results.ResultSet;

/** The published result sets that come with Sonde, read-only, each with its source and conditions. */
public final class PublishedResults {

	private static final List<String> IDS = List.of(
			"waller-2014-base",
			"waller-2014-pt1",
			"waller-2014-pt2",
			"waller-2014-pt3",
			"waller-2014-pt4",
			"strubel-2016-current",
			"strubel-2016-intermediate",
			"strubel-2016-refactored",
			"fittkau-2013-kieker-1.8",
			"fittkau-2013-tuned",
			"waller-2013-kieker-1.8-ascii",
			"waller-2013-kieker-releases-ascii",
			"moobench-github-2025-kieker",
			"moobench-github-2025-opentelemetry",
			"moobench-github-2025-inspectit",
			"moobench-github-2025-elastic-apm",
			"moobench-github-2025-pinpoint",
			"moobench-github-2025-skywalking",
			"moobench-github-2025-scouter",
			"mooms-2004-uniprocessor",
			"mooms-2004-three-processors");

	private PublishedResults() {
	}

	/** Read once, when first asked for. */
	private static final class Holder {
		static final List<ResultSet> SETS = BuiltInSets.read("", IDS);
	}

	/** Returns all sets. The steps of a series are together and in order. */
	public static List<ResultSet> list() {
		return Holder.SETS;
	}

	public static Optional<ResultSet> find(String id) {
		return list().stream().filter(set -> set.id().equals(id)).findFirst();
	}

	/** @throws OverheadException if no set has the id */
	public static ResultSet get(String id) throws OverheadException {
		return find(id).orElseThrow(() -> new OverheadException(OverheadProblem.NO_SUCH_RESULT_SET, id));
	}
}
