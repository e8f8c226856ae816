/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanResults;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.store.ResultFolder;
import org.sonde.overhead.store.StoredSet;

/** Result sets as users name them: the id of a built-in one, or a file. */
public final class ResultSets {
	/** The problems of a file that is something else or cannot be read. */
	private static final Set<OverheadProblem> NO_HISTORY = EnumSet.of(OverheadProblem.NOT_A_HISTORY, OverheadProblem.NOT_JSON,
			OverheadProblem.UNREADABLE, OverheadProblem.TOO_LARGE);

	/** Of files that are no result sets, where a folder has none. */
	private static final int NAMED = 5;

	private ResultSets() {
	}

	/** Reads a file if the text looks like a path or is one. Otherwise the text is an id. Warnings about a file go to {@code err}. */
	public static ResultSet open(String idOrFile, PrintWriter err) throws OverheadException {
		return find(idOrFile, err).document().resultSet();
	}

	/**
	 * The same for the estimate of a plan. Of a folder, it is the set that fits the plan best; {@code err} says which.
	 *
	 * @throws Failures.Failed if the folder has none for the plan's probes
	 */
	public static ResultSet open(String idOrPath, Plan plan, PrintWriter err) throws OverheadException, Failures.Failed {
		Path folder = Path.of(idOrPath);
		if (BuiltInResults.find(idOrPath).isPresent() || !Files.isDirectory(folder)) {
			return open(idOrPath, err);
		}
		ResultFolder read = ResultFolder.read(folder);
		read.problems().forEach(problem -> err.println("sonde: " + problem));
		Optional<StoredSet> fitting = PlanResults.best(plan, read.sets(), set -> set.document().resultSet());
		if (read.sets().isEmpty()) {
			sayWhyNone(read, err);
		}
		StoredSet best = fitting.orElseThrow(() -> new Failures.Failed(CommandProblem.NO_FITTING_RESULTS, folder,
				ProbeLoads.kind(Probes.usualKind(plan)).keyword()));
		err.println("sonde: the estimate uses " + best.file());
		return best.document().resultSet();
	}

	/** Names the files of a folder without a result set, which it ignores beside one. */
	private static void sayWhyNone(ResultFolder read, PrintWriter err) throws OverheadException {
		try (Stream<Path> files = Files.list(read.folder())) {
			for (Path file : files.filter(one -> one.toString().endsWith(".json") && Files.isRegularFile(one)).sorted().limit(NAMED)
					.toList()) {
				try {
					ResultSetDocument.read(file);
				} catch (OverheadException e) {
					Optional.of(e.getMessage()).filter(problem -> !read.problems().contains(problem))
							.ifPresent(problem -> err.println("sonde: " + problem));
				}
			}
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, read.folder(), IoErrorText.inWords(e));
		}
	}

	/** The same of several, in the order in which they are named. */
	public static List<ResultSet> open(List<String> idsOrFiles, PrintWriter err) throws OverheadException {
		List<ResultSet> sets = new ArrayList<>();
		for (String one : idsOrFiles) {
			sets.add(open(one, err));
		}
		return sets;
	}

	/** The history in a file; empty if it is none, or no file. */
	public static Optional<BenchmarkHistory> history(String idOrFile, PrintWriter err) throws OverheadException {
		Path file = Path.of(idOrFile);
		if (BuiltInResults.find(idOrFile).isPresent() || !Files.isRegularFile(file)) {
			return Optional.empty();
		}
		try {
			HistoryFile.Result read = HistoryFile.read(file);
			read.warnings().forEach(warning -> err.println("sonde: " + warning));
			return Optional.of(read.history());
		} catch (OverheadException e) {
			if (NO_HISTORY.contains(e.problem())) {
				return Optional.empty();
			}
			throw e;
		}
	}

	/** The same with its file; that of a built-in set is the one it would have in the current folder. */
	public static StoredSet find(String idOrFile, PrintWriter err) throws OverheadException {
		Path file = Path.of(idOrFile);
		if (BuiltInResults.find(idOrFile).isEmpty() && (Files.exists(file) || file.getNameCount() > 1 || idOrFile.endsWith(".json"))) {
			StoredSet set = StoredSet.read(file);
			set.document().warnings().forEach(warning -> err.println("sonde: " + warning));
			return set;
		}
		return new StoredSet(Path.of(idOrFile + ".json"), ResultSetDocument.of(BuiltInResults.get(idOrFile)));
	}
}
