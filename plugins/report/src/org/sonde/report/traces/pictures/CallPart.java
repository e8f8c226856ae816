/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import org.sonde.common.keyword.Keyword;

/** What calls are put together by. */
public enum CallPart implements Keyword {
	/** Each by itself. */
	OPERATION,
	/** All of a type. */
	TYPE,
	/** All of a package. */
	PACKAGE;

	/** The part that an operation belongs to; empty for what is outside of all. */
	String of(String signature) {
		int open = signature.indexOf('(') < 0 ? signature.length() : signature.indexOf('(');
		int name = signature.lastIndexOf('.', open);
		String type = name < 0 ? signature : signature.substring(signature.lastIndexOf(' ', name) + 1, name);
		return switch (this) {
			case OPERATION -> signature;
			case TYPE -> type;
			case PACKAGE -> type.contains(".") ? type.substring(0, type.lastIndexOf('.')) : type.isEmpty() ? "" : "(default package)";
		};
	}
}
