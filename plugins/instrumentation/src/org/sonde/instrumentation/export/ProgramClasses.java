/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.sonde.instrumentation.plan.MethodSignature;

/**
 * What is known of the classes of the program to be monitored: which methods they have and what they extend. An agent that selects
 * methods by name alone catches others, too; the classes say which. Read from class files by {@link ClassFiles}.
 */
public final class ProgramClasses {
	/** Classes of which nothing is known. */
	public static final ProgramClasses UNKNOWN = new ProgramClasses(List.of());

	/**
	 * A method or constructor of a class.
	 *
	 * @param synthetic  whether the compiler made it: bridges, lambdas, accessors
	 * @param body       whether it has code that can be executed, so is neither abstract nor native
	 * @param stackQuery how its code asks who called it; empty if it does not
	 */
	public record Method(MethodSignature signature, boolean synthetic, boolean body, Optional<StackQuery> stackQuery) {
		/** A method that does not ask who called it. */
		public Method(MethodSignature signature, boolean synthetic, boolean body) {
			this(signature, synthetic, body, Optional.empty());
		}
	}

	/**
	 * A class or interface.
	 *
	 * @param name       binary name
	 * @param sealed     whether it names its subtypes: by {@code permits}, or as an enum with constants that have bodies
	 * @param supertypes binary names of what it extends and implements directly
	 */
	public record Type(String name, boolean isInterface, boolean sealed, List<String> supertypes, List<Method> methods) {
		/** Copies its arguments. */
		public Type {
			supertypes = List.copyOf(supertypes);
			methods = List.copyOf(methods);
		}
	}

	private final SortedMap<String, Type> types;
	private final Map<String, Set<String>> subtypes = new HashMap<>();
	/** The methods by their exchange spelling, which has no ellipsis. */
	private final Map<String, Method> methods = new HashMap<>();

	/** @param types where a name comes twice, the first is taken, as on a class path */
	public ProgramClasses(Collection<Type> types) {
		SortedMap<String, Type> byName = new TreeMap<>();
		types.forEach(type -> byName.putIfAbsent(type.name(), type));
		this.types = Collections.unmodifiableSortedMap(byName);
		byName.values().forEach(type -> type.supertypes()
				.forEach(supertype -> subtypes.computeIfAbsent(supertype, name -> new TreeSet<>()).add(type.name())));
		byName.values().forEach(type -> type.methods().forEach(method -> methods.put(method.signature().toString(), method)));
	}

	/** All types, by binary name. */
	public Collection<Type> types() {
		return types.values();
	}

	/** The type of this binary name, if it is known. */
	public Optional<Type> type(String name) {
		return Optional.ofNullable(types.get(name));
	}

	/** The method of this signature, if it is known. */
	public Optional<Method> method(MethodSignature signature) {
		return Optional.ofNullable(methods.get(signature.toString()));
	}

	/** The type, or the nearest that it extends or implements, that declares a method which fits; empty if none is known. */
	public Optional<String> declaring(String type, Predicate<MethodSignature> fits) {
		return declaring(type, fits, new HashSet<>());
	}

	private Optional<String> declaring(String name, Predicate<MethodSignature> fits, Set<String> seen) {
		Type type = types.get(name);
		if (type == null || !seen.add(name)) {
			return Optional.empty();
		}
		return type.methods().stream().map(Method::signature).anyMatch(fits) ? Optional.of(name)
				: type.supertypes().stream().flatMap(supertype -> declaring(supertype, fits, seen).stream()).findFirst();
	}

	/** The methods with a body in the type, in the order of a plan's file; none if the type is unknown. */
	public List<Method> executable(String type) {
		return type(type).stream().flatMap(known -> known.methods().stream()).filter(Method::body)
				.sorted((a, b) -> MethodSignature.FILE_ORDER.compare(a.signature(), b.signature())).toList();
	}

	/** The names of the type and of all that it extends or implements, at whatever distance, as far as they are known. */
	public Set<String> withSupertypes(String type) {
		Set<String> found = new TreeSet<>(Set.of(type));
		Deque<String> open = new ArrayDeque<>(found);
		while (!open.isEmpty()) {
			type(open.remove()).stream().flatMap(known -> known.supertypes().stream()).filter(found::add).forEach(open::add);
		}
		return found;
	}

	/** The type and all that extend or implement it, at whatever distance, in order of their names. */
	public List<Type> withSubtypes(String type) {
		Set<String> found = new HashSet<>(Set.of(type));
		Deque<String> open = new ArrayDeque<>(found);
		while (!open.isEmpty()) {
			subtypes.getOrDefault(open.remove(), Set.of()).stream().filter(found::add).forEach(open::add);
		}
		List<Type> known = new ArrayList<>();
		new TreeSet<>(found).forEach(name -> type(name).ifPresent(known::add));
		return known;
	}
}
