/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** Which clock timed the calls. */
public enum Clock implements Keyword {

	/** Elapsed time. */
	WALL,
	/** CPU time of the calling thread: stays usable on a busy machine, and leaves out waiting. */
	THREAD_CPU,
	/** CPU time of the whole process, the threads of the writer and the JVM included. */
	PROCESS_CPU
}
