/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * What the patterns of a plan have in a program, as text: a line a pattern, and behind it a line for each of its methods, which begins
 * with a tab; where the pattern cannot be used, one for the problem, which begins with a tab and {@code !}.
 */
final class MatchLines {
	private static final String OF_PATTERN = "\t";
	private static final String PROBLEM = "\t!";

	private MatchLines() {
	}

	static String write(PlanMatches matches) {
		StringBuilder text = new StringBuilder();
		matches.byPattern().forEach((pattern, of) -> {
			text.append(pattern).append('\n');
			of.problem().ifPresent(problem -> text.append(PROBLEM).append(problem.lines().collect(Collectors.joining(" "))).append('\n'));
			of.methods().forEach(method -> text.append(OF_PATTERN).append(method).append('\n'));
		});
		return text.toString();
	}

	/** @throws IOException if it is no such text */
	static PlanMatches read(List<String> lines) throws IOException {
		Map<String, PlanMatches.OfProbe> patterns = new LinkedHashMap<>();
		try {
			for (int i = 0; i < lines.size();) {
				String pattern = lines.get(i++);
				List<MethodSignature> methods = new ArrayList<>();
				Optional<String> problem = Optional.empty();
				for (; i < lines.size() && lines.get(i).startsWith(OF_PATTERN); i++) {
					if (lines.get(i).startsWith(PROBLEM)) {
						problem = Optional.of(lines.get(i).substring(PROBLEM.length()));
					} else {
						methods.add(MethodSignature.parse(lines.get(i).substring(OF_PATTERN.length())));
					}
				}
				patterns.put(pattern, new PlanMatches.OfProbe(methods, List.of(), List.of(), List.of(), problem));
			}
		} catch (IllegalArgumentException e) {
			throw new IOException(e.getMessage(), e);
		}
		return new PlanMatches(patterns);
	}
}
