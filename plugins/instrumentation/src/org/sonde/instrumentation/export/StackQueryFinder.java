/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds the calls that let a method read its own stack. docs/dev/caller-sensitive.md says what a probe changes about each. Code is
 * followed from one instruction to the next, without its branches; that is enough for what compilers generate.
 */
final class StackQueryFinder extends MethodVisitor {
	/** A class file without any of these in its constants asks nothing. */
	private static final List<String> TELLTALES = List.of("java/lang/StackWalker", "getStackTrace", "getClassContext", "getCallerClass");
	private static final Set<String> REFLECTION = Set.of("sun/reflect/Reflection", "jdk/internal/reflect/Reflection");
	private static final Set<String> WALKS = Set.of("getCallerClass", "walk", "forEach");

	private final Consumer<Optional<StackQuery>> listener;
	/** Local variables that hold a stack of this method: the current thread, or a throwable that was just created. */
	private final Set<Integer> ownStacks = new HashSet<>();
	/** Whether the instruction before pushed such a stack. */
	private boolean pushedOwnStack;
	private Optional<StackQuery> found = Optional.empty();
	private int line;

	/** @param listener receives what was found, at the end of the method */
	StackQueryFinder(Consumer<Optional<StackQuery>> listener) {
		super(Opcodes.ASM9);
		this.listener = listener;
	}

	/** Whether the class may have such calls, so that its code is worth reading. */
	static boolean mayAsk(byte[] classFile) {
		String text = new String(classFile, StandardCharsets.ISO_8859_1);
		return TELLTALES.stream().anyMatch(text::contains);
	}

	@Override
	public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
		String type = owner.substring(owner.lastIndexOf('/') + 1);
		boolean walks = owner.equals("java/lang/StackWalker") && WALKS.contains(name);
		boolean reflects = REFLECTION.contains(owner) && name.equals("getCallerClass");
		boolean context = name.equals("getClassContext") && descriptor.equals("()[Ljava/lang/Class;");
		boolean trace = name.equals("getStackTrace") && descriptor.equals("()[Ljava/lang/StackTraceElement;") && pushedOwnStack;
		if (found.isEmpty() && (walks || reflects || context || trace)) {
			found = Optional.of(new StackQuery((context ? "SecurityManager" : type) + "." + name, line));
		}
		boolean fillsIn = name.equals("fillInStackTrace");
		pushedOwnStack = opcode == Opcodes.INVOKESPECIAL && name.equals("<init>") || fillsIn
				|| owner.equals("java/lang/Thread") && name.equals("currentThread");
	}

	@Override
	public void visitVarInsn(int opcode, int variable) {
		if (opcode == Opcodes.ASTORE && pushedOwnStack) {
			ownStacks.add(variable);
		} else if (opcode == Opcodes.ASTORE) {
			ownStacks.remove(variable);
		}
		pushedOwnStack = opcode == Opcodes.ALOAD && ownStacks.contains(variable);
	}

	@Override
	public void visitLineNumber(int number, Label start) {
		line = number;
	}

	@Override
	public void visitInsn(int opcode) {
		pushedOwnStack = false;
	}

	@Override
	public void visitIntInsn(int opcode, int operand) {
		pushedOwnStack = false;
	}

	@Override
	public void visitTypeInsn(int opcode, String type) {
		// A cast leaves what is on the stack.
		pushedOwnStack &= opcode == Opcodes.CHECKCAST;
	}

	@Override
	public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
		pushedOwnStack = false;
	}

	@Override
	public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
		pushedOwnStack = false;
	}

	@Override
	public void visitJumpInsn(int opcode, Label label) {
		pushedOwnStack = false;
	}

	@Override
	public void visitLdcInsn(Object value) {
		pushedOwnStack = false;
	}

	@Override
	public void visitEnd() {
		listener.accept(found);
	}
}
