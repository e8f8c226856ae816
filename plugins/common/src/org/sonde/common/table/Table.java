/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.table;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;

/**
 * Rows under headings, for people (aligned) or for programs (CSV). Headings carry the units.
 *
 * @param headings one text a column; a column whose heading ends in a unit in brackets, or that holds nothing but numbers, is
 *                 aligned to the right
 * @param rows     as many cells each as there are headings
 */
public record Table(List<String> headings, List<List<String>> rows) {
	private static final String GAP = "  ";
	private static final Pattern NOT_IN_LINE = Pattern.compile("[\\v\\t]");
	private static final Pattern NUMBER = Pattern.compile("-?\\d*(\\.\\d+)?|none|unknown");

	/** @throws IllegalArgumentException if a row has another number of cells than there are headings */
	public Table {
		headings = List.copyOf(headings);
		rows = rows.stream().map(List::copyOf).toList();
		for (List<String> row : rows) {
			if (row.size() != headings.size()) {
				throw new IllegalArgumentException("a row has a cell for each heading; found " + row + " under " + headings);
			}
		}
	}

	/** Returns columns of text. Each line ends with a line feed. */
	public String aligned() {
		List<List<String>> lines = new ArrayList<>();
		lines.add(headings);
		rows.forEach(row -> lines.add(row.stream().map(Table::inLine).toList()));
		int[] widths = IntStream.range(0, headings.size())
				.map(column -> lines.stream().mapToInt(line -> width(line.get(column))).max().orElse(0)).toArray();
		boolean[] numbers = new boolean[widths.length];
		for (int column = 0; column < numbers.length; column++) {
			numbers[column] = isNumbers(column);
		}
		return lines.stream().map(line -> IntStream.range(0, widths.length)
				.mapToObj(column -> pad(line.get(column), widths[column], numbers[column]))
				.collect(Collectors.joining(GAP)).stripTrailing() + "\n").collect(Collectors.joining());
	}

	/** Returns CSV (RFC 4180, but with line feeds), with the headings first. */
	public String csv() {
		return csv(Stream.concat(Stream.of(headings), rows.stream()));
	}

	/** The same without headings, for rows that come later. */
	public String csvRows() {
		return csv(rows.stream());
	}

	private static String csv(Stream<List<String>> lines) {
		StringWriter text = new StringWriter();
		try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
			lines.forEach(csv::writeRecord);
		} catch (IOException e) {
			throw new UncheckedIOException("a StringWriter does not fail", e);
		}
		return text.toString();
	}

	/** Returns the table with more columns before the others. Their cells are the same in every row. */
	public Table withFirst(List<String> newHeadings, List<String> cells) {
		return new Table(Stream.concat(newHeadings.stream(), headings.stream()).toList(),
				rows.stream().map(row -> Stream.concat(cells.stream(), row.stream()).toList()).toList());
	}

	/** Without the columns that are blank in every row. */
	public Table withoutEmptyColumns() {
		int[] kept = IntStream.range(0, headings.size()).filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty()))
				.toArray();
		return new Table(IntStream.of(kept).mapToObj(headings::get).toList(),
				rows.stream().map(row -> IntStream.of(kept).mapToObj(row::get).toList()).toList());
	}

	/** A row stays a line, and its columns under each other. */
	private static String inLine(String cell) {
		return NOT_IN_LINE.matcher(cell).replaceAll("\uFFFD");
	}

	private static String pad(String cell, int width, boolean number) {
		String blanks = " ".repeat(width - width(cell));
		return number ? blanks + cell : cell + blanks;
	}

	private boolean isNumbers(int column) {
		return headings.get(column).endsWith("]")
				|| rows.stream().map(row -> row.get(column)).allMatch(cell -> NUMBER.matcher(cell).matches())
						&& rows.stream().anyMatch(row -> !row.get(column).isEmpty());
	}

	private static int width(String cell) {
		return cell.codePointCount(0, cell.length());
	}
}
