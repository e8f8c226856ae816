/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

import org.sonde.metrics.MetricsException;
import org.sonde.metrics.exchange.HypergraphReader;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.hypergraph.InformationProfile;

/** Random graphs, always the same, in files. */
final class Graphs {

	private Graphs() {
	}

	/** Writes a graph: modules of 10 nodes; one edge in ten joins 3 to 12 nodes, the others 2. */
	static Path write(int nodes, int edges) throws IOException {
		Path file = Path.of("target", "graph-" + nodes + ".json").toAbsolutePath();
		SplittableRandom random = new SplittableRandom(nodes);
		try (Writer out = Files.newBufferedWriter(file)) {
			out.write("{\"modules\":{");
			for (int node = 0; node < nodes; node++) {
				out.write((node % 10 > 0 ? "," : (node > 0 ? "]," : "") + "\"M" + node / 10 + "\":[") + "\"n" + node + "\"");
			}
			out.write("]},\"edges\":[");
			for (int edge = 0; edge < edges; edge++) {
				int size = edge % 10 == 0 ? random.nextInt(3, 13) : 2;
				out.write(edge > 0 ? ",[" : "[");
				for (int i = 0; i < size; i++) {
					out.write((i > 0 ? "," : "") + "\"n" + random.nextInt(nodes) + "\"");
				}
				out.write("]");
			}
			out.write("]}");
		}
		return file;
	}

	/** Reads a graph and computes its metrics by both profiles; prints the CPU time that the computing alone took, of one profile. */
	static void run(Path file, PrintStream out) throws MetricsException {
		Hypergraph graph = HypergraphReader.read(file);
		long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
		InformationMetrics.of(graph, InformationProfile.ALLEN);
		out.println("allen " + (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin));
		InformationMetrics.of(graph, InformationProfile.KIEL_2016);
	}
}
