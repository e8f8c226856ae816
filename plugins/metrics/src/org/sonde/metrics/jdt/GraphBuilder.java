/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;

import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.FileASTRequestor;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.source.SourceFile;

/**
 * Binds the files of a component and builds its hypergraph. Syntax trees are dropped as soon as they were visited: what stays in
 * memory is the graph, and JDT's own tables. It needs a deep stack; see {@link DeepStack}.
 */
public final class GraphBuilder {

	private final Component component;
	private final List<String> classPath;
	private final int release;
	private final boolean runningApi;
	private final List<String> sourceRoots;
	private final Charset encoding;
	/** Files that others need, but cannot find by the name of a type. */
	private final List<Unit> misplaced;
	private final Progress progress;

	private final GraphFacts facts = new GraphFacts();
	private final UnresolvedNames unresolved = new UnresolvedNames();
	private final Map<String, Boolean> dataTypes = new HashMap<>();
	private final List<Problem> problems = new ArrayList<>();

	/**
	 * A file to be bound.
	 *
	 * @param level    the language level it parses at
	 * @param encoding what it is read with
	 * @param types    its top-level types that belong to the component
	 */
	public record Unit(SourceFile file, String level, Charset encoding, Set<String> types) {
		public Unit {
			types = Set.copyOf(types);
		}

		private String path() {
			return file.path().toAbsolutePath().toString();
		}
	}

	/**
	 * @param release    the Java release whose API the component was bound against
	 * @param graph      the component's hypergraph
	 * @param unresolved how many names were not found
	 * @param written    by top-level type, the nodes of its methods, constructors and initialisers in the order of the source; types that
	 *                   could not be bound are missing
	 * @param problems   what was met, in no order
	 */
	public record Result(int release, Hypergraph graph, ComponentMeasurement.Unresolved unresolved,
			Map<String, List<Hypergraph.Node>> written, List<Problem> problems) {
	}

	private GraphBuilder(Component component, Environment environment, Progress progress) {
		this.component = component;
		this.progress = progress;
		JavaApi api = JavaApi.of(environment.release());
		release = api.release();
		api.problem().ifPresent(problems::add);
		classPath = new ArrayList<>();
		api.jar().ifPresent(jar -> classPath.add(jar.toString()));
		environment.classPath().forEach(path -> classPath.add(path.toString()));
		runningApi = api.jar().isEmpty();
		sourceRoots = environment.sourceRoots().stream().map(Path::toString).toList();
		encoding = environment.encoding();
		misplaced = environment.misplaced();
	}

	/**
	 * What the component is bound against.
	 *
	 * @param release     the Java release whose API is meant
	 * @param classPath   jars and folders of classes
	 * @param sourceRoots the folders that packages begin at, in order
	 * @param misplaced   files with types that are not found by their name below a root
	 * @param encoding    of files below the roots
	 */
	public record Environment(int release, List<Path> classPath, List<Path> sourceRoots, List<Unit> misplaced, Charset encoding) {
	}

	/**
	 * Builds the graph. Never fails: what cannot be bound is reported.
	 *
	 * @param units the files of the component, in order
	 * @throws CancellationException if the work is no longer wanted
	 */
	public static Result build(List<Unit> units, Component component, Environment environment, Progress progress) {
		GraphBuilder builder = new GraphBuilder(component, environment, progress);
		Map<String, List<Unit>> levels = new TreeMap<>();
		units.forEach(unit -> levels.computeIfAbsent(unit.level(), level -> new ArrayList<>()).add(unit));
		levels.forEach(builder::bind);
		List<Problem> problems = new ArrayList<>(builder.problems);
		problems.addAll(builder.unresolved.problems());
		return new Result(builder.release, builder.facts.graph(), builder.unresolved.counts(), builder.facts.written(), problems);
	}

	/**
	 * Binds units all at once; where that fails, in halves, so that one file that cannot be bound does not take others with it.
	 */
	private void bind(String level, List<Unit> units) {
		Map<String, Unit> open = new TreeMap<>();
		units.forEach(unit -> open.put(unit.path(), unit));
		Set<String> paths = new HashSet<>(open.keySet());
		String failure = "the binder gave up";
		try {
			bind(level, open, withMisplaced(level, units, paths));
		} catch (CancellationException e) {
			throw e;
		} catch (StackOverflowError e) {
			failure = "it is nested too deeply";
		} catch (OutOfMemoryError e) {
			failure = "it " + MemoryNeed.exhausted();
		} catch (RuntimeException e) {
			failure = "the binder failed: " + e;
		}
		List<Unit> rest = List.copyOf(open.values());
		if (rest.size() > 1) {
			bind(level, rest.subList(0, rest.size() / 2));
			bind(level, rest.subList(rest.size() / 2, rest.size()));
		} else if (rest.size() == 1) {
			problems.add(new Problem(ProblemKind.NOT_BOUND, rest.getFirst().file().name(), 0,
					"its types are not in the graph: " + failure));
			progress.worked(1);
		}
	}

	private List<Unit> withMisplaced(String level, List<Unit> units, Set<String> paths) {
		List<Unit> all = new ArrayList<>(units);
		misplaced.stream().filter(unit -> unit.level().equals(level) && !paths.contains(unit.path())).forEach(all::add);
		return all;
	}

	/** @param open what is to be visited; a unit is taken out when that was done */
	private void bind(String level, Map<String, Unit> open, List<Unit> units) {
		String[] paths = units.stream().map(unit -> unit.path()).toArray(String[]::new);
		String[] encodings = units.stream().map(unit -> unit.encoding().name()).toArray(String[]::new);
		Parsers.binder(level, classPath, runningApi, sourceRoots, encoding.name()).createASTs(paths, encodings, new String[0],
				new FileASTRequestor() {
					@Override
					public void acceptAST(String path, CompilationUnit tree) {
						progress.checkCancelled();
						Unit unit = open.remove(path);
						if (unit != null) {
							visit(unit, tree);
							progress.worked(1);
						}
					}
				}, null);
	}

	private void visit(Unit unit, CompilationUnit tree) {
		try {
			GraphVisitor visitor = GraphVisitor.visit(tree, unit, component, dataTypes);
			facts.addAll(visitor.facts());
			unresolved.addAll(visitor.unresolved());
		} catch (StackOverflowError e) {
			problems.add(new Problem(ProblemKind.NOT_BOUND, unit.file().name(), 0,
					"its types are not in the graph: it is nested too deeply"));
		} catch (OutOfMemoryError e) {
			problems.add(new Problem(ProblemKind.NOT_BOUND, unit.file().name(), 0,
					"its types are not in the graph: it " + MemoryNeed.exhausted()));
		} catch (RuntimeException e) {
			problems.add(new Problem(ProblemKind.NOT_BOUND, unit.file().name(), 0,
					"its types are not in the graph: a binding failed: " + e));
		}
	}
}
