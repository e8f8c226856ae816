/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;

/**
 * A program that assigns fields of all kinds at random, in several threads, and prints each change that it makes itself:
 * {@code H sensor thread#id place before after}, in the spelling of the log. It prints a change in the line that makes it, or says which
 * line that is. What it prints besides must not depend on whether it is watched, but for ids of threads.
 */
final class WatchedProgram {
	static final String MAIN = "w.Main";

	static final List<String> SOURCES = List.of("""
			package w;
			final class H {
				static void a(String sensor, Object before, Object after) {
					StackTraceElement caller = new Throwable().getStackTrace()[1];
					at(caller.getClassName() + "." + caller.getMethodName() + ":" + caller.getLineNumber(), sensor, before, after);
				}
				static void at(String place, String sensor, Object before, Object after) {
					String old = json(before);
					String now = json(after);
					Thread thread = Thread.currentThread();
					if (!old.equals(now)) System.out.println("H " + sensor + " " + thread.getName() + "#" + id(thread) + " " + place + " " + old + " " + now);
				}
				static long id(Thread thread) {
					try { return (Long) Thread.class.getMethod("threadId").invoke(thread); }
					catch (ReflectiveOperationException e) { return thread instanceof Main.Odd ? 0 : thread.getId(); }
				}
				static String json(Object value) {
					if (value == null || value instanceof Boolean || value instanceof Byte || value instanceof Short || value instanceof Integer
							|| value instanceof Long) return String.valueOf(value);
					if (value instanceof Float || value instanceof Double)
						return Double.isFinite(((Number) value).doubleValue()) ? value.toString() : '"' + value.toString() + '"';
					if (Character.valueOf((char) 0).equals(value)) return "" + (char) 34 + (char) 92 + "u0000" + (char) 34;
					if (value instanceof String || value instanceof Character) return '"' + value.toString() + '"';
					if (value instanceof Enum) return '"' + ((Enum<?>) value).name() + '"';
					return "{\\"type\\":\\"" + value.getClass().getTypeName() + "\\",\\"hash\\":\\"" + Integer.toHexString(System.identityHashCode(value)) + "\\"}";
				}
			}
			""", """
			package w;
			class Base {
				protected int inherited;
				int same;
				Base() { H.a("w.Base.inherited", inherited, 3); inherited = 3; }
			}
			""", """
			package w;
			/** Hostile to whoever calls it. */
			final class Evil {
				@Override public boolean equals(Object other) { throw new IllegalStateException("equals was called"); }
				@Override public int hashCode() { throw new IllegalStateException("hashCode was called"); }
				@Override public String toString() { while (true) { } }
			}
			""", """
			package w;
			class Lazy {
				static int first = 5;
				static { H.at("w.Lazy.<clinit>:3", "w.Lazy.first", 0, 5); }
				static int later;
			}
			class Broken {
				static int value;
				static { if (true) throw new IllegalStateException("broken"); }
			}
			class Fails {
				int value = 1;
				Fails() { throw new IllegalArgumentException("no object"); }
			}
			record Point(int x, String label) { }
			enum Colour { RED, GREEN { @Override public String toString() { throw new IllegalStateException(); } } }
			""", """
			package w;
			public class Thing extends Base {
				byte b; short s; int i; long l; float f; double d; boolean z; char c = '-';
				String text; Object any; Colour colour; int[] array; volatile int shared;
				private int hidden;
				static int count;
				private static String label;
				final int fixed;
				String password = "first secret";
				int same;
				Thing(int number) {
					H.at("w.Thing.<init>:3", "w.Thing.c", (char) 0, c);
					H.a("w.Thing.fixed", 0, number); fixed = number;
				}
				static final class Inner {
					void hide(Thing thing, int value) { H.a("w.Thing.hidden", thing.hidden, value); thing.hidden = value; }
				}
				Runnable hiding(int value) { return () -> { H.a("w.Thing.hidden", hidden, value); hidden = value; }; }
				static void relabel(String now) { H.a("w.Thing.label", label, now); label = now; }
			}
			""", """
			package w;
			import java.util.Random;
			public class Main {
				static final Evil[] EVIL = { new Evil(), new Evil() };
				public static void main(String[] arguments) throws Exception {
					Random r = new Random(7);
					Thing[] things = { new Thing(1), new Thing(2), new Thing(3) };
					for (int n = 0; n < 5000; n++) {
						Runnable step = () -> step(things[r.nextInt(things.length)], r.nextInt(24), r);
						if (n % 50 == 7) virtual(step).join();
						else if (n % 50 == 9) { Thread thread = new Odd(step, "worker-" + n % 3); thread.start(); thread.join(); }
						else step.run();
					}
					try { Broken.value = 1; } catch (Throwable e) { System.out.println("first " + e.getClass()); }
					try { Broken.value = 1; } catch (Throwable e) { System.out.println("second " + e.getClass()); }
					try { new Fails(); } catch (Throwable e) { System.out.println(e); }
					Thing none = null;
					try { none.i = 1; } catch (NullPointerException e) { System.out.println("no object"); }
					H.a("w.Lazy.later", 0, 9); Lazy.later = 9;
					System.out.println(things[0].i + " " + things[1].l + " " + Thing.count);
				}
				/** Before Java 19, only its own code could tell its id. */
				static final class Odd extends Thread {
					Odd(Runnable step, String name) { super(step, name); }
					@Override public long getId() { return 42; }
				}
				/** A thread without a name, where there are such. */
				static Thread virtual(Runnable step) throws Exception {
					try { return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, step); }
					catch (NoSuchMethodException e) { Thread thread = new Thread(step, ""); thread.start(); return thread; }
				}
				static void step(Thing t, int which, Random r) {
					switch (which) {
					case 0: { byte v = (byte) r.nextInt(4); H.a("w.Thing.b", t.b, v); t.b = v; break; }
					case 1: { short v = (short) -r.nextInt(4); H.a("w.Thing.s", t.s, v); t.s = v; break; }
					case 2: { int v = r.nextInt(); H.a("w.Thing.i", t.i, v); t.i = v; break; }
					case 3: H.a("w.Thing.i", t.i, t.i + 1); t.i++; break;
					case 4: H.a("w.Thing.l", t.l, t.l + Long.MAX_VALUE); t.l += Long.MAX_VALUE; break;
					case 5: { float v = new float[] { 0, 0.1f, Float.NaN, Float.MIN_VALUE, -1e30f }[r.nextInt(5)]; H.a("w.Thing.f", t.f, v); t.f = v; break; }
					case 6: { double v = new double[] { 0, -0.0, 0.1, Double.NaN, Double.POSITIVE_INFINITY }[r.nextInt(5)]; H.a("w.Thing.d", t.d, v); t.d = v; break; }
					case 7: H.a("w.Thing.z", t.z, !t.z); t.z = !t.z; break;
					case 8: { char v = (char) ('a' + r.nextInt(3)); H.a("w.Thing.c", t.c, v); t.c = v; break; }
					case 9: { String v = r.nextBoolean() ? null : new String("text " + r.nextInt(3)); H.a("w.Thing.text", t.text, v); t.text = v; break; }
					case 10: { Object v = r.nextInt(3) == 0 ? Integer.valueOf(r.nextInt(3)) : EVIL[r.nextInt(2)]; H.a("w.Thing.any", t.any, v); t.any = v; break; }
					case 11: { Colour v = Colour.values()[r.nextInt(2)]; H.a("w.Thing.colour", t.colour, v); t.colour = v; break; }
					case 12: { int[] v = r.nextBoolean() ? t.array : new int[1]; H.a("w.Thing.array", t.array, v); t.array = v; break; }
					case 13: H.a("w.Thing.shared", t.shared, t.shared ^ 1); t.shared ^= 1; break;
					case 14: new Thing.Inner().hide(t, r.nextInt(3)); break;
					case 15: t.hiding(r.nextInt(3)).run(); break;
					case 16: H.a("w.Thing.count", Thing.count, Thing.count + 1); Thing.count++; break;
					case 17: Thing.relabel("l" + r.nextInt(3)); break;
					case 18: { int v = r.nextInt(3); H.a("w.Base.inherited", t.inherited, v); t.inherited = v; break; }
					case 19: { int v = r.nextInt(3); H.a("w.Base.same", ((Base) t).same, v); ((Base) t).same = v; break; }
					case 20: t.same = r.nextInt(); break;
					case 21: { int x = r.nextInt(3); H.at("w.Point.<init>:15", "w.Point.x", 0, x); H.at("w.Point.<init>:15", "w.Point.label", null, "p"); new Point(x, "p"); break; }
					case 22: t.password = "secret " + r.nextInt(); break;
					default: if (t.array != null) t.array[0]++;
					}
				}
			}
			""");

	private WatchedProgram() {
	}
}
