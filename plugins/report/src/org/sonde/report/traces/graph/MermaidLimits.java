/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.sonde.common.digits.Digits;

/** Mermaid shows an error instead of a diagram that is larger, unless the page or tool that calls Mermaid allows more. */
public final class MermaidLimits {
	/** Of a flowchart: https://mermaid.js.org/config/schema-docs/config-properties-maxedges.html, read on 2026-11-30. */
	private static final int MAX_EDGES = 500;
	/** Of any diagram: https://mermaid.js.org/config/schema-docs/config-properties-maxtextsize.html, read on 2026-11-30. */
	private static final int MAX_TEXT_SIZE = 50_000;
	private static final Pattern EDGE = Pattern.compile("(?m)^\t\\w+ -->");

	private MermaidLimits() {
	}

	/** Returns what is too large in a diagram, for people; empty if it is within the limits. */
	public static Optional<String> exceeded(String diagram) {
		List<String> exceeded = new ArrayList<>();
		long edges = EDGE.matcher(diagram).results().count();
		if (edges > MAX_EDGES) {
			exceeded.add(limit(edges, "arrows", "maxEdges", MAX_EDGES));
		}
		if (diagram.length() > MAX_TEXT_SIZE) {
			exceeded.add(limit(diagram.length(), "characters", "maxTextSize", MAX_TEXT_SIZE));
		}
		return exceeded.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", exceeded));
	}

	private static String limit(long found, String what, String setting, int most) {
		return "%s %s (%s is %s by default)".formatted(Digits.grouped(Long.toString(found)), what, setting,
				Digits.grouped(Integer.toString(most)));
	}
}
