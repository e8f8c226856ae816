/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import org.sonde.report.traces.LogResults;

/**
 * What monitoring logs say was called.
 *
 * @param name of the logs, for people
 * @param log  its single trace, if any, is the slowest
 */
public record CallsSection(String name, LogResults log) {
}
