/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.CancelAfter;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.Content;
import org.sonde.overhead.imports.input.InputFile;

class RawLinesTest {
	@TempDir
	Path folder;

	private RawLines.Shape read(String text, List<String> into) throws IOException, OverheadException {
		return read(Files.writeString(folder.resolve("raw-1-10-0.csv"), text), into);
	}

	private static RawLines.Shape read(Path file, List<String> into) throws OverheadException {
		try (Content content = InputFile.of(file).open()) {
			return RawLines.read(content, (thread, nanos, count) -> {
				for (int i = 0; i < count; i++) {
					into.add(thread + ":" + nanos[i]);
				}
			}, Progress.NONE);
		}
	}

	@Test
	void readsFourColumnsAndTwo() throws Exception {
		List<String> calls = new ArrayList<>();
		assertThat(read("1;8624;55496704;0\n1;1232;55496704;0\n2;7;1;1\n", calls)).isEqualTo(new RawLines.Shape(4, 3, false));
		assertThat(calls).containsExactly("1:8624", "1:1232", "2:7");
		calls.clear();
		assertThat(read("0;487\r\n0;12524\r\n", calls)).isEqualTo(new RawLines.Shape(2, 2, false));
		assertThat(calls).containsExactly("0:487", "0:12524");
	}

	@Test
	void aLastLineWithoutEndIsCutOff() throws Exception {
		List<String> calls = new ArrayList<>();
		assertThat(read("0;487\n0;12", calls)).isEqualTo(new RawLines.Shape(2, 1, true));
		assertThat(calls).containsExactly("0:487");
	}

	/** Lines must not break where one buffer ends and the next begins. */
	@Test
	void readsFilesLongerThanItsBuffer() throws Exception {
		int lines = 200_000;
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < lines; i++) {
			text.append(i % 3 + 1).append(';').append(i).append(";1;0\n");
		}
		List<String> calls = new ArrayList<>();
		assertThat(read(text.toString(), calls).lines()).isEqualTo(lines);
		for (int i = 0; i < lines; i++) {
			assertThat(calls.get(i)).isEqualTo((i % 3 + 1) + ":" + i);
		}
	}

	@Test
	void namesCharactersThatAreNotShown() {
		assertThatThrownBy(() -> read("1;64\n\u001e1;63\n", new ArrayList<>())).hasMessageContainingAll("line 2: ", "invisible characters");
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '\'', textBlock = """
			'1,64,1,0', separated by commas
			'1	64	1	0', separated by tabs
			'1;-64;1;0', -64 ns is negative
			'1;NaN;1;0', the duration is NaN
			'1;6.4;1;0', 'whole number of nanoseconds, found "6.4"'
			'1;;1;0', 'found ""'
			'x;64;1;0', 'the thread must be a number, found "x"'
			'1;64', 'expected 4 fields, found 2'
			'1;64;1;0;9', 'expected 4 fields, found 5'
			'1;1234567890123456789;1;0', longer than eleven days
			'1;1234567890123456;1;0', longer than eleven days
			'1;64;abc;0', 'memory and collections must be whole numbers, found "abc" and "0"'
			'1;64;1;x', 'found "1" and "x"'
			'mean', 'expected thread;nanoseconds, found "mean"'
			'', the line is empty
			""")
	void namesFileAndLineOfWhatIsWrong(String line, String words) {
		assertThatThrownBy(() -> read("1;64;1;0\n1;63;1;0\n" + line + "\n1;65;1;0\n", new ArrayList<>()))
				.isInstanceOfSatisfying(OverheadException.class, e -> assertThat(e.problem()).isEqualTo(OverheadProblem.RAW_LINE))
				.hasMessageContainingAll("raw-1-10-0.csv, line 3: ", words);
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '\'', textBlock = """
			'1;100.5;0;0', 'whole number of nanoseconds, found "100.5"'
			'1;-1;0;0', -1 ns is negative
			'1;1;0', 'expected 2 or 4 fields, found 3'
			""")
	void namesWhatIsWrongWithAFirstLine(String line, String words) {
		assertThatThrownBy(() -> read(line + "\n1;65;1;0\n", new ArrayList<>())).hasMessageContainingAll("line 1: ", words);
	}

	@Test
	void aByteOrderMarkIsNoPartOfTheFirstLine() throws Exception {
		List<String> calls = new ArrayList<>();
		read("\ufeff1;64;1;0\n1;65;1;0\n", calls);
		assertThat(calls).containsExactly("1:64", "1:65");
		Path wide = Files.write(folder.resolve("raw-1-10-0.csv"), "\ufeff1;64;1;0\n".getBytes(StandardCharsets.UTF_16LE));
		assertThatThrownBy(() -> read(wide, calls)).hasMessageContainingAll("line 1: ", "UTF-16");
	}

	/** 11 days each, a hundred of them. */
	@Test
	void refusesMoreTimeThanAnyBenchmarkTakes() {
		assertThatThrownBy(() -> read("1;999999999999999;0;0\n".repeat(100), new ArrayList<>()))
				.hasMessageContainingAll("line 100", "more than 100 days");
	}

	@Test
	void refusesALineWithoutEnd() {
		assertThatThrownBy(() -> read("1;64;1;0\n" + "7".repeat(1 << 20), new ArrayList<>()))
				.isInstanceOf(OverheadException.class)
				.hasMessageContaining("line 2").message().hasSizeLessThan(400);
	}

	@Test
	void unpacksWhileItReads() throws Exception {
		Path file = folder.resolve("raw-1-10-0.csv.gz");
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
			out.write("1;8624;55496704;0\n".getBytes(StandardCharsets.UTF_8));
		}
		List<String> calls = new ArrayList<>();
		read(file, calls);
		assertThat(calls).containsExactly("1:8624");
		byte[] whole = Files.readAllBytes(file);
		Files.write(file, Arrays.copyOf(whole, whole.length - 12));
		assertThatThrownBy(() -> read(file, calls)).hasMessageContainingAll("SO406", "raw-1-10-0.csv.gz", "ends too early");
	}

	/** 100 MB of the same line pack to a few hundred kilobytes; gzip's best, a thousandth, is a bomb. */
	@Test
	void refusesBombs() throws Exception {
		Path file = folder.resolve("raw-1-10-0.csv.gz");
		byte[] line = "0;1\n".repeat(1 << 18).getBytes(StandardCharsets.UTF_8);
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
			for (int i = 0; i < 100; i++) {
				out.write(line);
			}
		}
		assertThat(Files.size(file)).isLessThan(1 << 20);
		try (Content content = InputFile.of(file).open()) {
			assertThatThrownBy(() -> RawLines.read(content, (thread, nanos, count) -> {
			}, Progress.NONE)).hasMessageContainingAll("SO404", "raw-1-10-0.csv.gz");
		}
	}

	@Test
	void stopsWhenCancelled() {
		assertThatThrownBy(() -> {
			Path file = Files.writeString(folder.resolve("raw"), "0;1\n");
			RawScan.of(InputFile.of(file), new CancelAfter(0));
		}).isInstanceOf(CancellationException.class);
	}
}
