/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.metrics.CountingRules;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.Profiles;

import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that choose the rules of a measurement. */
public final class ProfileOptions extends CommandOptions {
	/** The names of the options. */
	static final List<String> NAMES = List.of("--loc-profile", "--cyclomatic-profile", "--information-profile");

	@Option(names = "--loc-profile", paramLabel = "PROFILE", completionCandidates = Lines.class, defaultValue = "sloc",
			description = "How lines of code are counted: ${COMPLETION-CANDIDATES} (statements). Default: ${DEFAULT-VALUE}.")
	private String lines;

	@Option(names = "--cyclomatic-profile", paramLabel = "PROFILE", completionCandidates = Cyclomatic.class, defaultValue = "mccabe",
			description = "How cyclomatic complexity is counted: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
	private String cyclomatic;

	@Option(names = "--information-profile", paramLabel = "PROFILE", completionCandidates = Information.class, defaultValue = "allen",
			description = "How information metrics are computed: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
	private String information;

	/** @throws ParameterException if one of them is none of the choices */
	public Profiles profiles() {
		CommandLine line = command();
		return new Profiles(Diagnostics.valid(line, NAMES.get(0), () -> CountingRules.ofId(LinesProfile.class, lines)),
				Diagnostics.valid(line, NAMES.get(1), () -> CountingRules.ofId(CyclomaticProfile.class, cyclomatic)),
				Diagnostics.valid(line, NAMES.get(2), () -> CountingRules.ofId(InformationProfile.class, information)));
	}

	/** Returns the options that differ from the default, as the user would type them. */
	public List<String> asTyped() {
		Profiles chosen = profiles();
		List<String> words = new ArrayList<>();
		add(words, NAMES.get(0), chosen.lines(), Profiles.DEFAULT.lines());
		add(words, NAMES.get(1), chosen.cyclomatic(), Profiles.DEFAULT.cyclomatic());
		add(words, NAMES.get(2), chosen.information(), Profiles.DEFAULT.information());
		return words;
	}

	private static void add(List<String> words, String option, CountingRules chosen, CountingRules usual) {
		if (chosen != usual) {
			words.addAll(List.of(option, chosen.id()));
		}
	}

	/** The ids of rules. */
	private abstract static class Ids extends ArrayList<String> {
		private static final long serialVersionUID = 1L;

		Ids(CountingRules... rules) {
			super(Stream.of(rules).map(CountingRules::id).toList());
		}
	}

	public static final class Lines extends Ids {
		private static final long serialVersionUID = 1L;

		Lines() {
			super(LinesProfile.values());
		}
	}

	public static final class Cyclomatic extends Ids {
		private static final long serialVersionUID = 1L;

		Cyclomatic() {
			super(CyclomaticProfile.values());
		}
	}

	public static final class Information extends Ids {
		private static final long serialVersionUID = 1L;

		Information() {
			super(InformationProfile.values());
		}
	}
}
