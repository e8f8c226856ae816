/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.store.ResultFolder;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsReader;

/** Opens the series of tunings that the user names: a built-in one by its id, one's own by its file. */
public final class SeriesArgument {
	public static final String NAMED = "The id of a built-in series, or a file NAME" + OwnTunings.ENDING + ".";

	private SeriesArgument() {
	}

	/** Warnings about a file, and about result sets beside it, go to {@code err}. */
	public static TuningSeries open(String idOrFile, PrintWriter err) throws Failures.Failed, OverheadException {
		Optional<TuningSeries> builtIn = PublishedTunings.find(idOrFile);
		if (builtIn.isPresent()) {
			return builtIn.get();
		}
		Path file = Path.of(idOrFile);
		if (!idOrFile.endsWith(OwnTunings.ENDING) && !Files.exists(file)) {
			throw new Failures.Failed(CommandProblem.NO_SUCH_SERIES, idOrFile,
					PublishedTunings.list().stream().map(TuningSeries::id).collect(Collectors.joining(", ")));
		}
		OwnTunings tunings = read(file, err);
		ResultFolder beside = ResultFolder.read(Optional.ofNullable(file.getParent()).orElse(Path.of("")));
		beside.problems().forEach(problem -> err.println("sonde: " + problem));
		return tunings.series(id -> PublishedResults.find(id).or(() -> beside.sets().stream().map(stored -> stored.document().resultSet())
				.filter(set -> set.id().equals(id)).findFirst()))
				.orElseThrow(() -> new Failures.Failed(CommandProblem.NO_TUNINGS_YET, file));
	}

	public static OwnTunings read(Path file, PrintWriter err) throws OverheadException {
		TuningsReader.Result read = TuningsReader.read(file);
		read.warnings().forEach(warning -> err.println("sonde: " + warning));
		return read.tunings();
	}
}
