/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.parcel;

/**
 * What the customer gets at the counter.
 *
 * @param number     tracking number, 1 and up
 * @param parcel     what was handed in
 * @param service    how fast it travels
 * @param priceCents what was paid, in cents, tax included
 */
public record Receipt(long number, Parcel parcel, Service service, long priceCents) {
	/** Days until it arrives: far zones take one more each three zones. */
	public int daysToDelivery() {
		return service.days() + (parcel.destination() - 1) / 3;
	}
}
