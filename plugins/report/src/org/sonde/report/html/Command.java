/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

/**
 * A command that gives a part of the report again.
 *
 * @param purpose what it does, in a few words
 * @param line as typed; must hold no path of one machine
 */
public record Command(String purpose, String line) {
}
