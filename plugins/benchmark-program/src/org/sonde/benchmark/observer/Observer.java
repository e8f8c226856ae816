/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.io.File;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * An agent that observes a program from within: how much CPU time, memory and units of work it took, and when. It can switch Kieker's
 * probes, or sensors of watched fields and types, off and on in alternating windows, so that both states of one JVM are compared. The order
 * of the two windows changes from pair to pair, so that a steady drift of the program's speed falls out.
 *
 * <p>
 * Its argument is a properties file:
 * <ul>
 * <li>{@code output}: the file to write;</li>
 * <li>{@code unitType}, {@code unitMethod} and {@code unitJars}: the method whose calls are the units of work, and the jars that
 * {@code UnitMethod} needs, separated as on a class path; or {@code unitLine}: an expression that is found in a line of the output for each
 * unit; or {@code unitRun}: the whole run is one;</li>
 * <li>{@code windowMillis}: the length of a window, or 0 to read the clocks without switching;</li>
 * <li>{@code warmUpMillis}: for so long after the first unit the windows do not count (they switch all the same, so that both states are
 * compiled);</li>
 * <li>{@code sensors}: names of the sensors that are switched, separated by commas, and {@code suspendedSensors}: of those that never
 * report; without it, Kieker's probes are switched;</li>
 * <li>{@code pairs}: after so many counted pairs of windows the program is ended; after five, if units are so long that more would take
 * twice their time;</li>
 * <li>{@code weaver}: there is one between this agent and the second one; the parts of the start are measured, which needs
 * {@code unitJars};</li>
 * <li>{@code steadyMillis}: without windows, the program is ended so long after its warm-up; 0 to let it run to its own end.</li>
 * </ul>
 * The output is a line for each reading: {@code kind;on;} and the figures of {@link UsedResources}. Kinds: {@code start}, {@code warm} (the
 * warm-up is over), {@code begin} and {@code end} of a window's counted part, {@code reading}, {@code enough} (the program is ended by the
 * agent), and {@code exit}, the last. Before that, {@code jvm;} and whether the program read its input, the peaks of {@link PeakMemory},
 * the CPU nanoseconds of ended child processes, and the parts of {@link StartUp}. If Kieker's writer has stored all, {@code records;} and
 * how many its queue took, and how many it refused, −1 if it does not count those.
 *
 * <p>
 * The agent is given twice: the second one, behind all others, has the argument {@value #SECOND}.
 */
public final class Observer extends Thread {

	/** The thread's name, which is not one of the application's. */
	static final String NAME = "Sonde observer";

	/** The share of a window after a switch that does not count, because of records on their way, caches and branch predictors. */
	private static final int SETTLING_SHARE = 10;
	/** Fewer pairs of windows say nothing. */
	public static final int FEWEST_PAIRS = 5;
	/** Pairs of windows may take so many times as long as they should. */
	private static final int LONGER = 2;
	private static final long READING_MILLIS = 100;
	private static final long POLL_MILLIS = 5;
	/** A compiler's thread ends when it had nothing to do for some seconds; so none ends unseen. */
	private static final long JVM_THREADS_NANOS = 1000000000L;
	private static final long NANOS_PER_MILLI = 1000000;
	/** The exit code of a program whose probes cannot be switched. */
	private static final int FAILED = 3;
	private static final long LONGEST_UNIT_MILLIS = 20000;
	/** Kieker waits for its writer as long when the JVM ends; what it stores later would be lost without this agent, too. */
	private static final long WRITER_MILLIS = 1000;
	/** The argument of the second agent. */
	public static final String SECOND = "second";
	private static final String UNITS = "org/sonde/benchmark/observer/Units";
	private static final String START_UP = "org/sonde/benchmark/observer/StartUp";

	private static boolean hasWeaver;
	/** Counts the calls of the unit; null for other units. */
	private static ClassFileTransformer calls;

	private final PrintWriter out;
	private final UsedResources reading = new UsedResources();
	private final long windowMillis;
	private final long warmUpMillis;
	private final int pairs;
	private final long steadyMillis;
	private final boolean unitsAreCalls;
	private final boolean unitsAreLines;
	/** Null for probes of Kieker. */
	private final String sensors;
	private final String suspendedSensors;
	private long jvmStart;
	private long jvmThreadsRead;

	private Observer(Properties settings) throws IOException {
		super(NAME);
		setDaemon(true);
		out = new PrintWriter(new OutputStreamWriter(new FileOutputStream(settings.getProperty("output")), "US-ASCII"));
		windowMillis = Long.parseLong(settings.getProperty("windowMillis", "0"));
		warmUpMillis = Long.parseLong(settings.getProperty("warmUpMillis", "0"));
		pairs = Integer.parseInt(settings.getProperty("pairs", "0"));
		steadyMillis = Long.parseLong(settings.getProperty("steadyMillis", "0"));
		unitsAreCalls = settings.getProperty("unitType") != null;
		unitsAreLines = settings.getProperty("unitLine") != null;
		sensors = settings.getProperty("sensors");
		suspendedSensors = settings.getProperty("suspendedSensors", "");
	}

	/** Called by the JVM before the program's main method. */
	public static void premain(String file, Instrumentation instrumentation) throws IOException {
		if (file.equals(SECOND)) {
			if (hasWeaver) {
				StartUp.behindWeaver(instrumentation);
			}
			if (calls != null) {
				// Behind the weaver, so that a probe in the unit itself is within the call: it must not be switched in the middle.
				instrumentation.addTransformer(calls);
			}
			StartUp.mainBegins();
			return;
		}
		Properties settings = new Properties();
		Reader reader = new FileReader(file);
		try {
			settings.load(reader);
		} finally {
			reader.close();
		}
		hasWeaver = settings.getProperty("weaver") != null;
		String type = settings.getProperty("unitType");
		ClassLoader unitLoader = type == null && !hasWeaver ? null : unitLoader(settings);
		if (type != null) {
			calls = unitMethod(unitLoader, type, settings.getProperty("unitMethod"), UNITS);
		}
		if (hasWeaver) {
			instrumentation.addTransformer(unitMethod(unitLoader, StartUp.KIEKERS_START, "<clinit>", START_UP));
			StartUp.beforeWeaver(instrumentation);
		}
		String line = settings.getProperty("unitLine");
		if (line != null) {
			System.setOut(new java.io.PrintStream(new UnitLines(System.out, Pattern.compile(line)), true));
		}
		if (settings.getProperty("unitRun") != null) {
			Units.count();
		}
		System.setIn(new WatchedInput(System.in));
		Observer observer = new Observer(settings);
		observer.out.println("sonde-observation;2;" + UsedResources.HEADER);
		long sinceStart = System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
		observer.jvmStart = System.nanoTime() - Math.max(0, sinceStart) * NANOS_PER_MILLI;
		observer.write("start", false, observer.jvmStart, false);
		Runtime.getRuntime().addShutdownHook(new End(observer));
		observer.start();
	}

	/** Its jars have a loader of their own, so that the program does not meet their classes. */
	private static ClassLoader unitLoader(Properties settings) throws IOException {
		List<URL> jars = new ArrayList<URL>();
		for (String jar : settings.getProperty("unitJars").split(File.pathSeparator)) {
			jars.add(new File(jar).toURI().toURL());
		}
		return new UnitLoader(jars.toArray(new URL[0]));
	}

	private static ClassFileTransformer unitMethod(ClassLoader loader, String type, String method, String counter) {
		try {
			return (ClassFileTransformer) Class.forName("org.sonde.benchmark.observer.unit.UnitMethod", true, loader)
					.getConstructor(String.class, String.class, String.class).newInstance(type, method, counter);
		} catch (ReflectiveOperationException e) {
			throw new IllegalStateException("cannot count the calls of " + type, e);
		}
	}

	/** The last reading, when the JVM ends. */
	private static final class End extends Thread {

		private final Observer observer;

		private End(Observer observer) {
			super(NAME);
			this.observer = observer;
		}

		@Override
		public void run() {
			observer.end();
		}
	}

	/** A type of its own, so that a weaver can be told to leave its classes alone. */
	private static final class UnitLoader extends URLClassLoader {

		private UnitLoader(URL[] jars) {
			super(jars, null);
		}
	}

	@Override
	public void run() {
		try {
			while (Units.number() == 0) {
				Thread.sleep(POLL_MILLIS);
			}
			write("unit", true);
			if (windowMillis == 0) {
				readNow();
			} else {
				switchWindows();
			}
		} catch (InterruptedException e) {
			// Nobody does that but the program; what was read until now counts.
		} catch (ReflectiveOperationException | RuntimeException e) {
			if (isEnding()) {
				return; // Kieker ended with the program; what was read until now counts.
			}
			System.err
					.println("sonde: the probes cannot be switched: " + e.getMessage() + (e.getCause() == null ? "" : ", " + e.getCause()));
			System.exit(FAILED);
		}
	}

	/** Whether the JVM is on its way out: it takes no further hook then. */
	private static boolean isEnding() {
		try {
			Thread hook = new Thread(NAME);
			Runtime.getRuntime().addShutdownHook(hook);
			Runtime.getRuntime().removeShutdownHook(hook);
			return false;
		} catch (IllegalStateException e) {
			return true;
		}
	}

	private void readNow() throws InterruptedException {
		long warm = System.nanoTime() + warmUpMillis * NANOS_PER_MILLI;
		boolean written = false;
		while (steadyMillis == 0 || System.nanoTime() < warm + steadyMillis * NANOS_PER_MILLI) {
			if (!written && System.nanoTime() >= warm) {
				reading.readJvmThreads();
				reachEdge();
				// A unit may be long, and the compiler busy with it.
				reading.readKnownJvmThreads();
				write("warm", true);
				Units.open();
				written = true;
			}
			Thread.sleep(READING_MILLIS);
			readJvmThreadsIfDue();
			write("reading", true);
		}
		finish();
	}

	/** Pairs follow one another until there are enough, or units are so long that all have had their time. */
	private void switchWindows() throws InterruptedException, ReflectiveOperationException {
		SwitchedProbes probes = sensors == null ? new MonitoringSwitch(ClassLoader.getSystemClassLoader())
				: new SwitchedSensors(names(sensors), names(suspendedSensors));
		long warm = System.nanoTime() + warmUpMillis * NANOS_PER_MILLI;
		for (int pair = 0; System.nanoTime() < warm; pair++) {
			window(probes, pair % 2 == 0, false);
		}
		reading.readJvmThreads();
		write("warm", true);
		long end = System.nanoTime() + LONGER * 2 * pairs * windowMillis * NANOS_PER_MILLI;
		for (int pair = 0; pair < pairs && (pair < FEWEST_PAIRS || System.nanoTime() < end); pair++) {
			window(probes, pair % 2 == 0, true);
			window(probes, pair % 2 != 0, true);
		}
		finish();
	}

	private static String[] names(String separated) {
		return separated.isEmpty() ? new String[0] : separated.split(",");
	}

	/** Ends the program, between units if they leave a moment for it. */
	private void finish() throws InterruptedException {
		reading.readJvmThreads();
		reachEdge();
		Units.closeForGood();
		write("enough", true, System.nanoTime(), true);
		System.exit(0);
	}

	private void readJvmThreadsIfDue() {
		if (System.nanoTime() - jvmThreadsRead > JVM_THREADS_NANOS) {
			reading.readJvmThreads();
			jvmThreadsRead = System.nanoTime();
		}
	}

	/** It begins and ends between units, so that it holds whole ones: if they are longer than a window, one. */
	private void window(SwitchedProbes probes, boolean on, boolean counts) throws InterruptedException {
		readJvmThreadsIfDue();
		holdUnits();
		probes.set(on);
		Units.open();
		Thread.sleep(windowMillis / SETTLING_SHARE);
		if (counts) {
			holdUnits();
			// The cost of this reading is in no other figure: it comes before the other clocks, and after them at the end.
			reading.readKnownJvmThreads();
			write("begin", on);
			Units.open();
		}
		Thread.sleep(windowMillis - windowMillis / SETTLING_SHARE);
		if (counts) {
			holdUnits();
			write("end", on, System.nanoTime(), true);
			Units.open();
		}
	}

	/** Waits until no unit is under way. New units wait meanwhile. */
	private static void holdUnits() throws InterruptedException {
		if (!areUnitsHeld()) {
			throw new IllegalStateException("units of work overlap all the time, or last longer than " + LONGEST_UNIT_MILLIS + " ms");
		}
	}

	private static boolean areUnitsHeld() throws InterruptedException {
		long end = System.nanoTime() + LONGEST_UNIT_MILLIS * NANOS_PER_MILLI;
		while (!Units.hold()) {
			if (System.nanoTime() > end) {
				return false;
			}
			// Units that wait for others to begin go on.
			Thread.sleep(POLL_MILLIS);
		}
		return true;
	}

	/** The end of a unit, if one ends soon; of a run that is the unit, any moment. */
	private void reachEdge() throws InterruptedException {
		if (unitsAreCalls) {
			areUnitsHeld();
		} else if (unitsAreLines) {
			long before = Units.number();
			for (long poll = 1; poll <= LONGEST_UNIT_MILLIS && Units.number() == before; poll++) {
				Thread.sleep(1);
				if (poll % READING_MILLIS == 0) {
					write("reading", true);
				}
			}
		}
	}

	private void write(String kind, boolean on) {
		write(kind, on, System.nanoTime(), false);
	}

	private synchronized void write(String kind, boolean on, long nanos, boolean jvmThreadsToo) {
		out.println(kind + ";" + (on ? 1 : 0) + ";" + reading.line(nanos, jvmThreadsToo));
		out.flush();
	}

	private synchronized void end() {
		out.println("jvm;" + (WatchedInput.wasRead() ? 1 : 0) + ";" + PeakMemory.heap() + ";" + PeakMemory.resident() + ";"
				+ JvmThreads.childrenNanos() + ";" + StartUp.line(jvmStart));
		reading.readJvmThreads();
		write("exit", true);
		writeRecords();
		out.close();
	}

	private void writeRecords() {
		RecordQueue queue = reading.queue();
		try {
			if (queue != null && queue.handedOver() != JvmThreads.UNKNOWN && queue.awaitEnd(WRITER_MILLIS)) {
				// The last that the queue took tells the writer to end.
				out.println("records;" + (queue.handedOver() - 1) + ";" + queue.refused());
			}
		} catch (InterruptedException e) {
			// They stay unknown.
		}
	}
}
