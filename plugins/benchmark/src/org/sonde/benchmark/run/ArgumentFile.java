/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.common.files.IoErrorText;

/**
 * Command lines of Java that are too long for an operating system, such as those that name thousands of methods: Java reads them from a
 * file.
 */
public final class ArgumentFile {

	/** Linux takes an argument of 128 KiB, Windows a command line of 32,767 characters. */
	private static final int LONGEST = 32_000;
	/** The first Java that reads such files. */
	private static final int FIRST_JAVA = 9;

	private ArgumentFile() {
	}

	/**
	 * The command, or a short one that means the same.
	 *
	 * @param folder for the file
	 * @param java   the feature release that the command starts
	 */
	public static List<String> shortened(List<String> command, Path folder, int java) throws BenchmarkException {
		if (java < FIRST_JAVA || command.stream().mapToInt(argument -> argument.length() + 1).sum() <= LONGEST) {
			return command;
		}
		Path file = folder.resolve("arguments");
		try {
			Files.writeString(file, command.stream().skip(1).map(ArgumentFile::quoted).collect(Collectors.joining("\n")),
					Charset.forName(System.getProperty("native.encoding")));
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, file, IoErrorText.inWords(e));
		}
		return List.of(command.getFirst(), "@" + file);
	}

	private static String quoted(String argument) {
		return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
	}
}
