/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.io.IOException;
import java.lang.reflect.Constructor;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.source.SourceMethod;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethod.NotInstrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethods;

/** The names of methods, compared with the class files that two compilers make of the same source. */
@ExtendWith(LoggedErrors.class)
class SourceMethodsTest {
	private static final String ZOO = """
			package zoo;

			import java.io.Serializable;
			import java.util.*;
			import java.util.function.*;

			public class Zoo<T extends Comparable<T> & Serializable, U> {
				static final int CONSTANT = 3;
				private final Supplier<Object> field = () -> new Object() {
					@Override public String toString() { return "in a lambda of a field"; }
				};
				static { class InStaticBlock { InStaticBlock(int i) { } void m() { } } new InStaticBlock(1).m(); }
				{ class InBlock { InBlock() { } } new InBlock(); }

				public Zoo() { }
				protected Zoo(T first, U... rest) { }
				void overloaded() { }
				void overloaded(int i) { }
				void overloaded(Integer i) { }
				void overloaded(int[][] i, String... names) { }
				void overloaded(List<String> l) { }
				void overloaded(java.awt.List l) { }
				void overloaded(T t) { }
				void overloaded(U u) { }
				void overloaded(T[] t, U[][] u, Map.Entry<T, ? super U>[] e) { }
				<X extends List<? extends Number>> X generic(X x, Map<String, X[]> m) { return x; }
				<X extends T> X bounded(X x) { return x; }
				<X extends U> X[] boundedArray(X... xs) { return xs; }
				static synchronized final strictfp double modifiers(char c, byte b, short s, long l, float f, boolean z) { return 0; }
				String[] oldArray(int a[])[] { return null; }
				void $dollar$(Zoo.Nested$Odd odd) { }

				static class Nested$Odd { void m() { } class Deep { Deep(String s) { } class Deeper { Deeper() { } } } }
				class Inner { Inner() { } Inner(int... i) { } <V> Inner(V v) { } void m(Inner other, Nested$Odd.Deep deep) { } }
				private class Secret { private Secret(Inner i) { } private void hidden() { } }

				Object locals(final int captured, String other) {
					int constant = 4;
					final int inlined = 5;
					class Free { Free(int i) { } void m() { } }
					class Capturing { Capturing(long l) { } int m() { return captured; } class Member { int m() { return 1; } } }
					class Inlining { Inlining() { } int m() { return inlined + CONSTANT; } }
					class Heir extends Capturing { Heir() { super(1); } }
					class Maker { Maker(int i) { } Object make() { return new Capturing(2); } }
					class Both { Both() { } int m() { return captured + constant; } }
					class Twice { Twice() { } String m() { return captured + other; } }
					class Holder { Holder() { } record Kept(int k) { Kept { if (k < 0) k = 0; } } }
					class Reader { Reader() { } String m() { class Own { Own() { } String m() { return other; } } return new Own().m(); } }
					record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException(); } int sum() { return x + y; } }
					enum Size { SMALL, BIG; Size() { } }
					interface Shape { default int corners() { return 0; } }
					Runnable r = () -> { class InLambda { InLambda() { } void m() { } } new InLambda().m(); };
					new Free(1); new Inlining(); new Heir(); new Maker(1); new Both(); new Holder(); new Twice(); new Reader();
					return new Object() {
						@Override public String toString() {
							return new Object() { @Override public int hashCode() { return 7; } }.toString() + captured;
						}
					};
				}
				static void staticLocals(Object o) {
					class Free { Free(Object p) { } }
					class Capturing { Capturing() { } Object m() { return o; } }
					new Free(o); new Capturing();
				}
			}

			class Secondary {
				static void main(String[] args) { }
				void instance(Zoo<?, ?>.Inner inner) { }
			}
			""";
	private static final String KINDS = """
			package zoo;

			import java.util.*;

			public interface Kinds<T> {
				int CONSTANT = 1;
				void abstractMethod();
				default T withDefault(T t) { return t; }
				static <X> List<X> ofStatic(X... xs) { return null; }
				private void hidden() { }
				class InInterface { public InInterface(int i) { } }

				enum Colour {
					RED("r") { @Override int code() { return 1; } }, GREEN("g", 1, 2);
					Colour(String name) { }
					Colour(String name, int... more) { }
					int code() { return 0; }
					class Inner { Inner() { } }
				}

				record Pair<A extends Number, B>(A a, List<B>... bs) {
					public Pair { Objects.requireNonNull(a); }
					Pair(A a) { this(a, List.of()); }
					public A a() { return a; }
					static void helper() { }
				}
				record Plain(int i, String... s) {
					public Plain(int i, String... s) { this.i = i; this.s = s; }
				}
				record Bare(int i) { }

				sealed abstract class Shape permits Shape.Round, Shape.Square {
					protected Shape() { }
					protected abstract Comparable<?> size();
					native int nativeSize();
					static final class Round extends Shape { @Override protected Integer size() { return 1; } }
					non-sealed class Square extends Shape { Square(int i) { } @Override protected String size() { return ""; } }
				}
				@interface Note { String value() default ""; class InNote { InNote() { } } }
			}
			""";

