/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.report.code.SondeVersion;

import tools.jackson.databind.JsonNode;

class MeasurementOutputTest {
	private static final String BITS = "\"information size [allen, bits]\",\"information complexity [allen, bits]\",\"information coupling [allen, bits]\"";

	@TempDir
	Path folder;

	private String one;
	private String two;

	/** Two folders of one name; seven types that are not there. */
	@BeforeEach
	void versions() throws IOException {
		String unknown = IntStream.range(0, 7).mapToObj(i -> "\tMissing" + i + " m" + i + ";\n").collect(Collectors.joining());
		one = source("one/src", "package p;\nclass A {\n\tint x;\n" + unknown + "}\n");
		two = source("two/src", "package p;\nclass A {\n\tint x;\n\tint get() {\n\t\treturn x;\n\t}\n}\n");
	}

	private String source(String name, String text) throws IOException {
		Path src = Files.createDirectories(folder.resolve(name));
		Files.createDirectories(src.resolve("p"));
		Files.writeString(src.resolve("p/A.java"), text);
		return src.toString();
	}

	@Test
	void theCsvOfAComparisonSaysWhereEachVersionLies() {
		List<String> lines = Sonde.run("compare", one, two, "--format", "csv").out().lines().toList();
		assertThat(lines.getFirst()).isEqualTo("version,location,commit,figure,profile,unit,value,ratioToFirst");
		assertThat(lines).contains(one + "," + one + ",,lines of code,sloc,lines,10,1",
				two + "," + two + ",,lines of code,sloc,lines,6,0.6",
				two + "," + two + ",,nodes of the graph,counting,nodes,2,2",
				two + "," + two + ",,information size,allen,bits,2.169925001442312,");
	}

	@Test
	void theCsvOfAComponentSaysWhereItLies() {
		assertThat(Sonde.run("metrics", two, "--format", "csv").out().lines())
				.containsExactly("version,location,commit,type,lines [sloc],methods [1],cyclomatic sum [mccabe],maximum [mccabe],"
						+ "cognitive sum [sonarsource]," + BITS + ",file,line",
						// get() reads x, the implicit constructor does not: one edge of one node, log2 3 + log2 1.5 bits, and no complexity
						"src," + two + ",,p.A,6,1,1,1,0,2.169925001442312,0,0,p/A.java,2",
						"src," + two + ",,(called outside),,,,,,0,0,0,,");
	}

	@Test
	void aComponentKeptInAFileIsMeasured() throws IOException {
		Path kept = Files.writeString(folder.resolve("depot.component"),
				"{\"formatVersion\":1,\"name\":\"Depot\",\"include\":[\"p.*\"],\"dataTypes\":[\"a..*\"]}");
		Sonde run = Sonde.run("metrics", two, "--component", kept.toString(), "--format", "json");
		assertThat(run.json().at("/component/name").asString()).isEqualTo("Depot");
		assertThat(run.json().at("/component/dataTypes/0").asString()).isEqualTo("a..*");
		Sonde both = Sonde.run("metrics", two, "--component", kept.toString(), "--include", "q.*");
		assertThat(both.code()).isEqualTo(2);
		assertThat(both.err()).contains("--component already selects the types: leave out --include");
		assertThat(Sonde.run("metrics", two, "--component", "none.component").err()).contains("'none.component' does not exist");
	}

	/** What is on the class path is a condition of the figures, as is what is not. */
	@Test
	void theResultSaysWhatItWasBoundAgainst() throws IOException {
		Path library = Files.createDirectory(folder.resolve("library-1.0.jar"));
		Sonde run = Sonde.run("metrics", two, "--class-path", library.toString(), "--format", "json");
		assertThat(run.json().get("classPath")).extracting(JsonNode::asString).containsExactly("library-1.0.jar");
		assertThat(Sonde.run("metrics", two).out()).contains("API of Java 8 (default), 0 jars; 0 names not found");
	}

	@Test
	void aDependencyOfAVersionThatIsNotMeasuredIsRefused() {
		Sonde run = Sonde.run("compare", one, two, "--dependency", "1.0=g:a:1");
		assertThat(run.code()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).contains("--dependency 1.0=g:a:1: there is no version '1.0' here. Give one of: src.");
		Sonde gone = Sonde.run("metrics", two, "--dependency", "src=org.sonde.none:none:1", "--offline");
		assertThat(gone.code()).isEqualTo(ExitCode.FAILED);
		assertThat(gone.err()).contains("org.sonde.none:none:1 is not available");
	}

	@Test
	void theTableHasAllFiguresOfTheGraph() {
		assertThat(Sonde.run("metrics", two).out()).containsPattern("information cohesion +allen")
				.containsPattern("nodes of the graph +counting +\\d")
				.containsPattern("information size \\[bits\\] +allen +2\\.2").containsPattern("hyperedges between modules +counting");
	}

