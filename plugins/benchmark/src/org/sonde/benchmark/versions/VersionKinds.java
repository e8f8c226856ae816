/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.versions;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.subject.SubjectReader;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.ProbeKind;

/** The kinds of versions that are built in, Kieker's, and those in files of the user's. */
public final class VersionKinds {

	/** Kieker from 0.91 on with AspectJ and operation execution probes. */
	public static final String KIEKER = "kieker";
	/** Kieker from 1.5 on with operation event probes. */
	public static final String KIEKER_EVENTS = "kieker-events";
	/** Events that the probe itself puts into a buffer of bytes: the third tuning of 2014. */
	public static final String KIEKER_EVENTS_FLAT = "kieker-events-flat";

	private static final String WRITERS = "kieker.monitoring.writer.";
	private static final String NEW_WRITERS = "kieker.monitoring.writernew.";
	private static final String ASPECT = "aspect";
	private static final String EVENTS_ASPECT = "kieker.monitoring.probe.aspectj.flow.operationExecution.AbstractAspect";
	private static final String FLAT_EVENTS_ASPECT = "kieker.monitoring.probe.aspectj.flow.operationExecutionFlat.AbstractAspect";
	/** Probes and everything else of Kieker up to 1.1. */
	private static final String TPMON = "kieker.tpmon.";
	private static final String EARLY_ASPECTS = "kieker.monitoring.probe.aspectJ.";
	private static final String TPMON_ASPECT = TPMON + "probe.aspectJ.executions.KiekerTpmonExecutionProbeFull";
	private static final String TPMON_RECORD = TPMON + "monitoringRecord.AbstractKiekerMonitoringRecord";
	private static final String TCP_WRITER = WRITERS + "tcp.TCPWriter";
	private static final String DISRUPTOR_WRITER = WRITERS + "tcp.TCPDisruptorWriter";
	/** The buffer of a thread, and the shortest record with its class and time stamp. */
	private static final int FLAT_BUFFER_BYTES = 131_072;
	private static final int FLAT_RECORD_BYTES = 40;

	/** The ways to configure Kieker, recognised by a class that earlier releases do not have. The writers changed most. */
	private enum KiekerGeneration {
		SINCE_2_0("kieker.monitoring.writer.dump.DumpQueue"),
		SINCE_1_14("kieker.monitoring.writer.filesystem.FileWriter"),
		SINCE_1_13("kieker.monitoring.writer.filesystem.AsciiFileWriter"),
		/** After the refactoring of the writers in 2016, and before their package got its old name back. */
		BEFORE_1_13(NEW_WRITERS + "filesystem.AsciiFileWriter"),
		/** The second and third tuning of 2014, which add a TCP writer to 1.8. */
		WITH_DISRUPTOR(DISRUPTOR_WRITER),
		UP_TO_1_12(TCP_WRITER),
		/** 1.5 and later. */
		UP_TO_1_7("kieker.monitoring.writer.filesystem.AsyncBinaryFsWriter"),
		/** 1.3 and later. */
		UP_TO_1_4(EARLY_ASPECTS + "operationExecution.OperationExecutionAspectFull"),
		UP_TO_1_2(EARLY_ASPECTS + "executions.OperationExecutionAspectFull"),
		/** 0.95a and later; 1.0 renamed the writers. */
		UP_TO_1_1(TPMON + "writer.AbstractKiekerMonitoringLogWriter"),
		UP_TO_0_95(TPMON + "writer.AbstractMonitoringDataWriter"),
		UP_TO_0_91(TPMON + "aspects.KiekerTpmonMonitoringFull");

		private final String ofClass;

		KiekerGeneration(String ofClass) {
			this.ofClass = ofClass;
		}

		/** Returns the file of its descriptor. */
		private String file() {
			return "kieker-" + switch (this) {
				case SINCE_2_0 -> "since-2.0";
				case SINCE_1_14 -> "since-1.14";
				case SINCE_1_13, BEFORE_1_13 -> "since-1.13";
				case WITH_DISRUPTOR, UP_TO_1_12, UP_TO_1_7, UP_TO_1_4 -> "up-to-1.12";
				case UP_TO_1_2, UP_TO_1_1, UP_TO_0_95, UP_TO_0_91 -> "up-to-1.2";
			} + ".json";
		}

