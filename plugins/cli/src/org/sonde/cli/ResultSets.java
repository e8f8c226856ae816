/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.ResultSetReader;

/** Result sets as users name them: the id of a built-in one, or a file. */
final class ResultSets {
	private ResultSets() {
	}

	/** What looks like a path, or is one, is read; all else is an id. Warnings about a file go to {@code err}. */
	static ResultSet open(String idOrFile, PrintWriter err) throws OverheadException {
		Path file = Path.of(idOrFile);
		if (PublishedResults.find(idOrFile).isEmpty() && (Files.exists(file) || file.getNameCount() > 1 || idOrFile.endsWith(".json"))) {
			ResultSetReader.Result result = ResultSetReader.read(file);
			result.warnings().forEach(warning -> err.println("sonde: " + warning));
			return result.resultSet();
		}
		return PublishedResults.get(idOrFile);
	}
}
