/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;
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

	/** @param beside versions whose figures, measured by Sonde, are listed beside the published ones; null for none */
	private record SeriesEntry(String id, String title, List<String> notes, List<CodeEntry> beside, List<TuningEntry> tunings) {
	}

	/**
	 * @param base configuration without monitoring
	 * @param monitored configuration with it
	 * @param code the version that Sonde measured; null where the source's own numbers are shown, or there are none
	 * @param complexityUnknown why there are no numbers; null if there are
	 * @param qualities what it does to the qualities of ISO 25010; null for nothing
	 * @param lost functions that are gone; null for none
	 */
	private record TuningEntry(String name, String change, String resultSet, String base, String monitored,
			CodeEntry code, String complexityUnknown, List<EffectEntry> qualities, List<Consequences.Loss> lost) {

		Consequences consequences() {
			return new Consequences(qualities == null ? List.of() : qualities.stream().map(EffectEntry::toEffect).toList(),
					lost == null ? List.of() : lost);
		}
	}

	private record EffectEntry(String quality, String effect, String basis) {
		Effect toEffect() {
			return new Effect(Keyword.of(Quality.class, quality), Keyword.of(Effect.Direction.class, effect), basis);
		}
	}

	/**
	 * @param measured the id of a {@link MeasuredCode}
	 * @param version its name there
	 */
	private record CodeEntry(String measured, String version) {
		ComplexitySource.Measured figures() {
			return MeasuredCode.find(measured)
					.orElseThrow(() -> new IllegalStateException(RESOURCE + " names the code " + measured + ", which is not built in"))
					.of(version);
		}
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
		List<String> notes = new ArrayList<>(entry.notes());
		if (entry.beside() != null) {
			entry.beside().forEach(code -> notes.add(code.figures().inWords()));
		}
		return new TuningSeries(entry.id(), entry.title(), SeriesOrigin.PUBLISHED, results(entry.tunings().getFirst()).source().citation(),
				notes, entry.tunings().stream().map(PublishedTunings::tuning).toList());
	}

	private static Tuning tuning(TuningEntry entry) {
		ResultSet results = results(entry);
		return new Tuning(entry.name(), entry.change(), new OverheadSource.Difference(results, entry.base(), entry.monitored()),
				complexity(entry, results),
				results.maintainability().flatMap(PublishedTunings::verdict), entry.consequences());
	}

	private static ComplexitySource complexity(TuningEntry entry, ResultSet results) {
		if (entry.complexityUnknown() != null) {
			return new ComplexitySource.Unknown(entry.complexityUnknown());
		}
		return entry.code() == null ? new ComplexitySource.Published(results)
				: entry.code().figures();
	}

	private static ResultSet results(TuningEntry entry) {
		return PublishedResults.find(entry.resultSet())
				.orElseThrow(() -> new IllegalStateException(
						RESOURCE + " names the result set " + entry.resultSet() + ", which is not built in"));
	}

	private static Optional<Verdict> verdict(Maintainability maintainability) {
		return maintainability.verdict().map(word -> new Verdict(
				word.equals("adopted") ? Verdict.Decision.ADOPTED : Verdict.Decision.REJECTED,
				maintainability.words().orElse("the source states no reason"), maintainability.place()));
	}
}
