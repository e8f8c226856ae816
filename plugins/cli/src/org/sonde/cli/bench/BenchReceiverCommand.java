/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.saturation.NestedTraces;
import org.sonde.benchmark.saturation.ReplaySource;
import org.sonde.benchmark.saturation.ReplayedLogs;
import org.sonde.benchmark.saturation.Saturation;
import org.sonde.benchmark.saturation.SaturationDesign;
import org.sonde.benchmark.saturation.SaturationStudy;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.ReplacingCommand;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.report.results.SaturationDrawing;
import org.sonde.report.results.SaturationTable;
import org.sonde.report.traces.drawing.DrawingSvg;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde bench receiver}: how many traces a receiver takes. */
@Command(name = "receiver", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure how many traces Sonde's receiver takes per second: senders replay traces as fast as it takes them. "
		+ "The receiver has one processor. It reconstructs traces from records, or also reduces the traces to classes. "
		+ "Ctrl-C prints the result so far.")
public final class BenchReceiverCommand extends ReplacingCommand {

	private static final int PUBLISHED_DEPTH = 10;
	private static final double MILLIS_PER_SECOND = 1000;

	@Parameters(paramLabel = "LOG", arity = "0..*", description = "Logs of Kieker to replay, up to 64 MB of records. Default: traces of a method that calls itself.")
	private List<Path> logs = new ArrayList<>();

	@Option(names = "--probe-kind", paramLabel = "KIND", defaultValue = "operation-events",
			description = "Without logs, the kind of the records: operation-events or operation-execution." + DEFAULT)
	private String kind;

	@Option(names = "--depth", paramLabel = "N", defaultValue = "10", description = "Without logs, method executions per trace." + DEFAULT)
	private int depth;

	@Option(names = "--phase", paramLabel = "PHASE", split = ",", defaultValue = "reconstruction,reduction",
			description = "What the receiver does: reconstruction, reduction, or both." + DEFAULT)
	private List<String> phases = new ArrayList<>();

	@Option(names = "--senders", paramLabel = "N", split = ",", defaultValue = "1,2,4,8", description = "Numbers of senders to measure."
			+ DEFAULT)
	private List<Integer> senders = new ArrayList<>();

	@Option(names = "--forks", paramLabel = "N", defaultValue = "3",
			description = "Receivers per row, each in a new JVM; 3 or more for intervals."
			+ DEFAULT)
	private int forks;

	@Option(names = "--warm-up", paramLabel = "S", defaultValue = "5", description = "Seconds of each JVM that do not count." + DEFAULT)
	private double warmUp;

	@Option(names = "--seconds", paramLabel = "S", defaultValue = "5", description = "Seconds to measure in each JVM after its warm-up."
			+ DEFAULT)
	private double seconds;

	@Option(names = "--plan-rate", paramLabel = "N",
			description = "Also print how many processors and MB/s this many traces per second need.")
	private Double planRate;

	@Option(names = "--picture", paramLabel = "FILE.svg", description = "Draw traces per second and CPU time by the number of senders.")
	private Path picture;

	@Override
	public Integer call() throws BenchmarkException, Failures.Failed {
		SaturationDesign design = design();
		replacing.check(new OverwriteOption.Wanted(picture, OverwriteOption.Kind.PICTURE));
		try (Interruption interruption = new Interruption(); TerminalProgress progress = TerminalProgress.of(output.err())) {
			Saturation saturation = SaturationStudy.measure(design, BenchOptions.traceReceiver(),
					progress.until(interruption::isInterrupted));
			print(saturation);
			if (picture != null) {
				draw(saturation);
			}
			return interruption.isInterrupted() ? ExitCode.INTERRUPTED : ExitCode.OK;
		}
	}

	/** Returns the design that the user asks for. */
	SaturationDesign design() throws Failures.Failed {
		if (planRate != null && !(planRate > 0 && Double.isFinite(planRate))) {
			throw new ParameterException(output.command(), "--plan-rate is a number of traces per second above 0, found " + planRate);
		}
		ReplaySource source = source();
		List<Phase> wanted = Diagnostics.valid(output.command(), "--phase",
				() -> phases.stream().map(BenchReceiverCommand::phase).distinct().sorted().toList());
		return Diagnostics.valid(output.command(), "--senders, --seconds, --forks",
				() -> new SaturationDesign(wanted, senders, source, seconds(warmUp), seconds(seconds), forks));
	}

	private ReplaySource source() throws Failures.Failed {
		for (Path log : logs) {
			if (!Files.exists(log)) {
				throw Failures.Failed.unreadable(log, new NoSuchFileException(log.toString()));
			}
		}
		return logs.isEmpty()
				? Diagnostics.valid(output.command(), "--probe-kind, --depth",
						() -> new NestedTraces(Keyword.of(ProbeKind.class, kind), depth))
				: new ReplayedLogs(logs.stream().map(Path::toAbsolutePath).toList());
	}

	private static Phase phase(String keyword) {
		Phase phase = Keyword.of(Phase.class, keyword);
		if (phase != Phase.RECONSTRUCTION && phase != Phase.REDUCTION) {
			throw new IllegalArgumentException("'" + keyword + "' is neither reconstruction nor reduction");
		}
		return phase;
	}

	private static Duration seconds(double seconds) {
		return Duration.ofMillis(Math.round(seconds * MILLIS_PER_SECOND));
	}

	private void draw(Saturation saturation) throws Failures.Failed {
		List<String> notes = new ArrayList<>(new SaturationText(saturation).conditions());
		if (isAsPublished()) {
			notes.add(SaturationText.PUBLISHED);
		}
		OverwriteOption.write(picture, DrawingSvg.of(SaturationDrawing.of(saturation, notes)));
	}

	private boolean isAsPublished() {
		return logs.isEmpty() && depth == PUBLISHED_DEPTH;
	}

	private void print(Saturation saturation) {
		switch (output.format()) {
			case json -> output.json(SaturationTable.json(saturation));
			case csv -> output.table(SaturationTable.of(saturation));
			case table -> {
				SaturationText text = new SaturationText(saturation);
				output.print(String.join("\n", text.conditions()) + "\n\n");
				output.table(text.table());
				text.conclusions(planRate == null ? OptionalDouble.empty() : OptionalDouble.of(planRate))
						.forEach(sentence -> output.print("\n" + sentence));
				output.print(isAsPublished() ? "\n" + SaturationText.PUBLISHED + "\n" : "\n");
			}
		}
	}
}
