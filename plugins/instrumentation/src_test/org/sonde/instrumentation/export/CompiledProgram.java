/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

import org.sonde.instrumentation.plan.MethodSignature;

/**
 * Java source compiled by javac into a jar (whose names, unlike a folder's, do not depend on the machine's encoding), and what
 * reflection says is in its classes: the oracle for signatures.
 */
public record CompiledProgram(Path jar, List<Executable> executables) {
	/** @throws AssertionError if the sources do not compile */
	public static CompiledProgram compile(List<String> sources, Path jar) throws IOException, ReflectiveOperationException {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		Map<String, ByteArrayOutputStream> classes = new TreeMap<>();
		try (JavaFileManager files = new InMemory(compiler.getStandardFileManager(null, null, null), classes)) {
			if (!compiler.getTask(null, files, null, List.of("--release", "17", "-Xlint:none", "-XDsuppressNotes"), null,
					sources.stream().map(CompiledProgram::unit).toList()).call()) {
				throw new AssertionError("the program does not compile");
			}
		}
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
			for (Map.Entry<String, ByteArrayOutputStream> entry : classes.entrySet()) {
				out.putNextEntry(new JarEntry(entry.getKey().replace('.', '/') + ".class"));
				out.write(entry.getValue().toByteArray());
			}
		}
		List<Executable> executables = new ArrayList<>();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { jar.toUri().toURL() }, null)) {
			for (String name : classes.keySet()) {
				Class<?> type = Class.forName(name, false, loader);
				executables.addAll(List.of(type.getDeclaredConstructors()));
				executables.addAll(List.of(type.getDeclaredMethods()));
			}
		}
		return new CompiledProgram(jar, List.copyOf(executables));
	}

	/** Methods and constructors that have a body and that a person wrote or the compiler adds in their own right: no bridges. */
	public List<MethodSignature> operations() {
		return executables.stream().filter(e -> !Modifier.isAbstract(e.getModifiers()) && !isBridge(e))
				.map(CompiledProgram::signature)
				.sorted(Comparator.comparing(MethodSignature::toString)).toList();
	}

	List<MethodSignature> bridges() {
		return executables.stream().filter(CompiledProgram::isBridge).map(CompiledProgram::signature).toList();
	}

	private static boolean isBridge(Executable executable) {
		return executable instanceof Method method && method.isBridge();
	}

	static MethodSignature signature(Executable executable) {
		List<String> parameters = Arrays.stream(executable.getParameterTypes()).map(Class::getTypeName).toList();
		String type = executable.getDeclaringClass().getName();
		return executable instanceof Method method
				? new MethodSignature(type, method.getName(), parameters, method.getReturnType().getTypeName(),
				method.isVarArgs(), false)
				: new MethodSignature(type, "<init>", parameters, "void", executable.isVarArgs(), true);
	}

	private static JavaFileObject unit(String source) {
		return new SimpleJavaFileObject(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE) {
			@Override
			public boolean isNameCompatible(String simpleName, Kind kind) {
				return !simpleName.equals("package-info"); // a unit holds several types; its name says nothing
			}

			@Override
			public CharSequence getCharContent(boolean ignoreEncodingErrors) {
				return source;
			}
		};
	}

	private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
		private final Map<String, ByteArrayOutputStream> classes;

		InMemory(JavaFileManager files, Map<String, ByteArrayOutputStream> classes) {
			super(files);
			this.classes = classes;
		}

		@Override
		public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
				FileObject sibling) {
			return new SimpleJavaFileObject(URI.create("string:///Output.class"), kind) {
				@Override
				public OutputStream openOutputStream() {
					return classes.computeIfAbsent(className, name -> new ByteArrayOutputStream());
				}
			};
		}
	}
}
