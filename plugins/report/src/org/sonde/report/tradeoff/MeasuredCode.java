/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

import org.sonde.overhead.digits.Digits;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.Origin;
import org.sonde.report.figure.Provenance;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Figures of code that Sonde measured once, built in because its repository is not at every user's hand. A resource is what
 * {@code sonde compare --totals --format json} printed; {@code plugins/report/measure-kieker} makes them again.
 */
final class MeasuredCode {

	private static final int SIGNIFICANT = 4;
	private static final int DECIMALS_OF_AVERAGE = 2;
	private static final int COMMIT_DIGITS = 9;

	private MeasuredCode() {
	}

	/** The figures of one version in a resource of this package. */
	static ComplexitySource.Measured of(String resource, String version) {
		try (InputStream in = MeasuredCode.class.getResourceAsStream(resource)) {
			if (in == null) {
				throw new IllegalStateException("the bundle lacks its resource " + resource);
			}
			for (JsonNode measured : JsonMapper.shared().readTree(in).get("versions")) {
				if (measured.get("name").asString().equals(version)) {
					return figures(measured);
				}
			}
			throw new IllegalStateException(resource + " has no version " + version);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static ComplexitySource.Measured figures(JsonNode measured) {
		Provenance provenance = new Provenance(Origin.MEASURED, source(measured), conditions(measured));
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
		return "lines of code " + measured.get("linesProfile").asString() + ", cyclomatic complexity "
				+ measured.get("cyclomatic").get("profile").asString() + ", information metrics "
				+ measured.get("information").get("profile").asString() + "; component " + list(component.get("include"))
				+ ", data types " + list(component.get("dataTypes"));
	}

	private static String list(JsonNode texts) {
		return String.join(", ", texts.valueStream().map(JsonNode::asString).toList());
	}
}
