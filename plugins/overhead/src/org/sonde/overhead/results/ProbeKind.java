/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** The kinds of probes. A cost measured with one kind says nothing about another and is never converted. */
public enum ProbeKind implements Keyword {

	/** State-based: one record per execution of the operation. */
	OPERATION_EXECUTION,
	/** Event-based: a record before and one after each execution, and one record of metadata per trace. */
	OPERATION_EVENTS,
	/** Changes of observed attributes, creation and removal of observed objects. */
	ATTRIBUTE_AND_LIFECYCLE;

	/** Whether such probes record executions of operations, which the writer of the monitoring framework gets. */
	public boolean isOfOperations() {
		return this != ATTRIBUTE_AND_LIFECYCLE;
	}

	/** Records of a trace with so many executions; 0 for probes that record no executions. */
	public int records(int executions) {
		return switch (this) {
			case OPERATION_EXECUTION -> executions;
			case OPERATION_EVENTS -> 2 * executions + 1;
			case ATTRIBUTE_AND_LIFECYCLE -> 0;
		};
	}
}
