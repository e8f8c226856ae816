/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Keeps things by key, in the order they came; in memory. */
public class Repository<K extends Comparable<K>, V> {
	private final Map<K, V> entries = new LinkedHashMap<>();

	/** @throws IllegalStateException if there is something of this key */
	public void add(K key, V value) {
		if (entries.putIfAbsent(key, value) != null) {
			throw new IllegalStateException("there is already something of key " + key);
		}
	}

	public Optional<V> find(K key) {
		return Optional.ofNullable(entries.get(key));
	}

	public Optional<V> remove(K key) {
		return Optional.ofNullable(entries.remove(key));
	}

	/** What is left, seen through a function. */
	public <R> List<R> collect(Function<? super V, ? extends R> view) {
		List<R> result = new ArrayList<>(entries.size());
		for (V value : entries.values()) {
			result.add(view.apply(value));
		}
		return result;
	}

	public int size() {
		return entries.size();
	}
}
