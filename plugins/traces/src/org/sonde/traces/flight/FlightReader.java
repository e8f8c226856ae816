/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

import org.sonde.common.progress.Progress;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/**
 * Reads the method events of flight recordings (JEP 520, Java 25). An execution that was traced becomes a record, as of a probe; of a
 * method that was only timed, there are count and times. Samples are not calls: they say how often a method was seen.
 */
public final class FlightReader {
	static final String TRACE = "jdk.MethodTrace";
	static final String TIMING = "jdk.MethodTiming";
	private static final String LOSS = "jdk.DataLoss";
	private static final String RECORDING = "jdk.ActiveRecording";
	private static final String SAMPLE = "jdk.ExecutionSample";
	static final String SETTING = "jdk.ActiveSetting";
	/** Executions that wait for their callers, of all threads: 80 MB. */
	static final int MOST_OPEN = 4_000_000;
	static final int MOST_METHODS = 100_000;
	private static final int MOST_NAMED = 100_000;
	/** A recording may begin shortly before its first chunk. */
	private static final long LOST_NANOS = 100_000_000;
	/** Numbers of traces go down from here, so that they are none of a log of Kieker. */
	private static final long FIRST_TRACE = Long.MIN_VALUE / 2;

	private final StringPool names;
	private final RecordSink sink;
	private final LogProblems problems;
	private final Progress progress;
	private final Set<String> filters = new HashSet<>();
	private final Set<Path> places = new HashSet<>();
	private boolean allFiltersKnown = true;
	private long traces;
	private long read;
	private long skipped;

	/**
	 * @param names    of all recordings and logs
	 * @param sink     takes the records
	 * @param problems where to note what cannot be read
	 * @param progress cancelling it makes the reading end by a {@link CancellationException}
	 */
	public FlightReader(StringPool names, RecordSink sink, LogProblems problems, Progress progress) {
		this.names = names;
		this.sink = sink;
		this.problems = problems;
		this.progress = progress;
	}

	/**
	 * Reads recordings one after the other, each from its first event to its last. One whose chunks are all in another is an earlier dump
	 * of the same program, and is left out.
	 */
	public void read(List<FlightRecording> recordings) {
		List<List<Chunk>> chunks = recordings.stream().map(recording -> chunks(recording, recordings.size() > 1)).toList();
		for (int i = 0; i < recordings.size(); i++) {
			Optional<FlightRecording> whole = whole(i, recordings, chunks);
			if (whole.isPresent()) {
				note(recordings.get(i), "it is not read, because all of it is in " + whole.get().place() + ", too");
				places.add(recordings.get(i).place());
				continue;
			}
			progress.begin("Reading " + recordings.get(i).place().getFileName(), recordings.get(i).packed().bytes());
			long before = read;
			// The numbers of Kieker's logs go up from 0.
			read(recordings.get(i), -2 - i, chunks.get(i));
			if (read > before) {
				places.add(recordings.get(i).place());
			}
		}
	}

	/** Returns the chunks. A single packed recording has none, because it would have to be unpacked first. */
	private List<Chunk> chunks(FlightRecording recording, boolean several) {
		try {
			return several || recording.isPlain() ? Chunk.of(recording, Progress.cancelledBy(progress::isCancelled)) : List.of();
		} catch (IOException e) {
			return List.of(); // reading it says why
		}
	}

	/** The recording that has all of this one, and more, or comes before it. */
	private static Optional<FlightRecording> whole(int part, List<FlightRecording> recordings, List<List<Chunk>> chunks) {
		return IntStream.range(0, recordings.size())
				.filter(other -> other != part && !chunks.get(part).isEmpty() && chunks.get(other).containsAll(chunks.get(part))
						&& (other < part || !chunks.get(part).containsAll(chunks.get(other))))
				.mapToObj(recordings::get).findFirst();
	}

	private void read(FlightRecording recording, int number, List<Chunk> chunks) {
		sink.log(number);
		Reading reading = new Reading(recording, chunks);
		try {
			new ParsableFiles(recording, Path.of(System.getProperty("java.io.tmpdir")), progress).parse(reading::parse);
		} catch (IOException e) {
			reading.damaged = true;
			note(recording, "the rest cannot be read: " + (e.getClass() == IOException.class ? e.getMessage() : e));
		} catch (CancellationException e) {
			throw e;
		} catch (RuntimeException | InternalError e) {
			// The JDK's parser does not check all that it reads.
			reading.damaged = true;
			note(recording, "the rest cannot be read, the file is damaged: " + e);
		} finally {
			reading.end();
			if (!chunks.isEmpty() && chunks.getFirst().startNanos() - reading.latestStart > LOST_NANOS) {
				note(recording, "what was recorded in its first %.1f s is missing, because the JVM kept only the end; record with maxsize=0"
						.formatted((chunks.getFirst().startNanos() - reading.latestStart) / 1e9));
			}
			sink.endOfLog(recording.place());
		}
	}

