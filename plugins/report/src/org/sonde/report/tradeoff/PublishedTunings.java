/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Maintainability;
import org.sonde.overhead.results.ResultSet;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The tunings of the papers, built in. The resource says what was changed and which result set belongs to it; the numbers and the
 * authors' verdicts stand in the result sets alone, so that they exist once.
 */
public final class PublishedTunings {

	private static final String RESOURCE = "published-tunings.json";

	private PublishedTunings() {
	}

	/** Read once, when first asked for. */
	private static final class Holder {
		static final List<TuningSeries> SERIES = load();
	}

	/** All series, oldest first. */
	public static List<TuningSeries> list() {
		return Holder.SERIES;
	}

	public static Optional<TuningSeries> find(String id) {
		return list().stream().filter(series -> series.id().equals(id)).findFirst();
	}

	private record File(List<SeriesEntry> series) {
	}

	private record SeriesEntry(String id, String title, List<String> notes, List<TuningEntry> tunings) {
	}

	/**
	 * @param base configuration without monitoring
	 * @param monitored configuration with it
	 * @param complexityUnknown why the source gives no numbers; null if it gives them
	 */
	private record TuningEntry(String name, String change, String resultSet, String base, String monitored,
			String complexityUnknown) {
	}

	private static List<TuningSeries> load() {
		JsonMapper mapper = JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
		try (InputStream in = PublishedTunings.class.getResourceAsStream(RESOURCE)) {
			if (in == null) {
				throw new IllegalStateException("the bundle lacks its resource " + RESOURCE);
			}
			return mapper.readValue(in, File.class).series().stream().map(PublishedTunings::series).toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static TuningSeries series(SeriesEntry entry) {
		String citation = results(entry.tunings().getFirst()).source().citation();
		return new TuningSeries(entry.id(), entry.title(), citation, entry.notes(),
				entry.tunings().stream().map(PublishedTunings::tuning).toList());
	}

	private static Tuning tuning(TuningEntry entry) {
		ResultSet results = results(entry);
		ComplexitySource complexity = entry.complexityUnknown() == null ? new ComplexitySource.Published(results)
				: new ComplexitySource.Unknown(entry.complexityUnknown());
		return new Tuning(entry.name(), entry.change(), new OverheadSource.Difference(results, entry.base(), entry.monitored()),
				complexity,
				results.maintainability().flatMap(PublishedTunings::verdict));
	}

	private static ResultSet results(TuningEntry entry) {
		return PublishedResults.find(entry.resultSet())
				.orElseThrow(() -> new IllegalStateException(
						RESOURCE + " names the result set " + entry.resultSet() + ", which is not built in"));
	}

	private static Optional<Verdict> verdict(Maintainability maintainability) {
		return maintainability.verdict().map(word -> new Verdict(
				word.equals("adopted") ? Verdict.Decision.ADOPTED : Verdict.Decision.REJECTED,
				maintainability.words().orElse("the source gives no reason"), maintainability.place()));
	}
}
