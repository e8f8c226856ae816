/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.json.ResultSetDocument;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./sonde truth}: compares estimates with real programs. */
@Command(name = "truth", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Compare estimates with real programs: estimate plans, measure them, and print the table. Plans in the data are not measured again.")
public final class Main implements Callable<Integer> {
	/** One digit in the name of such a program. */
	private static final int MOST_COPIES = 9;

	@Spec
	private CommandSpec spec;

	@Option(names = "--program", paramLabel = "ID", split = ",",
			description = "The programs, or 'held-out' for those of the final test. Default: all except those of the final test.")
	private List<String> programs = new ArrayList<>();

	@Option(names = "--plans", paramLabel = "NUMBER", split = ",", defaultValue = "0,1,2,3,4,5,6,7",
			description = "The plans of each program: 3 has a package, 5 entry points, 7 the method with the most calls, the others random methods. Default: ${DEFAULT-VALUE}.")
	private List<Integer> plans;

	@Option(names = "--minutes", paramLabel = "M", defaultValue = "10",
			description = "Start no trial after so many minutes; 0 only prints the table. Default: ${DEFAULT-VALUE}.")
	private double minutes;

	@Option(names = "--java", paramLabel = "RELEASE", defaultValue = "25",
			description = "The Java release that runs the programs. Default: ${DEFAULT-VALUE}.")
	private String java;

	@Option(names = "--writer", paramLabel = "WRITER", defaultValue = "binary",
			description = "Where the records go: binary, text or tcp. Use the calibration's writer. Default: ${DEFAULT-VALUE}.")
	private String writer;

	@Option(names = "--warm-up", paramLabel = "SECONDS", defaultValue = "3",
			description = "How long each JVM works before it is measured. For experiments; combine it with --data, so that they stay apart. Default: ${DEFAULT-VALUE}.")
	private double warmUp;

	@Option(names = "--copies", paramLabel = "N", defaultValue = "1",
			description = "Run N copies of each program at the same time, 1 to 9, in threads that share nothing. Default: ${DEFAULT-VALUE}.")
	private int copies;

	@Option(names = "--calibration", paramLabel = "FILE", split = ",",
			description = "Result sets of 'sonde bench calibrate' on this machine with this Java, one per kind of probes. Default: those of the last six hours; if there are none, "
					+ "they are measured first, which takes ten minutes.")
	private List<Path> calibrations = new ArrayList<>();

	@Option(names = "--page", paramLabel = "FILE.md", description = "Write the tables to this file. Default: the terminal.")
	private Path page;

	@Option(names = "--picture", paramLabel = "FILE.svg", description = "Also draw measured against estimated overhead into this file.")
	private Path picture;

	@Option(names = "--portions",
			description = "Print the errors of collecting and hand-over separately, and what measuring both says about other plans. Measures nothing.")
	private boolean portions;

	@Option(names = "--programs-folder", paramLabel = "DIR", required = true, hidden = true, description = "The module with the programs.")
	private Path module;

	@Option(names = "--calibrations-folder", paramLabel = "DIR", required = true, hidden = true,
			description = "Where calibrations are kept that nobody named.")
	private Path fresh;

	@Option(names = "--data", paramLabel = "DIR", required = true,
			description = "The folder of the trials and their calibrations. Default: tests/laboratory/data.")
	private Path data;

	/** @param arguments as {@code --help} prints them */
	public static void main(String[] arguments) {
		// The script names the usual folder of the data first.
		System.exit(new CommandLine(new Main()).setOverwrittenOptionsAllowed(true).execute(arguments));
	}

	@Override
	public Integer call() throws Exception {
		if (copies < 1 || copies > MOST_COPIES) {
			throw new ParameterException(spec.commandLine(),
					"Invalid value for option '--copies': it is a number from 1 to " + MOST_COPIES + ", found " + copies + ".");
		}
		PrintWriter out = new PrintWriter(System.out, true);
		if (portions) {
			out.print(PortionTable.of(data));
			out.flush();
			return 0;
		}
		if (minutes > 0) {
			JavaHome home = JavaHomes.named(java);
			Map<Path, CostModel> models = new TreeMap<>();
			for (Path file : calibrations.isEmpty() ? FreshCalibrations.of(home, RecordTo.get(writer), fresh) : calibrations) {
				models.put(file, CostModel.of(ResultSetDocument.read(file).resultSet()));
				Estimates.keep(file, data);
			}
			Predicate<LabProgram> wanted = programs.isEmpty() ? program -> !program.heldOut()
					: programs.equals(List.of("held-out")) ? LabProgram::heldOut : program -> Set.copyOf(programs).contains(program.id());
			Laboratory.run(home, RecordTo.get(writer), Laboratory.thorough(Duration.ofMillis(Math.round(1000 * warmUp))), module, data,
					models, wanted, copies, plans, Duration.ofMillis(Math.round(60_000 * minutes)));
		}
		Map<Figure, List<Trial>> trials = Trial.byFigure(data);
		String text = TruthPage.of(trials, InstrumentationTable.of(data), AllocationTable.of(data));
		if (page == null) {
			out.print(text);
			out.flush();
		} else {
			Files.writeString(page, text);
		}
		if (picture != null) {
			Files.writeString(picture, TruthPicture.of(TruthTable.of(trials.get(Figure.APPLICATION_CPU)).trials(), Basis.WITH_GAPS));
		}
		return 0;
	}
}
