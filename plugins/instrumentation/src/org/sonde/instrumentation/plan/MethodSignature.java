/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * One method or constructor, named as its class file names it: binary type names ({@code p.A$B}), erased types, and all the
 * parameters of the descriptor. The constructor of an inner class therefore starts with the enclosing instance, that of an enum
 * with {@code java.lang.String,int}, and that of a local class ends with the variables it captures.
 * <p>
 * {@link #toString()} is the <em>exchange spelling</em>, used in tables, in CSV files and to join plans with monitoring logs:
 * {@code int p.A$B.add(java.lang.String,int)}, for a constructor {@code p.A.<init>(int)}. It is what Kieker's AspectJ probes
 * record, without the modifiers. {@code varargs} is not part of it: no class can declare two methods that differ in that alone.
 * The flag is kept because AspectJ's pointcuts ask for it.
 *
 * @param declaringType  binary name of the type that declares the method
 * @param name           simple name, {@code <init>} for a constructor
 * @param parameterTypes erased types in order: primitive names or binary names, arrays with {@code []}; at most 255
 * @param returnType     erased, spelled as the parameters' types; {@code void} for a constructor
 * @param varargs        whether the last parameter, then an array, is declared with an ellipsis
 * @param constructor    whether this is a constructor
 */
public record MethodSignature(String declaringType, String name, List<String> parameterTypes, String returnType,
		boolean varargs, boolean constructor) implements CodePlace {
	/** The name of every constructor in the class file. */
	public static final String CONSTRUCTOR_NAME = "<init>";
	/** Of javac and Eclipse's compiler. */
	private static final Pattern MADE_BY_COMPILER = Pattern
			.compile("lambda\\$.*|access\\$\\d+|\\$deserializeLambda\\$|\\$SWITCH_TABLE\\$.*");
	/** The order of a plan's file: by declaring type, name and parameters. Constructors come first: {@code <} sorts before letters. */
	public static final Comparator<MethodSignature> FILE_ORDER = Comparator.comparing(MethodSignature::declaringType)
			.thenComparing(MethodSignature::name).thenComparing(method -> String.join(",", method.parameterTypes()))
			.thenComparing(MethodSignature::returnType);

	private static final int MAX_PARAMETERS = 255; // JVMS 4.3.3

	/** @throws IllegalArgumentException if the parts cannot be those of a method or constructor; the message states the rule */
	public MethodSignature {
		Objects.requireNonNull(declaringType, "declaringType");
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(returnType, "returnType");
		parameterTypes = List.copyOf(parameterTypes);
		require(JavaNames.isClassName(declaringType), "declaring type '%s' is not a binary name such as p.A$B", declaringType);
		require(constructor == name.equals(CONSTRUCTOR_NAME), "a constructor is named <init>, and only a constructor; found '%s'",
				name);
		require(constructor || JavaNames.isIdentifier(name), "method name '%s' is not a Java identifier", name);
		require(parameterTypes.size() <= MAX_PARAMETERS, "%s parameters; the limit is " + MAX_PARAMETERS, parameterTypes.size());
		for (String type : parameterTypes) {
			require(JavaNames.isTypeName(type),
					"parameter type '%s' is neither primitive nor a binary name such as p.A$B, with [] for arrays", type);
		}
		require(returnType.equals("void") || !constructor, "a constructor returns void; found '%s'", returnType);
		require(returnType.equals("void") || JavaNames.isTypeName(returnType),
				"return type '%s' is neither void, primitive nor a binary name such as p.A$B, with [] for arrays", returnType);
		require(!varargs || (!parameterTypes.isEmpty() && parameterTypes.getLast().endsWith("[]")),
				"the last parameter of a varargs method is an array; found (%s)", String.join(",", parameterTypes));
	}

	/** A method with a fixed number of parameters. */
	public static MethodSignature method(String returnType, String declaringType, String name, String... parameterTypes) {
		return new MethodSignature(declaringType, name, List.of(parameterTypes), returnType, false, false);
	}

	/** A constructor with a fixed number of parameters. */
	public static MethodSignature constructor(String declaringType, String... parameterTypes) {
		return new MethodSignature(declaringType, CONSTRUCTOR_NAME, List.of(parameterTypes), "void", false, true);
	}

	/** The same method with its last parameter declared as an array ({@code false}) or with an ellipsis ({@code true}). */
	public MethodSignature withVarargs(boolean ellipsis) {
		return new MethodSignature(declaringType, name, parameterTypes, returnType, ellipsis, constructor);
	}

	@Override
	public MethodSignature key() {
		return varargs ? withVarargs(false) : this;
	}

	@Override
	public String noun() {
		return "method";
	}

	@Override
	public String probeName() {
		return toString();
	}

	/**
	 * Reads the exchange spelling. An ellipsis in place of the last {@code []} sets {@code varargs}.
	 *
	 * @throws IllegalArgumentException if the text is spelled otherwise; the message shows the text and what is wrong
	 */
	public static MethodSignature parse(String text) {
		try {
			int open = text.indexOf('(');
			require(open > 0 && text.endsWith(")") && text.indexOf(')') == text.length() - 1,
					"expected one list of parameters in parentheses at the end");
			String head = text.substring(0, open);
			int blank = head.indexOf(' ');
			int dot = head.lastIndexOf('.');
			require(dot > blank, "expected a declaring type and a name, joined by a dot");
			String name = head.substring(dot + 1);
			boolean constructor = name.equals(CONSTRUCTOR_NAME);
			require(constructor == blank < 0, "a method needs its return type, a constructor has none");
			List<String> parameters = splitParameters(text.substring(open + 1, text.length() - 1));
			boolean varargs = !parameters.isEmpty() && parameters.getLast().endsWith("...");
			if (varargs) {
				String last = parameters.removeLast();
				parameters.add(last.substring(0, last.length() - "...".length()) + "[]");
			}
			return new MethodSignature(head.substring(blank + 1, dot), name, parameters,
					constructor ? "void" : head.substring(0, blank), varargs, constructor);
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException("'" + shortened(text) + "' is not a signature such as "
					+ "int p.A$B.add(java.lang.String,int) or p.A.<init>(int): " + e.getMessage(), e);
		}
	}

	/** The exchange spelling. */
	@Override
	public String toString() {
		String called = declaringType + "." + name + "(" + String.join(",", parameterTypes) + ")";
		return constructor ? called : returnType + " " + called;
	}

	/** Whether both name the same method, whatever is known of its ellipsis. */
	public boolean sameMethod(MethodSignature other) {
		return withVarargs(false).equals(other.withVarargs(false));
	}

	/**
	 * Whether compilers give this name to methods that nobody wrote: bodies of lambdas, ways to private members, the values of enums, and
	 * tables of a switch over an enum. Where classes are known, they say so themselves.
	 */
	public boolean isNamedByCompiler() {
		return MADE_BY_COMPILER.matcher(name).matches() || name.equals("$values") && returnType.equals(declaringType + "[]");
	}

	static List<String> splitParameters(String list) {
		return list.isEmpty() ? new ArrayList<>() : new ArrayList<>(Arrays.asList(list.split(",", -1)));
	}

	static String shortened(String text) {
		return text.length() <= 200 ? text : text.substring(0, 200) + "…";
	}

	private static void require(boolean condition, String rule, Object... found) {
		if (!condition) {
			throw new IllegalArgumentException(rule.formatted(Arrays.stream(found).map(o -> shortened(o.toString())).toArray()));
		}
	}
}
