/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.Logs;
import org.sonde.cli.shared.ObservedText;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.cli.shared.SamplingOption;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.run.SwitchedMethods;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogJson;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs.Reading;
import org.sonde.report.traces.LogTables;
import org.sonde.traces.flight.FlightRecording;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.spans.SpanFile;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** {@code sonde traces}: what monitoring logs say was executed. */
@Command(name = "traces", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Read logs of Kieker, flight recordings and spans: calls, failures and durations of each operation, traces and their classes. "
		+ "Unreadable records are listed, never dropped silently. Ctrl-C prints the result so far.")
public final class TracesCommand extends PrintingCommand {
	private static final double MAX_SECONDS = 1e9; // 31 years
	private static final int MAX_PORT = 65_535;

	@Parameters(paramLabel = "LOG", arity = "0..*", description = Logs.DESCRIPTION)
	private List<Path> paths = List.of();

	@Option(names = "--operations",
			description = "Print the operations. This is the default without --reduce; give both options to print both. "
			+ "JSON adds callers, callees and calls over time.")
	private boolean operations;

	@Option(names = "--reduce",
			description = "Print one class for traces with equal call trees, the most expensive first, with the call tree.")
	private boolean reduce;

	@Option(names = "--top", paramLabel = "N", defaultValue = "10",
			description = "How many classes to list in a table; CSV and JSON list all." + DEFAULT)
	private int top;

	@Option(names = "--by-host", description = "Put traces into one class only if the same hosts executed the same calls.")
	private boolean byHost;

	@Option(names = "--merge", negatable = true, defaultValue = "true", fallbackValue = "true",
			description = "Read several logs as one, ordered by the time of each record, so that traces across hosts are complete. "
			+ "--no-merge reads one log after the other. This is faster for large archives if no trace is in two logs. Default: --merge.")
	private boolean merge;

	@Option(names = "--record-types", paramLabel = "FILE",
			description = "A file that lists your own record classes, so that Sonde can skip them in binary logs and streams. "
			+ "It has a line such as my.Record=sli for each class, with a letter per field.")
	private Path recordTypes;

	@Option(names = "--timeout", paramLabel = "SECONDS",
			description = "A trace that is incomplete after this time is invalid. Default: no limit.")
	private Double timeout;

	@Option(names = "--plan", paramLabel = "PLAN", description = "Compare this plan with what was recorded.")
	private Path planFile;

	@Mixin
	private SamplingOption sampling;

	@Mixin
	private CallPictureOptions pictures;

	@Option(names = "--follow",
			description = "Read the log while it is written, and print the classes of traces in each window. "
			+ "Ctrl-C stops it and prints the figures of the whole time.")
	private boolean follow;

	@Option(names = "--listen", paramLabel = "PORT",
			description = "Receive records from programs with Kieker's SingleSocketTcpWriter, and print as --follow does. "
			+ "Its default port is 10133; 0 is any free port.")
	private Integer port;

	@Option(names = "--listen-otlp", paramLabel = "PORT",
			description = "Receive spans that programs send by OTLP, by HTTP (protobuf or JSON) or gRPC, and print as --follow does. "
			+ "OpenTelemetry's default port is 4318 for HTTP and 4317 for gRPC; 0 is any free port.")
	private Integer otlpPort;

	@Option(names = "--bind", paramLabel = "ADDRESS", defaultValue = "localhost",
			description = "With --listen or --listen-otlp, the address to listen on. Default: ${DEFAULT-VALUE}, which only programs on this machine reach.")
	private String address;

	@Option(names = "--window", paramLabel = "SECONDS", defaultValue = "1", description = "The length of a window in seconds." + DEFAULT)
	private double window;

	@Option(names = "--for", paramLabel = "SECONDS", description = "With --follow, --listen or --listen-otlp, stop after this time.")
	private Double duration;

	@Mixin
	private ProgramOptions program;

	@Override
	public Integer call() throws Exception {
		check();
		pictures.check();
		Plan plan = planFile == null ? null : PlanArgument.load(planFile);
		Optional<PlanMatches> matches = plan == null ? Optional.empty() : program.matches(plan, output.err());
		try (Interruption interruption = new Interruption()) {
			boolean live = follow || listens();
			LogResults results = live ? watch(interruption)
					: new Logs(paths).read(new Reading(merge, types(), sampling.ratio()), options(), interruption, output.err());
			String name = listens() ? "from port " + listeningPort() : new Logs(paths).name(results);
			SwitchedMethods switched = plan == null ? SwitchedMethods.NONE : SwitchedMethods.ofLogs(paths);
			ObservedCalls observed = plan == null ? null
					: results.comparedWith(plan, matches, results.source(name)).withSwitched(switched.methods());
			if (!live || output.format() != Format.csv) {
				print(results, observed, live);
			}
			switched.sentence().ifPresent(output.err()::println);
			boolean drawn = pictures.draw(results, name, output.err());
			if (listens()) {
				Logs.warn(results, output.err());
			} else {
				new Logs(paths).warnAlsoIfEmpty(results, output.err());
				sampling.warnIfUnused(results, output.err());
			}
			return drawn ? Logs.code(results) : ExitCode.FAILED;
		}
	}

	private RecordTypes types() throws Failures.Failed {
		try {
			return recordTypes == null ? RecordTypes.OF_KIEKER : RecordTypes.with(recordTypes);
		} catch (FileSystemException | CharacterCodingException e) {
			throw Failures.Failed.unreadable(recordTypes, e);
		} catch (IOException e) {
			throw new Failures.Failed(CommandProblem.NO_RECORD_TYPE, e.getMessage());
		}
	}

