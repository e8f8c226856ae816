/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.nio.file.Path;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.WritingCommand;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code sonde demo}: the main job on real input. */
@Command(name = "demo", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show the main features on real input. Exports the sample's plan, runs the sample under Kieker, and estimates the plan with the recorded calls. "
		+ "Then compares versions of Kieker's monitoring component, and writes the report.")
final class DemoCommand extends WritingCommand {
	@Option(names = { "-o",
			"--output" }, paramLabel = "FOLDER", description = "The folder for everything that the demo writes. Default: target/demo.")
	private Path folder;

	@Option(names = "--offline", description = "Take Maven artifacts from the local repository only.")
	private boolean offline;

	@Option(names = "--verbose", description = "Also print the details of each step.")
	private boolean verbose;

	@Override
	public Integer call() throws Exception {
		Path home = Path.of(System.getProperty("sonde.home", "")).toAbsolutePath();
		PrintWriter out = diagnostics.command().getOut();
		out.println(new Demo(home, folder == null ? home.resolve("target/demo") : folder.toAbsolutePath(), offline, verbose, out,
				diagnostics.command().getErr()).run());
		return ExitCode.OK;
	}
}
