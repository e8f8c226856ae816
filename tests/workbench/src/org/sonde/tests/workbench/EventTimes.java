/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
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
 * did when it took long.
 */
final class EventTimes implements AutoCloseable {
	/** What is to be explained, in ns: a frame. */
	private static final long LONG = 16_000_000;
	private static final int SAMPLE_MILLIS = 4;

	/** What took long, in ns, and the stack that was seen most near its end. */
	record Stall(long nanos, List<StackTraceElement> stack) {
		/** Whether our code was in it. */
		boolean ours() {
			return stack.stream().anyMatch(frame -> frame.getClassName().startsWith("org.sonde.") && !frame.getClassName().contains(".tests."));
		}

		@Override
		public String toString() {
			return String.format(Locale.ROOT, "%.1f ms%s: ", nanos / 1e6, ours() ? ", OURS" : "") + stack.stream().limit(40)
					.map(frame -> frame.getClassName().replaceAll(".*\\.", "") + "." + frame.getMethodName()).toList();
		}
	}

	private final List<Long> times = new ArrayList<>();
	private final List<Stall> stalls = new ArrayList<>();
	private final AtomicLong began = new AtomicLong();
	private volatile List<StackTraceElement> seen = List.of();
	private final Thread ui = Workbench.display().getThread();
	private final Thread sampler = new Thread(this::sample, "samples of the user interface's thread");
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

	private void begin() {
		seen = List.of();
		began.set(System.nanoTime());
	}

	private void end() {
		long from = began.getAndSet(0);
		if (from != 0) {
			long nanos = System.nanoTime() - from;
			times.add(nanos);
			if (nanos > LONG) {
				stalls.add(new Stall(nanos, seen));
			}
		}
	}

	private void sample() {
		while (watching) {
			long from = began.get();
			if (from != 0 && System.nanoTime() - from > LONG / 2) {
				ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(ui.threadId(), Integer.MAX_VALUE);
				if (info != null && began.get() == from) {
					seen = Arrays.asList(info.getStackTrace());
				}
			}
			try {
				Thread.sleep(SAMPLE_MILLIS);
			} catch (InterruptedException e) {
				return;
			}
		}
	}

	/** Number of events, the longest of them, the 99th percentile, and what took longer than a frame, the longest first. */
	String report(String what) {
		return Workbench.ui(() -> {
			List<Long> sorted = times.stream().sorted().toList();
			StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%-28s %6d events, 99 %% within %6.1f ms, longest %7.1f ms, %d over 16 ms, %d of them in Sonde's code%n",
					what, sorted.size(), sorted.isEmpty() ? 0 : sorted.get(sorted.size() * 99 / 100) / 1e6, sorted.isEmpty() ? 0 : sorted.getLast() / 1e6,
					stalls.size(), stalls.stream().filter(Stall::ours).count()));
			stalls.stream().sorted(Comparator.comparingLong(Stall::nanos).reversed()).limit(6).forEach(stall -> text.append("    ").append(stall).append('\n'));
			times.clear();
			stalls.clear();
			return text.toString();
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