	/** Returns the places of those recordings that had a method event so far. */
	public Set<Path> places() {
		return Set.copyOf(places);
	}

	/** Returns the tally of the method events of all recordings so far. */
	public Tally tally() {
		return new Tally(read, skipped);
	}

	/** Which methods the recordings so far should have; empty unless all of them state it. */
	public Optional<MethodFilter> filter() {
		return allFiltersKnown && !filters.isEmpty() ? Optional.of(new MethodFilter(filters)) : Optional.empty();
	}

	private void note(FlightRecording recording, String message) {
		problems.add(recording.place(), "", message);
	}

	/** The executions of a timed method since its first one, by the last event about it. */
	private record Timing(long endNanos, long calls, long meanNanos, long minNanos, long maxNanos) {
	}

	/** The executions of a thread. Its id and name are those of Java. */
	private record Executions(long id, int name, ThreadCalls calls) {
	}

	/** How often a method was traced. */
	private static final class Traced {
		private final int operation;
		private long calls;

		private Traced(int operation) {
			this.operation = operation;
		}
	}

	/** One recording. */
	private final class Reading {
		private final FlightRecording recording;
		private final List<Chunk> chunks;
		private final Map<Long, Executions> threads = new TreeMap<>();
		private final Map<Integer, Traced> traced = new HashMap<>();
		private final Map<Integer, Timing> timed = new TreeMap<>();
		/** The parser makes one object for all events of a method in a chunk, and so it does for a thread. */
		private final Map<RecordedMethod, Traced> methods = new IdentityHashMap<>();
		private RecordedThread lastThread;
		private Executions lastExecutions;
		/** The settings by the number of the event type and the name of the setting. */
		private final Map<Long, Map<String, Set<String>>> settings = new HashMap<>();
		private long startNanos = Long.MAX_VALUE;
		/** The latest start of the JVM's recordings. Far in the future without any. */
		private long latestStart = Long.MAX_VALUE;
		private int open;
		private long samples;
		private boolean damaged;
		/** Whether the parser has the recording as it is, so that nobody else counts its bytes. */
		private boolean isWhole;
		private final Set<String> filter = new HashSet<>();
		private boolean hasThreshold;
		/** The chunk that is being read, by its executions: the parser does not tell. */
		private int chunk;

		private Reading(FlightRecording recording, List<Chunk> chunks) {
			this.recording = recording;
			this.chunks = chunks;
		}

		private void parse(Path plain) throws IOException {
			isWhole = plain.equals(recording.file());
			methods.clear();
			try (RecordingFile file = new RecordingFile(plain)) {
				while (file.hasMoreEvents()) {
					progress.checkCancelled();
					event(file.readEvent());
				}
				for (EventType type : file.readEventTypes()) {
					switch (type.getName()) {
						case TRACE -> told(LogFormat.FLIGHT_TRACING, settings.getOrDefault(type.getId(), Map.of()));
						case TIMING -> told(LogFormat.FLIGHT_TIMING, settings.getOrDefault(type.getId(), Map.of()));
						default -> {
							// of something else
						}
					}
				}
			}
		}

		private void event(RecordedEvent event) {
			switch (event.getEventType().getName()) {
				case TRACE -> traced(event);
				case TIMING -> timed(event);
				case RECORDING -> {
					long start = nanos(event.getInstant("recordingStart"));
					startNanos = Math.min(startNanos, start);
					latestStart = latestStart == Long.MAX_VALUE ? start : Math.max(latestStart, start);
				}
				case LOSS -> note(recording,
						"the JVM lost events, so there are too few calls (jdk.DataLoss); record with more memory, or fewer methods");
				case SAMPLE -> samples++;
				case SETTING -> settings.computeIfAbsent(event.getLong("id"), any -> new HashMap<>())
						.computeIfAbsent(event.getString("name"), any -> new HashSet<>())
						.add(event.getString("value"));
				default -> {
					// of something else
				}
			}
		}

		/** The setting of one of the two kinds of events: all calls of some methods, or only the long ones. */
		private void told(LogFormat kind, Map<String, Set<String>> values) {
			if (values.getOrDefault("enabled", Set.of()).contains("true")) {
				List<String> methods = values.getOrDefault("filter", Set.of()).stream().filter(value -> !value.isBlank()).toList();
				if (!methods.isEmpty()) {
					sink.format(kind);
				}
				filter.addAll(methods);
				hasThreshold |= values.getOrDefault("threshold", Set.of()).stream().anyMatch(value -> !value.startsWith("0 "));
			}
		}

