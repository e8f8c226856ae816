/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * What logs say of one operation.
 * <p>
 * Calls and failures are counted from the records alone, in valid and invalid traces. The other figures need more than that and may stand
 * for fewer calls: durations need an end that is not before the start; self times, callers and callees need the neighbours in the
 * trace (see {@link org.sonde.traces.reconstruction.TraceReconstruction}). {@link Durations#count()} tells for how many.
 *
 * @param signature as recorded, with modifiers and parameters
 * @param calls     executions, or events before the operation; 0 or more
 * @param failures  calls that ended by an exception; unknown if executions were recorded, which do not tell
 * @param duration  from start to end of the calls
 * @param self      duration less that of the calls within that were recorded
 * @param callers   the most frequent first
 * @param callees   the most frequent first
 * @param hosts     names of the hosts that recorded it, sorted; of Kieker's events that of the trace's metadata, if it came before the
 *                  call ended
 * @param series    calls over time
 * @param probed    what it is among the probed operations
 */
public record OperationStatistics(String signature, long calls, OptionalLong failures, Durations duration, Durations self,
		List<CallEdge> callers, List<CallEdge> callees, List<String> hosts, CallSeries series, ProbeContext probed) {
	public OperationStatistics {
		Objects.requireNonNull(signature, "signature");
		Objects.requireNonNull(failures, "failures");
		Objects.requireNonNull(duration, "duration");
		Objects.requireNonNull(self, "self");
		Objects.requireNonNull(series, "series");
		Objects.requireNonNull(probed, "probed");
		callers = List.copyOf(callers);
		callees = List.copyOf(callees);
		hosts = List.copyOf(hosts);
	}
}
