/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.pattern.MethodLines;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.pattern.Program;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.measuring.FileMeasurer;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.SourceFile;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say where the classes of the program are that a plan's patterns are compared with. */
public final class ProgramOptions {
	private static final String JAVA_FILE = ".java";

	@Mixin
	private ClassesOption classes;

	@Option(names = "--libraries", paramLabel = "PATH",
			description = "Folders and jars that these classes need, such as those of their supertypes and annotations. Patterns match nothing in them.")
	private String libraries;

	@Option(names = "--sources", paramLabel = "FOLDER", split = ",",
			description = "The folders of the program's sources, for patterns that select long methods. May be repeated.")
	private List<Path> sources = new ArrayList<>();

	/** Whether the program is named. */
	public boolean given() {
		return !classes.paths().isEmpty();
	}

	/**
	 * Where the program's classes are.
	 *
	 * @param program folders and jars that the program is started with, in place of classes that are not named; what is not there, or is
	 *                neither, is passed over as the JVM does
	 */
	public List<Path> entries(List<Path> program) {
		return given() ? classes.paths() : program.stream().filter(ClassPath::isEntry).toList();
	}

	/** The program's classes. */
	public ClassesOption classes() {
		return classes;
	}

	/** What the plan's patterns match; empty if it has none, or if the program is not named. */
	public Optional<PlanMatches> matches(Plan plan, PrintWriter err) throws Failures.Failed {
		return given() && !Probes.patternProbes(plan).isEmpty() ? Optional.of(match(plan, err)) : Optional.empty();
	}

	/**
	 * What the plan's patterns match; empty if it has none.
	 *
	 * @param program folders and jars that the program is started with, in place of classes that are not named; what is not there, or is
	 *                neither, is passed over as the JVM does
	 */
	public Optional<PlanMatches> matches(Plan plan, List<Path> program, PrintWriter err) throws Failures.Failed {
		if (Probes.patternProbes(plan).isEmpty()) {
			return Optional.empty();
		}
		List<Path> there = program.stream().filter(ClassPath::isEntry).toList();
		List<Path> needed = new ArrayList<>(paths(libraries));
		needed.addAll(there);
		return Optional.of(match(plan, new ClassPath(entries(program), needed), lines(plan), err));
	}

	/**
	 * What the classes with probes say; nothing of those that are nowhere.
	 *
	 * @param matches what the plan's patterns match
	 * @param program folders and jars that the program is started with, in place of classes that are not named
	 */
	public ProgramClasses read(Plan plan, Optional<PlanMatches> matches, List<Path> program) throws Failures.Failed {
		Set<String> types = new TreeSet<>();
		Probes.methodProbes(plan).forEach(probe -> types.add(probe.signature().declaringType()));
		Probes.objectProbes(plan).forEach(probe -> types.add(probe.getDeclaringType()));
		matches.ifPresent(known -> known.byMethod().keySet().forEach(method -> types.add(method.declaringType())));
		return types.isEmpty() ? ProgramClasses.UNKNOWN
				: ClassesOption.read(entries(program), Optional.of(types));
	}

	/** What the class files of the program that is named, and those of its libraries, say of some types. */
	public ProgramClasses withLibraries(Set<String> types) throws Failures.Failed {
		return ClassesOption.read(Stream.concat(classes.paths().stream(), paths(libraries).stream()).toList(), Optional.of(types));
	}

	/** Prints how the export differs from the plan, and what to know about it. */
	public static void printNotes(AgentFiles files, PrintWriter err) {
		files.lines().forEach(err::println);
	}

	/** What the plan's patterns match in the program that is named. */
	public PlanMatches match(Plan plan, PrintWriter err) throws Failures.Failed {
		return match(plan, new ClassPath(classes.paths(), paths(libraries)), lines(plan), err);
	}

	private static PlanMatches match(Plan plan, ClassPath path, Function<MethodSignature, OptionalInt> lines, PrintWriter err)
			throws Failures.Failed {
		try (TerminalProgress progress = TerminalProgress.of(err); Program program = new Program(path, progress)) {
			return PlanMatches.of(plan, program, lines, progress);
		} catch (FileSystemException e) {
			throw Failures.Failed.unreadable(e.getFile(), e);
		} catch (IOException e) {
			throw Failures.Failed.unreadable("the class path", e);
		}
	}

	private Function<MethodSignature, OptionalInt> lines(Plan plan) throws Failures.Failed {
		if (Probes.patternProbes(plan).stream().allMatch(probe -> probe.getLongerThan() == 0)) {
			return method -> OptionalInt.empty();
		}
		return measured(sources)::of;
	}

	/** Figures of the methods in folders of sources, each file by itself. */
	public static MethodLines measured(List<Path> folders) throws Failures.Failed {
		List<TypeMeasurement> types = new ArrayList<>();
		for (Path folder : folders) {
			try (Stream<Path> files = Files.walk(folder)) {
				for (Path file : files.filter(path -> path.toString().endsWith(JAVA_FILE)).sorted().toList()) {
					types.addAll(FileMeasurer.types(new SourceFile(folder.relativize(file).toString(), file), StandardCharsets.UTF_8,
							JavaRelease.DEFAULT.number()));
				}
			} catch (IOException e) {
				throw Failures.Failed.unreadable(folder, e);
			}
		}
		return new MethodLines(types);
	}

	public static List<Path> paths(String list) {
		return list == null ? List.of()
				: Arrays.stream(list.split(File.pathSeparator)).filter(part -> !part.isEmpty()).map(Path::of).toList();
	}
}
