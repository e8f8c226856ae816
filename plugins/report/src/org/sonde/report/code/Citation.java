/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.source.SourceVersion;
import org.sonde.report.figure.MeasuredFigures;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * How to cite figures, so that somebody else can have the same ones: what was measured, in which versions, by which rules,
 * with which version of Sonde. There is no date in it: the same figures have the same citation.
 *
 * @param sonde    the version of Sonde
 * @param title    what the figures are of
 * @param versions which versions these are, and where they are found; without the folders of this machine
 * @param rules    profiles, patterns, and what else the figures depend on
 */
public record Citation(String sonde, String title, List<String> versions, String rules) {

	private static final String GIT = "git:";

	public Citation {
		Objects.requireNonNull(sonde, "sonde");
		Objects.requireNonNull(title, "title");
		versions = List.copyOf(versions);
		Objects.requireNonNull(rules, "rules");
	}

	/** Returns a citation of the figures of these versions, all measured by the same rules. */
	public static Citation of(List<ComponentMeasurement> versions) {
		ComponentMeasurement first = versions.getFirst();
		return new Citation(SondeVersion.get(), "Maintainability of " + first.component().name(),
				versions.stream().map(Citation::version).toList(),
				MeasuredFigures.profiles(first.profiles()) + "; " + MeasuredFigures.patterns(first.component()));
	}

	private static String version(ComponentMeasurement measurement) {
		SourceVersion source = measurement.source();
		String place = place(source);
		// Versions of one name go by their locations, which hold this machine's folders.
		String name = source.name().equals(source.location()) ? place : source.name();
		return name + (place.equals(name) ? "" : " (" + place + ")") + ", API of Java " + measurement.release().number()
				+ (measurement.classPath().isEmpty() ? "" : ", class path " + String.join(" ", measurement.classPath()));
	}

	private static String place(SourceVersion source) {
		String location = source.location();
		if (location.startsWith("maven:") || location.isEmpty()) {
			return location.isEmpty() ? source.name() : location;
		}
		int at = location.lastIndexOf('@');
		if (location.startsWith(GIT) && at > 0) {
			return GIT + lastPart(location.substring(GIT.length(), at)) + location.substring(at) + ", commit " + source.commit();
		}
		return lastPart(location);
	}

	private static String lastPart(String path) {
		String normal = path.replace('\\', '/').replaceAll("(/\\.?)+$", "");
		String last = normal.substring(normal.lastIndexOf('/') + 1);
		return last.isEmpty() ? path : last;
	}

	/** Returns the citation in one line, for people. */
	public String text() {
		return "%s: %s. Measured with Sonde %s; %s.".formatted(title, String.join("; ", versions), sonde, rules);
	}

	/**
	 * Two entries, of Sonde and of the figures, for BibTeX and biblatex with any engine: ASCII, nothing that LaTeX would take
	 * for a command.
	 */
	public String bibtex() {
		String version = Latex.text(sonde);
		return """
				@software{sonde,
				  author  = {{The Sonde authors}},
				  title   = {{Sonde}},
				  version = {%s},
				  note    = {Version %s}
				}
				@misc{sonde-figures-%s,
				  author       = {{The Sonde authors}},
				  title        = {{%s}},
				  howpublished = {Measured with Sonde %s},
				  note         = {Versions: %s. Rules: %s}
				}
				""".formatted(version, version, key(), Latex.text(title), version,
				versions.stream().map(Latex::text).collect(Collectors.joining("; ")), Latex.text(rules));
	}

	/** The same for the same figures, another one for others. */
	private String key() {
		CRC32 sum = new CRC32();
		sum.update(text().getBytes(StandardCharsets.UTF_8));
		return "%08x".formatted(sum.getValue());
	}

	ObjectNode json() {
		return JsonNodeFactory.instance.objectNode().put("sonde", sonde).put("text", text()).put("bibtex", bibtex());
	}
}
