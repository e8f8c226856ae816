/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.tests.seeded.SourceJar;

import tools.jackson.databind.JsonNode;

/** A shop of three classes: main, a boundary with a loop, and a method that reads a file. */
class SuggestCommandTest {
	private static final String STORE = """
			package shop.core;
			public class Store {
				private int n;
				public int load(int ids) { int sum = 0; for (int i = 0; i < ids; i++) { sum += read(i) + n; } return sum; }
				int read(int id) { try { return java.nio.file.Files.readAllBytes(java.nio.file.Path.of("f" + id)).length; } catch (java.io.IOException e) { return 0; } }
				public int getN() { return n; }
				int many(int n) { return n > 1 ? 1 : n > 2 ? 2 : n > 3 ? 3 : n > 4 ? 4 : n > 5 ? 5 : n > 6 ? 6 : n > 7 ? 7 : n > 8 ? 8 : n > 9 ? 9 : n > 10 ? 10 : load(n); }
			}
			""";

	@TempDir
	private Path folder;
	private Path jar;

	@BeforeEach
	void compile() throws IOException {
		jar = folder.resolve("shop.jar");
		SourceJar.compile(List.of(
				"package shop; public class Main { public static void main(String[] a) { new shop.core.Store().load(new shop.core.Store().getN()); } }",
				STORE), jar);
	}

	private static List<String> signatures(Sonde run) {
		return run.json().get("suggestions").valueStream().map(one -> one.get("signature").asString()).toList();
	}

	@Test
	void writesAPlanOfWhatItPrints() throws Exception {
		Path plan = folder.resolve("first.probes");
		Sonde run = Sonde.run("suggest", "--classes", jar.toString(), "-o", plan.toString(), "-f", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode json = run.json();
		assertThat(signatures(run)).containsExactly("void shop.Main.main(java.lang.String[])", "int shop.core.Store.load(int)",
				"int shop.core.Store.read(int)", "int shop.core.Store.many(int)");
		assertThat(json.get("suggestions").get(1).get("reasons").get(0).get("kind").asString()).isEqualTo("boundary");
		assertThat(json.get("suggestions").get(1).get("reasons").get(0).get("figure").asInt()).isEqualTo(1);
		assertThat(json.get("suggestions").get(3).get("reasons").get(0).get("figure").asInt()).isEqualTo(11);
		assertThat(json.get("filtered").get("accessor").asInt()).isEqualTo(1);
		Plan written = PlanFiles.load(plan);
		assertThat(Probes.methodProbes(written)).extracting(probe -> probe.signature().toString())
				.as("without main").containsExactlyInAnyOrderElementsOf(signatures(run).subList(1, 4));
		assertThat(run.err()).contains("without main");
		assertThat(Sonde.run("suggest", "--classes", jar.toString(), "-o", plan.toString()).code()).isNotEqualTo(ExitCode.OK);
	}

	@Test
	void mainIsInThePlanIfItsReasonIsNamed() throws Exception {
		Path plan = folder.resolve("entries.probes");
		Sonde run = Sonde.run("suggest", "--classes", jar.toString(), "--reason", "entry-point", "-o", plan.toString());
		assertThat(Probes.methodProbes(PlanFiles.load(plan))).extracting(probe -> probe.signature().toString())
				.containsExactly("void shop.Main.main(java.lang.String[])");
		assertThat(run.err()).doesNotContain("without");
	}

	@Test
	void patternsStandForTheirMethods() throws Exception {
		Path plan = folder.resolve("patterns.probes");
		Sonde run = Sonde.run("suggest", "--classes", jar.toString(), "--reason", "boundary,file,complex", "--also", "accessor",
				"--min-instructions", "0", "--patterns", "-o", plan.toString(), "-f", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(signatures(run)).hasSize(4);
		assertThat(run.json().get("patterns").get(0).get("pattern").asString()).isEqualTo("* shop.core.Store.*(..)");
		assertThat(run.json().get("patterns").get(0).get("methods").size()).isEqualTo(4);
		Plan written = PlanFiles.load(plan);
		assertThat(Probes.patternProbes(written)).hasSize(1);
		assertThat(Probes.methodProbes(written)).isEmpty();
	}

	@Test
	void theLimitIsKept() {
		assertThat(signatures(Sonde.run("suggest", "--classes", jar.toString(), "--at-most", "2", "-f", "json"))).hasSize(2);
		assertThat(Sonde.run("suggest", "--classes", jar.toString(), "--at-most", "0").code()).isEqualTo(ExitCode.USAGE);
	}

	@Test
	void complexityComesFromTheSourcesIfTheyAreGiven() throws Exception {
		Path sources = Files.createDirectories(folder.resolve("src/shop/core"));
		Files.writeString(sources.resolve("Store.java"), STORE);
		Sonde run = Sonde.run("suggest", "--classes", jar.toString(), "--reason", "complex", "--sources", folder.resolve("src").toString(),
				"-f", "csv");
		assertThat(run.out().lines().skip(1)).containsExactly("int shop.core.Store.many(int),complex,11,cyclomatic complexity 11");
		assertThat(Sonde.run("suggest", "--classes", jar.toString(), "--reason", "complex", "-f", "csv").out())
				.contains("11 by its class file");
	}

	@Test
	void pathsNeedBothEnds() {
		Sonde run = Sonde.run("suggest", "--classes", jar.toString(), "--reason", "path", "--from", "shop.Main.main", "--to", "*.read",
				"-f", "json");
		assertThat(signatures(run)).containsExactlyInAnyOrder("void shop.Main.main(java.lang.String[])", "int shop.core.Store.load(int)",
				"int shop.core.Store.read(int)");
		assertThat(Sonde.run("suggest", "--classes", jar.toString(), "--from", "shop.Main.main").code()).isEqualTo(ExitCode.USAGE);
		Sonde none = Sonde.run("suggest", "--classes", jar.toString(), "--reason", "path", "--from", "*.read", "--to", "*.main");
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("1 method to start at").contains("SC141");
	}

	@Test
	void whatIsMissingOrDamagedIsNamed() throws Exception {
		assertThat(Sonde.run("suggest", "--classes", folder.resolve("none.jar").toString()).err()).contains("none.jar").contains("SC102");
		Path classes = Files.createDirectories(folder.resolve("classes"));
		Files.writeString(classes.resolve("Broken.class"), "no class");
		Sonde run = Sonde.run("suggest", "--classes", classes.toString(), jar.toString());
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("Broken.class");
	}

	@Test
	void unknownWordsAreUsageErrors() {
		for (String[] wrong : List.of(new String[] { "--reason", "fast" }, new String[] { "--also", "fast" },
				new String[] { "--reason", "path" }, new String[] { "--min-complexity", "0" })) {
			assertThat(Sonde.run("suggest", "--classes", jar.toString(), wrong[0], wrong[1]).code()).as(wrong[1]).isEqualTo(ExitCode.USAGE);
		}
	}
}
