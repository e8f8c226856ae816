/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.input.InputFile;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;

/** Tables with headings as CSV: those of web pages, and the study of depths and shapes. Lines that begin with # are comments. */
final class CsvTables {

	/** A line of a table. */
	record Line(long number, List<String> cells) {
		String place() {
			return "line " + number;
		}
	}

	private CsvTables() {
	}

	static Optional<Summary> read(InputFile file, String text) throws OverheadException {
		String heading = text.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).findFirst().orElse("");
		if (StudyCsv.isHeading(heading)) {
			return Optional.of(new StudyCsv(file).read(lines(file, text)));
		}
		FigureTable table = new FigureTable(file, List.of(heading.split(",")));
		if (!table.isOne() || heading.contains("<")) {
			return Optional.empty();
		}
		SnapshotRows rows = new SnapshotRows(file);
		List<Line> lines = lines(file, text);
		for (Line line : lines.subList(1, lines.size())) {
			rows.add(table, line.cells(), line.place());
		}
		return Optional.of(rows.summary(ImportFormat.WEB_TABLES));
	}

	static List<Line> lines(InputFile file, String text) throws OverheadException {
		List<Line> lines = new ArrayList<>();
		try (CsvReader<CsvRecord> reader = CsvReader.builder().commentStrategy(CommentStrategy.SKIP)
				.extraFieldStrategy(FieldMismatchStrategy.IGNORE).missingFieldStrategy(FieldMismatchStrategy.IGNORE)
				.ofCsvRecord(text)) {
			for (CsvRecord line : reader) {
				lines.add(new Line(line.getStartingLineNumber(), line.getFields()));
			}
		} catch (CsvParseException | IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.IMPORT_VALUE, file, "line " + (lines.size() + 1),
					"not well-formed CSV");
		}
		return lines;
	}
}
