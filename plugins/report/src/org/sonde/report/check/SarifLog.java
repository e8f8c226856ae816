/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.report.code.CodeJson;
import org.sonde.report.code.SondeVersion;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is broken or cannot be decided, in the Static Analysis Results Interchange Format 2.1.0 of OASIS, as code hosts show it beside the
 * code. What is kept has its rule there and no result: hosts would show one as an alert, whatever its kind.
 */
public final class SarifLog {
	private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";

	private final Path folder;
	private final Path root;

	private SarifLog(Path folder) {
		this.folder = folder.toAbsolutePath().normalize();
		this.root = Stream.iterate(this.folder, Objects::nonNull, Path::getParent).filter(one -> Files.exists(one.resolve(".git")))
				.findFirst().orElse(this.folder);
	}

	/**
	 * The file's text.
	 *
	 * @param folder where the check runs
	 */
	public static String text(CheckReport report, Path folder) {
		return new SarifLog(folder).text(report);
	}

	private String text(CheckReport report) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("$schema", SCHEMA).put("version", "2.1.0");
		ObjectNode run = root.putArray("runs").addObject();
		ObjectNode driver = run.putObject("tool").putObject("driver");
		driver.put("name", "Sonde").put("version", SondeVersion.get());
		ArrayNode rules = driver.putArray("rules");
		Set<String> named = new LinkedHashSet<>();
		for (CheckResult result : report.results()) {
			if (named.add(result.ruleId())) {
				rules.addObject().put("id", result.ruleId()).putObject("shortDescription").put("text", result.group().title() + ".");
			}
		}
		run.put("columnKind", "utf16CodeUnits");
		ArrayNode results = run.putArray("results");
		report.results().stream().filter(result -> result.answer() != CheckOutcome.KEPT).forEach(result -> add(result, results));
		return CodeJson.text(root);
	}

	private void add(CheckResult result, ArrayNode results) {
		ObjectNode node = results.addObject().put("ruleId", result.ruleId());
		node.put("level", result.answer() == CheckOutcome.BROKEN ? "error" : "warning");
		node.putObject("message").put("text", result.message());
		ArrayNode locations = node.putArray("locations");
		Optional<Place> place = result.place().or(() -> result.findings().stream().flatMap(one -> one.place().stream()).findFirst());
		place.ifPresent(one -> location(one, locations.addObject()));
		if (!result.findings().isEmpty()) {
			ArrayNode related = node.putArray("relatedLocations");
			for (int i = 0; i < result.findings().size(); i++) {
				Finding finding = result.findings().get(i);
				ObjectNode location = related.addObject().put("id", i);
				finding.place().ifPresent(one -> location(one, location));
				location.putObject("message").put("text", finding.message());
			}
		}
		// The same thing from run to run, whatever its figures are (SARIF 3.27.17).
		node.putObject("partialFingerprints").put("sondeCheck/v1", result.ruleId() + ":" + result.subject());
	}

	private void location(Place place, ObjectNode node) {
		ObjectNode physical = node.putObject("physicalLocation");
		physical.putObject("artifactLocation").put("uri", uri(place.file()));
		physical.putObject("region").put("startLine", place.line());
	}

	/**
	 * Code hosts take a relative reference from the root of the repository, and resolve no {@code ..}. What lies elsewhere is none of their
	 * files and has its absolute URI, as nothing else would name it.
	 */
	private String uri(String file) {
		Path path = folder.resolve(file).normalize();
		return path.startsWith(root) ? encoded(root.relativize(path).toString().replace(File.separatorChar, '/'))
				: path.toUri().toASCIIString();
	}

	/** A relative reference (RFC 3986). */
	private static String encoded(String file) {
		StringBuilder uri = new StringBuilder();
		for (byte one : file.getBytes(StandardCharsets.UTF_8)) {
			char c = (char) (one & 0xFF);
			boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-._~/".indexOf(c) >= 0;
			uri.append(plain ? Character.toString(c) : String.format("%%%02X", (int) c));
		}
		return uri.toString();
	}
}
