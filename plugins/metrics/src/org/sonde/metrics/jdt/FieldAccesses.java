/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * Which nodes read or write which fields of data types. Fields that data types declare ({@code Integer.MAX_VALUE}) are left out,
 * as calls to them are; those of other types outside the component are not.
 */
final class FieldAccesses {

	private final BindingNames names;
	private final DataTypes dataTypes;
	private final GraphFacts facts;

	FieldAccesses(BindingNames names, DataTypes dataTypes, GraphFacts facts) {
		this.names = names;
		this.dataTypes = dataTypes;
		this.facts = facts;
	}

	/** @param variable any field; what is not data is left out */
	void add(Node accessor, IVariableBinding variable) {
		IVariableBinding field = variable.getVariableDeclaration();
		if (isData(field)) {
			facts.access(accessor, names.field(field));
		}
	}

	/** The same, but only if anything calls the accessor: it need not be a node. */
	void addIfCalled(Node accessor, IVariableBinding field) {
		if (isData(field)) {
			facts.accessIfCalled(accessor, names.field(field));
		}
	}

	private boolean isData(IVariableBinding field) {
		ITypeBinding declaring = field.getDeclaringClass();
		// The length of an array is declared nowhere.
		return declaring != null && field.getType() != null && dataTypes.contain(field.getType()) && !dataTypes.contain(declaring);
	}
}
