/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

/**
 * A call, or several equal ones in a row, in the call tree of a class of traces.
 *
 * @param depth     0 for the root, its calls 1, and so on
 * @param operation signature as recorded
 * @param host      name of the host, where hosts are distinguished; empty otherwise
 * @param failed    whether it ended by an exception
 * @param calls     calls in each trace that this node stands for: 1, or more where neighbours with equal trees below are one node
 * @param meanNanos mean duration of one call; NaN if unknown
 * @param selfNanos mean duration of one call less that of the calls within; NaN if unknown, or if these take longer than the call itself,
 *                  as they may on other hosts
 */
public record CallNode(int depth, String operation, String host, boolean failed, long calls, double meanNanos, double selfNanos) {
}
