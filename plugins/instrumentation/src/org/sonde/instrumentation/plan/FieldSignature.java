/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Objects;

/**
 * One field, named as its class file names it. {@link #toString()} is {@code int p.A$B.count}, spelled as a method's without parameters.
 * {@code isStatic} is not part of it: no class can declare two fields that differ in that alone.
 *
 * @param declaringType binary name of the type that declares the field
 * @param name          simple name
 * @param type          erased, spelled as the types of a method's parameters
 * @param isStatic      whether the field belongs to the class, not to its objects
 */
public record FieldSignature(String declaringType, String name, String type, boolean isStatic) implements CodePlace {
	/** @throws IllegalArgumentException if the parts cannot be those of a field; the message states the rule */
	public FieldSignature {
		Objects.requireNonNull(declaringType, "declaringType");
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(type, "type");
		require(JavaNames.isClassName(declaringType), "declaring type '%s' is not a binary name such as p.A$B", declaringType);
		require(JavaNames.isIdentifier(name), "field name '%s' is not a Java identifier", name);
		require(JavaNames.isTypeName(type), "field type '%s' is neither primitive nor a binary name such as p.A$B, with [] for arrays", type);
	}

	@Override
	public FieldSignature key() {
		return isStatic ? new FieldSignature(declaringType, name, type, false) : this;
	}

	@Override
	public String noun() {
		return "field";
	}

	@Override
	public String probeName() {
		return "field " + this;
	}

	@Override
	public String toString() {
		return type + " " + declaringType + "." + name;
	}

	private static void require(boolean condition, String rule, String found) {
		if (!condition) {
			throw new IllegalArgumentException(rule.formatted(MethodSignature.shortened(found)));
		}
	}
}
