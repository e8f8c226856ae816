/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** Encodes and decodes generic records with Avro. */
final class AvroProgram implements Program {

	private final List<Order> orders = SampleData.orders(200, 5);
	private final Schema schema = SchemaBuilder.record("Order").fields().requiredInt("id").requiredString("customer")
			.requiredString("product")
			.requiredInt("quantity").requiredDouble("price").optionalString("note").endRecord();

	@Override
	public long unit() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
		GenericDatumWriter<GenericRecord> writer = new GenericDatumWriter<>(schema);
		for (Order order : orders) {
			GenericRecord encoded = new GenericData.Record(schema);
			encoded.put("id", order.id());
			encoded.put("customer", order.customer());
			encoded.put("product", order.product());
			encoded.put("quantity", order.quantity());
			encoded.put("price", order.price());
			encoded.put("note", order.note());
			writer.write(encoded, encoder);
		}
		encoder.flush();
		BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(bytes.toByteArray(), null);
		GenericDatumReader<GenericRecord> reader = new GenericDatumReader<>(schema);
		GenericRecord decoded = null;
		long sum = bytes.size();
		while (!decoder.isEnd()) {
			decoded = reader.read(decoded, decoder);
			sum = 31 * sum + decoded.hashCode();
		}
		return sum;
	}
}
