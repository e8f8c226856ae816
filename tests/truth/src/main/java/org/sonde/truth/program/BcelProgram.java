/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import org.apache.bcel.classfile.ClassParser;
import org.apache.bcel.classfile.JavaClass;
import org.apache.bcel.classfile.Method;
import org.apache.bcel.generic.ClassGen;
import org.apache.bcel.generic.InstructionHandle;
import org.apache.bcel.generic.InstructionList;
import org.apache.bcel.generic.MethodGen;
import org.apache.bcel.generic.NOP;

/**
 * Reads a class file, changes its methods and writes it with BCEL. The class file is one of the library's own, so that it does not depend
 * on the JDK.
 */
final class BcelProgram implements Program {

	private final byte[] classFile = ClassFiles.read(MethodGen.class);

	@Override
	public long unit() throws IOException {
		JavaClass parsed = new ClassParser(new ByteArrayInputStream(classFile), "MethodGen.class").parse();
		ClassGen changed = new ClassGen(parsed);
		for (Method method : parsed.getMethods()) {
			if (method.getCode() == null || method.getCode().getLength() > 100) {
				continue;
			}
			MethodGen copy = new MethodGen(method, changed.getClassName(), changed.getConstantPool());
			InstructionList instructions = copy.getInstructionList();
			InstructionHandle first = instructions.getStart();
			instructions.insert(first, new NOP());
			copy.setMaxStack();
			changed.replaceMethod(method, copy.getMethod());
			instructions.dispose();
		}
		return Arrays.hashCode(changed.getJavaClass().getBytes());
	}
}
