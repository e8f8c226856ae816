/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.common.keyword.Keyword;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.graph.CallPart;
import org.sonde.report.traces.graph.GraphFilter;
import org.sonde.report.traces.pictures.CallPicture;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.report.traces.pictures.Weight;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceChoice;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Pictures of the calls in logs. */
final class CallPictureOptions extends CommandOptions {

	private static final String SMALLER_GRAPH = "Draw less with --by type, --by package, --min-calls or --around, write .dot or .graph.svg, "
			+ "or raise these settings where Mermaid is called.";
	private static final String SMALLER_TRACE = "Choose a smaller trace with --trace, write .trace.svg, or raise this setting where Mermaid is called.";

	@Option(names = "--picture", paramLabel = "FILE",
			description = "Also draw the calls of all valid traces, or one trace. The ending of the name says how. Call trees: .svg is an icicle graph; .collapsed and "
			+ ".speedscope.json are for tools that draw flame graphs. Who calls whom: .graph.svg, .dot (Graphviz), .puml (PlantUML), .mmd (Mermaid). "
			+ "One trace as a sequence diagram: .trace.svg, .trace.puml, .trace.mmd. May be repeated.")
	private List<Path> files = new ArrayList<>();

	@Option(names = "--weight", paramLabel = "WEIGHT", defaultValue = "time",
			description = "What the width of a call in a call tree stands for: time or calls. Default: ${DEFAULT-VALUE}.")
	private String weight;

	@Option(names = "--trace", paramLabel = "TRACE", defaultValue = "slowest",
			description = "The trace of a sequence diagram: slowest, most-calls, class:N, class:N:RANK, or the id of a trace. --reduce lists classes and ids. "
			+ "class:N is the mean of class N, class:N:RANK one of its traces. "
			+ "RANK is fastest, median, p90, p99 or slowest. Default: ${DEFAULT-VALUE}.")
	private String trace;

	@Option(names = "--by", paramLabel = "PART", defaultValue = "operation",
			description = "What is one box in a picture of who calls whom: operation, type, package or host. Default: ${DEFAULT-VALUE}.")
	private String part;

	@Option(names = "--min-calls", paramLabel = "N", defaultValue = "1",
			description = "Leave out boxes and lines with fewer calls from a picture of who calls whom. Default: ${DEFAULT-VALUE}.")
	private long minCalls;

	@Option(names = "--around", paramLabel = "TEXT", defaultValue = "",
			description = "In a picture of who calls whom, draw only the boxes with this text in their names, and what they call or are called by.")
	private String around;

	@Mixin
	private OverwriteOption replacing;

	/**
	 * Before the logs are read, which may take long.
	 *
	 * @throws ParameterException if a file's name has no known ending, or an option no such value
	 * @throws Failures.Failed    if a file cannot be written, or is somebody else's
	 */
	void check() throws Failures.Failed {
		Diagnostics.valid(command(), "--weight", () -> Keyword.of(Weight.class, weight));
		Diagnostics.valid(command(), "--by", () -> Keyword.of(CallPart.class, part));
		Diagnostics.valid(command(), "--trace", () -> TraceArgument.of(trace));
		for (Path file : files) {
			require(CallPicture.of(file).isPresent(), "--picture takes a file that ends with " + CallPicture.endings() + ", found " + file);
		}
		require(!files.isEmpty() || !isGiven("--weight"), "--weight needs --picture");
		require(minCalls >= 1, "--min-calls must be 1 or more, found " + minCalls);
		for (String option : List.of("--by", "--min-calls", "--around")) {
			require(!isGiven(option) || files.stream().anyMatch(file -> CallPicture.of(file).orElseThrow().isOfGraph()),
					option + " needs --picture with a file that ends with "
							+ endings(CallPicture::isOfGraph));
		}
		require(!isGiven("--trace") || showsTrace(),
				"--trace needs --picture with a file that ends with " + endings(CallPicture::isOfTrace));
		replacing.check(files.stream().map(file -> new OverwriteOption.Wanted(file, OverwriteOption.Kind.CALLS))
				.toArray(OverwriteOption.Wanted[]::new));
	}

	private void require(boolean condition, String rule) {
		if (!condition) {
			throw new ParameterException(command(), rule);
		}
	}

	private static String endings(Predicate<CallPicture> shown) {
		return Arrays.stream(CallPicture.values()).filter(shown).map(form -> "." + form.ending()).collect(Collectors.joining(", "));
	}

	private boolean showsTrace() {
		return files.stream().anyMatch(file -> CallPicture.of(file).orElseThrow().isOfTrace());
	}

	private boolean isGiven(String option) {
		return command().getParseResult().hasMatchedOption(option);
	}

	/** The options with the trace that is to be drawn. */
	LogAnalysis.Options keeping(LogAnalysis.Options options) {
		return showsTrace() && TraceArgument.of(trace) instanceof TraceArgument.Single(TraceChoice choice) ? options.keeping(choice)
				: options;
	}

	/**
	 * Draws what is asked for, and says what cannot be drawn.
	 *
	 * @param name of the log, for people
	 * @return whether all is drawn
	 */
	boolean draw(LogResults log, String name, PrintWriter err) throws Failures.Failed {
		if (log.traces().valid() == 0) {
			files.forEach(file -> err.println("sonde: " + file + " is not drawn, because there is no valid trace"));
			return files.isEmpty();
		}
		boolean all = true;
		CallPicture.Settings settings = new CallPicture.Settings(Keyword.of(Weight.class, weight), Keyword.of(CallPart.class, part),
				new GraphFilter(minCalls, around, false, 1, Set.of()),
				TraceArgument.of(trace) instanceof TraceArgument.OfClass(DrawnTrace drawn) ? drawn : new DrawnTrace.Single(log.single()));
		for (Path file : files) {
			try {
				CallPicture form = CallPicture.of(file).orElseThrow();
				String text = form.text(log, name, settings);
				OverwriteOption.write(file, text);
				err.println("Wrote " + file + ".");
				form.tooLargeForMermaid(text).ifPresent(why -> err.println("sonde: " + file + " is too large for Mermaid: " + why + ". "
						+ (form.isOfTrace() ? SMALLER_TRACE : SMALLER_GRAPH)));
			} catch (NoSuchElementException e) {
				all = false;
				err.println("sonde: " + file + " is not drawn: --trace " + trace + ": there is " + e.getMessage());
			}
		}
		return all;
	}
}
