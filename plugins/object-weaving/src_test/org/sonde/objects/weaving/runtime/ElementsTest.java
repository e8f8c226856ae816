/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntFunction;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ElementsTest {
	static Stream<Arguments> many() {
		List<String> all = List.of("a", "b", "c");
		return Stream.<Object>of(new String[] { "a", "b", "c" }, all, Arrays.asList("a", "b", "c"), new ArrayList<>(all),
				new ArrayDeque<>(all), new LinkedHashSet<>(all),
				new CopyOnWriteArrayList<>(all), new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c")),
				new HashMap<>(Map.of(1, "a", 2, "b", 3, "c")),
				new ConcurrentHashMap<>(Map.of(1, "a", 2, "b", 3, "c"))).map(many -> Arguments.of(new Object[] { many }));
	}

	@ParameterizedTest
	@MethodSource("many")
	void theElementsOfTheJdksOwn(Object many) {
		assertThat(Elements.isMany(many)).isTrue();
		assertThat(Elements.of(many)).containsExactly("a", "b", "c");
	}

	/** Whose code would run: a class of the program, or one that may be around it. */
	static Stream<Object> hostile() throws ReflectiveOperationException {
		List<String> program = new ArrayList<>() {
			private static final long serialVersionUID = 1L;

			@Override
			public Iterator<String> iterator() {
				throw new IllegalStateException("called");
			}
		};
		return Stream.of(lazy(), part(), program, Collections.unmodifiableList(program), Collections.synchronizedCollection(program),
				new ArrayList<>(List.of("a")).subList(0, 1), new HashMap<>(Map.of(1, "a")).values(), new HashMap<Integer, String>() {
					private static final long serialVersionUID = 1L;

					@Override
					public Collection<String> values() {
						throw new IllegalStateException("called");
					}
				});
	}

	/** Of a set; it asks the comparator where it ends. */
	private static Object part() {
		boolean[] over = { false };
		TreeSet<String> whole = new TreeSet<>((one, other) -> {
			if (over[0]) {
				throw new IllegalStateException("called");
			}
			return one.compareTo(other);
		});
		whole.addAll(List.of("a", "b", "c"));
		SortedSet<String> part = whole.subSet("a", "c");
		assertThat(part).isInstanceOf(TreeSet.class);
		over[0] = true;
		return part;
	}

	/** A list of the JDK that calls the program for each element, if this JDK has it. */
	private static Object lazy() throws ReflectiveOperationException {
		IntFunction<String> function = i -> {
			throw new IllegalStateException("called");
		};
		try {
			return Class.forName("java.lang.StableValue").getMethod("list", int.class, IntFunction.class).invoke(null, 3, function);
		} catch (ClassNotFoundException e) {
			return Collections.unmodifiableList(List.of());
		}
	}

	/** Changes while it is read, so many times; then it stays as it is. */
	private static final class Changing extends AbstractCollection<Object> {
		private final int times;
		private int reads;

		Changing(int times) {
			this.times = times;
		}

		@Override
		public Iterator<Object> iterator() {
			List<Object> elements = new ArrayList<>(List.of("a", "b"));
			Iterator<Object> iterator = elements.iterator();
			if (++reads <= times) {
				elements.add("c");
			}
			return iterator;
		}

		@Override
		public int size() {
			return 2;
		}
	}

	@Test
	void whatAnotherThreadChangesIsReadAgain() {
		Changing twice = new Changing(2);
		assertThat(Elements.limited(twice)).containsExactly("a", "b");
		assertThat(twice.reads).isEqualTo(3);
		Changing always = new Changing(Integer.MAX_VALUE);
		assertThatExceptionOfType(ConcurrentModificationException.class).isThrownBy(() -> Elements.limited(always));
		assertThat(always.reads).isEqualTo(3);
	}

	/** Another thread may hold the lock, and wait for the one that looks. */
	@ParameterizedTest
	@MethodSource("locked")
	void nothingThatHasALock(Object many) {
		assertThat(Elements.of(many)).isNull();
	}

	static Stream<Object> locked() {
		List<String> all = List.of("a");
		return Stream.of(new Vector<>(all), new LinkedBlockingQueue<>(all), new ArrayBlockingQueue<>(1, false, all),
				new Hashtable<>(Map.of(1, "a")));
	}

	@ParameterizedTest
	@MethodSource("hostile")
	void nothingThatMayRunCodeOfTheProgram(Object many) {
		assertThat(Elements.isMany(many)).isTrue();
		assertThat(Elements.of(many)).isNull();
	}

	@Test
	void notMoreThanTheLimitAndOne() {
		assertThat(Elements.of(Collections.nCopies(Elements.MOST, "a").toArray())).hasSize(Elements.MOST);
		assertThat(Elements.of(Collections.nCopies(Elements.MOST + 2, "a").toArray())).hasSize(Elements.MOST + 1);
	}
}
