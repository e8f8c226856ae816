/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.parcel;

/**
 * A parcel as the customer brings it.
 *
 * @param sender      the customer's name
 * @param destination the postal zone it goes to, 1 (near) to 9 (far)
 * @param weightGrams weight in grams, above 0
 * @param size        its outer dimensions
 */
public record Parcel(String sender, int destination, int weightGrams, Size size) {
	public Parcel {
		if (sender.isBlank()) {
			throw new IllegalArgumentException("a parcel has a sender");
		}
		if (destination < 1 || destination > 9) {
			throw new IllegalArgumentException("zones are 1 to 9; found " + destination);
		}
		if (weightGrams <= 0) {
			throw new IllegalArgumentException("a parcel weighs something; found %d g".formatted(weightGrams));
		}
	}

	/** A parcel in the box that the depot sells. */
	public Parcel(String sender, int destination, int weightGrams) {
		this(sender, destination, weightGrams, Size.STANDARD_BOX);
	}

	/** The weight that is charged, in grams: large light parcels count by their volume, 5 litres a kilogram. */
	public int chargeableGrams() {
		return Math.max(weightGrams, size.cubicMillimetres() / 5_000);
	}

	/** Outer dimensions in millimetres. */
	public record Size(int length, int width, int height) {
		static final Size STANDARD_BOX = new Size(350, 250, 120);

		/** @throws IllegalArgumentException if a side is not between 1 and 1,200 mm */
		public Size {
			for (int side : new int[] { length, width, height }) {
				if (side < 1 || side > 1_200) {
					throw new IllegalArgumentException("sides are 1 to 1200 mm; found " + side);
				}
			}
		}

		int cubicMillimetres() {
			return length * width * height;
		}
	}
}