	/** Simple names of the classes above that leave their constructor to the compiler, and of those whose own is refused. */
	private static final Set<String> WITHOUT_CONSTRUCTOR = Set.of("Odd", "Member", "Secondary", "Round", "Bare", "Twice");

	private JavaProject project;
	private ICompilationUnit zoo;
	private ICompilationUnit kinds;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		zoo = project.add("zoo", "Zoo.java", ZOO);
		kinds = project.add("zoo", "Kinds.java", KINDS);
	}

	@AfterEach
	void deleteProject() throws Exception {
		project.delete();
	}

	/** A test or a user deletes a project while a log's methods are looked for, at any moment of the search. */
	@Test
	void aProjectThatIsDeletedDuringTheSearchHasNoMethods() throws Exception {
		JavaProject kept = new JavaProject("kept");
		try {
			kept.add("k", "K.java", "package k; class K { void k() { } }");
			for (int moment = 0; moment < 12; moment++) {
				JavaProject doomed = new JavaProject("doomed" + moment);
				doomed.add("d", "D.java", "package d; class D { void d() { } }");
				Deleting deleting = new Deleting(doomed.project(), moment);
				assertThat(SourceMethods.ofTypes(List.of(doomed.java(), kept.java()), List.of("d.D", "k.K"), deleting))
						.as("moment " + moment)
						.extracting(method -> method.element().getElementName()).contains("k");
				deleting.delete();
			}
			LoggedErrors.expect("doomed"); // JDT's model and parser throw nothing then, but log it
		} finally {
			kept.delete();
		}
	}

	/** Deletes a project when it was asked so often. */
	private static final class Deleting extends NullProgressMonitor {
		private final IProject project;
		private final int moment;
		private int asked;

		private Deleting(IProject project, int moment) {
			this.project = project;
			this.moment = moment;
		}

		@Override
		public boolean isCanceled() {
			if (asked++ == moment) {
				delete();
			}
			return false;
		}

		private void delete() {
			try {
				project.delete(true, true, null);
			} catch (CoreException e) {
				throw new IllegalStateException(e);
			}
		}
	}

	@Test
	void namesAreThoseInTheClassFilesOfEclipsesCompiler() throws Exception {
		project.build();
		assertThat(Arrays.stream(project.project().findMarkers(null, true, IResource.DEPTH_INFINITE))
				.filter(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR)
				.map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).toList()).isEmpty();
		assertThat(inSource()).hasSizeGreaterThan(60)
				.containsExactlyInAnyOrderElementsOf(compiled(project.project().getFolder("bin").getLocation().toPath()));
	}

	@Test
	void namesAreThoseInTheClassFilesOfJavac(@TempDir Path classes) throws Exception {
		JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
		boolean done = javac.getTask(null, null, null, List.of("-d", classes.toString(),
				"--release", "21", "-Xlint:none", "-nowarn"),
				null, List.of(source("Zoo", ZOO), source("Kinds", KINDS))).call();
		assertThat(done).isTrue();
		assertThat(inSource()).hasSizeGreaterThan(60).containsExactlyInAnyOrderElementsOf(compiled(classes));
	}

	@Test
	void whatCannotBeInstrumentedHasAReason() throws Exception {
		List<String> refused = methods().filter(NotInstrumentable.class::isInstance).map(NotInstrumentable.class::cast)
				.map(method -> method.element().getDeclaringType().getElementName() + "."
						+ method.element().getElementName() + " "
						+ method.reason())
				.toList();
		assertThat(refused.stream().filter(text -> text.contains("no body")).toList())
				.containsExactly("Kinds.abstractMethod has no body, as it is abstract", "Shape.size has no body, as it is abstract",
				"Shape.nativeSize has no body in Java, as it is native");
		assertThat(refused.stream().filter(text -> !text.contains("no body")).toList()).containsExactly(
				"Twice.Twice is the constructor of a local class whose parameters in the class file depend on the compiler "
						+ "(several captured variables)");
	}

	@Test
	void fromTheSignaturesBackToTheMethods() throws Exception {
		Map<MethodSignature, IMethod> expected = methods().filter(Instrumentable.class::isInstance).map(Instrumentable.class::cast)
				.collect(Collectors.toMap(method -> method.signature().withVarargs(false), Instrumentable::element));
		List<MethodSignature> asked = new ArrayList<>(expected.keySet());
		asked.addAll(List.of(MethodSignature.parse("void zoo.Zoo.gone()"), MethodSignature.parse("void gone.Gone$Inner.gone()"),
				MethodSignature.parse("int java.lang.String.length()")));
		assertThat(SourceMethods.find(project.java(), asked, null)).isEqualTo(expected);
	}

	@Test
	void oneMethodStandsForItselfAlone() throws Exception {
		IMethod locals = JavaProject.method(zoo, "locals");
		List<SourceMethod> found = SourceMethods.in(List.of(locals), null);
		assertThat(found.stream().map(SourceMethod::element).toList()).containsExactly(locals);
	}

	@Test
	void everyModelElementOfTheSourceIsFound() throws Exception {
		IMethod compact = kinds.getType("Kinds").getType("Pair").getMethods()[0];
		assertThat(compact.isConstructor()).isTrue();
		assertThat(signature(compact)).isEqualTo("zoo.Kinds$Pair.<init>(java.lang.Number,java.util.List[])");
		assertThat(signature(kinds.getType("Kinds").getType("Colour").getMethods()[1]))
				.isEqualTo("zoo.Kinds$Colour.<init>(java.lang.String,int,java.lang.String,int[])");
		assertThat(signature(zoo.getType("Zoo").getType("Inner").getMethods()[1])).isEqualTo("zoo.Zoo$Inner.<init>(zoo.Zoo,int[])");
	}

	@Test
	void errorsInTheSourceAreToldAndHideNothingElse() throws Exception {
		ICompilationUnit broken = project.add("zoo", "Broken.java", """
				package zoo;
				class Broken {
					void missing(Nowhere n) { }
					void fine(String s) { }
					java.util.List<Nowhere> erased(java.util.List<Nowhere> l) { return l; }
					void twice() { }
					void twice() { }
					void unfinished( { }
				}
				""");
		List<SourceMethod> found = SourceMethods.in(List.of(broken), null);
		assertThat(signatures(found).contains("void zoo.Broken.fine(java.lang.String)")).as(() -> found.toString()).isTrue();
		assertThat(signatures(found).contains("java.util.List zoo.Broken.erased(java.util.List)")).as(() -> found.toString()).isTrue();
		assertThat(found.stream().anyMatch(method -> method instanceof NotInstrumentable no
				&& no.reason().endsWith("fix them first (type Nowhere is not found)"))).as(() -> found.toString()).isTrue();
	}

	@Test
	void whatIsInALibraryIsToldSo() throws Exception {
		IMethod length = project.java().findType("java.lang.String").getMethod("length", new String[0]);
		assertThat(((NotInstrumentable) SourceMethods.in(List.of(length), null).getFirst()).reason())
				.isEqualTo("is in a library; probes are planned for methods whose source is in the workspace");
	}

	private static String signature(IMethod method) throws Exception {
		return ((Instrumentable) SourceMethods.in(List.of(method), null).getFirst()).signature().toString();
	}

	private Stream<SourceMethod> methods() throws Exception {
		return SourceMethods.in(List.of(kinds, zoo), null).stream();
	}

	/** With the ellipsis, which the exchange spelling leaves out. */
	private Set<String> inSource() throws Exception {
		return methods().filter(Instrumentable.class::isInstance).map(Instrumentable.class::cast).map(Instrumentable::signature)
				.map(signature -> signature + (signature.varargs() ? " varargs" : ""))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	private static Set<String> signatures(List<SourceMethod> methods) {
		return methods.stream().filter(Instrumentable.class::isInstance).map(Instrumentable.class::cast)
				.map(method -> method.signature().toString()).collect(Collectors.toSet());
	}

	/** The methods in the class files, without those that no source contains. */
	private static Set<String> compiled(Path folder) throws Exception {
		Set<String> names = new TreeSet<>();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { folder.toUri().toURL() },
				ClassLoader.getPlatformClassLoader());
				Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
				String name = folder.relativize(file).toString().replace(".class", "").replace('/', '.');
				Class<?> type = Class.forName(name, false, loader);
				List<Executable> executables = new ArrayList<>(List.of(type.getDeclaredMethods()));
				executables.addAll(List.of(type.getDeclaredConstructors()));
				executables.stream().filter(SourceMethodsTest::isSpeltOut).map(SourceMethodsTest::name).forEach(names::add);
			}
		}
		return names;
	}

	/** Methods with a body in the source. What compilers add is marked as such, or listed here by the rules of the language. */
	private static boolean isSpeltOut(Executable executable) {
		Class<?> type = executable.getDeclaringClass();
		String name = executable.getName();
		if (executable.isSynthetic() || Modifier.isAbstract(executable.getModifiers())
				|| Modifier.isNative(executable.getModifiers())) {
			return false;
		}
		if (executable instanceof Constructor) {
			return !WITHOUT_CONSTRUCTOR.contains(type.getName().replaceAll(".*[.$]\\d*", "")) && !type.isAnonymousClass();
		}
		boolean ofEnum = type.isEnum() && Set.of("values", "valueOf").contains(name);
		boolean ofRecord = type.isRecord() && !Set.of("sum", "helper", "a").contains(name);
		return !ofEnum && !ofRecord;
	}

	private static String name(Executable executable) {
		String parameters = Arrays.stream(executable.getParameterTypes()).map(Class::getTypeName)
				.collect(Collectors.joining(","));
		String type = executable.getDeclaringClass().getName();
		String varargs = executable.isVarArgs() ? " varargs" : "";
		return executable instanceof Method method
				? method.getReturnType().getTypeName() + " " + type + "." + method.getName() + "(" + parameters + ")" + varargs
				: type + ".<init>(" + parameters + ")" + varargs;
	}

	private static SimpleJavaFileObject source(String name, String text) {
		return new SimpleJavaFileObject(URI.create("string:///zoo/" + name + ".java"), SimpleJavaFileObject.Kind.SOURCE) {
			@Override
			public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
				return text;
			}
		};
	}
}
