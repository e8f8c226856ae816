/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassFileWalk;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * Finds where methods throw inside their own {@code try}: Java 25's method tracing and timing count each such throw as a further call (seen
 * on 25.0.3). Read from class files; no code is loaded or run.
 */
public final class CaughtThrows {
	private CaughtThrows() {
	}

	/**
	 * How many throw instructions lie within a {@code try} of their method, by the exchange spelling of its signature; without methods that
	 * have none.
	 *
	 * @param classPath folders and jars
	 * @param methods   the others are not looked at
	 * @throws IOException if a folder or jar is not there, cannot be read or is no jar
	 */
	public static Map<String, Integer> read(List<Path> classPath, Collection<MethodSignature> methods)
			throws IOException {
		Set<String> wanted = methods.stream().map(MethodSignature::toString).collect(Collectors.toSet());
		Set<String> types = methods.stream().map(method -> method.declaringType().replace('.', '/')).collect(Collectors.toSet());
		Map<String, Integer> found = new HashMap<>();
		ClassFileWalk.walk(classPath, Progress.NONE, new ClassFileWalk.Visitor() {
			@Override
			public void classFile(String place, byte[] bytes) {
				try {
					ClassReader reader = new ClassReader(bytes);
					if (types.remove(reader.getClassName())) { // where a class comes twice, the first is taken, as on a class path
						reader.accept(new TypeVisitor(reader.getClassName().replace('/', '.'), wanted, found),
								ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
					}
				} catch (RuntimeException e) {
					// ASM has no exception of its own for what is not a class file, or one of a Java yet to come
				}
			}

			@Override
			public void tooLarge(String place) {
				// no class file
			}

			@Override
			public void unreadable(String place, IOException reason) throws IOException {
				throw reason;
			}
		});
		return found;
	}

	private static final class TypeVisitor extends ClassVisitor {
		private final String type;
		private final Set<String> wanted;
		private final Map<String, Integer> found;

		private TypeVisitor(String type, Set<String> wanted, Map<String, Integer> found) {
			super(Opcodes.ASM9);
			this.type = type;
			this.wanted = wanted;
			this.found = found;
		}

		@Override
		public MethodVisitor visitMethod(int access, String name, String descriptor, String generic, String[] exceptions) {
			try {
				String method = ClassFiles.signature(type, name, descriptor, false).toString();
				return wanted.contains(method) ? new ThrowCounter(number -> found.put(method, number)) : null;
			} catch (IllegalArgumentException e) {
				return null; // a name that Java's language does not have, or a static initialiser
			}
		}
	}

	private static final class ThrowCounter extends MethodVisitor {
		private final IntConsumer listener;
		/** The number of {@code try} that begin at a place, minus those that end there. */
		private final Map<Label, Integer> changes = new HashMap<>();
		private int open;
		private int number;

		/** @param listener receives the number at the end of the method, unless it is 0 */
		private ThrowCounter(IntConsumer listener) {
			super(Opcodes.ASM9);
			this.listener = listener;
		}

		@Override
		public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
			changes.merge(start, 1, Integer::sum);
			changes.merge(end, -1, Integer::sum);
		}

		@Override
		public void visitLabel(Label label) {
			open += changes.getOrDefault(label, 0);
		}

		@Override
		public void visitInsn(int opcode) {
			number += opcode == Opcodes.ATHROW && open > 0 ? 1 : 0;
		}

		@Override
		public void visitEnd() {
			if (number > 0) {
				listener.accept(number);
			}
		}
	}
}
