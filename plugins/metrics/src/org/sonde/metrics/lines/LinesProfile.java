/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.lines;

import org.sonde.metrics.CountingRules;

/** The counting rules for lines of code, or for what is counted instead. */
public enum LinesProfile implements CountingRules {

	/** The default. */
	SLOC("sloc", "source lines of code",
			"Lines with at least one token that is not a comment; every line of a text block counts. A component's figure is the sum"
					+ " over its top-level types. Lines of the package declaration and of imports belong to the file, not to a type.",
			"counted as cloc 1.96 does"),

	/** Whole declarations. */
	PHYSICAL("physical", "physical lines",
			"From the first line of a declaration, its Javadoc included, to its last one: blank lines and comments count.",
			"defined here"),

	/** The Hypergraph-based Software Evaluation plug-in, with which the figures of 2016 were made. */
	KIEL_2016("kiel-2016", "lines as in 2016",
			"From the first line of a declaration to its last one, less the lines of its own Javadoc: blank lines and other comments count.",
			"the plug-in's own figures of classes of Kieker"),

	/** Statements in place of lines. */
	NCSS("ncss", "statements",
			"Non-commenting source statements as PMD counts them. 1 for each class, interface, enum and annotation type (not for records). 1 for each field"
					+ " declaration, method, constructor, initialiser block and declaration of local variables (not of those of a for). 1 for each if, else,"
					+ " while, do, for, switch statement, case or default, catch, finally, synchronized and label. 1 for each assert, throw, return, break,"
					+ " continue, explicit call of a constructor and expression statement. Statements within the last six, such as in a"
					+ " lambda, do not count. Methods of an anonymous class there have a figure of their own.",
			"PMD's metric NCSS; PMD 7.17.0, run on the same files");

	private final Description description;

	LinesProfile(String id, String title, String text, String source) {
		description = new Description(id, title, text, source);
	}

	@Override
	public Description description() {
		return description;
	}
}
