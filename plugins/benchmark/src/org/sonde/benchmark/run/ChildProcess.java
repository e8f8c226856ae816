/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;

/** A process of ours. None outlives this JVM, however it ends, short of being killed by force. */
public final class ChildProcess implements AutoCloseable {

	/** The command that starts another JVM like this one. */
	public static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

	private static final int LAST_LINES = 12;
	private static final int LONGEST_LINE = 400;
	/** The weaver's messages when all is well, often many lines. */
	private static final Pattern OF_THE_WEAVER = Pattern.compile("\\[\\S+@[0-9a-f]+] (warning|info) .*");
	/** A line of a stack trace below its message. */
	private static final Pattern STACK_FRAME = Pattern.compile("\\s+(at .+|\\.\\.\\. \\d+ .+)");
	private static final long POLL_MILLIS = 50;
	/** Listing processes takes some milliseconds. */
	private static final int POLLS_PER_LOOK = 10;
	private static final Set<ChildProcess> RUNNING = ConcurrentHashMap.newKeySet();
	/** Whether this JVM is ending, so that what ends now was killed. */
	private static volatile boolean ending;

	static {
		Runtime.getRuntime().addShutdownHook(new Thread(() -> {
			ending = true;
			RUNNING.forEach(ChildProcess::kill);
		}, "end of the measured processes"));
	}

	private final Process process;
	private final Thread reader;
	private final Deque<String> last = new ArrayDeque<>();
	/** Processes that it was seen to have started: once it has ended, nobody knows whose they are. */
	private final Set<ProcessHandle> others = ConcurrentHashMap.newKeySet();
	private boolean startedOthers;

	/** @param listener receives each line that the process prints, in a thread of its own */
	private ChildProcess(Process process, Consumer<String> listener) {
		this.process = process;
		reader = new Thread(() -> read(listener), "output of the measured process");
		reader.setDaemon(true);
		reader.start();
	}

	/** Starts it. What it prints to its error stream comes with its output. */
	public static ChildProcess start(List<String> command, Map<String, String> environment, Path folder,
			Consumer<String> listener) throws BenchmarkException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
		// They would change what is measured, behind everybody's back.
		List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH").forEach(builder.environment()::remove);
		builder.environment().putAll(environment);
		try {
			ChildProcess child = new ChildProcess(builder.start(), listener);
			RUNNING.add(child);
			return child;
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_STARTED, command.getFirst(), IoErrorText.inWords(e));
		}
	}

	private void read(Consumer<String> listener) {
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), Charset.defaultCharset()))) {
			boolean afterFrame = false;
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				listener.accept(line);
				// The first frame says where; the others would leave no room for the causes.
				boolean frame = STACK_FRAME.matcher(line).matches();
				boolean another = frame && afterFrame;
				afterFrame = frame;
				if (another || OF_THE_WEAVER.matcher(line).matches()) {
					continue;
				}
				synchronized (last) {
					last.addLast(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + " …" : line);
					if (last.size() > LAST_LINES) {
						last.removeFirst();
					}
				}
			}
		} catch (IOException e) {
			// It was killed: there is nothing more to read.
		}
	}

	/**
	 * Waits for its end.
	 *
	 * @return its exit value; empty if it did not end in time
	 * @throws CancellationException if the user cancels; it is killed then
	 */
	public Optional<Integer> await(Duration most, Progress progress) {
		long end = System.nanoTime() + most.toNanos();
		try {
			for (int polls = 0; !process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS); polls++) {
				progress.checkCancelled();
				if (polls % POLLS_PER_LOOK == 0) {
					lookForOthers();
				}
				if (System.nanoTime() - end > 0) {
					return Optional.empty();
				}
			}
			// While one of them has the output, it does not end.
			others.forEach(ProcessHandle::destroyForcibly);
			reader.join(TimeUnit.SECONDS.toMillis(5));
			if (process.exitValue() != 0) {
				// Ctrl-C ends it, too: it did not fail by itself.
				progress.checkCancelled();
				if (ending) {
					throw new CancellationException("this JVM is ending");
				}
			}
			return Optional.of(process.exitValue());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException("interrupted");
		}
	}

	private void lookForOthers() {
		others.removeIf(other -> !other.isAlive());
		process.descendants().forEach(others::add);
		startedOthers |= !others.isEmpty();
	}

	/** Tells it, by the end of its input, that it is no longer needed. */
	public void endInput() {
		try {
			process.getOutputStream().close();
		} catch (IOException e) {
			// It has ended already.
		}
	}

	/** Its number in the system. */
	public long pid() {
		return process.pid();
	}

	/** Whether processes were seen, while it was waited for, that it had started. */
	public boolean startedOthers() {
		return startedOthers;
	}

	/** The last lines it printed, without the weaver's warnings and with one frame of each exception, to help to find why it failed. */
	public String lastWords() {
		synchronized (last) {
			return last.isEmpty() ? "it printed nothing" : "it printed: " + String.join(" | ", last);
		}
	}

	/** Kills it, if it still runs, with all that it started, as far as that was seen. */
	@Override
	public void close() {
		kill();
		try {
			process.waitFor();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		RUNNING.remove(this);
	}

	private void kill() {
		process.descendants().forEach(others::add);
		process.destroyForcibly();
		others.forEach(ProcessHandle::destroyForcibly);
	}
}
