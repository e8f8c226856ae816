/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A program whose methods ask who called them, in all ways that Java has, and print the answers. {@code p.Asks}, {@code p.Asked} and
 * {@code p.Lambdas} are to get probes; {@code q.Helper} asks on their behalf.
 */
final class CallerProgram {
	static final String MAIN = "p.Main";

	/** Methods whose answer a probe for operation events changes, and whose own code shows that. */
	static final Set<String> INSPECTS = Set.of("callerClass", "ofStatic", "ofSynchronized", "ofPrivate", "ofVarargs", "ofGeneric",
			"ofDefault",
			"ofInterface", "walk", "walkAll", "walkToFirst", "forEach", "threadTrace", "threadTraceInVariable", "throwableTrace",
			"exceptionInVariable", "filledIn", "ownName", "loop", "classContext");
	/** Methods whose answer such a probe changes because code that they call looks further than to them, or for their name. */
	static final Set<String> CHANGED_BELOW = Set.of("helperLooksFurther", "helperWantsName", "helperSkipsClass", "helperReadsTrace",
			"logRecord");
	/** Methods whose answer no probe changes. */
	static final Set<String> UNCHANGED = Set.of("<init>", "helperAsks", "inLambda", "caught", "lookup", "forName", "bundle", "updater",
			"reflection", "service", "logger", "enclosing");

