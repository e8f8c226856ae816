/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import org.sonde.common.keyword.Keyword;

/**
 * What a tuning may improve or harm: the characteristics of ISO/IEC 25010:2011 that the authors of 2014 judge tunings by (section
 * 2.1), each with its sub-characteristics. A characteristic itself stands for words that name none of its parts.
 */
public enum Quality implements Keyword {

	FUNCTIONAL_COMPLETENESS("functional suitability"),
	PERFORMANCE_EFFICIENCY(""),
	TIME_BEHAVIOUR("performance efficiency"),
	RESOURCE_UTILISATION("performance efficiency"),
	CAPACITY("performance efficiency"),
	MAINTAINABILITY(""),
	MODULARITY("maintainability"),
	REUSABILITY("maintainability"),
	ANALYSABILITY("maintainability"),
	MODIFIABILITY("maintainability"),
	TESTABILITY("maintainability");

	private final String characteristic;

	Quality(String characteristic) {
		this.characteristic = characteristic;
	}

	/** Returns the name in the standard. Files have it too. */
	@Override
	public String keyword() {
		return Keyword.super.keyword().replace('-', ' ');
	}

	/** The characteristic that it is part of; empty for a whole one. */
	public String characteristic() {
		return characteristic;
	}
}
