/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.io.Closeable;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

import org.aspectj.bridge.IMessage;
import org.aspectj.bridge.IMessageHandler;
import org.aspectj.weaver.BCException;
import org.aspectj.weaver.ReferenceType;
import org.aspectj.weaver.ResolvedMember;
import org.aspectj.weaver.Shadow;
import org.aspectj.weaver.UnresolvedType;
import org.aspectj.weaver.bcel.BcelWorld;
import org.aspectj.weaver.patterns.FormalBinding;
import org.aspectj.weaver.patterns.KindedPointcut;
import org.aspectj.weaver.patterns.SignaturePattern;
import org.aspectj.weaver.patterns.SimpleScope;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * The classes of a program as AspectJ's weaver sees them, to compare patterns with. They are read as files, never loaded; what
 * was read is kept only as long as memory allows. For one thread at a time.
 */
public final class Program implements Closeable {
	private static final String UNKNOWN_TYPE = "no match for this type name: ";
	/** The name and result of the methods that Eclipse's compiler makes for a switch over an enum; the weaver leaves them out. */
	private static final String SWITCH_TABLE = "$SWITCH_TABLE$";

	private final WeaverClassPath files;
	private final List<String> names;
	private final Messages messages = new Messages();
	private final World world;
	private final SortedSet<String> unreadable = new TreeSet<>();

	/**
	 * What a pattern matches in a program.
	 *
	 * @param methods      in the order of a plan's file
	 * @param unknownTypes types that the pattern names and that are nowhere on the class path, in the pattern's spelling
	 */
	public record Matches(List<MethodSignature> methods, List<String> unknownTypes) {
		/** The lists are copied. */
		public Matches {
			methods = List.copyOf(methods);
			unknownTypes = List.copyOf(unknownTypes);
		}
	}

	/** AspectJ's messages while it binds a pattern. */
	private static final class Messages implements IMessageHandler {
		private final Set<String> unknownTypes = new LinkedHashSet<>();
		private Optional<String> error = Optional.empty();

		void clear() {
			unknownTypes.clear();
			error = Optional.empty();
		}

		@Override
		public boolean handleMessage(IMessage message) {
			String text = message.getMessage();
			if (text.startsWith(UNKNOWN_TYPE)) {
				int end = text.indexOf(" [", UNKNOWN_TYPE.length());
				unknownTypes.add(text.substring(UNKNOWN_TYPE.length(), end < 0 ? text.length() : end));
			} else if (message.isError() && error.isEmpty()) {
				error = Optional.of(text);
			}
			return true;
		}

		@Override
		public boolean isIgnoring(IMessage.Kind kind) {
			return kind.isSameOrLessThan(IMessage.INFO);
		}

		@Override
		public void dontIgnore(IMessage.Kind kind) {
			// what is wanted is fixed
		}

		@Override
		public void ignore(IMessage.Kind kind) {
			// what is wanted is fixed
		}
	}

	/** Keeps what it read as long as memory allows: whoever types a pattern asks again and again. */
	private static final class World extends BcelWorld {
		World(WeaverClassPath files, Messages messages) {
			super(files, messages, null);
			typeMap.policy = TypeMap.USE_SOFT_REFS;
		}
	}

	/**
	 * Opens a program's class path and lists its classes.
	 *
	 * @param progress a cancelled one ends it with {@link java.util.concurrent.CancellationException}
	 * @throws IOException if an entry of {@link ClassPath#classes()} is missing or is no folder and no jar; the message names it
	 */
	public Program(ClassPath path, Progress progress) throws IOException {
		files = new WeaverClassPath(path);
		try {
			names = List.copyOf(files.names(progress));
		} catch (IOException | RuntimeException e) {
			files.close();
			throw e;
		}
		world = new World(files, messages);
		world.setBehaveInJava5Way(true);
		world.getLint().setAll("ignore");
		world.getLint().invalidAbsoluteTypeName.setKind(IMessage.WARNING);
	}

	/**
	 * Binary names of the classes that the matches so far could not look into: their files are broken, of a Java newer than AspectJ knows,
	 * or miss a class that they need.
	 */
	public SortedSet<String> unreadable() {
		return Collections.unmodifiableSortedSet(unreadable);
	}

	/** Binary names of the classes that patterns are compared with, in the order of the class path. */
	public List<String> types() {
		return names;
	}

