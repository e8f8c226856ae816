/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.published;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;

/**
 * The result sets that Sonde's authors measured themselves, built in, read-only. They are not published anywhere else. A set says by which
 * command it was measured; {@code plugins/report/keep-measured} puts it here.
 */
public final class MeasuredResults {

	private static final String FOLDER = "measured/";
	/** An id a line; resources cannot be listed. */
	private static final String INDEX = FOLDER + "index";
	private static final List<String> NEWEST_KIEKER = List.of("sonde-2026-kieker-releases-2.0.2",
			"sonde-2026-kieker-releases-events-2.0.2");

	private MeasuredResults() {
	}

	/** Read once, when first asked for. */
	private static final class Holder {
		static final List<ResultSet> SETS = BuiltInSets.read(FOLDER, ids()).stream().map(MeasuredResults::cited).toList();
	}

	/** Returns all sets. The sets of a series are together and in order. */
	public static List<ResultSet> list() {
		return Holder.SETS;
	}

	/**
	 * Returns the sets of the newest release of Kieker, one for each kind of probes of operations: what a new plan may be estimated from.
	 */
	public static List<ResultSet> ofNewestKieker() {
		return NEWEST_KIEKER.stream().map(id -> find(id).orElseThrow()).toList();
	}

	public static Optional<ResultSet> find(String id) {
		return list().stream().filter(set -> set.id().equals(id)).findFirst();
	}

	private static List<String> ids() {
		try (InputStream in = BuiltInSets.open(INDEX)) {
			return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** A user's own set says that it is an own measurement; here it is another's, of another machine. */
	private static ResultSet cited(ResultSet set) {
		return set.cited("Sonde's authors, on " + value(set, ConditionName.MACHINE) + ", " + value(set, ConditionName.VIRTUAL_MACHINE)
				+ ", " + LocalDate.ofInstant(set.conditions().measuredAt().orElseThrow(), ZoneOffset.UTC));
	}

	private static String value(ResultSet set, ConditionName name) {
		return set.conditions().find(name).map(Condition::value).orElseThrow();
	}
}
