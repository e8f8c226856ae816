/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.pricing;

import depot.parcel.Parcel;
import depot.parcel.Service;

/** A base price by weight, and more for every zone. */
public final class WeightTariff implements Tariff {
	private static final int[] STEP_GRAMS = { 500, 1_000, 2_000, 5_000, 10_000, 20_000, 31_500 };
	private static final int[] STEP_CENTS = { 290, 390, 450, 590, 890, 1_490, 1_990 };

	private final int centsPerZone;

	public WeightTariff(int centsPerZone) {
		this.centsPerZone = centsPerZone;
	}

	@Override
	public long netCents(Parcel parcel, Service service) {
		return stepCents(parcel.chargeableGrams()) + (long) centsPerZone * parcel.destination()
				+ service.surchargeCents(parcel.destination());
	}

	private static int stepCents(int grams) {
		for (int step = 0; step < STEP_GRAMS.length; step++) {
			if (grams <= STEP_GRAMS[step]) {
				return STEP_CENTS[step];
			}
		}
		throw new IllegalArgumentException("the depot takes parcels up to 31.5 kg; found %d g".formatted(grams));
	}
}
