/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.source.SourceMethod.Obstacle;

/** Translates a resolved declaration into the name of the method in its class file. */
public final class BindingSignature {
	/** The declaration has no such name, and why. */
	static final class Unnamed extends Exception {
		private static final long serialVersionUID = 1L;
		private final transient Obstacle obstacle;

		Unnamed(Obstacle obstacle, String detail) {
			super(detail);
			this.obstacle = obstacle;
		}

		Obstacle obstacle() {
			return obstacle;
		}
	}

	private BindingSignature() {
	}

	/** @throws Unnamed if the declaration has errors or its name in the class file depends on the compiler */
	static MethodSignature of(MethodDeclaration declaration) throws Unnamed {
		IMethodBinding method = declaration.resolveBinding();
		if (method == null || method.getDeclaringClass() == null) {
			throw new Unnamed(Obstacle.UNRESOLVED, "");
		}
		ITypeBinding type = method.getDeclaringClass();
		List<String> parameters = new ArrayList<>();
		List<String> captured = List.of();
		if (method.isConstructor()) {
			parameters.addAll(leadingParameters(type, declaration));
			captured = type.isClass() && !type.isRecord() ? CapturedVariables.typesOf(declaration, type) : captured;
		}
		for (ITypeBinding parameter : method.getParameterTypes()) {
			parameters.add(nameOf(parameter));
		}
		parameters.addAll(captured);
		if (method.isVarargs() && !captured.isEmpty()) {
			throw new Unnamed(Obstacle.COMPILER_DEPENDENT, "captured variables after a parameter with an ellipsis");
		}
		try {
			return new MethodSignature(nameOf(type), method.isConstructor() ? MethodSignature.CONSTRUCTOR_NAME : method.getName(),
					parameters, method.isConstructor() ? "void" : nameOf(method.getReturnType()), method.isVarargs(),
					method.isConstructor());
		} catch (IllegalArgumentException e) {
			// Names with errors in them, as the parser recovers them.
			throw new Unnamed(Obstacle.UNRESOLVED, e.getMessage());
		}
	}

	/** Returns the parameters that the compiler adds before a constructor's own ones (JVMS 4.7.24 calls them mandated or synthetic). */
	private static List<String> leadingParameters(ITypeBinding type, MethodDeclaration constructor) throws Unnamed {
		if (type.isEnum()) {
			return List.of("java.lang.String", "int");
		}
		boolean inner = type.isClass() && !type.isRecord() && !Modifier.isStatic(type.getModifiers())
				&& type.getDeclaringClass() != null
				&& !type.getDeclaringClass().isInterface() && !type.getDeclaringClass().isAnnotation();
		if (!inner || (type.isLocal() && StaticContext.holds(constructor.getParent()))) {
			return List.of();
		}
		return List.of(nameOf(type.getDeclaringClass()));
	}

	/** Name of the erased type: primitive or binary name, arrays with {@code []}. */
	static String nameOf(ITypeBinding type) throws Unnamed {
		ITypeBinding erased = type.getErasure();
		if (erased.isArray()) {
			return nameOf(erased.getElementType()) + "[]".repeat(erased.getDimensions());
		}
		if (erased.isPrimitive()) {
			return erased.getName();
		}
		if (erased.isRecovered()) {
			throw new Unnamed(Obstacle.UNRESOLVED, "type " + erased.getName() + " is not found");
		}
		String name = erased.getBinaryName();
		if (name == null) {
			throw new Unnamed(Obstacle.UNREACHABLE, "");
		}
		return name;
	}
}
