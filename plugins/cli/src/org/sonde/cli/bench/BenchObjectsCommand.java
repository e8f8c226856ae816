/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.benchmark.objects.Claim;
import org.sonde.benchmark.objects.GridCell;
import org.sonde.benchmark.objects.GridCells;
import org.sonde.benchmark.objects.GridClaims;
import org.sonde.benchmark.objects.GridDesign;
import org.sonde.benchmark.objects.GridFigure;
import org.sonde.benchmark.objects.GridPart;
import org.sonde.benchmark.objects.GridResult;
import org.sonde.benchmark.objects.GridSets;
import org.sonde.benchmark.objects.GridStudy;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.ReplacingCommand;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.table.Table;
import org.sonde.overhead.ShellWords;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.report.results.GridDrawing;
import org.sonde.report.results.GridTable;
import org.sonde.report.traces.drawing.DrawingSvg;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code sonde bench objects}: what watching objects costs. */
@Command(name = "objects", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure what it costs to watch fields and objects. Measures fields and types without observers, and events that are created, handed over and delivered, by "
		+ "delivery policy and number of observers. --grid repeats the experiment of the MOOMS paper (2004) and checks its claims. The same "
		+ "command in the same folder goes on where an earlier one ended. Ctrl-C prints and stores the result so far.")
public final class BenchObjectsCommand extends ReplacingCommand {
	private static final double MILLIS_PER_SECOND = 1000;
	private static final double MILLIS_PER_MINUTE = 60_000;

	@Option(names = { "-o", "--output" }, paramLabel = "FOLDER", required = true,
			description = "The folder for result sets and for what is measured so far. It is created if missing.")
	private Path folder;

	@Option(names = "--part", paramLabel = "PART", split = ",",
			description = "What to measure: stages, gaps, jmx, carriers, short, paper, models, busy, urgent. Default: stages,short.")
	private List<String> parts = new ArrayList<>();

	@Option(names = "--grid", description = "Measure all parts.")
	private boolean grid;

	@Option(names = "--cell", paramLabel = "ID", split = ",",
			description = "Measure only these cells of the parts, such as batch-30-clients-1.")
	private List<String> cells = new ArrayList<>();

	@Option(names = "--processors", paramLabel = "N", split = ",", defaultValue = "1,2",
			description = "How many processors the watched program gets, by taskset." + DEFAULT)
	private List<Integer> processors = new ArrayList<>();

	@Option(names = "--forks", paramLabel = "N", defaultValue = "5", description = "JVMs per cell; 3 or more for intervals." + DEFAULT)
	private int forks;

	@Option(names = "--warm-up", paramLabel = "S", defaultValue = "1", description = "Seconds of each JVM that do not count." + DEFAULT)
	private double warmUp;

	@Option(names = "--seconds", paramLabel = "S", defaultValue = "2",
			description = "Seconds to measure in each JVM, or three periods if these are longer." + DEFAULT)
	private double seconds;

	@Option(names = "--minutes", paramLabel = "M", description = "Start no JVM that would end after M minutes. Default: no limit.")
	private Double minutes;

	@Option(names = "--attempts", paramLabel = "N", defaultValue = "3",
			description = "How many times to try a JVM that is void or disturbed by other programs; 1 means no repetition." + DEFAULT)
	private int attempts;

	@Option(names = "--keep-awake",
			description = "Keep processors without work from halting, by taskset and chrt. In a virtual machine, waking them takes long and varies.")
	private boolean keepAwake;

	@Option(names = "--work", paramLabel = "µs",
			description = "How long each operation of the watched program computes. Default: so long that delivery by the production thread costs 89 %%, as in the paper.")
	private Double work;

	@Option(names = "--java", paramLabel = "FOLDER|RELEASE",
			description = "The Java to measure with, 17 or later. Default: the newest found.")
	private String java;

	@Option(names = "--jvm-argument", paramLabel = "ARGUMENT", description = "An argument of every watched JVM. May be repeated.")
	private List<String> jvmArguments = new ArrayList<>();

	@Option(names = "--jolokia", paramLabel = "AGENT.jar",
			description = "Jolokia's agent for JVMs. With it, the part jmx also polls by HTTP.")
	private Path jolokia;

	@Option(names = "--picture", paramLabel = "FILE.svg", description = "Draw the grid next to Figures 5 to 8 of the paper.")
	private Path picture;

	@Override
	public Integer call() throws BenchmarkException, Failures.Failed {
		GridDesign design = design();
		try {
			Files.createDirectories(folder);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(folder, e);
		}
		replacing.check(wanted(design));
		try (Interruption interruption = new Interruption(); TerminalProgress progress = TerminalProgress.of(output.err())) {
			GridResult result = GridStudy.measure(design, folder, progress.until(interruption::isInterrupted));
			Map<Integer, ResultSet> sets = store(result);
			List<Claim> claims = sets.entrySet().stream().flatMap(set -> GridClaims.of(set.getValue(), set.getKey()).stream()).toList();
			print(result, sets, claims);
			if (picture != null) {
				draw(result, sets);
			}
			BenchOptions.disturbance(result.points().stream().flatMap(point -> point.forks().stream())
					.map(fork -> fork.find(GridFigure.FOREIGN_PROCESSORS).orElse(0)).toList())
					.ifPresent(warning -> output.err().println("sonde: " + warning));
			result.voids().forEach(reason -> output.err().println("sonde: " + reason));
			return interruption.isInterrupted() ? ExitCode.INTERRUPTED : result.voids().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
		}
	}

