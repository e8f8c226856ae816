/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.traces.operations.OperationStatistics;

/**
 * Gaps of logs that Kieker wrote as text, counted once more from the lines. The logs are not part of the repository; without them these
 * tests are skipped.
 */
class RealGapsTest {
	/** Time of hand-over, what it is, trace, operation; the host of executions, as no log of events here has several. */
	private record Line(long nanos, String type, String trace, String operation, String host) {
		boolean isBefore() {
			return type.startsWith("Before");
		}

		boolean isMetadata() {
			return type.endsWith("TraceMetadata");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "bookstore-oer-1.9", "quickstart-1.5", "events-1.9", "constructor-events-1.9",
			"generated-kieker-2.0.2/aspectj-oer-text-java17", "generated-kieker-2.0.2/aspectj-oer-text-java25",
			"generated-kieker-2.0.2/mixed-oer-and-flow", "generated-kieker-2.0.2/flow-text-special-chars" })
	void gapsAreThoseOfTheLines(String name) throws IOException {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data"));
		Path log = data.resolve("kieker-logs").resolve(name);
		assumeThat(Files.isDirectory(log))
				.as("%s is not there: logs written by Kieker are not part of the repository; -Dsonde.data=FOLDER names them", log)
				.isTrue();
		List<Line> lines = lines(log);
		for (Predicate<String> probed : List.<Predicate<String>>of(signature -> true, signature -> signature.length() % 2 == 0)) {
			Map<String, String> found = new TreeMap<>();
			for (OperationStatistics operation : Probed.read(log, probed).operations()) {
				if (operation.probed().gaps() != null) {
					found.put(operation.signature(), Probed.text(operation.probed().gaps()));
				}
			}
			assertThat(found).isEqualTo(countByHost(lines, probed));
		}
		assertThat(countByHost(lines, signature -> true)).isNotEmpty();
	}

	private static Map<String, String> countByHost(List<Line> lines, Predicate<String> probed) {
		Map<String, Map<Integer, long[]>> bins = new TreeMap<>();
		List<String> hosts = lines.stream().map(Line::host).filter(host -> !host.isEmpty()).distinct().toList();
		if (hosts.size() < 2) {
			count(lines, probed, bins);
		}
		hosts.stream().filter(host -> hosts.size() > 1)
				.forEach(host -> count(lines.stream().filter(line -> line.host().equals(host)).toList(), probed, bins));
		Map<String, String> texts = new TreeMap<>();
		bins.forEach((operation, counts) -> texts.put(operation, String.join(" ", counts.entrySet().stream()
				.map(bin -> Probed.bin(bin.getKey(), bin.getValue())).toList())));
		return texts;
	}

	private static void count(List<Line> lines, Predicate<String> probed, Map<String, Map<Integer, long[]>> bins) {
		long lastButOne = -1;
		long last = -1;
		long leftOut = 0;
		for (int at = 0; at < lines.size(); at++) {
			Line line = lines.get(at);
			String operation = line.operation();
			if (line.isMetadata()) {
				operation = lines.subList(at, lines.size()).stream().filter(later -> later.isBefore() && later.trace().equals(line.trace()))
						.findFirst().map(Line::operation).orElse("");
			}
			boolean follows = !line.isMetadata() || at + 1 < lines.size() && lines.get(at + 1).isBefore()
					&& lines.get(at + 1).trace().equals(line.trace());
			if (!operation.isEmpty() && !probed.test(operation) && follows) {
				leftOut++;
				continue;
			}
			if (last >= 0 && !operation.isEmpty() && probed.test(operation)) {
				double gap = line.nanos() - last;
				int bin = gap < 64 ? 24 : (int) Math.min(132, Math.floor(4 * Math.log(gap) / Math.log(2)));
				long[] counts = bins.computeIfAbsent(operation, none -> new TreeMap<>()).computeIfAbsent(bin, none -> new long[3]);
				counts[0]++;
				counts[1] += leftOut;
				counts[2] += lastButOne >= 0 && last - lastButOne > 8191 ? 1 : 0;
			}
			lastButOne = last;
			last = line.nanos();
			leftOut = 0;
		}
	}

	/** The records that have a time. */
	private static List<Line> lines(Path log) throws IOException {
		try (Stream<Path> all = Files.walk(log)) {
			List<Path> files = all.filter(Files::isRegularFile).sorted().toList();
			Map<String, String> types = new TreeMap<>();
			List<Line> lines = new ArrayList<>();
			for (Path file : files.stream().filter(one -> one.endsWith("kieker.map")).toList()) {
				Files.readAllLines(file).stream().filter(line -> line.startsWith("$"))
						.forEach(line -> types.put(line.substring(0, line.indexOf('=')), line.substring(line.lastIndexOf('.') + 1)));
			}
			for (Path file : files.stream().filter(one -> one.toString().endsWith(".dat")).toList()) {
				for (String text : Files.readAllLines(file)) {
					String[] fields = text.split(";");
					String type = types.get(fields[0]);
					if (type != null && Long.parseLong(fields[1]) != -1) {
						lines.add(line(type, fields));
					}
				}
			}
			return lines;
		}
	}

	private static Line line(String type, String[] fields) {
		long nanos = Long.parseLong(fields[1]);
		if (type.equals("OperationExecutionRecord")) {
			int first = fields[2].equals("-1") ? 3 : 2; // up to Kieker 1.5 behind the number of the experiment
			return new Line(nanos, type, "", fields[first], fields[first + 5]);
		}
		return type.endsWith("TraceMetadata") ? new Line(nanos, type, fields[2], "", "")
				: type.matches("(Before|After).*") ? new Line(nanos, type, fields[3], fields[5], "") : new Line(nanos, type, "", "", "");
	}
}
