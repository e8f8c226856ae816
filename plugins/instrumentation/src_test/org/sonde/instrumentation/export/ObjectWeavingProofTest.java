/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.run.AgentLaunch;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.instrumentation.run.ProgramStart;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.tests.seeded.SourceJar;

/** Programs run under the real weaver, and what they say of their own assignments is compared with the log of the object monitoring. */
class ObjectWeavingProofTest {
	private static final Pattern CHANGE = Pattern.compile("\\{\"event\":\"value-change\",\"sensor\":\"([^\"]+)\",.*?,\"old\":(.*),\"new\":(.*)}");
	private static final Map<String, String> FIELDS = new TreeMap<>(Map.ofEntries(Map.entry("w.Thing.b", "byte"), Map.entry("w.Thing.s", "short"),
			Map.entry("w.Thing.i", "int"), Map.entry("w.Thing.l", "long"), Map.entry("w.Thing.f", "float"), Map.entry("w.Thing.d", "double"),
			Map.entry("w.Thing.z", "boolean"), Map.entry("w.Thing.c", "char"), Map.entry("w.Thing.text", "java.lang.String"),
			Map.entry("w.Thing.any", "java.lang.Object"), Map.entry("w.Thing.colour", "w.Colour"), Map.entry("w.Thing.array", "int[]"),
			Map.entry("w.Thing.shared", "int"), Map.entry("w.Thing.hidden", "int"), Map.entry("w.Thing.fixed", "int"),
			Map.entry("w.Base.inherited", "int"), Map.entry("w.Base.same", "int"), Map.entry("w.Point.x", "int"), Map.entry("w.Point.label", "java.lang.String"),
			Map.entry("w.Broken.value", "static int"), Map.entry("w.Fails.value", "int"), Map.entry("w.Lazy.first", "static int"), Map.entry("w.Lazy.later", "static int"),
			Map.entry("w.Thing.count", "static int"), Map.entry("w.Thing.label", "static java.lang.String")));

	@TempDir
	private static Path shared;
	private static Path program;

	@TempDir
	private Path folder;

	@BeforeAll
	static void compile() throws Exception {
		program = shared.resolve("watched.jar");
		SourceJar.compile(WatchedProgram.SOURCES, program);
	}

	static List<Jdk> jdks() throws IOException {
		return Jdk.oldestAndNewest();
	}

	@ParameterizedTest
	@MethodSource("jdks")
	void eachChangeOfAFieldIsReportedOnceAndInOrder(Jdk jdk) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		FIELDS.forEach((name, type) -> plan.getProbes().add(field(name, type)));
		String output = run(jdk, plan, program, WatchedProgram.MAIN);
		Map<String, List<String>> printed = new TreeMap<>();
		output.lines().filter(line -> line.startsWith("H ")).forEach(line -> {
			String[] words = line.split(" ", 3);
			printed.computeIfAbsent(words[1], none -> new ArrayList<>()).add(words[2]);
		});
		// The program never gets as far as to print the assignment, of an object that nobody ever has.
		printed.put("w.Fails.value", List.of("0 1"));
		assertThat(printed.keySet()).hasSize(FIELDS.size() - 1).doesNotContain("w.Broken.value");
		assertThat(changes()).isEqualTo(printed);
		ObjectLog log = ObjectLog.of(folder).orElseThrow();
		assertThat(log.dropped()).contains(0L);
		assertThat(log.total()).isEqualTo(printed.values().stream().mapToInt(List::size).sum());
	}

	/** Also a class whose initialiser fails, an object whose constructor fails, and an assignment without an object. */
	@Test
	void theProgramPrintsWhatItPrintsUnwatched() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		FIELDS.forEach((name, type) -> plan.getProbes().add(field(name, type)));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("w.Thing")));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("w.Fails")));
		String watched = run(Jdk.running(), plan, program, WatchedProgram.MAIN);
		String unwatched = MonitoredProgram.run(Jdk.running(), Map.of(), List.of("-cp", program.toString()), WatchedProgram.MAIN, Files.createDirectory(folder.resolve("unwatched")));
		assertThat(withoutHashes(watched)).isEqualTo(withoutHashes(unwatched));
	}

	private static String withoutHashes(String output) {
		return output.replaceAll("\"hash\":\"[0-9a-f]+\"", "");
	}

	private static FieldProbe field(String name, String type) {
		int dot = name.lastIndexOf('.');
		boolean isStatic = type.startsWith("static ");
		return Probes.createField(new FieldSignature(name.substring(0, dot), name.substring(dot + 1), type.replace("static ", ""), isStatic));
	}

	private Map<String, List<String>> changes() throws IOException {
		Map<String, List<String>> changes = new TreeMap<>();
		try (Stream<String> lines = Files.lines(folder.resolve(ObjectWeaving.LOG))) {
			lines.map(CHANGE::matcher).filter(Matcher::matches)
					.forEach(change -> changes.computeIfAbsent(change.group(1), none -> new ArrayList<>()).add(change.group(2) + " " + change.group(3)));
		}
		return changes;
	}

	private String run(Jdk jdk, Plan plan, Path jar, String main, String... options) throws Exception {
		Path log = Files.createDirectories(folder.resolve("log"));
		AgentLaunch launch = new AgentLaunch(RunAgent.KIEKER_ASPECTJ, folder, Optional.empty(), log);
		AgentFiles files = launch.files(RunAgent.KIEKER_ASPECTJ.export(plan, ProgramClasses.UNKNOWN, Optional.empty()));
		files.write(folder);
		AgentLaunch.Start start = launch.start(new ProgramStart(jdk.feature(), List.of(), List.of()), List.of(jar), files,
				new AgentLaunch.Weaving(List.of(), false, folder.resolve("lib")));
		List<String> arguments = new ArrayList<>(start.arguments());
		arguments.addAll(List.of(options));
		arguments.addAll(List.of("-cp", String.join(java.io.File.pathSeparator, start.classPath().stream().map(Path::toString).toList())));
		return MonitoredProgram.run(jdk, Map.of(), arguments, main, folder);
	}
}
