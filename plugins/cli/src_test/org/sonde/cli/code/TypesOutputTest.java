/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

/** Figures by type and method, and what became of types from version to version. */
class TypesOutputTest {
	private static final List<String> FIGURES = List.of("loc", "cyclomatic", "cognitive", "size", "complexity", "coupling");
	private static final String KEPT = "package p;\nrecord Kept(int x) {\n\tint twice() {\n\t\treturn x + new java.io.File(\"\").hashCode();\n\t}\n}\n";
	private static final String QUEUE = "class Queue {\n\tint size;\n\tint get(boolean b) {\n\t\treturn b ? size : new Kept(size).twice();\n\t}\n}\n";

	@TempDir
	Path folder;

	private String one;
	private String two;
	private String three;

	@BeforeEach
	void versions() throws IOException {
		one = source("one", "p/Kept.java", KEPT, "p/Queue.java", "package p;\n" + QUEUE);
		two = source("two", "p/Kept.java", KEPT, "p/Ring.java", "package p;\n" + QUEUE.replace("Queue", "Ring"));
		three = source("three", "p/Kept.java", KEPT.replace("twice() {", "twice() {\n\t\tif (x > 0) {\n\t\t\treturn x();\n\t\t}"));
	}

	private String source(String name, String... filesAndTexts) throws IOException {
		Path src = Files.createDirectories(folder.resolve(name));
		for (int i = 0; i < filesAndTexts.length; i += 2) {
			Path file = src.resolve(filesAndTexts[i]);
			Files.createDirectories(file.getParent());
			Files.writeString(file, filesAndTexts[i + 1]);
		}
		return src.toString();
	}

	/** The lines of what a command prints, headings first, taken apart at the commas that are not in quotes. */
	private static List<List<String>> csv(String... arguments) {
		return Sonde.run(arguments).out().lines()
				.map(line -> Stream.of(line.split(",(?=([^\"]*\"[^\"]*\")*[^\"]*$)", -1)).map(cell -> cell.replace("\"", "")).toList())
				.toList();
	}

	private static double sum(List<List<String>> lines, String heading) {
		int column = lines.getFirst().indexOf(heading);
		return lines.stream().skip(1).map(line -> line.get(column)).filter(cell -> !cell.isEmpty()).mapToDouble(Double::parseDouble).sum();
	}

	@Test
	void typesAndMethodsSumUpToTheComponent() {
		JsonNode component = Sonde.run("metrics", one, "--methods", "--format", "json").json();
		for (String figure : List.of("size", "complexity", "coupling")) {
			double whole = component.get("information").get(figure).asDouble();
			assertThat(whole).isPositive();
			String column = "information " + figure + " [allen, bits]";
			assertThat(sum(csv("metrics", one, "--format", "csv"), column)).isCloseTo(whole, within(1e-9));
			assertThat(sum(csv("metrics", one, "--methods", "--format", "csv"), column)).isCloseTo(whole, within(1e-9));
			double types = component.get("outside").get(figure).asDouble();
			double nodes = types;
			for (JsonNode type : component.get("types")) {
				types += type.get("information").get(figure).asDouble();
				for (String kind : List.of("methods", "implicit")) {
					for (JsonNode node : type.get(kind)) {
						nodes += node.get("information").get(figure).asDouble();
					}
				}
			}
			assertThat(types).isCloseTo(whole, within(1e-9));
			assertThat(nodes).isCloseTo(whole, within(1e-9));
		}
		assertThat(component.get("types").get(0).get("implicit").valueStream().map(node -> node.get("name").asString()))
				.containsExactly("Kept(int)");
	}

	/** By hand: Kept.twice 1; Queue.get 2, and a first type of another package 1 and 3. */
	@Test
	void packagesHaveAllThatTypesHave() throws IOException {
		String packages = source("packages", "p/Kept.java", KEPT, "p/Queue.java", "package p;\n" + QUEUE, "q/Far.java",
				"package q;\nclass Far {\n\tvoid a() { }\n\tvoid b(int i) {\n\t\tif (i > 0 && i < 9) {\n\t\t\ta();\n\t\t}\n\t}\n}\n");
		JsonNode version = Sonde.run("metrics", packages, "--format", "json").json();
		JsonNode p = version.get("packages").get(0);
		assertThat(p.get("cyclomatic").toString())
				.isEqualTo("{\"methods\":2,\"average\":1.5,\"sum\":3,\"max\":2,\"histogram\":{\"1\":1,\"2\":1}}");
		assertThat(version.get("packages").get(1).get("cyclomatic").toString())
				.isEqualTo("{\"methods\":2,\"average\":2.0,\"sum\":4,\"max\":3,\"histogram\":{\"1\":1,\"3\":1}}");
		assertThat(p.get("cognitive").get("histogram").toString()).isEqualTo("{\"0\":1,\"1\":1}");
		assertThat(version.get("types").get(1).get("cyclomatic").toString())
				.isEqualTo("{\"methods\":1,\"average\":2.0,\"sum\":2,\"max\":2,\"histogram\":{\"2\":1}}");
		List<List<String>> csv = csv("metrics", packages, "--packages", "--format", "csv");
		assertThat(csv).extracting(line -> line.subList(3, 10)).containsExactly(
				List.of("package", "types [1]", "lines [sloc]", "methods [1]", "cyclomatic sum [mccabe]", "maximum [mccabe]",
						"cognitive sum [sonarsource]"),
				List.of("p", "2", "11", "2", "3", "2", "1"), List.of("q", "1", "8", "2", "4", "3", "2"),
				List.of("(called outside)", "", "", "", "", "", ""));
		for (String figure : List.of("size", "complexity", "coupling")) {
			double whole = version.get("information").get(figure).asDouble();
			assertThat(sum(csv, "information " + figure + " [allen, bits]")).isCloseTo(whole, within(1e-9));
			assertThat(version.get("packages").valueStream().mapToDouble(each -> each.get("information").get(figure).asDouble()).sum()
					+ version.get("outside").get(figure).asDouble()).isCloseTo(whole, within(1e-9));
		}
		assertThat(Sonde.run("metrics", packages, "--packages").out()).containsPattern("(?m)^p +2 +11 +2 +3 +2 +1 ");
		assertThat(Sonde.run("metrics", packages, "--packages", "--methods").err()).contains("give one of them");
	}

