/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Reads generated logs with Sonde and with Kieker 2.0.2, reconstructs and reduces their traces, from files and from memory, and prints what
 * each did in a second of CPU time. No figure is asserted: it depends on the machine. What was found is: both must find the same.
 */
class TracesSpeedTest {
	private static final int FORKS = Integer.getInteger("sonde.benchmark.forks", 5);
	private static final int RUNS = 8;
	/** Kieker's are long, so that its compilers are done sooner. */
	private static final int KIEKER_RUNS = 4;
	private static final int MEGABYTES = 1_024;
	private static final int TRACES_IN_MEMORY = 400_000;
	private static final int RECORD_IN_MEMORY = 24;
	private static final int THREADS = 64;
	/** More spans than wait at once. */
	private static final int SPAN_TRACES = 200_000;
	private static final int FLIGHT_TRACES = 200_000;
	private static final Path FOLDER = Path.of("target", "trace-log");
	private static final int LINKS = 10;
	private static final int RECORDS_PER_TRACE = 2 * TraceLog.CALLS + 1;

	private final StringBuilder report = new StringBuilder();

	/** The figures of a job: CPU seconds of the first run of each process, and of later runs, and what was found. */
	private record Measured(double[] cold, double[] warm, String found, long peak) {
		private double records() {
			return number(found, "records");
		}
	}

	@Test
	void recordsPerCpuSecond() throws Exception {
		line("%s, Java %s, %d forks, median (lowest-highest); Sonde with -Xmx512m, Kieker 2.0.2 with -Xmx4g, both with the serial collector",
				cpu(), Runtime.version(), FORKS);
		double bandwidth = memory();
		files(true, true, bandwidth);
		files(true, false, bandwidth);
		files(false, true, bandwidth);
		files(false, false, bandwidth);
		growth(false, System.getProperty("sonde.benchmark.binaryMillions", "1,10,100"));
		growth(true, System.getProperty("sonde.benchmark.textMillions", "1,10,100"));
		TraceLog.delete(FOLDER);
		Files.writeString(Path.of("target", "traces-speed.txt"), report);
	}

	/**
	 * Spans in OTLP's protobuf, as OpenTelemetry's collector writes them, beside the classes that OpenTelemetry generates, which do no more
	 * than parse.
	 */
	@Test
	void spansPerCpuSecond() throws Exception {
		line("%s, Java %s, %d forks, median (lowest-highest), -Xmx512m, serial collector", cpu(), Runtime.version(), FORKS);
		Path file = FOLDER.resolveSibling("spans").resolve("spans.pb");
		SpanLog.write(file, SPAN_TRACES, THREADS);
		double spans = SPAN_TRACES * (double) TraceLog.CALLS;
		line("%nOTLP in protobuf, %d traces of %d threads, %.0f bytes a span", SPAN_TRACES, THREADS, Files.size(file) / spans);
		line("%-24s %28s %28s", "M spans/s", "first run of a JVM", "later runs");
		for (TracesJob job : List.of(TracesJob.SPANS_READ, TracesJob.SPANS_ALL, TracesJob.SPANS_GENERATED_CLASSES)) {
			Measured measured = measure(job, file.toString(), "-Xmx512m");
			expect(measured, "records=" + (long) spans);
			line("%-24s %28s %28s   memory %4.0f MB", job, rates(spans, measured.cold), rates(spans, measured.warm), measured.peak / 1e6);
		}
		TraceLog.delete(file.getParent());
		Files.writeString(Path.of("target", "spans-speed.txt"), report);
	}

