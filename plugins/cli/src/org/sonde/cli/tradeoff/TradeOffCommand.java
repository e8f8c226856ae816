/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.cli.shared.ResultSets;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.common.files.FileUpdate;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.table.Table;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Verdict;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningListJson;
import org.sonde.report.tunings.TuningListJson.Listed;
import org.sonde.report.tunings.TuningsWriter;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sonde tradeoff}: tunings, published ones and the user's own, with their overhead and their code. */
@Command(name = "tradeoff", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		subcommands = { TradeOffShowCommand.class, TradeOffCompareCommand.class, TradeOffPortionsCommand.class,
				TradeOffHistoryCommand.class, MeasuredCommand.class, TradeOffCommand.Add.class, HelpCommand.class },
		synopsisSubcommandLabel = "COMMAND",
		description = "Show tunings of monitoring frameworks, overhead against code, and add your own. A tuning has a result set and a version of the code.")
public final class TradeOffCommand {
	@Spec
	private CommandSpec command;

	@Command(name = "list", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "List the built-in series of tunings, and those in folders.")
	int list(@Parameters(paramLabel = "FOLDER", arity = "0..*", description = "A folder with files NAME.tunings.") List<Path> folders,
			@Mixin OutputOptions output) throws Exception {
		List<Listed> listed = new ArrayList<>();
		BuiltInTunings.list().forEach(one -> listed.add(Listed.of(one)));
		for (Path folder : folders == null ? List.<Path>of() : folders) {
			try (Stream<Path> files = Files.list(folder)) {
				for (Path file : files.filter(one -> one.toString().endsWith(OwnTunings.ENDING)).sorted().toList()) {
					OwnTunings own = SeriesArgument.read(file, output.err());
					listed.add(Listed.of(own, file));
				}
			}
		}
		if (output.format() == Format.json) {
			output.json(TuningListJson.of(listed));
		} else {
			output.table(new Table(List.of("id", "tunings", "where", "title", "origin", "source"),
					listed.stream().map(one -> List.of(one.id(), Integer.toString(one.tunings()),
							one.file().map(Path::toString).orElse("built in"), one.title(), one.origin().keyword(), one.source()))
							.toList()));
		}
		return ExitCode.OK;
	}

