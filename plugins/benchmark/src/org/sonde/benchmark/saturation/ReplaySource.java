/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.results.ProbeKind;

/** The records that the senders replay. */
public sealed interface ReplaySource permits NestedTraces, ReplayedLogs {

	/** The stream that each sender repeats. */
	ReplayedStream stream() throws IOException;

	/** Returns the arguments of the sending process, from which {@link #of} makes the same source. */
	List<String> arguments();

	/** Returns the source with these {@link #arguments()}: a probe kind and a depth, or paths of logs. */
	static ReplaySource of(List<String> arguments) {
		return Keyword.find(ProbeKind.class, arguments.getFirst())
				.<ReplaySource>map(kind -> new NestedTraces(kind, Integer.parseInt(arguments.get(1))))
				.orElseGet(() -> new ReplayedLogs(arguments.stream().map(Path::of).toList()));
	}
}
