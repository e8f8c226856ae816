/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.nio.file.Path;

import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.report.check.CheckReport;
import org.sonde.report.check.JUnitXml;
import org.sonde.report.check.SarifLog;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The files of a check that code hosts and build servers show. */
final class CheckFiles {
	@Option(names = "--sarif", paramLabel = "FILE", description = "Also write a SARIF 2.1.0 file, which code hosts show beside the code.")
	private Path sarif;

	@Option(names = "--junit", paramLabel = "FILE", description = "Also write JUnit's XML, which build servers show as tests.")
	private Path junit;

	@Mixin
	private OverwriteOption replacing;

	/** @throws Failures.Failed if a file is in the way */
	void check() throws Failures.Failed {
		replacing.check(new OverwriteOption.Wanted(sarif, OverwriteOption.Kind.SARIF),
				new OverwriteOption.Wanted(junit, OverwriteOption.Kind.JUNIT));
	}

	/** Writes the files that the user asks for. */
	void write(CheckReport report, boolean strict) throws Failures.Failed {
		if (sarif != null) {
			OverwriteOption.write(sarif, SarifLog.text(report, Path.of("")));
		}
		if (junit != null) {
			OverwriteOption.write(junit, JUnitXml.text(report, strict));
		}
	}
}