	static final List<String> SOURCES = List.of("""
			package q;

			import java.lang.StackWalker.Option;

			/** Asks about the method that calls it, or about what called that. */
			public class Helper {
				private static final StackWalker WALKER = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

				public static String caller() {
					return WALKER.getCallerClass().getName();
				}

				public static String callersCaller() {
					return WALKER.walk(frames -> frames.skip(2).findFirst().get().getClassName());
				}

				public static String callersName() {
					return WALKER.walk(frames -> frames.skip(1).findFirst().get().getMethodName());
				}

				public static String firstBut(String type) {
					return WALKER.walk(frames -> frames.map(StackWalker.StackFrame::getClassName)
							.filter(name -> !name.equals("q.Helper") && !name.equals(type)).findFirst().get());
				}

				public static String trace() {
					return new Throwable().getStackTrace()[2].getClassName();
				}

				public static void fail() {
					throw new IllegalStateException();
				}
			}
			""", """
			package p;

			import java.lang.StackWalker.Option;
			import java.lang.invoke.MethodHandles;
			import java.util.ArrayList;
			import java.util.List;
			import java.util.MissingResourceException;
			import java.util.ResourceBundle;
			import java.util.ServiceLoader;
			import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
			import java.util.function.Supplier;
			import java.util.logging.Handler;
			import java.util.logging.LogRecord;
			import java.util.logging.Logger;
			import java.util.stream.Collectors;
			import q.Helper;

			public class Asks extends SecurityManager implements Asked {
				private static final StackWalker WALKER = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);
				private final String created;
				private volatile int field;

				Asks() {
					created = WALKER.getCallerClass().getName();
				}

				String created() {
					return created;
				}

				String callerClass() {
					return WALKER.getCallerClass().getName();
				}

				static String ofStatic() {
					return WALKER.getCallerClass().getName();
				}

				synchronized String ofSynchronized() {
					return WALKER.getCallerClass().getName();
				}

				private String ofPrivate() {
					return WALKER.getCallerClass().getName();
				}

				static String callPrivate(Asks asks) {
					return asks.ofPrivate().replaceFirst("Closure.*", "Closure");
				}

				String ofVarargs(String... words) {
					return WALKER.getCallerClass().getName();
				}

				<T extends Comparable<T>> String ofGeneric(T one, long two) {
					return WALKER.getCallerClass().getName();
				}

				String walk() {
					return WALKER.walk(frames -> frames.skip(1).findFirst().get().getClassName());
				}

				String walkAll() {
					return WALKER.walk(frames -> frames.map(frame -> frame.getClassName()).collect(Collectors.joining(" ")));
				}

				String walkToFirst() {
					return WALKER.walk(frames -> frames.findFirst().get().getMethodName());
				}

				String forEach() {
					List<String> names = new ArrayList<>();
					WALKER.forEach(frame -> names.add(frame.getClassName()));
					return names.get(1);
				}

				String threadTrace() {
					return Thread.currentThread().getStackTrace()[2].getClassName();
				}

				String threadTraceInVariable() {
					Thread thread = Thread.currentThread();
					StackTraceElement[] trace = thread.getStackTrace();
					return trace[2].getClassName();
				}

				String throwableTrace() {
					return new Throwable().getStackTrace()[1].getClassName();
				}

				String exceptionInVariable() {
					Exception exception = new IllegalStateException("asks");
					return exception.getStackTrace()[1].getClassName();
				}

				String filledIn() {
					try {
						Helper.fail();
						return "";
					} catch (IllegalStateException e) {
						return e.fillInStackTrace().getStackTrace()[1].getClassName();
					}
				}

				String ownName() {
					return new Throwable().getStackTrace()[0].getMethodName();
				}

				String loop() {
					for (StackTraceElement frame : new Throwable().getStackTrace()) {
						if (!frame.getClassName().equals("p.Asks")) {
							return frame.getClassName();
						}
					}
					return "";
				}

				String classContext() {
					return getClassContext()[1].getName();
				}

				String helperAsks() {
					return Helper.caller();
				}

				String helperLooksFurther() {
					return Helper.callersCaller();
				}

				String helperWantsName() {
					return Helper.callersName();
				}

				String helperSkipsClass() {
					return Helper.firstBut("p.Asks");
				}

				String helperReadsTrace() {
					return Helper.trace();
				}

				String inLambda() {
					Supplier<String> asks = () -> WALKER.getCallerClass().getName();
					return asks.get();
				}

				String caught() {
					try {
						Helper.fail();
						return "";
					} catch (IllegalStateException e) {
						return e.getStackTrace()[0].getMethodName();
					}
				}

				String lookup() {
					return MethodHandles.lookup().toString();
				}

				String forName() throws ClassNotFoundException {
					return Class.forName("p.Asks").getClassLoader().getClass().getName();
				}

				String bundle() {
					try {
						return ResourceBundle.getBundle("p.Missing").toString();
					} catch (MissingResourceException e) {
						return e.getMessage();
					}
				}

				String updater() {
					return "" + AtomicIntegerFieldUpdater.newUpdater(Asks.class, "field").incrementAndGet(this);
				}

				String reflection() throws ReflectiveOperationException {
					return "" + Asks.class.getDeclaredField("field").get(this);
				}

				String service() {
					return "" + ServiceLoader.load(Asked.class).iterator().hasNext();
				}

				String logger() {
					return System.getLogger("p").getName() + Logger.getLogger("q").getName();
				}

				String logRecord() {
					List<String> names = new ArrayList<>();
					Logger logger = Logger.getLogger("r");
					logger.setUseParentHandlers(false);
					logger.addHandler(new Handler() {
						@Override
						public void publish(LogRecord record) {
							names.add(record.getSourceMethodName());
						}

						@Override
						public void flush() {
						}

						@Override
						public void close() {
						}
					});
					logger.info("asks");
					return names.get(0);
				}

				String enclosing() {
					return new Object() { }.getClass().getEnclosingMethod().getName();
				}
			}

			interface Asked {
				default String ofDefault() {
					return StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName();
				}

				static String ofInterface() {
					return StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName();
				}
			}

			class Lambdas {
				private static final StackWalker WALKER = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

				static String asks() {
					Supplier<String> asks = () -> WALKER.getCallerClass().getName();
					return asks.get();
				}
			}
			""", """
			package p;

			public class Main {
				public static void main(String[] args) throws Exception {
					Asks asks = new Asks();
					print("<init>", asks.created());
					print("callerClass", asks.callerClass());
					print("ofStatic", Asks.ofStatic());
					print("ofSynchronized", asks.ofSynchronized());
					print("ofPrivate", Asks.callPrivate(asks));
					print("ofVarargs", asks.ofVarargs("a", "b"));
					print("ofGeneric", asks.ofGeneric("a", 2));
					print("ofDefault", asks.ofDefault());
					print("ofInterface", Asked.ofInterface());
					print("walk", asks.walk());
					print("walkAll", asks.walkAll());
					print("walkToFirst", asks.walkToFirst());
					print("forEach", asks.forEach());
					print("threadTrace", asks.threadTrace());
					print("threadTraceInVariable", asks.threadTraceInVariable());
					print("throwableTrace", asks.throwableTrace());
					print("exceptionInVariable", asks.exceptionInVariable());
					print("filledIn", asks.filledIn());
					print("ownName", asks.ownName());
					print("loop", asks.loop());
					print("classContext", asks.classContext());
					print("helperAsks", asks.helperAsks());
					print("helperLooksFurther", asks.helperLooksFurther());
					print("helperWantsName", asks.helperWantsName());
					print("helperSkipsClass", asks.helperSkipsClass());
					print("helperReadsTrace", asks.helperReadsTrace());
					print("inLambda", asks.inLambda());
					print("caught", asks.caught());
					print("lookup", asks.lookup());
					print("forName", asks.forName());
					print("bundle", asks.bundle());
					print("updater", asks.updater());
					print("reflection", asks.reflection());
					print("service", asks.service());
					print("logger", asks.logger());
					print("logRecord", asks.logRecord());
					print("enclosing", asks.enclosing());
					print("lambda", Lambdas.asks());
				}

				private static void print(String method, String answer) {
					System.out.println("answer " + method + " = " + answer);
				}
			}
			""");

	private CallerProgram() {
	}

	/** The answers in what the program printed, by method. */
	static Map<String, String> answers(String output) {
		Map<String, String> answers = new TreeMap<>();
		output.lines().filter(line -> line.startsWith("answer ")).map(line -> line.substring("answer ".length()).split(" = ", 2))
				.forEach(parts -> answers.put(parts[0], parts[1]));
		return answers;
	}
}
