/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.study.Calibration;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.OverheadException;

/** Calibrations of this machine for those who name none: of the last hours, or new ones. Each is of one kind of probes. */
final class FreshCalibrations {
	/** The trials of the published table came at most so long after their calibrations. */
	private static final Duration FRESH = Duration.ofHours(6);
	private static final int MINUTES = 5;
	private static final List<String> SUBJECTS = List.of("kieker-2.0.2-aspectj", "kieker-2.0.2-aspectj-events");
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmm").withZone(ZoneOffset.UTC);

	private FreshCalibrations() {
	}

	/**
	 * Measures what is missing, for five minutes each.
	 *
	 * @param folder in which they are kept
	 * @throws IOException if a calibration fails; its own message was printed
	 */
	static List<Path> of(JavaHome java, RecordTo writer, Path folder)
			throws IOException, InterruptedException, OverheadException, BenchmarkException {
		Files.createDirectories(folder);
		String machine = Machine.here().description().replaceAll("[^A-Za-z0-9]+", "-");
		List<Path> files = new ArrayList<>();
		for (String subject : SUBJECTS) {
			String conditions = String.join("-", subject, "java-" + java.feature(), writer.getLiteral(), machine);
			Optional<Path> fresh = find(folder, conditions, Instant.now());
			files.add(fresh.isPresent() ? fresh.get() : measure(subject, java, writer, folder, conditions));
		}
		return files;
	}

	/** The newest under these conditions, if it is fresh. */
	static Optional<Path> find(Path folder, String conditions, Instant now) throws IOException {
		String oldest = name(conditions, now.minus(FRESH));
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(file -> file.getFileName().toString().matches("\\Q" + conditions + "\\E-\\d{8}-\\d{4}\\.json"))
					.filter(file -> file.getFileName().toString().compareTo(oldest) >= 0).sorted().reduce((first, second) -> second);
		}
	}

	/** That sorts by time. */
	static String name(String conditions, Instant at) {
		return conditions + "-" + TIME.format(at) + ".json";
	}

	private static Path measure(String subject, JavaHome java, RecordTo writer, Path folder, String conditions)
			throws IOException, InterruptedException, OverheadException, BenchmarkException {
		Path made = Files.createTempDirectory(folder, "new");
		try {
			String writers = String.join(",",
					Calibration.proposedWriters(BuiltInSubjects.find(subject, new ArrayList<>()), Optional.of(writer)));
			Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
					System.getProperty("java.class.path"),
					"org.sonde.cli.Main", "bench", "calibrate", "--subject", subject, "--writer", writers, "--minutes",
					Integer.toString(MINUTES), "--java", java.home().toString(), "-o", made.toString()).inheritIO().start();
			if (process.waitFor() != 0) {
				throw new IOException("the calibration of " + subject + " failed");
			}
			try (Stream<Path> files = Files.list(made)) {
				Path result = files.filter(file -> file.toString().endsWith(".json")).findFirst()
						.orElseThrow(() -> new IOException("the calibration of " + subject + " has no result"));
				return Files.move(result, folder.resolve(name(conditions, Instant.now())));
			}
		} finally {
			TemporaryFiles.deleteIfPossible(made);
		}
	}
}
