/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer.unit;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Inserts calls of a counter's {@code begin()} and {@code end()} into one method, with and without probes alike. Its overloads count as
 * well, unless a descriptor is given. Loaded with ASM by a loader of its own, so that the program keeps its own ASM.
 */
public final class UnitMethod implements ClassFileTransformer {

	private final String type;
	private final String method;
	private final String counter;

	/**
	 * @param type binary name
	 * @param method its name, or its name and descriptor
	 * @param counter the class that is called, as in class files; the bootstrap loader has it
	 */
	public UnitMethod(String type, String method, String counter) {
		this.type = type.replace('.', '/');
		this.method = method;
		this.counter = counter;
	}

	@Override
	public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
		if (!type.equals(name)) {
			return null;
		}
		try {
			ClassReader reader = new ClassReader(classFile);
			ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
			reader.accept(new Counting(writer), 0);
			return writer.toByteArray();
		} catch (RuntimeException e) {
			// The JVM would pass over it in silence.
			System.err.println("sonde: cannot count the calls of " + type + "." + method + ": " + e);
			return null;
		}
	}

	private final class Counting extends ClassVisitor {

		private boolean frames;

		private Counting(ClassVisitor next) {
			super(Opcodes.ASM9, next);
		}

		@Override
		public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
			frames = (version & 0xFFFF) >= Opcodes.V1_6;
			super.visit(version, access, name, signature, superName, interfaces);
		}

		@Override
		public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
			MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
			boolean counts = method.equals(name) || method.equals(name + descriptor);
			boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
			return counts && hasCode ? new Ends(next, frames, counter) : next;
		}
	}

	/** The body in a handler of its own, so that a unit ends however it is left. */
	private static final class Ends extends MethodVisitor {

		private final boolean frames;
		private final String counter;
		private final Label from = new Label();
		private final Label to = new Label();

		private Ends(MethodVisitor next, boolean frames, String counter) {
			super(Opcodes.ASM9, next);
			this.frames = frames;
			this.counter = counter;
		}

		@Override
		public void visitCode() {
			super.visitCode();
			units("begin");
			super.visitLabel(from);
		}

		@Override
		public void visitInsn(int opcode) {
			if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
				units("end");
			}
			super.visitInsn(opcode);
		}

		@Override
		public void visitMaxs(int maxStack, int maxLocals) {
			super.visitLabel(to);
			// The last handler of the table: those of the method itself come first.
			super.visitTryCatchBlock(from, to, to, null);
			if (frames) {
				super.visitFrame(Opcodes.F_FULL, 0, null, 1, new Object[] {"java/lang/Throwable"});
			}
			units("end");
			super.visitInsn(Opcodes.ATHROW);
			super.visitMaxs(maxStack, maxLocals);
		}

		private void units(String what) {
			super.visitMethodInsn(Opcodes.INVOKESTATIC, counter, what, "()V", false);
		}
	}
}
