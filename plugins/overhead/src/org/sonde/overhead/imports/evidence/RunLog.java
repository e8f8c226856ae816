/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.evidence;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.imports.input.InputFile;

/** What a text from the benchmark's run says: a log, the output of a program, or a script with its settings. */
public record RunLog(List<Clue> clues, List<LabelClue> labels) {

	/** A run describes itself at the beginning. */
	private static final int MAX_BYTES = 1 << 20;
	private static final Pattern COLORS = Pattern.compile("\\x1B\\[[;\\d]*m");
	/** MooBench writes loop, recursion depth and number of the configuration that it starts, and its title. */
	private static final Pattern TITLE = Pattern.compile("^(?:\\[\\w+\\] )?\\s*# \\d{1,6}\\.\\d{1,6}\\.(\\d{1,6}) (\\S.*)");
	/** A label in the file {@code labels.sh}. */
	private static final Pattern LABEL = Pattern.compile("^\\s*TITLE\\[(\\d{1,6})\\]=\"([^\"]+)\"");

	public RunLog {
		clues = List.copyOf(clues);
		labels = List.copyOf(labels);
	}

	/** Returns each value once, with the first line that states it. */
	public static RunLog of(InputFile file) throws OverheadException {
		String text = new String(file.beginning(MAX_BYTES), StandardCharsets.UTF_8);
		Map<String, Clue> clues = new LinkedHashMap<>();
		Map<Integer, LabelClue> labels = new LinkedHashMap<>();
		if (text.indexOf('\0') < 0) {
			int number = 0;
			for (String line : COLORS.matcher(text).replaceAll("").split("\\R", -1)) {
				number++;
				if (line.strip().startsWith("<!--")) {
					continue; // an aspect that is not used
				}
				String from = file.simpleName() + ", line " + number;
				for (ClueRule rule : ClueRule.ALL) {
					rule.find(line, from).ifPresent(clue -> clues.putIfAbsent(clue.name() + clue.value(), clue));
				}
				for (Pattern pattern : List.of(TITLE, LABEL)) {
					Matcher found = pattern.matcher(line);
					if (found.find()) {
						int index = Integer.parseInt(found.group(1));
						labels.putIfAbsent(index, new LabelClue(index, found.group(2).strip(), from));
					}
				}
			}
		}
		return new RunLog(new ArrayList<>(clues.values()), new ArrayList<>(labels.values()));
	}

	/** Whether it says nothing. */
	public boolean isEmpty() {
		return clues.isEmpty() && labels.isEmpty();
	}

	/** Returns what the text states, in words for people. */
	public String words() {
		return "states " + Stream.concat(clues.stream().map(clue -> clue.name().label()),
				labels.stream().limit(1).map(label -> "Configurations")).distinct().collect(Collectors.joining(", "));
	}
}
