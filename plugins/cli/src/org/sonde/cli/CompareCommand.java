/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.report.code.CodeJson;
import org.sonde.report.code.CodeTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde compare}: versions of a component side by side. */
@Command(name = "compare", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Compare versions of a component: lines of code, cyclomatic and information complexity, absolute and relative to the "
				+ "first.")
final class CompareCommand implements Callable<Integer> {
	@Parameters(arity = "1..*", paramLabel = "SOURCES", description = Measuring.SOURCES)
	private List<String> sources;

	@Mixin
	private Measuring measuring;

	@Option(names = "--totals", description = "In JSON only the figures of whole versions: no packages, types and problems.")
	private boolean totals;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Exception {
		if (sources.size() < 2) {
			throw new ParameterException(output.command(), "Give two versions or more to compare, found " + sources.getFirst() + " alone");
		}
		if (totals && output.format() != Format.json) {
			throw new ParameterException(output.command(), "--totals is for --format json; the others print totals alone");
		}
		List<Measurement> versions = measuring.measure(sources, output.err());
		switch (output.format()) {
			case json -> output.json(json(new Comparison(versions)));
			case csv -> output.table(CodeTable.figures(versions));
			case table -> {
				output.table(MeasurementView.table(versions));
				output.print("\n" + MeasurementView.conditions(versions));
			}
		}
		return ExitCode.OK;
	}

	private ObjectNode json(Comparison comparison) {
		ObjectNode root = CodeJson.of(comparison);
		if (totals) {
			root.get("versions").forEach(version -> ((ObjectNode) version).remove(List.of("packages", "types", "problems")));
		}
		return root;
	}
}
