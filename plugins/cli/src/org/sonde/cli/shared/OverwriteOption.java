/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.sonde.common.files.AtomicFile;
import org.sonde.common.files.FileBeginning;
import org.sonde.report.html.HtmlReport;
import org.sonde.report.html.MarkdownReport;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Keeps commands that compute a file again each time from replacing any file but an earlier one of its kind. */
public final class OverwriteOption extends CommandOptions {
	/** A kind of computed file, and how such files begin. */
	public enum Kind {
		PAGE(HtmlReport.BEGINNING), MARKDOWN(MarkdownReport.BEGINNING),
		PICTURE("<svg [^>]*>\\s*<!-- Generator: Sonde -->"), GRAPH("\\{\"modules\":\\{"),
		GRAPHML("<\\?xml [^>]*>\\s*<!-- Generator: Sonde -->\\s*<graphml "),
		SARIF("\\{.*\"driver\"\\s*:\\s*\\{\\s*\"name\"\\s*:\\s*\"Sonde\""),
		JUNIT("<\\?xml [^>]*>\\s*<testsuites name=\"sonde check\" "),
		MEASURED_SET("\\{\\s*\"format\"\\s*:\\s*\"sonde-result-set\",[^{}]*\"id\"\\s*:\\s*\"[^\"]*-in-"),
		OBJECT_COSTS("\\{\\s*\"format\"\\s*:\\s*\"sonde-result-set\",[^{}]*\"id\"\\s*:\\s*\"objects-"),
		CALLS("<svg [^>]*>\\s*<!-- Generator: Sonde -->|digraph calls \\{|@startuml\n(left to right direction|header)\n|flowchart LR\n|sequenceDiagram\n\taccTitle: |\\{\"\\$schema\":\"https://www.speedscope.app"
				+ "|[^\n;(]+\\([^\n]*\\) \\d+\n"),
		CALL_RATES("(# [^\n]*\n){0,2}signature,callsPerSecond");

		private final Pattern beginning;

		Kind(String beginning) {
			this.beginning = Pattern.compile(beginning, Pattern.DOTALL);
		}

		private boolean is(Path file) throws IOException {
			return FileBeginning.matches(file, beginning);
		}
	}

	/** @param file null if none is asked for */
	public record Wanted(Path file, Kind kind) {
	}

	@Option(names = "--overwrite", order = OutputOptions.LAST - 1,
			description = "Also replace an existing file that is not an earlier output of this kind.")
	private boolean overwrite;

	/**
	 * Before the work, which may take long.
	 *
	 * @throws Failures.Failed if a file of somebody else's stands there, or none can
	 */
	public void check(Wanted... all) throws Failures.Failed {
		List<Path> files = Arrays.stream(all).map(Wanted::file).filter(file -> file != null).toList();
		if (overwrite && files.isEmpty()) {
			throw new ParameterException(command(), "--overwrite has no effect here: the command writes no file. Leave it out");
		}
		Set<Path> names = new HashSet<>();
		for (Path file : files) {
			if (!names.add(file.toAbsolutePath().normalize())) {
				throw new ParameterException(command(), "two outputs have the same file " + file + ": give each its own");
			}
		}
		for (Wanted wanted : all) {
			if (wanted.file() != null) {
				check(wanted.file(), wanted.kind());
			}
		}
	}

	private void check(Path file, Kind kind) throws Failures.Failed {
		try {
			AtomicFile.requirePlace(file);
			if (!overwrite && !AtomicFile.isFree(file) && !kind.is(file)) {
				throw new Failures.Failed(CommandProblem.IN_THE_WAY, file);
			}
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}

	/** After the work. */
	public static void write(Path file, String text) throws Failures.Failed {
		try {
			AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}
}
