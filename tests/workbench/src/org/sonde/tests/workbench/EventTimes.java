/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Listener;

/**
 * How long the user interface's thread was at each event and each runnable, in ns, while it is watched, with all that followed from it at once; and what it
 * did when it took long. The time in which the thread could have run and got no processor, because others had them, is taken off (on Linux, which tells it).
 */
final class EventTimes implements AutoCloseable {
	/** What is to be explained, in ns: a frame. */
	static final long LONG = 16_000_000;
	private static final int SAMPLE_MILLIS = 4;

	/**
	 * What took long.
	 *
	 * @param nanos   how long, without waiting for a processor
	 * @param waited  how long it waited for a processor, in ns
	 * @param samples how often the thread was looked at meanwhile
	 * @param ours    how often of these our code was in its stack
	 * @param stack   what was seen last; if our code was seen, with it
	 */
	record Stall(long nanos, long waited, int samples, int ours, List<StackTraceElement> stack) {
		/** How long our code, and what it called, was at it, by the share of the samples that show it; in ns. */
		long nanosOfOurs() {
			return samples == 0 ? 0 : nanos * ours / samples;
		}

		@Override
		public String toString() {
			return String.format(Locale.ROOT, "%.1f ms%s%s: ", nanos / 1e6, ours > 0 ? String.format(Locale.ROOT, ", %.1f OURS", nanosOfOurs() / 1e6) : "",
					waited > LONG ? String.format(Locale.ROOT, ", besides %.1f waiting for a processor", waited / 1e6) : "")
					+ stack.stream().limit(40).map(frame -> frame.getClassName().replaceAll(".*\\.", "") + "." + frame.getMethodName()).toList();
		}
	}

	/**
	 * What was seen since the watch began or was last asked.
	 *
	 * @param nanos  of all events, sorted
	 * @param stalls those longer than a frame, the longest first
	 */
	record Seen(List<Long> nanos, List<Stall> stalls) {
		/** The longest that our code, and what it called, was at one event; in ns. */
		long longestOfOurs() {
			return stalls.stream().mapToLong(Stall::nanosOfOurs).max().orElse(0);
		}

		/** A line of figures, and the longest events. */
		String report(String what) {
			StringBuilder text = new StringBuilder(String.format(Locale.ROOT,
					"%-28s %6d events, 99 %% within %6.1f ms, longest %7.1f ms, %d over 16 ms; Sonde's longest %.1f ms, %d of its over 16 ms%n", what, nanos.size(),
					nanos.isEmpty() ? 0 : nanos.get(nanos.size() * 99 / 100) / 1e6, nanos.isEmpty() ? 0 : nanos.getLast() / 1e6, stalls.size(),
					longestOfOurs() / 1e6, stalls.stream().filter(stall -> stall.nanosOfOurs() > LONG).count()));
			stalls.stream().limit(6).forEach(stall -> text.append("    ").append(stall).append('\n'));
			stalls.stream().skip(6).filter(stall -> stall.nanosOfOurs() > LONG).forEach(stall -> text.append("    ").append(stall).append('\n'));
			return text.toString();
		}
	}

	private final List<Long> times = new ArrayList<>();
	private final List<Stall> stalls = new ArrayList<>();
	private final AtomicLong began = new AtomicLong();
	/** Processor time of the thread at the beginning of the event, and the most that an event took; in ns. */
	private long cpuBegan;
	private long mostCpu;
	private final List<StackTraceElement[]> samples = new ArrayList<>();
	private final Thread ui = Workbench.display().getThread();
	private final Path schedule = Workbench.ui(EventTimes::scheduleOfThisThread);
	private final Thread sampler = new Thread(this::sample, "samples of the user interface's thread");
	private long waitedBefore;
	private int depth;
	private final Listener before = event -> {
		if (depth++ == 0) {
			begin();
		}
	};
	private final Listener after = event -> {
		// Who begins to watch does so inside an event, of which only the end is seen.
		if (depth > 0 && --depth == 0) {
			end();
		}
	};
	/** A dialog's own loop waits inside an event; that is no work. */
	private final Listener asleep = event -> end();
	private final Listener awake = event -> {
		if (depth > 0) {
			begin();
		}
	};
	private volatile boolean watching = true;