	@Test
	void aStepIsFromEachVersionToTheNext() {
		JsonNode steps = Sonde.run("compare", one, two, three, "--types", "--format", "json", "--totals").json().get("steps");
		assertThat(steps).hasSize(2);
		JsonNode first = steps.get(0);
		assertThat(first.get("from").asString() + first.get("to").asString() + first.get("sortedBy").asString())
				.isEqualTo("onetwocomplexity");
		JsonNode ring = first.get("types").valueStream().filter(type -> type.get("name").asString().equals("p.Ring")).findFirst()
				.orElseThrow();
		assertThat(ring.get("change").asString()).isEqualTo("renamed");
		assertThat(ring.get("formerName").asString()).isEqualTo("p.Queue");
		assertThat(ring.get("renamedBy").asString()).isEqualTo("similarity");
		assertThat(ring.get("figures").get("loc").toString()).isEqualTo("{\"before\":6.0,\"after\":6.0,\"difference\":0.0}");
		assertThat(steps.get(1).get("types").valueStream().map(type -> type.get("name").asString() + " " + type.get("change").asString()))
				.containsExactlyInAnyOrder("p.Kept changed", "p.Ring removed");
	}

	@Test
	void theRowsOfAStepSumUpToTheVersions() {
		List<List<String>> rows = csv("compare", two, three, "--types", "--format", "csv");
		JsonNode versions = Sonde.run("compare", two, three, "--format", "json").json().get("versions");
		for (int i = 0; i < 2; i++) {
			String side = i == 0 ? " before " : " after ";
			assertThat(sum(rows, "lines of code" + side + "[sloc]")).isEqualTo(versions.get(i).get("loc").asDouble());
			assertThat(sum(rows, "cyclomatic complexity, sum" + side + "[mccabe]"))
					.isEqualTo(versions.get(i).at("/cyclomatic/sum").asDouble());
			assertThat(sum(rows, "cognitive complexity, sum" + side + "[sonarsource]"))
					.isEqualTo(versions.get(i).at("/cognitive/sum").asDouble());
			for (String figure : FIGURES.subList(3, 6)) {
				assertThat(sum(rows, "information " + figure + side + "[allen, bits]"))
						.isCloseTo(versions.get(i).at("/information/" + figure).asDouble(), within(1e-9));
			}
		}
	}

	@Test
	void theTableShowsWhatMovedMostAndTheSum() {
		assertThat(Sonde.run("compare", two, three, "--types", "--by", "loc").out()).contains("""
				two → three: 0 added, 1 removed, 0 renamed, 1 changed, 0 unchanged; largest change of lines of code [sloc] first
				""").containsPattern("(?m)^p\\.Ring +removed +6 +-6 +-2 +-1 ").containsPattern("(?m)^p\\.Kept +changed +5 +8 +\\+3 +\\+1 ")
				.containsPattern("(?m)^\\(called outside\\) +0 +0 +0 ").containsPattern("(?m)^\\(all\\) +11 +8 +-3 +-1 ")
				.doesNotContain("--all");
	}

	@Test
	void ofManyTypesThoseThatMovedMostAreShown() throws IOException {
		String[] files = new String[34];
		for (int i = 0; i < 17; i++) {
			files[2 * i] = "p/T%02d.java".formatted(i);
			files[2 * i + 1] = "package p; interface T%02d { }".formatted(i);
		}
		String many = source("many", files);
		assertThat(Sonde.run("compare", one, many, "--types").out()).contains("(4 more types)", "--all lists all 19 types.\n");
		assertThat(Sonde.run("compare", one, many, "--types", "--all").out()).contains("\np.T16 ").doesNotContain("more types");
		assertThat(csv("compare", one, many, "--types", "--format", "csv")).hasSize(21); // with headings and what is outside
	}

	@Test
	void optionsOfTypesNeedThem() {
		assertThat(Sonde.run("compare", one, two, "--by", "loc").err()).contains("--by needs --types");
		assertThat(Sonde.run("compare", one, two, "--all").err()).contains("--all needs --types");
		Sonde wrong = Sonde.run("compare", one, two, "--types", "--by", "CC");
		assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
		assertThat(wrong.err()).contains("there is no figure 'CC'; choose one of loc, cyclomatic");
	}
}
