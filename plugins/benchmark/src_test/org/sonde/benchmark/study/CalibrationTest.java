/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.benchmark.program.SweptCalls;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.results.ProbeKind;

class CalibrationTest {

	/** Whatever the subject, so that each can be calibrated with. */
	@Test
	void theWriterIsTheUsualOneOrTheFirstOrNone() {
		Map<String, List<String>> proposed = BuiltInSubjects.all().stream()
				.collect(Collectors.toMap(Subject::id, subject -> Calibration.proposedWriters(subject, Optional.empty())));
		assertThat(proposed).containsEntry("kieker-2.0.2-aspectj", List.of("binary-file"))
				.containsEntry("opentelemetry-2.33.1", List.of("otlp"))
				.containsEntry("jfr-event", List.of("recording-without-stack")).containsEntry("micrometer-timer", List.of())
				.containsEntry("nano-time", List.of());
	}

	/** The costs of one writer say little of another. */
	@ParameterizedTest
	@CsvSource({ "BINARY, binary-file", "TEXT, text-file", "TCP, tcp" })
	void theWriterIsThePlans(RecordTo recordTo, String id) {
		for (String subject : List.of("kieker-2.0.2-aspectj", "kieker-2.0.2-aspectj-events")) {
			List<String> writers = Calibration.proposedWriters(subject(subject), Optional.of(recordTo));
			assertThat(writers).containsExactly(id);
			assertThat(Calibration.otherWriter(subject(subject), writers, recordTo)).isEmpty();
		}
	}

	@Test
	void anotherWriterThanThePlansIsSaid() {
		Subject kieker = subject("kieker-2.0.2-aspectj");
		List<String> writers = Calibration.proposedWriters(kieker, Optional.of(RecordTo.DISCARD));
		assertThat(writers).containsExactly("binary-file");
		assertThat(Calibration.otherWriter(kieker, writers, RecordTo.DISCARD).orElseThrow()).contains("discards", kieker.title(),
				": Binary file.");
		assertThat(Calibration.otherWriter(kieker, List.of("tcp"), RecordTo.TEXT).orElseThrow())
				.contains("text files", ": Binary TCP.");
		assertThat(Calibration.otherWriter(kieker, List.of("tcp", "text-file"), RecordTo.TEXT)).isEmpty();
		assertThat(Calibration.otherWriter(subject("opentelemetry-2.33.1"), List.of("otlp"), RecordTo.TEXT)).as("not Kieker's")
				.isEmpty();
	}

	private static Subject subject(String id) {
		return BuiltInSubjects.all().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
	}

	@Test
	void whatTheModelTakesIsMeasured() {
		Subject kieker = BuiltInSubjects.all().getFirst();
		assertThat(Calibration.configurations(kieker, Calibration.proposedWriters(kieker, Optional.empty())).configurations())
				.extracting(SubjectConfiguration::id)
				.containsExactly("no-instrumentation", "deactivated", "collecting", "binary-file");
	}

	@Test
	void theSubjectIsOfThePlansKind() {
		assertThat(Calibration.proposed(BuiltInSubjects.all(), ProbeKind.OPERATION_EVENTS).id()).isEqualTo("kieker-2.0.2-aspectj-events");
	}

	@Test
	void measuresWhatTheCostModelTellsApart() {
		assertThat(Calibration.workloads()).doesNotHaveDuplicates().allMatch(workload -> workload.threads() == 1);
		assertThat(Calibration.workloads()).filteredOn(workload -> workload.shape() == Shape.NESTED && workload.methodTimeNanos() == 0)
				.extracting(Workload::executions).containsExactly(1, 8, 32);
		assertThat(Calibration.workloads()).filteredOn(workload -> workload.shape() == Shape.SIBLINGS).extracting(Workload::executions)
				.containsExactly(8, 32);
		assertThat(Calibration.workloads()).filteredOn(workload -> workload.methodTimeNanos() > 0).hasSize(1);
	}

	@Test
	void fiveRoundsFitIntoTheTime() throws Exception {
		Duration box = Duration.ofMinutes(10);
		int runs = 24;
		Subject kieker = BuiltInSubjects.find("kieker-2.0.2-aspectj", List.of());
		Duration fork = Calibration.length(kieker, box, runs).time().plusMillis(1500);

		assertThat(Calibration.sweepTime(kieker, box)).isEqualTo(Duration.ofMinutes(5));
		assertThat(fork.multipliedBy(5L * runs).plus(Calibration.sweepTime(kieker, box))).isLessThanOrEqualTo(box);
		assertThat(Calibration.effort(kieker, box).leastForks()).isEqualTo(5);
		assertThat(Calibration.effort(kieker, box).timeBox()).as("what the sweep leaves").contains(Duration.ofMinutes(5));
		assertThat(Calibration.length(kieker, Duration.ofSeconds(1), 24).time()).as("not shorter than makes sense")
				.isEqualTo(Duration.ofMillis(300));
	}

	/** All classes of the program, or this one. */
	@Test
	void whatIsSweptHasProbesInTheCallsOfTheSweep() throws Exception {
		for (Subject subject : BuiltInSubjects.all().stream().filter(Calibration::canBeSwept).toList()) {
			try (InputStream in = BuiltInSubjects.class.getResourceAsStream(subject.id() + ".json")) {
				assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).as(subject.id())
						.containsAnyOf("org.sonde.benchmark.program..*", SweptCalls.class.getName());
			}
		}
	}

	/** Its probes cannot be switched while the program runs, so there are no gaps to sweep. */
	@ParameterizedTest
	@ValueSource(strings = { "jfr-method-trace", "opentelemetry-2.33.1", "nano-time" })
	void anotherFrameworkHasTheTimeOfTheSweep(String id) throws Exception {
		Subject subject = BuiltInSubjects.find(id, List.of());
		Duration box = Duration.ofMinutes(10);
		assertThat(Calibration.sweepTime(subject, box)).isZero();
		assertThat(Calibration.effort(subject, box).timeBox()).contains(box);
	}
}
