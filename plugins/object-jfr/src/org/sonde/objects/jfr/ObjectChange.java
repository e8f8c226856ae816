/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;

/** A watched object was created or deleted, or got or lost a child. */
@Name(ObjectChange.NAME)
@Label("Object Change")
@Category({ "Sonde", "Objects" })
@StackTrace(false)
@Period("everyChunk")
final class ObjectChange extends Change {
	static final String NAME = "org.sonde.objects.ObjectChange";

	@Label("Kind")
	@Description("creation, deletion, addition or removal")
	String kind;

	@Label("Child")
	@Description("The object that was added or removed; 0 otherwise")
	long child;
}