	/** A recording of four threads, beside the JDK's parser, which does no more than parse, and {@code jfr summary}. */
	@Test
	void methodEventsPerCpuSecond() throws Exception {
		line("%s, Java %s, %d forks, median (lowest-highest), -Xmx512m, serial collector", cpu(), Runtime.version(), FORKS);
		Path file = FOLDER.resolveSibling("flight").resolve("calls.jfr");
		FlightLog.record(file, FLIGHT_TRACES);
		double events = FLIGHT_TRACES * (double) FlightLog.CALLS;
		line("%nflight recording, %d traces of 4 threads, %.1f bytes an event", FLIGHT_TRACES, Files.size(file) / events);
		line("%-24s %28s %28s", "M events/s", "first run of a JVM", "later runs");
		for (TracesJob job : List.of(TracesJob.FLIGHT_READ, TracesJob.FLIGHT_ALL, TracesJob.FLIGHT_PARSER, TracesJob.FLIGHT_SUMMARY)) {
			Measured measured = measure(job, file.toString(), "-Xmx512m");
			expect(measured, job == TracesJob.FLIGHT_SUMMARY ? "" : "records=" + (long) events);
			line("%-24s %28s %28s   memory %4.0f MB", job, rates(events, measured.cold), rates(events, measured.warm), measured.peak / 1e6);
		}
		TraceLog.delete(file.getParent());
		Files.writeString(Path.of("target", "flight-speed.txt"), report);
	}

	/**
	 * A log of so many GB in a heap of 512 MB: a tenth of it is written, and the folder has it ten times, by hard links. Its traces are
	 * complete, so that each file adds traces of its own, if of the same ids.
	 */
	@Test
	@EnabledIfSystemProperty(named = "sonde.benchmark.longLog", matches = "[1-9][0-9]*")
	void longLog() throws Exception {
		double bytesPerTrace = 3_512;
		long traces = (long) (Long.getLong("sonde.benchmark.longLog") * 1e9 / LINKS / bytesPerTrace);
		TraceLog.write(FOLDER, traces, THREADS, true, true);
		Path first = only(FOLDER, ".dat");
		for (int link = 2; link <= LINKS; link++) {
			Files.createLink(FOLDER.resolve(first.getFileName().toString().replace("001", "%03d".formatted(link))), first);
		}
		Measured measured = measured(List.of(fork(TracesJob.SONDE_ALL, FOLDER.toString(), 1, "-Xmx512m")));
		expect(measured, "valid=" + LINKS * traces + " invalid=0");
		line("%s, Java %s%ntext events of %d threads in %d files, %.1f GB, %.0f million records, everything of sonde traces, -Xmx512m:%n"
				+ "%.0f s of CPU time, %.0f ns a record, memory at most %.0f MB", cpu(), Runtime.version(), THREADS, LINKS, bytes() / 1e9,
				measured.records() / 1e6, measured.cold[0], measured.cold[0] * 1e9 / measured.records(), measured.peak / 1e6);
		TraceLog.delete(FOLDER);
		Files.writeString(Path.of("target", "traces-long.txt"), report);
	}

	/** Logs that Kieker wrote, where they are there. */
	@Test
	void tracesOfGivenLogs() throws Exception {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("kieker-logs");
		if (!Files.isDirectory(data)) {
			line("%s is not there; -Dsonde.data=FOLDER names the logs", data);
			return;
		}
		line("%-60s %-60s %s", "log", "Sonde", "Kieker 2.0.2");
		try (Stream<Path> folders = Files.walk(data, 3)) {
			for (Path log : folders.filter(TracesSpeedTest::isLog).sorted().toList()) {
				line("%-60s %-60s %s", data.relativize(log).toString().replaceAll("/kieker-2.*", ""),
						found(TracesJob.SONDE_GIVEN, log), found(TracesJob.KIEKER_TRACES, log));
			}
		}
		Files.writeString(Path.of("target", "traces-given.txt"), report);
	}