		/** Before, Kieker had no probes for events. */
		private boolean hasEvents() {
			return compareTo(UP_TO_1_4) < 0;
		}
	}

	private VersionKinds() {
	}

	public static List<String> ids() {
		return List.of(KIEKER, KIEKER_EVENTS, KIEKER_EVENTS_FLAT);
	}

	/**
	 * The kind of a built-in id, or of a descriptor with {@code ${component}}.
	 *
	 * @param warnings where fields of a file are named that the format does not know
	 */
	public static VersionKind find(String idOrFile, List<String> warnings) throws BenchmarkException, OverheadException {
		if (ids().contains(idOrFile)) {
			return kieker(idOrFile);
		}
		Path file = Path.of(idOrFile);
		if (!Files.exists(file)) {
			throw new BenchmarkException(BenchmarkProblem.NO_SUCH_KIND, idOrFile, String.join(", ", ids()));
		}
		Subject subject = SubjectReader.read(file, warnings);
		try {
			return new VersionKind(subject.id(), List.of(new VersionKind.Descriptor(subject, Optional.empty())));
		} catch (IllegalArgumentException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NO_PLACE_FOR_VERSION, idOrFile);
		}
	}

	private static VersionKind kieker(String id) {
		if (id.equals(KIEKER_EVENTS_FLAT)) {
			return new VersionKind(id,
					List.of(new VersionKind.Descriptor(withFlatEvents(subject(KiekerGeneration.WITH_DISRUPTOR)),
							Optional.of(FLAT_EVENTS_ASPECT))));
		}
		List<VersionKind.Descriptor> descriptors = new ArrayList<>();
		for (KiekerGeneration generation : KiekerGeneration.values()) {
			Subject subject = subject(generation);
			if (id.equals(KIEKER)) {
				descriptors.add(new VersionKind.Descriptor(subject, Optional.of(generation.ofClass)));
			} else if (generation.hasEvents()) {
				descriptors.add(new VersionKind.Descriptor(withEvents(subject, EVENTS_ASPECT), Optional.of(generation.ofClass)));
			}
		}
		return new VersionKind(id, descriptors);
	}

	private static Subject subject(KiekerGeneration generation) {
		Subject read = SubjectReader.builtIn(VersionKinds.class, generation.file());
		return switch (generation) {
			case BEFORE_1_13 -> withWriters(read, WRITERS, NEW_WRITERS,
					"Uses the configuration of Kieker 1.13 with another package, for states between 1.12 and 1.13 after the writers were "
							+ "refactored.");
			case WITH_DISRUPTOR -> withWriters(read, TCP_WRITER, DISRUPTOR_WRITER,
					"Uses the configuration of Kieker 1.8 with another TCP writer, for the tunings of 2014 with a disruptor.");
			case UP_TO_1_7 -> without(read, List.of("tcp"), "Uses the configuration of Kieker 1.5 to 1.7, which have no TCP writer.");
			case UP_TO_1_4 -> without(read, List.of("binary-file", "tcp"),
					"Uses the configuration of Kieker 1.3 and 1.4, which only write text. Their probe is woven into all methods; aop-full.xml "
							+ "restricts it to the class with the monitored method.")
					.withParameters(Map.of(ASPECT, generation.ofClass, "aop", "aop-full.xml"));
			case UP_TO_1_2 -> withSources(read);
			case UP_TO_1_1 -> tpmon(read, TPMON_ASPECT, generation.ofClass, "writeMonitoringRecord", TPMON_RECORD,
					"Uses the configuration of Kieker 1.0 and 1.1.");
			case UP_TO_0_95 -> tpmon(read, TPMON_ASPECT, generation.ofClass, "writeMonitoringRecord", TPMON_RECORD,
					"Uses the configuration of Kieker 0.95a, whose queue has 8,000 places.");
			case UP_TO_0_91 -> tpmon(read, generation.ofClass, TPMON + "AbstractMonitoringDataWriter", "insertMonitoringDataNow",
					TPMON + "KiekerExecutionRecord", "Uses the configuration of Kieker 0.91, whose queue has 8,000 places.");
			default -> read;
		};
	}

	/** The same with other writers. */
	private static Subject withWriters(Subject subject, String old, String replacement, String note) {
		return withFirstNote(subject, note).withConfigurations(subject.configurations().stream()
				.map(one -> one.withJvm(one.jvm().stream().map(argument -> argument.replace(old, replacement)).toList())).toList());
	}

	private static Subject without(Subject subject, List<String> ids, String note) {
		return withFirstNote(subject, note)
				.withConfigurations(subject.configurations().stream().filter(one -> !ids.contains(one.id())).toList());
	}

	/** @param note in place of the first, which says which releases are meant */
	private static Subject withFirstNote(Subject subject, String note) {
		List<String> notes = new ArrayList<>(subject.notes());
		notes.set(0, note);
		return subject.withNotes(notes);
	}

	/**
	 * Kieker up to 1.1, whose names are others.
	 *
	 * @param writer what a writer extends
	 * @param put    its method that gets a record
	 */
	private static Subject tpmon(Subject read, String aspect, String writer, String put, String record, String note) {
		return withSources(withFirstNote(read, note).withParameters(Map.of(ASPECT, aspect, "probes",
				aspect.substring(0, aspect.lastIndexOf('.')), "prefix", "tpmon", "writer", "extends " + writer, "put", put, "record",
				record)));
	}

	/** Returns the subject with parameters that replace their names in the sources. */
	private static Subject withSources(Subject subject) {
		SortedMap<String, String> sources = new TreeMap<>(subject.sources());
		subject.parameters().forEach((name, value) -> sources.replaceAll((file, text) -> text.replace("${" + name + "}", value)));
		return subject.withSources(sources);
	}

	/** Files cannot store what the flat probe sends; the last buffer of a thread is never sent. */
	private static Subject withFlatEvents(Subject subject) {
		Subject events = withEvents(subject, FLAT_EVENTS_ASPECT);
		List<String> notes = new ArrayList<>(events.notes());
		notes.add(
				"The probe collects records in a buffer of " + FLAT_BUFFER_BYTES + " bytes for each thread, and never sends the last one: "
						+ FLAT_BUFFER_BYTES / FLAT_RECORD_BYTES + " records of a thread, or fewer, may be missing.");
		return events.withNotes(notes).withConfigurations(events.configurations().stream()
				.filter(one -> !countsIn(one, Arrival.Place.KIEKER_LOG)).map(VersionKinds::withUnsentBuffer).toList());
	}

	private static boolean countsIn(SubjectConfiguration one, Arrival.Place place) {
		return one.arrival() instanceof Arrival.Counted counted && counted.where() == place;
	}

	private static SubjectConfiguration withUnsentBuffer(SubjectConfiguration one) {
		return one.arrival() instanceof Arrival.Counted counted
				? one.withArrival(new Arrival.Counted(counted.where(), counted.event(), counted.perExecution(), counted.perTrace(),
						counted.perRun(), counted.dropsWhenFull(), FLAT_BUFFER_BYTES / FLAT_RECORD_BYTES))
				: one;
	}

	/** The same with two records per execution and one per trace. */
	private static Subject withEvents(Subject subject, String aspect) {
		SortedMap<String, String> parameters = new TreeMap<>(subject.parameters());
		parameters.put(ASPECT, aspect);
		return new Subject(subject.id() + "-events", subject.title().replace("execution probes", "event probes"), subject.framework(),
				subject.weaver(), Optional.of(ProbeKind.OPERATION_EVENTS), subject.artifacts(), subject.sources(), parameters,
				subject.configurations().stream().map(VersionKinds::withEvents).toList(), subject.conditions(), subject.notes(),
				subject.leavesMethodsOut());
	}

	private static SubjectConfiguration withEvents(SubjectConfiguration one) {
		return one.arrival() instanceof Arrival.Counted counted
				? one.withArrival(new Arrival.Counted(counted.where(), counted.event(), 2, 1, 0, counted.dropsWhenFull(), 0)) : one;
	}
}
