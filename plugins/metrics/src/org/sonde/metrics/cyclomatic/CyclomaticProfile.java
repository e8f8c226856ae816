/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The rules by which cyclomatic complexity is counted. A number means nothing without its profile. */
public enum CyclomaticProfile {

	/**
	 * The default: a method with a body starts at 1; every decision but {@link Decision#DEFAULT} adds 1. The body of a lambda
	 * counts into the method around it; methods of local and anonymous classes are units of their own; the field initialisers and
	 * initialiser blocks of a type form one unit {@code <init>} and, the static ones, one {@code <clinit>}, which are reported
	 * but neither in the average nor in sum and maximum.
	 * <p>
	 * Source: T. J. McCabe, "A Complexity Measure", IEEE Transactions on Software Engineering SE-2 (1976), doi
	 * 10.1109/TSE.1976.233837.
	 */
	MCCABE("mccabe", EnumSet.complementOf(EnumSet.of(Decision.DEFAULT)));

	private final String id;
	private final Set<Decision> counted;

	CyclomaticProfile(String id, Set<Decision> counted) {
		this.id = id;
		this.counted = Collections.unmodifiableSet(counted);
	}

	/** The name in files and on the command line. */
	public String id() {
		return id;
	}

	/** What such a decision adds: 0 or 1. */
	public int weight(Decision decision) {
		return counted.contains(decision) ? 1 : 0;
	}
}
