/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import org.sonde.instrumentation.plan.RecordedSignature;

/** Names of operations, shortened for pictures; those of nested types as in source code, as tables have them. */
public final class OperationNames {

	private OperationNames() {
	}

	/** {@code Cart.add(String)} of {@code void shop.Cart.add(java.lang.String)}; without what it throws. */
	public static String brief(String signature) {
		int open = signature.indexOf('(') < 0 ? signature.length() : signature.indexOf('(');
		int dot = signature.lastIndexOf('.', open);
		boolean typeAlone = isTypeAlone(signature);
		int start = typeAlone ? dot + 1 : Math.max(signature.lastIndexOf('.', dot - 1), signature.lastIndexOf(' ', dot)) + 1;
		int typeEnd = typeAlone ? open : Math.max(dot, start);
		return nested(signature.substring(start, typeEnd)) + signature.substring(typeEnd, open)
				+ nested(signature.substring(open).replaceFirst("\\) throws .*", ")").replaceAll("[^,.()\\[\\]]+\\.(?!\\.)", ""));
	}

	/** {@code add(String)} of {@code void shop.Cart.add(java.lang.String)}. */
	public static String method(String signature) {
		String brief = brief(signature);
		int open = brief.indexOf('(') < 0 ? brief.length() : brief.indexOf('(');
		return brief.substring(brief.lastIndexOf('.', open) + 1);
	}

	/**
	 * Whether a type stands where others have the name of a method, as Byte Buddy's agents record constructors and initialisers of classes:
	 * {@code public
	 * shop.Cart(int)}. What else has no return type, such as {@code shop.Cart.add(int)}, has no modifiers either, and no capital.
	 */
	public static boolean isTypeAlone(String signature) {
		if (signature.startsWith("static ") && signature.indexOf(' ', "static ".length()) < 0) {
			return signature.indexOf('(') > 0;
		}
		try {
			RecordedSignature read = RecordedSignature.read(signature);
			String last = read.method().declaringType().substring(read.method().declaringType().lastIndexOf('.') + 1);
			return !read.named() && (!read.modifiers().isEmpty() || Character.isUpperCase(last.codePointAt(0)));
		} catch (IllegalArgumentException e) {
			return false;
		}
	}

	/** {@code Cart.Item} of {@code shop.Cart$Item}. */
	public static String type(String qualified) {
		return nested(qualified.substring(qualified.lastIndexOf('.') + 1));
	}

	/** {@code shop.Cart.Item} of {@code shop.Cart$Item}. */
	public static String nested(String types) {
		return types.replace('$', '.');
	}
}
