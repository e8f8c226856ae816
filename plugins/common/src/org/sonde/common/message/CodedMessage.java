/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.message;

import java.util.Locale;

/** A message of a catalogue: it begins with its code, which stays, and has places for arguments, {@code SO103: %s, line %s: …}. */
public interface CodedMessage {

	/** Returns the template for {@link String#format}. */
	String template();

	/** The message for these arguments. */
	default String message(Object... arguments) {
		return String.format(Locale.ROOT, template(), arguments);
	}
}