	/**
	 * Matches patterns with all methods and constructors that AspectJ can weave: those with a body in Java, without bridges. A class file
	 * that cannot be read has no matches, and is then among the {@link #unreadable}.
	 *
	 * @param progress receives each class; a cancelled one ends it with {@link java.util.concurrent.CancellationException}
	 * @return the matches of each pattern, in the order of the patterns
	 * @throws PatternException if a pattern can be read but makes no sense to AspectJ, such as one for constructors of a parameterised type
	 */
	public List<Matches> match(List<MethodPattern> patterns, Progress progress) throws PatternException {
		List<SignaturePattern> bound = new ArrayList<>();
		List<List<String>> unknown = new ArrayList<>();
		for (MethodPattern pattern : patterns) {
			bound.add(bind(pattern));
			unknown.add(List.copyOf(messages.unknownTypes));
		}
		List<List<MethodSignature>> found = new ArrayList<>();
		patterns.forEach(pattern -> found.add(new ArrayList<>()));
		progress.begin("Matching patterns", names.size());
		for (String name : names) {
			progress.checkCancelled();
			matchClass(name, bound, found);
			progress.worked(1);
		}
		List<Matches> matches = new ArrayList<>();
		for (int i = 0; i < found.size(); i++) {
			found.get(i).sort(MethodSignature.FILE_ORDER);
			matches.add(new Matches(found.get(i), unknown.get(i)));
		}
		return matches;
	}

	/**
	 * Whether AspectJ can use the pattern at all.
	 *
	 * @throws PatternException if not
	 */
	public void check(MethodPattern pattern) throws PatternException {
		bind(pattern);
	}

	private SignaturePattern bind(MethodPattern pattern) throws PatternException {
		messages.clear();
		KindedPointcut execution = new KindedPointcut(
				pattern.constructor() ? Shadow.ConstructorExecution : Shadow.MethodExecution, pattern.parsed());
		try {
			execution.resolve(new SimpleScope(world, FormalBinding.NONE));
		} catch (BCException e) {
			throw new PatternException(0, "AspectJ reports: " + e.getMessage());
		}
		if (messages.error.isPresent()) {
			throw new PatternException(0, "AspectJ reports: " + messages.error.get());
		}
		return (SignaturePattern) execution.getSignature();
	}

	private void matchClass(String name, List<SignaturePattern> patterns, List<List<MethodSignature>> found) {
		try {
			if (!(world.resolve(UnresolvedType.forName(name), true) instanceof ReferenceType type) || type.isMissing()) {
				unreadable.add(name);
				return;
			}
			// The weaver matches the members of the class file, not those of the raw type that stands for a generic one.
			for (ResolvedMember method : type.getDelegate().getDeclaredMethods()) {
				if (!isWoven(method)) {
					continue;
				}
				for (int i = 0; i < patterns.size(); i++) {
					if (patterns.get(i).matches(method, world, false)) {
						int place = i;
						signature(name, method).ifPresent(found.get(place)::add);
					}
				}
			}
		} catch (RuntimeException e) {
			// No class file, or a broken one: AspectJ has many exceptions for that.
			unreadable.add(name);
		}
	}

	private static boolean isWoven(ResolvedMember method) {
		int flags = method.getModifiers();
		return (flags & (Modifier.ABSTRACT | Modifier.NATIVE)) == 0 && !method.isBridgeMethod()
				&& !method.getName().equals("<clinit>")
				&& !(method.getName().startsWith(SWITCH_TABLE) && method.getReturnType().getSignature().equals("[I"));
	}

	/** Empty if the name is none of Java's, as those of some other languages are: no plan can hold it. */
	private static Optional<MethodSignature> signature(String type, ResolvedMember method) {
		try {
			boolean constructor = method.getName().equals(MethodSignature.CONSTRUCTOR_NAME);
			List<String> parameters = Arrays.stream(method.getParameterTypes()).map(Program::erased).toList();
			return Optional
					.of(new MethodSignature(type, method.getName(), parameters, constructor ? "void" : erased(method.getReturnType()),
							method.isVarargsMethod() && !parameters.isEmpty() && parameters.getLast().endsWith("[]"), constructor));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	private static String erased(UnresolvedType type) {
		return UnresolvedType.forSignature(type.getErasureSignature()).getName();
	}

	@Override
	public void close() throws IOException {
		files.close();
	}
}
