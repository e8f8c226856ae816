/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.versions;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

	/** Kieker with AspectJ and operation execution probes. */
	public static final String KIEKER = "kieker";
	/** The same with operation event probes. */
	public static final String KIEKER_EVENTS = "kieker-events";
	/** Events that the probe itself puts into a buffer of bytes: the third tuning of 2014. */
	public static final String KIEKER_EVENTS_FLAT = "kieker-events-flat";

	private static final String WRITERS = "kieker.monitoring.writer.";
	private static final String NEW_WRITERS = "kieker.monitoring.writernew.";
	private static final String ASPECT = "aspect";
	private static final String EVENTS_ASPECT = "kieker.monitoring.probe.aspectj.flow.operationExecution.AbstractAspect";
	private static final String FLAT_EVENTS_ASPECT = "kieker.monitoring.probe.aspectj.flow.operationExecutionFlat.AbstractAspect";
	private static final String TCP_WRITER = WRITERS + "tcp.TCPWriter";
	private static final String DISRUPTOR_WRITER = WRITERS + "tcp.TCPDisruptorWriter";
	/** The buffer of a thread, and the shortest record with its class and time stamp. */
	private static final int FLAT_BUFFER_BYTES = 131_072;
	private static final int FLAT_RECORD_BYTES = 40;

	/** How Kieker is configured, by a class that the releases before it do not have: the writers changed most. */
	private enum KiekerGeneration {
		SINCE_2_0("kieker-since-2.0.json", "kieker.monitoring.writer.dump.DumpQueue"),
		SINCE_1_14("kieker-since-1.14.json", "kieker.monitoring.writer.filesystem.FileWriter"),
		SINCE_1_13("kieker-since-1.13.json", "kieker.monitoring.writer.filesystem.AsciiFileWriter"),
		/** After the refactoring of the writers in 2016, before their package got its old name. */
		BEFORE_1_13("kieker-since-1.13.json", NEW_WRITERS + "filesystem.AsciiFileWriter"),
		/** The second and third tuning of 2014, which add a TCP writer to 1.8. */
		WITH_DISRUPTOR("kieker-up-to-1.12.json", DISRUPTOR_WRITER),
		UP_TO_1_12("kieker-up-to-1.12.json", "kieker.monitoring.writer.filesystem.AsyncFsWriter");

		private final String file;
		private final String ofClass;

		KiekerGeneration(String file, String ofClass) {
			this.file = file;
			this.ofClass = ofClass;
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
					List.of(new VersionKind.Descriptor(withFlatEvents(subject(KiekerGeneration.WITH_DISRUPTOR)), Optional.of(FLAT_EVENTS_ASPECT))));
		}
		List<VersionKind.Descriptor> descriptors = new ArrayList<>();
		for (KiekerGeneration generation : KiekerGeneration.values()) {
			Subject subject = subject(generation);
			descriptors.add(new VersionKind.Descriptor(id.equals(KIEKER_EVENTS) ? withEvents(subject, EVENTS_ASPECT) : subject,
					Optional.of(generation.ofClass)));
		}
		return new VersionKind(id, descriptors);
	}

	private static Subject subject(KiekerGeneration generation) {
		Subject read = SubjectReader.builtIn(VersionKinds.class, generation.file);
		return switch (generation) {
			case BEFORE_1_13 -> withWriters(read, WRITERS, NEW_WRITERS,
					"Configured as Kieker between 1.12 and 1.13 is, after the refactoring of its writers: as 1.13 with another package.");
			case WITH_DISRUPTOR -> withWriters(read, TCP_WRITER, DISRUPTOR_WRITER,
					"Configured as the tunings of 2014 with a disruptor are: as Kieker 1.8 with another TCP writer.");
			default -> read;
		};
	}

	/**
	 * The same with other writers.
	 *
	 * @param note in place of the first, which says which releases are meant
	 */
	private static Subject withWriters(Subject subject, String old, String replacement, String note) {
		List<String> notes = new ArrayList<>(subject.notes());
		notes.set(0, note);
		return new Subject(subject.id(), subject.title(), subject.framework(), subject.weaver(), subject.probeKind(), subject.artifacts(),
				subject.sources(), subject.parameters(),
				subject.configurations().stream()
						.map(one -> one.withJvm(one.jvm().stream().map(argument -> argument.replace(old, replacement)).toList())).toList(),
				subject.conditions(), notes, subject.leavesMethodsOut());
	}

	/** Files cannot store what the flat probe sends; the last buffer of a thread is never sent. */
	private static Subject withFlatEvents(Subject subject) {
		Subject events = withEvents(subject, FLAT_EVENTS_ASPECT);
		List<String> notes = new ArrayList<>(events.notes());
		notes.add("The probe collects records in a buffer of " + FLAT_BUFFER_BYTES + " bytes for each thread, and never sends the last one: "
				+ FLAT_BUFFER_BYTES / FLAT_RECORD_BYTES + " records of a thread, or fewer, may be missing.");
		return new Subject(events.id() + "-flat", events.title(), events.framework(), events.weaver(), events.probeKind(), events.artifacts(),
				events.sources(), events.parameters(),
				events.configurations().stream().filter(one -> !countsIn(one, Arrival.Place.KIEKER_LOG)).map(VersionKinds::withUnsentBuffer)
						.toList(),
				events.conditions(), notes, events.leavesMethodsOut());
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
