/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Optional;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.results.ProbeKind;

/**
 * A probe of a plan as the cost model sees it.
 *
 * @param signature of the probed operation, as the plan spells it
 * @param active false: woven in but switched off
 * @param callRate executions of the operation per second; empty if not known (there is no default)
 */
public record ProbeLoad(String signature, ProbeKind kind, boolean active, Optional<CallRate> callRate) {
}
