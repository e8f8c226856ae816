/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
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
import org.sonde.instrumentation.plan.Containment;
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
		Map<String, List<String>> changes = changes();
		assertThat(changes.keySet()).isEqualTo(printed.keySet());
		printed.forEach((sensor, expected) -> assertThat(changes.get(sensor)).as(sensor).isEqualTo(expected));
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

	/** Created, added, moved, removed and disposed of, in the order in which the program did it. */
	@Test
	void livesAndContainmentAreReported() throws Exception {
		Path jar = shared.resolve("warehouse.jar");
		SourceJar.compile(List.of("""
				package h;
				import java.util.ArrayList;
				import java.util.List;
				class Shelf { Item[] items; Box box; List<Item> list; }
				class Item { Shelf home; void close() { } void close(int code) { } }
				class Book extends Item { @Override void close() { } }
				class Box { }
				public class Main {
					static List<Object> kept = new ArrayList<>();
					public static void main(String[] arguments) {
						Shelf one = new Shelf();
						Shelf two = new Shelf();
						Item a = new Item();
						Item b = new Book();
						Box box = new Box();
						one.items = new Item[] { a, null, b };
						two.box = box;
						two.items = new Item[] { b };
						a.home = two;
						one.items = null;
						one.box = box;
						b.close();
						a.close(1);
						a.home = null;
						two.list = new ArrayList<>(List.of(a));
						kept.addAll(List.of(one, two, a, b, box));
					}
				}
				"""), jar);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("h.Shelf")));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("h.Item", Optional.of(DisposalMethod.parse("close()")))));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("h.Box")));
		Map.of("items", "h.Item[]", "box", "h.Box", "list", "java.util.List").forEach((name, type) -> {
			FieldProbe probe = field("h.Shelf." + name, type);
			probe.setContainment(Containment.CHILDREN);
			plan.getProbes().add(probe);
		});
		FieldProbe home = field("h.Item.home", "h.Shelf");
		home.setContainment(Containment.PARENT);
		plan.getProbes().add(home);
		run(Jdk.running(), plan, jar, "h.Main");
		assertThat(lives("h.Shelf")).containsExactly("creation 1", "creation 2", "addition 1 3", "addition 1 4", "addition 2 5", "removal 1 4", "addition 2 4",
				"removal 1 3", "addition 2 3", "removal 2 5", "addition 1 5", "removal 2 4", "removal 2 3", "addition 2 3");
		assertThat(lives("h.Item")).containsExactly("creation 3", "creation 4", "deletion 4");
		assertThat(lives("h.Box")).containsExactly("creation 5");
	}

	/** Most of them are collected while the program runs. */
	@Test
	void aMillionObjectsInASmallHeap() throws Exception {
		Path jar = shared.resolve("million.jar");
		SourceJar.compile(List.of("""
				package m;
				public class Main {
					int number;
					Main(int number) { this.number = number; }
					public static void main(String[] arguments) {
						Main[] kept = new Main[1000];
						for (int i = 0; i < 1_000_000; i++) kept[i % 1000] = new Main(i + 1);
						System.out.println(kept[7].number);
					}
				}
				"""), jar);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("m.Main")));
		plan.getProbes().add(field("m.Main.number", "int"));
		assertThat(run(Jdk.running(), plan, jar, "m.Main", "-Xmx64m")).contains("999008");
		ObjectLog log = ObjectLog.of(folder).orElseThrow();
		// Which events are dropped depends on the machine; that they are counted does not. A million each were created and set.
		assertThat(log.total() + log.dropped().orElseThrow()).isBetween(2_000_000L, 3_000_000L);
		assertThat(log.events().get("m.Main creation")).isPositive();
		assertThat(log.events().get("m.Main.number value-change")).isPositive();
		assertThat(log.events().get("m.Main deletion")).isPositive();
	}

	/** Both have a class of the same name, which neither sees of the other; as web applications have. */
	@Test
	void twoClassLoaders() throws Exception {
		Path inner = shared.resolve("inner.jar");
		SourceJar.compile(List.of("package in; public class Part implements Runnable { int x; static int all; public void run() { x += 5; all += x; } }"), inner);
		Path jar = shared.resolve("outer.jar");
		SourceJar.compile(List.of("""
				package out;
				import java.net.*;
				import java.nio.file.Path;
				public class Main {
					public static void main(String[] arguments) throws Exception {
						URL[] place = { Path.of(System.getProperty("inner")).toUri().toURL() };
						Runnable[] parts = new Runnable[2];
						for (int i = 0; i < 2; i++) parts[i] = (Runnable) new URLClassLoader(place).loadClass("in.Part").getConstructor().newInstance();
						for (int i = 0; i < 3; i++) parts[i % 2].run();
					}
				}
				"""), jar);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(field("in.Part.x", "int"));
		plan.getProbes().add(field("in.Part.all", "static int"));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("in.Part")));
		run(Jdk.running(), plan, jar, "out.Main", "-Dinner=" + inner);
		assertThat(changes()).isEqualTo(Map.of("in.Part.x", List.of("0 5", "0 5", "5 10"), "in.Part.all", List.of("0 5", "0 5", "5 15")));
		assertThat(lives("in.Part")).hasSize(2).allMatch(life -> life.startsWith("creation "));
	}

	/** In the interpreter, which optimises no object away. */
	@Test
	void anIdleSensorAllocatesNothing() throws Exception {
		Path jar = shared.resolve("idle.jar");
		SourceJar.compile(List.of("""
				package i;
				import java.lang.management.ManagementFactory;
				public class Main {
					int number; double fraction; String text; boolean flag; static long total;
					public static void main(String[] arguments) {
						var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
						Main main = new Main();
						main.assign(1);
						long before = threads.getCurrentThreadAllocatedBytes();
						long nothing = threads.getCurrentThreadAllocatedBytes() - before;
						before = threads.getCurrentThreadAllocatedBytes();
						main.assign(100_000);
						System.out.println("allocated " + (threads.getCurrentThreadAllocatedBytes() - before - nothing));
					}
					void assign(int times) {
						for (int i = 0; i < times; i++) {
							number = i + 1000; fraction = i; text = i % 2 == 0 ? "a" : null; flag = !flag; total = i;
						}
					}
				}
				"""), jar);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		Map.of("i.Main.number", "int", "i.Main.fraction", "double", "i.Main.text", "java.lang.String", "i.Main.flag", "boolean", "i.Main.total", "static long")
				.forEach((name, type) -> plan.getProbes().add(field(name, type)));
		assertThat(run(Jdk.running(), plan, jar, "i.Main", "-Dorg.sonde.objects.log=", "-Xint")).contains("allocated 0");
		assertThat(ObjectLog.of(folder)).isEmpty();
		// Somebody who wants the events makes the difference, so the program was woven.
		assertThat(run(Jdk.running(), plan, jar, "i.Main", "-Xint")).containsPattern("allocated [1-9]");
	}

	@Test
	void valuesAreMaskedByNameOrAsThePlanSays() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(field("w.Thing.password", "java.lang.String"));
		FieldProbe masked = field("w.Thing.fixed", "int");
		masked.setMasked(true);
		plan.getProbes().add(masked);
		run(Jdk.running(), plan, program, WatchedProgram.MAIN);
		assertThat(changes().keySet()).containsExactly("w.Thing.fixed", "w.Thing.password");
		assertThat(changes().values()).allSatisfy(values -> assertThat(values).isNotEmpty().containsOnly("{\"masked\":true} {\"masked\":true}"));
		assertThat(Files.readString(folder.resolve(ObjectWeaving.LOG))).doesNotContain("secret");
	}

	@Test
	void aDeactivatedProbeReportsNothing() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		FieldProbe silent = field("w.Thing.i", "int");
		silent.setActive(false);
		plan.getProbes().add(silent);
		plan.getProbes().add(field("w.Thing.fixed", "int"));
		run(Jdk.running(), plan, program, WatchedProgram.MAIN);
		assertThat(changes().keySet()).containsExactly("w.Thing.fixed");
	}

	private List<String> lives(String sensor) throws IOException {
		Pattern life = Pattern.compile("\\{\"event\":\"([a-z]+)\",\"sensor\":\"" + sensor + "\",.*\"object\":(\\d+)(?:,\"child\":(\\d+))?}");
		try (Stream<String> lines = Files.lines(folder.resolve(ObjectWeaving.LOG))) {
			return lines.map(life::matcher).filter(Matcher::matches)
					.map(event -> event.group(1) + " " + event.group(2) + (event.group(3) == null ? "" : " " + event.group(3))).toList();
		}
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
		arguments.addAll(List.of("-cp", String.join(File.pathSeparator, start.classPath().stream().map(Path::toString).toList())));
		return MonitoredProgram.run(jdk, Map.of(), arguments, main, folder);
	}
}
