/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import java.util.List;

import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.FigureNames;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.report.code.Citation;
import org.sonde.report.code.CodeJson;
import org.sonde.report.code.CodeTable;
import org.sonde.report.code.TypeChangeTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde compare}: versions of a component side by side. */
@Command(name = "compare", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Compare the size and complexity of versions of a component. Figures are absolute, and relative to the first version.")
public final class CompareCommand extends PrintingCommand {
	private static final int SHOWN = 15;

	@Parameters(arity = "1..*", paramLabel = "SOURCES", description = MeasureOptions.SOURCES)
	private List<String> sources;

	@Mixin
	private MeasureOptions measuring;

	@Option(names = "--totals", description = "In JSON, print only the figures of whole versions: no packages, types and problems.")
	private boolean totals;

	@Option(names = "--types",
			description = "List which types each version added, removed, renamed or changed. JSON has them besides "
			+ "the figures, CSV instead of them.")
	private boolean types;

	@Option(names = "--by", paramLabel = "FIGURE", completionCandidates = FigureNames.class, defaultValue = "complexity",
			description = "With --types, the figure to sort by, largest change first: ${COMPLETION-CANDIDATES}." + DEFAULT)
	private String by;

	@Option(names = "--all", description = "With --types, list every type in the table. Default: the " + SHOWN
			+ " with the largest change.")
	private boolean all;

	@Mixin
	private CiteOption citing;

	@Override
	public Integer call() throws Exception {
		if (sources.size() < 2) {
			throw new ParameterException(output.command(), "Give two versions or more to compare, found only " + sources.getFirst());
		}
		if (totals && output.format() != Format.json) {
			throw new ParameterException(output.command(), "--totals needs --format json; the other formats print only totals anyway");
		}
		boolean cite = citing.isSet(output, types);
		TypeFigure sortedBy = sortedBy();
		Comparison comparison = new Comparison(measuring.measure(sources, output.err()));
		List<ComponentMeasurement> versions = comparison.versions();
		if (cite) {
			output.print(Citation.of(versions).bibtex());
			return ExitCode.OK;
		}
		List<TypeComparison> steps = types ? MeasureOptions.steps(versions, output.err()) : List.of();
		switch (output.format()) {
			case json -> output.json(CodeJson.of(comparison, totals, steps, sortedBy));
			case csv -> output.table(types ? TypeChangeTable.csv(steps, sortedBy) : CodeTable.figures(versions));
			case table -> {
				output.table(MeasurementText.table(versions));
				steps.forEach(step -> output.print(TypeChangeText.text(step, sortedBy, all ? Integer.MAX_VALUE : SHOWN)));
				output.print("\n" + MeasurementText.conditions(versions));
			}
		}
		return ExitCode.OK;
	}

	private TypeFigure sortedBy() {
		if (!types && (all || output.command().getParseResult().hasMatchedOption("--by"))) {
			throw new ParameterException(output.command(), (all ? "--all" : "--by") + " needs --types");
		}
		return Diagnostics.valid(output.command(), "--by", () -> Keyword.of(TypeFigure.class, by));
	}
}
