/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.seeded;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A program made of the signatures that exporters get wrong. Its main method executes every method and constructor with a body
 * at least once, those of {@code p.Counted} and some of {@code p.Throwing} as often as {@link #COUNTS} says.
 */
public final class NastyProgram {
	public static final String MAIN = "p.Main";

	public static final Map<String, Integer> COUNTS = Map.of("p.Counted.<init>()", 1, "void p.Counted.three()", 3,
			"void p.Counted.two(java.lang.String[])", 2, "void p.Counted.run()", 1, "int p.Throwing.runtime(int)", 4,
			"int p.Throwing.caught()", 2);

	/** Methods that end by an exception each time. */
	public static final Set<String> ALWAYS_THROWING = Set.of("void p.Throwing.declared()", "int p.Throwing.runtime(int)");

	public static final List<String> SOURCES = List.of("""
			package p;

			public class Main {
				public static void main(String[] args) throws Exception {
					new Main();
					new Ünïcode();
					new Overloads().all();
					new Base().callAll();
					new Derived().callAll();
					new Base.Inherits().callAll();
					Base.local();
					Generic.all();
					Nested.all();
					Kind.all();
					new Point(1, 2).all();
					new Point("3");
					Shape.all();
					Throwing.all();
					new Dollar$Type().all();
					new Dollar$Type.In$ner().m();
					new $Leading$$Double$().m();
					new $Leading$$Double$.Inner().m();
					Ünïcode.größe("ä", new Ünïcode.Ж());
					Class.forName("InDefaultPackage").getMethod("run").invoke(null);
					Counted.run();
				}
			}
			""", """
			package p;

			import java.util.List;
			import java.util.Map;

			class Overloads {
				void m() { }
				void m(int i) { }
				void m(long i) { }
				void m(Integer i) { }
				void m(Object o) { }
				void m(String s) { }
				void m(int[] a) { }
				void m(int[][] a) { }
				void m(String[] a) { }
				void m(String s, Object... rest) { }
				void m(int i, int... rest) { }
				void m(String[]... rest) { }
				int m(byte b, short s, char c, float f, double d, boolean z) { return 0; }
				String[][] m(Map.Entry<String, ? extends List<int[]>> e) { return null; }
				static synchronized final strictfp double sum(double... values) { return 0; }
				private void secret() { }
				protected Overloads self() { return this; }
				void all() {
					m(); m(1); m(1L); m((Integer) 1); m((Object) 1); m("s"); m(new int[0]); m(new int[0][]); m(new String[0]);
					m("s", 1, 2); m(1, 2, 3); m(new String[0], new String[0]); m((byte) 1, (short) 1, 'c', 1f, 1d, true);
					m((Map.Entry<String, List<int[]>>) null); sum(1, 2); secret(); self();
				}
			}
			""", """
			package p;

			import java.util.function.Supplier;

			class Base implements Supplier<CharSequence>, Comparable<Base> {
				Base() { }
				protected void hook() { }
				void notOverridden() { }
				static void hidden() { }
				public CharSequence get() { return ""; }
				public int compareTo(Base other) { return 0; }
				void callAll() { hook(); notOverridden(); hidden(); get(); compareTo(this);
					((Supplier<?>) this).get(); raw(this); }
				@SuppressWarnings({"unchecked", "rawtypes"})
				private static void raw(Comparable c) { c.compareTo(new Base()); }

				/** Nested in what it extends: within(Base) includes it. */
				static class Inherits extends Base {
					@Override protected void hook() { super.hook(); }
					@Override public String get() { return ""; }
				}

				static void local() {
					class Inherits extends Base {
						@Override protected void hook() { }
					}
					new Inherits().hook();
					new Base() {
						@Override protected void hook() { }
						@Override public String get() { return "x"; }
					}.callAll();
				}
			}

			class Derived extends Base {
				@Override protected void hook() { super.hook(); }
				static void hidden() { }
				@Override public String get() { hidden(); return ""; }
			}
			""", """
			package p;

			import java.util.ArrayList;
			import java.util.Collection;
			import java.util.List;
			import java.util.Map;
			import java.util.function.Function;

			class Generic<T, N extends Number & Comparable<N>> {
				T value;
				Generic(T value) { this.value = value; }
				<X extends Exception> Generic(N number, X exception) { }
				T get() { return value; }
				void set(T t) { value = t; }
				N number(N n, N[] array, List<? super N> list) { return n; }
				<K extends Comparable<K>> K max(Collection<? extends K> all, K... more) { return null; }
				<R> Function<T, R> map(Map<T, List<R>> m) { return t -> m.get(t).get(0); }
				static <E> E[] array(E... es) { return es; }

				static class OfString extends Generic<String, Integer> {
					OfString() { super("s"); }
					@Override String get() { return super.get(); }
					@Override void set(String s) { super.set(s); }
				}

				static void all() {
					Generic<String, Integer> g = new OfString();
					g.get(); g.set("t"); g.number(1, new Integer[0], List.of()); g.<String>max(new ArrayList<>(), "a");
					g.<Integer>map(Map.of("t", List.of(1))).apply("t"); array(1, 2);
					new Generic<String, Integer>(1, new Exception());
					Runnable r = () -> { };
					r.run();
					Runnable bound = g::get;
					bound.run();
				}
			}
			""", """
			package p;

			class Nested {
				private final int field = 1;
				class Inner {
					final Inner parent;
					Inner(Inner parent) { this.parent = parent; }
					int m(Inner other, Nested.StaticNested n) { return field; }
					class Deeper {
						void m(Nested.Inner.Deeper d) { }
					}
				}
				static class StaticNested {
					void m() { }
					static class Deep { static void m(StaticNested.Deep[] ds) { } }
				}
				interface Callback { void call(); default void twice() { call(); call(); } }
				void capture(String captured, long also) {
					class Local {
						final int own;
						Local(int own) { this.own = own; }
						String m(Local other) { return captured + also + own + field; }
					}
					new Local(2).m(null);
					new Callback() {
						public void call() { captured.length(); }
					}.twice();
					Callback lambda = () -> captured.length();
					lambda.call();
				}
				static void all() {
					Nested n = new Nested();
					Inner i = n.new Inner(null);
					i.m(n.new Inner(i), new StaticNested());
					i.new Deeper().m(null);
					new StaticNested().m();
					StaticNested.Deep.m(new StaticNested.Deep[0]);
					new StaticNested.Deep();
					n.capture("x", 1L);
				}
			}
			""", """
			package p;

			enum Kind {
				PLAIN, WITH_ARGUMENT(3), WITH_BODY(4) {
					@Override int weight(Kind other) { return super.weight(other) + 1; }
				};
				private final int n;
				Kind() { this(0); }
				Kind(int n) { this.n = n; }
				int weight(Kind other) { return n; }
				static void all() {
					for (Kind k : values()) {
						k.weight(valueOf("PLAIN"));
						switch (k) { case PLAIN -> k.weight(null); default -> { } }
					}
				}
			}
			""", """
			package p;

			record Point(int x, int y) implements Shape, Comparable<Point> {
				Point { if (x < 0) throw new IllegalArgumentException(); }
				Point(String s) { this(Integer.parseInt(s), 0); }
				public int y() { return y; }
				public double area() { return 0; }
				public int compareTo(Point p) { return 0; }
				void all() { x(); y(); area(); describe(); compareTo(this); hashCode(); equals(this); toString();
					((Comparable<Point>) this).compareTo(this); }
			}
			""", """
			package p;

			sealed interface Shape permits Point, Shape.Square {
				double area();
				default String describe() { return helper(area()); }
				static Shape of(double... sides) { return new Square(); }
				private String helper(double d) { return ""; }
				final class Square implements Shape {
					public double area() { return 1; }
					@Override public String describe() { return Shape.super.describe(); }
				}
				static void all() { of(1).describe(); }
			}
			""", """
			package p;

			class Throwing {
				Throwing(boolean fail) throws java.io.IOException { if (fail) throw new java.io.IOException(); }
				static void declared() throws java.io.IOException, InterruptedException { throw new InterruptedException(); }
				static int runtime(int depth) { if (depth == 0) throw new IllegalStateException(); return runtime(depth - 1); }
				static int caught() { try { throw new IllegalStateException(); } catch (IllegalStateException e) { return 1; } }
				static void all() throws Exception {
					new Throwing(false);
					caught(); caught();
					try { new Throwing(true); } catch (java.io.IOException e) { }
					try { declared(); } catch (InterruptedException e) { }
					try { runtime(3); } catch (IllegalStateException e) { }
				}
			}
			""", """
			package p;

			class Dollar$Type {
				int $value() { return 1; }
				void take$(Dollar$Type a, In$ner b) { }
				void all() { $value(); take$(this, null); new Sub().$value(); }
				static class In$ner { void m() { } }
				class Sub extends Dollar$Type {
					@Override int $value() { return 2; }
				}
			}

			class $Leading$$Double$ {
				void m() { }
				static class Inner extends $Leading$$Double$ {
					@Override void m() { super.m(); }
				}
			}

			class Ünïcode {
				static Ж größe(String ä, Ж ж) { return ж; }
				static class Ж { }
			}
			""", """
			public class InDefaultPackage {
				static InDefaultPackage self(InDefaultPackage i) { return i; }
				public static void run() { self(new InDefaultPackage()); }
			}
			""", """
			package p;

			class Counted {
				void three() { }
				static void two(String... s) { }
				static void run() {
					Counted c = new Counted();
					c.three(); c.three(); c.three();
					two(); two("a", "b");
				}
			}
			""");

	private NastyProgram() {
	}
}
