/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jgit.lib.Constants;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/**
 * Reads what the project of a folder declares in files of its own, without asking the network: {@code pom.xml}, with the parents of it
 * that lie in the same tree, else Eclipse's settings. The project is the nearest folder, the folder itself or one above it, that has
 * one of them. The class path is the caller's to give, since finding it would need the network.
 */
final class FolderDeclaration {

	private static final String SETTINGS = ".settings/";
	private static final String COMPILER = SETTINGS + "org.eclipse.jdt.core.prefs";
	private static final String RESOURCES = SETTINGS + "org.eclipse.core.resources.prefs";
	/** Maven has sources in {@code src/main/java}. */
	private static final String SRC = "src";

	private final DeclaringFiles files;
	/** The base of file names in problems. */
	private final String base;
	private final List<Problem> problems = new ArrayList<>();
	private JavaRelease release = JavaRelease.DEFAULT;
	private Optional<Charset> encoding = Optional.empty();

	private FolderDeclaration(DeclaringFiles files, String base) {
		this.files = files;
		this.base = base;
	}

	/**
	 * Of a folder on this machine. Its project is looked for up to the root of the git repository that it lies in; where it lies in none,
	 * up to the folder above {@code src}, as a file further up may belong to anything.
	 */
	static SourceTree.Declared read(Path folder) {
		Path start = folder.toAbsolutePath().normalize();
		Optional<Path> repository = above(start).filter(each -> Files.exists(each.resolve(Constants.DOT_GIT))).findFirst();
		Path root = repository.orElse(start.getRoot());
		Path top = repository.or(() -> above(start).filter(each -> each.endsWith(SRC)).map(Path::getParent).findFirst()).orElse(start);
		String name = name(root, start);
		return new FolderDeclaration(new DeclaringFiles.OnDisk(root), name).of(name, name(root, top));
	}

	private static Stream<Path> above(Path folder) {
		return Stream.iterate(folder, each -> each != null, Path::getParent);
	}

	private static String name(Path root, Path folder) {
		return root.relativize(folder).toString().replace('\\', '/');
	}

	/**
	 * Of folders of a tree, or of its root where none is given; their projects are looked for up to the root. Where they declare different
	 * releases all are bound against the newest, which knows the API of the others.
	 */
	static SourceTree.Declared read(DeclaringFiles files, List<String> folders) {
		if (folders.size() < 2) {
			String only = folders.isEmpty() ? "" : folders.getFirst();
			return new FolderDeclaration(files, only).of(only, "");
		}
		Map<String, FolderDeclaration> each = new LinkedHashMap<>();
		for (String folder : folders) {
			FolderDeclaration declaration = new FolderDeclaration(files, "");
			declaration.of(folder, "");
			each.put(folder, declaration);
		}
		List<Problem> problems = new ArrayList<>();
		each.values().forEach(declaration -> problems.addAll(declaration.problems));
		JavaRelease newest = each.values().stream().map(declaration -> declaration.release)
				.max(Comparator.comparingInt(JavaRelease::number).thenComparing(JavaRelease::origin, Comparator.reverseOrder()))
				.orElseThrow();
		if (each.values().stream().map(declaration -> declaration.release.number()).distinct().count() > 1) {
			problems.add(Problem.general(ProblemKind.RELEASE_UNAVAILABLE,
					"the folders are for different Java releases (%s); all are bound against that of %d".formatted(
							listed(each, declaration -> String.valueOf(declaration.release.number())), newest.number())));
		}
		Charset first = each.values().iterator().next().charset();
		if (each.values().stream().anyMatch(declaration -> !declaration.charset().equals(first))) {
			problems.add(Problem.general(ProblemKind.MALFORMED_ENCODING, "the folders have different encodings (%s); all are read as %s"
					.formatted(listed(each, declaration -> declaration.charset().name()), first.name())));
		}
		return new SourceTree.Declared(newest, first, List.of(), problems.stream().distinct().toList());
	}

	private static String listed(Map<String, FolderDeclaration> each, Function<FolderDeclaration, String> what) {
		return each.entrySet().stream().map(entry -> entry.getKey() + ": " + what.apply(entry.getValue()))
				.collect(Collectors.joining(", "));
	}

	private Charset charset() {
		return encoding.orElse(StandardCharsets.UTF_8);
	}

	/** @param top the uppermost folder to look in: the folder itself, or one above it */
	private SourceTree.Declared of(String folder, String top) {
		String project = folder;
		while (!readProject(project) && !project.equals(top)) {
			project = project.substring(0, Math.max(0, project.lastIndexOf('/')));
		}
		return new SourceTree.Declared(release, charset(), List.of(), problems);
	}

	/** Whether the folder has one of the files. */
	private boolean readProject(String folder) {
		String prefix = folder.isEmpty() ? "" : folder + "/";
		PomLineage pom = PomLineage.of(files, prefix + PomLineage.POM);
		pom.trouble().ifPresent(trouble -> problem(trouble.file(), "its Java release and encoding are unknown: " + trouble.reason()));
		MavenDeclaration maven = new MavenDeclaration(pom.models());
		release = maven.release();
		encoding = maven.encoding();
		problems.addAll(maven.problems());
		Optional<Properties> compiler = settings(prefix + COMPILER);
		Optional<Properties> resources = settings(prefix + RESOURCES);
		if (release.origin() == JavaRelease.Origin.DEFAULT) {
			compiler.map(settings -> settings.getProperty("org.eclipse.jdt.core.compiler.compliance"))
					.ifPresent(compliance -> release = MavenDeclaration.release(compliance, problems));
		}
		if (encoding.isEmpty()) {
			encoding = resources.map(settings -> settings.getProperty("encoding/<project>"))
					.map(name -> MavenDeclaration.encoding(name, problems));
		}
		if (release.origin() == JavaRelease.Origin.DEFAULT && maven.problems().isEmpty()) {
			pom.outside().ifPresent(parent -> problems.add(new Problem(ProblemKind.RELEASE_UNAVAILABLE, shown(prefix + PomLineage.POM), 0,
					"inherits from %s, which is outside this tree: a Java release declared there is unknown".formatted(parent))));
		}
		return !pom.models().isEmpty() || pom.trouble().isPresent() || compiler.isPresent() || resources.isPresent();
	}

	private Optional<Properties> settings(String name) {
		Properties properties = new Properties();
		try {
			byte[] bytes = files.read(name);
			if (bytes == null) {
				return Optional.empty();
			}
			properties.load(new ByteArrayInputStream(bytes));
		} catch (IOException | IllegalArgumentException e) {
			problem(name, "its settings are unknown: " + e.getMessage());
		}
		return Optional.of(properties);
	}

	private void problem(String name, String message) {
		problems.add(new Problem(ProblemKind.UNREADABLE, shown(name), 0, message));
	}

	/** Returns the name relative to the measured folder. */
	private String shown(String name) {
		String from = base;
		String up = "";
		while (!from.isEmpty() && !name.startsWith(from + "/")) {
			from = from.substring(0, Math.max(0, from.lastIndexOf('/')));
			up += "../";
		}
		return up + (from.isEmpty() ? name : name.substring(from.length() + 1));
	}
}
