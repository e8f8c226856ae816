/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassFileWalk;
import org.sonde.instrumentation.pattern.ClassPath;

/** The classes of a program, read as files: types, methods, who extends whom. No code is loaded or run. */
public final class ScannedProgram {
	/** More calls than this are not kept, some 200 MB; the JDK has fewer. */
	private static final int MAX_CALLS = 4_000_000;

	private final SortedMap<String, ScannedType> types;
	private final Map<String, ScannedType> libraries;
	private final Map<String, Set<String>> subtypes = new HashMap<>();
	/** The supertypes of each type that were requested. */
	private final Map<String, Set<String>> supertypes = new HashMap<>();
	private final Map<Member, ScannedMethod> methods = new HashMap<>();
	private final List<Unread> unread;

	/**
	 * A class file that is left out.
	 *
	 * @param place the file
	 * @param reason why, in words
	 */
	public record Unread(String place, String reason) {
	}

	private ScannedProgram(SortedMap<String, ScannedType> types, Map<String, ScannedType> libraries, List<Unread> unread) {
		this.types = types;
		this.libraries = libraries;
		this.unread = List.copyOf(unread);
		types.values().forEach(type -> type.methods().forEach(method -> methods.put(method.member(), method)));
		Stream.concat(types.values().stream(), libraries.values().stream()).forEach(type -> type.supertypes()
				.forEach(supertype -> subtypes.computeIfAbsent(supertype, name -> new TreeSet<>()).add(type.name())));
	}

	/**
	 * Reads all classes. Of two with the same name the first counts, as on a class path. Damaged and huge files are left out.
	 *
	 * @param progress receives each file; a cancelled read ends with {@link java.util.concurrent.CancellationException}
	 * @throws IOException if a folder or jar is not there, cannot be read or is no jar; the message names it
	 */
	public static ScannedProgram read(ClassPath path, Progress progress) throws IOException {
		return read(path, MAX_CALLS, progress);
	}

	/** @param mostCalls class files that exceed it, together with those before, are left out */
	static ScannedProgram read(ClassPath path, int mostCalls, Progress progress) throws IOException {
		Reader reader = new Reader(mostCalls);
		ClassFileWalk.walk(path.classes(), progress, reader);
		Set<String> needed = new HashSet<>();
		for (ScannedType type : reader.types.values()) {
			needed.addAll(type.supertypes());
			needed.addAll(type.annotations());
			for (ScannedMethod method : type.methods()) {
				needed.addAll(method.annotations());
				method.calls().forEach(call -> needed.add(call.target().owner()));
			}
		}
		needed.removeAll(reader.types.keySet());
		try (LibraryTypes libraries = new LibraryTypes(path.libraries())) {
			Map<String, ScannedType> found = libraries.withAncestors(needed, progress);
			found.keySet().removeAll(reader.types.keySet());
			return new ScannedProgram(reader.types, found, reader.unread);
		}
	}

	private static final class Reader implements ClassFileWalk.Visitor {
		private final SortedMap<String, ScannedType> types = new TreeMap<>();
		private final Map<Object, Object> pool = new HashMap<>();
		private final List<Unread> unread = new ArrayList<>();
		private final int mostCalls;
		private int calls;

		Reader(int mostCalls) {
			this.mostCalls = mostCalls;
		}

		@Override
		public void classFile(String place, byte[] bytes) {
			try {
				ScannedType type = TypeScanner.scan(bytes, true, pool);
				if (type == null || types.containsKey(type.name())) {
					return;
				}
				int more = type.methods().stream().mapToInt(method -> method.calls().size()).sum();
				if (calls + more > mostCalls) {
					unread.add(new Unread(place, "the classes have more than " + mostCalls + " calls; name fewer classes"));
				} else {
					calls += more;
					types.put(type.name(), type);
				}
			} catch (RuntimeException e) {
				// ASM has no exception of its own for what is not a class file, or one of a Java yet to come.
				unread.add(new Unread(place, "it is damaged, or too new"));
			}
		}

