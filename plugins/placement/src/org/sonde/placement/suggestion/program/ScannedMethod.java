/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Opcodes;

/**
 * A method of the program.
 *
 * @param access      the flags of its class file
 * @param annotations internal names
 * @param calls       in the order of its code, repetitions included
 * @param code        figures of its code; {@link Code#NONE} without a body
 */
public record ScannedMethod(Member member, int access, Set<String> annotations, List<Call> calls, Code code) {
	/**
	 * Figures of a method's code.
	 *
	 * @param instructions of the class file
	 * @param complexity   1, and 1 for each conditional jump, label of a switch that is not its default, and typed catch clause
	 * @param loops        whether it jumps backwards
	 * @param accessor     whether it only reads or writes a field, or returns a constant
	 * @param passThrough  whether it only calls one other method with what it has at hand
	 */
	public record Code(int instructions, int complexity, boolean loops, boolean accessor, boolean passThrough) {
		/** Without a body. */
		public static final Code NONE = new Code(0, 0, false, false, false);
	}

	/** The collections are copied. */
	public ScannedMethod {
		annotations = Set.copyOf(annotations);
		calls = List.copyOf(calls);
	}

	public boolean hasBody() {
		return (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
	}

	/** Whether the compiler made the method: bodies of lambdas, bridges, accessors. */
	public boolean isSynthetic() {
		return (access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0;
	}

	public boolean isPublic() {
		return Modifier.isPublic(access);
	}

	public boolean isStatic() {
		return Modifier.isStatic(access);
	}

	public boolean isVarargs() {
		return (access & Opcodes.ACC_VARARGS) != 0;
	}

	/** Whether another class can override the method, by its own modifiers. */
	public boolean isOverridable() {
		return (access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL)) == 0 && !member.isConstructor();
	}

	/** A program has a method once, so its name is enough. */
	@Override
	public boolean equals(Object other) {
		return other instanceof ScannedMethod method && method.member.equals(member);
	}

	@Override
	public int hashCode() {
		return member.hashCode();
	}
}
