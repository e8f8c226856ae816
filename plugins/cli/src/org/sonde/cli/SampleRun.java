/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Failures;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.ProgramStart;

/** Compiles a small program from source and runs it with the probes of an exported plan, as its users would: in a JVM of its own. */
final class SampleRun {
	private static final int JAVA_RELEASE = 21;
	private static final int TIME_LIMIT_MINUTES = 2;

	private SampleRun() {
	}

	/**
	 * Compiles all sources below a folder.
	 *
	 * @param classes where the class files go; made if it is missing
	 */
	static void compile(Path sources, Path classes) throws IOException, Failures.Failed {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		if (compiler == null) {
			throw new Failures.Failed(CommandProblem.NO_COMPILER);
		}
		List<String> arguments = new ArrayList<>(List.of("--release", Integer.toString(JAVA_RELEASE), "-encoding", "UTF-8", "-d",
				Files.createDirectories(classes).toString()));
		try (Stream<Path> files = Files.walk(sources)) {
			files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(file -> arguments.add(file.toString()));
		}
		if (compiler.run(null, null, null, arguments.toArray(String[]::new)) != 0) {
			throw new Failures.Failed(CommandProblem.DOES_NOT_COMPILE, sources);
		}
	}

	/**
	 * Runs the program under Kieker's agent and waits for its end.
	 *
	 * @param export  folder of the exported plan
	 * @param logs    folder for the log; made if it is missing
	 * @param output  file for what the program prints
	 * @throws Failures.Failed if the program fails or does not end in time; its process is gone then
	 */
	static void run(Path classes, String mainClass, List<String> arguments, Path export, Path logs, Path output)
			throws IOException, InterruptedException, LaunchException, Failures.Failed {
		KiekerAgents agents = KiekerAgents.unpack(export.resolve("lib"));
		KiekerLaunch launch = new KiekerLaunch(export, agents.weaver(), Files.createDirectories(logs));
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
		command.addAll(launch.additions(new ProgramStart(Runtime.version().feature(), List.of(), List.of()), List.of(), false));
		command.addAll(List.of("-cp", JavaCommand.joined(agents.classPath(List.of(classes)))));
		command.add(mainClass);
		command.addAll(arguments);
		Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
		try {
			if (!process.waitFor(TIME_LIMIT_MINUTES, TimeUnit.MINUTES)) {
				throw new Failures.Failed(CommandProblem.DID_NOT_END, TIME_LIMIT_MINUTES, output);
			}
		} finally {
			process.destroyForcibly();
		}
		if (process.exitValue() != 0) {
			throw new Failures.Failed(CommandProblem.SAMPLE_FAILED, process.exitValue(), output);
		}
	}
}
