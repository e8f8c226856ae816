/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.regex.Pattern;

import org.sonde.common.regex.UserExpression;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;

/** Which types and objects are shown: those whose names have a text in them. {@code *} stands for any characters; case does not matter. */
final class ObjectFilter {
	/** Shows all. */
	static final ObjectFilter ALL = new ObjectFilter("");

	private final String text;
	private final Pattern pattern;

	ObjectFilter(String text) {
		this.text = text.strip();
		pattern = UserExpression.ofWildcards(this.text, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
	}

	boolean isAll() {
		return text.isEmpty();
	}

	/** Whether the name of a type or of one of its fields matches. Then all its objects are shown. */
	boolean matches(TypeData type) {
		return matches(type.getName()) || Arrays.stream(type.getAttributes()).map(AttributeData::getName).anyMatch(this::matches);
	}

	/** Whether an object's class, its name in another object, or its id matches. */
	boolean matches(ObjectData object) {
		return matches(object.getClassName()) || object.getName() != null && matches(object.getName())
				|| id().equals(OptionalLong.of(object.getId()));
	}

	/** The only object that can match besides those with the digits in their names; empty if the text is not a number. */
	OptionalLong id() {
		return text.matches("\\d{1,18}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
	}

	private boolean matches(String name) {
		return pattern.matcher(name).find();
	}

	String text() {
		return text;
	}
}
