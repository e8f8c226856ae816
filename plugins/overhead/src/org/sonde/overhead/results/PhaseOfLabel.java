/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The phase that the label of a configuration states, in the words of MooBench's label files and of the papers. */
public final class PhaseOfLabel {

	/** The first that fits counts. */
	private static final Map<Pattern, Phase> WORDS = new LinkedHashMap<>();

	static {
		WORDS.put(Pattern.compile("(no|without) (instrumentation|probes?|monitoring)( .*)?|uninstrumented|baseline|none"), Phase.NONE);
		WORDS.put(Pattern.compile("(.* )?(deactivated|inactive|disabled) probes?( .*)?|(.* )?deactivated"), Phase.DEACTIVATED);
		WORDS.put(Pattern.compile("(no|without) (logging|collection|writing|export)( .*)?|collecting( data)?|data collection|.* no export"),
				Phase.COLLECTING);
		WORDS.put(Pattern.compile(".*\\b(writing|writer|logging|file|tcp|zipkin|prometheus|jaeger)\\b.*"), Phase.WRITING);
	}

	private PhaseOfLabel() {
	}

	/** Empty if the label says nothing of it. */
	public static Optional<Phase> find(String label) {
		String plain = label.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", " ").strip();
		return WORDS.entrySet().stream().filter(word -> word.getKey().matcher(plain).matches()).map(Map.Entry::getValue)
				.findFirst();
	}

	/** Returns the meaning of a configuration's number in MooBench for Kieker since 1.14. */
	public static Optional<Phase> ofKiekerIndex(int index) {
		return switch (index) {
			case 0 -> Optional.of(Phase.NONE);
			case 1 -> Optional.of(Phase.DEACTIVATED);
			case 2 -> Optional.of(Phase.COLLECTING);
			case 3, 4, 5 -> Optional.of(Phase.WRITING);
			default -> Optional.empty();
		};
	}
}
