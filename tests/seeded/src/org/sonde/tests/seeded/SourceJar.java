/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.seeded;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

/** Java sources compiled for Java 17 into a jar, whose names, unlike a folder's, do not depend on the machine's encoding. */
public final class SourceJar {
	private SourceJar() {
	}

	/**
	 * Compiles with the classes of this process on the class path.
	 *
	 * @param sources units, each with as many types as it likes
	 * @return the binary names of the classes
	 * @throws AssertionError if the sources do not compile
	 */
	public static Set<String> compile(List<String> sources, Path jar) throws IOException {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		Map<String, ByteArrayOutputStream> classes = new TreeMap<>();
		try (JavaFileManager files = new InMemory(compiler.getStandardFileManager(null, null, null), classes)) {
			if (!compiler.getTask(null, files, null, List.of("--release", "17", "-Xlint:none", "-XDsuppressNotes"), null,
					sources.stream().map(SourceJar::unit).toList()).call()) {
				throw new AssertionError("the program does not compile");
			}
		}
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
			for (Map.Entry<String, ByteArrayOutputStream> entry : classes.entrySet()) {
				out.putNextEntry(new JarEntry(entry.getKey().replace('.', '/') + ".class"));
				out.write(entry.getValue().toByteArray());
			}
		}
		return classes.keySet();
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
