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
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.metrics.CountingRules;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.Profiles;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.MeasuredFigures;
import org.sonde.report.figure.Origin;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Figures of code that Sonde measured once, built in because not every user has its repository. A resource is what
 * {@code sonde compare --totals --format json} printed; {@code plugins/report/measure-kieker} makes them again.
 */
public enum MeasuredCode {
	TUNINGS_2014("kieker-2014", "Kieker's monitoring component: the tunings of 2014"),
	REFACTORING_2016("kieker-2016", "Kieker's monitoring component: parent and merge of the refactoring of 2016"),
	RELEASES("kieker-releases", "Kieker's monitoring component: the releases 1.8 to 2.0.2");

	private static final int SIGNIFICANT = 4;
	private static final int DECIMALS_OF_AVERAGE = 2;
	private static final int COMMIT_DIGITS = 9;

	private final String id;
	private final String title;
	private JsonNode read;

	MeasuredCode(String id, String title) {
		this.id = id;
		this.title = title;
	}

	/** Returns its name on the command line. */
	public String id() {
		return id;
	}

	/** Returns what was measured, for people. */
	public String title() {
		return title;
	}

	public static Optional<MeasuredCode> find(String id) {
		return Stream.of(values()).filter(code -> code.id.equals(id)).findFirst();
	}

	/** All that was measured, as {@code sonde compare --totals --format json} prints it. */
	public JsonNode json() {
		String resource = id + ".json";
		try (InputStream in = MeasuredCode.class.getResourceAsStream(resource)) {
			if (in == null) {
				throw new IllegalStateException("the bundle lacks its resource " + resource);
			}
			return JsonMapper.shared().readTree(in);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Read once for all versions. */
	private synchronized JsonNode read() {
		if (read == null) {
			read = json();
		}
		return read;
	}

	/** The names of the versions that were measured, in order. */
	public List<String> versions() {
		return read().get("versions").valueStream().map(measured -> measured.get("name").asString()).toList();
	}

	/**
	 * The figures of one version.
	 *
	 * @throws IllegalStateException if it was not measured
	 */
	public ComplexitySource.Measured of(String version) {
		return read().get("versions").valueStream().filter(measured -> measured.get("name").asString().equals(version))
				.map(MeasuredCode::figures).findFirst()
				.orElseThrow(() -> new IllegalStateException(id + " has no version " + version));
	}

	private static ComplexitySource.Measured figures(JsonNode measured) {
		FigureSource provenance = new FigureSource(Origin.MEASURED, source(measured), conditions(measured));
		double average = measured.get("cyclomatic").get("average").asDouble();
		double complexity = measured.get("information").get("complexity").asDouble();
		return new ComplexitySource.Measured(
				new Figure.Known(measured.get("loc").asLong(), Optional.empty(), 0, "lines", provenance),
				new Figure.Known(average, Optional.empty(), DECIMALS_OF_AVERAGE, "per method", provenance),
				new Figure.Known(complexity, Optional.empty(), Digits.decimalsFor(complexity, SIGNIFICANT), "bits", provenance));
	}

	private static String source(JsonNode measured) {
		return "Kieker's repository, " + measured.get("name").asString() + " (commit "
				+ measured.get("commit").asString().substring(0, COMMIT_DIGITS) + ")";
	}

	private static String conditions(JsonNode measured) {
		JsonNode component = measured.get("component");
		return MeasuredFigures.profiles(new Profiles(CountingRules.ofId(LinesProfile.class, measured.get("linesProfile").asString()),
				CountingRules.ofId(CyclomaticProfile.class, measured.get("cyclomatic").get("profile").asString()),
				CountingRules.ofId(InformationProfile.class, measured.get("information").get("profile").asString())))
				+ "; " + MeasuredFigures.patterns(Component.of(component.get("name").asString(), list(component.get("include")),
						list(component.get("exclude")), list(component.get("dataTypes"))));
	}

	private static List<String> list(JsonNode texts) {
		return texts.valueStream().map(JsonNode::asString).toList();
	}
}
