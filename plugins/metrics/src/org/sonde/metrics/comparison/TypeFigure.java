/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Share;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.figures.TypeMeasurement;

/**
 * The figures that compare types: all such that those of a component are the sum over its types, and, for the
 * information
 * metrics, of what is called outside it. These are the ones of {@link InformationProfile#ALLEN}, whichever profile was chosen: the other
 * one's cannot be shared out.
 */
public enum TypeFigure implements Keyword {

	/** Lines of code by the chosen rules. */
	LOC("lines of code"),
	/** The sum over the methods, by the chosen rules. */
	CYCLOMATIC("cyclomatic complexity, sum"),
	/** The sum over the methods. */
	COGNITIVE("cognitive complexity, sum"),
	SIZE("information size"),
	COMPLEXITY("information complexity"),
	COUPLING("information coupling");

	private final String text;

	TypeFigure(String text) {
		this.text = text;
	}

	/** A name for people, without the unit. */
	public String text() {
		return text;
	}

	/** {@code lines}, {@code bits}, or {@code 1} for a number of decisions. */
	public String unit() {
		return isInformation() ? "bits" : this == LOC ? "lines" : "1";
	}

	/** Whether it is one of the information metrics, where a type's figure depends on the other types. */
	public boolean isInformation() {
		return this == SIZE || this == COMPLEXITY || this == COUPLING;
	}

	/** Returns the figure of a type. Empty for an information metric if the type could not be bound. */
	OptionalDouble of(TypeMeasurement type, Shares shares) {
		return switch (this) {
			case LOC -> OptionalDouble.of(type.loc());
			case CYCLOMATIC -> OptionalDouble.of(type.cyclomatic().sum());
			case COGNITIVE -> OptionalDouble.of(type.cognitive().sum());
			case SIZE, COMPLEXITY, COUPLING -> {
				Optional<Share> share = shares.type(type);
				yield share.isPresent() ? OptionalDouble.of(of(share.get())) : OptionalDouble.empty();
			}
		};
	}

	/** Returns the figure of what is called outside a component, or 0 if it is no information metric. */
	double outside(Shares shares) {
		return isInformation() ? of(shares.outside()) : 0;
	}

	private double of(Share share) {
		return switch (this) {
			case SIZE -> share.size();
			case COMPLEXITY -> share.complexity();
			case COUPLING -> share.coupling();
			case LOC, CYCLOMATIC, COGNITIVE -> throw new IllegalArgumentException(this + " is counted in the type itself");
		};
	}

	/** Returns the figure of a whole component. */
	double of(ComponentMeasurement component, InformationMetrics allen) {
		return switch (this) {
			case LOC -> component.loc();
			case CYCLOMATIC -> component.cyclomatic().sum();
			case COGNITIVE -> component.cognitive().sum();
			case SIZE -> allen.size();
			case COMPLEXITY -> allen.complexity();
			case COUPLING -> allen.coupling();
		};
	}
}
