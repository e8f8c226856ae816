/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.sonde.common.digits.NaturalOrder;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetReader;

/**
 * The result sets of a folder, such as one that a team shares through git. It ignores other JSON files.
 *
 * @param sets in the natural order of the file names
 * @param problems of files that say they are result sets and cannot be used; each names its file
 * @param others the JSON files that do not say so
 */
public record ResultFolder(Path folder, List<StoredSet> sets, List<String> problems, List<Path> others) {

	private static final String ENDING = ".json";

	public ResultFolder {
		sets = List.copyOf(sets);
		problems = List.copyOf(problems);
		others = List.copyOf(others);
	}

	/** @throws OverheadException if the folder itself cannot be read */
	public static ResultFolder read(Path folder) throws OverheadException {
		List<StoredSet> sets = new ArrayList<>();
		List<String> problems = new ArrayList<>();
		List<Path> others = new ArrayList<>();
		Map<String, Path> ids = new HashMap<>();
		for (Path file : candidates(folder)) {
			try {
				if (!meansToBeAResultSet(file)) {
					others.add(file);
					continue;
				}
				ResultSetDocument document = ResultSetDocument.read(file);
				problems.addAll(document.warnings());
				Path other = ids.putIfAbsent(document.resultSet().id(), file);
				if (other == null) {
					sets.add(new StoredSet(file, document));
				} else {
					problems.add(new OverheadException(OverheadProblem.SAME_ID, file, document.resultSet().id(), other)
							.getMessage());
				}
			} catch (OverheadException e) {
				problems.add(e.getMessage());
			}
		}
		return new ResultFolder(folder, sets, problems, others);
	}

	private static List<Path> candidates(Path folder) throws OverheadException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(file -> file.getFileName().toString().endsWith(ENDING) && Files.isRegularFile(file))
					.sorted(Comparator.comparing((Path file) -> file.getFileName().toString(), NaturalOrder.OF_NAMES)).toList();
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, folder, IoErrorText.inWords(e));
		}
	}

	private static boolean meansToBeAResultSet(Path file) throws OverheadException {
		try (InputStream in = Files.newInputStream(file)) {
			return ResultSetReader.isResultSet(in.readNBytes(ResultSetReader.BEGINNING));
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, file, IoErrorText.inWords(e));
		}
	}
}
