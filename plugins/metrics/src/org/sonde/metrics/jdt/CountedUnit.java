/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.cyclomatic.DecisionTally;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.MethodMeasurement.Kind;

/** A unit of code that is being counted. */
final class CountedUnit {

	final String type;
	final Kind kind;
	private final String signature;
	private final int line;
	private final boolean body;
	/** The unit's own place, as bits of places. */
	private final int places;
	final Map<LinesProfile, Integer> lines = new EnumMap<>(LinesProfile.class);
	final DecisionTally decisions = new DecisionTally();
	/** Null where there is no body, or what is in it counts into the unit around. */
	final Cognitive cognitive;
	/** For initialisers, the last field or block that was counted. The next one may begin on its last line. */
	BodyDeclaration lastPart;
	private boolean recursive;

	CountedUnit(String type, String signature, Kind kind, int line, boolean body, int places, Cognitive cognitive) {
		this.type = type;
		this.signature = signature;
		this.kind = kind;
		this.line = line;
		this.body = body;
		this.places = places;
		this.cognitive = cognitive;
	}

	/** Adds the lines of a declaration to those there are. */
	void addLines(Map<LinesProfile, Integer> more) {
		more.forEach((profile, number) -> lines.merge(profile, number, Integer::sum));
	}

	void setRecursive() {
		recursive = true;
	}

	MethodMeasurement measurement() {
		Map<CyclomaticProfile, Integer> complexity = new EnumMap<>(CyclomaticProfile.class);
		for (CyclomaticProfile profile : CyclomaticProfile.values()) {
			if (body && profile.sees(places)) {
				complexity.put(profile, profile.complexity(decisions));
			}
		}
		return new MethodMeasurement(type, signature, kind, line, lines, complexity,
				cognitive == null ? OptionalInt.empty() : OptionalInt.of(cognitive.complexity() + (recursive ? 1 : 0)), Optional.empty());
	}
}
