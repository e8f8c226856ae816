/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot;

import java.util.Random;

import depot.parcel.Parcel;
import depot.parcel.Service;

/** Customers who come one after another, the same ones in every run. */
public final class Customers {
	private static final String[] NAMES = { "Abel", "Berger", "Celik", "Dorn", "Eich", "Fuchs", "Gruber", "Hahn" };

	private final Depot depot;
	private final Random random = new Random(2026);

	public Customers(Depot depot) {
		this.depot = depot;
	}

	/** Serves the next customer. */
	public void serveNext() {
		int wish = random.nextInt(100);
		if (wish < 50) {
			depot.accept(nextParcel());
		} else if (wish < 65) {
			depot.accept(nextParcel(), Service.within(1 + random.nextInt(5)));
		} else if (wish < 75) {
			depot.accept(Service.ECONOMY, nextParcel(), nextParcel(), nextParcel(), nextParcel());
		} else if (wish < 97) {
			depot.track(random.nextLong(depot.lastNumber() + 1));
		} else {
			depot.cancel(random.nextLong(depot.lastNumber() + 1));
		}
	}

	private Parcel nextParcel() {
		String sender = NAMES[random.nextInt(NAMES.length)];
		int zone = 1 + random.nextInt(9);
		int grams = 100 + random.nextInt(9_900);
		if (random.nextBoolean()) {
			return new Parcel(sender, zone, grams);
		}
		return new Parcel(sender, zone, grams, new Parcel.Size(nextSide(), nextSide(), nextSide()));
	}

	private int nextSide() {
		return 100 + random.nextInt(400);
	}
}
