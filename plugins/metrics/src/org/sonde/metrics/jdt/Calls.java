/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Collections;

import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * Which nodes call which, each call bound to the static declaration. What the language calls unwritten is not a call:
 * {@code super()} that is not there, iterators of enhanced for, close of try-with-resources, accessors by record patterns.
 * {@code new X(…) {…}} calls the constructor of the anonymous class and that of X. Calls to data types are left out.
 * <p>
 * A call that is not found is kept: as a call to a node named after it with {@code ?} for each argument, in the module of the
 * type it is made on, or, where that is not known either, in the module {@code ?}.
 */
record Calls(BindingNames names, MissingNames missing, DataTypes dataTypes, GraphFacts facts, UnresolvedInFile unresolved) {

	/** @param caller null outside of units: what is called there is no edge */
	void add(Node caller, CallSite call) {
		if (call.called() == null) {
			addMissing(caller, call);
		} else if (caller != null && !dataTypes.declare(call.called())) {
			facts.call(caller, names.node(call.called()));
		}
	}

	private void addMissing(Node caller, CallSite call) {
		if (dataTypes.contain(call.onType())) {
			return;
		}
		unresolved.call(call);
		if (caller != null) {
			String arguments = String.join(",", Collections.nCopies(call.arguments(), "?"));
			facts.call(caller, missing.node(call.onType(), call.name() + "(" + arguments + ")"));
		}
	}

	/**
	 * Adds that the constructor of an anonymous class passes its arguments on to the constructor of the class it extends.
	 *
	 * @param caller    null outside of units: what is called there is no edge
	 * @param anonymous the constructor of the anonymous class; null where it was not found
	 */
	void addSuperConstructor(Node caller, IMethodBinding anonymous) {
		if (caller == null || anonymous == null || !anonymous.getDeclaringClass().isAnonymous()
				|| anonymous.getDeclaringClass().getInterfaces().length > 0) {
			return;
		}
		ITypeBinding superclass = anonymous.getDeclaringClass().getSuperclass();
		if (superclass == null) {
			return;
		}
		for (IMethodBinding method : superclass.getDeclaredMethods()) {
			if (method.isConstructor() && sameErasures(method.getParameterTypes(), anonymous.getParameterTypes())
					&& !dataTypes.declare(method)) {
				facts.call(caller, names.node(method));
				return;
			}
		}
	}

	private static boolean sameErasures(ITypeBinding[] some, ITypeBinding[] others) {
		boolean same = some.length == others.length;
		for (int i = 0; same && i < some.length; i++) {
			same = some[i].getErasure().isEqualTo(others[i].getErasure());
		}
		return same;
	}
}
