/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.Objects;

import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;

/**
 * The rules that were chosen for a measurement. Lines and cyclomatic complexity are always counted by all rules there are, in one pass;
 * the chosen ones are those that apply by default.
 *
 * @param lines       of lines of code
 * @param cyclomatic  of cyclomatic complexity
 * @param information of the information metrics
 */
public record Profiles(LinesProfile lines, CyclomaticProfile cyclomatic, InformationProfile information) {

	public static final Profiles DEFAULT = new Profiles(LinesProfile.SLOC, CyclomaticProfile.MCCABE, InformationProfile.ALLEN);

	public Profiles {
		Objects.requireNonNull(lines, "lines");
		Objects.requireNonNull(cyclomatic, "cyclomatic");
		Objects.requireNonNull(information, "information");
	}
}
