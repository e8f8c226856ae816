/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.util.regex.Pattern;

import org.sonde.overhead.results.Keyword;

/** How it is told whether the probes did what they should: a run that recorded too much or too little is void. */
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
	}

	/**
	 * Records arrive, as many as {@code perExecution} · executions + {@code perTrace} in each trace.
	 *
	 * @param where they arrive
	 */
	record Counted(Place where, int perExecution, int perTrace) implements Arrival {

		/** @throws IllegalArgumentException if a number is negative, or no record would arrive */
		public Counted {
			if (perExecution < 0 || perTrace < 0 || perExecution + perTrace == 0) {
				throw new IllegalArgumentException("a run whose records are counted has some: perExecution and perTrace are 0 or more, not both 0");
			}
		}

		/** Records that must have arrived. */
		public long expected(long traces, int executions) {
			return Math.multiplyExact(traces, perTrace(executions));
		}

		/** Records of a trace. */
		public long perTrace(int executions) {
			return (long) perExecution * executions + perTrace;
		}
	}

	/** Where records can be counted. */
	enum Place implements Keyword {
		/** A Kieker log, text or binary, in the folder {@code ${log}}. */
		KIEKER_LOG("kieker-log"),
		/** A receiver of Kieker's TCP writer, at {@code ${port}}. */
		KIEKER_TCP("kieker-tcp"),
		/** A receiver of OpenTelemetry's protocol over HTTP, at {@code ${port}}: spans. */
		OTLP_HTTP("otlp-http"),
		/** JFR's recordings, {@code *.jfr} in the folder {@code ${log}}: events of the type that the parameter {@code event} names. */
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
			return this == KIEKER_TCP || this == OTLP_HTTP;
		}
	}
}
