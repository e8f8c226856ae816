/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

/** A line of sample data. Public, because libraries read it by reflection. */
public record Order(int id, String customer, String product, int quantity, double price, String note) {

	public double total() {
		return quantity * price;
	}
}
