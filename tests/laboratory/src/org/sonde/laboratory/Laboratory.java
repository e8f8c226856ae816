/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProbedPlan;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramStudy;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.userprogram.ProgramPrediction;
import org.sonde.report.userprogram.ProgramReport;
import org.sonde.report.userprogram.RecordedLoads;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Measures the overhead of plans in real programs and compares it with the estimate, which is stored before the measurement. Resumable:
 * what the data has of a processor is not measured again on it.
 */
final class Laboratory {

	private static final int FORKS = 5;
	/** How much shorter the first run of a program is, which shows what it calls and how long its units take. */
	private static final int SHORTER = 4;

	/** A calibration of this machine, and the name of its file. */
	private record Calibration(String file, CostModel model) {
	}

	private final JavaHome java;
	private final RecordTo writer;
	private final ProgramEffort effort;
	private final List<Path> classPath;
	private final Path data;
	private final String processor = Trial.processor(Machine.here().description());
	/** By the kind of probes. */
	private final Map<String, Calibration> calibrations = new TreeMap<>();
	private final Map<String, List<Scout>> scouts = new TreeMap<>();
	private final Map<String, Double> unitNanos = new TreeMap<>();

	private Laboratory(JavaHome java, RecordTo writer, ProgramEffort effort, List<Path> classPath, Path data,
			Map<Path, CostModel> calibrations) {
		this.java = java;
		this.writer = writer;
		this.effort = effort;
		this.classPath = classPath;
		this.data = data;
		calibrations.forEach((file, model) -> this.calibrations.put(model.conditions().probeKind().orElseThrow().keyword(),
				new Calibration(file.getFileName().toString(), model)));
	}

	/** What the published table is measured with, three seconds of warm-up apart. */
	static ProgramEffort thorough(Duration warmUp) {
		return new ProgramEffort(FORKS, FORKS, 0.05, Duration.ofMinutes(5).plus(warmUp.multipliedBy(FORKS)), warmUp,
				Duration.ofSeconds(5), Duration.ofMillis(100), false);
	}

	/** Measures what is not in the data yet, until the time is over. */
	static void run(JavaHome java, RecordTo writer, ProgramEffort effort, Path programs, Path data, Map<Path, CostModel> calibrations,
			Predicate<LabProgram> wanted, int copies, List<Integer> plans, Duration time) throws IOException {
		List<Path> classPath = LabProgram.classPath(programs);
		new Laboratory(java, writer, effort, classPath, data, calibrations)
				.run(LabProgram.list(java, classPath).stream().filter(wanted).map(program -> program.copies(copies)).toList(), plans, time);
	}

	/** Plan by plan through all programs, so that a run that ends early has something of each. */
	private void run(List<LabProgram> programs, List<Integer> plans, Duration time) throws IOException {
		long end = System.nanoTime() + time.toNanos();
		Set<String> done = done();
		for (int number : plans) {
			for (LabProgram program : programs) {
				if (System.nanoTime() > end) {
					return;
				}
				String key = key(program.id(), number, java.feature(), writer.getLiteral(), processor);
				if (!done.contains(key)) {
					long begin = System.nanoTime();
					try {
						append(Trial.file(data), trial(program, number));
					} catch (Exception e) {
						append(Trial.file(data), failure(program, number, e));
					}
					System.err.printf("%s: %.0f s%n", key, (System.nanoTime() - begin) / 1e9);
				}
			}
		}
	}

	private Set<String> done() throws IOException {
		Set<String> done = new TreeSet<>();
		for (JsonNode trial : Trial.lines(data)) {
			done.add(key(trial.get("program").asString(), trial.get("plan").asInt(), trial.get("java").asInt(),
					trial.path("writer").asString(RecordTo.BINARY.getLiteral()), Trial.processor(trial.path("machine").asString(""))));
		}
		return done;
	}

	private static String key(String program, int number, int java, String writer, String processor) {
		return program + "/" + number + "/" + java + "/" + writer + "/" + processor;
	}

