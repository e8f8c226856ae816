/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.placement.suggestion.program.Member;
import org.sonde.placement.suggestion.program.ProgramCallGraph;
import org.sonde.placement.suggestion.program.ScannedMethod;
import org.sonde.placement.suggestion.program.ScannedProgram;

/**
 * The packages that call each public method of Apache Commons Lang, as javap's text and reflection have them. Left out are methods that
 * override others, which javap's text does not tell.
 */
class PackageCallsTest {
	private static final String PACKAGE = "org/apache/commons/lang3/";
	private static final Pattern CALL = Pattern
			.compile("invoke(?:virtual|special|static|interface) .*// (?:Interface)?Method (?:([\\w/$]+)\\.)?\"?([\\w$<>]+)\"?:(\\(\\S*)");
	private static final Pattern HANDLE = Pattern.compile("MethodHandle .*// REF_\\w+ ([\\w/$]+)\\.\"?([\\w$<>]+)\"?:(\\(\\S*)");
	private static final Pattern FILE = Pattern.compile("^Classfile .*!/([\\w/$]+)\\.class");

	private static Optional<Path> commonsLang() throws IOException {
		Path repository = Path.of(System.getProperty("maven.repo.local", System.getProperty("user.home") + "/.m2/repository"));
		Path versions = repository.resolve(PACKAGE.replaceFirst("/lang3/", "/commons-lang3"));
		if (!Files.isDirectory(versions)) {
			return Optional.empty();
		}
		try (Stream<Path> files = Files.walk(versions)) {
			return files.filter(file -> file.getFileName().toString().matches("commons-lang3-[\\d.]+\\.jar"))
					.max(Comparator.naturalOrder());
		}
	}

	@Test
	void countsAsJavapDoes() throws Exception {
		Optional<Path> jar = commonsLang();
		assumeThat(jar).as("org.apache.commons:commons-lang3 in the local Maven repository").isPresent();
		ScannedProgram program = ScannedProgram.read(new ClassPath(List.of(jar.get()), List.of()), Progress.NONE);
		ProgramCallGraph graph = new ProgramCallGraph(program);
		PackageCalls calls = new PackageCalls(graph);
		List<ScannedMethod> methods = program.types().stream().flatMap(type -> type.methods().stream())
				.filter(one -> one.hasBody() && !one.isSynthetic()).toList();
		methods.forEach(method -> calls.add(method, graph.calls(method)));
		try (URLClassLoader loader = new URLClassLoader(new URL[] { jar.get().toUri().toURL() }, ClassLoader.getPlatformClassLoader())) {
			Map<Member, Set<String>> expected = byJavap(jar.get(), loader);
			int compared = 0;
			for (ScannedMethod method : methods) {
				if (method.isPublic() && !method.member().isConstructor() && isPlain(method.member(), loader)) {
					assertThat(calls.packages(method.member())).as(method.member().toString())
							.isEqualTo(expected.getOrDefault(method.member(), Set.of()));
					compared += calls.packages(method.member()).isEmpty() ? 0 : 1;
				}
			}
			assertThat(compared).as("methods that other packages call").isGreaterThan(50);
		}
	}

	private static Map<Member, Set<String>> byJavap(Path jar, ClassLoader loader) throws Exception {
		List<String> arguments = new ArrayList<>(List.of("-v", "-p", "-cp", jar.toString()));
		try (JarFile file = new JarFile(jar.toFile())) {
			file.stream().map(entry -> entry.getName())
					.filter(name -> name.startsWith(PACKAGE) && name.endsWith(".class") && !name.contains("-info"))
					.forEach(name -> arguments.add(name.replace(".class", "").replace('/', '.')));
		}
		StringWriter text = new StringWriter();
		assertThat(ToolProvider.findFirst("javap").orElseThrow().run(new PrintWriter(text), new PrintWriter(text),
				arguments.toArray(String[]::new))).isZero();
		Map<Member, Set<String>> packages = new HashMap<>();
		String type = "";
		for (String line : text.toString().lines().toList()) {
			Matcher file = FILE.matcher(line);
			type = file.find() ? file.group(1) : type;
			for (Pattern pattern : List.of(CALL, HANDLE)) {
				Matcher call = pattern.matcher(line);
				if (call.find()) {
					String owner = call.group(1) == null ? type : call.group(1);
					Optional<Member> target = owner.startsWith(PACKAGE)
							? resolve(loader.loadClass(owner.replace('/', '.')), call.group(2), call.group(3))
							: Optional.empty();
					String from = type.substring(0, type.lastIndexOf('/')).replace('/', '.');
					target.filter(one -> !one.packageName().equals(from))
							.ifPresent(one -> packages.computeIfAbsent(one, none -> new HashSet<>()).add(from));
				}
			}
		}
		return packages;
	}

	private static Optional<Member> resolve(Class<?> type, String name, String descriptor) {
		for (Class<?> owner : ancestors(type)) {
			for (Method method : owner.getDeclaredMethods()) {
				if (method.getName().equals(name) && descriptor(method).equals(descriptor)) {
					return Optional.of(new Member(owner.getName().replace('.', '/'), name, descriptor));
				}
			}
		}
		return Optional.empty();
	}

	/** Overrides nothing, and no bridge has its name. */
	private static boolean isPlain(Member member, ClassLoader loader) throws ClassNotFoundException {
		Class<?> type = loader.loadClass(member.owner().replace('/', '.'));
		boolean alone = ancestors(type).stream().skip(1).flatMap(owner -> Arrays.stream(owner.getDeclaredMethods()))
				.noneMatch(one -> one.getName().equals(member.name()));
		return alone && Arrays.stream(type.getDeclaredMethods()).noneMatch(one -> one.isBridge() && one.getName().equals(member.name()))
				&& Arrays.stream(type.getDeclaredMethods())
						.anyMatch(one -> one.getName().equals(member.name()) && Modifier.isPublic(one.getModifiers()));
	}

	/** The type, its super-classes, and then all their interfaces. */
	private static List<Class<?>> ancestors(Class<?> type) {
		List<Class<?>> found = new ArrayList<>();
		for (Class<?> one = type; one != null; one = one.getSuperclass()) {
			found.add(one);
		}
		for (int i = 0; i < found.size(); i++) {
			Arrays.stream(found.get(i).getInterfaces()).filter(one -> !found.contains(one)).forEach(found::add);
		}
		return found;
	}

	private static String descriptor(Method method) {
		return MethodType.methodType(method.getReturnType(), method.getParameterTypes()).toMethodDescriptorString();
	}
}
