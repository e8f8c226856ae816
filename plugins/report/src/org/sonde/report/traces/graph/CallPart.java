/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import org.sonde.common.keyword.Keyword;
import org.sonde.report.traces.OperationNames;

/** By what calls are grouped. */
public enum CallPart implements Keyword {
	/** Each by itself. */
	OPERATION,
	/** All of a type. */
	TYPE,
	/** All of a package. */
	PACKAGE,
	/** All that ran on a host. */
	HOST;

	/**
	 * The part that an operation belongs to; empty for what is outside of all.
	 *
	 * @param signature as recorded; for hosts, the name of the host
	 */
	public String of(String signature) {
		return switch (this) {
			case OPERATION, HOST -> signature;
			case TYPE -> type(signature);
			case PACKAGE -> ofType(type(signature));
		};
	}

	private static String type(String signature) {
		int open = signature.indexOf('(') < 0 ? signature.length() : signature.indexOf('(');
		int name = OperationNames.isTypeAlone(signature) ? open : signature.lastIndexOf('.', open);
		return name < 0 ? signature : signature.substring(signature.lastIndexOf(' ', name) + 1, name);
	}

	private static String ofType(String type) {
		return type.contains(".") ? type.substring(0, type.lastIndexOf('.')) : type.isEmpty() ? "" : "(default package)";
	}

	/** The package of such a part; of a package the one it is in, of a host none. */
	String group(String part) {
		return switch (this) {
			case OPERATION -> PACKAGE.of(part);
			case TYPE -> ofType(part);
			case PACKAGE -> part.contains(".") ? part.substring(0, part.lastIndexOf('.')) : part;
			case HOST -> "";
		};
	}
}
