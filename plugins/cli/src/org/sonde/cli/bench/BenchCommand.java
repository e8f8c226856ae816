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
import org.sonde.cli.shared.Output;
import org.sonde.overhead.OverheadException;
import org.sonde.report.code.Table;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code sonde bench}: overhead measured on this machine. */
@Command(name = "bench", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		subcommands = { BenchRunCommand.class, BenchCalibrateCommand.class, BenchProgramCommand.class, BenchCheckCommand.class, HelpCommand.class },
		synopsisSubcommandLabel = "COMMAND",
		description = "Measure what probes cost on this machine, or in a program of yours.")
public final class BenchCommand {

	@Command(name = "subjects", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "List what can be measured: the built-in subjects, and those of descriptor files.")
	int subjects(@Parameters(paramLabel = "FILE", arity = "0..*", description = "The descriptor of a subject.") List<String> files,
			@Mixin Output output) throws OverheadException, BenchmarkException {
		List<Subject> subjects = new ArrayList<>(BuiltInSubjects.all());
		for (String file : files == null ? List.<String>of() : files) {
			subjects.add(BenchOptions.subject(file, output.err()));
		}
		List<JavaHome> javas = JavaHomes.find();
		if (output.format() == Format.json) {
			output.json(json(subjects, javas));
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

	private static ArrayNode json(List<Subject> subjects, List<JavaHome> javas) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (Subject subject : subjects) {
			ArrayNode configurations = array.addObject().put("id", subject.id()).put("title", subject.title()).putArray("configurations");
			for (SubjectConfiguration configuration : subject.configurations()) {
				configurations.addObject().put("id", configuration.id()).put("phase", configuration.phase().keyword())
						.put("java", configuration.java().toString()).put("found", found(configuration, javas).orElse(null));
			}
		}
		return array;
	}

	private static Optional<Integer> found(SubjectConfiguration configuration, List<JavaHome> javas) {
		return configuration.java().choose(javas).map(JavaHome::feature);
	}

	@Command(name = "javas", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "List the Java installations that are found, of which each subject takes the newest that it runs on.")
	int javas(@Parameters(paramLabel = "FOLDER", arity = "0..*", description = "A further Java installation.") List<Path> folders,
			@Mixin Output output) throws BenchmarkException {
		List<JavaHome> javas = new ArrayList<>(JavaHomes.find());
		for (Path folder : folders == null ? List.<Path>of() : folders) {
			javas.add(JavaHome.of(folder));
		}
		if (output.format() == Format.json) {
			ArrayNode array = JsonNodeFactory.instance.arrayNode();
			javas.forEach(java -> array.addObject().put("release", java.feature()).put("version", java.version())
					.put("vendor", java.vendor()).put("folder", java.home().toString()));
			output.json(array);
			return ExitCode.OK;
		}
		output.table(new Table(List.of("release", "version", "vendor", "folder"), javas.stream()
				.map(java -> List.of(Integer.toString(java.feature()), java.version(), java.vendor(), java.home().toString())).toList()));
		return ExitCode.OK;
	}
}
