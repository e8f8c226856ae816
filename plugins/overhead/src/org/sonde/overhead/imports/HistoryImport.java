/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Counted;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.imports.summary.ImportedHistory.Entry;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Unit;

/** Makes a history. */
final class HistoryImport {
	private HistoryImport() {
	}

	static ImportResult make(ImportSource.OfHistory material, Answers answers) throws OverheadException {
		boolean repair = answers.repairs().contains(Repair.HALVED_VALUES);
		List<String> notes = new ArrayList<>();
		material.table().warnings().forEach(warning -> notes.add(warning.text()));
		long halved = material.table().entries().stream().filter(Entry::looksHalved).count();
		if (halved > 0) {
			notes.add(repair ? Counted.of(halved, "halved figure") + (halved == 1 ? " was" : " were") + " restored and marked \"repaired\"."
					: "The halved figures remain as published.");
		}
		if (answers.repairs().contains(Repair.WRONG_UNIT) && !material.table().mislabelled().isEmpty()) {
			notes.add("The unit of figures labelled microseconds was corrected to nanoseconds.");
		}
		if (answers.repairs().contains(Repair.LEAVE_OUT_SHORT_RUNS) && !material.table().shortRuns().isEmpty()) {
			notes.add(Counted.of(material.table().shortRuns().size(), "short run") + " were left out.");
		}
		Unit unit = answers.find(QuestionKind.UNIT).map(keyword -> Keyword.of(Unit.class, keyword)).orElse(Unit.NANOSECONDS);
		try {
			Source source = new Source("Imported: " + material.table().format().label(), HistoryPreview.year(material.table()),
					Optional.empty(),
					material.file(), notes);
			return new ImportResult.History(new BenchmarkHistory(answers.id().orElse(material.proposedId()),
					answers.title().orElse(material.proposedTitle()), source, material.table().suites(unit, answers.repairs())));
		} catch (IllegalArgumentException e) {
			throw OverheadException.causedBy(e, OverheadProblem.ANSWER, "the history", e.getMessage());
		}
	}
}
