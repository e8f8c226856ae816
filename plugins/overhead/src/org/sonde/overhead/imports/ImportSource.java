/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.summary.ConfigurationText;
import org.sonde.overhead.imports.summary.ImportedHistory;
import org.sonde.overhead.imports.summary.Summary;

/** What a preview keeps of the files for the second step. */
sealed interface ImportSource {

	Shown shown();

	default List<PreviewItem.File> files() {
		return shown().files();
	}

	default List<PreviewItem.Configuration> configurations() {
		return shown().configurations();
	}

	default List<PreviewItem.Fact> facts() {
		return shown().facts();
	}

	default List<Question> questions() {
		return shown().questions();
	}

	default List<ImportWarning> warnings() {
		return shown().warnings();
	}

	default String proposedId() {
		return shown().proposedId();
	}

	default String proposedTitle() {
		return shown().proposedTitle();
	}

	/** What the preview shows. */
	record Shown(List<PreviewItem.File> files, List<PreviewItem.Configuration> configurations, List<PreviewItem.Fact> facts,
			List<Question> questions, List<ImportWarning> warnings, String proposedId, String proposedTitle) {
		public Shown {
			files = List.copyOf(files);
			configurations = List.copyOf(configurations);
			facts = List.copyOf(facts);
			questions = List.copyOf(questions);
			warnings = List.copyOf(warnings);
		}
	}

	/**
	 * @param beside summaries that lie beside the raw files, to compare with
	 * @param virtualMachine as a log states it
	 */
	record OfRawFiles(Shown shown, RawRuns runs, List<Named> beside, Optional<ConfigurationText> configuration,
			Optional<String> virtualMachine) implements ImportSource {
	}

	/**
	 * @param file its name, without a folder
	 * @param year in which it was last written
	 */
	record Named(String file, int year, Summary summary) {
	}

	record OfSummary(Shown shown, Named source, Optional<ConfigurationText> configuration) implements ImportSource {
	}

	/** @param file its name, without a folder */
	record OfHistory(Shown shown, String file, ImportedHistory table) implements ImportSource {
	}
}
