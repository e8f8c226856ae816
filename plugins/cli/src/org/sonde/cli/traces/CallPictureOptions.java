/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.common.files.AtomicFile;
import org.sonde.common.keyword.Keyword;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.pictures.CallPart;
import org.sonde.report.traces.pictures.CallPicture;
import org.sonde.report.traces.pictures.Weight;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Pictures of the calls in logs. */
final class CallPictureOptions {

	@Option(names = "--picture", paramLabel = "FILE",
			description = "Also draw the calls of all valid traces. .svg is an icicle graph of the call trees; .collapsed and .speedscope.json are the same "
					+ "for tools that draw flame graphs. .dot (Graphviz), .puml (PlantUML) and .mmd (Mermaid) show who calls whom. May be repeated.")
	private List<Path> files = new ArrayList<>();

	@Option(names = "--weight", paramLabel = "WEIGHT", defaultValue = "time",
			description = "What the width of a call in a call tree stands for: time or calls. Default: ${DEFAULT-VALUE}.")
	private String weight;

	@Option(names = "--by", paramLabel = "PART", defaultValue = "operation",
			description = "What is one box in a picture of who calls whom: operation, type or package. Default: ${DEFAULT-VALUE}.")
	private String part;

	@Mixin
	private OverwriteOption replacing;

	@Spec(Target.MIXEE)
	private CommandSpec command;

	/**
	 * Before the logs are read, which may take long.
	 *
	 * @throws ParameterException if a file's name has no known ending, or an option no such value
	 * @throws Failures.Failed    if a file cannot be written, or is somebody else's
	 */
	void check() throws Failures.Failed {
		Diagnostics.valid(command.commandLine(), "--weight", () -> Keyword.of(Weight.class, weight));
		Diagnostics.valid(command.commandLine(), "--by", () -> Keyword.of(CallPart.class, part));
		for (Path file : files) {
			if (CallPicture.of(file).isEmpty()) {
				throw new ParameterException(command.commandLine(), "--picture takes a file that ends with " + CallPicture.endings() + ", found " + file);
			}
		}
		if (files.isEmpty() && (isGiven("--weight") || isGiven("--by"))) {
			throw new ParameterException(command.commandLine(), "--weight and --by need --picture");
		}
		replacing.check(files.stream().map(file -> new OverwriteOption.Wanted(file, OverwriteOption.Kind.CALLS)).toArray(OverwriteOption.Wanted[]::new));
	}

	private boolean isGiven(String option) {
		return command.commandLine().getParseResult().hasMatchedOption(option);
	}

	/** @param name of the log, for people */
	void draw(LogResults log, String name, PrintWriter err) throws Failures.Failed {
		if (log.traces().valid() == 0) {
			files.forEach(file -> err.println("sonde: " + file + " is not drawn, because there is no valid trace"));
			return;
		}
		for (Path file : files) {
			try {
				String text = CallPicture.of(file).orElseThrow().text(log, name, Keyword.of(Weight.class, weight), Keyword.of(CallPart.class, part));
				AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
				err.println("Wrote " + file + ".");
			} catch (IOException e) {
				throw Failures.Failed.unwritable(file, e);
			}
		}
	}
}
