/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.MeasuredResults;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.SeriesOrigin;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * The series that come with Sonde: those of papers, and those that Sonde's authors measured. A measured series is a file of tunings as
 * {@code sonde bench versions} writes it; it follows the published series of the same tunings, and is never mixed with it.
 */
public final class BuiltInTunings {

	private static final String FOLDER = "measured/";

	private BuiltInTunings() {
	}

	/** Read once, when first asked for. */
	private static final class Holder {
		static final List<TuningSeries> SERIES = Stream.of(published("waller-2014"), measured("tunings-2014"), published("strubel-2016"),
				measured("refactoring-2016"), measured("kieker-releases"), measured("kieker-releases-events"),
				measured("kieker-early-releases"), measured("kieker-early-releases-events")).toList();
	}

	/** Series of the same tunings stand together. */
	public static List<TuningSeries> list() {
		return Holder.SERIES;
	}

	public static Optional<TuningSeries> find(String id) {
		return list().stream().filter(series -> series.id().equals(id)).findFirst();
	}

	private static TuningSeries published(String id) {
		return PublishedTunings.find(id).orElseThrow();
	}

	private static TuningSeries measured(String id) {
		String resource = FOLDER + id + OwnTunings.ENDING;
		try (InputStream in = BuiltInTunings.class.getResourceAsStream(resource)) {
			if (in == null) {
				throw new IllegalStateException("the bundle lacks its resource " + resource);
			}
			return TuningsReader.read(in, resource).tunings().series(SeriesOrigin.MEASURED, MeasuredResults::find).orElseThrow();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		} catch (OverheadException e) {
			throw new IllegalStateException("the bundle's resource " + resource + " is broken", e);
		}
	}
}