		private void traced(RecordedEvent event) {
			Traced method = method(event);
			if (method == null) {
				return;
			}
			if (method.calls++ == 0) {
				sink.format(LogFormat.FLIGHT_TRACING);
			}
			long end = nanos(event.getEndTime());
			executions(event.getValue("eventThread")).calls.add(method.operation, nanos(event.getStartTime()), end);
			if (isWhole) {
				countChunksBefore(end);
			}
			read++;
			if (++open == MOST_OPEN) {
				note(recording,
						"more than " + MOST_OPEN + " executions waited for their callers. The older half counts as separate traces, so "
								+ "the figures may show more traces and classes than there were");
				Executions longest = threads.values().stream().max(Comparator.comparingInt(one -> one.calls.size())).orElseThrow();
				take(longest, longest.calls.size() / 2);
			}
		}

		private void countChunksBefore(long nanos) {
			while (chunk + 1 < chunks.size() && chunks.get(chunk + 1).startNanos() < nanos) {
				progress.worked(chunks.get(chunk).bytes());
				chunk++;
			}
		}

		private void timed(RecordedEvent event) {
			Traced method = method(event);
			if (method == null) {
				return;
			}
			sink.format(LogFormat.FLIGHT_TIMING);
			Timing timing = new Timing(nanos(event.getEndTime()), event.getLong("invocations"), nanos(event.getDuration("average")),
					nanos(event.getDuration("minimum")), nanos(event.getDuration("maximum")));
			// The counts are totals, so those of an earlier event are in it.
			timed.merge(method.operation, timing, (one, other) -> other.endNanos >= one.endNanos ? other : one);
			startNanos = Math.min(startNanos, nanos(event.getStartTime()));
			read++;
		}

		/** Returns the tally of the event's method; null if the event has no method. */
		private Traced method(RecordedEvent event) {
			RecordedMethod method = event.getValue("method");
			Traced known = method == null ? null : methods.get(method);
			if (known != null) {
				return known;
			}
			if (method == null || method.getType() == null) {
				skipped++;
				note(recording, "skipped: an event without its method");
				return null;
			}
			if (methods.size() == MOST_METHODS) {
				methods.clear();
			}
			Traced first = traced.computeIfAbsent(names.of(JvmSignature.of(method)), Traced::new);
			methods.put(method, first);
			return first;
		}

		private Executions executions(RecordedThread thread) {
			if (lastExecutions == null || thread != lastThread) {
				lastExecutions = threads.computeIfAbsent(thread == null ? RecordSink.NO_THREAD : thread.getId(), any -> begun(thread));
				lastThread = thread;
			}
			return lastExecutions;
		}

		/**
		 * Returns the executions of a new thread. Virtual threads rarely have names, but there may be more names than there is room for.
		 */
		private Executions begun(RecordedThread thread) {
			boolean named = thread != null && thread.getJavaName() != null && !thread.getJavaName().isEmpty()
					&& threads.size() < MOST_NAMED;
			return new Executions(thread == null ? RecordSink.NO_THREAD : thread.getJavaThreadId(),
					named ? names.of(thread.getJavaName()) : StringPool.NONE, new ThreadCalls());
		}

		private void take(Executions thread, int least) {
			ThreadCalls calls = thread.calls;
			sink.thread(thread.id, thread.name);
			open -= calls.size();
			traces += calls.take(least,
					(trace, operation, start, end, eoi, ess) -> sink.execution(operation, StringPool.NONE, FIRST_TRACE - traces - trace,
							start, end, StringPool.NONE, eoi, ess));
			open += calls.size();
		}

		private void end() {
			threads.values().forEach(thread -> take(thread, thread.calls.size()));
			sink.thread(RecordSink.NO_THREAD, StringPool.NONE);
			timed.forEach((operation, timing) -> {
				long calls = traced.get(operation).calls;
				if (calls == 0 && timing.calls > 0) {
					sink.counted(operation, timing.calls, timing.meanNanos, timing.minNanos, timing.maxNanos,
							Math.min(startNanos, timing.endNanos), timing.endNanos);
				} else if (calls != timing.calls) {
					note(recording,
							"%s was traced %d times and timed %d times; what was traced is used".formatted(names.text(operation), calls,
									timing.calls));
				}
			});
			filters.addAll(filter);
			allFiltersKnown &= !filter.isEmpty() && !hasThreshold && !damaged;
			if (traced.isEmpty() && filter.isEmpty() && !damaged) {
				note(recording, "it has no events of method tracing or timing, which Java 25 and later write (-XX:StartFlightRecording:"
						+ "method-trace=p.Type::method)"
						+ (samples == 0 ? "" : ". Its " + samples + " samples say where time went, not how often methods ran"));
			}
		}
	}

	/** {@link RecordSink#NO_TIME} where the clock was too coarse, or nothing was called. */
	private static long nanos(Duration duration) {
		return duration.isNegative() ? RecordSink.NO_TIME : duration.toNanos();
	}

	private static long nanos(Instant time) {
		return time.getEpochSecond() * 1_000_000_000 + time.getNano();
	}
}
