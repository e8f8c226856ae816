/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.userprogram.JvmNotes;
import org.sonde.benchmark.userprogram.LogSize;
import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.benchmark.userprogram.RunFigure;
import org.sonde.overhead.results.Phase;

/** Why figures of a program are not known. */
final class UnknownFigures {

	private static final String EVENTS_OF_WHOLE_RUNS = "events are counted only where the whole run is the unit of work";

	private UnknownFigures() {
	}

	/** Returns why a figure of a unit of work is unknown in a measured state. Empty if the figure makes no sense there. */
	static Optional<String> reason(MeasuredProbes.Kind probes, Phase phase, Figure figure) {
		return switch (figure) {
			case COLLECTOR_CPU, COMPILER_CPU -> Optional.of("the system does not report the CPU time of the JVM's own threads, or the JVM "
					+ "has none of this kind; Linux reports it");
			case RECORDS -> writing(phase, probes == MeasuredProbes.Kind.EVENTS ? EVENTS_OF_WHOLE_RUNS
					: "the records are discarded, or Kieker's queue is not its usual one, which counts them");
			case LOG_BYTES -> writing(phase, probes == MeasuredProbes.Kind.EVENTS ? EVENTS_OF_WHOLE_RUNS
					: "there is no log, or Kieker's writer had not stored all records when the JVM ended");
			case APPLICATION_CPU, PROCESS_CPU, WALL, ALLOCATION, WRITER_CPU, COLLECTIONS, COLLECTION_TIME -> Optional.empty();
		};
	}

	private static Optional<String> writing(Phase phase, String reason) {
		return phase == Phase.WRITING ? Optional.of(reason) : Optional.empty();
	}

	/** Returns why a figure of a whole JVM is unknown. Empty if the figure makes no sense there. */
	static Optional<String> reason(ProgramReport report, Phase phase, RunFigure figure) {
		ProgramOverhead overhead = report.overhead();
		boolean kieker = report.probes() == MeasuredProbes.Kind.METHODS;
		List<Observation> jvms = overhead.all(phase);
		if (jvms.isEmpty() || phase == Phase.NONE || overhead.run(phase, figure).isPresent()) {
			return Optional.empty();
		}
		return switch (figure) {
			case WEAVING -> Optional.of("the program's options have a weaver of their own, or the JVM was killed");
			case KIEKER_START -> Optional.of("no class with probes was loaded, or the JVM was killed").filter(reason -> kieker);
			case LOST_RECORDS -> writing(phase, lost(overhead.whole().getOrDefault(phase, List.of()), kieker));
			default -> Optional.empty();
		};
	}

	private static String lost(List<Observation> whole, boolean kieker) {
		if (whole.isEmpty() || !whole.stream().map(Observation::jvm).allMatch(JvmNotes::ownEnd)) {
			return "lost records are counted only where the program runs to its own end";
		}
		if (!kieker) {
			return "the last line of the log is missing, as the program was killed or the log could not be written";
		}
		if (whole.stream().noneMatch(one -> one.process().log().isPresent())) {
			return "the records are discarded";
		}
		if (whole.stream().flatMap(one -> one.process().log().flatMap(LogSize::records).stream()).noneMatch(LogSize.Records::readable)) {
			return "the log has parts that Sonde cannot read, or records of other kinds";
		}
		return whole.stream().anyMatch(one -> one.jvm().records().isPresent())
				? "Kieker does not count what its queue refuses with this RecordQueueInsertBehavior; it does with 1 and 2"
				: "Kieker's writer had not stored all records when the JVM ended, or its queue is not its usual one, which counts them";
	}
}