	private static Path only(Path folder, String extension) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(file -> file.toString().endsWith(extension)).findFirst().orElseThrow();
		}
	}

	private static boolean isLog(Path folder) {
		return Files.isRegularFile(folder.resolve("kieker.map"));
	}

	private static String found(TracesJob job, Path log) throws IOException, InterruptedException {
		List<String> lines = fork(job, log.toString(), 1, "-Xmx1g");
		return lines.stream().filter(line -> line.startsWith("run ")).map(line -> line.split(" ", 3)[2]).findFirst()
				.orElse("fails"
						+ lines.stream().filter(line -> line.contains("Exception")).findFirst().map(line -> ": " + line).orElse(""));
	}

	/** Bytes that one thread reads in a second. */
	private double memory() throws Exception {
		Measured read = measure(TracesJob.MEMORY_READ, Integer.toString(MEGABYTES), "-Xmx2g");
		double bandwidth = MEGABYTES * 1024.0 * 1024 / median(read.warm);
		line("%nmemory, read by one thread: %.1f GB/s", bandwidth / 1e9);
		for (TracesJob job : List.of(TracesJob.MEMORY_IN_TURN, TracesJob.MEMORY_64_THREADS)) {
			Measured traces = measure(job, Integer.toString(TRACES_IN_MEMORY), "-Xmx512m");
			expect(traces, "valid=" + TRACES_IN_MEMORY + " invalid=0 classes=50 reduced=" + TRACES_IN_MEMORY);
			line("%-44s %s M traces/s, %.1f M records/s, %.1f %% of the memory's bandwidth", job + ", 20 events a trace",
					rates(TRACES_IN_MEMORY, traces.warm), traces.records() / median(traces.warm) / 1e6,
					100 * RECORD_IN_MEMORY * traces.records() / median(traces.warm) / bandwidth);
		}
		return bandwidth;
	}

	private void files(boolean text, boolean events, double bandwidth) throws Exception {
		long traces = events ? 1_000_000 / RECORDS_PER_TRACE : 1_000_000 / TraceLog.CALLS;
		TraceLog.write(FOLDER, traces, THREADS, events, text);
		long bytes = bytes();
		line("%n%s, %s, %d traces of %d threads, %.0f MB", text ? "text" : "binary", events ? "events" : "executions", traces, THREADS,
				bytes / 1e6);
		line("%-24s %28s %28s", "M records/s", "first run of a JVM", "later runs");
		for (TracesJob job : List.of(TracesJob.SONDE_READ, TracesJob.SONDE_OPERATIONS, TracesJob.SONDE_TRACES, TracesJob.SONDE_ALL,
				TracesJob.KIEKER_READ, TracesJob.KIEKER_TRACES)) {
			boolean kieker = job.name().startsWith("KIEKER");
			Measured measured = measure(job, FOLDER.toString(), kieker ? "-Xmx4g" : "-Xmx512m");
			if (job != TracesJob.SONDE_READ && job != TracesJob.SONDE_OPERATIONS && job != TracesJob.KIEKER_READ) {
				expect(measured, "valid=" + traces + " invalid=0");
			}
			double records = events ? traces * RECORDS_PER_TRACE : traces * TraceLog.CALLS;
			line("%-24s %28s %28s   memory %4.0f MB%s", job, rates(records, measured.cold), rates(records, measured.warm),
					measured.peak / 1e6,
					kieker ? "" : String.format(Locale.ROOT, ", %.1f %% of bandwidth", 100 * bytes / median(measured.warm) / bandwidth));
		}
	}

	/** One run of a new JVM each. */
	private void growth(boolean text, String millions) throws Exception {
		line("%n%s events of %d threads, everything of sonde traces, one run of a JVM with -Xmx512m", text ? "text" : "binary", THREADS);
		for (String size : millions.split(",")) {
			if (size.isEmpty()) {
				continue;
			}
			long traces = Long.parseLong(size) * 1_000_000 / RECORDS_PER_TRACE;
			TraceLog.write(FOLDER, traces, THREADS, true, text);
			List<String> lines = fork(TracesJob.SONDE_ALL, FOLDER.toString(), 1, "-Xmx512m");
			Measured measured = measured(List.of(lines));
			expect(measured, "valid=" + traces + " invalid=0");
			line("%5s million records %8.0f MB %8.1f s, %6.0f ns a record, memory at most %4.0f MB", size, bytes() / 1e6, measured.cold[0],
					measured.cold[0] * 1e9 / measured.records(), measured.peak / 1e6);
		}
	}

	private static Measured measure(TracesJob job, String input, String heap) throws IOException, InterruptedException {
		List<List<String>> forks = new ArrayList<>();
		for (int fork = 0; fork < FORKS; fork++) {
			forks.add(fork(job, input, job.name().startsWith("KIEKER") ? KIEKER_RUNS : RUNS, heap));
		}
		return measured(forks);
	}

	/** Of later runs the second half, when the compilers are done. */
	private static Measured measured(List<List<String>> forks) throws IOException {
		List<Double> cold = new ArrayList<>();
		List<Double> warm = new ArrayList<>();
		String found = "";
		long peak = 0;
		for (List<String> lines : forks) {
			List<String> runs = lines.stream().filter(line -> line.startsWith("run ")).toList();
			if (runs.isEmpty()) {
				throw new IOException("found nothing: " + lines);
			}
			cold.add(seconds(runs.getFirst()));
			runs.subList(runs.size() / 2, runs.size()).forEach(run -> warm.add(seconds(run)));
			found = runs.getLast().split(" ", 3)[2];
			peak = Math.max(peak, Long.parseLong(lines.getLast().split(" ")[1]));
		}
		return new Measured(sorted(cold), sorted(warm), found, peak);
	}

	private static List<String> fork(TracesJob job, String input, int runs, String heap) throws IOException, InterruptedException {
		List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), heap, "-XX:+UseSerialGC",
				"--add-opens=jdk.jfr/jdk.jfr.internal.tool=ALL-UNNAMED", "-cp",
				System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")), TracesFork.class.getName(),
				job.name(),
				input, Integer.toString(runs));
		Path output = Path.of("target", "traces-output.txt");
		Path errors = Path.of("target", "traces-errors.txt");
		Process process = new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile()).start();
		if (!process.waitFor(30, TimeUnit.MINUTES)) {
			process.destroyForcibly();
		}
		List<String> lines = new ArrayList<>(Files.readAllLines(errors));
		lines.addAll(Files.readAllLines(output));
		return lines;
	}

	private static void expect(Measured measured, String found) throws IOException {
		if (!measured.found.contains(found)) {
			throw new IOException("expected " + found + ", found " + measured.found);
		}
	}

	private static double seconds(String run) {
		return Long.parseLong(run.split(" ")[1]) / 1e9;
	}

	private static double number(String found, String name) {
		return Stream.of(found.split(" ")).filter(part -> part.startsWith(name + "="))
				.mapToLong(part -> Long.parseLong(part.substring(name.length() + 1))).findFirst().orElse(0);
	}

	private static double[] sorted(List<Double> values) {
		return values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
	}

	private static double median(double[] sorted) {
		return sorted[sorted.length / 2];
	}

	private static String rates(double count, double[] seconds) {
		double[] rates = Arrays.stream(seconds).map(each -> count / each / 1e6).sorted().toArray();
		return String.format(Locale.ROOT, "%.2f (%.2f-%.2f)", median(rates), rates[0], rates[rates.length - 1]);
	}

	private static long bytes() throws IOException {
		try (Stream<Path> files = Files.list(FOLDER)) {
			return files.filter(file -> !file.endsWith("kieker.map")).mapToLong(file -> file.toFile().length()).sum();
		}
	}

	private static String cpu() throws IOException {
		Path info = Path.of("/proc/cpuinfo");
		String model = !Files.isReadable(info) ? System.getProperty("os.arch") : Files.readAllLines(info).stream()
				.filter(line -> line.startsWith("model name")).map(line -> line.substring(line.indexOf(':') + 2)).findFirst()
				.orElse("unknown");
		return model + ", " + Runtime.getRuntime().availableProcessors() + " processors";
	}

	private void line(String format, Object... arguments) {
		String line = String.format(Locale.ROOT, format, arguments);
		System.out.println(line);
		report.append(line).append('\n');
	}
}
