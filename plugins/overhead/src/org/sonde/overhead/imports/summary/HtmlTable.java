/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.input.InputFile;

/** The HTML table that compile-results writes, alone or in a page. Its decimals are in the locale of whoever made it. */
final class HtmlTable {

	private static final Pattern ROW = Pattern.compile("(?is)<tr\\b[^>]*>(.*?)</tr>");
	private static final Pattern CELL = Pattern.compile("(?is)<t[hd]\\b[^>]*>(.*?)</t[hd]>");

	private HtmlTable() {
	}

	static Optional<Summary> read(InputFile file, String text) throws OverheadException {
		if (!text.regionMatches(true, text.indexOf('<') + 1, "table", 0, 5) && !text.contains("moobench-table")) {
			return Optional.empty();
		}
		FigureTable table = null;
		SnapshotRows rows = new SnapshotRows(file);
		Matcher row = ROW.matcher(text);
		int number = 0;
		while (row.find()) {
			number++;
			List<String> cells = CELL.matcher(row.group(1)).results().map(cell -> plain(cell.group(1))).toList();
			FigureTable heading = new FigureTable(file, cells);
			if (heading.isOne()) {
				table = heading;
			} else if (table != null && !cells.isEmpty()) {
				rows.add(table, cells, "row " + number + " of the table");
			}
		}
		return table == null ? Optional.empty() : Optional.of(rows.summary(ImportFormat.HTML_TABLE));
	}

	private static String plain(String html) {
		return html.replaceAll("<[^>]*>", "").replace("&nbsp;", " ").replace("&lt;", "<").replace("&gt;", ">")
				.replace("&quot;", "\"")
				.replace("&amp;", "&").strip();
	}
}
