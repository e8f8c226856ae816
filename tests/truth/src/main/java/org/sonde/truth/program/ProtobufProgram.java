/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.TextFormat;
import java.util.List;

/**
 * Builds, serializes, parses and prints messages with Protocol Buffers. The message type is described at run time, so no code is generated.
 */
final class ProtobufProgram implements Program {

	private final List<Order> orders = SampleData.orders(50, 6);
	private final Descriptor type;

	ProtobufProgram() throws Exception {
		DescriptorProto message = DescriptorProto.newBuilder().setName("Order").addField(field("id", 1, Type.TYPE_INT32))
				.addField(field("customer", 2, Type.TYPE_STRING)).addField(field("quantity", 3, Type.TYPE_INT32))
				.addField(field("price", 4, Type.TYPE_DOUBLE)).addField(field("note", 5, Type.TYPE_STRING)).build();
		FileDescriptorProto file = FileDescriptorProto.newBuilder().setName("order.proto").setSyntax("proto3").addMessageType(message)
				.build();
		type = FileDescriptor.buildFrom(file, new FileDescriptor[0]).findMessageTypeByName("Order");
	}

	private static FieldDescriptorProto field(String name, int number, Type type) {
		return FieldDescriptorProto.newBuilder().setName(name).setNumber(number).setType(type).build();
	}

	@Override
	public long unit() throws Exception {
		long sum = 0;
		for (Order order : orders) {
			byte[] bytes = DynamicMessage.newBuilder(type).setField(type.findFieldByName("id"), order.id())
					.setField(type.findFieldByName("customer"), order.customer())
					.setField(type.findFieldByName("quantity"), order.quantity())
					.setField(type.findFieldByName("price"), order.price()).setField(type.findFieldByName("note"), order.note()).build()
					.toByteArray();
			DynamicMessage parsed = DynamicMessage.parseFrom(type, bytes);
			sum = 31 * sum + TextFormat.printer().printToString(parsed).hashCode();
		}
		return sum;
	}
}
