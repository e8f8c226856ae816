/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A record class of Kieker and the types of its fields: {@code s} string, {@code l} long, {@code i} int, {@code b} boolean,
 * {@code c} a cause, which is a string that may contain the separator of the text format.
 *
 * @param className qualified name, as in {@code kieker.map}
 * @param fields    a letter per field
 * @param kind      what it means to us
 */
record RecordType(String className, String fields, Kind kind) {
	enum Kind {
		METADATA, EXECUTION, BEFORE, AFTER, AFTER_FAILED, OTHER
	}

	private static final Map<String, RecordType> ALL = new HashMap<>();

	static {
		add("kieker.common.record.misc.KiekerMetadataRecord", "sssiblsl", Kind.METADATA);
		add("kieker.common.record.controlflow.OperationExecutionRecord", "sslllsii", Kind.EXECUTION);
		add("kieker.common.record.OperationExecutionRecord", "sslllsii", Kind.EXECUTION); // Kieker 1.2
		add("kieker.tpmon.monitoringRecord.executions.KiekerExecutionRecord", "sslllsii", Kind.EXECUTION); // Kieker 1.1

		String operation = "kieker.common.record.flow.trace.operation.";
		add(operation + "BeforeOperationEvent", "lliss", Kind.BEFORE);
		add(operation + "AfterOperationEvent", "lliss", Kind.AFTER);
		add(operation + "AfterOperationFailedEvent", "llissc", Kind.AFTER_FAILED);
		add(operation + "CallOperationEvent", "llissss", Kind.OTHER);
		String object = operation + "object.";
		add(object + "BeforeOperationObjectEvent", "llissi", Kind.BEFORE);
		add(object + "BeforeOperationObjectInterfaceEvent", "llissis", Kind.BEFORE);
		add(object + "AfterOperationObjectEvent", "llissi", Kind.AFTER);
		add(object + "AfterOperationFailedObjectEvent", "llissci", Kind.AFTER_FAILED);
		add(object + "CallOperationObjectEvent", "llissssii", Kind.OTHER);
		String constructor = operation + "constructor.";
		add(constructor + "BeforeConstructorEvent", "lliss", Kind.BEFORE);
		add(constructor + "AfterConstructorEvent", "lliss", Kind.AFTER);
		add(constructor + "AfterConstructorFailedEvent", "llissc", Kind.AFTER_FAILED);
		add(constructor + "CallConstructorEvent", "llissss", Kind.OTHER);
		String constructorObject = constructor + "object.";
		add(constructorObject + "BeforeConstructorObjectEvent", "llissi", Kind.BEFORE);
		add(constructorObject + "BeforeConstructorObjectInterfaceEvent", "llissis", Kind.BEFORE);
		add(constructorObject + "AfterConstructorObjectEvent", "llissi", Kind.AFTER);
		add(constructorObject + "AfterConstructorFailedObjectEvent", "llissci", Kind.AFTER_FAILED);
		add(constructorObject + "CallConstructorObjectEvent", "llissssii", Kind.OTHER);

		String trace = "kieker.common.record.flow.trace.";
		add(trace + "TraceMetadata", "llssli", Kind.OTHER);
		add(trace + "ApplicationTraceMetadata", "llsslis", Kind.OTHER);
		add(trace + "ConstructionEvent", "llisi", Kind.OTHER);
		add(trace + "concurrency.SplitEvent", "lli", Kind.OTHER);
		add(trace + "concurrency.JoinEvent", "llil", Kind.OTHER);
	}

	/** The type of this class; empty if it is not known. */
	static Optional<RecordType> of(String className) {
		return Optional.ofNullable(ALL.get(className));
	}

	/** The length in bytes of the record's fields in the binary format, where a string is the id of its text. */
	int binaryLength() {
		return fields.chars().map(field -> switch (field) {
			case 'l' -> Long.BYTES;
			case 'b' -> Byte.BYTES;
			default -> Integer.BYTES;
		}).sum();
	}

	private static void add(String className, String fields, Kind kind) {
		ALL.put(className, new RecordType(className, fields, kind));
	}
}
