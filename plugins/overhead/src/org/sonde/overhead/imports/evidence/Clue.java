/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.evidence;

import org.sonde.overhead.results.ConditionName;

/**
 * What a file beside the results, or the name of a folder, says of the experiment.
 *
 * @param value as result sets spell it
 * @param from  such as "kieker.log, line 3"
 */
public record Clue(ConditionName name, String value, String from) {
}
