/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

import org.sonde.common.files.AtomicFile;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;

/**
 * The report as Markdown, as GitHub and GitLab render it, for a pull request: the figures of {@link HtmlReport} without the charts. What is
 * long is folded.
 */
public final class MarkdownReport {

	/** A regular expression for its beginning. */
	public static final String BEGINNING = "<!-- Generator: Sonde -->";

	/**
	 * One after the other. What Markdown or HTML would take for markup, a table for the end of a cell, or a code host for a formula,
	 * somebody's name or the number of an issue.
	 */
	private static final Mustache.Escaper ESCAPER = Escapers
			.simple(new String[][] { { "&", "&amp;" }, { "#", "&#35;" }, { "<", "&lt;" }, { ">", "&gt;" }, { "\\", "\\\\" },
					{ "|", "\\|" }, { "*", "\\*" }, { "_", "\\_" }, { "`", "\\`" }, { "[", "\\[" }, { "]", "\\]" }, { "~", "\\~" },
					{ "@", "&#64;" }, { "$", "&#36;" },
					{ "\r", " " }, { "\n", " " } });

	private MarkdownReport() {
	}

	/** The whole file as text. */
	public static String render(ReportContent content) {
		return Mustache.compiler().strictSections(true).emptyStringIsFalse(true).zeroIsFalse(true).withEscaper(ESCAPER)
				.withLoader(name -> new StringReader(Assets.text(name + ".md"))).compile(Assets.text("report.md"))
				.execute(Map.of("report", ReportModel.of(content)));
	}

	/**
	 * Replaces the file as a whole or not at all.
	 *
	 * @throws IOException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(ReportContent content, Path file) throws IOException {
		AtomicFile.write(file, render(content).getBytes(StandardCharsets.UTF_8));
	}
}
