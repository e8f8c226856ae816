/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
		if (read.sets().isEmpty()) {
			read.others().stream().limit(NAMED).flatMap(file -> whyNone(file).stream()).forEach(why -> err.println("sonde: " + why));
		}
		StoredSet best = PlanResults.best(plan, read.sets(), set -> set.document().resultSet())
				.orElseThrow(() -> new Failures.Failed(CommandProblem.NO_FITTING_RESULTS, folder,
						ProbeLoads.kind(Probes.usualKind(plan)).keyword()));
		err.println("sonde: the estimate uses " + best.file());
		return best.document().resultSet();
	}

	/** Why a file is not a result set. */
	private static Optional<String> whyNone(Path file) {
		try {
			ResultSetDocument.read(file);
			return Optional.empty();
		} catch (OverheadException e) {
			return Optional.of(e.getMessage());
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
