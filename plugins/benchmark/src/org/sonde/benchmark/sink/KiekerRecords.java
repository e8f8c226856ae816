/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.util.Map;
import java.util.OptionalInt;

/** The record classes that Kieker's probes for operations send, and how many bytes their fields take; strings are ids of four bytes. */
public final class KiekerRecords {

	private static final String METADATA = "kieker.common.record.misc.KiekerMetadataRecord";
	private static final String FLOW = "kieker.common.record.flow.trace.";
	private static final Map<String, Integer> BODY_BYTES = Map.of(
			METADATA, 37,
			"kieker.common.record.controlflow.OperationExecutionRecord", 44,
			FLOW + "Trace", 36, // up to 1.7
			FLOW + "TraceMetadata", 36,
			FLOW + "ApplicationTraceMetadata", 40,
			FLOW + "operation.BeforeOperationEvent", 28,
			FLOW + "operation.AfterOperationEvent", 28,
			FLOW + "operation.AfterOperationFailedEvent", 32);

	private KiekerRecords() {
	}

	/** Bytes of the fields; empty for a class that is not known. */
	public static OptionalInt bodyBytes(String recordClass) {
		Integer bytes = BODY_BYTES.get(recordClass);
		return bytes == null ? OptionalInt.empty() : OptionalInt.of(bytes);
	}

	/** Whether a probe made it: what Kieker says of itself does not count. */
	public static boolean isCounted(String recordClass) {
		return !recordClass.equals(METADATA);
	}
}
