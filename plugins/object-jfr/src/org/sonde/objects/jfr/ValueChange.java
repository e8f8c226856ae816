/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jfr;

import jdk.jfr.Category;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;

/** A watched attribute got another value. */
@Name(ValueChange.NAME)
@Label("Value Change")
@Category({ "Sonde", "Objects" })
@StackTrace(false)
@Period("everyChunk")
final class ValueChange extends Change {
	static final String NAME = "org.sonde.objects.ValueChange";

	@Label("Old Value")
	String oldValue;

	@Label("New Value")
	String newValue;
}
