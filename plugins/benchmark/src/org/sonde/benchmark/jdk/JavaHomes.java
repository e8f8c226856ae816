/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.jdk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;

/** The Java installations of this machine, where installers and tools put them. */
public final class JavaHomes {

	private JavaHomes() {
	}

	/** Returns each Java that was found once, by version. Nothing is started. */
	public static List<JavaHome> find() {
		List<Path> candidates = new ArrayList<>();
		candidates.add(Path.of(System.getProperty("java.home")));
		Optional.ofNullable(System.getenv("JAVA_HOME")).filter(home -> !home.isBlank()).map(Path::of).ifPresent(candidates::add);
		Path user = Path.of(System.getProperty("user.home"));
		for (Path folder : List.of(Path.of("/usr/lib/jvm"), user.resolve(".sdkman/candidates/java"), user.resolve(".jdks"),
				Path.of("/opt/java"), Path.of("C:\\Program Files\\Java"), Path.of("C:\\Program Files\\Eclipse Adoptium"))) {
			candidates.addAll(foldersIn(folder));
		}
		foldersIn(Path.of("/Library/Java/JavaVirtualMachines")).forEach(folder -> candidates.add(folder.resolve("Contents/Home")));
		return distinct(candidates);
	}

	/**
	 * The one that a user names: by its folder, or by its feature release, which means the newest found.
	 *
	 * @throws BenchmarkException if there is none
	 */
	public static JavaHome named(String folderOrRelease) throws BenchmarkException {
		return named(folderOrRelease, JavaHomes::find);
	}

	/** @param find looks for those of the machine; for a folder it is not asked */
	static JavaHome named(String folderOrRelease, Supplier<List<JavaHome>> find) throws BenchmarkException {
		Path folder;
		try {
			folder = Path.of(folderOrRelease);
		} catch (InvalidPathException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_A_JDK, folderOrRelease, "no folder can have this name");
		}
		if (!folderOrRelease.matches("\\d{1,4}") || Files.exists(folder)) {
			return JavaHome.of(folder);
		}
		List<JavaHome> found = find.get();
		return found.stream().filter(home -> home.feature() == Integer.parseInt(folderOrRelease)).max(JavaHome.BY_VERSION)
				.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NO_SUCH_JAVA, folderOrRelease,
						found.stream().map(JavaHome::version).collect(Collectors.joining(", "))));
	}

	private static List<Path> foldersIn(Path folder) {
		try (Stream<Path> children = Files.list(folder)) {
			return children.filter(Files::isDirectory).sorted().toList();
		} catch (IOException e) {
			// The folder does not exist or cannot be read, so it has no Java for us.
			return List.of();
		}
	}

	static List<JavaHome> distinct(List<Path> candidates) {
		Map<Path, JavaHome> found = new LinkedHashMap<>();
		for (Path candidate : candidates) {
			try {
				found.putIfAbsent(candidate.toRealPath(), JavaHome.of(candidate.toRealPath()));
			} catch (IOException | BenchmarkException e) {
				// Links that lead nowhere, folders of documentation: not what is looked for.
			}
		}
		return found.values().stream().sorted(JavaHome.BY_VERSION).toList();
	}
}
