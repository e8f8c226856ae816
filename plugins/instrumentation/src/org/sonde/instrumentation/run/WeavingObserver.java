/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Runs in the monitored program, as an agent in front of AspectJ's weaver and once more behind it: what passes both was in the weaver's
 * hands in between. Writes down each class, the weaver's time for it, and the class file if the weaver changed it. At the end of the
 * program follow the names of the classes that the weaver was not asked about: what is not there either was never loaded. Uses nothing
 * younger than Java 11, as {@link WeavingRecorder} says so to the JVM.
 */
public final class WeavingObserver implements ClassFileTransformer {
	/** The argument of the agent behind the weaver; the one in front has the name of the file. */
	static final String BEHIND = "";
	/** Comes after the last class: the JVM ended normally, so the log has all records. It is missing if the JVM was killed. */
	static final String END = "";

	/** A class that is in the weaver's hands. */
	private static final class Entered {
		private final byte[] classFile;
		private final long nanos;
		private long nested;

		private Entered(byte[] classFile, long nanos) {
			this.classFile = classFile;
			this.nanos = nanos;
		}
	}

	private static final ThreadLocal<Deque<Entered>> OPEN = ThreadLocal.withInitial(ArrayDeque::new);
	private static DataOutputStream out;
	private static Instrumentation jvm;
	/** By agents and their libraries, before the weaver was there. */
	private static String[] loadedBefore;

	private final boolean front;

	private WeavingObserver(boolean front) {
		this.front = front;
	}

	/** @param argument the file to write, or {@link #BEHIND} */
	public static void premain(String argument, Instrumentation instrumentation) throws IOException {
		boolean front = argument != null && !argument.equals(BEHIND);
		if (front) {
			out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(argument)));
			jvm = instrumentation;
			loadedBefore = names(false);
			Runtime.getRuntime().addShutdownHook(new Thread(WeavingObserver::end, "weaving observer"));
			// Whatever this class needs is loaded before it is asked about the loading of classes.
			OPEN.get().push(new Entered(new byte[0], System.nanoTime()));
			OPEN.get().pop();
		}
		if (out != null) {
			instrumentation.addTransformer(new WeavingObserver(front));
		}
	}

	@Override
	public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
		if (loader == null || name == null || redefined != null) {
			return null; // the JDK's own, which the weaver leaves out
		}
		Deque<Entered> open = OPEN.get();
		if (front) {
			open.push(new Entered(classFile, System.nanoTime()));
		} else if (!open.isEmpty()) {
			Entered entered = open.pop();
			long nanos = System.nanoTime() - entered.nanos;
			if (!open.isEmpty()) {
				open.peek().nested += nanos;
			}
			write(name, nanos - entered.nested, Arrays.equals(entered.classFile, classFile) ? null : classFile);
		}
		return null;
	}

	private static synchronized void write(String name, long nanos, byte[] woven) {
		if (out == null) {
			return;
		}
		try {
			out.writeUTF(name);
			out.writeLong(nanos);
			out.writeInt(woven == null ? 0 : woven.length);
			if (woven != null) {
				out.write(woven);
				out.flush(); // the program may be killed
			}
		} catch (IOException e) {
			out = null; // the program goes on
		}
	}

	/** The classes that are loaded now: the JDK's own, which the weaver leaves out, or all others. */
	private static String[] names(boolean own) {
		return Arrays.stream(jvm.getAllLoadedClasses()).filter(type -> !type.isArray() && own == (type.getClassLoader() == null))
				.map(Class::getName).toArray(String[]::new);
	}

	private static synchronized void end() {
		try {
			if (out != null) {
				out.writeUTF(END);
				out.writeLong(0);
				out.writeInt(0);
				for (String name : loadedBefore) {
					out.writeUTF(name);
				}
				for (String name : names(true)) {
					out.writeUTF(name);
				}
				out.close();
			}
		} catch (IOException e) {
			// the disk is full: the report has what was written
		}
		out = null;
	}
}
