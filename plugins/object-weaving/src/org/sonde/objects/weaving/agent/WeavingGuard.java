/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Undoes the weaving of classes that the JVM would refuse then ({@link EarlyAssignments}). It is in front of the weaver and once more
 * behind it.
 */
final class WeavingGuard {
	private final Map<String, Set<String>> watched;
	private final Consumer<String> report;
	/** Classes that are in the weaver's hands, as they were before. */
	private final Map<String, byte[]> refused = new ConcurrentHashMap<>();

	/**
	 * @param watched names of fields by the binary name of the class that declares them
	 * @param report gets a sentence
	 */
	WeavingGuard(Map<String, Set<String>> watched, Consumer<String> report) {
		this.watched = watched;
		this.report = report;
	}

	ClassFileTransformer front() {
		return new ClassFileTransformer() {
			@Override
			public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
				Set<String> fields = name == null ? null : watched.get(name.replace('/', '.'));
				try {
					if (fields != null && EarlyAssignments.of(classFile).stream().anyMatch(fields::contains)) {
						refused.put(key(loader, name), classFile);
					}
				} catch (RuntimeException e) {
					// A class of a future Java, which the weaver cannot read, either.
				}
				return null;
			}
		};
	}

	ClassFileTransformer behind() {
		return new ClassFileTransformer() {
			@Override
			public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
				byte[] before = name == null ? null : refused.remove(key(loader, name));
				if (before != null) {
					report.accept("No probe is in " + name.replace('/', '.')
							+ ": a constructor assigns a watched field before it calls another constructor, "
							+ "and AspectJ cannot weave that. Assign the field later, or watch others.");
				}
				return before;
			}
		};
	}

	private static String key(ClassLoader loader, String name) {
		return name + "@" + System.identityHashCode(loader);
	}
}
