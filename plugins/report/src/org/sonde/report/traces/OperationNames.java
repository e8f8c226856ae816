/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

/** Names of operations as pictures have room for. */
public final class OperationNames {

	private OperationNames() {
	}

	/** {@code Cart.add(String)} of {@code void shop.Cart.add(java.lang.String)}. */
	public static String brief(String signature) {
		int open = signature.indexOf('(') < 0 ? signature.length() : signature.indexOf('(');
		int dot = signature.lastIndexOf('.', open);
		int start = Math.max(signature.lastIndexOf('.', dot - 1), signature.lastIndexOf(' ', dot)) + 1;
		return signature.substring(start, open) + signature.substring(open).replaceAll("[^,.()\\[\\]]+\\.(?!\\.)", "");
	}

	/** {@code add(String)} of {@code void shop.Cart.add(java.lang.String)}. */
	public static String method(String signature) {
		String brief = brief(signature);
		int open = brief.indexOf('(') < 0 ? brief.length() : brief.indexOf('(');
		return brief.substring(brief.lastIndexOf('.', open) + 1);
	}

	/** {@code Cart} of {@code shop.Cart}. */
	public static String type(String qualified) {
		return qualified.substring(qualified.lastIndexOf('.') + 1);
	}
}
