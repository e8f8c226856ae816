/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.common.files.FileUpdate;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.store.ResultFolder;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsReader;
import org.sonde.report.tunings.TuningsWriter;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Opens the series of tunings that the user names: a built-in one by its id, one's own by its file. */
public final class SeriesArgument {
	public static final String NAMED = "The id of a built-in series, or a file NAME" + OwnTunings.ENDING + ".";

	private SeriesArgument() {
	}

	/** Warnings about a file, and about result sets beside it, go to {@code err}. */
	public static TuningSeries open(String idOrFile, PrintWriter err) throws Failures.Failed, OverheadException {
		Optional<TuningSeries> builtIn = BuiltInTunings.find(idOrFile);
		if (builtIn.isPresent()) {
			return builtIn.get();
		}
		Path file = Path.of(idOrFile);
		if (!idOrFile.endsWith(OwnTunings.ENDING) && !Files.exists(file)) {
			throw new Failures.Failed(CommandProblem.NO_SUCH_SERIES, idOrFile,
					BuiltInTunings.list().stream().map(TuningSeries::id).collect(Collectors.joining(", ")));
		}
		OwnTunings tunings = read(file, err);
		ResultFolder beside = ResultFolder.read(Optional.ofNullable(file.getParent()).orElse(Path.of("")));
		beside.problems().forEach(problem -> err.println("sonde: " + problem));
		return tunings.series(id -> BuiltInResults.find(id).or(() -> beside.sets().stream().map(stored -> stored.document().resultSet())
				.filter(set -> set.id().equals(id)).findFirst()))
				.orElseThrow(() -> new Failures.Failed(CommandProblem.NO_TUNINGS_YET, file));
	}

	public static OwnTunings read(Path file, PrintWriter err) throws OverheadException {
		TuningsReader.Result read = TuningsReader.read(file);
		read.warnings().forEach(warning -> err.println("sonde: " + warning));
		return read.tunings();
	}

	/** A series without tunings, named by its file. */
	public static OwnTunings fresh(Path file) {
		return OwnTunings.ofFile(FileNames.of(file));
	}

	/** Adds tunings to the end of a file, which is created if it is missing. Nobody else changes it meanwhile. */
	public static void append(Path file, List<OwnTuning> more, CommandLine command) throws Failures.Failed, OverheadException {
		try (FileUpdate update = FileUpdate.begin(file)) {
			OwnTunings all = Files.exists(file) ? TuningsReader.read(file).tunings() : fresh(file);
			for (OwnTuning tuning : more) {
				requireNew(tuning.name(), all, file, command);
				all = all.with(tuning);
			}
			update.write(TuningsWriter.toJson(all).getBytes(StandardCharsets.UTF_8));
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}

	/** @throws ParameterException if the file has a tuning of this name */
	public static void requireNew(String name, OwnTunings before, Path file, CommandLine command) {
		if (before.tunings().stream().anyMatch(tuning -> tuning.name().equals(name))) {
			throw new ParameterException(command, file + " has a tuning " + name + " already. Choose another name");
		}
	}
}
