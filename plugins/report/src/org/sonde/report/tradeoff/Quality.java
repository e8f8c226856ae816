/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a tuning may do good or harm: the characteristics of ISO/IEC 25010:2011 that the authors of 2014 judge tunings by (section
 * 2.1), each with its sub-characteristics. A characteristic itself stands for words that name none of its parts.
 */
public enum Quality {

	FUNCTIONAL_COMPLETENESS("functional completeness", "functional suitability"),
	PERFORMANCE_EFFICIENCY("performance efficiency", ""),
	TIME_BEHAVIOUR("time behaviour", "performance efficiency"),
	RESOURCE_UTILISATION("resource utilisation", "performance efficiency"),
	CAPACITY("capacity", "performance efficiency"),
	MAINTAINABILITY("maintainability", ""),
	MODULARITY("modularity", "maintainability"),
	REUSABILITY("reusability", "maintainability"),
	ANALYSABILITY("analysability", "maintainability"),
	MODIFIABILITY("modifiability", "maintainability"),
	TESTABILITY("testability", "maintainability");

	private final String word;
	private final String characteristic;

	Quality(String word, String characteristic) {
		this.word = word;
		this.characteristic = characteristic;
	}

	/** As the standard names it; also how files do. */
	public String word() {
		return word;
	}

	/** The characteristic that it is part of; empty for a whole one. */
	public String characteristic() {
		return characteristic;
	}

	/** @throws IllegalArgumentException if there is none of this name; the message lists them */
	public static Quality of(String word) {
		return Stream.of(values()).filter(quality -> quality.word.equals(word)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("a quality is one of "
						+ Stream.of(values()).map(Quality::word).collect(Collectors.joining(", ")) + ", found " + word));
	}
}
