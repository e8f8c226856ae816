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
}
