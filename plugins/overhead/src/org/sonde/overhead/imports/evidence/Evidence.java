/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.evidence;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.sonde.overhead.results.ConditionName;

/** What all files beside the results say about the experiment. If two files contradict each other, nothing is inferred from them. */
public final class Evidence {

	private final List<RunLog> logs;
	private final List<Clue> folders;

	private Evidence(List<RunLog> logs, List<Clue> folders) {
		this.logs = List.copyOf(logs);
		this.folders = List.copyOf(folders);
	}

	/** @param results whose folders and archives have names */
	public static Evidence of(List<RunLog> logs, List<Path> results) {
		return new Evidence(logs, results.stream().flatMap(file -> FolderName.framework(file).stream()).distinct().toList());
	}

	/** Returns what logs say, otherwise what folder names say. */
	public Optional<Clue> find(ConditionName name) {
		List<Clue> stated = stated(name);
		return stated.isEmpty() ? only(folders.stream().filter(clue -> clue.name() == name).toList()) : only(stated);
	}

	private static Optional<Clue> only(List<Clue> clues) {
		return clues.stream().map(Clue::value).distinct().count() == 1 ? Optional.of(clues.getFirst()) : Optional.empty();
	}

	private List<Clue> stated(ConditionName name) {
		return logs.stream().flatMap(log -> log.clues().stream()).filter(clue -> clue.name() == name).toList();
	}

	/** Returns how logs contradict each other. Empty if they do not. */
	public Optional<String> contradiction(ConditionName name) {
		Map<String, Clue> values = new TreeMap<>();
		stated(name).forEach(clue -> values.putIfAbsent(clue.value(), clue));
		return values.size() < 2 ? Optional.empty()
				: Optional.of(
						values.values().stream().map(clue -> clue.from() + " states " + clue.value()).collect(Collectors.joining("; ")));
	}

	/** Returns the benchmark's label of a configuration, by its number in the names of raw files. */
	public Optional<LabelClue> label(int index) {
		return logs.stream().flatMap(log -> log.labels().stream()).filter(label -> label.index() == index).findFirst();
	}
}
