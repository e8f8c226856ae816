/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
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
	private static final String ORIGIN = "\"thread\":\"([^\"]*)\",\"threadId\":(\\d+),\"place\":\"([^\"]+)\\(Source\\.java(:\\d+)\\)\"";
	private static final Pattern CHANGE = Pattern
			.compile("\\{\"event\":\"value-change\",\"sensor\":\"([^\"]+)\",.*?," + ORIGIN + ",.*?,\"old\":(.*),\"new\":(.*)}");
	private static final Map<String, String> FIELDS = new TreeMap<>(
			Map.ofEntries(Map.entry("w.Thing.b", "byte"), Map.entry("w.Thing.s", "short"),
					Map.entry("w.Thing.i", "int"), Map.entry("w.Thing.l", "long"), Map.entry("w.Thing.f", "float"),
					Map.entry("w.Thing.d", "double"),
					Map.entry("w.Thing.z", "boolean"), Map.entry("w.Thing.c", "char"), Map.entry("w.Thing.text", "java.lang.String"),
			Map.entry("w.Thing.any", "java.lang.Object"), Map.entry("w.Thing.colour", "w.Colour"), Map.entry("w.Thing.array", "int[]"),
					Map.entry("w.Thing.shared", "int"), Map.entry("w.Thing.hidden", "int"), Map.entry("w.Thing.fixed", "int"),
					Map.entry("w.Base.inherited", "int"), Map.entry("w.Base.same", "int"), Map.entry("w.Point.x", "int"),
					Map.entry("w.Point.label", "java.lang.String"),
					Map.entry("w.Broken.value", "static int"), Map.entry("w.Fails.value", "int"), Map.entry("w.Lazy.first", "static int"),
					Map.entry("w.Lazy.later", "static int"),
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
	void eachChangeOfAFieldIsReportedOnceInOrderWithThreadAndPlace(Jdk jdk) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		FIELDS.forEach((name, type) -> plan.getProbes().add(field(name, type)));
		String output = run(jdk, plan, program, WatchedProgram.MAIN);
		Map<String, List<String>> printed = new TreeMap<>();
		output.lines().filter(line -> line.startsWith("H ")).forEach(line -> {
			String[] words = line.split(" ", 3);
			printed.computeIfAbsent(words[1], none -> new ArrayList<>()).add(words[2]);
		});
		String main = printed.get("w.Lazy.first").get(0).split(" ")[0];
		// The program never gets as far as to print the assignment, of an object that nobody ever has.
		printed.put("w.Fails.value", List.of(main + " w.Fails.<init>:12 0 1"));
		assertThat(printed.keySet()).hasSize(FIELDS.size() - 1).doesNotContain("w.Broken.value");
		Map<String, List<String>> changes = changes(true);
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
		String unwatched = MonitoredProgram.run(Jdk.running(), Map.of(), List.of("-cp", program.toString()), WatchedProgram.MAIN,
				Files.createDirectory(folder.resolve("unwatched")));
		assertThat(withoutIds(watched)).isEqualTo(withoutIds(unwatched));
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
				class Crate extends Box { int size = 1; }
				public class Main {
					static List<Object> kept = new ArrayList<>();
					public static void main(String[] arguments) {
						Shelf one = new Shelf();
						Shelf two = new Shelf();
						Item a = new Item();
						Item b = new Book();
						Box box = new Box();
						Box crate = new Crate();
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
						kept.addAll(List.of(one, two, a, b, box, crate));
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
		plan.getProbes().add(field("h.Crate.size", "int"));
		FieldProbe home = field("h.Item.home", "h.Shelf");
		home.setContainment(Containment.PARENT);
		plan.getProbes().add(home);
		run(Jdk.running(), plan, jar, "h.Main");
		assertThat(lives("h.Shelf")).containsExactly("creation 1", "creation 2", "addition 1 3", "addition 1 4", "addition 2 5",
				"removal 1 4", "addition 2 4",
				"removal 1 3", "addition 2 3", "removal 2 5", "addition 1 5", "removal 2 4", "removal 2 3", "addition 2 3");
		assertThat(places("h.Shelf")).containsExactlyElementsOf(
				Stream.concat(IntStream.of(12, 13, 18, 18, 19, 20, 20, 21, 21, 23, 23).mapToObj(line -> "h.Main.main:" + line),
						Stream.of("h.Book.close:6", "h.Main.main:26", "h.Main.main:27")).toList());
		assertThat(lives("h.Item")).containsExactly("creation 3", "creation 4", "deletion 4");
		assertThat(lives("h.Box")).containsExactly("creation 5");
		assertThat(lives("h.Crate")).as("created as a box, but monitored under the type with the nearest probe")
				.containsExactly("creation 6");
	}

	/** Also under Kieker's probes, for which AspectJ moves the code of methods and constructors elsewhere. */
	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void livesHaveTheThreadAndThePlaceOfNew(boolean withMethods) throws Exception {
		Path jar = shared.resolve("tree.jar");
		SourceJar.compile(List.of("""
				package c;
				class Node {
					Node child; int size;
					Node(int depth) { this(depth, "n"); }
					Node(int depth, String name) { super(); size = depth; if (depth > 0) child = new Node(depth - 1); }
					void end() { }
				}
				class Heir extends Node {
					Node other = new Node(0);
					Heir() { super(1); }
				}
				public class Main {
					static final Node FIRST = new Node(0);
					static Node made;
					public static void main(String[] arguments) throws Exception {
						Thread thread = new Thread(() -> made = new Heir(), "maker");
						thread.start();
						thread.join();
						made.end();
						Node.class.getDeclaredConstructor(int.class)
								.newInstance(0);
					}
				}
				"""), jar);
		Plan plan = withMethods ? Plans.of(Stream
				.of("void c.Main.main(java.lang.String[])", "c.Node.<init>(int)", "c.Node.<init>(int,java.lang.String)", "c.Heir.<init>()",
				"void c.Node.end()").map(MethodSignature::parse).toList()) : PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("c.Node", Optional.of(DisposalMethod.parse("end()")))));
		plan.getProbes().add(field("c.Node.size", "int"));
		run(Jdk.running(), plan, jar, "c.Main");
		Pattern life = Pattern.compile("\\{\"event\":\"(creation|deletion)\",.*?," + ORIGIN + ",\"object\":(\\d+)}");
		try (Stream<String> lines = Files.lines(folder.resolve(ObjectWeaving.LOG))) {
			assertThat(lines.map(life::matcher).filter(Matcher::matches)
					.map(event -> event.group(1) + " " + event.group(6) + " " + event.group(2) + " " + event.group(4) + event.group(5)))
					.containsExactly("creation 1 main c.Main.<clinit>:13", "creation 2 maker c.Main.lambda$main$0:16",
							"creation 3 maker c.Node.<init>:5",
							"creation 4 maker c.Heir.<init>:9", "deletion 2 main c.Node.end:6", "creation 5 main c.Main.main:21");
		}
		assertThat(changes(true).get("c.Node.size")).singleElement().asString().startsWith("maker#").endsWith(" c.Node.<init>:5 0 1");
	}

	/** A class without its superclass, which the program names and never uses. */
	@Test
	void aMethodWithAParameterWhoseClassIsBroken() throws Exception {
		Path jar = shared.resolve("broken.jar");
		SourceJar.compile(List.of("""
				package b;
				class Missing { }
				class Driver extends Missing { }
				public class Main {
					int speed;
					void drive(Driver driver, int now) { speed = now; }
					public static void main(String[] arguments) {
						Main main = new Main();
						main.drive(null, 7);
						System.out.println("speed " + main.speed);
					}
				}
				"""), jar);
		try (FileSystem classes = FileSystems.newFileSystem(jar)) {
			Files.delete(classes.getPath("b/Missing.class"));
		}
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(field("b.Main.speed", "int"));
		assertThat(run(Jdk.running(), plan, jar, "b.Main")).contains("speed 7");
		assertThat(changes(true).get("b.Main.speed")).singleElement().asString().endsWith(" b.Main.drive:6 0 7");
	}

	@Test
	void aClassWithoutAPackage() throws Exception {
		Path jar = shared.resolve("unnamed.jar");
		SourceJar.compile(List.of("""
				public class Unnamed {
					int count;
					public static void main(String[] arguments) {
						new Unnamed().count = 7;
					}
				}
				"""), jar);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(field("Unnamed.count", "int"));
		run(Jdk.running(), plan, jar, "Unnamed");
		assertThat(changes(true).get("Unnamed.count")).singleElement().asString().endsWith(" 0 7");
	}

	@Test
	void withoutPlaces() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(field("w.Lazy.later", "static int"));
		run(Jdk.running(), plan, program, WatchedProgram.MAIN, "-Dorg.sonde.objects.places=false");
		assertThat(Files.readString(folder.resolve(ObjectWeaving.LOG))).contains("\"thread\":\"main\"").doesNotContain("\"place\"");
	}

	/** The method also runs for objects of the super-type and of a sibling, whose lives it does not end. */
	@Test
	void anInheritedMethodEndsObjects() throws Exception {
		Path jar = shared.resolve("heirs.jar");
		SourceJar.compile(List.of("""
				package h;
				class Base { void end() { } }
				class Heir extends Base { }
				class Late extends Heir { @Override void end() { super.end(); } }
				class Sibling extends Base { }
				public class Main {
					static Base[] kept;
					public static void main(String[] arguments) {
						kept = new Base[] { new Heir(), new Sibling(), new Late(), new Base(), new Heir() };
						for (int i = 0; i < 4; i++) kept[i].end();
					}
				}
				"""), jar);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("h.Heir", Optional.of(DisposalMethod.parse("end()")))));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("h.Sibling")));
		run(Jdk.running(), plan, ClassFiles.read(List.of(jar), Progress.NONE), jar, "h.Main");
		assertThat(lives("h.Heir").stream().filter(life -> life.startsWith("deletion"))).hasSize(2);
		assertThat(lives("h.Sibling")).hasSize(1).allMatch(life -> life.startsWith("creation "));
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

	/** What is neither in the log nor counted as dropped is missing. */
	@ParameterizedTest
	@ValueSource(strings = { "queue", "pool:2", "production", "queue+virtual" })
	void everyChangeOfSeveralThreadsIsDeliveredOrCounted(String threads) throws Exception {
		Path jar = shared.resolve("threads.jar");
		SourceJar.compile(List.of("""
				package t;
				public class Main extends Thread {
					int number;
					@Override public void run() { for (int i = 0; i < 20_000; i++) number++; }
					public static void main(String[] arguments) throws Exception {
						Main[] all = new Main[8];
						for (int i = 0; i < all.length; i++) (all[i] = new Main()).start();
						for (Main one : all) one.join();
					}
				}
				"""), jar);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(field("t.Main.number", "int"));
		run(Jdk.running(), plan, jar, "t.Main", "-Dorg.sonde.objects.threads=" + threads, "-Dorg.sonde.objects.log.capacity=2000");
		ObjectLog log = ObjectLog.of(folder).orElseThrow();
		assertThat(log.total() + log.dropped().orElseThrow()).isEqualTo(8 * 20_000);
		Map<String, Integer> last = new TreeMap<>();
		Pattern change = Pattern.compile(".*\"object\":(\\d+),\"old\":(\\d+),\"new\":(\\d+)}");
		try (Stream<String> lines = Files.lines(folder.resolve(ObjectWeaving.LOG))) {
			lines.map(change::matcher).filter(Matcher::matches).forEach(match -> {
				int now = Integer.parseInt(match.group(3));
				assertThat(Integer.parseInt(match.group(2))).isEqualTo(now - 1);
				assertThat(last.getOrDefault(match.group(1), 0)).as("before in the log of object " + match.group(1)).isLessThan(now);
				last.put(match.group(1), now);
			});
		}
		assertThat(last).isNotEmpty();
	}

	/** Both have a class of the same name, which neither sees of the other; as web applications have. */
	@Test
	void twoClassLoaders() throws Exception {
		Path inner = shared.resolve("inner.jar");
		SourceJar.compile(List
				.of("package in; public class Part implements Runnable { int x; static int all; public void run() { x += 5; all += x; } }"),
				inner);
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
		assertThat(changes(false))
				.isEqualTo(Map.of("in.Part.x", List.of("0 5", "0 5", "5 10"), "in.Part.all", List.of("0 5", "0 5", "5 15")));
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
						int times = Integer.getInteger("times");
						Main main = new Main();
						main.assign(1);
						long before = threads.getCurrentThreadAllocatedBytes();
						long nothing = threads.getCurrentThreadAllocatedBytes() - before;
						before = threads.getCurrentThreadAllocatedBytes();
						main.assign(times);
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
		Map.of("i.Main.number", "int", "i.Main.fraction", "double", "i.Main.text", "java.lang.String", "i.Main.flag", "boolean",
				"i.Main.total", "static long")
				.forEach((name, type) -> plan.getProbes().add(field(name, type)));
		assertThat(run(Jdk.running(), plan, jar, "i.Main", "-Dorg.sonde.objects.log=", "-Xint", "-Dtimes=100000")).contains("allocated 0");
		assertThat(ObjectLog.of(folder)).isEmpty();
		// Somebody who wants the events makes the difference, so the program was woven; each event takes the interpreter long.
		assertThat(run(Jdk.running(), plan, jar, "i.Main", "-Xint", "-Dtimes=1000")).containsPattern("allocated [1-9]");
	}

	@Test
	void valuesAreMaskedByNameOrAsThePlanSays() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(field("w.Thing.password", "java.lang.String"));
		FieldProbe masked = field("w.Thing.fixed", "int");
		masked.setMasked(true);
		FieldProbe ofClass = field("w.Thing.label", "static java.lang.String");
		ofClass.setMasked(true);
		plan.getProbes().addAll(List.of(masked, ofClass));
		run(Jdk.running(), plan, program, WatchedProgram.MAIN);
		assertThat(changes(false).keySet()).containsExactly("w.Thing.fixed", "w.Thing.label", "w.Thing.password");
		assertThat(changes(false).values())
				.allSatisfy(values -> assertThat(values).isNotEmpty().containsOnly("{\"masked\":true} {\"masked\":true}"));
		assertThat(Files.readString(folder.resolve(ObjectWeaving.LOG))).doesNotContain("secret");
		plan.getProbes().stream().map(FieldProbe.class::cast).forEach(probe -> probe.setMasked(false));
		run(Jdk.running(), plan, program, WatchedProgram.MAIN);
		assertThat(Files.readString(folder.resolve(ObjectWeaving.LOG))).contains("secret").doesNotContain("\"masked\"");
	}

	@Test
	void aDeactivatedProbeReportsNothing() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		FieldProbe silent = field("w.Thing.i", "int");
		silent.setActive(false);
		plan.getProbes().add(silent);
		plan.getProbes().add(field("w.Thing.fixed", "int"));
		run(Jdk.running(), plan, program, WatchedProgram.MAIN);
		assertThat(changes(false).keySet()).containsExactly("w.Thing.fixed");
	}

	private List<String> lives(String sensor) throws IOException {
		Pattern life = Pattern
				.compile("\\{\"event\":\"([a-z]+)\",\"sensor\":\"" + sensor + "\",.*\"object\":(\\d+)(?:,\"child\":(\\d+))?}");
		try (Stream<String> lines = Files.lines(folder.resolve(ObjectWeaving.LOG))) {
			return lines.map(life::matcher).filter(Matcher::matches)
					.map(event -> event.group(1) + " " + event.group(2) + (event.group(3) == null ? "" : " " + event.group(3))).toList();
		}
	}

	/** Of objects and threads. */
	private List<String> places(String sensor) throws IOException {
		Pattern event = Pattern.compile("\\{\"event\":\"[a-z]+\",\"sensor\":\"" + sensor + "\",.*?," + ORIGIN + ".*");
		try (Stream<String> lines = Files.lines(folder.resolve(ObjectWeaving.LOG))) {
			return lines.map(event::matcher).filter(Matcher::matches).map(found -> found.group(3) + found.group(4)).toList();
		}
	}

	private static String withoutIds(String output) {
		return output.replaceAll("\"hash\":\"[0-9a-f]+\"|#\\d+", "");
	}

	private static FieldProbe field(String name, String type) {
		int dot = name.lastIndexOf('.');
		boolean isStatic = type.startsWith("static ");
		return Probes
				.createField(new FieldSignature(name.substring(0, dot), name.substring(dot + 1), type.replace("static ", ""), isStatic));
	}

	/** By sensor: the values, behind {@code thread#id place} if the origins are wanted. */
	private Map<String, List<String>> changes(boolean origins) throws IOException {
		Map<String, List<String>> changes = new TreeMap<>();
		try (Stream<String> lines = Files.lines(folder.resolve(ObjectWeaving.LOG))) {
			lines.map(CHANGE::matcher).filter(Matcher::matches)
					.forEach(change -> changes.computeIfAbsent(change.group(1), none -> new ArrayList<>())
							.add((origins ? change.group(2) + "#" + change.group(3) + " " + change.group(4) + change.group(5) + " " : "")
									+ change.group(6) + " " + change.group(7)));
		}
		return changes;
	}

	private String run(Jdk jdk, Plan plan, Path jar, String main, String... options) throws Exception {
		return run(jdk, plan, ProgramClasses.UNKNOWN, jar, main, options);
	}

	private String run(Jdk jdk, Plan plan, ProgramClasses classes, Path jar, String main, String... options) throws Exception {
		Path log = Files.createDirectories(folder.resolve("log"));
		AgentLaunch launch = new AgentLaunch(RunAgent.KIEKER_ASPECTJ, folder, Optional.empty(), log);
		AgentFiles files = launch.files(RunAgent.KIEKER_ASPECTJ.export(plan, classes, Optional.empty()));
		files.write(folder);
		AgentLaunch.Start start = launch.start(new ProgramStart(jdk.feature(), List.of(), List.of()), List.of(jar), files,
				new AgentLaunch.Weaving(List.of(), false, folder.resolve("lib")));
		List<String> arguments = new ArrayList<>(start.arguments());
		arguments.addAll(List.of(options));
		arguments.addAll(List.of("-cp", String.join(File.pathSeparator, start.classPath().stream().map(Path::toString).toList())));
		return MonitoredProgram.run(jdk, Map.of(), arguments, main, folder);
	}
}
