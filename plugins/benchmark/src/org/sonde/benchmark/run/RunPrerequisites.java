/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.program.MonitoredProgram;
import org.sonde.benchmark.subject.Artifacts;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.subject.TraceProcessing;
import org.sonde.benchmark.subject.Variables;
import org.sonde.benchmark.workload.Shape;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.jvm.OwnJar;
import org.sonde.common.progress.Progress;

/** Artifacts, files and compiled sources that the runs of an experiment need. They are made once, before the first run. */
public final class RunPrerequisites {

	private static final Duration LONGEST_COMPILATION = Duration.ofMinutes(2);

	/** Variables that each fork has of its own. */
	private static final List<String> OF_FORKS = List.of("run", "log", "files", "port", "classes", Variables.DISTINCT_METHODS,
			Variables.DISTINCT_FILTER);

	private record Key(Subject subject, JavaHome java) {
	}

	private final Map<Key, Variables> variables = new HashMap<>();
	private final Path folder;
	private final Optional<TraceProcessing> traceProcessing;
	private final Path program = OwnJar.of(MonitoredProgram.class);

	private RunPrerequisites(Path folder, Optional<TraceProcessing> traceProcessing) {
		this.folder = folder;
		this.traceProcessing = traceProcessing;
	}

	/**
	 * Gets, writes and compiles all that the runs need.
	 *
	 * @param folder an existing one, into which everything is written
	 * @throws BenchmarkException if something is not available or does not compile
	 */
	public static RunPrerequisites of(List<BenchmarkRun> runs, Path folder, Artifacts artifacts,
			Progress progress) throws BenchmarkException {
		RunPrerequisites prepared = new RunPrerequisites(folder, artifacts.traceProcessing());
		progress.begin("Preparing the runs", runs.size());
		for (BenchmarkRun run : runs) {
			progress.checkCancelled();
			Key key = new Key(run.subject(), run.java());
			if (!prepared.variables.containsKey(key)) {
				prepared.variables.put(key, prepared.prepare(run.subject(), run.java(), artifacts, progress));
			}
			if (run.workload().shape() == Shape.DISTINCT) {
				prepared.compileDistinctCalls(run, progress);
			}
			progress.worked(1);
		}
		return prepared;
	}

	private Variables prepare(Subject subject, JavaHome java, Artifacts artifacts, Progress progress) throws BenchmarkException {
		Map<String, String> values = new LinkedHashMap<>(subject.parameters());
		List<String> jars = new ArrayList<>(List.of(program.toString()));
		for (Map.Entry<String, String> artifact : subject.artifacts().entrySet()) {
			String file = artifacts.find(artifact.getValue()).toString();
			values.put(artifact.getKey(), file);
			jars.add(file);
		}
		Path files = folder.resolve("subject-" + (variables.size() + 1));
		values.put("program", program.toString());
		Variables known = new Variables(values);
		check(subject, known);
		if (subject.sources().isEmpty()) {
			return known;
		}
		write(subject, files);
		Path classes = files.resolve("classes");
		compile(subject, java, files, classes, String.join(File.pathSeparator, jars), progress);
		return known.with(Map.of("classes", classes.toString()));
	}

	/** Files are written for each fork; a mistake in them is reported before the first. */
	private static void check(Subject subject, Variables known) throws BenchmarkException {
		Map<String, String> ofForks = new LinkedHashMap<>();
		OF_FORKS.forEach(name -> ofForks.put(name, name));
		for (SubjectConfiguration configuration : subject.configurations()) {
			for (Map.Entry<String, String> file : configuration.files().entrySet()) {
				known.with(ofForks).replaced(file.getValue(), subject, configuration.id() + ", file " + file.getKey());
			}
		}
	}

	private static void write(Subject subject, Path folder) throws BenchmarkException {
		try {
			Files.createDirectories(folder);
			for (Map.Entry<String, String> source : subject.sources().entrySet()) {
				Files.writeString(folder.resolve(source.getKey()), source.getValue());
			}
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, folder, IoErrorText.inWords(e));
		}
	}

	private static void compile(Subject subject, JavaHome java, Path folder, Path classes, String classPath,
			Progress progress) throws BenchmarkException {
		compile(subject.title(), java, folder, classes, classPath, subject.sources().keySet(), progress);
	}

	private static void compile(String whose, JavaHome java, Path folder, Path classes, String classPath, Collection<String> sources,
			Progress progress) throws BenchmarkException {
		List<String> command = new ArrayList<>(List.of(java.javac().toString(), "-encoding", StandardCharsets.UTF_8.name(), "-nowarn", "-d",
				classes.toString(), "-cp", classPath));
		command.addAll(sources);
		try (ChildProcess compiler = ChildProcess.start(command, Map.of(), folder, line -> {
			// The last lines are kept, and reported if it fails.
		})) {
			Optional<Integer> exit = compiler.await(LONGEST_COMPILATION, progress);
			if (!exit.equals(Optional.of(0))) {
				throw new BenchmarkException(BenchmarkProblem.NOT_COMPILED, whose, compiler.lastWords());
			}
		}
	}

	/** The folder of the application of distinct methods of this run. */
	private void compileDistinctCalls(BenchmarkRun run, Progress progress) throws BenchmarkException {
		Path sources = distinctCalls(run);
		if (Files.exists(sources)) {
			return;
		}
		try {
			Files.createDirectories(sources);
			Files.writeString(sources.resolve(DistinctCalls.FILE), DistinctCalls.source(run.workload()));
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, sources, IoErrorText.inWords(e));
		}
		compile("the application of distinct methods", run.java(), sources, sources, program.toString(), List.of(DistinctCalls.FILE),
				progress);
	}

	private Path distinctCalls(BenchmarkRun run) {
		return folder
				.resolve("distinct-" + run.workload().executions() + "-" + run.workload().unmonitored() + "-java-" + run.java().feature());
	}

	/** Returns the value of {@code ${program}}: all that the application of this run needs. */
	String program(BenchmarkRun run) {
		return run.workload().shape() == Shape.DISTINCT ? program + File.pathSeparator + distinctCalls(run) : program.toString();
	}

	Optional<TraceProcessing> traceProcessing() {
		return traceProcessing;
	}

	Variables variables(BenchmarkRun run) {
		List<String> monitored = run.workload().shape() == Shape.DISTINCT ? DistinctCalls.monitored(run.workload()) : List.of("none");
		return variables.get(new Key(run.subject(), run.java())).with(Map.of("program", program(run),
				Variables.DISTINCT_METHODS, String.join(",", monitored),
				Variables.DISTINCT_FILTER,
				monitored.stream().map(method -> DistinctCalls.CLASS + "::" + method).collect(Collectors.joining(";"))));
	}
}
