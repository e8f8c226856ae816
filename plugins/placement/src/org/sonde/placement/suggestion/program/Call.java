/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

/**
 * A call in the code of a method, or a reference to a method that is handed over.
 *
 * @param target     as the instruction names it
 * @param dispatched whether the class of the object decides which method runs
 */
public record Call(Member target, boolean dispatched) {
}