	@Test
	void theFirstProblemsAreListedAndTheWayToTheOthers() {
		String table = Sonde.run("metrics", one).out();
		assertThat(table)
				.contains("(7 types, 0 calls, 0 others).\n  7 × SM301 unresolved type.\n  SM301 p/A.java:4: ", "  SM301 p/A.java:8: ",
				"  and 2 more; --format json lists all.\n").doesNotContain("SM301 p/A.java:9");
		assertThat(Sonde.run("metrics", two).out()).contains("0 names not found (0 types, 0 calls, 0 others).").doesNotContain("more;",
				"--dependency");
		assertThat(table).endsWith("Give the libraries with --dependency GROUP:ARTIFACT:VERSION or --class-path.\n");
	}

	/** Figures as long as those of Kieker's releases. */
	@Test
	void fiveVersionsFitOnATerminal() throws IOException {
		String large = IntStream.range(0, 900).mapToObj(i -> "\tint f%d;\n\tint m%d() {\n\t\treturn f%d;\n\t}\n".formatted(i, i, i))
				.collect(Collectors.joining());
		String[] versions = IntStream.range(0, 5).mapToObj(i -> "1.15." + i).toArray(String[]::new);
		List<String> words = new ArrayList<>(List.of("compare"));
		for (String version : versions) {
			words.add(source(version, "package p;\nclass A {\n" + large + "}\nclass B {\n\tint b(A a) {\n\t\treturn a.m1();\n\t}\n}\n"));
		}
		String table = Sonde.run(words.toArray(String[]::new)).out().split("\n\n")[0];
		assertThat(table).contains("1.15.4").containsPattern("information complexity \\[bits\\] +allen +\\d+\\.\\d ").contains("100.0");
		assertThat(table.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(130));
	}

	@Test
	void numbersAreCountedInGoodEnglish() {
		assertThat(Sonde.run("metrics", two, "--include", "q.*").err()).contains("; the problem: SM103 ").doesNotContain("1 problems");
		assertThat(Sonde.run("metrics", "maven:a").err()).contains("it has 1 part. ");
		assertThat(Sonde.run("compare", two).err()).contains("Give two versions or more to compare, found only " + two);
	}

	@Test
	void oneVersionAloneCanHaveAnotherRelease() throws IOException {
		String three = source("three", "package p;\nclass A {\n}\n");
		JsonNode versions = Sonde.run("compare", two, three, "--release", "11,three=17", "--format", "json").json().get("versions");
		assertThat(versions.get(0).at("/javaRelease/number").asInt()).isEqualTo(11);
		assertThat(versions.get(1).at("/javaRelease/number").asInt()).isEqualTo(17);
		Sonde wrong = Sonde.run("compare", two, three, "--release", "three=new");
		assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
		assertThat(wrong.err()).contains("Invalid value for option '--release': 'new' is not a number");
		assertThat(Sonde.run("metrics", two, "--release", "3.0=17").err())
				.contains("--release 3.0=17: there is no version '3.0' here. Give one of: src.");
	}

