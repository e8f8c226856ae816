/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.Objects;

import org.sonde.instrumentation.plan.MethodSignature;

/** The method that a recorded signature means. */
public sealed interface Match {
	/**
	 * One method.
	 *
	 * @param method as the index has it
	 * @param note   what the spelling left open and the index filled in; empty if it says all
	 */
	record Found(MethodSignature method, String note) implements Match {
		public Found {
			Objects.requireNonNull(method, "method");
			Objects.requireNonNull(note, "note");
		}
	}

	/**
	 * None.
	 *
	 * @param reason the likely one
	 * @param text   the reason in words
	 */
	record NotFound(Reason reason, String text) implements Match {
		public NotFound {
			Objects.requireNonNull(reason, "reason");
			Objects.requireNonNull(text, "text");
		}

		/** Whether it is certain that the method was not called. */
		public boolean isNotCalled() {
			return reason == Reason.NOT_CALLED;
		}
	}
}
