/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import depot.parcel.Parcel;
import depot.parcel.Receipt;
import depot.parcel.Service;
import depot.pricing.LoyaltyTariff;
import depot.pricing.WeightTariff;
import depot.storage.Repository;
import depot.storage.Shelves;

/** The counter: takes parcels in, answers where they are, sends lorries off. */
public class Depot {
	private final LoyaltyTariff tariff = new LoyaltyTariff(new WeightTariff(35));
	private final Repository<Long, Receipt> receipts = new Repository<>();
	private final Shelves shelves;
	private long lastNumber;
	private long revenueCents;
	private long parcelsSent;

	public Depot() {
		this(500);
	}

	/** @param shelfCapacity parcels that fit on the shelf of a zone */
	public Depot(int shelfCapacity) {
		shelves = new Shelves(shelfCapacity);
	}

	/** Takes a parcel in, without hurry. */
	public Receipt accept(Parcel parcel) {
		return accept(parcel, Service.STANDARD);
	}

	/** Takes a parcel in. Where the shelf is full, a lorry leaves first. */
	public Receipt accept(Parcel parcel, Service service) {
		Receipt receipt = new Receipt(++lastNumber, parcel, service, tariff.grossCents(parcel, service));
		if (!shelves.store(receipt.number(), parcel)) {
			dispatch(parcel.destination());
			shelves.store(receipt.number(), parcel);
		}
		tariff.count(parcel.sender());
		receipts.add(receipt.number(), receipt);
		revenueCents += receipt.priceCents();
		return receipt;
	}

	/** Takes a whole delivery in. */
	public List<Receipt> accept(Service service, Parcel... parcels) {
		List<Receipt> all = new ArrayList<>(parcels.length);
		for (Parcel parcel : parcels) {
			all.add(accept(parcel, service));
		}
		return all;
	}

	/** What is known of a parcel; empty if the number was never given out. */
	public Optional<Receipt> track(long number) {
		return receipts.find(number);
	}

	/** The sender wants a parcel back, and the money: possible while it is in the depot. */
	public boolean cancel(long number) {
		Optional<Receipt> receipt = track(number).filter(there -> shelves.take(number, there.parcel()));
		receipt.ifPresent(this::refund);
		return receipt.isPresent();
	}

	/** Sends the lorry of a zone. */
	public void dispatch(int zone) {
		parcelsSent += shelves.load(zone);
	}

	/** Sends all lorries, as every evening. */
	public void closeForToday() {
		for (int zone = 1; zone <= 9; zone++) {
			dispatch(zone);
		}
	}

	/** Mean time to delivery of all parcels taken in, in days. */
	public double meanDaysToDelivery() {
		return receipts.collect(Receipt::daysToDelivery).stream().mapToInt(Integer::intValue).average().orElse(0);
	}

	public long lastNumber() {
		return lastNumber;
	}

	public long parcelsSent() {
		return parcelsSent;
	}

	public long revenueCents() {
		return revenueCents;
	}

	private void refund(Receipt receipt) {
		receipts.remove(receipt.number());
		revenueCents -= receipt.priceCents();
	}
}