	/** Returns the design that the user asks for. */
	GridDesign design() throws BenchmarkException {
		List<GridPart> wanted = grid ? List.of(GridPart.values())
				: parts.isEmpty() ? List.of(GridPart.STAGES, GridPart.SHORT)
						: Diagnostics.valid(output.command(), "--part",
								() -> parts.stream().map(part -> Keyword.of(GridPart.class, part)).toList());
		List<GridCell> all = new ArrayList<>(GridCells.of(wanted));
		if (jolokia != null) {
			Diagnostics.valid(output.command(), "--jolokia", () -> {
				if (!wanted.contains(GridPart.JMX) || !Files.isRegularFile(jolokia)) {
					throw new IllegalArgumentException("name the jar of the agent, and measure the part jmx with it; found " + jolokia);
				}
				return all.addAll(GridCells.polledByHttp(jolokia));
			});
		}
		List<String> unknown = cells.stream().filter(id -> all.stream().noneMatch(cell -> cell.id().equals(id))).toList();
		Diagnostics.valid(output.command(), "--cell", () -> {
			if (!unknown.isEmpty()) {
				throw new IllegalArgumentException("the chosen parts have no cell " + String.join(", ", unknown) + "; they have "
						+ String.join(", ", all.stream().map(GridCell::id).toList()));
			}
			return all;
		});
		JavaHome home = home();
		return Diagnostics.valid(output.command(), "--processors, --forks, --warm-up, --seconds, --minutes, --attempts, --work",
				() -> new GridDesign(all.stream().filter(cell -> cells.isEmpty() || cells.contains(cell.id())).toList(), processors, forks,
						Duration.ofMillis(Math.round(warmUp * MILLIS_PER_SECOND)),
						Duration.ofMillis(Math.round(seconds * MILLIS_PER_SECOND)),
						work == null ? OptionalDouble.empty() : OptionalDouble.of(work), keepAwake, attempts,
						Optional.ofNullable(minutes).map(value -> Duration.ofMillis(Math.round(value * MILLIS_PER_MINUTE))), home,
						jvmArguments));
	}

	private JavaHome home() throws BenchmarkException {
		JavaHome home = java == null ? JavaHomes.find().getLast() : JavaHomes.named(java);
		if (!GridDesign.JAVA.contains(home.feature())) {
			throw new BenchmarkException(BenchmarkProblem.NO_JDK, "object monitoring", GridDesign.JAVA, home.version());
		}
		return home;
	}

	private OverwriteOption.Wanted[] wanted(GridDesign design) {
		List<OverwriteOption.Wanted> all = new ArrayList<>(List.of(new OverwriteOption.Wanted(picture, OverwriteOption.Kind.PICTURE)));
		design.processors().stream().flatMap(count -> GridSets.ids(count).stream())
				.forEach(id -> all.add(new OverwriteOption.Wanted(file(id), OverwriteOption.Kind.OBJECT_COSTS)));
		return all.toArray(OverwriteOption.Wanted[]::new);
	}

	private Path file(String id) {
		return folder.resolve(id + ".json");
	}

	/** The sets of test cases, by the number of processors. */
	private Map<Integer, ResultSet> store(GridResult result) throws Failures.Failed {
		Map<Integer, ResultSet> ofTestCases = new LinkedHashMap<>();
		for (ResultSet set : GridSets.of(result, repeating())) {
			OverwriteOption.write(file(set.id()), ResultSetDocument.of(set).toJson());
			output.err().println("Wrote " + file(set.id()) + ".");
			result.processors().stream().filter(count -> GridSets.id(count).equals(set.id())).forEach(count -> ofTestCases.put(count, set));
		}
		return ofTestCases;
	}

	/** The command that repeats this, in a folder of its own. */
	private String repeating() {
		List<String> words = new ArrayList<>(List.of("sonde", "bench", "objects", "-o", "results"));
		output.command().getParseResult().matchedOptions().stream()
				.filter(option -> !List.of("--output", "--picture", "--java", "--format", "--overwrite").contains(option.longestName()))
				.forEach(option -> {
					words.add(option.longestName());
					if (option.arity().max() > 0) {
						words.add(option.longestName().equals("--jolokia") ? jolokia.getFileName().toString()
								: String.join(",", option.originalStringValues()));
					}
				});
		return ShellWords.line(words);
	}

	private void draw(GridResult result, Map<Integer, ResultSet> sets) throws Failures.Failed {
		Optional<String> svg = GridDrawing.of(sets, new GridText(result).conditions()).map(DrawingSvg::of);
		if (svg.isEmpty()) {
			output.err().println(
					"sonde: nothing was drawn, because the program without sensors was not measured. Measure the part short or paper.");
		} else {
			OverwriteOption.write(picture, svg.get());
		}
	}

	private void print(Table table) {
		if (!table.rows().isEmpty()) {
			output.print("\n");
			output.table(table);
		}
	}

	private void print(GridResult result, Map<Integer, ResultSet> sets, List<Claim> claims) {
		switch (output.format()) {
			case json -> output.json(GridTable.json(result, claims));
			case csv -> output.table(GridTable.of(result));
			case table -> {
				GridText text = new GridText(result);
				output.print(String.join("\n", text.conditions()) + "\n");
				print(text.operations());
				print(text.table());
				sets.values().forEach(set -> {
					Table policies = PolicyTable.of(set);
					if (!policies.rows().isEmpty()) {
						output.print("\n" + set.title() + ":\n");
						output.table(policies);
						output.print("\n");
						output.table(PolicyTable.delays(set));
					}
				});
				if (claims.stream().anyMatch(claim -> claim.measured().isPresent())) {
					print(GridText.claims(claims));
				}
			}
		}
	}
}
