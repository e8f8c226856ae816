/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.AnnotationTypeDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** What fields and initialisers are, beyond what is written at them. */
final class Members {

	private Members() {
	}

	/** Whether a field or initialiser belongs to the type, not to its instances; fields of interfaces do without saying so. */
	static boolean isStatic(BodyDeclaration node) {
		return Modifier.isStatic(node.getModifiers()) || node.getParent() instanceof AnnotationTypeDeclaration
				|| node.getParent() instanceof TypeDeclaration type && type.isInterface();
	}

	static boolean hasInitialiser(FieldDeclaration node) {
		for (Object fragment : node.fragments()) {
			if (((VariableDeclarationFragment) fragment).getInitializer() != null) {
				return true;
			}
		}
		return false;
	}
}
