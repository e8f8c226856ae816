/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import org.eclipse.jdt.core.IType;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;

/** Names after a refactoring. */
final class NewNames {
	private NewNames() {
	}

	/** A constructor keeps its name: it is called as its type is. */
	static MethodSignature method(MethodSignature method, String newName) {
		return method.constructor() ? method
				: new MethodSignature(method.declaringType(), newName, method.parameterTypes(), method.returnType(), method.varargs(),
						false);
	}

	static MethodSignature declaredIn(MethodSignature method, String newDeclaringType) {
		return new MethodSignature(newDeclaringType, method.name(), method.parameterTypes(), method.returnType(), method.varargs(),
				method.constructor());
	}

	static FieldSignature field(FieldSignature field, String newName) {
		return new FieldSignature(field.declaringType(), newName, field.type(), field.isStatic());
	}

	static FieldSignature declaredIn(FieldSignature field, String newDeclaringType) {
		return new FieldSignature(newDeclaringType, field.name(), field.type(), field.isStatic());
	}

	/** The binary name of a top-level or member type that is given another simple name. */
	static String type(IType type, String newName) {
		return type.getDeclaringType() == null ? inPackage(type.getPackageFragment().getElementName(), newName)
				: inType(type.getDeclaringType(), newName);
	}

	/** @param packageName empty for the default package */
	static String inPackage(String packageName, String typeName) {
		return packageName.isEmpty() ? typeName : packageName + "." + typeName;
	}

	static String inType(IType declaringType, String typeName) {
		return declaringType.getFullyQualifiedName('$') + "$" + typeName;
	}
}
