/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

/** How a command prints its data. The names are what users type. */
public enum Format {
	table, json, csv
}
