/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.objectweb.asm.Type;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * A method as class files name it.
 *
 * @param owner      internal name of the type: {@code p/A$B}
 * @param name       simple name
 * @param descriptor parameters and result: {@code (I)V}
 */
public record Member(String owner, String name, String descriptor) {
	/** Binary name of the package; empty for the default package. */
	public String packageName() {
		return owner.substring(0, Math.max(owner.lastIndexOf('/'), 0)).replace('/', '.');
	}

	public boolean isConstructor() {
		return name.equals(MethodSignature.CONSTRUCTOR_NAME);
	}

	/** Returns the name in plans. Empty if the Java language has no such name, so that no plan can contain it. */
	public Optional<MethodSignature> signature(boolean varargs) {
		List<String> parameters = Arrays.stream(Type.getArgumentTypes(descriptor)).map(Type::getClassName).toList();
		try {
			return Optional.of(new MethodSignature(owner.replace('/', '.'), name, parameters, Type.getReturnType(descriptor).getClassName(),
					varargs && !parameters.isEmpty() && parameters.getLast().endsWith("[]"), isConstructor()));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}
}
