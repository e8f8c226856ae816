/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.ProgramStart;

/** Runs a program in a JVM of its own under the real agent and reads what it recorded. */
public record KiekerRun(Map<String, Integer> executions, Map<String, Integer> beforeEvents, Map<String, Integer> afterEvents,
		String output) {
	/** A log that can be read here without Sonde's reader; all else of the writer is as exported. */
	public static final String TEXT = "-Dkieker.monitoring.writer.filesystem.FileWriter.logStreamHandler="
			+ "kieker.monitoring.writer.filesystem.TextLogStreamHandler";

	/** @param folder an empty folder, for the export and the log */
	static KiekerRun of(AgentFiles export, Path application, String mainClass, Path folder, String... extraJvmArguments)
			throws IOException, InterruptedException, LaunchException {
		return of(Jdk.running(), export, application, mainClass, folder, extraJvmArguments);
	}

	/** The same under another Java. */
	static KiekerRun of(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder, String... extraJvmArguments)
			throws IOException, InterruptedException, LaunchException {
		Path log = Files.createDirectories(folder.resolve("log"));
		export.write(folder);
		KiekerLaunch launch = new KiekerLaunch(folder, weaver(), log);
		List<String> arguments = new ArrayList<>(launch.additions(new ProgramStart(jdk.feature(), List.of(), List.of()), List.of(), false));
		arguments.addAll(List.of("-cp", classPath(weaver(), application, kieker())));
		arguments.addAll(List.of(extraJvmArguments));
		arguments.add(TEXT);
		return run(jdk, arguments, mainClass, folder);
	}

	/** The short launch line of docs/dev/export.md: nothing names the files of the export, they are found on the class path. */
	static KiekerRun byClassPathAlone(AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Path log = Files.createDirectories(folder.resolve("log"));
		Path exported = folder.resolve("export");
		export.write(exported);
		return run(Jdk.running(),
				List.of("-javaagent:" + weaver(), TEXT, "-Dkieker.monitoring.writer.filesystem.FileWriter.customStoragePath=" + log,
				"-cp", classPath(weaver(), exported, application, kieker())), mainClass, folder);
	}

	private static String classPath(Path... entries) {
		return Stream.of(entries).map(Path::toString).collect(Collectors.joining(File.pathSeparator));
	}

	private static KiekerRun run(Jdk jdk, List<String> jvmArguments, String mainClass, Path folder)
			throws IOException, InterruptedException {
		String output = MonitoredProgram.run(jdk, Map.of(), jvmArguments, mainClass, folder);
		return parse(folder.resolve("log"), output);
	}

	private static Path weaver() throws IOException {
		return MonitoredProgram.jar("aspectjweaver", "org/aspectj/weaver/loadtime/Agent.class");
	}

	private static Path kieker() throws IOException {
		return MonitoredProgram.jar("-aspectj", "kieker/monitoring/core/controller/MonitoringController.class");
	}

	static KiekerRun parse(Path log, String output) throws IOException {
		Map<String, Integer> executions = new TreeMap<>();
		Map<String, Integer> before = new TreeMap<>();
		Map<String, Integer> after = new TreeMap<>();
		Map<String, String> classes = new HashMap<>();
		List<Path> files;
		try (var paths = Files.walk(log)) {
			files = paths.filter(Files::isRegularFile).sorted().toList();
		}
		for (Path map : files.stream().filter(f -> f.toString().endsWith(".map")).toList()) {
			for (String line : Files.readAllLines(map, UTF_8)) {
				classes.put(line.substring(0, line.indexOf('=')), line.substring(line.lastIndexOf('.') + 1));
			}
		}
		for (Path data : files.stream().filter(f -> f.toString().endsWith(".dat")).toList()) {
			for (String line : Files.readAllLines(data, UTF_8)) {
				String[] fields = line.split(";");
				String type = classes.get(fields[0]);
				if (type.equals("OperationExecutionRecord")) {
					count(executions, fields[2]);
				} else if (type.startsWith("Before")) {
					count(before, fields[5]);
				} else if (type.startsWith("After")) {
					count(after, fields[5]);
				}
			}
		}
		return new KiekerRun(executions, before, after, output);
	}

	private static void count(Map<String, Integer> counts, String recorded) {
		counts.merge(RecordedSignature.parse(recorded).toString(), 1, Integer::sum);
	}
}
