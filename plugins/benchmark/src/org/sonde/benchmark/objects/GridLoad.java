/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import org.sonde.common.keyword.Keyword;

/** The kinds of work of the watched program. */
public enum GridLoad implements Keyword {
	/** An application client in another process, by a request for each operation, as in the paper. */
	REQUESTS,
	/** The program itself, without a pause. */
	RUN,
	/** An urgent event each millisecond. */
	URGENT,
	/** One operation again and again, with an observer in the same process. */
	LOCAL
}
