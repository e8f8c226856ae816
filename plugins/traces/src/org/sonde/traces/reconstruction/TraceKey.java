/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

/**
 * What all records of a trace have in common, in whatever log they are.
 *
 * @param kind how it was recorded
 * @param id   as recorded
 */
public record TraceKey(TraceKind kind, long id) {
}
