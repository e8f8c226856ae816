/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.instrumentation.run.JavaCommand;

import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** A plan, the command that starts the program it is for, and the Java that runs it. */
public final class PlannedProgramArguments {
	@Mixin
	private PlanArgument plan;

	@Parameters(index = "1..*", paramLabel = "COMMAND", arity = "0..*",
			description = "After --, the command that starts the program. Sonde understands -cp, -jar and -m.")
	private List<String> words = List.of();

	@Option(names = "--java", paramLabel = "FOLDER|RELEASE",
			description = "The Java installation that runs the program: its folder, or a release such as 17 (the newest one found). "
			+ "Default: the Java of the command.")
	private String java;

	public PlanArgument plan() {
		return plan;
	}

	/** Returns the command as given. */
	public JavaCommand command(CommandLine line) throws Failures.Failed {
		List<String> typed = line.getParseResult().originalArgs();
		if (!words.isEmpty() && !typed.contains("--")
				&& typed.stream().skip(typed.indexOf(words.getFirst())).anyMatch(word -> word.startsWith("-"))) {
			throw new ParameterException(line, "Put -- before the command that starts the program: … -- " + words.getFirst()
					+ " …. Otherwise sonde reads its options as its own");
		}
		try {
			return JavaCommand.of(words);
		} catch (IllegalArgumentException e) {
			throw new ParameterException(line, e.getMessage());
		} catch (IOException e) {
			throw Failures.Failed.unreadable(words, e);
		}
	}

	/** The Java that runs it: that of the option, or that which the command itself starts. */
	public JavaHome home(JavaCommand program) throws IOException, BenchmarkException, Failures.Failed {
		return java == null ? started(program.java()) : JavaHomes.named(java);
	}

	private static JavaHome started(String word) throws IOException, BenchmarkException, Failures.Failed {
		List<String> folders = word.contains("/") || word.contains(File.separator) ? List.of("")
				: List.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
		Optional<Path> found = folders.stream().flatMap(folder -> Stream.of(word, word + ".exe").map(name -> Path.of(folder, name)))
				.filter(file -> Files.isRegularFile(file) && Files.isExecutable(file)).findFirst();
		if (found.isEmpty()) {
			throw new Failures.Failed(CommandProblem.NO_SUCH_JAVA, word);
		}
		// The command on the PATH is a link, often to a link.
		Path real = found.get().toRealPath();
		return JavaHome.of(real.getParent().getParent());
	}
}