		@Override
		public void tooLarge(String place) {
			unread.add(new Unread(place, "it has more than " + (ClassFileWalk.MAX_BYTES >> 20) + " MiB"));
		}

		@Override
		public void unreadable(String place, IOException reason) {
			unread.add(new Unread(place, IoErrorText.inWords(reason)));
		}
	}

	/** All types by name. */
	public Collection<ScannedType> types() {
		return Collections.unmodifiableCollection(types.values());
	}

	/** The files that are left out, in the order of the class path. */
	public List<Unread> unread() {
		return unread;
	}

	/** The type and all that it extends or implements, at whatever distance, as far as known; internal names. */
	public Set<String> withSupertypes(String type) {
		Set<String> known = supertypes.get(type);
		if (known == null) {
			known = Collections.unmodifiableSet(findSupertypes(type));
			supertypes.put(type, known);
		}
		return known;
	}

	private Set<String> findSupertypes(String type) {
		Set<String> found = new LinkedHashSet<>(Set.of(type));
		Deque<String> open = new ArrayDeque<>(found);
		while (!open.isEmpty()) {
			ScannedType known = type(open.remove());
			if (known != null) {
				known.supertypes().stream().filter(found::add).forEach(open::add);
			}
		}
		return found;
	}

	/** The annotations and those of their own types, at whatever distance, as far as known; internal names. */
	public Set<String> withMetaAnnotations(Collection<String> annotations) {
		Set<String> found = new LinkedHashSet<>(annotations);
		Deque<String> open = new ArrayDeque<>(found);
		while (!open.isEmpty()) {
			ScannedType known = type(open.remove());
			if (known != null) {
				known.annotations().stream().filter(found::add).forEach(open::add);
			}
		}
		return found;
	}

	/** The annotations of a method and of those that it overrides, with their meta-annotations. */
	public Set<String> annotations(ScannedMethod method) {
		Set<String> all = new LinkedHashSet<>(method.annotations());
		if (method.isOverridable()) {
			for (String supertype : withSupertypes(method.member().owner())) {
				ScannedType known = type(supertype);
				if (known != null) {
					known.methods().stream().filter(one -> isSameName(one.member(), method.member()))
							.forEach(one -> all.addAll(one.annotations()));
				}
			}
		}
		return withMetaAnnotations(all);
	}

	/** The method that an instruction names, in the type itself or what it inherits; null if it is none of the program's. */
	public ScannedMethod resolve(Member target) {
		ScannedMethod own = methods.get(target);
		if (own != null) {
			return own;
		}
		ScannedMethod without = null;
		for (String supertype : withSupertypes(target.owner())) {
			ScannedMethod inherited = methods.get(new Member(supertype, target.name(), target.descriptor()));
			if (inherited != null && inherited.hasBody()) {
				return inherited;
			}
			without = without == null ? inherited : without;
		}
		return target.isConstructor() ? null : without;
	}

	/** The methods with a body that override this one in subtypes, in the order of their types' names. */
	public List<ScannedMethod> overriding(ScannedMethod method) {
		if (!method.isOverridable()) {
			return List.of();
		}
		Set<String> found = new TreeSet<>();
		Deque<String> open = new ArrayDeque<>(List.of(method.member().owner()));
		while (!open.isEmpty()) {
			subtypes.getOrDefault(open.remove(), Set.of()).stream().filter(found::add).forEach(open::add);
		}
		Set<ScannedMethod> overriding = new LinkedHashSet<>();
		for (String type : found) {
			// A class may also inherit from its super-class what an interface of its own asks for.
			ScannedMethod one = resolve(new Member(type, method.member().name(), method.member().descriptor()));
			if (one != null && one != method && one.hasBody() && !one.isStatic()) {
				overriding.add(one);
			}
		}
		return List.copyOf(overriding);
	}

	private ScannedType type(String name) {
		ScannedType own = types.get(name);
		return own == null ? libraries.get(name) : own;
	}

	private static boolean isSameName(Member one, Member other) {
		return one.name().equals(other.name()) && one.descriptor().equals(other.descriptor());
	}
}
