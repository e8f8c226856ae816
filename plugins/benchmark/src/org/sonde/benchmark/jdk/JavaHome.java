/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.jdk;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Properties;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.common.files.IoErrorText;

/**
 * A Java installation.
 *
 * @param home its folder, absolute
 * @param feature the feature release, such as 8, 17 or 25
 * @param version as its vendor numbers it, such as {@code 17.0.15}
 * @param vendor empty where it does not say
 */
public record JavaHome(Path home, int feature, String version, String vendor) {

	/**
	 * From the oldest to the newest: by the numbers in their versions, as texts would put 17.0.9 after 17.0.15; by folder if these are the
	 * same.
	 */
	public static final Comparator<JavaHome> BY_VERSION = Comparator.comparingInt(JavaHome::feature)
			.thenComparing(JavaHome::numbers, Arrays::compare).thenComparing(JavaHome::version).thenComparing(JavaHome::home);

	/** @throws BenchmarkException if the folder holds no Java that could be started */
	public static JavaHome of(Path folder) throws BenchmarkException {
		Path home = real(folder);
		if (!Files.isRegularFile(executable(home, "java"))) {
			throw new BenchmarkException(BenchmarkProblem.NOT_A_JDK, home, "it has no bin/java");
		}
		Properties release = new Properties();
		try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
			release.load(reader);
		} catch (IOException | IllegalArgumentException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_A_JDK, home,
					"its file release, which has the version, cannot be read");
		}
		String version = unquoted(release.getProperty("JAVA_VERSION", ""));
		String[] parts = version.split("[._+-]");
		try {
			int first = Integer.parseInt(parts[0]);
			int feature = first == 1 && parts.length > 1 ? Integer.parseInt(parts[1]) : first;
			return new JavaHome(home, feature, version, unquoted(release.getProperty("IMPLEMENTOR", "")));
		} catch (NumberFormatException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_A_JDK, home, "its file release has no version");
		}
	}

	/** Returns the path for processes in other folders. */
	private static Path real(Path folder) throws BenchmarkException {
		try {
			return folder.toRealPath();
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_A_JDK, folder, IoErrorText.inWords(e));
		}
	}

	private static String unquoted(String text) {
		return text.replace("\"", "").strip();
	}

	private long[] numbers() {
		return Stream.of(version.split("\\D+")).filter(number -> !number.isEmpty() && number.length() < 18).mapToLong(Long::parseLong)
				.toArray();
	}

	/** The program that starts a JVM. */
	public Path java() {
		return executable(home, "java");
	}

	/** The compiler, which a JRE lacks. */
	public Path javac() {
		return executable(home, "javac");
	}

	/** Whether it compiles; a JRE does not. */
	public boolean isJdk() {
		return Files.isRegularFile(javac());
	}

	private static Path executable(Path home, String name) {
		Path windows = home.resolve("bin").resolve(name + ".exe");
		return Files.exists(windows) ? windows : home.resolve("bin").resolve(name);
	}

	/** Returns version and vendor, for people. */
	@Override
	public String toString() {
		return vendor.isEmpty() ? "Java " + version : vendor + " Java " + version;
	}
}
