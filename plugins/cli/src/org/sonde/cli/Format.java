/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

/** How a command prints its data. The names are what users type. */
enum Format {
	table, json, csv
}
