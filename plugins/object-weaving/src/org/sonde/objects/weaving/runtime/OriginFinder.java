/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.lang.StackWalker.StackFrame;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import org.sonde.objects.sensor.ObjectTree;

/**
 * Finds on the stack which code of the program makes a change. AspectJ could hand over a static join point with the method, but makes it
 * when the class is initialised, and loads the types of all parameters for it: the program fails if one of them cannot be loaded.
 */
final class OriginFinder {
	private static final String RUNTIME = OriginFinder.class.getPackageName();
	/** Frames between the program and an event: aspects, this package, sensors. */
	private static final Set<String> MONITORING = Set.of(RUNTIME.substring(0, RUNTIME.lastIndexOf('.')), RUNTIME,
			ObjectTree.class.getPackageName());
	/** Whether a class is between the program and an event: also the JDK's code that the monitoring calls and that calls it back. */
	private static final ClassValue<Boolean> BETWEEN = new ClassValue<>() {
		@Override
		protected Boolean computeValue(Class<?> type) {
			return MONITORING.contains(type.getPackageName()) || type.getName().startsWith("java.");
		}
	};
	/**
	 * Of the monitoring's methods, and the program's behind them: each frame that the JVM reads for nothing costs some 50 ns, and to read
	 * again 900 ns.
	 */
	private static final int USUAL_DEPTH = 8;
	private static final int CREATION_DEPTH = 12;
	private static final StackWalker STACK = walker(USUAL_DEPTH);
	private static final StackWalker OF_CREATION = walker(CREATION_DEPTH);
	private static final String CONSTRUCTOR = "<init>";
	/** Methods into which AspectJ moves the code of a method or constructor that has an advice around it, as those of Kieker are. */
	private static final String AROUND_BODY = "_aroundBody";
	private static final Pattern AROUND = Pattern.compile(AROUND_BODY + "\\d+(\\$advice)?$");
	private static final String CONSTRUCTOR_AROUND = "init$";

	private OriginFinder() {
	}

	private static StackWalker walker(int depth) {
		return StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), depth);
	}

	/**
	 * Where this thread assigns, disposes or creates.
	 *
	 * @param created class of the object that is created, to find the code that says {@code new}; null if none is
	 * @return for whoever wants to know the line, which the JVM must look up; null if there is no code of the program
	 */
	static Supplier<StackTraceElement> find(Class<?> created) {
		StackFrame found = (created == null ? STACK : OF_CREATION).walk(stack -> {
			Iterator<StackFrame> frames = stack.iterator();
			StackFrame first = ofProgram(frames);
			return first == null || created == null ? first : caller(first, frames, created);
		});
		return found == null ? null : () -> element(found);
	}

	/** Null if there is none. */
	private static StackFrame ofProgram(Iterator<StackFrame> frames) {
		while (frames.hasNext()) {
			StackFrame next = frames.next();
			if (!BETWEEN.get(next.getDeclaringClass())) {
				return next;
			}
		}
		return null;
	}

	/**
	 * The caller of the outermost constructor of an object. A constructor that makes another object of its class is distinguished from one
	 * that calls {@code this(...)} by its parameters, as none calls itself; so not if the other object is made by another constructor.
	 */
	private static StackFrame caller(StackFrame first, Iterator<StackFrame> frames, Class<?> created) {
		Class<?> type = first.getDeclaringClass();
		if (!isConstructor(first) || !type.isAssignableFrom(created)) {
			// Made without a constructor, and found by its first assignment.
			return first;
		}
		StackFrame at = first;
		while (!at.getMethodName().equals(CONSTRUCTOR) && frames.hasNext()) {
			at = frames.next();
		}
		// Most are called by no other constructor, and the JVM takes long to tell the parameters.
		Set<String> ofTheObject = new HashSet<>();
		while (frames.hasNext()) {
			StackFrame next = frames.next();
			Class<?> its = next.getDeclaringClass();
			boolean isOwn = its == type || type != created && its.getSuperclass() == type;
			if (!isOwn || !next.getMethodName().equals(CONSTRUCTOR)) {
				return next;
			}
			ofTheObject.add(type.getName() + at.getDescriptor());
			if (!ofTheObject.add(its.getName() + next.getDescriptor())) {
				return next;
			}
			at = next;
			type = its;
		}
		return null;
	}

	private static boolean isConstructor(StackFrame frame) {
		return method(frame).equals(CONSTRUCTOR);
	}

	/** Returns the method's name as in the source. */
	private static String method(StackFrame frame) {
		String inCode = frame.getMethodName();
		if (!inCode.contains(AROUND_BODY)) {
			return inCode;
		}
		String name = AROUND.matcher(inCode).replaceFirst("");
		return name.equals(CONSTRUCTOR_AROUND) ? CONSTRUCTOR : name;
	}

	private static StackTraceElement element(StackFrame frame) {
		return new StackTraceElement(frame.getClassName(), method(frame), frame.getFileName(), frame.getLineNumber());
	}
}
