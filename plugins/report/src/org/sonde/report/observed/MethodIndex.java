/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;

/**
 * Finds the methods of a plan or a project that recorded signatures stand for. Modifiers, their order, blanks, {@code throws} and
 * the two spellings of constructors do not matter; their erased parameters distinguish overloads, and by the return type
 * where one was recorded. Only where the exact name is nowhere: nested types may be spelled with dots, as logs up to Kieker 1.9
 * have them, and a return type may be missing, as hand-written probes leave it out. What could be several methods is none.
 */
public final class MethodIndex {
	/** The name of a method in a span. */
	private static final Pattern QUALIFIED = Pattern.compile("[\\p{javaJavaIdentifierPart}.]+\\.[\\p{javaJavaIdentifierPart}]+");

	private final String where;
	private final Map<MethodSignature, MethodSignature> exact = new HashMap<>();
	private final Map<String, List<MethodSignature>> byDots = new HashMap<>();
	private final Map<String, List<MethodSignature>> byName = new HashMap<>();
	private final Map<String, List<MethodSignature>> byType = new HashMap<>();

	/**
	 * @param methods in which is looked; one that is there twice counts once
	 * @param where   what holds them, for the reasons: {@code "the plan"}
	 */
	public MethodIndex(Collection<MethodSignature> methods, String where) {
		this.where = where;
		for (MethodSignature method : methods) {
			if (exact.putIfAbsent(method.withVarargs(false), method) == null) {
				add(byDots, dots(method), method);
				add(byName, name(method), method);
				add(byType, dotted(method.declaringType()), method);
			}
		}
	}

	/** The method that the signature stands for, or why there is none. */
	public Match find(String recorded) {
		if (isName(recorded)) {
			return named(recorded);
		}
		RecordedSignature signature;
		try {
			signature = RecordedSignature.read(recorded);
		} catch (IllegalArgumentException e) {
			return unreadable(e);
		}
		MethodSignature method = signature.method();
		MethodSignature same = exact.get(method.withVarargs(false));
		if (same != null) {
			return new Match.Found(same, "");
		}
		return loosely(signature).orElseGet(() -> notFound(signature));
	}

	/** Whether the text is the name of a method in a span: type and name, without parameters. */
	static boolean isName(String recorded) {
		return QUALIFIED.matcher(recorded).matches();
	}

	/** The method that a span names, which has neither parameters nor return type. */
	private Match named(String name) {
		List<MethodSignature> methods = byName.getOrDefault(ofSpan(name), List.of());
		if (methods.size() == 1) {
			return new Match.Found(methods.getFirst(), "a span has no parameters");
		}
		if (!methods.isEmpty()) {
			return new Match.NotFound(Reason.AMBIGUOUS, "it may be any of " + named(methods) + ": a span has no parameters");
		}
		return absent(name.substring(0, name.lastIndexOf('.')));
	}

	/** Returns the match of a signature that {@link RecordedSignature#read} refuses. */
	static Match.NotFound unreadable(IllegalArgumentException refused) {
		String why = refused.getMessage().substring(refused.getMessage().lastIndexOf("signature: ") + "signature: ".length());
		return why.contains("initialiser") ? new Match.NotFound(Reason.CLASS_INITIALISER, why)
				: new Match.NotFound(Reason.SPELLING, "it is not spelled like an operation: " + why);
	}

	/** Methods of the name in the type, whatever their parameters; type and name as recorded, nested types with dots or not. */
	List<MethodSignature> overloads(MethodSignature method) {
		return byName.getOrDefault(name(method), List.of());
	}

	/** Whether the index has a method of the type. */
	boolean hasType(String type) {
		return byType.containsKey(dotted(type));
	}

	private Optional<Match> loosely(RecordedSignature signature) {
		MethodSignature method = signature.method();
		List<MethodSignature> spelled = byDots.getOrDefault(dots(method), List.of()).stream()
				.filter(candidate -> dotted(candidate.returnType()).equals(dotted(method.returnType()))).toList();
		String note = "nested types are spelled with dots in the log";
		if (spelled.isEmpty() && !signature.named()) {
			spelled = byDots.getOrDefault(dots(asMethod(method)), List.of());
			note = "the log has no return type";
		}
		if (spelled.size() > 1) {
			return Optional.of(new Match.NotFound(Reason.AMBIGUOUS, "it may be any of " + named(spelled) + ": " + note));
		}
		return spelled.isEmpty() ? Optional.empty() : Optional.of(new Match.Found(spelled.getFirst(), note));
	}

	private Match notFound(RecordedSignature signature) {
		MethodSignature method = signature.method();
		List<MethodSignature> overloads = overloads(method);
		if (overloads.isEmpty() && !signature.named()) {
			overloads = overloads(asMethod(method));
		}
		if (signature.modifiers().contains("volatile")) {
			return new Match.NotFound(Reason.COMPILER_MADE, "it is a bridge method of the compiler"
					+ (overloads.isEmpty() ? "" : ", which calls " + named(overloads)));
		}
		// No source has it. Tools, such as JaCoCo, begin names of their methods with a dollar sign.
		if (method.isNamedByCompiler() || method.name().startsWith("$")) {
			return new Match.NotFound(Reason.COMPILER_MADE, method.name().startsWith("lambda$")
					? "it is the body of a lambda expression, whose name depends on the compiler"
					: "a compiler or a tool generated it");
		}
		if (!overloads.isEmpty()) {
			return new Match.NotFound(Reason.OTHER_PARAMETERS, where + " has " + named(overloads)
					+ " there: another overload, or the method was changed since");
		}
		return absent(method.declaringType());
	}

	/** No method of the type has the name. */
	private Match.NotFound absent(String type) {
		return hasType(type) ? new Match.NotFound(Reason.WHOLE_TYPE, where + " has other methods of this type, not this one")
				: new Match.NotFound(Reason.OTHER_TYPE, where + " has no method of this type");
	}

	/** Returns the method that a signature without return type may mean. It reads as a constructor. */
	private static MethodSignature asMethod(MethodSignature constructor) {
		String type = constructor.declaringType();
		int dot = type.lastIndexOf('.');
		return dot < 0 ? constructor
				: new MethodSignature(type.substring(0, dot), type.substring(dot + 1), constructor.parameterTypes(), "void",
						false, false);
	}

	static String named(List<MethodSignature> methods) {
		return methods.size() <= 3 ? String.join(", ", methods.stream().map(MethodSignature::toString).sorted().toList())
				: methods.size() + " methods of the name";
	}

	private static String dots(MethodSignature method) {
		return name(method) + "(" + dotted(String.join(",", method.parameterTypes()))
				+ ")";
	}

	/** Returns the name as in a span, with dots: {@code p.A.B.m}. */
	static String name(MethodSignature method) {
		return dotted(method.declaringType()) + "." + method.name();
	}

	/** The same from what a span has: a dollar in the name of the method stays. */
	static String ofSpan(String recorded) {
		int dot = recorded.lastIndexOf('.');
		return dotted(recorded.substring(0, dot)) + recorded.substring(dot);
	}

	static String dotted(String binaryName) {
		return binaryName.replace('$', '.');
	}

	private static void add(Map<String, List<MethodSignature>> map, String key, MethodSignature method) {
		map.computeIfAbsent(key, none -> new ArrayList<>()).add(method);
	}
}
