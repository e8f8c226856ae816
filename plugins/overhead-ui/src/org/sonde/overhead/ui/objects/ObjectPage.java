/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.List;

import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ObjectData;

/**
 * What was read of a type or an object.
 *
 * @param asked  the moment of {@link LiveObjects} at which somebody asked for it
 * @param values of an object's fields; empty for a type, and behind the first page
 * @param more   whether there are objects behind these
 */
record ObjectPage(long asked, List<AttributeValue> values, List<ObjectData> objects, boolean more) {
	ObjectPage {
		values = List.copyOf(values);
		objects = List.copyOf(objects);
	}
}
