/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;

/** Short names of methods, without packages and return types: {@code Cart.add(String, int...)}. */
public final class MethodLabel {

	private MethodLabel() {
	}

	/** The short name of a method. */
	public static String of(MethodSignature method) {
		StringBuilder label = new StringBuilder(simple(method.declaringType()));
		if (!method.constructor()) {
			label.append('.').append(method.name());
		}
		label.append('(');
		int last = method.parameterTypes().size() - 1;
		for (int i = 0; i <= last; i++) {
			String type = simple(method.parameterTypes().get(i));
			label.append(i > 0 ? ", " : "")
					.append(i == last && method.varargs() ? type.substring(0, type.length() - 2) + "..." : type);
		}
		return label.append(')').toString();
	}

	/** The short name of a recorded operation; the text itself if it is not spelled like an operation. */
	public static String of(String recorded) {
		try {
			RecordedSignature signature = RecordedSignature.read(recorded);
			MethodSignature method = signature.method();
			int dot = method.declaringType().lastIndexOf('.');
			// Without a return type a method reads as a constructor; by custom types begin with a capital letter and methods do
			// not.
			if (!signature.named() && dot >= 0 && Character.isLowerCase(method.declaringType().charAt(dot + 1))) {
				return of(new MethodSignature(method.declaringType().substring(0, dot), method.declaringType().substring(dot + 1),
						method.parameterTypes(), "void", false, false));
			}
			return of(method);
		} catch (IllegalArgumentException e) {
			return recorded;
		}
	}

	/** Returns the name of a type without its package. */
	public static String simple(String binaryName) {
		return binaryName.substring(binaryName.lastIndexOf('.') + 1).replace('$', '.');
	}
}
