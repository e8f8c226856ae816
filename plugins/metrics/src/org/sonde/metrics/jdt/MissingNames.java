/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/** Tells which types were not found, and names them as well as the source does. */
final class MissingNames {

	private final Modules modules;
	/** Imported types by their simple names: all that is known of those that are not found. */
	private final Map<String, String> imports = new HashMap<>();

	/** @param modules which types are modules */
	MissingNames(CompilationUnit unit, Modules modules) {
		this.modules = modules;
		for (Object declaration : unit.imports()) {
			String imported = ((ImportDeclaration) declaration).getName().getFullyQualifiedName();
			if (!((ImportDeclaration) declaration).isOnDemand() && !((ImportDeclaration) declaration).isStatic()) {
				imports.put(imported.substring(imported.lastIndexOf('.') + 1), imported);
			}
		}
	}

	/** Whether a type, or the elements of an array, were not found. Only the type itself counts, not its arguments. */
	static boolean isMissing(ITypeBinding type) {
		return type.isArray() ? isMissing(type.getElementType()) : type.getErasure().isRecovered();
	}

	/**
	 * The best name there is for a type that was not found: by the file's imports, else as it is written.
	 *
	 * @param written the name in the source, simple or qualified, maybe with type arguments
	 */
	String of(String written) {
		String name = written.replaceFirst("<.*", "").strip();
		int dot = name.indexOf('.');
		String first = dot < 0 ? name : name.substring(0, dot);
		return imports.getOrDefault(first, first) + name.substring(first.length());
	}

	/**
	 * A node of a type that was not found, its top-level type being the first part of the name that begins with a capital letter: by that
	 * convention packages and types are distinguished where nothing else helps.
	 */
	Node node(String type, String member) {
		int begin = 0;
		while (begin < type.length() && !Character.isUpperCase(type.charAt(begin)) && type.indexOf('.', begin) >= 0) {
			begin = type.indexOf('.', begin) + 1;
		}
		int end = type.indexOf('.', begin);
		String topLevel = end < 0 ? type : type.substring(0, end);
		return new ModuleType(topLevel,
				modules == Modules.TOP_LEVEL ? type : topLevel + type.substring(topLevel.length()).replace('.', '$'), modules)
				.node(member);
	}
}
