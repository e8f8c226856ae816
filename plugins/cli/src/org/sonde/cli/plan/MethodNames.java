/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;

/** Methods by the names of type and method, such as {@code shop.Cart.*}. */
final class MethodNames {
	private MethodNames() {
	}

	/** @param text type and method, where * stands for any characters */
	static Predicate<MethodSignature> matching(String text) {
		Pattern names = Pattern.compile(Arrays.stream(text.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
		return method -> names.matcher(method.declaringType() + "." + method.name()).matches();
	}
}
