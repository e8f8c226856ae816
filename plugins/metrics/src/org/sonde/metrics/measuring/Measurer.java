/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measuring;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.hypergraph.CountingMetrics;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.jdt.DeepStack;
import org.sonde.metrics.jdt.FileMeasurement;
import org.sonde.metrics.jdt.FileOutline;
import org.sonde.metrics.jdt.GraphBuilder;
import org.sonde.metrics.jdt.MemoryNeed;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.Library;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.SourceTree;

/**
 * Measures a component in one version of its source. The result does not depend on the order of files, the locale or the running
 * JDK.
 */
public final class Measurer {

	private final SourceTree source;
	private final Component component;
	private final Profiles profiles;
	private final Progress progress;
	private final List<Problem> problems = new ArrayList<>();
	/** The types of the component by name. */
	private final Map<String, TypeMeasurement> types = new TreeMap<>();
	private final List<GraphBuilder.Unit> units = new ArrayList<>();
	private final List<GraphBuilder.Unit> misplaced = new ArrayList<>();
	private final Set<Path> roots = new TreeSet<>();

	private Measurer(SourceTree source, Component component, Profiles profiles, Progress progress) {
		this.source = source;
		this.component = component;
		this.profiles = profiles;
		this.progress = progress;
	}

	/**
	 * Finds the sources, measures the component in them and lets go of them.
	 *
	 * @throws MetricsException                     if there is nothing to measure: no sources, or no type of the component in
	 *                                              them
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static ComponentMeasurement measure(SourceLocation location, SourceOptions options, MavenArtifacts artifacts,
			Component component, Profiles profiles, Progress progress) throws MetricsException {
		try (SourceTree source = SourceTree.open(location, options, artifacts, progress)) {
			return measure(source, component, profiles, progress);
		}
	}

	/**
	 * Measures a component in sources that are at hand.
	 *
	 * @param profiles the rules that apply by default
	 * @throws MetricsException                     if no type of the sources belongs to the component
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static ComponentMeasurement measure(SourceTree source, Component component, Profiles profiles, Progress progress)
			throws MetricsException {
		Measurer measurer = new Measurer(source, component, profiles, progress);
		ComponentMeasurement measurement = DeepStack.run(measurer::measure);
		if (measurement.types().isEmpty()) {
			throw new MetricsException(
					"%s: none of its files (%d) declares a type of '%s' (include %s; exclude %s)%s. Check the patterns."
							.formatted(source.version().name(), source.files().size(), component.name(), component.include(),
									component.exclude(),
									measurement.problems().isEmpty() ? ""
											: "; %s: %s".formatted(measurement.problems().size() == 1 ? "the problem"
													: "the first of " + measurement.problems().size() + " problems",
													measurement.problems().getFirst())));
		}
		return measurement;
	}

	private ComponentMeasurement measure() {
		problems.addAll(source.problems());
		List<FileOutline> candidates = readOutlines();
		measureFiles(candidates);
		reportIdlePatterns(candidates);
		List<Library> libraries = readableLibraries();
		progress.begin("Binding " + source.version().name(), units.size());
		GraphBuilder.Result result = GraphBuilder.build(units, component,
				new GraphBuilder.Environment(source.release().number(), libraries.stream().map(Library::path).toList(),
						List.copyOf(roots), misplaced, source.encoding()),
				progress);
		problems.addAll(result.problems());
		progress.checkCancelled();
		JavaRelease release = result.release() == source.release().number() ? source.release()
				: new JavaRelease(result.release(), JavaRelease.Origin.NEAREST);
		List<String> classPath = libraries.stream().map(Library::name).toList();
		return new ComponentMeasurement(source.version(), component, release, classPath, profiles, bound(result.written()), result.graph(),
				InformationMetrics.of(result.graph(), profiles.information()), CountingMetrics.of(result.graph()), result.unresolved(),
				problems.stream().sorted().distinct().toList());
	}

	private List<TypeMeasurement> bound(Map<String, List<Hypergraph.Node>> nodes) {
		List<TypeMeasurement> bound = types.values().stream().map(type -> type.bound(nodes.getOrDefault(type.name(), List.of()))).toList();
		bound.forEach(type -> reportSharedNodes(type, nodes.getOrDefault(type.name(), List.of())));
		return bound;
	}

	/** Methods with the same name and the same parameter types, as far as these were found, are one node. */
	private void reportSharedNodes(TypeMeasurement type, List<Hypergraph.Node> nodes) {
		Map<Hypergraph.Node, List<MethodMeasurement>> sharing = new LinkedHashMap<>();
		for (int i = 0; i < type.methods().size() && nodes.size() == type.methods().size(); i++) {
			sharing.computeIfAbsent(nodes.get(i), node -> new ArrayList<>()).add(type.methods().get(i));
		}
		sharing.forEach((node, methods) -> {
			if (methods.size() > 1) {
				problems.add(new Problem(ProblemKind.SHARED_NODE, type.file(), methods.get(1).line(),
						"%s methods are one node of the graph, %s, and are shown only in line %s. Types of their parameters were not found, or are the same"
								.formatted(methods.size(), node.name(), methods.getFirst().line())));
			}
		});
	}

