/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

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
import org.sonde.instrumentation.export.JavaCommand;

/** The Java that runs a program. */
final class ProgramJava {
	private ProgramJava() {
	}

	/** @param named a folder or a release; null for that which the command itself starts */
	static JavaHome of(JavaCommand program, String named) throws IOException, BenchmarkException, Failures.Failed {
		return named == null ? started(program.java()) : JavaHomes.named(named);
	}

	private static JavaHome started(String word) throws IOException, BenchmarkException, Failures.Failed {
		List<String> folders = word.contains("/") || word.contains(File.separator) ? List.of("")
				: List.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
		Optional<Path> found = folders.stream().flatMap(folder -> Stream.of(word, word + ".exe").map(name -> Path.of(folder, name)))
				.filter(Files::isExecutable).findFirst();
		if (found.isEmpty()) {
			throw new Failures.Failed(CommandProblem.NO_SUCH_JAVA, word);
		}
		// The command on the PATH is a link, often to a link.
		Path real = found.get().toRealPath();
		return JavaHome.of(real.getParent().getParent());
	}
}
