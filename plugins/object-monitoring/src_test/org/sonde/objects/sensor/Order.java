/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

/** An object of a program. */
class Order {
	int amount;
	String password = "secret";
}