	EventTimes() {
		Workbench.ui(() -> {
			Workbench.display().addListener(SWT.PreEvent, before);
			Workbench.display().addListener(SWT.PostEvent, after);
			Workbench.display().addListener(SWT.Sleep, asleep);
			Workbench.display().addListener(SWT.Wakeup, awake);
			return null;
		});
		sampler.setDaemon(true);
		sampler.start();
	}

	/** Where Linux tells how long this thread ran and how long it waited for a processor; null on other systems. */
	private static Path scheduleOfThisThread() throws IOException {
		Path self = Path.of("/proc/thread-self");
		Path file = Files.isSymbolicLink(self) ? Path.of("/proc").resolve(Files.readSymbolicLink(self)).resolve("schedstat") : null;
		return file != null && Files.isReadable(file) ? file : null;
	}

	/** How long the thread waited for a processor since it was started, in ns. */
	private long waited() {
		try {
			return schedule == null ? 0 : Long.parseLong(Files.readString(schedule).split(" ")[1]);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private void begin() {
		synchronized (samples) {
			samples.clear();
		}
		waitedBefore = waited();
		cpuBegan = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
		began.set(System.nanoTime());
	}

	private void end() {
		long from = began.getAndSet(0);
		if (from != 0) {
			long nanos = System.nanoTime() - from;
			long waited = waited() - waitedBefore;
			times.add(nanos - waited);
			mostCpu = Math.max(mostCpu, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpuBegan);
			if (nanos - waited > LONG) {
				stalls.add(stall(nanos - waited, waited));
			}
		}
	}

	private Stall stall(long nanos, long waited) {
		synchronized (samples) {
			List<StackTraceElement[]> ours = samples.stream().filter(EventTimes::hasOurs).toList();
			List<StackTraceElement[]> shown = ours.isEmpty() ? samples : ours;
			return new Stall(nanos, waited, samples.size(), ours.size(), shown.isEmpty() ? List.of() : Arrays.asList(shown.getLast()));
		}
	}

	private static boolean hasOurs(StackTraceElement... stack) {
		return Arrays.stream(stack).map(StackTraceElement::getClassName).anyMatch(name -> name.startsWith("org.sonde.") && !name.contains(".tests."));
	}

	private void sample() {
		while (watching) {
			long from = began.get();
			if (from != 0 && System.nanoTime() - from > SAMPLE_MILLIS * 1_000_000L) {
				ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(ui.threadId(), Integer.MAX_VALUE);
				synchronized (samples) {
					if (info != null && began.get() == from) {
						samples.add(info.getStackTrace());
					}
				}
			}
			try {
				Thread.sleep(SAMPLE_MILLIS);
			} catch (InterruptedException e) {
				return;
			}
		}
	}

	/** The processor time of the event that took most of it; unlike its time by the clock it does not tell who else works on the machine. */
	long longestCpuMillis() {
		return Workbench.ui(() -> mostCpu / 1_000_000);
	}

	/** What was seen so far, as text; the watch goes on from nothing. */
	String report(String what) {
		return seen().report(what);
	}

	/** What was seen so far; the watch goes on from nothing. */
	Seen seen() {
		return Workbench.ui(() -> {
			Seen seen = new Seen(times.stream().sorted().toList(), stalls.stream().sorted(Comparator.comparingLong(Stall::nanos).reversed()).toList());
			times.clear();
			stalls.clear();
			return seen;
		});
	}

	@Override
	public void close() {
		watching = false;
		Workbench.ui(() -> {
			Workbench.display().removeListener(SWT.PreEvent, before);
			Workbench.display().removeListener(SWT.PostEvent, after);
			Workbench.display().removeListener(SWT.Sleep, asleep);
			Workbench.display().removeListener(SWT.Wakeup, awake);
			return null;
		});
	}
}
