/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.sonde.common.progress.Progress;

class StackQueryFinderTest {
	@TempDir
	private Path folder;

	@Test
	void eachWayToAskIsFoundWithItsCall() throws Exception {
		ProgramClasses classes = ClassFiles
				.read(List.of(CompiledProgram.compile(CallerProgram.SOURCES, folder.resolve("callers.jar")).jar()), Progress.NONE);
		Map<String, String> found = new TreeMap<>();
		classes.type("p.Asks").orElseThrow().methods()
				.forEach(method -> method.stackQuery().ifPresent(query -> found.put(method.signature().name(), query.call())));
		found.keySet().removeIf(name -> name.startsWith("lambda$"));
		assertThat(found).isEqualTo(new TreeMap<>(Map.ofEntries(Map.entry("<init>", "StackWalker.getCallerClass"),
				Map.entry("callerClass", "StackWalker.getCallerClass"), Map.entry("ofStatic", "StackWalker.getCallerClass"),
				Map.entry("ofSynchronized", "StackWalker.getCallerClass"), Map.entry("ofPrivate", "StackWalker.getCallerClass"),
				Map.entry("ofVarargs", "StackWalker.getCallerClass"), Map.entry("ofGeneric", "StackWalker.getCallerClass"),
				Map.entry("walk", "StackWalker.walk"), Map.entry("walkAll", "StackWalker.walk"),
				Map.entry("walkToFirst", "StackWalker.walk"), Map.entry("forEach", "StackWalker.forEach"),
				Map.entry("threadTrace", "Thread.getStackTrace"), Map.entry("threadTraceInVariable", "Thread.getStackTrace"),
				Map.entry("throwableTrace", "Throwable.getStackTrace"), Map.entry("exceptionInVariable", "Exception.getStackTrace"),
				Map.entry("filledIn", "Throwable.getStackTrace"), Map.entry("ownName", "Throwable.getStackTrace"),
				Map.entry("loop", "Throwable.getStackTrace"), Map.entry("classContext", "SecurityManager.getClassContext"))));
	}

	/** No method asks twice, so counting lines of the source is an oracle. */
	@Test
	void theLineIsThatOfTheCall() throws Exception {
		String source = """
				class A {
					static Class<?> asks() {
						StackWalker walker = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

						return walker
								.getCallerClass();
					}
				}
				""";
		ProgramClasses classes = ClassFiles.read(List.of(CompiledProgram.compile(List.of(source), folder.resolve("a.jar")).jar()),
				Progress.NONE);
		assertThat(queries(classes)).containsExactly("StackWalker.getCallerClass in line 6");
	}

	/** Javac does not compile them: the one is gone, the other is not exported. */
	@ParameterizedTest
	@CsvSource({ "sun/reflect/Reflection, (I)Ljava/lang/Class;", "jdk/internal/reflect/Reflection, ()Ljava/lang/Class;" })
	void reflectionOfOldJavasIsFoundWithoutLine(String owner, String descriptor) throws IOException {
		Files.write(folder.resolve("A.class"), classFile(owner, "getCallerClass", descriptor));
		assertThat(queries(ClassFiles.read(List.of(folder), Progress.NONE))).containsExactly("Reflection.getCallerClass");
	}

	@Test
	void methodsOfTheSameNamesElsewhereAreNone() throws Exception {
		String source = """
				class A {
					Class<?> getCallerClass() { return null; }
					Object getStackTrace() { return null; }
					Object walk() { return "java/lang/StackWalker"; }
					Object a(A other) { return other.getCallerClass(); }
					Object b(A other) { return other.getStackTrace(); }
					Object c(A other) { return other.walk(); }
					Object d(Throwable given) { return given.getStackTrace()[1]; }
					Object e(Thread given) { return given.getStackTrace()[2]; }
					Object f(Throwable given) { Object other = new Throwable(); return given.getStackTrace()[1]; }
					Object g(Throwable given) { Throwable one = new Throwable(); one = given; return one.getStackTrace()[1]; }
				}
				""";
		assertThat(
				queries(ClassFiles.read(List.of(CompiledProgram.compile(List.of(source), folder.resolve("a.jar")).jar()), Progress.NONE)))
				.isEmpty();
	}

	/** As in Log4j, whose older half asks by means that today's Javas do not have. */
	@Test
	void ofAJarWithVersionsThatOfTodaysJavaIsRead() throws IOException {
		Path jar = folder.resolve("versions.jar");
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
			out.putNextEntry(new JarEntry("A.class"));
			out.write(classFile("p/Other", "getCallerClass", "()Ljava/lang/Class;"));
			out.putNextEntry(new JarEntry("META-INF/versions/9/A.class"));
			out.write(classFile("sun/reflect/Reflection", "getCallerClass", "()Ljava/lang/Class;"));
		}
		try (JarFile file = new JarFile(jar.toFile())) {
			assertThat(file.isMultiRelease()).isTrue();
		}
		assertThat(queries(ClassFiles.read(List.of(jar), Progress.NONE))).containsExactly("Reflection.getCallerClass");
		assertThat(queries(ClassFiles.read(List.of(jar), List.of("A"), Progress.NONE))).containsExactly("Reflection.getCallerClass");
	}

	private static List<String> queries(ProgramClasses classes) {
		return classes.types().stream().flatMap(type -> type.methods().stream()).flatMap(method -> method.stackQuery().stream())
				.map(StackQuery::toString).toList();
	}

	/** {@code class A { static void m() { OWNER.name(…); } }}, whose code is never run. */
	private static byte[] classFile(String owner, String name, String descriptor) {
		ClassWriter writer = new ClassWriter(0);
		writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "A", null, "java/lang/Object", null);
		MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
		method.visitCode();
		method.visitInsn(Opcodes.ICONST_2);
		method.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
		method.visitInsn(Opcodes.POP);
		method.visitInsn(Opcodes.RETURN);
		method.visitMaxs(1, 0);
		method.visitEnd();
		writer.visitEnd();
		return writer.toByteArray();
	}
}
