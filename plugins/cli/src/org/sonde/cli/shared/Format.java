/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

/** The formats in which a command prints its data. Users type the names. */
public enum Format {
	table, json, csv
}
