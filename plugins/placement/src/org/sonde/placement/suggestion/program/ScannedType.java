/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;

/**
 * A class or interface, as its class file says.
 *
 * @param name        internal name
 * @param access      the flags of its class file
 * @param version     of the class file, such as 69 for Java 25
 * @param supertypes  internal names: the super-class first, then the interfaces
 * @param annotations internal names
 */
public record ScannedType(String name, int access, int version, List<String> supertypes, Set<String> annotations,
		List<ScannedMethod> methods) {
	/** The collections are copied. */
	public ScannedType {
		supertypes = List.copyOf(supertypes);
		annotations = Set.copyOf(annotations);
		methods = List.copyOf(methods);
	}

	public boolean isPublic() {
		return Modifier.isPublic(access);
	}
}
