/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import java.util.HashSet;
import java.util.Set;

import aj.org.objectweb.asm.ClassReader;
import aj.org.objectweb.asm.ClassVisitor;
import aj.org.objectweb.asm.MethodVisitor;
import aj.org.objectweb.asm.Opcodes;

/**
 * Finds the fields that constructors assign before they call the superclass's, as Java 25 allows (JEP 513). There is no object yet that
 * AspectJ could hand to an advice, but it does so, and the JVM refuses the class. Read with the library that AspectJ has inside.
 */
final class EarlyAssignments {

	private EarlyAssignments() {
	}

	/** Names of the fields of this class. */
	static Set<String> of(byte[] classFile) {
		Set<String> fields = new HashSet<>();
		ClassReader reader = new ClassReader(classFile);
		String type = reader.getClassName();
		reader.accept(new ClassVisitor(Opcodes.ASM9) {
			@Override
			public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
				return name.equals("<init>") ? new Constructor(type, fields) : null;
			}
		}, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
		return fields;
	}

	/** In the order of the code, in which compilers put the call of the superclass's constructor behind what comes before it. */
	private static final class Constructor extends MethodVisitor {
		private final String type;
		private final Set<String> fields;
		/** Objects that are created and not yet initialised. */
		private int created;
		private boolean initialised;

		private Constructor(String type, Set<String> fields) {
			super(Opcodes.ASM9);
			this.type = type;
			this.fields = fields;
		}

		@Override
		public void visitTypeInsn(int opcode, String operand) {
			created += opcode == Opcodes.NEW ? 1 : 0;
		}

		@Override
		public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
			if (opcode == Opcodes.INVOKESPECIAL && name.equals("<init>")) {
				initialised |= created == 0;
				created -= created == 0 ? 0 : 1;
			}
		}

		@Override
		public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
			if (opcode == Opcodes.PUTFIELD && owner.equals(type) && !initialised) {
				fields.add(name);
			}
		}
	}
}