	@Test
	void theReleaseIsTheOneThatWasReallyUsed() {
		Sonde run = Sonde.run("metrics", two, "--release", "99");
		int newest = Runtime.version().feature();
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).doesNotContain("API of Java 99 (given)")
				.containsPattern("API of Java \\d+ \\(the nearest that the running JDK knows\\)")
				.contains("SM102 the running JDK does not know the API of Java 99; the source is bound against that of Java ");
		assertThat(Sonde.run("metrics", two, "--release", "99", "--format", "json").json().get("javaRelease").get("number").asInt())
				.isLessThanOrEqualTo(newest).isGreaterThanOrEqualTo(21);
	}

	/** The commands that give a report's figures again: names with blanks in quotes, without this machine's folders. */
	@Test
	void theCommandsOfAReportCanBeTyped() throws IOException {
		String odd = source("my version/src dir", "package p;\nclass A {\n}\n");
		Path report = folder.resolve("r.html");
		Sonde run = Sonde.run("report", "-o", report.toString(), "--compare", one, odd, "--include", "p.*", "--release", "17");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(report).content().contains("sonde compare src &#39;src dir&#39; --include &#39;p.*&#39; --release 17")
				.doesNotContain("Published by Strubel and Wulf 2016");
	}

	@Test
	void theChosenProfilesAreThoseOfTheFirstFigures() throws IOException {
		String source = source("three/src",
				"package p;\n/** A. */\nclass A {\n\n\tint get(boolean p, boolean q) {\n\t\treturn p && q ? 1 : 2;\n\t}\n"
						+ "\tvoid set(int[] all) {\n\t\tfor (int i : all) {\n\t\t}\n\t}\n}\n");
		String[] options = { "--loc-profile", "kiel-2016", "--cyclomatic-profile", "kiel-2016", "--information-profile", "kiel-2016" };
		JsonNode json = Sonde
				.run("metrics", source, options[0], options[1], options[2], options[3], options[4], options[5], "--format", "json")
				.json();
		assertThat(json.get("linesProfile").asString()).isEqualTo("kiel-2016");
		assertThat(json.get("loc").asInt()).isEqualTo(10);
		assertThat(json.get("cyclomatic").get("profile").asString()).isEqualTo("kiel-2016");
		assertThat(json.get("cyclomatic").get("sum").asInt()).isEqualTo(4);
		assertThat(json.get("cyclomatic").get("histogram").toString()).isEqualTo("{\"1\":1,\"3\":1}");
		assertThat(json.get("information").get("profile").asString()).isEqualTo("kiel-2016");
		assertThat(json.get("types").get(0).get("loc").asInt()).isEqualTo(10);
		assertThat(json.get("profiles").get("loc").toString()).isEqualTo("{\"sloc\":9,\"physical\":11,\"kiel-2016\":10,\"ncss\":5}");
		assertThat(json.get("profiles").get("cyclomatic").get("mccabe").toString())
				.isEqualTo("{\"methods\":2,\"average\":2.5,\"sum\":5,\"max\":3}");
		assertThat(json.get("cognitive").get("sum").asInt()).isEqualTo(3); // ?: and && in get, for in set
		assertThat(json.get("packages").get(0).get("name").asString()).isEqualTo("p");
		assertThat(Sonde.run("compare", source, two, options[0], options[1], "--format", "csv").out())
				.contains(",lines of code,kiel-2016,lines,10,1\n");
		assertThat(Sonde.run("metrics", source, options[0], options[1]).out()).contains("lines [kiel-2016]");
	}

	@Test
	void methodsAreListedByEveryProfile() {
		assertThat(Sonde.run("metrics", two, "--methods", "--format", "csv").out()).isEqualTo(
				"type,method,kind,lines [sloc],lines [physical],lines [kiel-2016],lines [ncss],cyclomatic [mccabe],cyclomatic [pmd],"
						+ "cyclomatic [checkstyle],cyclomatic [lizard],cyclomatic [sonar],cyclomatic [kiel-2016],cognitive [sonarsource],"
						+ BITS + ",file,line\n"
						+ "p.A,get(),method,3,3,3,2,1,1,1,1,1,1,0,1.584962500721156,0,0,p/A.java,4\n"
						+ "p.A,A(),implicit,,,,,,,,,,,,0.5849625007211562,0,0,p/A.java,\n(called outside),,,,,,,,,,,,,,0,0,0,,\n");
		JsonNode method = Sonde.run("metrics", two, "--methods", "--format", "json").json().get("types").get(0).get("methods").get(0);
		assertThat(method.get("signature").asString()).isEqualTo("get()");
		assertThat(method.get("cyclomatic").get("pmd").asInt()).isEqualTo(1);
		assertThat(Sonde.run("metrics", two, "--methods").out()).containsPattern("p\\.A +get\\(\\) +method +3");
	}

	@Test
	void aProfileThatDoesNotExistIsRefusedWithThoseThereAre() {
		Sonde run = Sonde.run("metrics", two, "--cyclomatic-profile", "PMD");
		assertThat(run.code()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).contains("'PMD'", "mccabe, pmd, checkstyle, lizard, sonar, kiel-2016");
	}

	@Test
	void figuresCarryTheirCitation() {
		Sonde cited = Sonde.run("compare", one, two, "--include", "p.*", "--cite");
		assertThat(cited.code()).isEqualTo(ExitCode.OK);
		assertThat(cited.out()).startsWith("@software{sonde,\n")
				.contains("@misc{sonde-figures-", "title        = {{Maintainability of p.*}}",
				"lines of code sloc, cyclomatic complexity mccabe, information metrics allen").doesNotContain(folder.toString());
		assertThat(Sonde.run("compare", one, two, "--cite", "--types").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("metrics", one, "--cite", "--format", "csv").err())
				.contains("--cite prints BibTeX entries instead of the figures");
		JsonNode json = Sonde.run("compare", one, two, "--include", "p.*", "--format", "json", "--totals").json();
		assertThat(json.at("/citation/bibtex").asString()).isEqualTo(cited.out());
		assertThat(Sonde.run("metrics", one, "--format", "json").json().at("/citation/text").asString())
				.isEqualTo("Maintainability of *: src, API of Java 8. Measured with Sonde " + SondeVersion.get() + "; lines of code sloc, "
						+ "cyclomatic complexity mccabe, information metrics allen; component *, data types java.lang..*, java.util..*.");
	}
}
