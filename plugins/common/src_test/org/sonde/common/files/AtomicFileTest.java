/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
	@TempDir
	Path folder;

	@Test
	void aFileIsReplacedAsAWholeAndNothingIsLeftBeside() throws IOException {
		Path file = Files.writeString(folder.resolve("mine.json"), "old");
		AtomicFile.write(file, "new".getBytes());
		assertThat(file).hasContent("new");
		assertThat(folder.toFile().list()).containsExactly("mine.json");
	}

	/** As long as names of files can be, on nearly all systems. */
	@Test
	void aNameMayBeAsLongAsTheSystemAllows() throws IOException {
		Path file = folder.resolve("x".repeat(255));
		AtomicFile.write(file, "new".getBytes());
		assertThat(file).hasContent("new");
	}

	@Test
	void aLinkToAFileThatIsYetToComeStaysALink() throws IOException {
		Files.createDirectory(folder.resolve("real"));
		Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real", "file"));
		AtomicFile.write(link, "new".getBytes());
		assertThat(link).isSymbolicLink();
		assertThat(folder.resolve("real/file")).hasContent("new");
		Path nowhere = Files.createSymbolicLink(folder.resolve("nowhere"), Path.of("missing", "file"));
		assertThatThrownBy(() -> AtomicFile.write(nowhere, new byte[0])).isInstanceOf(IOException.class).hasMessageContaining("missing");
		assertThat(nowhere).isSymbolicLink();
	}

	/** Not for root, whom no permission stops. */
	@Test
	void aFolderThatIsNotWritableIsSaidWithTheRemedyAndTheFileStays() throws IOException {
		Path file = Files.writeString(folder.resolve("mine.json"), "old");
		Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
		try {
			assumeThat(Files.isWritable(folder)).isFalse();
			for (Path one : List.of(file, folder.resolve("new.json"))) {
				IOException refused = catchThrowableOfType(IOException.class, () -> AtomicFile.write(one, "new".getBytes()));
				assertThat(refused).hasMessageContaining(one.toString());
				assertThat(IoErrorText.inWords(refused)).contains("permission denied", "folder writable");
			}
			assertThat(file).hasContent("old");
		} finally {
			Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
		}
		assertThat(folder.toFile().list()).containsExactly("mine.json");
	}

	/** Renaming a file over it, as of files, would put a file in the place of a pipe or, for root, of /dev/null. */
	@Test
	void aPipeStaysAPipeAndGetsTheContent() throws Exception {
		Path pipe = folder.resolve("pipe");
		assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
		CompletableFuture<byte[]> read = CompletableFuture.supplyAsync(() -> {
			try {
				return Files.readAllBytes(pipe);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		});
		AtomicFile.write(pipe, "through".getBytes());
		assertThat(read.get(10, TimeUnit.SECONDS)).asString().isEqualTo("through");
		assertThat(Files.readAttributes(pipe, BasicFileAttributes.class).isOther()).isTrue();
		assertThat(folder.toFile().list()).containsExactly("pipe");
	}

	/** What a shell has sent somewhere is the shell's: it goes on in the same file. */
	@Test
	void whatIsOpenAlreadyIsAddedToByWhateverLinksLeadToIt() throws Exception {
		Path listed = Path.of("/proc/self/fd");
		assumeThat(listed).exists();
		Path file = Files.writeString(folder.resolve("log"), "before ");
		Object inode = Files.getAttribute(file, "unix:ino");
		try (OutputStream open = Files.newOutputStream(file, StandardOpenOption.APPEND); Stream<Path> all = Files.list(listed)) {
			Path descriptor = all.filter(one -> Files.isSymbolicLink(one) && leadsTo(file, one)).findFirst().orElseThrow();
			Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/fd").resolve(descriptor.getFileName()));
			assertThat(AtomicFile.isStream(link)).isTrue();
			AtomicFile.write(link, "through".getBytes());
		}
		assertThat(file).hasContent("before through");
		assertThat(Files.getAttribute(file, "unix:ino")).isEqualTo(inode);
		assertThat(Files.isSymbolicLink(folder.resolve("link"))).isTrue();
	}

	private static boolean leadsTo(Path file, Path link) {
		try {
			return Files.readSymbolicLink(link).equals(file.toRealPath());
		} catch (IOException e) {
			return false;
		}
	}

	@Test
	void aPlaceIsRefusedBeforeTheWorkIsDone() throws IOException {
		AtomicFile.requirePlace(folder.resolve("new.json"));
		AtomicFile.requirePlace(Files.createFile(folder.resolve("there.json")));
		assertThat(catchThrowableOfType(IOException.class, () -> AtomicFile.requirePlace(folder))).hasMessageContaining("folder");
		assertThat(catchThrowableOfType(IOException.class, () -> AtomicFile.requirePlace(folder.resolve("no/new.json"))))
				.hasMessageContaining(folder.resolve("no") + " does not exist");
	}

	@Test
	void freeIsWhatNobodyWouldMiss() throws IOException {
		Path file = folder.resolve("mine.json");
		assertThat(AtomicFile.isFree(file)).isTrue();
		assertThat(AtomicFile.isFree(Files.createFile(file))).isTrue();
		assertThat(AtomicFile.isFree(Path.of("/dev/null"))).isTrue();
		assertThat(AtomicFile.isFree(Files.writeString(file, "x"))).isFalse();
		assertThat(AtomicFile.isFree(Files.createSymbolicLink(folder.resolve("link"), file))).isFalse();
		assertThat(AtomicFile.isStream(folder.resolve("link"))).isFalse();
		assertThat(AtomicFile.isFree(folder)).isFalse();
	}

	@Test
	void whatCannotBeWrittenIsSaidInWordsWithTheNameThatWasGiven() throws IOException {
		assertThat(trouble(folder.resolve("no/file.json"))).isEqualTo("the folder " + folder.resolve("no") + " does not exist");
		assertThat(trouble(folder)).isEqualTo("it is a folder");
		assertThat(trouble(Path.of("/"))).isEqualTo("it is a folder");
		assertThat(folder.toFile().list()).isEmpty();
	}

	private static String trouble(Path file) {
		IOException trouble = catchThrowableOfType(IOException.class, () -> AtomicFile.write(file, new byte[1]));
		assertThat(trouble.getMessage()).startsWith(file.toString()).doesNotContain(".tmp");
		return IoErrorText.inWords(trouble);
	}
}
