/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

/**
 * An answer that follows from the files: what the import takes unless the user says otherwise.
 *
 * @param from where it comes from, such as "from kieker.log, line 3"
 */
public record Inference(String answer, String from) {
}
