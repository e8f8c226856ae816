/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.published.MeasuredResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;

/**
 * A result set in the list.
 *
 * @param file empty for a built-in one, which cannot be changed
 */
public record ResultRow(ResultSet set, Optional<IFile> file) {

	/** Returns the rows, including sets that Sonde's authors measured of many versions. Lists for plans have only the newest of these. */
	static List<ResultRow> of(AvailableResultSets results) {
		return Stream.concat(
				results.sets().stream().filter(set -> results.files().containsKey(set.id()) || MeasuredResults.find(set.id()).isEmpty())
						.map(set -> new ResultRow(set, Optional.ofNullable(results.files().get(set.id())))),
				MeasuredResults.list().stream().map(set -> new ResultRow(set, Optional.empty()))).toList();
	}

	boolean isBuiltIn() {
		return file.isEmpty();
	}

	String place() {
		return file.map(ProjectFiles::name).orElseGet(
				() -> MeasuredResults.find(set.id()).isPresent() ? Messages.ResultRow_measured : Messages.ResultRow_builtIn);
	}

	/** Returns the condition as stated by the source, or as assumed. Empty if unknown. */
	String condition(ConditionName name) {
		return set.conditions().find(name).map(Condition::value).orElse("");
	}

	/** The most forks of one configuration that are known one by one; 0 for none. */
	int forks() {
		return set.configurations().stream().mapToInt(configuration -> configuration.forks().size()).max().orElse(0);
	}
}
