/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Optional;

import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.WatchedType;

/** A place as one line in the attribute of a marker, with all that belongs to it, also where two places cannot differ in it alone. */
final class PlaceSpelling {
	/** A character that occurs in no name. */
	private static final String BAR = "|";

	private PlaceSpelling() {
	}

	static String of(CodePlace place) {
		return switch (place) {
			case MethodSignature method -> method.varargs() ? ellipsis(method.toString()) : method.toString();
			case FieldSignature field ->
				String.join(BAR, field.declaringType(), field.name(), field.type(), Boolean.toString(field.isStatic()));
			case WatchedType type -> type.declaringType() + BAR + type.disposal().map(DisposalMethod::toString).orElse("");
		};
	}

	static CodePlace parse(String text) {
		String[] parts = text.split("\\|", -1);
		return switch (parts.length) {
			case 4 -> new FieldSignature(parts[0], parts[1], parts[2], Boolean.parseBoolean(parts[3]));
			case 2 -> new WatchedType(parts[0], parts[1].isEmpty() ? Optional.empty() : Optional.of(DisposalMethod.parse(parts[1])));
			default -> MethodSignature.parse(text);
		};
	}

	private static String ellipsis(String method) {
		return method.substring(0, method.length() - "[])".length()) + "...)";
	}
}
