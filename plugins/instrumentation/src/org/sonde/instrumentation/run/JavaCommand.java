/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A command line that starts a Java program, taken apart.
 *
 * @param java       the word that starts the JVM
 * @param options    its options, all but class path and module path
 * @param classPath  as given; the current folder where nothing is
 * @param modulePath as given
 * @param program    what follows: the main class, or {@code -m} and the module, then the program's own arguments
 */
public record JavaCommand(String java, List<String> options, List<Path> classPath, List<Path> modulePath, List<String> program) {
	/** Options whose value is the next word. */
	private static final Set<String> WITH_VALUE = Set.of("--add-modules", "--add-reads", "--add-exports", "--add-opens", "--limit-modules",
			"--patch-module", "--upgrade-module-path", "--enable-native-access", "--source");
	private static final Set<String> CLASS_PATH = Set.of("-cp", "-classpath", "--class-path");
	private static final Set<String> MODULE_PATH = Set.of("-p", "--module-path");
	private static final Set<String> MODULE = Set.of("-m", "--module");

	public JavaCommand {
		options = List.copyOf(options);
		classPath = List.copyOf(classPath);
		modulePath = List.copyOf(modulePath);
		program = List.copyOf(program);
	}

	/**
	 * Takes a command line apart. A program that is started by {@code -jar} is taken as one on the class path, as Kieker must be there,
	 * too; what its manifest opens to it becomes options.
	 *
	 * @throws IllegalArgumentException saying what is wrong with it
	 * @throws IOException              if the jar of {@code -jar} cannot be read
	 */
	public static JavaCommand of(List<String> words) throws IOException {
		if (words.isEmpty()) {
			throw new IllegalArgumentException("after -- comes the command that starts the program: -- java -cp CLASSPATH Main");
		}
		List<String> options = new ArrayList<>();
		List<Path> classPath = paths(System.getenv().getOrDefault("CLASSPATH", ""));
		List<Path> modulePath = List.of();
		for (int i = 1; i < words.size(); i++) {
			String word = words.get(i);
			List<String> rest = words.subList(i + 1, words.size());
			if (word.startsWith("@")) {
				throw new IllegalArgumentException(word + ": argument files are not supported; write out the arguments");
			} else if (CLASS_PATH.contains(word)) {
				classPath = paths(value(word, rest));
				i++;
			} else if (word.startsWith("--class-path=")) {
				classPath = paths(word.substring(word.indexOf('=') + 1));
			} else if (MODULE_PATH.contains(word)) {
				modulePath = paths(value(word, rest));
				i++;
			} else if (word.startsWith("--module-path=")) {
				modulePath = paths(word.substring(word.indexOf('=') + 1));
			} else if (word.equals("-jar")) {
				return ofJar(words.getFirst(), options, Path.of(value(word, rest)), rest.subList(1, rest.size()));
			} else if (MODULE.contains(word) || word.startsWith("--module=")) {
				value(word, word.contains("=") ? List.of("") : rest);
				return new JavaCommand(words.getFirst(), options, classPath, modulePath, words.subList(i, words.size()));
			} else if (WITH_VALUE.contains(word)) {
				options.addAll(List.of(word, value(word, rest)));
				i++;
			} else if (word.startsWith("-")) {
				options.add(word);
			} else {
				return new JavaCommand(words.getFirst(), options, classPath.isEmpty() ? List.of(Path.of(".")) : classPath, modulePath,
						words.subList(i, words.size()));
			}
		}
		throw new IllegalArgumentException("the command has no program. Give a main class, -jar FILE, or -m MODULE/CLASS");
	}

	/** The main class, or the module. */
	public String main() {
		String first = program.getFirst();
		return MODULE.contains(first) ? program.get(1) : first.substring(first.startsWith("--module=") ? first.indexOf('=') + 1 : 0);
	}

	/** Paths as the JVM takes them. */
	public static String joined(List<Path> paths) {
		return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
	}

	/** The folders and jars that hold the program's classes: those of the class path, then the modules of the module path. */
	public List<Path> places() throws IOException {
		List<Path> places = new ArrayList<>(classPath);
		for (Path entry : modulePath) {
			if (Files.isDirectory(entry) && !Files.exists(entry.resolve("module-info.class"))) {
				try (Stream<Path> modules = Files.list(entry)) {
					modules.sorted().forEach(places::add);
				}
			} else {
				places.add(entry);
			}
		}
		return places;
	}

	/**
	 * The whole command again, with something added.
	 *
	 * @param newJava      the word that starts the JVM
	 * @param additions    options behind its own
	 * @param newClassPath in the place of its class path
	 */
	public List<String> with(Path newJava, List<String> additions, List<Path> newClassPath) {
		List<String> words = new ArrayList<>(List.of(newJava.toString()));
		words.addAll(options);
		words.addAll(additions);
		words.addAll(List.of("-cp", joined(newClassPath)));
		if (!modulePath.isEmpty()) {
			words.addAll(List.of("-p", joined(modulePath)));
		}
		words.addAll(program);
		return words;
	}

	private static JavaCommand ofJar(String java, List<String> options, Path jar, List<String> arguments) throws IOException {
		Manifest manifest;
		try (JarFile file = new JarFile(jar.toFile())) {
			manifest = file.getManifest();
		}
		String main = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
		if (main == null) {
			throw new IllegalArgumentException("-jar " + jar + ": its manifest has no main class");
		}
		List<String> all = new ArrayList<>();
		opened(manifest, "Add-Exports").forEach(packageName -> all.add("--add-exports=" + packageName + "=ALL-UNNAMED"));
		opened(manifest, "Add-Opens").forEach(packageName -> all.add("--add-opens=" + packageName + "=ALL-UNNAMED"));
		if (!opened(manifest, "Enable-Native-Access").isEmpty()) {
			all.add("--enable-native-access=ALL-UNNAMED");
		}
		all.addAll(options);
		List<String> program = new ArrayList<>(List.of(main.strip()));
		program.addAll(arguments);
		return new JavaCommand(java, all, List.of(jar), List.of(), program);
	}

	private static List<String> opened(Manifest manifest, String attribute) {
		String value = manifest.getMainAttributes().getValue(attribute);
		return value == null ? List.of() : Arrays.asList(value.strip().split("\\s+"));
	}

	private static String value(String option, List<String> rest) {
		if (rest.isEmpty()) {
			throw new IllegalArgumentException(option + " needs a value");
		}
		return rest.getFirst();
	}

	/** An empty entry is the current folder, and {@code folder/*} all its jars. */
	private static List<Path> paths(String path) throws IOException {
		List<Path> paths = new ArrayList<>();
		for (String entry : path.isEmpty() ? new String[0] : path.split(File.pathSeparator, -1)) {
			if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
				try (Stream<Path> files = Files.list(Path.of(entry.substring(0, entry.length() - 1)))) {
					files.filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar")).sorted().forEach(paths::add);
				} catch (NoSuchFileException | NotDirectoryException e) {
					// The JVM passes over what is not there.
				}
			} else {
				paths.add(Path.of(entry.isEmpty() ? "." : entry));
			}
		}
		return paths;
	}
}
