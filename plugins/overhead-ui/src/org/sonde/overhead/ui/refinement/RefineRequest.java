/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import org.sonde.overhead.ui.userprogram.MeasureRequest;

/**
 * What the user wants to have refined.
 *
 * @param program the program, and the plan whose probes it gets at first
 */
public record RefineRequest(MeasureRequest program, RefineChoices choices) {
}
