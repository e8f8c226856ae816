/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.common.digits.Digits;
import org.sonde.common.files.IoErrorText;

/**
 * The file that gets a line for each fork as soon as it is measured, so that a long grid can be measured in pieces. Its first lines have
 * the conditions, then it is CSV with semicolons.
 */
final class GridJournal {
	/** Name of the file in the folder of the results. */
	static final String NAME = "objects-forks.csv";
	private static final String TITLE = "# Sonde: costs of object monitoring, version 1";
	private static final String CONDITION = "# ";
	private static final String HEADINGS = Stream
			.concat(Stream.of("cell", "processors", "fork"), Stream.of(GridFigure.values()).map(GridFigure::keyword))
			.collect(Collectors.joining(";"));
	private static final int BEFORE_FIGURES = 3;

	private final Path file;
	private final GridConditions conditions;
	private final List<GridFork> forks = new ArrayList<>();

	private GridJournal(Path file, GridConditions conditions) {
		this.file = file;
		this.conditions = conditions;
	}

	/** Begins a new one. */
	static GridJournal create(Path folder, GridConditions conditions) throws BenchmarkException {
		Path file = folder.resolve(NAME);
		List<String> lines = new ArrayList<>(List.of(TITLE, CONDITION + "began=" + conditions.began()));
		conditions.compared().forEach((name, value) -> lines.add(CONDITION + name + "=" + value));
		lines.add(CONDITION + "steps=" + conditions.steps());
		lines.add(CONDITION + "stepsPerMilli=" + conditions.stepsPerMilli());
		lines.add(HEADINGS);
		write(file, lines, StandardOpenOption.CREATE_NEW);
		return new GridJournal(file, conditions);
	}

	/** @throws BenchmarkException naming the line that is wrong */
	static GridJournal read(Path folder) throws BenchmarkException {
		Path file = folder.resolve(NAME);
		List<String> lines;
		try {
			lines = Files.readAllLines(file, StandardCharsets.UTF_8);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, file, IoErrorText.inWords(e));
		}
		int headings = lines.indexOf(HEADINGS);
		if (headings < 0 || !lines.getFirst().equals(TITLE)) {
			throw new BenchmarkException(BenchmarkProblem.NOT_A_GRID, file, 1, "it does not begin as this version of Sonde writes it");
		}
		int line = headings;
		try {
			GridJournal journal = new GridJournal(file, conditions(lines.subList(1, headings)));
			for (line = headings + 2; line <= lines.size(); line++) {
				journal.forks.add(fork(lines.get(line - 1)));
			}
			return journal;
		} catch (IllegalArgumentException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_A_GRID, file, line, e.getMessage());
		}
	}

	static boolean exists(Path folder) {
		return Files.exists(folder.resolve(NAME));
	}

	private static GridConditions conditions(List<String> lines) {
		Map<String, String> values = lines.stream().filter(line -> line.indexOf('=') > CONDITION.length())
				.collect(Collectors.toMap(line -> line.substring(CONDITION.length(), line.indexOf('=')),
						line -> line.substring(line.indexOf('=') + 1)));
		List<String> missing = Stream
				.of("began", "machine", "java", "jvmArguments", "warmUpMillis", "measuredMillis", "keptAwake", "steps", "stepsPerMilli")
				.filter(name -> !values.containsKey(name)).toList();
		if (!missing.isEmpty()) {
			throw new IllegalArgumentException("the conditions lack " + String.join(", ", missing));
		}
		return new GridConditions(values.get("began"), values.get("machine"), values.get("java"), values.get("jvmArguments"),
				Integer.parseInt(values.get("warmUpMillis")), Integer.parseInt(values.get("measuredMillis")),
				Boolean.parseBoolean(values.get("keptAwake")), Integer.parseInt(values.get("steps")),
				Long.parseLong(values.get("stepsPerMilli")));
	}

	private static GridFork fork(String line) {
		String[] cells = line.split(";", -1);
		GridFigure[] all = GridFigure.values();
		if (cells.length != BEFORE_FIGURES + all.length) {
			throw new IllegalArgumentException("it has " + cells.length + " cells, not " + (BEFORE_FIGURES + all.length));
		}
		Map<GridFigure, Double> figures = new EnumMap<>(GridFigure.class);
		for (GridFigure figure : all) {
			String text = cells[BEFORE_FIGURES + figure.ordinal()];
			if (!text.isEmpty()) {
				figures.put(figure, Double.valueOf(text));
			}
		}
		return new GridFork(cells[0], Integer.parseInt(cells[1]), Integer.parseInt(cells[2]), figures);
	}

	GridConditions conditions() {
		return conditions;
	}

	/** Returns the forks in the order of measurement. */
	List<GridFork> forks() {
		return List.copyOf(forks);
	}

	/** Returns the forks of a cell. */
	List<GridFork> forks(String cell, int processors) {
		return forks.stream().filter(fork -> fork.cell().equals(cell) && fork.processors() == processors).toList();
	}

	void add(GridFork fork) throws BenchmarkException {
		List<String> cells = new ArrayList<>(List.of(fork.cell(), Integer.toString(fork.processors()), Integer.toString(fork.number())));
		for (GridFigure figure : GridFigure.values()) {
			OptionalDouble value = fork.find(figure);
			cells.add(value.isEmpty() ? "" : Digits.plain(Digits.withoutNoise(value.getAsDouble())));
		}
		String line = String.join(";", cells);
		write(file, List.of(line), StandardOpenOption.APPEND);
		// The fork as the next run will read it.
		forks.add(fork(line));
	}

	private static void write(Path file, List<String> lines, StandardOpenOption how) throws BenchmarkException {
		try {
			Files.write(file, lines, StandardCharsets.UTF_8, StandardOpenOption.WRITE, how);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, file, IoErrorText.inWords(e));
		}
	}
}
