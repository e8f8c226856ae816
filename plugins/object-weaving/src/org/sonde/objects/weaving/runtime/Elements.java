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
	/** So many are read at most, that a large collection does not stop the program. */
	static final int MOST = 10_000;

	private static final String IMMUTABLE = "java.util.ImmutableCollections$";
	private static final Set<String> COLLECTIONS = Set.of("java.util.ArrayList", "java.util.LinkedList", "java.util.ArrayDeque", "java.util.Vector",
			"java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet", "java.util.PriorityQueue", "java.util.Arrays$ArrayList",
			"java.util.Collections$EmptyList", "java.util.Collections$EmptySet", "java.util.Collections$SingletonList", "java.util.Collections$SingletonSet",
			"java.util.concurrent.CopyOnWriteArrayList", "java.util.concurrent.CopyOnWriteArraySet", "java.util.concurrent.ConcurrentLinkedQueue",
			"java.util.concurrent.ConcurrentLinkedDeque", "java.util.concurrent.LinkedBlockingQueue", "java.util.concurrent.ArrayBlockingQueue");
	private static final Set<String> MAPS = Set.of("java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap", "java.util.IdentityHashMap",
			"java.util.EnumMap", "java.util.Collections$EmptyMap", "java.util.Collections$SingletonMap", "java.util.concurrent.ConcurrentHashMap",
			"java.util.concurrent.ConcurrentSkipListMap");

	private Elements() {
	}

	/** Whether it is an array of objects, a collection or a map. */
	static boolean isMany(Object value) {
		return value instanceof Object[] || value instanceof Collection || value instanceof Map;
	}

	/**
	 * The first {@link #MOST} of them; of a map its values.
	 *
	 * @return null if it may run code of the program
	 */
	static List<Object> of(Object many) {
		if (many instanceof Object[]) {
			return limited(Arrays.asList((Object[]) many));
		}
		String name = many.getClass().getName();
		if (many instanceof Collection && (COLLECTIONS.contains(name) || name.startsWith(IMMUTABLE) && !name.contains("Sub"))) {
			return limited((Collection<?>) many);
		}
		if (many instanceof Map && (MAPS.contains(name) || name.startsWith(IMMUTABLE))) {
			return limited(((Map<?, ?>) many).values());
		}
		return null;
	}

	private static List<Object> limited(Collection<?> all) {
		List<Object> first = new ArrayList<>();
		for (Object one : all) {
			if (first.size() == MOST) {
				break;
			}
			first.add(one);
		}
		return first;
	}
}
