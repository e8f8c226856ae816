/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.instrumentation.run.JavaCommand;

/**
 * A program of the laboratory.
 *
 * @param id       as the programs list it
 * @param library  with its version
 * @param packages of the library, from which plans draw
 * @param threads  of the application
 * @param heldOut  whether only the final test may use it
 */
record LabProgram(String id, String library, List<String> packages, int threads, boolean heldOut) {

	/** Each call of it is a unit of work. */
	static final UnitOfWork UNIT = UnitOfWork.ofMethod("org.sonde.truth.program.Units.unit");

	private static final String MAIN = "org.sonde.truth.program.Main";
	/** Longer than any observation; the observer ends the program. */
	private static final String SECONDS = "600";

	/** Those of a line of the list: tabs between id, library, packages, threads, and open or held-out. */
	static LabProgram of(String line) {
		String[] cells = line.split("\t");
		return new LabProgram(cells[0], cells[1], Arrays.asList(cells[2].split(",")), Integer.parseInt(cells[3]),
				cells[4].equals("held-out"));
	}

	/** As many copies of it at the same time, in threads that share nothing. */
	LabProgram copies(int count) {
		return count == 1 ? this : new LabProgram(count + "*" + id, library, packages, count, heldOut);
	}

	/** All programs. */
	static List<LabProgram> list(JavaHome java, List<Path> classPath) throws IOException {
		Process process = new ProcessBuilder(java.java().toString(), "-cp", JavaCommand.joined(classPath), MAIN, "--list")
				.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		try (Stream<String> lines = process.inputReader().lines()) {
			return lines.filter(line -> !line.isBlank()).map(LabProgram::of).toList();
		}
	}

	/** How it is started. */
	UserProgram start(JavaHome java, List<Path> classPath, Path folder) {
		return new UserProgram(java,
				new JavaCommand("java", List.of("-Xmx2g"), classPath, List.of(), List.of(MAIN, id, "--seconds", SECONDS)),
				folder, Map.of());
	}

	/** The class path that the build wrote. */
	static List<Path> classPath(Path module) throws IOException {
		return Stream.concat(Stream.of(module.resolve("target/classes").toAbsolutePath()),
				Arrays.stream(Files.readString(module.resolve("target/class-path.txt")).strip().split(File.pathSeparator)).map(Path::of))
				.toList();
	}
}
