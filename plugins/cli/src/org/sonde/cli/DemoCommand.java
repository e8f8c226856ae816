/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.sonde.cli.shared.ExitCode;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code sonde demo}: the main job on real input. */
@Command(name = "demo", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show the main job on real input. Exports the sample's plan, runs the sample under Kieker, and estimates the plan with the recorded calls. "
				+ "Compares versions of Kieker's monitoring component, and writes the report.")
final class DemoCommand implements Callable<Integer> {
	@Option(names = { "-o", "--output" }, paramLabel = "DIR", description = "The folder for everything that the demo writes. Default: target/demo.")
	private Path folder;

	@Option(names = "--offline", description = "Take Maven artifacts from the local repository only.")
	private boolean offline;

	@Option(names = "--verbose", description = "Also print the details of each step.")
	private boolean verbose;

	@Spec
	private CommandSpec command;

	@Override
	public Integer call() throws Exception {
		Path home = Path.of(System.getProperty("sonde.home", "")).toAbsolutePath();
		PrintWriter out = command.commandLine().getOut();
		out.println(new Demo(home, folder == null ? home.resolve("target/demo") : folder.toAbsolutePath(), offline, verbose, out,
				command.commandLine().getErr()).run());
		return ExitCode.OK;
	}
}
