/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.source.MavenArtifacts;

/**
 * Runs Sonde and the other tools on the same sources, one after the other in turns, each time in a new JVM, and prints what they did in a
 * second of CPU time. Wall time would depend on what else the machine does. No figure is asserted: it depends on the machine.
 */
class SpeedTest {

	private static final int FORKS = Integer.getInteger("sonde.benchmark.forks", 5);
	/**
	 * What {@code ./sonde} starts the command line with; given to every tool's cold runs, as are unsigned jars and an archive of classes.
	 */
	private static final List<String> COLD = List.of("-Xmx2g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
			"-XX:CompileThresholdScaling=0.25", "-Xlog:disable");
	private static final boolean LINKED = Runtime.version().feature() >= 25;
	private static final String ARCHIVE_WRITTEN = LINKED ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=";
	private static final String ARCHIVE_READ = LINKED ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=";
	private static final List<String> WARM = List.of("-Xmx2g", "-XX:+UseSerialGC");
	/** Runs before, and of those after the fastest and slowest tell the spread. */
	private static final int WARM_UP = 6;
	private static final int WARM_RUNS = 10;
	private static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();
	private static final String LIZARD = "1.24.3";
	private static final Path PYTHON = Path.of("target", "lizard").toAbsolutePath();
	/** lizard in this process, and the CPU time of it all. */
	private static final String RUN_LIZARD = """
			import contextlib, io, sys, time, lizard
			with contextlib.redirect_stdout(io.StringIO()):
			    lizard.main(["lizard", "--csv", "-l", "java", sys.argv[1]])
			print("cpu", int(time.process_time() * 1e9))
			""";

	private final StringBuilder report = new StringBuilder();
	private String classPath;
	private Path ck;

