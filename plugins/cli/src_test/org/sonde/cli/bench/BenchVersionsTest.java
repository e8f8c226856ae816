/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

/** Runs versions of a component of three methods, with few calls: what is printed and stored, not how fast anything is. */
class BenchVersionsTest {

	private static final String KIND = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "own", "title": "Own", "framework": "Own",
				"sources": {"OwnProbe.java": [
					"public final class OwnProbe implements org.sonde.benchmark.program.Probe {",
					"  public long before() { return 0; }",
					"  public void after(long token) { c.Component.record(); }",
					"  public long records() { return c.Component.records(); }",
					"}"
				]},
				"common": {"classPath": ["${program}", "${classes}", "${component}"]},
				"configurations": [
					{"id": "none", "label": "None", "phase": "none"},
					{"id": "writing", "label": "Writing", "phase": "writing", "predecessor": "none", "writer": "a counter",
						"probe": "OwnProbe", "arrival": {"at": "printed-count", "perExecution": 1}}
				]
			}
			""";
	private static final String COMPONENT = """
			package c;
			public final class Component {
				private static long records;
				public static void record() {
					%s
				}
				public static long records() {
					return records;
				}
			}
			""";
	private static final String PLAIN = COMPONENT.formatted("records++;");
	private static final String LONGER = COMPONENT.formatted("if (records >= 0) {\n\t\t\trecords++;\n\t\t}");

	private static final String LOCAL_REPOSITORY = "maven.repo.local";

	@TempDir
	private Path folder;
	private Path kind;
	private Path results;

	@BeforeEach
	void layOut() throws IOException {
		kind = Files.writeString(folder.resolve("own.json"), KIND);
		results = folder.resolve("results");
	}

	private Sonde versions(String... arguments) {
		return versions(3, arguments);
	}

	/** @param forks 1 where nothing is said of what they measure */
	private Sonde versions(int forks, String... arguments) {
		return Sonde.run(Stream.concat(Stream.of("bench", "versions", "-o", results.toString(), "--offline", "--kind", kind.toString(),
				"--forks", Integer.toString(forks), "--calls", "500", "--depth", "3", "--attempts", "1"), Stream.of(arguments))
				.toArray(String[]::new));
	}

	private String sources(String name, String text) throws IOException {
		Path file = folder.resolve(name).resolve("c/Component.java");
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
		return folder.resolve(name).toString();
	}

	private void git(String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(
				List.of("git", "-c", "user.name=S", "-c", "user.email=s@example.org", "-c", "commit.gpgsign=false", "-C",
						folder.resolve("work").toString()));
		command.addAll(List.of(arguments));
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		String said = new String(process.getInputStream().readAllBytes());
		assertThat(process.waitFor()).as(said).isZero();
	}

	private static boolean gitIsThere() {
		try {
			return new ProcessBuilder("git", "--version").start().waitFor() == 0;
		} catch (IOException | InterruptedException e) {
			return false;
		}
	}

	private void commit(String text, String tag) throws IOException, InterruptedException {
		sources("work/src", text);
		git("add", ".");
		git("commit", "-q", "-m", tag);
		git("tag", tag);
	}

	private static JsonNode tuning(JsonNode series, String name) {
		return series.get("tunings").valueStream().filter(one -> one.get("name").asString().equals(name)).findFirst().orElseThrow();
	}

	@Test
	void bothSidesOfFoldersAreMeasuredAndKept() throws IOException {
		String plain = sources("plain", PLAIN);
		String longer = sources("longer", LONGER);
		Sonde run = versions(plain, "new=" + longer, "--series", "own.tunings", "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.json().get("runs").valueStream().map(one -> one.get("subject").asString())).contains("own-plain", "own-new");
		assertThat(run.json().get("voids")).isEmpty();
		JsonNode printed = run.json().get("series");

		Sonde shown = Sonde.run("tradeoff", "show", results.resolve("own.tunings").toString(), "--format", "json");
		assertThat(shown.code()).as(shown.err()).isEqualTo(ExitCode.OK);
		JsonNode kept = shown.json().get(0);
		assertThat(kept.get("tunings").valueStream().map(one -> one.get("name").asString())).containsExactly("plain", "new");
		for (String[] version : new String[][] { { "plain", plain }, { "new", longer } }) {
			JsonNode code = Sonde.run("metrics", version[1], "--format", "json").json();
			JsonNode tuning = tuning(kept, version[0]);
			assertThat(tuning.at("/linesOfCode/value").asDouble()).isEqualTo(code.get("loc").asDouble());
			assertThat(tuning.at("/overhead/value").asDouble()).isEqualTo(tuning(printed, version[0]).at("/overhead/value").asDouble());
			assertThat(tuning.at("/overhead/low").asDouble()).isLessThan(tuning.at("/overhead/high").asDouble());
		}
		assertThat(tuning(kept, "new").at("/averageCyclomatic/value").asDouble()).as("two methods, one with a branch").isEqualTo(1.5);
		Sonde set = Sonde.run("results", "show", results.resolve("own-new-java-" + Runtime.version().feature() + ".json").toString());
		assertThat(set.out()).doesNotContain(folder.toString());

		Sonde again = versions(plain, "--series", "own.tunings");
		assertThat(again.code()).isEqualTo(ExitCode.USAGE);
		assertThat(again.err()).contains("has a tuning plain already");
	}

	/** A trace of 300 µs is not shorter with probes; without a method time, the three executions take less than 300 µs. */
	@Test
	void theSeriesIsOfTheFirstMethodTime() throws IOException {
		Sonde run = versions(sources("plain", PLAIN), "--method-time", "300,0", "--series", "own.tunings", "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(Files.readString(results.resolve("own.tunings"))).contains("\"monitored\" : \"writing-300us\"");
		JsonNode set = Sonde.run("results", "show", results.resolve("own-plain-java-" + Runtime.version().feature() + ".json").toString(),
				"--format", "json").json();
		assertThat(mean(set, "none-300us")).isGreaterThanOrEqualTo(300_000);
		assertThat(mean(set, "none-0us")).isLessThan(300_000);
		Sonde wrong = versions("x", "--method-time", "-1");
		assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
		assertThat(wrong.err()).contains("--method-time", "0 to 10000000 µs");
	}

	private static double mean(JsonNode set, String run) {
		return set.get("configurations").valueStream().filter(one -> one.get("id").asString().equals(run)).findFirst().orElseThrow()
				.get("forks").valueStream().mapToDouble(fork -> fork.at("/nanos/mean").asDouble()).average().orElseThrow();
	}

	/** The second change of the range touches no folder of the component, and the third does not compile. */
	@Test
	void aRangeIsItsRevisionsThatDifferAndCompile() throws Exception {
		assumeTrue(gitIsThere(), "the git program makes the repository of this test");
		Files.createDirectories(folder.resolve("work"));
		git("init", "-q");
		commit(PLAIN, "v1");
		Files.writeString(folder.resolve("work/README"), "text");
		commit(PLAIN, "v2");
		commit(PLAIN.replace("records++", "record++"), "v3");
		commit(LONGER, "v4");
		String repository = "git:" + folder.resolve("work");
		Sonde run = versions(1, repository + "@v1..v4:src", "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.json().at("/series/tunings").valueStream().map(one -> one.get("name").asString())).containsExactly("v1", "v4");
		assertThat(run.err()).contains("v3: left out: ", "c/Component.java:5: ");

		Sonde named = versions(repository + "@v3:src", repository + "@v4:src");
		assertThat(named.code()).isEqualTo(ExitCode.FAILED);
		assertThat(named.err()).contains("SC126", "v3").doesNotContain("void");

		Sonde nowhere = versions(repository + "@v1..v4:source,gen");
		assertThat(nowhere.code()).isEqualTo(ExitCode.FAILED);
		assertThat(nowhere.err()).contains("No revision of v1..v4 in ", " has a folder source, gen. ");

		Sonde missing = versions(repository + "@v5:src");
		assertThat(missing.code()).isEqualTo(ExitCode.FAILED);
		assertThat(missing.err()).contains("SC126", "'v5'", "there is no such revision", "git fetch --tags", "If types were not found, ");

		sources("work/src", PLAIN);
		Sonde dirty = versions(1, repository + "@HEAD:src");
		assertThat(dirty.code()).isEqualTo(ExitCode.OK);
		assertThat(dirty.err()).contains("HEAD: uncommitted", "src/c/Component.java");
		Sonde both = versions(1, repository + "@HEAD:src", folder.resolve("work") + ":src");
		assertThat(both.code()).as(both.err()).isEqualTo(ExitCode.OK);
		assertThat(both.err()).doesNotContain("uncommitted");
		git("clone", "-q", folder.resolve("work").toString(), folder.resolve("clone").toString());
		sources("clone/src", LONGER + "\n");
		Sonde clone = versions(1, repository + "@HEAD:src", folder.resolve("clone") + ":src");
		assertThat(clone.err()).as("the clone has other changes").contains("HEAD: uncommitted", "src/c/Component.java");

		git("commit", "-q", "--allow-empty", "-m", "nothing in src");
		Sonde range = versions(1, repository + "@v1..HEAD:src");
		assertThat(range.code()).as(range.err()).isEqualTo(ExitCode.OK);
		assertThat(range.err()).contains("v4: uncommitted", "src/c/Component.java");
		assertThat(versions(1, repository + "@v1..v4:src").err()).as("HEAD is not in it").doesNotContain("uncommitted");
	}

	@Test
	void aMissingLibraryIsNamedAndMayBeInTheRevision() throws Exception {
		assumeTrue(gitIsThere(), "the git program makes the repository of this test");
		Files.createDirectories(folder.resolve("work/lib"));
		git("init", "-q");
		jar("work/lib/store.jar", "d/Store.java", "package d; public class Store { public static long add(long n) { return n + 1; } }");
		commit(COMPONENT.formatted("records = Store.add(records);").replace("package c;", "package c;\nimport d.Store;"), "v1");
		String version = "git:" + folder.resolve("work") + "@v1:src";
		Sonde without = versions(version);
		assertThat(without.code()).isEqualTo(ExitCode.FAILED);
		assertThat(without.err()).contains("SC126", "c/Component.java:2: ", "Not found: d.", "--revision-libraries");
		Sonde with = versions(1, version, "--revision-libraries", "lib");
		assertThat(with.code()).as(with.err()).isEqualTo(ExitCode.OK);
		sources("work/src", COMPONENT.formatted("records = Store.add(records);").replace("package c;", "package c;\nimport d.Store;"));
		Sonde tree = versions(1, version, folder.resolve("work") + ":src", "--revision-libraries", "lib");
		assertThat(tree.code()).as(tree.err()).isEqualTo(ExitCode.OK);
		Sonde named = versions(1, version, "--revision-libraries", "other,v1=lib");
		assertThat(named.code()).as(named.err()).isEqualTo(ExitCode.OK);
		Sonde unknown = versions(version, "--revision-libraries", "v2=lib");
		assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
		assertThat(unknown.err()).contains("--revision-libraries v2=lib: ", "'v2'");
	}

	private void jar(String name, String source, String text) throws IOException {
		Path file = folder.resolve("library").resolve(source);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "8", "-Xlint:-options", file.toString()))
				.isZero();
		String classFile = source.replace(".java", ".class");
		try (OutputStream out = Files.newOutputStream(folder.resolve(name)); ZipOutputStream zip = new ZipOutputStream(out)) {
			zip.putNextEntry(new ZipEntry(classFile));
			zip.write(Files.readAllBytes(folder.resolve("library").resolve(classFile)));
		}
	}

	/** AspectJ's weaver, of a kind that is built in. */
	@Test
	void anAgentThatIsNotOnThisMachineIsNamed() throws IOException {
		Path component = folder.resolve("old/kieker/monitoring/writer/tcp/TCPWriter.java");
		Files.createDirectories(component.getParent());
		Files.writeString(component, "package kieker.monitoring.writer.tcp; public class TCPWriter { }");
		String before = System.setProperty(LOCAL_REPOSITORY, folder.resolve("empty").toString());
		try {
			Sonde run = versions(folder.resolve("old").toString(), "--kind", "kieker");
			assertThat(run.code()).isEqualTo(ExitCode.FAILED);
			assertThat(run.err()).contains("SB106", "aspectjweaver", "allow the network");
		} finally {
			if (before == null) {
				System.clearProperty(LOCAL_REPOSITORY);
			} else {
				System.setProperty(LOCAL_REPOSITORY, before);
			}
		}
	}

	/** The fourth of five revisions sleeps for 200 µs or more in each of three executions. The second need not be measured. */
	@Test
	void theRevisionThatChangedTheOverheadIsFound() throws Exception {
		assumeTrue(gitIsThere(), "the git program makes the repository of this test");
		Files.createDirectories(folder.resolve("work"));
		git("init", "-q");
		String slow = COMPONENT.formatted("java.util.concurrent.locks.LockSupport.parkNanos(200_000);\n\t\trecords++;");
		for (int revision = 1; revision <= 5; revision++) {
			commit((revision < 4 ? PLAIN : slow) + "// " + revision, "v" + revision);
		}
		String range = "git:" + folder.resolve("work") + "@v1..v5:src";
		Sonde run = versions(range, "--sample", "2", "--series", "own.tunings", "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("measuring v1, v3, v5.", "measuring v3, v4, v5.");
		JsonNode history = run.json().get("history");
		assertThat(history.valueStream().map(one -> one.get("name").asString())).containsExactly("v1", "v3", "v4", "v5");
		JsonNode change = history.at("/2/overhead/change");
		assertThat(change.get("since").asString()).isEqualTo("v3");
		assertThat(change.get("difference").asDouble()).as("3 · 200 µs and more").isGreaterThan(500);
		assertThat(history.at("/2/linesOfCode/change/difference").asInt()).as("one more line").isEqualTo(1);

		Sonde kept = Sonde.run("tradeoff", "history", results.resolve("own.tunings").toString(), "--format", "json");
		assertThat(kept.json().at("/2/overhead/change")).isEqualTo(change);
	}

	@Test
	void aSampleIsOfOneRange() throws IOException {
		String plain = sources("plain", PLAIN);
		assertThat(versions(plain, "--sample", "3").err()).contains("--sample needs one range");
		assertThat(versions(plain, "--sample", "1").err()).contains("--sample must be 2 or more");
	}

	@Test
	void aSilentVersionIsVoidAndTheOthersCount() throws IOException {
		Sonde run = versions(sources("plain", PLAIN), sources("silent", COMPONENT.formatted("")), "--series", "own.tunings");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("0 of 1500 records arrived", "SC128: ", ": silent.", "If records did not arrive, ");
		assertThat(run.out()).contains("silent: overhead unknown: no fork was valid");
		JsonNode kept = Sonde.run("tradeoff", "show", results.resolve("own.tunings").toString(), "--format", "json").json().get(0);
		assertThat(tuning(kept, "silent").at("/overhead/unknown").asString()).contains("0 of 1500 records arrived");
		assertThat(tuning(kept, "plain").at("/overhead/value").isNumber()).isTrue();
	}

	/** Nobody listens at the only repository of these settings, which are read once per JVM. */
	@Test
	void withoutANetworkTheArtifactIsNamed() throws Exception {
		Files.writeString(Files.createDirectories(folder.resolve("home/.m2")).resolve("settings.xml"),
				"<settings><mirrors><mirror><id>none</id><mirrorOf>*</mirrorOf><url>http://127.0.0.1:1/</url></mirror></mirrors></settings>");
		Process sonde = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Duser.home=" + folder.resolve("home"), "-cp", System.getProperty("java.class.path"), "org.sonde.cli.Main", "bench",
				"versions", "maven:org.example.nowhere:nothing:1", "-o", results.toString()).redirectErrorStream(true).start();
		String printed = new String(sonde.getInputStream().readAllBytes());
		assertThat(sonde.waitFor()).as(printed).isEqualTo(ExitCode.FAILED);
		assertThat(printed).contains("SC126", "org.example.nowhere:nothing:jar:aspectj:1 is not available", "127.0.0.1:1",
				"Check the coordinate and the network.");
	}

	/** Only the kind of the second version has the writer that is named first. */
	@Test
	void theSeriesIsOfAWriterThatAllHave() throws IOException {
		String arrival = "\"arrival\": {\"at\": \"printed-count\", \"perExecution\": 1}}";
		String second = "{\"id\": \"second\", \"label\": \"Second\", \"phase\": \"writing\", \"predecessor\": \"none\", "
				+ "\"writer\": \"another\", \"probe\": \"OwnProbe\", " + arrival;
		Path other = Files.writeString(folder.resolve("other.json"),
				KIND.replace("\"id\": \"own\"", "\"id\": \"other\"").replace(arrival, arrival + ", " + second));
		Sonde run = versions(sources("plain", PLAIN), sources("longer", LONGER), "--kind", "longer=" + other, "--writer", "second,writing",
				"--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		for (String version : List.of("plain", "longer")) {
			assertThat(tuning(run.json().get("series"), version).at("/overhead/basis").asString()).contains("Writing")
					.doesNotContain("Second");
		}
	}

	@Test
	void whatCannotBeMeasuredIsRefusedBefore() throws IOException {
		String plain = sources("plain", PLAIN);
		assertThat(versions(plain, plain).err()).contains("two versions have the name plain");
		assertThat(versions(plain, "--series", folder.resolve("own.tunings").toString()).err()).contains("--series must be in the folder");
		assertThat(versions(plain, "--kind", "old=kieker").err()).contains("--kind old=kieker: ", "plain");
		assertThat(versions(plain, "--kind", "kieker").err()).contains("SB111");
		assertThat(versions("maven:org.example.nowhere:nothing:1").err()).contains("SC126", "allow the network");
		assertThat(results).doesNotExist();
	}
}