	private static void append(Path file, ObjectNode line) throws IOException {
		Files.writeString(file, line.toString() + "\n", StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
	}

	private ObjectNode failure(LabProgram program, int number, Exception e) {
		return head(program, number).put("failure", e.toString());
	}

	private ObjectNode head(LabProgram program, int number) {
		return JsonText.MAPPER.createObjectNode().put("program", program.id()).put("library", program.library()).put("plan", number)
				.put("java", java.feature()).put("javaVersion", java.version()).put("kieker", KiekerAgents.KIEKER_VERSION)
				.put("aspectj", KiekerAgents.WEAVER_VERSION).put("writer", writer.getLiteral()).put("machine", Machine.here().description())
				.put("at", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
	}

	private ObjectNode trial(LabProgram program, int number) throws Exception {
		UserProgram start = program.start(java, classPath, Path.of("").toAbsolutePath());
		if (!scouts.containsKey(program.id())) {
			scouts.put(program.id(), Scout.run(program, start, look()));
			unitNanos.put(program.id(), unitNanos(start, look()));
		}
		double base = unitNanos.get(program.id());
		Recipe recipe = Recipe.of(number);
		Plan plan = recipe.plan(scouts.get(program.id()), base, program.id().hashCode() * 31L + number);
		plan.setRecordTo(writer);
		if (plan.getProbes().isEmpty()) {
			throw new IllegalStateException("no method fits");
		}
		ObjectNode json = head(program, number).put("recipe", recipe.name().toLowerCase(Locale.ROOT))
				.put("kind", ProbeLoads.kind(Probes.usualKind(plan)).keyword())
				.put("heldOut", program.heldOut()).put("threads", program.threads()).put("unitNanos", base);
		Calibration calibration = calibrations.get(ProbeLoads.kind(Probes.usualKind(plan)).keyword());
		// A third of the plans also measures the portions by themselves.
		List<Phase> phases = number % 3 == 1 ? List.of(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING)
				: List.of(Phase.WRITING);
		try (ProgramStudy study = new ProgramStudy(start, LabProgram.UNIT,
				new ProbedPlan(KiekerAspectJ.export(plan), false, plan.getRecordTo()), phases, effort)) {
			Observation recorded = study.record(Progress.NONE);
			RecordedLoads loads = RecordedLoads.read(plan, Optional.empty(), study.recording(), recorded, Progress.NONE);
			requireCallsInUnits(loads);
			Optional<ProgramPrediction> prediction = ProgramPrediction.of(loads, calibration.model(), program.threads(),
					System.err::println);
			json.put("calibration", calibration.file());
			prediction.ifPresent(one -> json.set("estimated", interval(one.total())));
			append(estimates(data), json);
			json.set("recorded", RecordedJson.of(loads));
			ProgramOverhead overhead = study.measure(Progress.NONE);
			json.set("measured", new ProgramReport(LabProgram.UNIT.toString(), overhead, prediction, Optional.empty()).json());
			json.set("jvms", JvmsJson.of(overhead));
			overhead.switchedOff(Figure.APPLICATION_CPU).ifPresent(off -> json.put("switchedOffNanos", off));
			return json;
		}
	}

	/** The file of the estimates, each of which is stored before its plan is measured. */
	static Path estimates(Path data) {
		return data.resolve("estimates.jsonl");
	}

	/** @throws IllegalStateException if the probes fire only while the program starts, so that units of work show nothing of them */
	private static void requireCallsInUnits(RecordedLoads loads) {
		double calls = loads.loads().stream().flatMap(load -> load.callRate().stream()).mapToDouble(CallRate::callsPerSecond).sum()
				* loads.secondsPerUnit();
		if (calls < Recipe.FEWEST_CALLS) {
			throw new IllegalStateException(
					String.format(Locale.ROOT, "the plan's methods are called %.4f times per unit: only while the program starts", calls));
		}
	}

	/** In nanoseconds per unit of work, with I. */
	private static ObjectNode interval(Interval nanos) {
		return JsonText.MAPPER.createObjectNode().put("value", nanos.value()).put("low", nanos.low()).put("high", nanos.high());
	}

	private ProgramEffort look() {
		return new ProgramEffort(1, 1, effort.precision(), effort.timeBox(), effort.warmUp().dividedBy(SHORTER),
				effort.steady().dividedBy(SHORTER), effort.window(), false);
	}

	/** CPU time of a unit without probes. */
	private static double unitNanos(UserProgram start, ProgramEffort look) throws Exception {
		try (ProgramStudy study = new ProgramStudy(start, LabProgram.UNIT,
				new ProbedPlan(KiekerAspectJ.export(PlanFactory.eINSTANCE.createPlan()), false,
						RecordTo.BINARY), List.of(Phase.NONE), look)) {
			return study.measure(Progress.NONE).steady(Phase.NONE, Figure.APPLICATION_CPU).orElseThrow().value();
		}
	}
}
