/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.pricing;

import depot.parcel.Parcel;
import depot.parcel.Service;

/** What a parcel costs. */
public interface Tariff {
	/** The price without tax, in cents. */
	long netCents(Parcel parcel, Service service);

	/** Tax in percent. */
	default int taxPercent() {
		return 19;
	}

	/** The price with tax, in cents, rounded up. */
	default long grossCents(Parcel parcel, Service service) {
		long net = netCents(parcel, service);
		return net + (net * taxPercent() + 99) / 100;
	}
}
