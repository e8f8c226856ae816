/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;

import aj.org.objectweb.asm.ClassWriter;
import aj.org.objectweb.asm.MethodVisitor;
import aj.org.objectweb.asm.Opcodes;

class WeavingGuardTest {
	private static final Map<String, Set<String>> WATCHED = Map.of("p.Early", Set.of("early", "late"), "p.Other", Set.of("other"));

	private final List<String> reported = new ArrayList<>();
	private final WeavingGuard guard = new WeavingGuard(WATCHED, reported::add);

	@Test
	void onlyWhatIsAssignedBeforeTheSuperclassIsCalled() {
		assertThat(EarlyAssignments.of(early("p/Early"))).containsExactly("early");
	}

	/** Objects that are made for the arguments of the other constructor are initialised, too, before it is called. */
	@Test
	void compiledCodeHasNone() throws IOException {
		try (InputStream in = WithArguments.class.getResourceAsStream("WeavingGuardTest$WithArguments.class")) {
			assertThat(EarlyAssignments.of(in.readAllBytes())).isEmpty();
		}
	}

	static class WithArguments extends ArrayList<Object> {
		private static final long serialVersionUID = 1L;
		final int kept;

		WithArguments(int kept) {
			super(new ArrayList<>(List.of(new StringBuilder(new String("a")))));
			this.kept = kept;
		}

		WithArguments() {
			this(new StringBuilder().length());
		}
	}

	@Test
	void theClassIsAsItWasBeforeTheWeaver() throws Exception {
		byte[] before = early("p/Early");
		assertThat(guard.front().transform(null, "p/Early", null, null, before)).isNull();
		assertThat(guard.behind().transform(null, "p/Early", null, null, new byte[] { 1 })).isSameAs(before);
		assertThat(reported).singleElement().asString().contains("p.Early");
	}

	@Test
	void otherClassesStayWoven() throws Exception {
		for (String name : List.of("p/Unwatched", "p/Other")) {
			assertThat(guard.front().transform(null, name, null, null, early(name))).isNull();
			assertThat(guard.behind().transform(null, name, null, null, new byte[] { 1 })).isNull();
		}
		assertThat(guard.front().transform(null, "p/Early", null, null, new byte[] { 1, 2, 3 })).isNull();
		assertThat(guard.behind().transform(null, null, null, null, new byte[] { 1 })).isNull();
		assertThat(reported).isEmpty();
	}

	/** As javac compiles {@code Early() { early = new Object(); super(); late = null; }}. */
	private static byte[] early(String name) {
		ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
		writer.visit(Opcodes.V11, 0, name, null, "java/lang/Object", null);
		writer.visitField(0, "early", "Ljava/lang/Object;", null, null);
		writer.visitField(0, "late", "Ljava/lang/Object;", null, null);
		MethodVisitor constructor = writer.visitMethod(0, "<init>", "()V", null, null);
		constructor.visitCode();
		constructor.visitVarInsn(Opcodes.ALOAD, 0);
		constructor.visitTypeInsn(Opcodes.NEW, "java/lang/Object");
		constructor.visitInsn(Opcodes.DUP);
		constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
		constructor.visitFieldInsn(Opcodes.PUTFIELD, name, "early", "Ljava/lang/Object;");
		constructor.visitVarInsn(Opcodes.ALOAD, 0);
		constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
		constructor.visitVarInsn(Opcodes.ALOAD, 0);
		constructor.visitInsn(Opcodes.ACONST_NULL);
		constructor.visitFieldInsn(Opcodes.PUTFIELD, name, "late", "Ljava/lang/Object;");
		constructor.visitInsn(Opcodes.RETURN);
		constructor.visitMaxs(0, 0);
		constructor.visitEnd();
		writer.visitEnd();
		return writer.toByteArray();
	}
}
