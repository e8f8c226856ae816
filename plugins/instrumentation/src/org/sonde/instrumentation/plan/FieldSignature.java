/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Objects;
import java.util.Set;

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
	/** Common types of the JDK whose objects never change; those of {@code java.time} are more. */
	private static final Set<String> UNCHANGING = Set.of("java.lang.String", "java.lang.Boolean", "java.lang.Byte", "java.lang.Short",
			"java.lang.Integer",
			"java.lang.Long", "java.lang.Float", "java.lang.Double", "java.lang.Character", "java.lang.Class", "java.math.BigInteger",
			"java.math.BigDecimal",
			"java.util.UUID", "java.util.Optional", "java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble",
			"java.util.Locale", "java.util.Currency", "java.util.regex.Pattern", "java.net.URI", "java.nio.file.Path");

	/** @throws IllegalArgumentException if the parts cannot be those of a field; the message states the rule */
	public FieldSignature {
		Objects.requireNonNull(declaringType, "declaringType");
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(type, "type");
		require(JavaNames.isClassName(declaringType), "declaring type '%s' is not a binary name such as p.A$B", declaringType);
		require(JavaNames.isIdentifier(name), "field name '%s' is not a Java identifier", name);
		require(JavaNames.isTypeName(type), "field type '%s' is neither primitive nor a binary name such as p.A$B, with [] for arrays",
				type);
	}

	@Override
	public FieldSignature key() {
		return isStatic ? new FieldSignature(declaringType, name, type, false) : this;
	}

	/** Whether Java code cannot have both: a class declares one field of a name, of whatever type. */
	public boolean isSameField(FieldSignature other) {
		return declaringType.equals(other.declaringType) && name.equals(other.name);
	}

	private boolean isPrimitive() {
		return type.indexOf('.') < 0 && JavaNames.isTypeName(type) && !JavaNames.isClassName(type);
	}

	/** Whether what the field holds can change without an assignment of the field; objects of the program are taken to be so. */
	public boolean mayChangeInside() {
		return !isPrimitive() && !UNCHANGING.contains(type) && !type.startsWith("java.time.");
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
