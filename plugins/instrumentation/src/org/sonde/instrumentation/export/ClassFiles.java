/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ProgramClasses.Method;
import org.sonde.instrumentation.pattern.ClassFileWalk;
import org.sonde.instrumentation.plan.MethodSignature;

/** Reads from class files which methods classes have, and which of them ask who called them. No code is loaded or run. */
public final class ClassFiles {
	private ClassFiles() {
	}

	/**
	 * The classes in folders and jars, in the order of a class path. What is not a class file is passed over, as are classes of a Java
	 * newer than is known; names that Java's language does not have, such as those of Kotlin with a hyphen, are left out.
	 *
	 * @param progress receives each file; a cancelled read ends with {@link java.util.concurrent.CancellationException}
	 * @throws IOException if a folder or jar is not there, cannot be read or is no jar; the message names it
	 */
	public static ProgramClasses read(List<Path> classPath, Progress progress) throws IOException {
		TypeList types = new TypeList();
		ClassFileWalk.walk(classPath, progress, types);
		return new ProgramClasses(types.list);
	}

	/**
	 * The same for a few classes of a long class path; the others are not read.
	 *
	 * @param names binary names of the classes
	 */
	public static ProgramClasses read(List<Path> classPath, Collection<String> names, Progress progress) throws IOException {
		TypeList types = new TypeList();
		for (Path entry : classPath) {
			progress.begin("Reading the classes in " + entry, 0);
			if (Files.isDirectory(entry)) {
				for (String name : names) {
					progress.checkCancelled();
					Path file = entry.resolve(file(name));
					if (Files.isRegularFile(file)) {
						ClassFileWalk.read(file, types);
					}
				}
			} else {
				try (JarFile jar = ClassFileWalk.open(entry)) {
					for (String name : names) {
						progress.checkCancelled();
						ZipEntry file = jar.getEntry(file(name));
						if (file != null) {
							ClassFileWalk.read(entry, jar, file, types);
						}
					}
				}
			}
		}
		return new ProgramClasses(types.list);
	}

	private static String file(String className) {
		return className.replace('.', '/') + ClassFileWalk.ENDING;
	}

	/** The types of the files; what is not a class file, or larger than any, is passed over. */
	private static final class TypeList implements ClassFileWalk.Visitor {
		private final List<ProgramClasses.Type> list = new ArrayList<>();

		@Override
		public void classFile(String place, byte[] bytes) {
			type(bytes).ifPresent(list::add);
		}

		@Override
		public void tooLarge(String place) {
			// no class file
		}

		@Override
		public void unreadable(String place, IOException reason) throws IOException {
			throw reason;
		}
	}

	private static Optional<ProgramClasses.Type> type(byte[] bytes) {
		try {
			TypeReader reader = new TypeReader();
			int skipped = StackQueryFinder.mayAsk(bytes) ? 0 : ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG;
			new ClassReader(bytes).accept(reader, skipped | ClassReader.SKIP_FRAMES);
			return reader.module ? Optional.empty() : Optional.of(reader.type());
		} catch (RuntimeException e) {
			return Optional.empty(); // ASM has no exception of its own for what is not a class file, or one of a Java yet to come
		}
	}

	/**
	 * The signature of a method of a class file.
	 *
	 * @param type    binary name
	 * @param varargs whether it is declared with an ellipsis
	 * @throws IllegalArgumentException if a name is none of Java's language
	 */
	static MethodSignature signature(String type, String methodName, String descriptor, boolean varargs) {
		List<String> parameters = Arrays.stream(Type.getArgumentTypes(descriptor)).map(Type::getClassName).toList();
		boolean constructor = methodName.equals(MethodSignature.CONSTRUCTOR_NAME);
		return new MethodSignature(type, methodName, parameters, Type.getReturnType(descriptor).getClassName(),
				varargs && !parameters.isEmpty() && parameters.getLast().endsWith("[]"), constructor);
	}

	private static final class TypeReader extends ClassVisitor {
		private final List<Method> methods = new ArrayList<>();
		private final List<String> supertypes = new ArrayList<>();
		private String name;
		private boolean isInterface;
		private boolean sealed;
		private boolean module;

		TypeReader() {
			super(Opcodes.ASM9);
		}

		@Override
		public void visit(int version, int access, String internalName, String signature, String superName, String[] interfaces) {
			name = internalName.replace('/', '.');
			isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
			module = (access & Opcodes.ACC_MODULE) != 0;
			Stream.concat(Stream.ofNullable(superName), Arrays.stream(interfaces)).map(supertype -> supertype.replace('/', '.'))
					.forEach(supertypes::add);
		}

		@Override
		public void visitPermittedSubclass(String permitted) {
			sealed = true;
		}

		@Override
		public MethodVisitor visitMethod(int access, String methodName, String descriptor, String signature, String[] exceptions) {
			if (methodName.equals("<clinit>")) {
				return null;
			}
			MethodSignature method;
			try {
				method = signature(name, methodName, descriptor, (access & Opcodes.ACC_VARARGS) != 0);
			} catch (IllegalArgumentException e) {
				return null; // a name that Java's language does not have; no plan has it either
			}
			boolean synthetic = (access & Opcodes.ACC_SYNTHETIC) != 0;
			boolean body = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
			return new StackQueryFinder(query -> methods.add(new Method(method, synthetic, body, query)));
		}

		ProgramClasses.Type type() {
			return new ProgramClasses.Type(name, isInterface, sealed, supertypes, methods);
		}
	}
}
