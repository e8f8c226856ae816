/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is in an array, collection or map. Only classes of the JDK that run no code of the program are asked; neither a class that extends
 * one of them, nor a wrapper, which may be around anything.
 */
final class Elements {
	/** The most elements that are read, so that a large collection does not stop the program. One more shows whether there are more. */
	static final int MOST = 10_000;

	/** Another thread may be changing a collection. */
	private static final int ATTEMPTS = 3;
	/**
	 * None has a lock, as the program may hold it and wait for this thread. No {@code TreeSet}, which may be a part of another one, and
	 * then asks the comparator.
	 */
	private static final Set<String> COLLECTIONS = Set.of("java.util.ArrayList", "java.util.LinkedList", "java.util.ArrayDeque",
			"java.util.HashSet", "java.util.LinkedHashSet", "java.util.PriorityQueue", "java.util.Arrays$ArrayList",
			"java.util.Collections$EmptyList", "java.util.Collections$EmptySet", "java.util.Collections$SingletonList",
			"java.util.Collections$SingletonSet",
			"java.util.ImmutableCollections$List12", "java.util.ImmutableCollections$ListN", "java.util.ImmutableCollections$Set12",
			"java.util.ImmutableCollections$SetN", "java.util.concurrent.CopyOnWriteArrayList", "java.util.concurrent.CopyOnWriteArraySet",
			"java.util.concurrent.ConcurrentLinkedQueue", "java.util.concurrent.ConcurrentLinkedDeque");
	private static final Set<String> MAPS = Set.of("java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap",
			"java.util.IdentityHashMap", "java.util.EnumMap", "java.util.ImmutableCollections$Map1", "java.util.ImmutableCollections$MapN",
			"java.util.Collections$EmptyMap", "java.util.Collections$SingletonMap", "java.util.concurrent.ConcurrentHashMap",
			"java.util.concurrent.ConcurrentSkipListMap");

	private Elements() {
	}

	/** Whether it is an array of objects, a collection or a map. */
	static boolean isMany(Object value) {
		return value instanceof Object[] || value instanceof Collection || value instanceof Map;
	}

	/**
	 * The first {@link #MOST} of them, and one more if there is one; of a map its values.
	 *
	 * @return null if that may run code of the program, or wait for it
	 * @throws RuntimeException if other threads change it again and again
	 */
	static List<Object> of(Object many) {
		if (many instanceof Object[]) {
			return limited(Arrays.asList((Object[]) many));
		}
		String name = many.getClass().getName();
		if (many instanceof Collection && COLLECTIONS.contains(name)) {
			return limited((Collection<?>) many);
		}
		if (many instanceof Map && MAPS.contains(name)) {
			return limited(((Map<?, ?>) many).values());
		}
		return null;
	}

	/** Returns the elements of a collection that other threads may change meanwhile. */
	static List<Object> limited(Collection<?> all) {
		for (int attempt = 1;; attempt++) {
			try {
				return first(all);
			} catch (RuntimeException e) {
				if (attempt == ATTEMPTS) {
					throw e;
				}
			}
		}
	}

	private static List<Object> first(Collection<?> all) {
		List<Object> first = new ArrayList<>();
		for (Object one : all) {
			if (first.size() > MOST) {
				break;
			}
			first.add(one);
		}
		return first;
	}
}
