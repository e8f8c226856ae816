/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.metrics.Problem;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.report.code.TypeChangeTable;
import org.sonde.report.comparison.ComparisonTable;
import org.sonde.report.figure.MeasuredFigures;

/** A comparison of versions, as the page shows it. */
record ComparisonModel(String component, List<String> include, List<String> exclude, List<String> dataTypes, String profiles,
		TableModel measured, List<StepModel> steps,
		List<VersionModel> versions) {

	/** Problems listed one by one; the counts cover all of them. */
	private static final int MAX_PROBLEMS = 100;
	/** Types of a step that have a row; the others are one. */
	private static final int MAX_MOVED = 15;

	record TableModel(String title, List<String> metrics, List<RowModel> rows, List<String> notes) {

		boolean hasNotes() {
			return !notes.isEmpty();
		}
	}

	record RowModel(String version, List<CellModel> cells) {
	}

	record CellModel(FigureModel figure, String percent) {
	}

	/** The types that changed from one version to the next. */
	record StepModel(String title, List<String> headings, List<MovedRow> rows) {
	}

	record MovedRow(String type, String change, List<String> figures) {
	}

	record VersionModel(String name, String release, FigureModel types, FigureModel methods, FigureModel sum, FigureModel max,
			int unresolved,
			int problemCount, List<ProblemCount> problemCounts, List<String> problems, int problemsNotShown,
			List<TypeRow> typeList) {

		boolean hasProblems() {
			return !problems.isEmpty();
		}
	}

	record ProblemCount(String code, int count, String example) {
	}

	record TypeRow(String name, String loc, String methods, String sum) {
	}

	boolean hasExclude() {
		return !exclude.isEmpty();
	}

	boolean hasDataTypes() {
		return !dataTypes.isEmpty();
	}

	/** @param steps those of this comparison */
	static ComparisonModel of(Comparison comparison, List<TypeComparison> steps, Sources sources) {
		ComponentMeasurement first = comparison.versions().getFirst();
		return new ComparisonModel(first.component().name(), texts(first.component().include()),
				texts(first.component().exclude()),
				texts(first.component().dataTypes()),
				MeasuredFigures.profiles(first.profiles()) + MeasuredFigures.modules(first.component()),
				table(ComparisonTable.of(comparison), sources), steps.stream().map(ComparisonModel::step).toList(),
				comparison.versions().stream().map(version -> version(version, sources)).toList());
	}

	static Optional<TableModel> published(Sources sources) {
		return ComparisonTable.published().map(table -> table(table, sources));
	}

	private static TableModel table(ComparisonTable table, Sources sources) {
		return new TableModel(table.title(), table.metrics(),
				table.rows().stream().map(row -> new RowModel(row.version(),
						row.cells().stream().map(cell -> new CellModel(FigureModel.of(cell.figure(), sources), cell.percent()))
								.toList()))
						.toList(),
				table.notes());
	}

	private static StepModel step(TypeComparison step) {
		Table table = TypeChangeTable.mostMoved(step, TypeFigure.COMPLEXITY, MAX_MOVED);
		return new StepModel(TypeChangeTable.title(step, TypeFigure.COMPLEXITY), table.headings().subList(2, table.headings().size()),
				table.rows().stream().map(row -> new MovedRow(row.get(0), row.get(1), row.subList(2, row.size()))).toList());
	}

	private static VersionModel version(ComponentMeasurement version, Sources sources) {
		MeasuredFigures figures = new MeasuredFigures(version);
		Map<String, ProblemCount> counts = new TreeMap<>();
		for (Problem problem : version.problems()) {
			counts.merge(problem.kind().code(), new ProblemCount(problem.kind().code(), 1, problem.message()),
					(sum, one) -> new ProblemCount(sum.code(), sum.count() + 1, sum.example()));
		}
		return new VersionModel(version.version(), release(version.release()), FigureModel.of(figures.types(), sources),
				FigureModel.of(figures.methods(), sources), FigureModel.of(figures.summedCyclomatic(), sources),
				FigureModel.of(figures.largestCyclomatic(), sources), version.unresolved().total(), version.problems().size(),
				List.copyOf(counts.values()), version.problems().stream().limit(MAX_PROBLEMS).map(Problem::toString).toList(),
				Math.max(0, version.problems().size() - MAX_PROBLEMS),
				version.types().stream().map(type -> new TypeRow(type.name(), Digits.grouped(Digits.fixed(type.loc(), 0)),
						Digits.grouped(Digits.fixed(type.cyclomatic().methods(), 0)),
						Digits.grouped(Digits.fixed(type.cyclomatic().sum(), 0)))).toList());
	}

	private static String release(JavaRelease release) {
		return "Java " + release.number() + switch (release.origin()) {
			case GIVEN -> ", as given";
			case DECLARED -> ", as the source declares";
			case DEFAULT -> ", the default";
			case NEAREST -> ", the nearest that the running JDK knows";
		};
	}

	private static List<String> texts(List<TypePattern> patterns) {
		return patterns.stream().map(TypePattern::toString).toList();
	}
}