	@Command(name = "remove", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Remove a tuning from a file.")
	int remove(@Parameters(paramLabel = "FILE", description = "The file NAME.tunings.") Path file,
			@Parameters(paramLabel = "NAME", description = "The name of the tuning.") String name) throws Exception {
		try (FileUpdate update = FileUpdate.begin(file)) {
			OwnTunings tunings = SeriesArgument.read(file, command.commandLine().getErr());
			if (tunings.tunings().stream().noneMatch(tuning -> tuning.name().equals(name))) {
				throw new Failures.Failed(CommandProblem.NO_SUCH_TUNING, file, name,
						tunings.tunings().stream().map(OwnTuning::name).collect(Collectors.joining(", ")));
			}
			update.write(TuningsWriter.toJson(tunings.without(name)).getBytes(StandardCharsets.UTF_8));
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
		return ExitCode.OK;
	}

	/** {@code sonde tradeoff add}. */
	@Command(name = "add", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Add a tuning to the end of a file, which is created if missing. Its result set is in the same folder, or built in.")
	static final class Add implements Callable<Integer> {
		@Parameters(paramLabel = "FILE", description = "The file, NAME" + OwnTunings.ENDING + ".")
		private Path file;

		@Option(names = "--name", required = true, paramLabel = "NAME", description = "The name of the tuning.")
		private String name;

		@Option(names = "--change", defaultValue = "", paramLabel = "TEXT", description = "The change from the tuning before it.")
		private String change;

		@Option(names = { "-r",
				"--results" }, paramLabel = "ID|FILE", description = "The result set of its overhead. Default: none, and the overhead is unknown.")
		private String results;

		@Option(names = "--base", paramLabel = "ID",
				description = "The run without monitoring. Default: the one that the writer's run is compared with.")
		private String base;

		@Option(names = { "-w", "--writer" }, paramLabel = "ID", description = "The monitored run. Default: the set's default writer.")
		private String writer;

		@Option(names = "--code", paramLabel = "SET:VERSION",
				description = "A built-in version of the code, such as kieker-releases:2.0.2 (see: sonde tradeoff measured).")
		private String code;

		@Option(names = "--sources", paramLabel = "SOURCES", description = "The sources of the code, measured now. "
				+ MeasureOptions.SOURCES)
		private String sources;

		@Option(names = "--verdict", paramLabel = "adopted|rejected",
				description = "Whether the tuning was adopted or rejected; needs --reasons.")
		private String verdict;

		@Option(names = "--reasons", paramLabel = "TEXT", description = "The reasons for --verdict.")
		private String reasons;

		@Mixin
		private MeasureOptions measuring;

		@Spec
		private CommandSpec command;

		@Override
		public Integer call() throws Exception {
			PrintWriter err = command.commandLine().getErr();
			checkOptions();
			SeriesArgument.requireNew(name, Files.exists(file) ? SeriesArgument.read(file, err) : SeriesArgument.fresh(file), file,
					command.commandLine());
			OwnTuning tuning = new OwnTuning(name, change, overhead(err), code(err), given(), Consequences.NONE);
			// Measuring may have taken long: the file as it is now.
			SeriesArgument.append(file, List.of(tuning), command.commandLine());
			command.commandLine().getOut().println(file);
			return ExitCode.OK;
		}

		private void checkOptions() {
			if (!file.toString().endsWith(OwnTunings.ENDING)) {
				throw new ParameterException(command.commandLine(),
						"The file's name must end with " + OwnTunings.ENDING + ", found " + file);
			}
			if (code != null && sources != null) {
				throw new ParameterException(command.commandLine(), "Give --code or --sources, not both");
			}
			if (sources == null && measuring.given().isPresent()) {
				throw new ParameterException(command.commandLine(),
						measuring.given().get() + " needs --sources: there is nothing else to measure");
			}
			if (results == null && (base != null || writer != null)) {
				throw new ParameterException(command.commandLine(), (base != null ? "--base" : "--writer") + " needs --results");
			}
			if ((verdict == null) != (reasons == null)) {
				throw new ParameterException(command.commandLine(), "--verdict and --reasons must be given together");
			}
		}

		private Optional<Verdict> given() {
			return Optional.ofNullable(verdict).map(word -> new Verdict(Diagnostics.valid(command.commandLine(), "--verdict",
					() -> Keyword.of(Verdict.Decision.class, word)), reasons, "our own"));
		}

		private OwnTuning.Overhead overhead(PrintWriter err) throws Exception {
			if (results == null) {
				return new OwnTuning.Overhead.Unknown("no result set is chosen for this tuning");
			}
			ResultSet set = ResultSets.open(results, err);
			if (BuiltInResults.find(set.id()).isEmpty() && !folder(Path.of(results)).equals(folder(file))) {
				throw new ParameterException(command.commandLine(),
						results + " must be in the folder of " + file + ", where Sonde looks for it by its id");
			}
			Optional<OverheadSource.Difference> usual = OverheadSource.usual(set, Optional.ofNullable(writer));
			if (usual.isEmpty() && (base == null || writer == null)) {
				throw new ParameterException(command.commandLine(),
						set.id() + " does not state which runs to use. Give --base and --writer, two of: "
								+ set.configurations().stream().map(run -> run.id()).collect(Collectors.joining(", ")));
			}
			try {
				OverheadSource.Difference chosen = new OverheadSource.Difference(set, base == null ? usual.get().base() : base,
						writer == null ? usual.get().monitored() : writer);
				return new OwnTuning.Overhead.Runs(set.id(), chosen.base(), chosen.monitored());
			} catch (IllegalArgumentException e) {
				throw new ParameterException(command.commandLine(), e.getMessage(), e);
			}
		}

		private static Path folder(Path of) {
			return of.toAbsolutePath().normalize().getParent();
		}

		private OwnTuning.Code code(PrintWriter err) throws Exception {
			if (sources != null) {
				return new OwnTuning.Code.Figures(ComplexitySource.Measured.of(measuring.measure(List.of(sources), err).getFirst()));
			}
			if (code == null) {
				return new OwnTuning.Code.Unknown("no version of the code is chosen for this tuning");
			}
			String[] parts = code.split(":", 2);
			MeasuredCode measured = MeasuredCode.find(parts[0]).orElseThrow(() -> new Failures.Failed(CommandProblem.NO_SUCH_CODE, parts[0],
					Stream.of(MeasuredCode.values()).map(MeasuredCode::id).collect(Collectors.joining(", "))));
			try {
				return new OwnTuning.Code.BuiltIn(measured, parts.length == 2 ? parts[1] : "");
			} catch (IllegalArgumentException e) {
				throw new ParameterException(command.commandLine(), "Invalid value for option '--code': " + e.getMessage(), e);
			}
		}
	}
}
