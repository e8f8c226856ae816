/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternText;
import org.sonde.instrumentation.plan.ProbePlace;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.overhead.ui.view.MethodLabel;

/** The place of a probe in short: {@code Cart.add(String)}, {@code Cart.total}, {@code Cart}; a pattern as it is. */
public final class PlaceLabel {
	private PlaceLabel() {
	}

	/** The short name. */
	public static String of(ProbePlace place) {
		return switch (place) {
			case MethodSignature method -> MethodLabel.of(method);
			case FieldSignature field -> MethodLabel.simple(field.declaringType()) + "." + field.name();
			case WatchedType type -> MethodLabel.simple(type.declaringType());
			case PatternText pattern -> pattern.pattern();
		};
	}
}
