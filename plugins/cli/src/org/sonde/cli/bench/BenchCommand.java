/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.common.table.Table;
import org.sonde.overhead.OverheadException;
import org.sonde.report.results.SubjectsJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code sonde bench}: overhead measured on this machine. */
@Command(name = "bench", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		subcommands = { BenchRunCommand.class, BenchCalibrateCommand.class, BenchVersionsCommand.class, BenchProgramCommand.class,
				BenchReceiverCommand.class, BenchObjectsCommand.class, BenchCheckCommand.class, HelpCommand.class },
		synopsisSubcommandLabel = "COMMAND", description = "Measure what probes cost on this machine or in a program of yours, and how many traces a receiver takes.")
public final class BenchCommand {

	@Command(name = "subjects", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "List what can be measured: the built-in subjects, and those in descriptor files.")
	int subjects(@Parameters(paramLabel = "FILE", arity = "0..*", description = "A file that describes a subject.") List<String> files,
			@Mixin OutputOptions output) throws OverheadException, BenchmarkException {
		List<Subject> subjects = new ArrayList<>(BuiltInSubjects.all());
		for (String file : files == null ? List.<String>of() : files) {
			subjects.add(BenchOptions.subject(file, output.err()));
		}
		List<JavaHome> javas = JavaHomes.find();
		if (output.format() == Format.json) {
			output.json(SubjectsJson.of(subjects, javas));
			return ExitCode.OK;
		}
		String none = output.format() == Format.csv ? "" : "none found";
		List<List<String>> rows = new ArrayList<>();
		for (Subject subject : subjects) {
			for (SubjectConfiguration configuration : subject.configurations()) {
				rows.add(List.of(subject.id(), configuration.id(), configuration.phase().keyword(), configuration.java().toString(),
						found(configuration, javas).map(release -> Integer.toString(release)).orElse(none), subject.title()));
			}
		}
		output.table(new Table(List.of("subject", "configuration", "phase", "java", "found", "title"), rows));
		return ExitCode.OK;
	}

	private static Optional<Integer> found(SubjectConfiguration configuration, List<JavaHome> javas) {
		return configuration.java().choose(javas).map(JavaHome::feature);
	}

	@Command(name = "javas", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "List the Java installations found. Each subject runs on the newest that it supports.")
	int javas(@Parameters(paramLabel = "FOLDER", arity = "0..*", description = "A further Java installation to list.") List<Path> folders,
			@Mixin OutputOptions output) throws BenchmarkException {
		List<JavaHome> javas = new ArrayList<>(JavaHomes.find());
		for (Path folder : folders == null ? List.<Path>of() : folders) {
			javas.add(JavaHome.of(folder));
		}
		if (output.format() == Format.json) {
			output.json(SubjectsJson.of(javas));
			return ExitCode.OK;
		}
		output.table(new Table(List.of("release", "version", "vendor", "folder"), javas.stream()
				.map(java -> List.of(Integer.toString(java.feature()), java.version(), java.vendor(), java.home().toString())).toList()));
		return ExitCode.OK;
	}
}