	@Test
	void sideBySide() throws Exception {
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			ck = artifacts.fetch("com.github.mauricioaniche:ck:jar:jar-with-dependencies:0.7.0");
			classPath = unsignedClassPath();
			boolean lizard = installLizard();
			line("%s, %d processors, Java %s, %s %s, %d forks in turns, median (lowest-highest)", processor(),
					Runtime.getRuntime().availableProcessors(), Runtime.version(), System.getProperty("os.name"),
					System.getProperty("os.arch"), FORKS);
			for (String name : System.getProperty("sonde.benchmark.corpora", "KIEKER").split(",")) {
				compare(Corpus.valueOf(name), Corpus.valueOf(name).unpack(artifacts), lizard);
			}
			graphs();
			afterSave(Corpus.KIEKER.unpack(artifacts));
		} catch (MetricsException e) {
			abort("not reachable, so not measured: " + e.getMessage());
		} finally {
			Files.writeString(Path.of("target", "speed.txt"), report);
		}
	}

	private void compare(Corpus corpus, Path folder, boolean lizard) throws Exception {
		double kloc = Corpus.lines(folder) / 1000.0;
		Map<String, List<Double>> speeds = new LinkedHashMap<>();
		List<Tool> able = new ArrayList<>();
		List<Tool> failed = new ArrayList<>();
		for (Tool tool : Tool.values()) {
			try {
				fork(tool.name(), folder, 1, with(COLD, ARCHIVE_WRITTEN + archive(tool)));
				able.add(tool);
			} catch (IOException e) {
				failed.add(tool); // other tools give up on Java that they do not know
			}
		}
		for (int fork = 0; fork < FORKS; fork++) {
			for (Tool tool : able) {
				add(speeds, tool + ", cold", kloc,
						fork(tool.name(), folder, 1, with(COLD, ARCHIVE_READ + archive(tool))).get("cpu").getFirst());
			}
			add(speeds, "SONDE, without archive", kloc, fork(Tool.SONDE.name(), folder, 1, COLD).get("cpu").getFirst());
			if (lizard) {
				add(speeds, "LIZARD " + LIZARD, kloc, lizard(folder));
			}
			List<Long> warm = fork(Tool.SONDE.name(), folder, WARM_UP + WARM_RUNS, WARM).get("cpu");
			add(speeds, "SONDE, warm", kloc, warm.subList(WARM_UP, warm.size()).stream().sorted().toList().get(WARM_RUNS / 2));
		}
		line("");
		line("%s: %.1f KLOC (all lines)", corpus.coordinates, kloc);
		line("  %-26s %28s %10s", "", "KLOC per CPU second", "ratio");
		double first = median(speeds.get("SONDE, cold"));
		speeds.forEach((name, values) -> line("  %-26s %28s %10.2f", name, spread(values, 1), median(values) / first));
		failed.forEach(tool -> line("  %s gives up on these sources", tool));
		if (!lizard) {
			line("  LIZARD is left out: no python3 with venv and pip here");
		}
	}

	private void graphs() throws Exception {
		line("");
		for (int[] size : new int[][] { { 4_000, 8_000 }, { 100_000, 300_000 } }) {
			Path file = Graphs.write(size[0], size[1]);
			List<Double> whole = new ArrayList<>();
			List<Double> warm = new ArrayList<>();
			for (int fork = 0; fork < FORKS; fork++) {
				whole.add(fork("HYPERGRAPH", file, 1, List.of("-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")).get("cpu")
						.getFirst() / 1e6);
				List<Long> computing = fork("HYPERGRAPH", file, 20, List.of("-Xmx1g", "-XX:+UseSerialGC")).get("allen");
				warm.add(computing.subList(10, 20).stream().sorted().toList().get(5) / 1e6);
			}
			line("graph of %,d nodes and %,d edges, -Xmx1g: new JVM, reading, both profiles %s ms of CPU; one profile alone, warm, %s ms",
					size[0], size[1], spread(whole, 0), spread(warm, 1));
		}
	}

	private void afterSave(Path folder) throws Exception {
		Map<String, List<Double>> waits = new LinkedHashMap<>();
		for (int fork = 0; fork < FORKS; fork++) {
			fork("AFTER_SAVE", folder, 1, WARM)
					.forEach((name, values) -> waits.computeIfAbsent(name, key -> new ArrayList<>()).add(values.getFirst() / 1e6));
		}
		line("");
		line("after a save, of the %d files of kieker 2.0.2: median %s, 99 of 100 within %s, the largest file %s, longest %s ms (wall time)",
				Corpus.files(folder).size(), spread(waits.get("median"), 1), spread(waits.get("percent99"), 1),
				spread(waits.get("largest"), 1), spread(waits.get("longest"), 1));
	}

	// --- processes --------------------------------------------------------------------------------------------------------

	private static Path archive(Tool tool) {
		return Path.of("target", tool + ".jsa").toAbsolutePath();
	}

	private static List<String> with(List<String> options, String another) {
		return Stream.concat(options.stream(), Stream.of(another)).toList();
	}

	/** The class path of this test, laid out as {@code ./sonde} does it; the archive of classes takes nothing from folders. */
	private static String unsignedClassPath() throws IOException, InterruptedException {
		List<String> entries = new ArrayList<>();
		for (String entry : System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
				.split(File.pathSeparator)) {
			Path path = Path.of(entry);
			if (Files.isDirectory(path)) {
				Path jar = Path.of("target", path.getFileName() + ".jar").toAbsolutePath();
				ToolProvider.findFirst("jar").orElseThrow().run(System.out, System.err, "cf", jar.toString(), "-C", entry, ".");
				entries.add(jar.toString());
			} else if (Files.exists(path)) {
				entries.add(entry);
			}
		}
		Path output = Path.of("target", "class-path.txt");
		int status = new ProcessBuilder(JAVA, "../../plugins/cli/class-path/UnsignedCopies.java",
				Path.of("target", "unsigned").toAbsolutePath().toString(),
				String.join(File.pathSeparator, entries)).redirectOutput(output.toFile()).redirectError(Redirect.INHERIT).start().waitFor();
		if (status != 0) {
			throw new IOException("no class path");
		}
		return Files.readString(output).strip();
	}

	/** @return what the JVM printed, by its names */
	private Map<String, List<Long>> fork(String what, Path input, int runs, List<String> options) throws Exception {
		List<String> command = new ArrayList<>(List.of(JAVA));
		command.addAll(options);
		// CK brings an old JDT along, so it is alone with the classes that run it.
		command.addAll(
				List.of("-cp", what.equals(Tool.CK.name()) ? ck + File.pathSeparator + classPath : classPath, Fork.class.getName(), what,
				input.toString(), Integer.toString(runs)));
		return run(command);
	}

	private static Map<String, List<Long>> run(List<String> command) throws IOException, InterruptedException {
		Path errors = Path.of("target", "errors.txt");
		Path output = Path.of("target", "output.txt");
		int status = new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile()).start().waitFor();
		if (status != 0) {
			throw new IOException("ended with " + status + ", see " + errors.toAbsolutePath() + ": " + command);
		}
		Map<String, List<Long>> printed = new LinkedHashMap<>();
		for (String line : Files.readAllLines(output)) {
			String[] parts = line.split(" ");
			printed.computeIfAbsent(parts[0], name -> new ArrayList<>()).add(Long.parseLong(parts[1]));
		}
		return printed;
	}

	private static long lizard(Path folder) throws IOException, InterruptedException {
		return run(List.of(PYTHON.resolve("bin/python").toString(), "-c", RUN_LIZARD, folder.toString())).get("cpu").getFirst();
	}

	private static boolean installLizard() throws InterruptedException {
		try {
			run(List.of("python3", "-m", "venv", PYTHON.toString()));
			run(List.of(PYTHON.resolve("bin/pip").toString(), "install", "--quiet", "lizard==" + LIZARD));
			return true;
		} catch (IOException e) {
			return false;
		}
	}

	private static String processor() throws IOException {
		Path info = Path.of("/proc/cpuinfo");
		return Files.notExists(info) ? "processor unknown"
				: Files.readAllLines(info).stream().filter(line -> line.startsWith("model name")).findFirst()
						.map(line -> line.replaceAll(".*: ", "")).orElse("processor unknown");
	}

	// --- figures ----------------------------------------------------------------------------------------------------------

	private static void add(Map<String, List<Double>> speeds, String name, double kloc, long nanos) {
		speeds.computeIfAbsent(name, key -> new ArrayList<>()).add(kloc / (nanos / 1e9));
	}

	private static double median(List<Double> values) {
		double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
		return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
	}

	private static String spread(List<Double> values, int digits) {
		double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
		String format = "%." + digits + "f";
		return String.format(Locale.ROOT, format + " (" + format + "-" + format + ")", median(values), sorted[0],
				Arrays.stream(sorted).max().orElseThrow());
	}

	private void line(String format, Object... values) {
		String line = String.format(Locale.ROOT, format, values);
		System.out.println(line);
		report.append(line).append('\n');
	}
}
