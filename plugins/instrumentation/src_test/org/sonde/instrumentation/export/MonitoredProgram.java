/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs a program in a JVM of its own, and finds the agents that Maven brought. */
final class MonitoredProgram {
	private static final long TIME_OUT_MINUTES = 5;

	private MonitoredProgram() {
	}

	/**
	 * Runs the program to its end, which must be a good one.
	 *
	 * @return what it printed
	 */
	static String run(Jdk jdk, Map<String, String> environment, List<String> jvmArguments, String mainClass, Path folder)
			throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(jdk.home().resolve("bin/java").toString()));
		command.addAll(jvmArguments);
		command.add(mainClass);
		Path output = folder.resolve("output.txt");
		ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
				.redirectOutput(output.toFile());
		builder.environment().putAll(environment);
		Process process = builder.start();
		try {
			assertThat(process.waitFor(TIME_OUT_MINUTES, TimeUnit.MINUTES)).as("program ended in time").isTrue();
		} finally {
			process.destroyForcibly();
		}
		assertThat(process.exitValue()).as(() -> read(output)).isZero();
		return read(output);
	}

	private static String read(Path file) {
		try {
			return new String(Files.readAllBytes(file), UTF_8);
		} catch (IOException e) {
			return e.toString();
		}
	}

	/** The test dependency that holds the class, in the jar whose file name has the part (Kieker's jar has a weaver inside). */
	static Path jar(String part, String classFile) throws IOException {
		for (URL url : (Iterable<URL>) () -> resources(classFile).iterator()) {
			String inside = url.toString();
			Path jar = Path.of(URI.create(inside.substring("jar:".length(), inside.indexOf("!/"))));
			if (jar.getFileName().toString().contains(part)) {
				return jar;
			}
		}
		throw new AssertionError(part + " is not on the class path of the tests; pom.xml has it as a test dependency");
	}

	private static Stream<URL> resources(String name) {
		return MonitoredProgram.class.getClassLoader().resources(name);
	}
}
