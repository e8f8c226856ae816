/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import org.sonde.cli.shared.OutputOptions;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option to cite figures instead of printing them. */
final class CiteOption {

	@Option(names = "--cite", description = "Print a BibTeX citation instead of the figures. JSON and HTML pages always have the citation.")
	private boolean cite;

	/**
	 * @param figures whether the command line says how figures are printed
	 * @throws ParameterException if it does and they are not
	 */
	boolean isSet(OutputOptions output, boolean figures) {
		if (cite && (figures || output.command().getParseResult().hasMatchedOption("--format"))) {
			throw new ParameterException(output.command(),
					"--cite prints BibTeX entries instead of the figures; --format json has figures and citation");
		}
		return cite;
	}
}
