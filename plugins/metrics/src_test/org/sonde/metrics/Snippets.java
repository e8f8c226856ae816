/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.hypergraph.Hypergraph.Node;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceTree;
import org.sonde.metrics.source.SourceVersion;

/** Java sources written in a test, to be measured. */
public final class Snippets {

	private final Path folder;
	private final List<SourceFile> files = new ArrayList<>();
	private List<String> dataTypes = Component.DEFAULT_DATA_TYPES;
	private List<String> include = List.of("*");
	private Modules modules = Modules.TOP_LEVEL;
	private int release = 21;

	public Snippets(Path folder) {
		this.folder = folder;
	}

	/** Adds a file. */
	public Snippets file(String name, String text) {
		try {
			Path path = folder.resolve(name);
			Files.createDirectories(path.getParent());
			Files.writeString(path, text);
			files.add(new SourceFile(name, path));
			return this;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	public Snippets dataTypes(String... patterns) {
		dataTypes = List.of(patterns);
		return this;
	}

	public Snippets include(String... patterns) {
		include = List.of(patterns);
		return this;
	}

	public Snippets modules(Modules which) {
		modules = which;
		return this;
	}

	public Snippets release(int number) {
		release = number;
		return this;
	}

	public Component component() {
		return Component.of("test", include, List.of(), dataTypes).withModules(modules);
	}

	public SourceTree tree() {
		return tree(files, release);
	}

	/** UTF-8, bound against nothing but the Java API. */
	public static SourceTree tree(List<SourceFile> files, int release) {
		return SourceTree.of(new SourceVersion("test", "", ""), files, new JavaRelease(release, JavaRelease.Origin.GIVEN),
				StandardCharsets.UTF_8, List.of());
	}

	public ComponentMeasurement measure() {
		return measure(Progress.NONE);
	}

	public ComponentMeasurement measure(Progress progress) {
		try (SourceTree tree = tree()) {
			return Measurer.measure(tree, component(), Profiles.DEFAULT, progress);
		} catch (MetricsException e) {
			throw new AssertionError(e);
		}
	}

	/** The edges of a graph, each as its nodes {@code module#name} joined by {@code " - "}, sorted. */
	public static List<String> edges(Hypergraph graph) {
		List<String> edges = new ArrayList<>();
		for (int edge = 0; edge < graph.edgeCount(); edge++) {
			edges.add(Arrays.stream(graph.edge(edge)).mapToObj(node -> text(graph.nodes().get(node)))
					.reduce((a, b) -> a + " - " + b).orElseThrow());
		}
		return edges.stream().sorted().toList();
	}

	/** The nodes of a graph as {@code module#name}. */
	public static List<String> nodes(Hypergraph graph) {
		return graph.nodes().stream().map(Snippets::text).toList();
	}

	private static String text(Node node) {
		return node.module() + "#" + node.name();
	}
}
