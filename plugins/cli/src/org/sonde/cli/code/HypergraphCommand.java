/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.common.table.Table;
import org.sonde.metrics.exchange.HypergraphReader;
import org.sonde.metrics.hypergraph.Contribution;
import org.sonde.metrics.hypergraph.CountingMetrics;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.report.code.HypergraphJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde hypergraph}: the information metrics of a graph that somebody has already. */
@Command(name = "hypergraph", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Compute size, complexity and coupling of a modular hypergraph in bits, and its cohesion, by both profiles.")
public final class HypergraphCommand implements Callable<Integer> {
	@Parameters(paramLabel = "FILE",
			description = "The graph as JSON: {\"modules\":{\"M\":[\"A\",\"B\"]},\"edges\":[[\"A\",\"B\"]]}. If several "
			+ "modules have a node A, write [\"M\",\"A\"] in edges.")
	private Path file;

	@Option(names = "--nodes", description = "Also print what each node adds to the metrics (profile allen).")
	private boolean nodes;

	@Mixin
	private final OutputOptions output = new OutputOptions(Format.json); // other programs read it

	@Override
	public Integer call() throws Exception {
		Hypergraph graph = HypergraphReader.read(file);
		InformationMetrics allen = InformationMetrics.of(graph, InformationProfile.ALLEN);
		InformationMetrics kiel = InformationMetrics.of(graph, InformationProfile.KIEL_2016);
		List<Contribution> contributions = nodes ? Contribution.of(graph) : List.of();
		switch (output.format()) {
			case json -> output.json(HypergraphJson.of(allen, kiel, CountingMetrics.of(graph), contributions));
			case csv -> output.table(nodes ? table(contributions) : table(allen, kiel, CountingMetrics.of(graph)));
			case table -> {
				output.table(table(allen, kiel, CountingMetrics.of(graph)));
				if (nodes) {
					output.print("\n");
					output.table(table(contributions));
				}
			}
		}
		return ExitCode.OK;
	}

	private static Table table(InformationMetrics allen, InformationMetrics kiel, CountingMetrics counting) {
		List<List<String>> rows = new ArrayList<>();
		rows.add(row("size", allen.size(), kiel.size()));
		rows.add(row("complexity", allen.complexity(), kiel.complexity()));
		rows.add(row("coupling", allen.coupling(), kiel.coupling()));
		rows.add(List.of("cohesion", "ratio", number(allen.cohesion()), "not defined"));
		rows.add(count("nodes", counting.nodes()));
		rows.add(count("hyperedges", counting.hyperedges()));
		rows.add(count("hyperedges between modules", counting.interModuleHyperedges()));
		return new Table(List.of("figure", "unit", allen.profile().id(), kiel.profile().id()), rows);
	}

	private static Table table(List<Contribution> contributions) {
		return new Table(List.of("module", "node", "size [bits]", "complexity [bits]", "coupling [bits]"),
				contributions.stream().map(node -> List.of(node.node().module(), node.node().name(), number(node.size()),
						number(node.complexity()), number(node.coupling()))).toList());
	}

	private static List<String> row(String figure, double allen, double kiel) {
		return List.of(figure, "bits", number(allen), number(kiel));
	}

	private static List<String> count(String figure, int count) {
		return List.of(figure, "", Integer.toString(count), Integer.toString(count));
	}

	private static String number(OptionalDouble value) {
		return value.isPresent() ? number(value.getAsDouble()) : "none";
	}

	/** All digits: the command exists to compare numbers with others. */
	private static String number(double value) {
		return Double.toString(value);
	}
}
