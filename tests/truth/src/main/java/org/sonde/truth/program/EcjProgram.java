/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFormatException;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.NameEnvironmentAnswer;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;

/** Compiles a source in memory with Eclipse's compiler for Java. */
final class EcjProgram implements Program {

	/** Finds the classes of the running JDK and keeps them, because reading them is not the compiler's work. */
	private static final class Jdk implements INameEnvironment {

		private final Map<String, NameEnvironmentAnswer> answers = new HashMap<>();

		@Override
		public NameEnvironmentAnswer findType(char[][] name) {
			return answers.computeIfAbsent(String.join("/", Arrays.stream(name).map(String::new).toList()), this::read);
		}

		@Override
		public NameEnvironmentAnswer findType(char[] name, char[][] packageName) {
			char[][] whole = Arrays.copyOf(packageName, packageName.length + 1);
			whole[packageName.length] = name;
			return findType(whole);
		}

		private NameEnvironmentAnswer read(String name) {
			try (InputStream bytes = name.startsWith("java/") ? ClassLoader.getSystemResourceAsStream(name + ".class") : null) {
				return bytes == null ? null : new NameEnvironmentAnswer(ClassFileReader.read(bytes, name, true), null);
			} catch (IOException | ClassFormatException e) {
				throw new IllegalStateException("Cannot read the class " + name + " of the JDK.", e);
			}
		}

		@Override
		public boolean isPackage(char[][] parent, char[] name) {
			// No package of the JDK that the source uses has a name in upper case.
			return Character.isLowerCase(name[0]);
		}

		@Override
		public void cleanup() {
		}
	}

	private final Jdk jdk = new Jdk();
	private final CompilerOptions options;
	private final char[] source = SampleData.javaSource("Sample", 6).toCharArray();

	EcjProgram() {
		options = new CompilerOptions(Map.of(CompilerOptions.OPTION_Source, CompilerOptions.VERSION_17, CompilerOptions.OPTION_Compliance,
				CompilerOptions.VERSION_17, CompilerOptions.OPTION_TargetPlatform, CompilerOptions.VERSION_17));
	}

	@Override
	public long unit() {
		long[] sum = new long[1];
		Compiler compiler = new Compiler(jdk, DefaultErrorHandlingPolicies.exitAfterAllProblems(), options,
				result -> sum[0] += bytes(result),
				new DefaultProblemFactory(Locale.ENGLISH));
		compiler.useSingleThread = true;
		// A compilation unit remembers the module of its first compilation, so each compilation has its own.
		compiler.compile(new ICompilationUnit[] { new CompilationUnit(source, "sample/Sample.java", "UTF-8") });
		return sum[0];
	}

	private static long bytes(CompilationResult result) {
		if (result.hasErrors()) {
			CategorizedProblem problem = result.getErrors()[0];
			throw new IllegalStateException("The sample does not compile: line " + problem.getSourceLineNumber() + ": "
					+ problem.getMessage());
		}
		long sum = 0;
		for (ClassFile file : result.getClassFiles()) {
			sum = 31 * sum + Arrays.hashCode(file.getBytes());
		}
		return sum;
	}
}
