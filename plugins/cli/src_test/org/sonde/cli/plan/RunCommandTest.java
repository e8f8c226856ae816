/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.plan.RecordTo;

import tools.jackson.databind.JsonNode;

/** Programs are run with probes under the real agent, with every Java of this machine from 17 on; all paths have a blank. */
class RunCommandTest {
	private static final String PLAN = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			%s</plan:Plan>
			""";
	private static final String SHOP = """
			  <probes xsi:type="plan:MethodProbe" declaringType="lib.Price" methodName="never"/>
			  <probes xsi:type="plan:MethodProbe" declaringType="lib.Price" methodName="of" parameterTypes="int" returnType="int"/>
			  <probes xsi:type="plan:MethodProbe" declaringType="shop.Main" methodName="main" parameterTypes="java.lang.String[]"/>
			""";
	private static final String COUNT = "  <probes xsi:type=\"plan:FieldProbe\" declaringType=\"counting.Main\" fieldName=\"count\" fieldType=\"int\" static=\"true\"/>\n";

	@TempDir
	static Path programs;
	private static Path modules;
	private static Path classes;
	private static Path agent;

	@TempDir
	Path folder;
	private String plan;

	@BeforeAll
	static void compile() throws IOException {
		modules = SmallPrograms.modules(programs);
		classes = SmallPrograms.classes(programs);
		agent = SmallPrograms.agent(programs);
	}

	@BeforeEach
	void aPlan() throws IOException {
		plan = plan(SHOP);
	}

	private String plan(String probes) throws IOException {
		return Files.writeString(folder.resolve("a plan.probes"), PLAN.formatted(probes)).toString();
	}

	static Stream<JavaHome> javas() {
		return JavaHomes.find().stream().filter(home -> home.feature() >= 17);
	}

	/** As JaCoCo would, another agent comes first; what it is told stays. */
	@ParameterizedTest
	@MethodSource("javas")
	void onTheClassPathWithAnotherAgent(JavaHome java) {
		Sonde run = run(java, "java", "-javaagent:" + agent + "=hello", "-cp", classes.toString(), "shop.Main", "x");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("harmless agent started with hello", "never recorded: void lib.Price.never()")
				.containsPattern("AspectJ wove 3 methods in 2 classes, and examined \\d+ classes, in \\d+ ms")
				.doesNotContain("not woven: ");
		assertThat(run.out()).contains("total 20, x, module null").containsPattern("5 +[0-9.]+ +active +int lib\\.Price\\.of\\(int\\)")
				.containsPattern("1 +[0-9.]+ +active +void shop\\.Main\\.main");
		assertThat(run.err()).doesNotContain("WARNING", "SLF4J");
	}

	@ParameterizedTest
	@MethodSource("javas")
	void inNamedModules(JavaHome java) {
		Sonde run = run(java, "java", "-p", modules.toString(), "-m", "shop.app/shop.Main", "x");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).contains("total 20, x, module shop.app").containsPattern("5 +[0-9.]+ +active +int lib\\.Price\\.of\\(int\\)");
		assertThat(run.err()).doesNotContain("WARNING", "SLF4J");
	}

	/**
	 * Which methods a pattern matches is found out on the command's own class path, also where no pointcut says it; the log is read back
	 * alike.
	 */
	@Test
	void aPlanOfPatternsAlone() throws IOException {
		plan = plan("""
				  <probes xsi:type="plan:PatternProbe" pattern="* lib..*.*(..)"/>
				  <probes xsi:type="plan:PatternProbe" pattern="* shop..*.*(..)" active="false"/>
				""");
		Path kept = folder.resolve("kept");
		Sonde run = run(null, "--keep-log", kept.toString(), "--", java(), "-cp",
				classes + File.pathSeparator + folder.resolve("no such.jar"), "shop.Main", "x");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).containsPattern("5 +[0-9.]+ +active +pattern \\* lib")
				.containsPattern("unknown +unknown +deactivated +pattern \\* shop");
		assertThat(run.err()).contains("pattern * lib..*.*(..): 1 of 2 methods recorded").doesNotContain("left out");
		assertThat(Files.readString(kept.resolve("META-INF/kieker.monitoring.adaptiveMonitoring.conf"))).contains("main");

		assertThat(run.err()).as("the missing jar would be an error")
				.contains("--update-plan --classes '" + classes + "'" + System.lineSeparator());

		String log = kept.resolve("log").toString();
		assertThat(Sonde.run("traces", kept.toString()).err()).as("only the log is a log").isEmpty();
		Sonde unknown = Sonde.run("calls", plan, log);
		assertThat(unknown.err()).contains("its methods are unknown without the program's classes");
		assertThat(unknown.out()).doesNotContainPattern("5 +[0-9.]+ +active");
		Sonde calls = Sonde.run("calls", plan, log, "--classes", classes.toString());
		assertThat(calls.out()).containsPattern("5 +[0-9.]+ +active +pattern \\* lib");
		JsonNode traces = Sonde.run("traces", log, "--plan", plan, "--classes", classes.toString(), "-f", "json").json().path("plan")
				.path("patterns").path(0);
		assertThat(traces.path("methods").asInt()).isEqualTo(2);
		assertThat(traces.path("neverRecorded").path(0).asString()).isEqualTo("void lib.Price.never()");
		assertThat(Sonde.run("traces", log, "--classes", classes.toString()).err())
				.contains("--classes needs --plan: it is for the patterns of a plan");
	}

	@Test
	void whereNothingIsRecordedNoLogIsOffered() {
		Sonde run = run(null, "--keep-log", folder.resolve("kept").toString(), "--", java(), "-cp", classes.toString(), "shop.Nothing");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err())
				.contains("the program did not run", "shop.Nothing", "there is no Kieker log", folder.resolve("kept").toString())
				.doesNotContain("--update-plan", "sonde: weaving failed");
	}

	@Test
	void aPatternInNamedModules() throws IOException {
		plan = plan("  <probes xsi:type=\"plan:PatternProbe\" pattern=\"int lib..*.*(..)\"/>\n");
		Sonde run = run(null, "--", java(), "-p", modules.toString(), "-m", "shop.app/shop.Main", "x");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).contains("module shop.app").containsPattern("5 +[0-9.]+ +active +pattern int lib");
		assertThat(run.err()).contains("1 of 1 method recorded");
	}

	/**
	 * With each writer, several threads and a queue that is full now and then, every call is in the log, which is there to be read again.
	 */
	@ParameterizedTest
	@EnumSource(names = { "BINARY", "TEXT", "TCP" })
	void allThatSeveralThreadsRecordArrives(RecordTo recordTo) throws IOException {
		plan = plan("""
				  <probes xsi:type="plan:MethodProbe" declaringType="many.Main" methodName="step" parameterTypes="int" returnType="int"/>
				""");
		Path kept = folder.resolve("kept");
		Sonde run = run(null, "--keep-log", kept.toString(), "--record-to", recordTo.getLiteral(), "-f", "json", "--", java(), "-cp",
				classes.toString(), "many.Main");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.json().path("recordTo").asString()).isEqualTo(recordTo.getLiteral());
		assertThat(run.json().path("plan").path("methods").path(0).path("calls").asInt()).isEqualTo(20_000);
		try (Stream<Path> files = Files.walk(kept.resolve("log"))) {
			assertThat(files.filter(Files::isRegularFile).map(file -> file.getFileName().toString().replaceFirst(".*\\.", "")).distinct())
					.containsExactlyInAnyOrder("map", recordTo == RecordTo.TEXT ? "dat" : "bin");
		}
		assertThat(Sonde.run("calls", plan, kept.resolve("log").toString()).out()).containsPattern("20000 +[0-9.]+ +active");
	}

	/** The plan says where, unless the command line does. */
	@Test
	void aPlanThatDiscardsItsRecordsHasNothingToCompare() throws IOException {
		plan = plan(SHOP);
		Files.writeString(Path.of(plan),
				Files.readString(Path.of(plan)).replace("urn:sonde:plan:1\"", "urn:sonde:plan:1\" recordTo=\"discard\""));
		Sonde run = run(null, java(), "-cp", classes.toString(), "shop.Main", "x");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).startsWith("total 20, x").doesNotContain("Price");
		assertThat(run.err()).contains("The records were discarded, so there is nothing to compare with the plan.");
		Sonde text = run(null, "--record-to", "text", "--", java(), "-cp", classes.toString(), "shop.Main", "x");
		assertThat(text.out()).containsPattern("5 +[0-9.]+ +active +int lib\\.Price\\.of\\(int\\)");
		assertThat(Sonde.run("run", plan, "--record-to", "disk", "--", java(), "Main").err()).contains("binary, text, tcp, discard");
	}

	/** The weaver is the program's own: it is not started twice. */
	@Test
	void withAspectJThereAlready() throws IOException {
		Path weaver = org.sonde.instrumentation.export.KiekerAgents.unpack(folder.resolve("own")).weaver();
		Sonde run = run(null, java(), "-javaagent:" + weaver, "-cp", classes.toString(), "shop.Main");
		assertThat(run.out()).containsPattern("5 +[0-9.]+ +active +int lib\\.Price\\.of\\(int\\)");
	}

	@Test
	void aJarWithAManifest() throws IOException {
		Path jar = SmallPrograms.jar(classes, folder.resolve("the shop.jar"), Attributes.Name.MAIN_CLASS, "shop.Main");
		Sonde run = run(null, java(), "-jar", jar.toString(), "a b");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).contains("total 20, a b, module null").containsPattern("5 +[0-9.]+ +active");
	}

	/** The program's exit code is that of the command; the log is kept where that is asked for, and JSON has what was observed. */
	@Test
	void itEndsAsTheProgramDoes() throws IOException {
		Path kept = folder.resolve("kept log");
		Sonde run = Sonde.run("run", plan, "--keep-log", kept.toString(), "--format", "json", "--", java(), "-cp", classes.toString(),
				"shop.Main", "x", "7");
		assertThat(run.code()).isEqualTo(7);
		JsonNode json = run.json();
		assertThat(json.get("exitCode").asInt()).isEqualTo(7);
		assertThat(json.get("plan").get("methods").get(1).get("calls").asInt()).isEqualTo(5);
		assertThat(json.get("plan").get("neverRecorded").get(0).asString()).isEqualTo("void lib.Price.never()");
		assertThat(json.at("/plan/likelyReasons/0/reason").asString()).as("its probe was woven, and the program ended in order")
				.isEqualTo("not-called");
		assertThat(json.get("weaverMessages").isEmpty()).isTrue();
		assertThat(json.get("weaving").get("methods").asInt()).isEqualTo(3);
		assertThat(json.get("weaving").get("classes").asInt()).isEqualTo(2);
		assertThat(json.get("weaving").get("notWoven").isEmpty()).isTrue();
		assertThat(kept.resolve("META-INF/aop.xml")).exists();
		Sonde again = Sonde.run("calls", plan, kept.resolve("log").toString());
		assertThat(again.out()).contains("int lib.Price.of(int)");
		Sonde full = Sonde.run("run", plan, "--keep-log", kept.toString(), "--", java(), "-cp", classes.toString(), "shop.Main");
		assertThat(full.code()).isEqualTo(ExitCode.FAILED);
		assertThat(full.err()).contains("SC112: " + kept + " is not empty");
	}

	/** The class path is known, so the warning comes before the program that the probe changes. Another kind of probe needs none. */
	@Test
	void aProbeThatChangesAnAnswerIsWarnedOf() throws IOException {
		String probe = "  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"asks.Callee\" methodName=\"caller\" "
				+ "returnType=\"java.lang.String\"%s/>\n";
		String warning = "may change the program: java.lang.String asks.Callee.caller(): it inspects its callers "
				+ "(StackWalker.getCallerClass in line 9)";
		plan = plan(probe.formatted(" kind=\"operationEvents\""));
		Sonde events = run(null, java(), "-cp", classes.toString(), "asks.Main");
		assertThat(events.err()).contains(warning);
		assertThat(events.out()).contains("asked by asks.Callee$AjcClosure1");
		plan = plan(probe.formatted(""));
		Sonde executions = run(null, java(), "-cp", classes.toString(), "asks.Main");
		assertThat(executions.err()).doesNotContain("may change the program");
		assertThat(executions.out()).contains("asked by asks.Main");
	}

	@Test
	void anExportWarnsOfItWhereTheClassesAreKnown() throws IOException {
		plan = plan("""
				  <probes xsi:type="plan:MethodProbe" declaringType="asks.Callee" methodName="caller" returnType="java.lang.String" kind="operationEvents"/>
				""");
		List<String> words = List.of("export", plan, "--to", "kieker-aspectj", "-o", folder.resolve("files").toString(), "--format",
				"json");
		assertThat(Sonde.run(words.toArray(String[]::new)).json().path("notes").isEmpty()).isTrue();
		List<String> known = new ArrayList<>(words);
		known.addAll(List.of("--classes", classes.toString()));
		Sonde export = Sonde.run(known.toArray(String[]::new));
		JsonNode note = export.json().path("notes").path(0);
		assertThat(note.path("probe").asString()).isEqualTo("java.lang.String asks.Callee.caller()");
		assertThat(note.path("kind").asString()).isEqualTo("may change the program");
		assertThat(note.path("reason").asString()).contains("StackWalker.getCallerClass in line 9", "Use a probe for operation execution");
		assertThat(export.json().path("exact").asBoolean()).isTrue();
		assertThat(export.code()).isEqualTo(ExitCode.OK);
	}

	/** A class that was never loaded, a method that is not there, and one that is abstract. */
	@Test
	void whatWasNotWovenIsListedWithTheReason() throws IOException {
		plan = plan(SHOP + """
				  <probes xsi:type="plan:MethodProbe" declaringType="asks.Callee" methodName="caller" returnType="java.lang.String"/>
				  <probes xsi:type="plan:MethodProbe" declaringType="lib.Price" methodName="gone"/>
				""");
		Sonde run = run(null, java(), "-cp", classes.toString(), "shop.Main");
		assertThat(run.err()).contains("AspectJ wove 3 methods in 2 classes",
				"not woven: java.lang.String asks.Callee.caller() (its class was not loaded)",
				"not woven: void lib.Price.gone() (AspectJ found no such method with a body in the class)")
				.doesNotContain("not woven: int lib.Price.of");
	}

	/** By hand: Price.never() is there and nobody calls it, nobody loads Callee, and the JDK's own classes have no probes. */
	@Test
	void whatWasNotCalledCostsNothing() throws IOException {
		plan = plan(SHOP + """
				  <probes xsi:type="plan:MethodProbe" declaringType="asks.Callee" methodName="caller" returnType="java.lang.String"/>
				  <probes xsi:type="plan:MethodProbe" declaringType="java.util.ArrayList" methodName="trimToSize"/>
				""");
		Path kept = folder.resolve("kept");
		run(null, "--keep-log", kept.toString(), "--", java(), "-cp", classes.toString(), "shop.Main");
		assertThat(Sonde.run("calls", plan, kept.resolve("log").toString(), "--update-plan").code()).isEqualTo(ExitCode.OK);
		assertThat(rate("never")).isEqualTo(0);
		assertThat(rate("caller")).isEqualTo(0);
		assertThat(rate("trimToSize")).as("unknown").isNaN();
		Files.delete(kept.resolve("counted"));
		plan = plan("  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"asks.Callee\" methodName=\"caller\" returnType=\"java.lang.String\"/>\n");
		Sonde.run("calls", plan, kept.resolve("log").toString(), "--update-plan");
		assertThat(rate("caller")).as("nobody saw what was loaded").isNaN();
	}

	private double rate(String method) throws IOException {
		Matcher probe = Pattern.compile("<probes[^>]*methodName=\"" + method + "\"[^>]*").matcher(Files.readString(Path.of(plan)));
		assertThat(probe.find()).isTrue();
		Matcher rate = Pattern.compile("callsPerSecond=\"([^\"]*)").matcher(probe.group());
		return rate.find() ? Double.parseDouble(rate.group(1)) : Double.NaN;
	}

	/** A failed weaving does not stop the program: the command says so, and why. */
	@Test
	void aLoaderThatDoesNotSeeKiekerIsNamed() throws IOException {
		plan = plan("  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"iso.Work\" methodName=\"go\"/>\n");
		Sonde run = run(null, java(), "-cp", classes.toString(), "iso.Main");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("weaving failed: a class loader of the program sees neither Kieker nor its aspects",
				"message of AspectJ: [URLClassLoader@", "never recorded: void iso.Work.go()");
	}

	/** Whoever ends the command ends the program, too, sees what was recorded until then, and finds nothing among the temporary files. */
	@ParameterizedTest
	@ValueSource(strings = { "TERM", "INT" })
	void whatWasRecordedUntilTheEndIsPrintedAndNothingIsLeft(String signal) throws Exception {
		Path temporary = Files.createDirectory(folder.resolve("temporary files"));
		// Whoever starts the tests in the background may have them ignore Ctrl-C, and all that they start.
		Process sonde = new ProcessBuilder("env", "--default-signal=INT", java(), "-Djava.io.tmpdir=" + temporary, "-cp",
				System.getProperty("java.class.path"), "org.sonde.cli.Main", "run", plan, "--", java(), "-cp", classes.toString(),
				"shop.Main", "wait").redirectError(folder.resolve("err.txt").toFile()).start();
		try (BufferedReader output = sonde.inputReader(StandardCharsets.UTF_8)) {
			assertThat(output.readLine()).startsWith("total 20, wait");
			assertThat(temporary).isNotEmptyDirectory();
			ProcessHandle program = sonde.children().findFirst().orElseThrow();
			new ProcessBuilder("sh", "-c", "kill -s " + signal + " " + sonde.pid()).start().waitFor();
			assertThat(output.lines().collect(Collectors.joining("\n")))
					.containsPattern("5 +[0-9.]+ +active +int lib\\.Price\\.of\\(int\\)");
			assertThat(sonde.waitFor(1, TimeUnit.MINUTES)).isTrue();
			assertThat(program.isAlive()).isFalse();
			assertThat(temporary).isEmptyDirectory();
		} finally {
			sonde.destroyForcibly();
		}
	}

	/** The plan is changed as a user does, in another shell. */
	@Test
	void aProbeIsSwitchedOffWhileTheProgramRuns() throws Exception {
		plan = plan(
				"  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"switched.Main\" methodName=\"step\" parameterTypes=\"int\" returnType=\"int\"/>\n");
		Process sonde = new ProcessBuilder(java(), "-cp", System.getProperty("java.class.path"), "org.sonde.cli.Main", "run", plan,
				"--switchable", "--", java(), "-cp", classes.toString(), "switched.Main").redirectErrorStream(true).start();
		try (BufferedReader output = sonde.inputReader(StandardCharsets.UTF_8)) {
			for (String line = output.readLine(); !line.equals("running"); line = output.readLine()) {
				assertThat(line).as("of Sonde, until the program runs").startsWith("sonde: the program follows " + plan);
			}
			String watching = Files.readString(Path.of(plan)).replace("</plan:Plan>",
					"  <probes xsi:type=\"plan:LifecycleProbe\" declaringType=\"switched.Main\"/>\n</plan:Plan>");
			Files.writeString(Path.of(plan), watching);
			assertThat(Sonde.run("plan", "deactivate", plan, "step").out()).isEqualTo("deactivated int switched.Main.step(int)\n");
			String rest = output.lines().collect(Collectors.joining("\n"));
			assertThat(rest).contains("sonde: switched off: int switched.Main.step(int)")
					.containsOnlyOnce("sonde: fields or types planned since the start");
			Matcher calls = Pattern.compile("called (\\d+) times while it was on").matcher(rest);
			Matcher recorded = Pattern.compile("(\\d+) +\\S+ +active +int switched\\.Main\\.step").matcher(rest);
			assertThat(calls.find() && recorded.find()).as(rest).isTrue();
			// Between a call and the question after it, the probe may be switched.
			assertThat(Integer.parseInt(recorded.group(1))).isBetween(Integer.parseInt(calls.group(1)) - 1,
					Integer.parseInt(calls.group(1)));
			assertThat(sonde.waitFor(1, TimeUnit.MINUTES)).isTrue();
		} finally {
			sonde.destroyForcibly();
		}
	}

	@Test
	void aFieldIsSwitchedOffAndOnWhileTheProgramRuns() throws Exception {
		plan = plan(COUNT);
		Process sonde = new ProcessBuilder(java(), "-cp", System.getProperty("java.class.path"), "org.sonde.cli.Main", "run", plan,
				"--switchable", "--", java(), "-cp", classes.toString(), "counting.Main").redirectErrorStream(true).start();
		try (BufferedReader output = sonde.inputReader(StandardCharsets.UTF_8); Writer input = sonde.outputWriter(StandardCharsets.UTF_8)) {
			awaitLine(output, "running");
			count(input, output, 1, "count 1");
			assertThat(Sonde.run("plan", "deactivate", plan, "Main.count").out()).isEqualTo("deactivated field int counting.Main.count\n");
			awaitLine(output, "sonde: switched off: field int counting.Main.count");
			count(input, output, 4, "count 5");
			assertThat(Sonde.run("plan", "activate", plan, "Main.count").code()).isEqualTo(ExitCode.OK);
			awaitLine(output, "sonde: switched on: field int counting.Main.count");
			count(input, output, 2, "count 7");
			input.close();
			assertThat(output.lines().collect(Collectors.joining("\n"))).containsPattern("\n *3 +counting\\.Main\\.count +value-change");
			assertThat(sonde.waitFor(1, TimeUnit.MINUTES)).isTrue();
		} finally {
			sonde.destroyForcibly();
		}
	}

	/** The log of objects is beside that of methods: what is printed to go on reads both. */
	@Test
	void fieldsAndMethodsAreEstimatedFromWhatIsKept() throws IOException {
		plan = plan(
				"  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"counting.Main\" methodName=\"next\" parameterTypes=\"int\" returnType=\"int\"/>\n"
						+ COUNT);
		Path kept = folder.resolve("kept");
		Sonde run = run(null, "--keep-log", kept.toString(), "--", java(), "-cp", classes.toString(), "counting.Main", "a", "b", "c");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("sonde calls '" + plan + "' " + kept + " --update-plan");
		Sonde calls = Sonde.run("calls", plan, kept.toString(), "--update-plan");
		assertThat(calls.code()).as(calls.err()).isEqualTo(ExitCode.OK);
		assertThat(calls.err()).as("what is kept besides is no log").doesNotContain("skipped", "kieker.map");
		assertThat(Files.readString(Path.of(plan)).lines().filter(line -> line.contains("callsPerSecond"))).hasSize(2);
	}

	@Test
	void whyNothingIsWatchedIsSaid() throws IOException {
		plan = plan("  <probes xsi:type=\"plan:LifecycleProbe\" declaringType=\"java.util.ArrayList\"/>\n");
		Sonde none = run(null, java(), "-cp", classes.toString(), "counting.Main", "a");
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("left out: lifecycle java.util.ArrayList", "SL104");
		plan = plan("  <probes xsi:type=\"plan:LifecycleProbe\" declaringType=\"counting.Main.Inner\"/>\n" + COUNT);
		assertThat(run(null, java(), "-cp", classes.toString(), "counting.Main", "a").err())
				.contains("take care: lifecycle counting.Main.Inner: no known class")
				.doesNotContain("take care: field int counting.Main.count: no known class");
	}

	@Test
	void whatIsWatchedIsShownAndEstimatedWithoutALogOfMethods() throws IOException {
		for (String probes : List.of(COUNT,
				"  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"counting.Main\" methodName=\"next\" parameterTypes=\"int\" returnType=\"int\"/>\n"
						+ COUNT)) {
			plan = plan(probes);
			Path kept = folder.resolve("kept " + probes.length());
			Sonde run = run(null, "--record-to", "discard", "--keep-log", kept.toString(), "--", java(), "-cp", classes.toString(),
					"counting.Main", "a", "b", "c");
			assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
			assertThat(run.out()).containsPattern("3 +counting\\.Main\\.count +value-change");
			assertThat(run.err()).contains("sonde calls '" + plan + "' '" + kept + "' --update-plan");
			assertThat(Sonde.run("calls", plan, kept.toString(), "--update-plan").code()).isEqualTo(ExitCode.OK);
			assertThat(Files.readString(Path.of(plan))).contains("callsPerSecond");
		}
	}

	private static void count(Writer input, BufferedReader output, int times, String until) throws IOException {
		input.write("x".repeat(times));
		input.flush();
		awaitLine(output, until);
	}

	private static void awaitLine(BufferedReader output, String expected) throws IOException {
		for (String line = output.readLine(); !expected.equals(line); line = output.readLine()) {
			assertThat(line).as("before " + expected).isNotNull();
		}
	}

	@Test
	void whatIsWrongWithTheCommandIsSaid() {
		assertUsage("after -- comes the command that starts the program");
		assertUsage("the command has no program", "java", "-cp", "x");
		assertUsage("-cp needs a value", "java", "-cp");
		assertUsage("write out the arguments", "java", "@arguments", "Main");
		assertThat(Sonde.run("run", plan, "--", "no-such-java", "Main").err()).contains("SC111: no-such-java");
		assertThat(Sonde.run("run", plan, "--", ".", "Main").err()).as("a folder is no program").contains("SC111: .");
		assertThat(Sonde.run("run", plan, "--java", folder.toString(), "--", "java", "Main").err()).contains("SB202: ");
	}

	@Test
	void aPlanWithoutProbesIsRefused() throws IOException {
		Sonde run = Sonde.run("run", plan(""), "--", java(), "-cp", classes.toString(), "shop.Main");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SL104: ").contains("has no probe that Kieker can weave");
		assertThat(run.out()).isEmpty();
	}

	private void assertUsage(String message, String... command) {
		List<String> words = new ArrayList<>(List.of("run", plan, "--"));
		words.addAll(List.of(command));
		Sonde run = Sonde.run(words.toArray(String[]::new));
		assertThat(run.err()).contains(message);
		assertThat(run.code()).isEqualTo(ExitCode.USAGE);
	}

	/** @param java null for that of the command */
	private Sonde run(JavaHome java, String... command) {
		List<String> words = new ArrayList<>(List.of("run", plan));
		if (java != null) {
			words.addAll(List.of("--java", java.home().toString()));
		}
		if (!List.of(command).contains("--")) {
			words.add("--");
		}
		words.addAll(List.of(command));
		return Sonde.run(words.toArray(String[]::new));
	}

	private static String java() {
		return System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
	}
}
