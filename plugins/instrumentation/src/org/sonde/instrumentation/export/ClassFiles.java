/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.sonde.instrumentation.export.ProgramClasses.Method;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.Progress;

/** Reads which methods classes have from their class files. No code is loaded or run. */
public final class ClassFiles {
	/** A class file is never larger: its constant pool and code are bounded, and the largest seen are below 10 MiB. */
	private static final int MAX_BYTES = 64 << 20;
	private static final String ENDING = ".class";

	private ClassFiles() {
	}

	/**
	 * The classes in folders and jars, in the order of a class path. What is no class file is passed over, as are classes of a Java newer
	 * than is known; names that Java's language does not have, such as those of Kotlin with a hyphen, are left out.
	 *
	 * @param progress told each file; a cancelled read ends with {@link java.util.concurrent.CancellationException}
	 * @throws IOException if a folder or jar is not there, cannot be read or is no jar; the message names it
	 */
	public static ProgramClasses read(List<Path> classPath, Progress progress) throws IOException {
		List<ProgramClasses.Type> types = new ArrayList<>();
		for (Path entry : classPath) {
			if (Files.isDirectory(entry)) {
				readFolder(entry, types, progress);
			} else if (Files.exists(entry)) {
				readJar(entry, types, progress);
			} else {
				throw new NoSuchFileException(entry.toString());
			}
		}
		return new ProgramClasses(types);
	}

	private static void readFolder(Path folder, List<ProgramClasses.Type> types, Progress progress) throws IOException {
		progress.begin("Reading the classes in " + folder, 0);
		List<Path> files;
		try (Stream<Path> paths = Files.walk(folder)) {
			files = paths.filter(path -> path.toString().endsWith(ENDING)).sorted().toList();
		}
		for (Path file : files) {
			progress.checkCancelled();
			if (Files.isRegularFile(file) && Files.size(file) <= MAX_BYTES) {
				type(Files.readAllBytes(file)).ifPresent(types::add);
			}
		}
	}

	private static void readJar(Path jar, List<ProgramClasses.Type> types, Progress progress) throws IOException {
		progress.begin("Reading the classes in " + jar, 0);
		try (InputStream file = Files.newInputStream(jar); ZipInputStream zip = new ZipInputStream(file)) {
			boolean empty = true;
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				progress.checkCancelled();
				empty = false;
				// The versions for newer Javas of a jar's class have the same interface, by the rules of such jars.
				if (entry.getName().endsWith(ENDING) && !entry.getName().startsWith("META-INF/")) {
					byte[] bytes = zip.readNBytes(MAX_BYTES + 1);
					if (bytes.length <= MAX_BYTES) {
						type(bytes).ifPresent(types::add);
					}
				}
			}
			if (empty) {
				throw new ZipException(jar + " is no jar with classes, nor a folder of them");
			}
		}
	}

	private static Optional<ProgramClasses.Type> type(byte[] bytes) {
		try {
			TypeReader reader = new TypeReader();
			new ClassReader(bytes).accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
			return reader.module ? Optional.empty() : Optional.of(reader.type());
		} catch (RuntimeException e) {
			return Optional.empty(); // ASM has no exception of its own for what is no class file, or one of a Java yet to come
		}
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
			if (!methodName.equals("<clinit>")) {
				try {
					methods.add(new Method(signature(methodName, descriptor, (access & Opcodes.ACC_VARARGS) != 0),
							(access & Opcodes.ACC_SYNTHETIC) != 0, (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0));
				} catch (IllegalArgumentException e) {
					// a name that Java's language does not have; no plan has it either
				}
			}
			return null;
		}

		private MethodSignature signature(String methodName, String descriptor, boolean varargs) {
			List<String> parameters = Arrays.stream(Type.getArgumentTypes(descriptor)).map(Type::getClassName).toList();
			boolean constructor = methodName.equals(MethodSignature.CONSTRUCTOR_NAME);
			return new MethodSignature(name, methodName, parameters, Type.getReturnType(descriptor).getClassName(),
					varargs && !parameters.isEmpty() && parameters.getLast().endsWith("[]"), constructor);
		}

		ProgramClasses.Type type() {
			return new ProgramClasses.Type(name, isInterface, sealed, supertypes, methods);
		}
	}
}
