/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.Arrays;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Reads a class file as a tree, changes its methods and writes it with ASM. The class file is one of the library's own, so that it does not
 * depend on the JDK.
 */
final class AsmProgram implements Program {

	private final byte[] classFile = ClassFiles.read(Type.class);

	@Override
	public long unit() {
		ClassNode tree = new ClassNode();
		new ClassReader(classFile).accept(tree, 0);
		for (MethodNode method : tree.methods) {
			if (method.instructions.size() > 0) {
				method.instructions.insert(new InsnNode(Opcodes.NOP));
			}
		}
		ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
		tree.accept(writer);
		return Arrays.hashCode(writer.toByteArray());
	}
}
