/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.pricing;

import java.util.HashMap;
import java.util.Map;

import depot.parcel.Parcel;
import depot.parcel.Service;

/** Another tariff, cheaper for those who send much. */
public final class LoyaltyTariff implements Tariff {
	private static final int PARCELS_PER_LEVEL = 25;
	private static final int HIGHEST_LEVEL = 4;

	private final Tariff base;
	private final Map<String, Integer> parcelsBySender = new HashMap<>();

	public LoyaltyTariff(Tariff base) {
		this.base = base;
	}

	@Override
	public long netCents(Parcel parcel, Service service) {
		long cents = base.netCents(parcel, service);
		return cents - cents * discountPercent(parcel.sender()) / 100;
	}

	@Override
	public int taxPercent() {
		return base.taxPercent();
	}

	/** Remembers a parcel that was paid for. */
	public void count(String sender) {
		parcelsBySender.merge(sender, 1, Integer::sum);
	}

	private int discountPercent(String sender) {
		return 3 * Math.min(HIGHEST_LEVEL, parcelsBySender.getOrDefault(sender, 0) / PARCELS_PER_LEVEL);
	}
}
