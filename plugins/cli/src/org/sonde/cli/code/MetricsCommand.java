/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.ReplacingCommand;
import org.sonde.metrics.exchange.HypergraphWriter;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.report.code.Citation;
import org.sonde.report.code.CodeJson;
import org.sonde.report.code.CodeTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde metrics}: size and complexity of a component. */
@Command(name = "metrics", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure the size and complexity of a component. Prints lines of code, and cyclomatic, cognitive and information complexity, "
		+ "in total and by package, type or method.")
public final class MetricsCommand extends ReplacingCommand {
	@Parameters(paramLabel = "SOURCES", description = MeasureOptions.SOURCES)
	private String source;

	@Option(names = "--methods",
			description = "List every method, constructor and initialiser by every profile, instead of the types. JSON lists them within their types.")
	private boolean methods;

	@Option(names = "--packages", description = "List every package, without subpackages, instead of the types. JSON always has both.")
	private boolean packages;

	@Option(names = "--graph", paramLabel = "FILE",
			description = "Also write the component's hypergraph. FILE.graphml has the incidence graph as GraphML, "
			+ "any other file has the JSON that 'sonde hypergraph' reads.")
	private Path graph;

	@Mixin
	private MeasureOptions measuring;

	@Mixin
	private CiteOption citing;

	@Override
	public Integer call() throws Exception {
		if (methods && packages) {
			throw new ParameterException(output.command(), "--packages and --methods exclude each other: give one of them");
		}
		boolean cite = citing.isSet(output, methods || packages);
		replacing.check(new OverwriteOption.Wanted(graph, isGraphml() ? OverwriteOption.Kind.GRAPHML : OverwriteOption.Kind.GRAPH));
		List<ComponentMeasurement> measured = measuring.measure(List.of(source), output.err());
		if (graph != null) {
			write(measured.getFirst().graph());
		}
		if (cite) {
			output.print(Citation.of(measured).bibtex());
			return ExitCode.OK;
		}
		switch (output.format()) {
			case json -> output.json(CodeJson.of(measured.getFirst(), methods));
			case csv -> output.table(methods ? CodeTable.methodsCsv(measured.getFirst())
					: packages ? CodeTable.packagesCsv(measured.getFirst()) : CodeTable.typesCsv(measured.getFirst()));
			case table -> {
				output.table(methods ? CodeTable.methods(measured.getFirst())
						: packages ? CodeTable.packages(measured.getFirst()) : CodeTable.types(measured.getFirst()));
				output.print("\n");
				output.table(MeasurementText.table(measured));
				output.print("\n" + MeasurementText.conditions(measured));
			}
		}
		return ExitCode.OK;
	}

	private boolean isGraphml() {
		return graph != null && graph.toString().toLowerCase(Locale.ROOT).endsWith(".graphml");
	}

	private void write(Hypergraph hypergraph) throws IOException, Failures.Failed {
		StringWriter text = new StringWriter();
		if (isGraphml()) {
			HypergraphWriter.graphml(hypergraph, text);
		} else {
			HypergraphWriter.json(hypergraph, text);
		}
		OverwriteOption.write(graph, text.toString());
	}
}
