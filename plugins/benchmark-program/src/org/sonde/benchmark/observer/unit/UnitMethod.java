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
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Inserts calls of {@code Units.begin()} and {@code Units.end()} into one method, with and without probes alike. Its overloads count as well, unless
 * a descriptor is given. Loaded with ASM by a loader of its own, so that the program keeps its own ASM.
 */
public final class UnitMethod implements ClassFileTransformer {

	private static final String UNITS = "org/sonde/benchmark/observer/Units";

	private final String type;
	private final String method;

	/**
	 * @param type binary name
	 * @param method its name, or its name and descriptor
	 */
	public UnitMethod(String type, String method) {
		this.type = type.replace('.', '/');
		this.method = method;
	}

	@Override
	public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
		if (!type.equals(name)) {
			return null;
		}
		try {
			ClassReader reader = new ClassReader(classFile);
			ClassWriter writer = new ClassWriter(reader, 0);
			reader.accept(new Counting(writer), 0);
			return writer.toByteArray();
		} catch (RuntimeException e) {
			// The JVM would pass over it in silence.
			System.err.println("sonde: cannot count the calls of " + type + "." + method + ": " + e);
			return null;
		}
	}

	private final class Counting extends ClassVisitor {

		private Counting(ClassVisitor next) {
			super(Opcodes.ASM9, next);
		}

		@Override
		public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
			MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
			if (!method.equals(name) && !method.equals(name + descriptor)) {
				return next;
			}
			return new Ends(next);
		}
	}

	private static final class Ends extends MethodVisitor {

		private Ends(MethodVisitor next) {
			super(Opcodes.ASM9, next);
		}

		@Override
		public void visitCode() {
			super.visitCode();
			super.visitMethodInsn(Opcodes.INVOKESTATIC, UNITS, "begin", "()V", false);
		}

		@Override
		public void visitInsn(int opcode) {
			if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
				super.visitMethodInsn(Opcodes.INVOKESTATIC, UNITS, "end", "()V", false);
			}
			super.visitInsn(opcode);
		}
	}
}