	private List<Library> readableLibraries() {
		List<Library> readable = new ArrayList<>();
		for (Library library : source.libraries()) {
			library.trouble().ifPresentOrElse(problems::add, () -> readable.add(library));
		}
		return readable;
	}

	/** Looks at every file briefly: where packages begin, and what may belong to the component. */
	private List<FileOutline> readOutlines() {
		progress.begin("Reading " + source.version().name(), source.files().size());
		List<FileOutline> outlines = new ArrayList<>();
		for (SourceFile file : source.files()) {
			progress.checkCancelled();
			try {
				FileOutline outline = FileOutline.of(file, source.encoding());
				outlines.add(outline);
				outline.root().ifPresent(roots::add);
				if (outline.isMisplaced()) {
					misplaced.add(new GraphBuilder.Unit(file, outline.level(), outline.encoding(), Set.of()));
				}
			} catch (IOException e) {
				problems.add(new Problem(ProblemKind.UNREADABLE, file.name(), 0, e.getMessage()));
			} catch (OutOfMemoryError e) {
				problems.add(new Problem(ProblemKind.NOT_PARSED, file.name(), 0, MemoryNeed.exhausted()));
			}
			progress.worked(1);
		}
		return outlines;
	}

	private void measureFiles(List<FileOutline> outlines) {
		progress.begin("Parsing " + source.version().name(), outlines.size());
		for (FileOutline outline : outlines) {
			progress.checkCancelled();
			if (outline.typeNames().stream().anyMatch(component::contains)) {
				measure(outline.file(), outline.encoding());
			}
			progress.worked(1);
		}
	}

	private void measure(SourceFile file, Charset encoding) {
		FileMeasurement measured = FileMeasurement.of(file, source.encoding(), source.release().number(), profiles);
		problems.addAll(measured.problems());
		Set<String> names = new LinkedHashSet<>();
		for (TypeMeasurement type : measured.types()) {
			if (component.contains(type.name())) {
				TypeMeasurement known = types.putIfAbsent(type.name(), type);
				if (known == null) {
					names.add(type.name());
				} else {
					problems.add(new Problem(ProblemKind.DUPLICATE_TYPE, file.name(), type.line(),
							"declares %s, as %s does; that one is measured".formatted(type.name(), known.file())));
				}
			}
		}
		if (names.isEmpty()) {
			return;
		}
		measured.tooDeepToBind().ifPresentOrElse(
				reason -> problems.add(
						new Problem(ProblemKind.NOT_BOUND, file.name(), 0, "its types are not in the graph: " + reason)),
				() -> units.add(new GraphBuilder.Unit(file, measured.level(), encoding, names)));
	}

	private void reportIdlePatterns(List<FileOutline> outlines) {
		Map<TypePattern, Boolean> matched = new HashMap<>();
		List<TypePattern> patterns = new ArrayList<>(component.include());
		patterns.addAll(component.exclude());
		for (TypePattern pattern : patterns) {
			matched.put(pattern, types.keySet().stream().anyMatch(pattern::matches)
					|| outlines.stream().flatMap(outline -> outline.typeNames().stream()).anyMatch(pattern::matches));
		}
		for (TypePattern pattern : new TreeSet<>(patterns)) {
			if (!matched.get(pattern)) {
				problems.add(Problem.general(ProblemKind.PATTERN_WITHOUT_TYPE,
						"the pattern %s matches no top-level type".formatted(pattern)));
			}
		}
	}
}
