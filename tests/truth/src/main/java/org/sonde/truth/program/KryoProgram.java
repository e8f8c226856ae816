/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Serializes and reads a graph of objects with Kryo. */
final class KryoProgram implements Program {

	private final Kryo kryo = new Kryo();
	private final Map<String, List<Order>> byCustomer = new HashMap<>();

	KryoProgram() {
		kryo.setReferences(true);
		kryo.register(Order.class);
		kryo.register(ArrayList.class);
		kryo.register(HashMap.class);
		for (Order order : SampleData.orders(120, 7)) {
			byCustomer.computeIfAbsent(order.customer(), customer -> new ArrayList<>()).add(order);
		}
	}

	@Override
	public long unit() {
		Output output = new Output(4096, -1);
		kryo.writeObject(output, byCustomer);
		Map<?, ?> read = kryo.readObject(new Input(output.toBytes()), HashMap.class);
		return 31L * output.position() + read.hashCode();
	}
}
