/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.sonde.common.keyword.Keyword;

/** The check that probes did what they should: a run with too many or too few records is void. */
public sealed interface Arrival {

	/** Nothing arrives that could be counted; nothing is checked. */
	record Unchecked() implements Arrival {
	}

	/**
	 * The agent prints a line that tells of its work, such as that it wove a method.
	 *
	 * @param pattern found in a line of the program's output
	 */
	record Printed(Pattern pattern) implements Arrival {

		/** Compares the text of the pattern, so that a descriptor that is read twice gives equal subjects. */
		@Override
		public boolean equals(Object other) {
			return other instanceof Printed printed && printed.pattern.pattern().equals(pattern.pattern());
		}

		@Override
		public int hashCode() {
			return pattern.pattern().hashCode();
		}
	}

	/**
	 * Records arrive, as many as {@code perExecution} · executions + {@code perTrace} in each trace, and {@code perRun} beside them; none
	 * if all are 0, which is what a deactivated probe must achieve.
	 *
	 * @param where           they arrive
	 * @param event           what is looked for in flight recordings; empty everywhere else
	 * @param dropsWhenFull   whether the framework throws records away rather than wait: then fewer may arrive, but some must, and the
	 *                        share of those that did is part of the result
	 * @param unsentPerThread records of each application thread that may be missing, because the framework never sends its last buffer;
	 *                        some must arrive all the same
	 */
	record Counted(Place where, Optional<FlightEvent> event, int perExecution, int perTrace, int perRun,
			boolean dropsWhenFull, int unsentPerThread) implements Arrival {

		/** Times the most executions in a trace, and the most calls of the most threads, it is still a number. */
		private static final int MOST_RECORDS = 100_000;

		/** @throws IllegalArgumentException naming the rule that is broken */
		public Counted {
			if (Stream.of(perExecution, perTrace, perRun, unsentPerThread).anyMatch(number -> number < 0 || number > MOST_RECORDS)) {
				throw new IllegalArgumentException(
						"perExecution, perTrace, perRun and unsentPerThread are 0 to " + MOST_RECORDS + ", found " + perExecution + ", "
								+ perTrace + ", " + perRun + " and " + unsentPerThread);
			}
			if (event.isPresent() != (where == Place.FLIGHT_RECORDING)) {
				throw new IllegalArgumentException("an event is named where records arrive in a flight recording, and only there");
			}
		}

		/** Records, or traces where these are counted, that must have arrived; where the framework drops some, the most that can have. */
		public long expected(long traces, int executions) {
			return where.processesTraces() ? traces : traces * perTrace(executions) + perRun;
		}

		/** Whether so many records are what must have arrived, or enough of it where the framework drops or keeps some. */
		public boolean accepts(long records, long expected, int threads) {
			boolean some = records > 0 && records < expected;
			return records == expected || some && (dropsWhenFull || expected - records <= (long) unsentPerThread * threads);
		}

		/** Records of a trace. */
		public long perTrace(int executions) {
			return (long) perExecution * executions + perTrace;
		}
	}

	/**
	 * What is counted in flight recordings.
	 *
	 * @param type of the events, such as {@code jdk.MethodTrace}
	 * @param counter a field that counts, of events with a field {@code method}: the last value of each method counts instead of the events
	 */
	record FlightEvent(String type, Optional<String> counter) {
	}

	/** The places where records can be counted. */
	enum Place implements Keyword {
		/** A Kieker log, text or binary, in the folder {@code ${log}}. */
		KIEKER_LOG("kieker-log"),
		/** A receiver of Kieker's TCP writer, at {@code ${port}}. */
		KIEKER_TCP("kieker-tcp"),
		/** A receiver of Kieker's TCP writers up to 1.12: records at {@code ${port}}, strings at {@code ${stringPort}}. */
		KIEKER_TCP_TWO_PORTS("kieker-tcp-two-ports"),
		/**
		 * A receiver of Kieker's TCP writer, which puts the records together to traces: valid traces are counted, and each stands for its
		 * records.
		 */
		TRACE_RECONSTRUCTION("trace-reconstruction"),
		/** The same, which also reduces the traces to classes. */
		TRACE_REDUCTION("trace-reduction"),
		/** A receiver of OpenTelemetry's protocol over HTTP, at {@code ${port}}: spans. */
		OTLP_HTTP("otlp-http"),
		/** A receiver of what Elastic's agents send, at {@code ${port}}: transactions and spans. */
		ELASTIC_INTAKE("elastic-intake"),
		/** JFR's recordings, {@code *.jfr} in the folder {@code ${log}}: events of a type. */
		FLIGHT_RECORDING("flight-recording"),
		/** The last line of the program's output that begins with {@code records=}. */
		PRINTED_COUNT("printed-count");

		private final String keyword;

		Place(String keyword) {
			this.keyword = keyword;
		}

		@Override
		public String keyword() {
			return keyword;
		}

		/** Whether a process of ours must listen before the program starts. */
		public boolean needsReceiver() {
			return this == KIEKER_TCP || this == KIEKER_TCP_TWO_PORTS || this == OTLP_HTTP || this == ELASTIC_INTAKE || processesTraces();
		}

		/** Whether that process is one of trace processing. */
		public boolean processesTraces() {
			return this == TRACE_RECONSTRUCTION || this == TRACE_REDUCTION;
		}

		/** Whether records get there by a thread of the framework's, which may be behind when the last call ends. */
		public boolean isWrittenMeanwhile() {
			return this == KIEKER_LOG || needsReceiver();
		}
	}
}
