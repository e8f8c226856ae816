/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.evidence;

/**
 * What a benchmark calls one of its configurations.
 *
 * @param index the number of the configuration, as in the names of raw files
 * @param from  such as "kieker.log, line 3"
 */
public record LabelClue(int index, String label, String from) {
}
