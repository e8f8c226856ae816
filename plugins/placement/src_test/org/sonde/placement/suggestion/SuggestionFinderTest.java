/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.jar.JarFile;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.Program;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class SuggestionFinderTest {
	private static final int PROGRAMS = 12;
	/** Of a ZIP file's entry (APPNOTE 4.3.7): its length without name and extra field, and where theirs are. */
	private static final int LOCAL_HEADER = 30;
	private static final int NAME_LENGTH = 26;
	private static final int EXTRA_LENGTH = 28;
	/** Two callers of Store.load in two packages, one by its interface, one by a lambda; three implementations of Part, four of Many. */
	private static final String[] SHOP = { """
			package shop.web;
			public class Controller {
				private final shop.core.Store store = new shop.core.FileStore();
				public void show(int id) { for (int i = 0; i < id; i++) { store.load(i); } }
				public void edit() { store.load(1); new shop.core.Prices().total(2); }
				void parts(shop.core.Part part, shop.core.Many many) { part.work(); many.work(); }
			}
			""", """
			package shop.job;
			public class Nightly implements Runnable {
				private final java.util.List<Integer> ids = java.util.List.of(1, 2);
				public void run() { ids.forEach(id -> new shop.core.FileStore().load(id)); ids.forEach(shop.core.Prices::of); }
			}
			""", """
			package shop.core;
			public interface Store { String load(int id); String unknown(); }
			""", """
			package shop.core;
			public class FileStore implements Store {
				public String load(int id) { return read(id) + name(); }
				private String read(int id) { try { return java.nio.file.Files.readString(java.nio.file.Path.of("" + id)); } catch (java.io.IOException e) { return ""; } }
				public String unknown() { return ""; }
				String name() { return "files"; }
			}
			""", """
			package shop.core;
			public class Prices {
				public int total(int n) { return of(n) + of(1); }
				public static int of(int n) { return n * 2; }
				int inside() { return total(3); }
			}
			""", "package shop.core; public interface Part { void work(); }", "package shop.core; public interface Many { void work(); }",
			"package shop.core; public class Parts { static class A implements Part { public void work() { } } static class B implements Part { public void work() { } } "
					+ "static class C implements Part { public void work() { } } }",
			"package shop.core; public class Lots { static class A implements Many { public void work() { } } static class B implements Many { public void work() { } } "
					+ "static class C implements Many { public void work() { } } static class D implements Many { public void work() { } } }" };

	@TempDir
	private Path folder;

	private SuggestedProgram shop() throws IOException {
		return SuggestedProgram.compile(folder, SHOP);
	}

	@Test
	void boundariesAreCountedByPackages() throws Exception {
		Suggestions found = shop().suggest(EnumSet.of(SuggestionKind.BOUNDARY), EnumSet.of(SuggestionFilter.CONSTRUCTOR));
		assertThat(SuggestedProgram.figures(found, SuggestionKind.BOUNDARY)).containsExactly("shop.core.FileStore.load 2",
				"shop.core.Parts$A.work 1", "shop.core.Parts$B.work 1",
				"shop.core.Parts$C.work 1", "shop.core.Prices.of 1", "shop.core.Prices.total 1");
		assertThat(found.methods().stream().filter(one -> one.method().name().equals("load")).findFirst().orElseThrow().reasons().getFirst()
				.text())
				.contains("by 3 methods").contains("2 methods below");
	}

	@Test
	void saysWhatDispatchHides() throws Exception {
		HiddenCalls hidden = shop().suggest(SuggestionKind.USUAL, Set.of()).hidden();
		assertThat(hidden).isEqualTo(new HiddenCalls(0, 0, 2, 2, 0, 0));
		HiddenCalls reflective = SuggestedProgram.compile(folder, """
				package p;
				abstract class A {
					abstract void nobody();
					void a(java.util.function.Supplier<String> s, Runnable r) throws Exception { nobody(); nobody(); s.get(); r.run(); Class.forName("p.B"); }
				}
				""").suggest(SuggestionKind.USUAL, Set.of()).hidden();
		assertThat(reflective).isEqualTo(new HiddenCalls(1, 2, 0, 0, 1, 2));
	}

	@Test
	void callsOutAreCountedByKind() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder, """
				package p;
				import java.sql.*;
				class Out {
					void sql(Connection c) throws Exception { PreparedStatement s = c.prepareStatement(""); s.setInt(1, 2); s.executeUpdate(); s.executeQuery().next(); c.commit(); }
					void http(java.net.http.HttpClient c) throws Exception { c.send(null, null); }
					void file() throws Exception { new java.io.FileInputStream("a").read(); java.nio.file.Files.exists(null); java.nio.file.Files.delete(null); }
					void socket() throws Exception { new java.net.Socket("a", 1).getInputStream(); }
					void process() throws Exception { new ProcessBuilder("a").start().waitFor(); }
					void memory() throws Exception { new java.io.ByteArrayInputStream(new byte[1]).read(); "a".getBytes(); }
					Runnable lambda() { return () -> { try { java.nio.file.Files.readString(null); } catch (java.io.IOException e) { } }; }
				}
				class Own extends java.net.Socket { @Override public void connect(java.net.SocketAddress a) { } void use() { connect(null); } }
				""");
		assertThat(program.all(SuggestionKind.DATABASE)).containsExactly("p.Out.sql 4");
		assertThat(program.all(SuggestionKind.HTTP)).containsExactly("p.Out.http 1");
		assertThat(program.all(SuggestionKind.FILE)).containsExactly("p.Out.file 3", "p.Out.lambda 1");
		assertThat(program.all(SuggestionKind.SOCKET)).containsExactly("p.Out.socket 1", "p.Own.<init> 1");
		assertThat(program.all(SuggestionKind.PROCESS)).containsExactly("p.Out.process 2");
	}

	@Test
	void messagingOfBothEditions() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder,
				"package jakarta.jms; public interface MessageProducer { void send(Object m); }",
				"package javax.jms; public interface MessageConsumer { Object receive(); }",
				"package org.apache.kafka.clients.producer; public interface Producer { void send(Object m); }", """
						package p;
						class Out {
							void send(jakarta.jms.MessageProducer to, javax.jms.MessageConsumer from) { to.send(from.receive()); }
							void kafka(org.apache.kafka.clients.producer.Producer to) { to.send(""); }
						}
						""");
		assertThat(program.all(SuggestionKind.MESSAGING)).containsExactly("p.Out.kafka 1", "p.Out.send 2");
	}

	/** 1, and 12 more: 2 if, 1 &&, 1 for, 1 while, 1 ?:, 3 case, 1 catch, and 2 in a lambda. */
	@Test
	void complexityIsMcCabes() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder, """
				package p;
				class A {
					int complex(int n) {
						if (n > 1 && n < 9) { n++; }
						if (n == 5) { n--; }
						for (int i = 0; i < n; i++) { n += i; }
						while (n > 100) { n -= 7; }
						try { n = n > 3 ? n : -n; } catch (RuntimeException e) { n = 0; }
						switch (n) { case 1: n = 2; break; case 7: n = 3; break; case 9: n = 1; break; default: n = 0; }
						Runnable lambda = () -> { if (System.nanoTime() > 1) { for (int i = 0; i < 3; i++) { } } };
						lambda.run();
						return n;
					}
					int simple(int n) { return n > 1 ? 1 : 2; }
				}
				""");
		assertThat(program.all(SuggestionKind.COMPLEX)).containsExactly("p.A.complex 13");
		SuggestionRequest bySource = new SuggestionRequest(program.path(), EnumSet.of(SuggestionKind.COMPLEX), Set.of(), 0, 11,
				method -> method.name().equals("simple") ? OptionalInt.of(40) : OptionalInt.of(3), Optional.empty(), method -> true);
		assertThat(SuggestedProgram.figures(SuggestionFinder.of(bySource, Progress.NONE), SuggestionKind.COMPLEX))
				.containsExactly("p.A.simple 40");
	}

	@Test
	void eachFilterLeavesOutItsMethods() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder, """
				package p;
				public class A {
					private int n;
					public A(int n) { while (n > 9) { n--; } this.n = n; }
					public int getN() { return n; }
					public void setN(int n) { this.n = n; }
					public int constant() { return 7; }
					public int through() { return work(n); }
					public Integer boxed() { return work(n); }
					public int work(int m) { int s = 0; for (int i = 0; i < m; i++) { s += i; } return s; }
					public int leaf(int m) { return m > 3 ? m * 2 + 1 : m - 1; }
					public int straight(int m) { return m > 3 ? m * 2 + 1 : m - 1; }
					public int calls(int m) { return work(m) + leaf(m); }
					@Override public String toString() { String s = ""; for (int i = 0; i < n; i++) { s += i; } return s; }
					public static int helper(int m) { int s = 0; for (int i = 0; i < m; i++) { s += i; } return s; }
				}
				""");
		EnumSet<SuggestionKind> api = EnumSet.of(SuggestionKind.API);
		Set<String> all = SuggestedProgram.names(program.suggest(api, Set.of()));
		assertThat(all).containsExactlyInAnyOrder("p.A.<init>", "p.A.getN", "p.A.setN", "p.A.constant", "p.A.through", "p.A.boxed",
				"p.A.straight", "p.A.calls", "p.A.toString", "p.A.helper");
		Map<SuggestionFilter, Set<String>> expected = Map.of(SuggestionFilter.CONSTRUCTOR, Set.of("p.A.<init>"), SuggestionFilter.ACCESSOR,
				Set.of("p.A.getN", "p.A.setN", "p.A.constant"),
				SuggestionFilter.PASS_THROUGH, Set.of("p.A.through", "p.A.boxed"), SuggestionFilter.OBJECT_METHOD, Set.of("p.A.toString"),
				SuggestionFilter.HELPER, Set.of("p.A.helper"), SuggestionFilter.LEAF, Set.of("p.A.straight"));
		for (Map.Entry<SuggestionFilter, Set<String>> one : expected.entrySet()) {
			Suggestions found = program.suggest(api, EnumSet.of(one.getKey()));
			Set<String> left = new HashSet<>(all);
			left.removeAll(SuggestedProgram.names(found));
			assertThat(left).as(one.getKey().keyword()).isEqualTo(one.getValue());
			assertThat(found.filtered()).containsOnlyKeys(one.getKey());
			assertThat(found.filtered().get(one.getKey())).allMatch(method -> method.has(SuggestionKind.API))
					.extracting(SuggestedProgram::name).containsExactlyInAnyOrderElementsOf(one.getValue());
		}
	}

	@Test
	void shortMethodsAreLeftOutByInstructions() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder,
				"package p; public class A { public int add(int a, int b) { return a + b; } }");
		for (int least : List.of(4, 5)) { // iload_1, iload_2, iadd, ireturn
			Suggestions found = SuggestionFinder.of(new SuggestionRequest(program.path(), EnumSet.of(SuggestionKind.API),
					EnumSet.of(SuggestionFilter.SMALL, SuggestionFilter.CONSTRUCTOR), least, 11,
					method -> OptionalInt.empty(), Optional.empty(), method -> true), Progress.NONE);
			assertThat(SuggestedProgram.names(found)).hasSize(least == 4 ? 1 : 0);
		}
	}

	@Test
	void methodsOnACallPath() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder, """
				package p;
				class A {
					void start() { left(); Step s = new Right(); s.go(); aside(); }
					void left() { end(); }
					void aside() { }
					static void end() { after(); }
					static void after() { }
					void elsewhere() { end(); }
				}
				interface Step { void go(); }
				class Right implements Step { public void go() { Runnable r = () -> middle(); r.run(); } void middle() { A.end(); } }
				""");
		Suggestions found = program.suggest(EnumSet.of(SuggestionKind.PATH), Set.of(),
				Optional.of(new SuggestionRequest.Ends(method -> method.name().equals("start"), method -> method.name().equals("end"))));
		assertThat(SuggestedProgram.figures(found, SuggestionKind.PATH)).containsExactly("p.A.end 2", "p.A.left 2", "p.A.start 2",
				"p.Right.go 3", "p.Right.middle 3");
		Suggestions none = program.suggest(EnumSet.of(SuggestionKind.PATH), Set.of(),
				Optional.of(new SuggestionRequest.Ends(method -> method.name().equals("after"), method -> method.name().equals("start"))));
		assertThat(none.methods()).isEmpty();
		assertThat(List.of(none.starts(), none.ends())).containsExactly(1, 1);
	}

	/** Below a() are b() to f(); b() has one fewer than a hub needs. */
	@Test
	void hubsFillUpSmallPlans() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder, """
				package p;
				class A {
					void a() { b(); System.nanoTime(); }
					void b() { c(); d(); }
					void c() { e(); e(); }
					void d() { c(); f(); }
					void e() { }
					void f() { }
				}
				""");
		assertThat(SuggestedProgram.figures(program.suggest(SuggestionKind.USUAL, Set.of()), SuggestionKind.HUB))
				.containsExactly("p.A.a 5");
		StringBuilder many = new StringBuilder("package p; class Many {");
		IntStream.range(0, SuggestionRequest.AT_MOST)
				.forEach(i -> many.append("void m%d() throws Exception { java.nio.file.Files.delete(null); }".formatted(i)));
		SuggestedProgram full = SuggestedProgram.compile(folder, many + "void a() throws Exception { m1(); m2(); m3(); m4(); m5(); } }");
		assertThat(SuggestedProgram.figures(full.suggest(SuggestionKind.USUAL, Set.of()), SuggestionKind.HUB)).isEmpty();
		assertThat(full.all(SuggestionKind.HUB)).containsExactly("p.Many.a 5");
	}

	/** Bridges, lambdas and accessors that the compiler made are in no plan. */
	@Test
	void nothingThatTheCompilerMade() throws Exception {
		Suggestions found = SuggestedProgram.compile(folder, """
				package p;
				public class A implements java.util.function.Function<String, Integer> {
					static int n = 3;
					public Integer apply(String s) { Runnable r = () -> System.out.println(s); r.run(); return 1; }
				}
				""").suggest(EnumSet.allOf(SuggestionKind.class), Set.of());
		assertThat(found.methods().stream().map(one -> one.method().toString())).containsExactlyInAnyOrder("p.A.<init>()",
				"java.lang.Integer p.A.apply(java.lang.String)");
	}

	@Test
	void theFirstOfEachKindComeFirst() throws Exception {
		StringBuilder source = new StringBuilder("package p; public class A { public static void main(String[] a) { }");
		IntStream.range(0, 20)
				.forEach(i -> source.append(" public void m%d() { for (int i = 0; i < 3; i++) { main(null); } }".formatted(i)));
		Suggestions found = SuggestedProgram
				.compile(folder, source + " void file() throws Exception { java.nio.file.Files.delete(null); } }")
				.suggest(SuggestionKind.USUAL, EnumSet.allOf(SuggestionFilter.class));
		assertThat(found.methods()).hasSize(22);
		assertThat(found.first(3).stream().map(one -> one.reasons().getFirst().kind())).containsExactly(SuggestionKind.MAIN,
				SuggestionKind.API, SuggestionKind.FILE);
		assertThat(found.first(100)).hasSize(22);
		assertThat(found.methods().stream().filter(Suggestion::isWholeRun).map(one -> one.method().name())).containsExactly("main");
	}

	@Test
	void damagedFilesAreNamedAndTheOthersCount() throws Exception {
		Path classes = Files.createDirectories(folder.resolve("classes/p"));
		ClassPath jar = SuggestedProgram.compile(folder, "package p; public class A { public static void main(String[] a) { } }").path();
		try (JarFile file = new JarFile(jar.classes().getFirst().toFile())) {
			byte[] bytes = file.getInputStream(file.getEntry("p/A.class")).readAllBytes();
			Files.write(classes.resolve("A.class"), bytes);
			Files.write(classes.resolve("Cut.class"), Arrays.copyOf(bytes, bytes.length / 2));
			Files.writeString(classes.resolve("Text.class"), "no class");
		}
		Suggestions found = SuggestionFinder.of(
				SuggestedProgram.usual(new ClassPath(List.of(classes.getParent(), jar.classes().getFirst()), List.of())), Progress.NONE);
		assertThat(found.unread()).extracting(one -> Path.of(one.place()).getFileName().toString()).containsExactly("Cut.class",
				"Text.class");
		assertThat(SuggestedProgram.names(found)).containsExactly("p.A.main");
		assertThat(found.types()).isEqualTo(1);
	}

	/** The data of a jar's first entry, Base, start with a block of a type that does not exist. */
	@Test
	void aDamagedEntryOfAJarIsNamedAndTheOthersCount() throws Exception {
		Path jar = SuggestedProgram
				.compile(folder, "package p; class Base { }", "package p; class Main { public static void main(String[] a) { } }").path()
				.classes().getFirst();
		byte[] bytes = Files.readAllBytes(jar);
		bytes[LOCAL_HEADER + bytes[NAME_LENGTH] + bytes[EXTRA_LENGTH]] = (byte) 0xFF;
		Files.write(jar, bytes);
		Suggestions found = SuggestionFinder.of(SuggestedProgram.usual(new ClassPath(List.of(jar), List.of())), Progress.NONE);
		assertThat(found.unread()).singleElement().satisfies(one -> assertThat(one.place()).endsWith("program.jar!/p/Base.class"));
		assertThat(SuggestedProgram.names(found)).containsExactly("p.Main.main");
	}

	@Test
	void whatIsMissingIsNamedAndCancelEnds() throws Exception {
		ClassPath missing = new ClassPath(List.of(folder.resolve("missing.jar")), List.of());
		assertThatThrownBy(() -> SuggestionFinder.of(SuggestedProgram.usual(missing), Progress.NONE))
				.isInstanceOf(NoSuchFileException.class)
				.hasMessageContaining("missing.jar");
		SuggestionRequest request = SuggestedProgram.usual(shop().path());
		assertThatThrownBy(() -> SuggestionFinder.of(request, Progress.cancelledBy(() -> true))).isInstanceOf(CancellationException.class);
	}

	/** A pattern that is offered, compared again by itself, matches exactly the methods that it stands for. */
	@Test
	void anOfferedPatternMatchesItsMethodsAlone() {
		Seeded.tries(PROGRAMS, this::checkPatterns);
	}

	private void checkPatterns(RandomInput in) throws Exception {
		List<String> sources = new ArrayList<>();
		for (int type = 0; type < 6; type++) {
			StringBuilder source = new StringBuilder("package %s; public class T%d%s { ".formatted(type % 2 == 0 ? "p" : "p.q", type,
					type > 3 ? " extends T" + (type - 2) : ""));
			for (int method = 0; method < in.between(1, 4); method++) {
				source.append("%s void %s(int... a%d) { } ".formatted(in.yes() ? "public" : type > 1 ? "public" : "",
						"mn".charAt(in.between(0, 1)) + "" + method, method));
			}
			sources.add(source + "}");
		}
		SuggestedProgram program = SuggestedProgram.compile(folder, sources.toArray(String[]::new));
		try (Program all = new Program(program.path(), Progress.NONE)) {
			List<MethodSignature> chosen = new ArrayList<>(
					all.match(List.of(MethodPattern.parse("* *(..)")), Progress.NONE).getFirst().methods());
			chosen.removeIf(method -> in.between(0, 2) == 0);
			Set<MethodSignature> seen = new HashSet<>();
			for (PatternOffer offer : PatternOffer.of(chosen, all, Progress.NONE)) {
				List<MethodSignature> matched = all.match(List.of(MethodPattern.parse(offer.pattern())), Progress.NONE).getFirst()
						.methods();
				assertThat(matched).as(offer.pattern()).isEqualTo(offer.methods()).hasSizeGreaterThan(1).allMatch(chosen::contains)
						.allMatch(seen::add);
			}
		}
	}

	@Test
	void allMethodsOfATypeAreOnePattern() throws Exception {
		SuggestedProgram program = SuggestedProgram.compile(folder,
				"package shop.web; public class A { public void a() { } public void b(int n) { } }",
				"package shop.core; public class B { public void a() { } public void c() { } void d() { } }");
		try (Program all = new Program(program.path(), Progress.NONE)) {
			List<MethodSignature> chosen = List.of(MethodSignature.method("void", "shop.web.A", "a"),
					MethodSignature.method("void", "shop.web.A", "b", "int"),
					MethodSignature.method("void", "shop.core.B", "a"), MethodSignature.method("void", "shop.core.B", "c"));
			assertThat(PatternOffer.of(chosen, all, Progress.NONE)).extracting(PatternOffer::pattern)
					.containsExactly("public * shop.core.B.*(..)", "* shop.web.A.*(..)");
		}
	}
}
