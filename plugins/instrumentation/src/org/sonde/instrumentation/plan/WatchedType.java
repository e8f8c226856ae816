/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Objects;
import java.util.Optional;

/**
 * The type whose objects a lifecycle probe watches.
 *
 * @param declaringType its binary name
 * @param disposal      the method that ends the life of an object; empty if the garbage collector ends it
 */
public record WatchedType(String declaringType, Optional<DisposalMethod> disposal) implements CodePlace {
	/** @throws IllegalArgumentException if it is not a binary name; the message states the rule */
	public WatchedType {
		Objects.requireNonNull(disposal, "disposal");
		if (!JavaNames.isClassName(declaringType)) {
			throw new IllegalArgumentException(
					"declaring type '" + MethodSignature.shortened(declaringType) + "' is not a binary name such as p.A$B");
		}
	}

	/** Whose objects are deleted by the garbage collector. */
	public WatchedType(String declaringType) {
		this(declaringType, Optional.empty());
	}

	@Override
	public WatchedType key() {
		return new WatchedType(declaringType);
	}

	@Override
	public String noun() {
		return "type";
	}

	@Override
	public String probeName() {
		return "lifecycle " + declaringType;
	}

	/** {@code p.A}, or {@code p.A until close()}. */
	@Override
	public String toString() {
		return declaringType + disposal.map(end -> " until " + end).orElse("");
	}

	/** Whether the method ends the life of objects of this type. Methods of its super-types are not compared. */
	public boolean isDisposedBy(MethodSignature method) {
		return !method.constructor() && method.declaringType().equals(declaringType)
				&& disposal.filter(end -> end.equals(DisposalMethod.of(method))).isPresent();
	}
}
