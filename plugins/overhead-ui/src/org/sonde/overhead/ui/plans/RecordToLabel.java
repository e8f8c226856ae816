/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import org.sonde.instrumentation.plan.RecordTo;

/** Where records go, in words. */
public final class RecordToLabel {

	private RecordToLabel() {
	}

	public static String of(RecordTo recordTo) {
		return switch (recordTo) {
			case BINARY -> Messages.RecordToLabel_binary;
			case TEXT -> Messages.RecordToLabel_text;
			case TCP -> Messages.RecordToLabel_tcp;
			case DISCARD -> Messages.RecordToLabel_discard;
		};
	}
}
