/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.figures.TypeMeasurement;

/**
 * What became of a top-level type between two versions.
 *
 * @param kind    what became of it
 * @param before  in the earlier version; empty if it was added
 * @param after   in the later version; empty if it was removed
 * @param rename  why the two are taken for one, if their names differ
 * @param figures every figure
 */
public record TypeChange(Kind kind, Optional<TypeMeasurement> before, Optional<TypeMeasurement> after, Optional<Rename> rename,
		Map<TypeFigure, FigureChange> figures) {

	/** What can happen to a type. */
	public enum Kind implements Keyword {
		ADDED, REMOVED,
		/** It has another name or is in another package; its code may have changed, too. */
		RENAMED,
		/** Its tokens differ. Comments and layout do not matter. */
		CHANGED,
		/** The tokens are the same. Its part in the information metrics may differ all the same, as it depends on the other types. */
		UNCHANGED
	}

	/**
	 * Why two types of different names are taken for one.
	 *
	 * @param rule       what says so
	 * @param similarity how alike their code is, see {@link org.sonde.metrics.figures.TokenFingerprint#similarity}; from 0 to 1
	 */
	public record Rename(Rule rule, double similarity) {

		/** The rules in the order in which they are applied. */
		public enum Rule implements Keyword {
			/** Git takes their files for one. */
			GIT,
			/** Their code is alike enough. */
			SIMILARITY,
			/** They have the same name in different packages, and their code is somewhat alike. */
			SIMPLE_NAME
		}
	}

	public TypeChange {
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(rename, "rename");
		figures = Collections.unmodifiableMap(new EnumMap<>(figures));
		if (before.isEmpty() != (kind == Kind.ADDED) || after.isEmpty() != (kind == Kind.REMOVED)
				|| rename.isPresent() != (kind == Kind.RENAMED) || figures.size() != TypeFigure.values().length) {
			throw new IllegalArgumentException("%s from %s to %s as %s".formatted(kind, before, after, rename));
		}
	}

	/** The qualified name of now, or that of before if it was removed. */
	public String name() {
		return after.or(() -> before).orElseThrow().name();
	}

	/** Its figure before and after. */
	public FigureChange figure(TypeFigure figure) {
		return figures.get(figure);
	}
}
