/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.FigureNames;
import org.sonde.cli.shared.FileNames;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.report.check.CheckResult;
import org.sonde.report.check.GrowthLimit;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** A component that may not grow beyond limits. */
final class GrowthOptions extends CommandOptions {
	@Option(names = "--code", paramLabel = "SOURCES",
			description = "A component that may grow since --base by at most --growth. " + MeasureOptions.SOURCES)
	private String code;

	@Option(names = "--base", paramLabel = "SOURCES", description = "The sources to compare --code with, such as git:.@origin/main.")
	private String base;

	@Option(names = "--growth", paramLabel = "FIGURE=LIMIT", split = ",", completionCandidates = FigureNames.class,
			description = "How much a figure may grow, as in loc=200 or complexity=5%%. Figures: ${COMPLETION-CANDIDATES}. May be repeated.")
	private List<String> growth = new ArrayList<>();

	@Mixin
	private MeasureOptions measuring;

	boolean given() {
		return code != null;
	}

	/** @throws ParameterException if options lack one another, or a limit is none */
	void check() {
		boolean limited = !limits().isEmpty();
		Optional<String> forCode = measuring.given();
		if (given() != (base != null) || given() != limited) {
			throw new ParameterException(command(), "--code, --base and --growth must be given together");
		}
		if (!given() && forCode.isPresent()) {
			throw new ParameterException(command(), forCode.get() + " needs --code");
		}
	}

	private List<GrowthLimit> limits() {
		return growth.stream().map(text -> Diagnostics.valid(command(), "--growth", () -> GrowthLimit.parse(text))).toList();
	}

	/** One for each limit; how far the measurement is shows on {@code err}. */
	List<CheckResult> results(PrintWriter err) throws Exception {
		if (!given()) {
			return List.of();
		}
		List<ComponentMeasurement> versions = measuring.measure(List.of(base, code), err);
		TypeComparison comparison = MeasureOptions.steps(versions, err).getFirst();
		SourceLocation location = SourceLocation.parse(code);
		String component = versions.getLast().component().name();
		String subject = component.equals("*") ? location.version() : component;
		return limits().stream().map(limit -> limit.check(comparison, subject, file -> file(location, file))).toList();
	}

	/** The path of a source file from here, if it is a file. */
	private static Optional<String> file(SourceLocation location, String file) {
		return switch (location) {
			case SourceLocation.Folder(Path folder) -> Optional.of(FileNames.fromHere(folder.resolve(file)));
			case SourceLocation.Folders(Path root, List<String> folders) -> Optional.of(FileNames.fromHere(root.resolve(file)));
			case SourceLocation.Git git -> inWorkTree(git, file);
			case SourceLocation.Jar jar -> Optional.empty();
			case SourceLocation.Maven maven -> Optional.empty();
		};
	}

	/** A revision may have files that the work tree has no more. */
	private static Optional<String> inWorkTree(SourceLocation.Git git, String file) {
		List<String> folders = git.folders().isEmpty() ? List.of("") : git.folders();
		for (Path root = git.repository().toAbsolutePath().normalize(); root != null; root = root.getParent()) {
			for (String folder : folders) {
				Path found = root.resolve(folder).resolve(file);
				if (Files.isRegularFile(found)) {
					return Optional.of(FileNames.fromHere(found));
				}
			}
		}
		return Optional.empty();
	}
}
