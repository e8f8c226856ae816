/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.parcel;

/** How fast a parcel travels. */
public enum Service {
	ECONOMY(5), STANDARD(3),
	EXPRESS(1) {
		@Override
		public long surchargeCents(int zone) {
			return 490 + 60L * zone;
		}
	};

	private final int days;

	Service(int days) {
		this.days = days;
	}

	/** Days on the road, without the distance. */
	public int days() {
		return days;
	}

	/** What it costs beyond the tariff, in cents. */
	public long surchargeCents(int zone) {
		return this == ECONOMY ? 0 : 90;
	}

	/** The service that a customer in this hurry books. */
	public static Service within(int days) {
		for (Service service : values()) {
			if (service.days <= days) {
				return service;
			}
		}
		return EXPRESS;
	}
}
