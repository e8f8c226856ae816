/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.Objects;
import java.util.Optional;

/**
 * What adds to an answer, such as a probe that takes much of a budget.
 *
 * @param message a sentence
 * @param place   empty where there is none to point at
 */
public record Finding(String message, Optional<Place> place) {
	public Finding {
		Objects.requireNonNull(message, "message");
		Objects.requireNonNull(place, "place");
	}
}
