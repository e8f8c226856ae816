/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;

/**
 * Imports a generated raw file, plain and compressed, and prints how many lines Sonde reads in a second of CPU time: both passes,
 * with steady state, statistics and histogram. No figure is asserted: it depends on the machine.
 */
class ImportSpeedTest {
	private static final int LINES = Integer.getInteger("sonde.benchmark.rawLines", 10_000_000);
	private static final int FORKS = Integer.getInteger("sonde.benchmark.forks", 5);
	private static final int RUNS = 4;
	/** What {@code ./sonde} starts the command line with. */
	private static final List<String> FLAGS = List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
	private static final List<String> BOTH_COMPILERS = List.of("-Xmx256m", "-XX:+UseSerialGC");

	@Test
	void linesPerCpuSecond() throws Exception {
		Path plain = generate(Path.of("target", "raw-1-10-4.csv"), false);
		Path packed = generate(Path.of("target", "raw-1-10-4.csv.gz"), true);
		StringBuilder report = new StringBuilder();
		report.append(String.format(Locale.ROOT,
				"%d lines, %.0f MB, compressed %.0f MB; Java %s; %d forks, median (lowest-highest)%n", LINES,
				Files.size(plain) / 1e6, Files.size(packed) / 1e6, Runtime.version(), FORKS));
		report.append(measure(plain, "plain, as ./sonde starts it", FLAGS));
		report.append(measure(packed, "compressed, as ./sonde starts it", FLAGS));
		report.append(measure(plain, "plain, with both compilers", BOTH_COMPILERS));
		report.append(measure(packed, "compressed, with both compilers", BOTH_COMPILERS));
		System.out.print(report);
		Files.writeString(Path.of("target", "import-speed.txt"), report);
		Files.delete(plain);
		Files.delete(packed);
	}

	/** What a binary writer's run looks like: slow at first, two modes, now and then a stall; the same bytes each time. */
	private static Path generate(Path file, boolean compressed) throws IOException {
		SplittableRandom random = new SplittableRandom(4);
		try (OutputStream out = compressed ? new GZIPOutputStream(Files.newOutputStream(file), 1 << 16)
				: new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
			for (int line = 0; line < LINES; line++) {
				int nanos = (line < LINES / 10 ? 20_000 : 2_100) + random.nextInt(600) + (random.nextInt(3) == 0 ? 1_500 : 0)
						+ (random.nextInt(10_000) == 0 ? 3_000_000 : 0);
				out.write(("1;" + nanos + ";" + (94_294_016 + line / 1000 * 8) + ";0\n").getBytes(StandardCharsets.US_ASCII));
			}
		}
		return file;
	}

	private static String measure(Path file, String name, List<String> flags) throws IOException, InterruptedException {
		List<Double> cold = new ArrayList<>();
		List<Double> warm = new ArrayList<>();
		long peak = 0;
		for (int fork = 0; fork < FORKS; fork++) {
			Map<String, List<Long>> printed = fork(file, flags);
			cold.add(LINES / 1e6 / (printed.get("cpu").getFirst() / 1e9));
			warm.add(LINES / 1e6 / (printed.get("cpu").getLast() / 1e9));
			peak = Math.max(peak, printed.get("peak").getFirst());
		}
		return String.format(Locale.ROOT,
				"%-36s first run of a JVM %s, later %s million lines per CPU second; memory at most %.0f MB%n", name,
				spread(cold), spread(warm), peak / 1e6);
	}

	private static String spread(List<Double> values) {
		double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
		return String.format(Locale.ROOT, "%.1f (%.1f-%.1f)", sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
	}

	private static Map<String, List<Long>> fork(Path file, List<String> flags) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
		command.addAll(flags);
		command.addAll(List.of("-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
				ImportFork.class.getName(), file.toString(), Integer.toString(RUNS)));
		Path output = Path.of("target", "import-output.txt");
		int status = new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT)
				.start().waitFor();
		if (status != 0) {
			throw new IOException("ended with " + status + ": " + command);
		}
		Map<String, List<Long>> printed = new LinkedHashMap<>();
		try (Stream<String> lines = Files.lines(output)) {
			lines.map(line -> line.split(" ")).forEach(
					parts -> printed.computeIfAbsent(parts[0], name -> new ArrayList<>()).add(Long.parseLong(parts[1])));
		}
		return printed;
	}
}