	private LogResults watch(Interruption interruption) throws Failures.Failed {
		require(!follow || !isWritten(paths.getFirst()),
				"--follow takes a log of Kieker: flight recordings and spans are read when they are written");
		LiveTraces watching = new LiveTraces(types(), options(), window, duration == null ? Double.POSITIVE_INFINITY : duration, top,
				output,
				interruption::isInterrupted);
		if (follow) {
			return watching.follow(paths.getFirst());
		}
		InetSocketAddress at = new InetSocketAddress(address, listeningPort());
		return otlpPort == null ? watching.listen(at) : watching.listenOtlp(at, sampling.ratio());
	}

	private boolean listens() {
		return port != null || otlpPort != null;
	}

	private int listeningPort() {
		return otlpPort == null ? port : otlpPort;
	}

	private static boolean isWritten(Path path) {
		try {
			return Files.isRegularFile(path)
					&& !(FlightRecording.find(path, new LogProblems()).isEmpty() && SpanFile.find(path, new LogProblems()).isEmpty());
		} catch (IOException e) {
			return false; // whoever follows it says why
		}
	}

	private void check() {
		boolean live = follow || listens();
		sampling.ratio();
		require(!isGiven("--sampling-ratio") || !follow && port == null, "--sampling-ratio is for spans, not for --follow and --listen");
		require(listens() || !paths.isEmpty(), "'sonde traces' needs LOG, --listen or --listen-otlp");
		require(planFile != null || !program.given(), "--classes needs --plan: it is for the patterns of a plan");
		require(!listens() || paths.isEmpty() && !follow,
				"--listen and --listen-otlp exclude LOG and --follow: they receive what programs send");
		require(port == null || otlpPort == null, "--listen excludes --listen-otlp: start two commands");
		require(otlpPort == null || recordTypes == null, "--record-types is for Kieker's records, not for --listen-otlp");
		require(!listens() || listeningPort() >= 0 && listeningPort() <= MAX_PORT,
				(otlpPort == null ? "--listen" : "--listen-otlp") + " takes a port from 0 to " + MAX_PORT + ", found "
						+ (otlpPort == null ? port : otlpPort));
		require(!follow || paths.size() == 1, "--follow takes one LOG");
		require(window > 0 && window <= MAX_SECONDS, "--window must be above 0 seconds, found " + window);
		require(duration == null || live && duration > 0, "--for needs --follow, --listen or --listen-otlp, and must be above 0 seconds");
		require(!live || !isGiven("--merge"),
				"--merge excludes --follow, --listen and --listen-otlp: it needs finished logs");
		require(!live || output.format() != Format.csv || !operations,
				"With --follow, --listen or --listen-otlp, CSV has the classes of each window; for --operations use --format table or json");
		require(listens() || !isGiven("--bind"), "--bind needs --listen or --listen-otlp");
		require(live || !isGiven("--window"), "--window needs --follow, --listen or --listen-otlp");
		require(!listens() || !new InetSocketAddress(address, listeningPort()).isUnresolved(),
				"--bind: '" + address + "' is not an address");
		require(top >= 1, "--top must be 1 or more, found " + top);
		require(timeout == null || timeout > 0 && timeout <= MAX_SECONDS, "--timeout must be above 0 seconds, found " + timeout);
		require(output.format() != Format.csv || !(operations && reduce) && planFile == null,
				"CSV has one table: give --operations or --reduce; for a plan, use 'sonde calls'");
	}

	private boolean isGiven(String option) {
		return output.command().getParseResult().hasMatchedOption(option);
	}

	private void require(boolean condition, String rule) {
		if (!condition) {
			throw new ParameterException(output.command(), rule);
		}
	}

	private LogAnalysis.Options options() {
		return pictures.keeping(new LogAnalysis.Options(byHost,
				timeout == null ? TraceLimits.DEFAULT : TraceLimits.DEFAULT.withMaxTraceSeconds(timeout)));
	}

	private void print(LogResults results, ObservedCalls observed, boolean inOneLine) {
		switch (output.format()) {
			case json -> {
				JsonNode json = observed == null ? LogJson.of(results, operations, reduce)
						: LogJson.of(results, operations, reduce, observed);
				if (inOneLine) {
					output.line(json);
				} else {
					output.json(json);
				}
			}
			case csv -> output.table(reduce ? LogTables.classesCsv(results.classes().classes())
					: LogTables.operationsCsv(results));
			case table -> {
				if ((operations || !reduce) && !results.operations().isEmpty()) {
					output.table(LogTables.operations(results));
					output.print("\n");
				}
				if (reduce && !results.classes().classes().isEmpty()) {
					printClasses(results.classes().classes());
				}
				if (observed != null) {
					output.table(ObservedText.table(observed));
					output.print("\n");
				}
				output.print(results.summary() + "\n");
				if (reduce && results.isFlight() && results.classes().classes().isEmpty()) {
					output.err().println("sonde: method timing has counts, but no traces; record with method-trace to get them");
				}
				if (observed != null) {
					ObservedText.lines(observed).forEach(output.err()::println);
				}
			}
		}
	}

	private void printClasses(List<TraceClass> classes) {
		List<TraceClass> shown = classes.stream().limit(top).toList();
		output.table(LogTables.classes(classes, top));
		for (int i = 0; i < shown.size(); i++) {
			String kept = LogTables.kept(shown.get(i));
			output.print("\n" + LogTables.title(i + 1, shown.get(i)) + "\n" + (kept.isEmpty() ? "" : kept + "\n"));
			output.table(LogTables.tree(shown.get(i)));
		}
		if (classes.size() > top) {
			output.print("\nAnd " + (classes.size() - top) + " less expensive " + (classes.size() - top == 1 ? "class" : "classes")
					+ "; --top " + classes.size() + " lists all.\n");
		}
		output.print("\n");
	}
}
