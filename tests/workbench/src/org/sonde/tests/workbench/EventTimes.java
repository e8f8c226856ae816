/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Listener;

/**
 * How much processor time the user interface's thread took for each event and each runnable, with all that followed from it at once, while
 * it is watched; and what it did when that was much. Beside it, how long the thread was held up in an event without computing: by locks,
 * files, the window system. The time in which it could have run and got no processor, because others had them, is neither (on Linux, which
 * tells it; elsewhere it counts as held up); nor is that in which the garbage collector stopped all threads.
 */
final class EventTimes implements AutoCloseable {
	/** What is to be explained, in ns: a frame. */
	static final long LONG = 16_000_000;
	private static final int SAMPLE_MILLIS = 4;
	private static final int FRAMES_SHOWN = 40;

	/**
	 * What took long. Our code's share is found from samples: what passed since the sample before counts as ours if our code is in the
	 * stack, whoever it called.
	 *
	 * @param computed processor time, in ns
	 * @param heldUp   how long it neither computed nor waited for a processor or the garbage collector, in ns
	 * @param places   where our code was, the innermost line of it, and how much of the processor time that took; in ns
	 * @param stack    what was seen last; if our code was seen, with it
	 */
	record Stall(Span computed, Span heldUp, Map<String, Long> places, List<StackTraceElement> stack) {
		/** The whole time, and that of our code with everything it called; in ns. */
		record Span(long all, long ours) {
			private String text() {
				return ours == 0 ? String.format(Locale.ROOT, "%.1f ms", all / 1e6)
						: String.format(Locale.ROOT, "%.1f ms (Sonde's %.1f)", all / 1e6, ours / 1e6);
			}
		}

		@Override
		public String toString() {
			return computed.text() + (heldUp.all() > LONG ? ", held up besides for " + heldUp.text() : "") + ": "
					+ (stack.isEmpty() ? "not looked at in time" : words(stack));
		}

		private static String words(List<StackTraceElement> stack) {
			return stack.stream().limit(FRAMES_SHOWN)
					.map(frame -> frame.getClassName().replaceAll(".*\\.", "") + "." + frame.getMethodName()).toList().toString();
		}
	}

	/**
	 * What was seen since the watch began or was last asked.
	 *
	 * @param nanos  processor time of all events, sorted
	 * @param stalls those that computed or were held up for longer than a frame, the longest computation first
	 */
	record Seen(List<Long> nanos, List<Stall> stalls) {
		private static final int STACKS = 6;
		private static final int PLACES = 12;

		/** A line of figures, and the longest events. */
		String report(String what) {
			StringBuilder text = new StringBuilder(String.format(Locale.ROOT,
					"%-40s %6d events, 99 %% within %6.1f ms, longest %7.1f ms, %3d over 16 ms; Sonde's longest %6.1f ms, %d over 16 ms; held up in Sonde at most %.1f ms%n",
					what, nanos.size(), nanos.isEmpty() ? 0 : nanos.get(nanos.size() * 99 / 100) / 1e6,
					nanos.isEmpty() ? 0 : nanos.getLast() / 1e6,
					overAFrame(stall -> stall.computed().all()), millis(stall -> stall.computed().ours()),
					overAFrame(stall -> stall.computed().ours()),
					millis(stall -> stall.heldUp().ours())));
			if (!places().isEmpty()) {
				text.append("    in Sonde's events over 16 ms: ").append(places()).append('\n');
			}
			stalls.stream().limit(STACKS).forEach(stall -> text.append("    ").append(stall).append('\n'));
			return text.toString();
		}

		private long overAFrame(ToLongFunction<Stall> time) {
			return stalls.stream().mapToLong(time).filter(nanos -> nanos > LONG).count();
		}

		/** The longest of these times. */
		private double millis(ToLongFunction<Stall> time) {
			return stalls.stream().mapToLong(time).max().orElse(0) / 1e6;
		}

