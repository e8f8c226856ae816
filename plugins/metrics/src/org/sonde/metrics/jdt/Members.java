/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.AnnotationTypeDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** The properties of fields, enum constants and initialiser blocks that are not written there. */
final class Members {

	private Members() {
	}

	/** Whether a member has code that initialises: a field with an initialiser, an initialiser block, an enum constant. */
	static boolean isInitialiser(BodyDeclaration node) {
		return node instanceof Initializer || node instanceof EnumConstantDeclaration
				|| node instanceof FieldDeclaration field && hasInitialiser(field);
	}

	/** Whether a member belongs to the type, not to its instances; fields of interfaces and enum constants do unsaid. */
	static boolean isStatic(BodyDeclaration node) {
		return Modifier.isStatic(node.getModifiers()) || node instanceof EnumConstantDeclaration
				|| node.getParent() instanceof AnnotationTypeDeclaration
				|| node.getParent() instanceof TypeDeclaration type && type.isInterface();
	}

	/** The name that the initialisers of a type go by, the static ones together and the others together. */
	static String initialiserName(BodyDeclaration node) {
		return isStatic(node) ? "<clinit>" : "<init>";
	}

	private static boolean hasInitialiser(FieldDeclaration node) {
		for (Object fragment : node.fragments()) {
			if (((VariableDeclarationFragment) fragment).getInitializer() != null) {
				return true;
			}
		}
		return false;
	}
}
