/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.cli.Sonde;
import org.sonde.instrumentation.run.AgentLaunch;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.tests.seeded.NastyProgram;
import org.sonde.tests.seeded.SourceJar;

import tools.jackson.databind.JsonNode;

/**
 * One program, the same plan, all agents that a program can be started with: the same counts by method, or a reason. The program prints how
 * often some methods run; those are the oracle. docs/dev/proof.md has the tables that these tests make.
 */
class AgentEqualityTest {
	private static final String ALL = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			  <probes xsi:type="plan:PatternProbe" pattern="%s"/>
			  <probes xsi:type="plan:PatternProbe" pattern="%s"/>
			</plan:Plan>
			""";
	/** Reads what it wrote, with what CSV makes hard, and once what is not CSV. */
	private static final String CSV = """
			package csv;
			import de.siegmar.fastcsv.reader.*;
			public class Main {
				public static void main(String[] arguments) {
					StringBuilder text = new StringBuilder();
					for (int i = 0; i < 40; i++) {
						text.append(i).append(",\\"a \\"\\"quoted\\"\\"\\n field \\",").append("x".repeat(i)).append("\\r\\n");
					}
					int fields = 0;
					for (CsvRecord record : CsvReader.builder().ofCsvRecord(text.toString())) {
						fields += record.getFieldCount() + record.getField(2).length();
					}
					for (NamedCsvRecord record : CsvReader.builder().ofNamedCsvRecord("a,b\\n1,2\\n3,4\\n")) {
						fields += record.getField("b").length();
					}
					try {
						CsvReader.builder().allowUnclosedQuote(false).ofCsvRecord("1,\\"2\\n").forEach(record -> { });
					} catch (CsvParseException e) {
						fields++;
					}
					System.out.println("fields " + fields);
				}
			}
			""";
	/** Left out of the table, to make it readable. */
	private static final String PACKAGE = "de.siegmar.fastcsv.reader.";
	private static final int DRIVEN = 40 * 3 + 40 * 39 / 2 + 2 + 1;

	@TempDir
	private Path folder;
	private JavaHome java;

	@BeforeEach
	void aJavaThatTraces() {
		Optional<JavaHome> newest = JavaHomes.find().stream().filter(home -> home.feature() >= AgentLaunch.FIRST_JAVA_OF_TRACING)
				.findFirst();
		assumeTrue(newest.isPresent(), "the Flight Recorder traces methods from Java 25 on");
		java = newest.get();
	}

	@Test
	void theAwkwardSignatures() throws IOException {
		Path jar = folder.resolve("nasty.jar");
		SourceJar.compile(NastyProgram.SOURCES, jar);
		Sonde run = compare(ALL.formatted("* *(..)", "new(..)"), jar.toString(), List.of(), NastyProgram.MAIN);
		NastyProgram.COUNTS.forEach((method, times) -> {
			JsonNode counts = counts(run, method);
			for (int i = 0; i < counts.size(); i++) {
				JsonNode count = counts.get(i);
				if (!count.path("calls").isNull() && !count.path("verdict").asString().equals("exceptions")) {
					assertThat(count.path("calls").asInt()).as("%s by agent %d", method, i).isEqualTo(times);
				}
			}
		});
		assertThat(verdicts(run, "int p.Throwing.runtime(int)")).containsExactly("equal", "exceptions", "equal", "exceptions",
				"exceptions");
		assertThat(verdicts(run, "int p.Throwing.caught()")).containsExactly("equal", "equal", "equal", "exceptions", "exceptions");
		assertThat(counts(run, "int p.Throwing.caught()").valueStream().map(count -> count.path("calls").asInt()))
				.as("each throw is one more").containsExactly(2, 2, 2, 4, 4);
		assertThat(verdicts(run, "void p.Overloads.m(int)")).containsExactly("equal", "equal", "equal-in-all", "equal", "equal");
		assertThat(verdicts(run, "p.Counted.<init>()")).containsExactly("equal", "left-out", "left-out", "equal", "equal");
		assertThat(markdown(run)).isSubstringOf(docs("nasty", run));
	}

	@Test
	void aLibraryAtWork() throws Exception {
		Path jar = folder.resolve("driver.jar");
		SourceJar.compile(List.of(CSV), jar);
		Path library = Path.of(Class.forName(PACKAGE + "CsvReader").getProtectionDomain().getCodeSource().getLocation().toURI());
		Sonde run = compare(ALL.formatted("* de.siegmar.fastcsv.reader.*.*(..)", "de.siegmar.fastcsv.reader.*.new(..)"),
				jar + File.pathSeparator + library, List.of("--classes", library.toString()), "csv.Main");
		assertThat(run.err()).contains("fields " + DRIVEN);
		assertThat(counts(run, "java.lang.String de.siegmar.fastcsv.reader.CsvRecord.getField(int)").get(0).path("calls").asInt())
				.isEqualTo(40);
		assertThat(run.json().path("methods").size()).isGreaterThan(100);
		assertThat(markdown(run)).isSubstringOf(docs("library", run));
	}

	private Sonde compare(String plan, String classPath, List<String> options, String main) throws IOException {
		Path file = Files.writeString(folder.resolve("all.probes"), plan);
		List<String> words = new ArrayList<>(List.of("run", file.toString(), "--agent", String.join(",", RunAgent.keywords()), "--java",
				java.home().toString(), "--format", "json"));
		words.addAll(options);
		words.addAll(List.of("--", "java", "-cp", classPath, main));
		Sonde run = Sonde.run(words.toArray(String[]::new));
		assertThat(run.code()).as(run.err() + run.out()).isZero();
		return run;
	}

	private static JsonNode counts(Sonde run, String method) {
		return run.json().path("methods").valueStream().filter(one -> one.path("signature").asString().equals(method)).findFirst()
				.orElseThrow().path("counts");
	}

	private static List<String> verdicts(Sonde run, String method) {
		return counts(run, method).valueStream().map(count -> count.path("verdict").asString()).toList();
	}

	/** Without what never ran. */
	private static String markdown(Sonde run) {
		JsonNode json = run.json();
		StringBuilder table = new StringBuilder(
				"| method | " + json.path("agents").valueStream().map(JsonNode::asString).collect(Collectors.joining(" | ")) + " |\n|---|"
						+ "---|".repeat(json.path("agents").size()) + "\n");
		json.path("methods").valueStream().filter(method -> method.path("counts").get(0).path("calls").asInt() > 0)
				.forEach(method -> table.append("| `")
						.append(method.path("signature").asString().replaceAll("(lambda\\$\\w+\\$)\\d+", "$1N").replace(PACKAGE, ""))
						.append("` | ")
						.append(method.path("counts").valueStream().map(AgentEqualityTest::cell).collect(Collectors.joining(" | ")))
						.append(" |\n"));
		return table.toString();
	}

	private static String cell(JsonNode count) {
		String calls = count.path("calls").isNull() ? "–" : count.path("calls").asString();
		return switch (count.path("verdict").asString()) {
			case "equal" -> calls;
			case "equal-in-all" -> calls + " in all";
			case "left-out" -> "–";
			case "exceptions" -> calls + " (exceptions)";
			case "catches-more" -> calls + " (catches more)";
			default -> calls + " (?)";
		};
	}

	/** docs/dev/proof.md; the table is also in target, to be copied there after a change. */
	private static String docs(String name, Sonde run) throws IOException {
		Files.createDirectories(Path.of("target"));
		Files.writeString(Path.of("target", "equality-" + name + ".md"), markdown(run));
		return Files.readString(Path.of("../../docs/dev/proof.md"));
	}
}
