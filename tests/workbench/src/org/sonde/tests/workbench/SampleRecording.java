/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A log of the sample project, the same in every test: 400 customers in 4 s, each a trace of its own. */
final class SampleRecording {
	static final int CUSTOMERS = 400;
	private static final long START = 1_790_000_000_000_000_000L;
	/** From one customer to the next, in ns. */
	private static final long STEP = 10_000_000L;
	/** Of a call by itself, in ns. */
	private static final long SELF = 2_000;

	/** A call within another one, in the order of their beginnings. */
	private record Call(String method, int depth) {
	}

	private final StringBuilder records = new StringBuilder();
	private final Random random = new Random(2026);
	private final List<Call> calls = new ArrayList<>();

	private SampleRecording() {
	}

	static Path write(Path folder) throws IOException {
		SampleRecording log = new SampleRecording();
		for (int customer = 0; customer < CUSTOMERS; customer++) {
			log.serve(customer);
		}
		Files.createDirectories(folder);
		Files.writeString(folder.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(folder.resolve("kieker-1.dat"), log.records);
		return folder;
	}

	private void serve(int customer) {
		calls.clear();
		call("public void depot.Customers.serveNext()", 0);
		int wish = random.nextInt(100);
		if (wish < 50) {
			call("public depot.parcel.Receipt depot.Depot.accept(depot.parcel.Parcel)", 1);
			accept(2);
		} else if (wish < 65) {
			accept(1);
		} else if (wish < 75) {
			call("public java.util.List depot.Depot.accept(depot.parcel.Service, depot.parcel.Parcel[])", 1);
			for (int parcel = 0; parcel < 4; parcel++) {
				accept(2);
			}
		} else if (wish < 97) {
			call("public java.util.Optional depot.Depot.track(long)", 1);
		} else {
			call("public boolean depot.Depot.cancel(long)", 1);
			call("public java.util.Optional depot.Depot.track(long)", 2);
		}
		write(customer);
	}

	private void accept(int depth) {
		call("public depot.parcel.Receipt depot.Depot.accept(depot.parcel.Parcel, depot.parcel.Service)", depth);
		call("public int depot.parcel.Parcel.chargeableGrams()", depth + 1);
		if (random.nextBoolean()) {
			call("public int depot.parcel.Parcel$Size.cubicMillimetres()", depth + 2);
		}
		if (random.nextInt(20) == 0) {
			call("public void depot.Depot.dispatch(int)", depth + 1);
		}
	}

	private void call(String method, int depth) {
		calls.add(new Call(method, depth));
	}

	/** Kieker writes a call when it ends. */
	private void write(int trace) {
		long start = START + trace * STEP;
		for (int i = calls.size() - 1; i >= 0; i--) {
			Call call = calls.get(i);
			int end = i + 1;
			while (end < calls.size() && calls.get(end).depth > call.depth) {
				end++;
			}
			long in = start + i * SELF;
			long out = start + calls.size() * SELF + (calls.size() - i) * SELF - (calls.size() - end) * SELF / 2;
			records.append("$1;").append(out).append(';').append(call.method).append(";<no-session-id>;").append(trace).append(';')
					.append(in).append(';').append(out)
					.append(";host;").append(i).append(';').append(call.depth).append('\n');
		}
	}
}