		/** The lines of our code in long events, the longest time first. */
		private String places() {
			Map<String, Long> places = new TreeMap<>();
			stalls.stream().filter(stall -> stall.computed().ours() > LONG)
					.forEach(stall -> stall.places().forEach((place, nanos) -> places.merge(place, nanos, Long::sum)));
			return places.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed()).limit(PLACES)
					.map(place -> String.format(Locale.ROOT, "%s %.1f ms", place.getKey(), place.getValue() / 1e6))
					.collect(Collectors.joining(", "));
		}
	}

	/** The thread's stack, its processor time and the elapsed time since the previous sample, in ns. */
	private record Sample(long computed, long clock, StackTraceElement... stack) {
		boolean isOurs() {
			return place().isPresent();
		}

		/** The innermost line of our code; who opened the dialog whose loop hands the events on has no part in them. */
		Optional<String> place() {
			return Arrays.stream(stack).takeWhile(frame -> !frame.getMethodName().equals("readAndDispatch"))
					.filter(frame -> frame.getClassName().startsWith("org.sonde.") && !frame.getClassName().contains(".tests.")).findFirst()
					.map(frame -> frame.getFileName() + ":" + frame.getLineNumber());
		}
	}

	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

	private final List<Long> times = new ArrayList<>();
	private final List<Stall> stalls = new ArrayList<>();
	private final AtomicLong began = new AtomicLong();
	/** Processor time of the thread at the beginning of the event, and the most that an event took; in ns. */
	private long computedBefore;
	private long mostComputed;
	private final List<Sample> samples = new ArrayList<>();
	/** Processor time of the thread at the last sample, and the time since the event began; in ns, guarded by the samples. */
	private long sampledComputed;
	private long sampledClock;
	private final Thread ui = Workbench.display().getThread();
	private final Path schedule = Workbench.ui(EventTimes::scheduleOfThisThread);
	private final Thread sampler = new Thread(this::sample, "samples of the user interface's thread");
	private long waitedBefore;
	private long collectedBefore;
	private int depth;
	private final Listener before = event -> {
		if (depth++ == 0) {
			begin();
		}
	};
	private final Listener after = event -> {
		// Watching begins inside an event, so only the end of that is seen.
		if (depth > 0 && --depth == 0) {
			end();
		}
	};
	/** A dialog's own loop waits inside an event; that is not work. */
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

	/** How long the garbage collector stopped all threads since the JVM was started, in ns. */
	private static long collected() {
		return ManagementFactory.getGarbageCollectorMXBeans().stream().mapToLong(bean -> bean.getCollectionTime() * 1_000_000).sum();
	}

	private void begin() {
		collectedBefore = collected();
		waitedBefore = waited();
		computedBefore = THREADS.getCurrentThreadCpuTime();
		synchronized (samples) {
			samples.clear();
			sampledComputed = computedBefore;
			sampledClock = 0;
		}
		began.set(System.nanoTime());
	}

	private void end() {
		long from = began.getAndSet(0);
		if (from != 0) {
			long nanos = System.nanoTime() - from;
			long computed = THREADS.getCurrentThreadCpuTime() - computedBefore;
			long heldUp = Math.max(0, nanos - computed - (waited() - waitedBefore) - (collected() - collectedBefore));
			times.add(computed);
			mostComputed = Math.max(mostComputed, computed);
			if (computed > LONG || heldUp > LONG) {
				stalls.add(stall(computed, heldUp));
			}
		}
	}

	private Stall stall(long computed, long heldUp) {
		synchronized (samples) {
			List<Sample> ours = samples.stream().filter(Sample::isOurs).toList();
			List<Sample> shown = ours.isEmpty() ? samples : ours;
			return new Stall(span(computed, ours, Sample::computed), span(heldUp, ours, Sample::clock), places(ours),
					shown.isEmpty() ? List.of() : List.of(shown.getLast().stack()));
		}
	}

	private static Map<String, Long> places(List<Sample> ours) {
		return ours.stream()
				.collect(Collectors.groupingBy(sample -> sample.place().orElseThrow(), Collectors.summingLong(Sample::computed)));
	}

	private Stall.Span span(long all, List<Sample> ours, ToLongFunction<Sample> time) {
		long seen = samples.stream().mapToLong(time).sum();
		return new Stall.Span(all, seen == 0 ? 0 : Math.round((double) all * ours.stream().mapToLong(time).sum() / seen));
	}

	private void sample() {
		while (watching) {
			long from = began.get();
			if (from != 0 && System.nanoTime() - from > SAMPLE_MILLIS * 1_000_000L) {
				ThreadInfo info = THREADS.getThreadInfo(ui.threadId(), Integer.MAX_VALUE);
				long computed = THREADS.getThreadCpuTime(ui.threadId());
				synchronized (samples) {
					if (info != null && began.get() == from) {
						long clock = System.nanoTime() - from;
						samples.add(new Sample(computed - sampledComputed, clock - sampledClock, info.getStackTrace()));
						sampledComputed = computed;
						sampledClock = clock;
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

	/** The processor time of the event that took most of it. */
	long longestCpuMillis() {
		return Workbench.ui(() -> mostComputed / 1_000_000);
	}

	/** What was seen so far, as text. The watch then starts again from nothing. */
	String report(String what) {
		return seen().report(what);
	}

	/** What was seen so far. The watch then starts again from nothing. */
	Seen seen() {
		return Workbench.ui(() -> {
			Seen seen = new Seen(times.stream().sorted().toList(),
					stalls.stream().sorted(Comparator.comparingLong((Stall stall) -> stall.computed().all()).reversed()).toList());
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
