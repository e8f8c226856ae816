/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Map;

import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.sonde.metrics.component.Component;

/**
 * Tells which types are data by the component's patterns.
 *
 * @param known remembers answers for all files of the component
 */
record DataTypes(BindingNames names, Component component, Map<String, Boolean> known) {

	/**
	 * Whether a variable of this type is data: primitive, matching a pattern, or an array of either. A type that was not found is
	 * not.
	 */
	boolean contain(ITypeBinding type) {
		if (type.isArray()) {
			return contain(type.getElementType());
		}
		return type.isPrimitive() || !MissingNames.isMissing(type) && contain(names.canonical(type));
	}

	boolean contain(String canonicalName) {
		return known.computeIfAbsent(canonicalName, component::isDataType);
	}

	/** Whether a method is one of data: those of arrays, which no class declares, are. */
	boolean declare(IMethodBinding method) {
		ITypeBinding type = method.getMethodDeclaration().getDeclaringClass();
		return type == null || type.isArray() || contain(type);
	}
}
