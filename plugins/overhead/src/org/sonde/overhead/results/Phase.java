/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/**
 * What a run adds to the run before it. The first four are MooBench's (Waller &amp; Hasselbring 2013, section 3), the two of
 * trace analysis those of Fittkau et al. 2013, section 4.1.
 */
public enum Phase implements Keyword {

	/** No probes: only the method time T. */
	NONE,
	/** Probe woven in and switched off: T + I. */
	DEACTIVATED,
	/** Data collected, records created and thrown away: T + I + C. */
	COLLECTING,
	/** Records handed to a writer: T + I + C + W. */
	WRITING,
	/** Traces reconstructed from the records in addition. */
	RECONSTRUCTION,
	/** Traces reduced to equivalence classes in addition. */
	REDUCTION,
	/** A run that is none of these; it takes no part in a cost model. */
	OTHER
}
