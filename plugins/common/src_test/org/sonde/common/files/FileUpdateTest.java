/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileUpdateTest {
	private static final int CHANGES = 20;

	@TempDir
	Path folder;

	/** Adds lines to a file, one update each; the process that tests start. */
	static final class Adding {
		private Adding() {
		}

		public static void main(String[] arguments) throws IOException {
			for (int i = 0; i < CHANGES; i++) {
				add(Path.of(arguments[0]), arguments[1] + i);
			}
		}

		static void add(Path file, String line) throws IOException {
			try (FileUpdate update = FileUpdate.begin(file)) {
				String before = Files.exists(file) ? Files.readString(file) : "";
				update.write((before + line + "\n").getBytes());
			}
		}
	}

	/** Once through a link and once by its own name: it is the same file. */
	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void noChangeOfAnyThreadIsLost(boolean exists) throws Exception {
		Path file = folder.resolve("file");
		Path link = Files.createSymbolicLink(folder.resolve("link"), file);
		if (exists) {
			Files.createFile(file);
		}
		try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
			List<Callable<Void>> changes = IntStream.range(0, CHANGES).<Callable<Void>>mapToObj(i -> () -> {
				Adding.add(i % 2 == 0 ? file : link, "change " + i);
				return null;
			}).toList();
			for (Future<Void> one : threads.invokeAll(changes)) {
				one.get();
			}
		}
		assertThat(Files.readAllLines(file)).hasSize(CHANGES).doesNotHaveDuplicates();
	}

	@Test
	void noChangeOfAnyProcessIsLost() throws Exception {
		Path file = folder.resolve("file");
		List<Process> processes = new ArrayList<>();
		for (String name : List.of("a", "b", "c", "d")) {
			processes.add(new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
					System.getProperty("java.class.path"), Adding.class.getName(), file.toString(), name).inheritIO().start());
		}
		for (Process process : processes) {
			assertThat(process.waitFor()).isZero();
		}
		assertThat(Files.readAllLines(file)).hasSize(processes.size() * CHANGES).doesNotHaveDuplicates();
	}

	@Test
	void nothingIsLeftBesideTheFile() throws IOException {
		Adding.add(folder.resolve("file"), "line");
		try (Stream<Path> files = Files.list(folder)) {
			assertThat(files).containsExactly(folder.resolve("file"));
		}
	}

	/** As editors change it, which know of no lock. */
	@Test
	void aChangeOfAnotherProgramStays() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "old");
		try (FileUpdate update = FileUpdate.begin(file)) {
			AtomicFile.write(file, "new".getBytes());
			assertThatThrownBy(() -> update.write("mine".getBytes())).isInstanceOf(FileInUseException.class)
					.hasMessageContaining(file.toString());
		}
		assertThat(file).hasContent("new");
		Path created = folder.resolve("created");
		try (FileUpdate update = FileUpdate.begin(created)) {
			Files.writeString(created, "theirs");
			assertThatThrownBy(() -> update.write("mine".getBytes())).isInstanceOf(FileInUseException.class);
		}
	}

	@Test
	void ofSeveralThatCreateAFileOneDoes() throws Exception {
		Path file = folder.resolve("file");
		List<Future<Boolean>> created;
		try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
			created = threads.invokeAll(IntStream.range(0, CHANGES).<Callable<Boolean>>mapToObj(i -> () -> {
				try {
					FileUpdate.create(file, Integer.toString(i).getBytes());
					return true;
				} catch (FileAlreadyExistsException e) {
					return false;
				}
			}).toList());
		}
		assertThat(created.stream().filter(one -> one.resultNow())).hasSize(1);
	}

	@Test
	void aFileInNoFolderSaysSo() {
		assertThatThrownBy(() -> FileUpdate.create(folder.resolve("none/file"), new byte[0])).isInstanceOf(IOException.class)
				.hasMessageContaining("does not exist");
	}

	@Test
	void aStreamIsWrittenIntoAndNotChanged() throws IOException {
		Path stream = Path.of("/dev/null");
		assumeThat(stream).exists();
		FileUpdate.create(stream, "content".getBytes());
		assertThat(Files.isRegularFile(stream)).isFalse();
		assertThatThrownBy(() -> FileUpdate.begin(stream)).as("what is read there stays there").isInstanceOf(FileSystemException.class);
	}
}
