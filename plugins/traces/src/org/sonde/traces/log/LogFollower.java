/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import org.sonde.common.progress.Progress;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Reads logs that are still being written: what is there, and then what comes, also new files and new logs in the folder. A
 * a line or record that is there in part waits for the rest; it is a problem only at the end. A compressed file is read when
 * the next one was begun, or at the end, since only then it is whole.
 */
public final class LogFollower {
	/** The pause when nothing has arrived. */
	private static final long PAUSE_MILLIS = 100;
	/** The blocks of a log that are read in one round. */
	private static final int BLOCKS = 64;
	/** The interval at which it looks for new files and logs. */
	private static final long LOOK_NANOS = 500_000_000;

	private final StringPool names;
	private final RecordSink sink;
	private final LogProblems problems;
	private final RecordTypes types;
	private final TextFields fields;
	private final BoundedNames bounded;
	/** The content of files that may be archives. Each is opened once. */
	private final Map<Path, Optional<List<LogFile>>> archives = new HashMap<>();
	private long looked;
	private final Map<Path, FollowedLog> logs = new TreeMap<>(Comparator.comparing(Path::toString));

	/**
	 * @param names    the names of all logs
	 * @param sink     takes the records
	 * @param problems where to note what was skipped
	 */
	public LogFollower(StringPool names, RecordSink sink, LogProblems problems, RecordTypes types) {
		this.names = names;
		this.sink = sink;
		this.problems = problems;
		this.types = types;
		this.fields = new TextFields(names);
		this.bounded = new BoundedNames(names);
	}

	/**
	 * Reads the logs at a path until it shall stop. Returns then; what is unfinished is read as it is, unless the reading has not
	 * yet come to the end of what was there before.
	 *
	 * @param goOn asked between two rounds of reading, at least every tenth of a second when nothing comes, by the thread that
	 * hands over the records
	 * @throws IOException          if the path cannot be listed when it begins
	 * @throws InterruptedException if the thread was interrupted while it slept
	 */
	public Tally follow(Path path, BooleanSupplier goOn) throws IOException, InterruptedException {
		try {
			look(path, problems);
			while (goOn.getAsBoolean()) {
				if (System.nanoTime() - looked >= LOOK_NANOS) {
					lookAgain(path);
				}
				boolean came = false;
				for (FollowedLog log : logs.values()) {
					came |= log.readOn();
				}
				if (!came) {
					Thread.sleep(PAUSE_MILLIS);
				}
			}
			lookAgain(path);
			if (logs.isEmpty()) {
				problems.add(path, "", "no log appeared; a log is a folder or an archive with kieker.map and files of records");
			}
			logs.values().forEach(FollowedLog::finish);
		} finally {
			logs.values().forEach(FollowedLog::close);
		}
		return tally();
	}

	/** Returns the tally of all that was read so far. */
	public Tally tally() {
		return logs.values().stream().map(log -> log.out.tally()).reduce(new Tally(0, 0), Tally::plus);
	}

	/** Looks again. Logs that were found before are read on even if the path is gone. */
	private void lookAgain(Path path) {
		try {
			look(path, new LogProblems());
		} catch (IOException e) {
			problems.add(path, "", "it can no longer be listed; open files are still read");
		}
	}

	private void look(Path path, LogProblems noted) throws IOException {
		looked = System.nanoTime();
		for (KiekerLog log : new LogFinder(path, Set.of(), noted, Progress.NONE, archives).find()) {
			logs.computeIfAbsent(log.folder(), folder -> new FollowedLog()).found(log);
		}
	}

	/** A log and how far it was read. */
	private final class FollowedLog implements Closeable {
		private final RecordEmitter out = new RecordEmitter(sink, names, problems, logs.size());
		private final StringTable strings = new StringTable(bounded, types, new StringTable.Room(), KiekerLog.MAP_NAMES.getFirst());
		private KiekerLog now;
		private MapReader map;
		private InputStream mapStream;
		/** The name of the file that is being read, or was last; empty before the first. */
		private String current = "";
		private InputStream stream;
		private ReadBuffer in;
		private Decoder decoder;
		/** Whether there is more than was read. */
		private boolean behind;
		/** The blocks that may still be read in this round. */
		private int blocksLeft;

		FollowedLog() {
			strings.growing(true);
		}

