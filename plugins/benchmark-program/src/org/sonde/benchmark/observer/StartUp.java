/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Measures the parts of what probes add to the start of a program: until the JVM turns to the main class, in Kieker's start, and in the
 * weaver. The weaver is measured by a transformer before it and one behind it, which change nothing: the JVM asks the transformers of its
 * agents in the order of the agents, also for classes that the weaver itself loads meanwhile. The bootstrap loader has this class, so
 * that Kieker finds it.
 */
public final class StartUp {

	/** The class whose initialization is Kieker's start. */
	static final String KIEKERS_START = "kieker.monitoring.core.controller.MonitoringController$SingletonHelper";

	private static final AtomicLong WEAVING = new AtomicLong();
	private static final AtomicLong KIEKER = new AtomicLong();
	private static final ThreadLocal<Weaving> OF_THREAD = new ThreadLocal<Weaving>();

	private static volatile long main = JvmThreads.UNKNOWN;
	private static volatile boolean woven;
	private static volatile boolean kiekerStarted;

	private StartUp() {
	}

	/** The weaving of a thread. */
	private static final class Weaving {

		/** Classes within classes. */
		private int depth;
		private long since;
		/** Nanoseconds. */
		private long total;
		/** When Kieker's start began, and what was woven until then. */
		private long kiekerSince;
		private long totalBeforeKieker;
	}

	private static Weaving ofThread() {
		Weaving weaving = OF_THREAD.get();
		if (weaving == null) {
			weaving = new Weaving();
			OF_THREAD.set(weaving);
		}
		return weaving;
	}

	/** One of the two transformers. */
	private static final class Mark implements ClassFileTransformer {

		private final boolean before;

		private Mark(boolean before) {
			this.before = before;
		}

		@Override
		public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
			Weaving weaving = ofThread();
			if (before && woven) {
				if (weaving.depth++ == 0) {
					weaving.since = System.nanoTime();
				}
			} else if (!before && weaving.depth > 0 && --weaving.depth == 0) {
				long nanos = System.nanoTime() - weaving.since;
				weaving.total += nanos;
				WEAVING.addAndGet(nanos);
			}
			return null;
		}
	}

	/** Called in the agent before the weaver. */
	static void beforeWeaver(Instrumentation instrumentation) {
		ofThread();
		instrumentation.addTransformer(new Mark(true));
	}

	/** Called in the agent behind the weaver. */
	static void behindWeaver(Instrumentation instrumentation) {
		instrumentation.addTransformer(new Mark(false));
		woven = true;
	}

	/** All agents have started: the JVM turns to the main class. */
	static void mainBegins() {
		main = System.nanoTime();
	}

	/** Kieker's start begins; the weaver is called meanwhile, too. */
	public static void begin() {
		Weaving weaving = ofThread();
		weaving.kiekerSince = System.nanoTime();
		weaving.totalBeforeKieker = weaving.total;
	}

	/** It has ended. */
	public static void end() {
		Weaving weaving = ofThread();
		KIEKER.addAndGet(System.nanoTime() - weaving.kiekerSince - (weaving.total - weaving.totalBeforeKieker));
		kiekerStarted = true;
	}

	/** Nanoseconds until the main class, in the weaver, and of Kieker's start without weaving; {@link JvmThreads#UNKNOWN} for none. */
	static String line(long jvmStart) {
		return (main == JvmThreads.UNKNOWN ? main : main - jvmStart) + ";" + (woven ? WEAVING.get() : JvmThreads.UNKNOWN) + ";"
				+ (kiekerStarted ? KIEKER.get() : JvmThreads.UNKNOWN);
	}
}
