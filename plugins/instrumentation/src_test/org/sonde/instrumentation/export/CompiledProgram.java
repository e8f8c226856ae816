/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.tests.seeded.SourceJar;

/**
 * Java source compiled by javac into a jar (whose names, unlike a folder's, do not depend on the machine's encoding), and what
 * reflection says is in its classes: the oracle for signatures.
 */
public record CompiledProgram(Path jar, List<Executable> executables) {
	/** @throws AssertionError if the sources do not compile */
	public static CompiledProgram compile(List<String> sources, Path jar) throws IOException, ReflectiveOperationException {
		Set<String> classes = SourceJar.compile(sources, jar);
		List<Executable> executables = new ArrayList<>();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { jar.toUri().toURL() }, null)) {
			for (String name : classes) {
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
}