		/** Takes what was last found of the log. */
		void found(KiekerLog log) {
			if (now != null) {
				Set<String> left = log.files().stream().map(LogFile::name).collect(Collectors.toSet());
				now.files().stream().filter(file -> isAhead(file) && !left.contains(file.name()))
						.forEach(file -> problems.add(file.path(), "", "it was deleted before it was read"));
			}
			now = log;
		}

		/** Reads what is there; of a file behind which there is another, all. */
		boolean readOn() {
			blocksLeft = BLOCKS;
			behind = false;
			boolean came = decoder != null && read(grows(current));
			for (LogFile file : now.files()) {
				boolean grows = grows(file.name());
				if (decoder == null && !behind && isAhead(file) && (!grows || isPlain(file))) {
					open(file);
					came |= decoder != null && read(grows);
				}
			}
			return came;
		}

		private boolean isAhead(LogFile file) {
			return file.name().compareTo(current) > 0;
		}

		/** Whether there is no later file yet. One that Kieker deleted for a later one, as they were too many, is read to its end, too. */
		private boolean grows(String name) {
			return name.compareTo(now.files().getLast().name()) >= 0;
		}

		/** No more will come. */
		void finish() {
			readRest();
			out.end(now.folder());
		}

		/** If it has kept up with the log so far; else there may be any amount of it. */
		private void readRest() {
			if (behind) {
				out.note(place(), "the rest was not read, because reading was stopped here");
				return;
			}
			readMap(true);
			strings.growing(false);
			readToEnd();
			for (LogFile file : now.files()) {
				if (isAhead(file)) {
					open(file);
					readToEnd();
				}
			}
			if (map == null) {
				problems.add(now.folder(), "", LogReader.NO_MAP);
			}
		}

		private void readToEnd() {
			while (decoder != null) {
				blocksLeft = BLOCKS;
				read(false);
			}
		}

		@Override
		public void close() {
			closeFile();
			close(mapStream);
		}

		/** Whether it can be read while it grows. */
		private static boolean isPlain(LogFile file) {
			return file.name().endsWith(".dat") || file.name().endsWith(".bin");
		}

		private void open(LogFile file) {
			closeFile();
			current = file.name();
			out.from(file.path());
			try {
				stream = file.opener().open();
				LogContent.Records content = isPlain(file) ? new LogContent.Records(stream, file.name().endsWith(".bin"))
						: LogContent.records(stream, file.name());
				stream = content.stream();
				in = new ReadBuffer();
				out.format(content.format(file.name()));
				decoder = content.isBinary() ? new BinaryDecoder(strings, out) : new TextDecoder(strings, fields, out);
			} catch (IOException e) {
				out.note("", LogProblems.unreadable(e));
				closeFile();
			}
		}

		/** @param grows whether more may come */
		private boolean read(boolean grows) {
			problems.atPlaceOf(out::file, this::place);
			out.resume();
			boolean came = false;
			try {
				boolean more = true;
				for (; more && blocksLeft > 0; blocksLeft--) {
					int before = in.remaining();
					// No bytes are read if the decoder waits for a text and has enough.
					int count = before <= ReadBuffer.MAX_LINE ? in.fill(stream) : 0;
					in.ended = count < 0 && !grows;
					// Kieker writes a text into the map before the records that refer to it: after the bytes, the map has all of them.
					readMap(false);
					decoder.decode(in, Decoder.FOREVER);
					came |= count > 0;
					more = count > 0 || in.remaining() != before;
				}
				behind = more;
			} catch (IOException e) {
				out.skip(decoder.place(), LogProblems.unreadable(e));
				closeFile();
				return true;
			}
			if (in.ended && in.remaining() == 0) {
				closeFile();
			}
			return came;
		}

		private void readMap(boolean whole) {
			if (map == null && now.map().isPresent()) {
				LogFile file = now.map().get();
				try {
					mapStream = file.opener().open();
					map = new MapReader(file.path(), strings, problems);
				} catch (IOException e) {
					return; // it is tried again
				}
			}
			if (map != null && whole) {
				map.read(mapStream);
			} else if (map != null) {
				map.readOn(mapStream);
			}
		}

		private String place() {
			return decoder == null ? "" : decoder.place();
		}

		private void closeFile() {
			close(stream);
			stream = null;
			decoder = null;
		}

		private static void close(InputStream stream) {
			if (stream != null) {
				try {
					stream.close();
				} catch (IOException e) {
					// it was only read
				}
			}
		}
	}
}
