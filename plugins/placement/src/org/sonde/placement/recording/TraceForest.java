/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.TraceClass;

/**
 * The classes of equal traces of a recording. Equal trees of calls are kept once, wherever they occur, so that traces with millions of
 * calls have some thousands of trees. Operations that are not candidates are left out where that is possible; those they call belong to
 * their caller. For one thread at a time.
 */
public final class TraceForest {
	/** Replaces a candidate: the tree belongs to another operation, or to a whole trace. */
	public static final int NONE = -1;

	/** The most numbers of trees that are kept for the candidates in them: 64 MB. */
	private static final int MOST_KEPT = 1 << 24;

	private final long[] traces;
	private final int[] roots;
	private final int[] candidates;
	private final boolean[] failed;
	/** The first branch of each tree, and the end of the last tree's branches. */
	private final int[] first;
	/**
	 * The tree at each branch; its complement if it is called several times there, so that the repetitions of most need not be looked at.
	 */
	private final int[] branches;
	private final long[] repetitions;
	/** The trees of each candidate. */
	private final int[][] own;
	/** The place of each tree's first caller in the two arrays below: the callers, and the branches at which they call the tree. */
	private final int[] firstCaller;
	private final int[] callers;
	private final int[] callingBranches;
	/** For each candidate, the trees that contain it, if they were requested. */
	private final int[][] with;
	private int kept;

	private TraceForest(long[] traces, int[] roots, List<Tree> trees, int candidateCount) {
		this.traces = traces;
		this.roots = roots;
		candidates = trees.stream().mapToInt(Tree::candidate).toArray();
		failed = new boolean[trees.size()];
		first = new int[trees.size() + 1];
		branches = trees.stream().flatMap(tree -> tree.branches().stream()).mapToInt(Tree.Branch::tree).toArray();
		repetitions = trees.stream().flatMap(tree -> tree.branches().stream()).mapToLong(Tree.Branch::repetitions).toArray();
		for (int tree = 0; tree < failed.length; tree++) {
			failed[tree] = trees.get(tree).failed();
			first[tree + 1] = first[tree] + trees.get(tree).branches().size();
		}
		for (int branch = 0; branch < branches.length; branch++) {
			branches[branch] = repetitions[branch] == 1 ? branches[branch] : ~branches[branch];
		}
		own = own(candidateCount);
		with = new int[candidateCount][];
		firstCaller = new int[trees.size() + 1];
		callers = new int[branches.length];
		callingBranches = new int[branches.length];
		findCallers();
	}

	private int[][] own(int candidateCount) {
		int[] sizes = new int[candidateCount];
		Arrays.stream(candidates).filter(candidate -> candidate != NONE).forEach(candidate -> sizes[candidate]++);
		int[][] trees = new int[candidateCount][];
		Arrays.setAll(trees, candidate -> new int[sizes[candidate]]);
		for (int tree = candidates.length - 1; tree >= 0; tree--) {
			if (candidates[tree] != NONE) {
				trees[candidates[tree]][--sizes[candidates[tree]]] = tree;
			}
		}
		return trees;
	}

	private void findCallers() {
		for (int branch = 0; branch < branches.length; branch++) {
			firstCaller[tree(branch) + 1]++;
		}
		Arrays.parallelPrefix(firstCaller, Integer::sum);
		int[] next = firstCaller.clone();
		for (int tree = 0; tree < candidates.length; tree++) {
			for (int branch = first[tree]; branch < first[tree + 1]; branch++) {
				int caller = next[tree(branch)]++;
				callers[caller] = tree;
				callingBranches[caller] = branch;
			}
		}
	}

	/** @param candidates the place of each candidate, by signature as recorded */
	static TraceForest of(List<TraceClass> classes, Map<String, Integer> candidates, int candidateCount) {
		Trees trees = new Trees(candidates);
		int[] roots = classes.stream().mapToInt(one -> trees.ofTrace(one.nodes())).toArray();
		return new TraceForest(classes.stream().mapToLong(TraceClass::traces).toArray(), roots, trees.all(), candidateCount);
	}

	/**
	 * Each call of some operations as a trace of its own, with what is called within; calls of these within each other are not split.
	 *
	 * @param isUnit is given signatures as recorded
	 */
	static TraceForest ofUnits(List<TraceClass> classes, Map<String, Integer> candidates, int candidateCount, Predicate<String> isUnit) {
		Trees trees = new Trees(candidates);
		Map<Integer, Long> units = new LinkedHashMap<>();
		for (TraceClass of : classes) {
			List<CallNode> nodes = of.nodes();
			for (int node = 0; node < nodes.size();) {
				int unit = node++;
				if (isUnit.test(nodes.get(unit).operation())) {
					while (node < nodes.size() && nodes.get(node).depth() > nodes.get(unit).depth()) {
						node++;
					}
					units.merge(trees.ofUnit(nodes.subList(unit, node)), of.traces() * nodes.get(unit).calls(), Long::sum);
				}
			}
		}
		return new TraceForest(units.values().stream().mapToLong(count -> count).toArray(),
				units.keySet().stream().mapToInt(root -> root).toArray(), trees.all(), candidateCount);
	}

	/** Returns the number of classes of traces. */
	public int size() {
		return traces.length;
	}

	/** Returns the number of traces in a class. */
	public long traces(int trace) {
		return traces[trace];
	}

	/** The tree of a class, of no candidate. */
	public int root(int trace) {
		return roots[trace];
	}

	/** Returns the number of different trees. Each tree comes after those within it. */
	public int trees() {
		return candidates.length;
	}

	/** The trees that are calls of a candidate, in ascending order. */
	int[] trees(int candidate) {
		return own[candidate];
	}

	/** The candidate that a tree is a call of; {@link #NONE} if there is none. */
	public int candidate(int tree) {
		return candidates[tree];
	}

	/** Whether the call ended with an exception. */
	public boolean failed(int tree) {
		return failed[tree];
	}

	/** Returns the first branch of a tree. Its branches are its calls, in this order. */
	public int first(int tree) {
		return first[tree];
	}

	/** Returns the end of a tree's branches. */
	public int end(int tree) {
		return first[tree + 1];
	}

	/** Returns the number of branches of all trees. */
	public int branches() {
		return branches.length;
	}

	/** The tree at a branch. */
	public int tree(int branch) {
		int tree = branches[branch];
		return tree < 0 ? ~tree : tree;
	}

	/** Returns how often the branch is called in a row. */
	public long repetitions(int branch) {
		return branches[branch] < 0 ? repetitions[branch] : 1;
	}

	/** Returns the first caller of a tree. Callers are the trees with a branch to it, once for each branch. */
	int firstCaller(int tree) {
		return firstCaller[tree];
	}

	/** Returns the end of a tree's branches. */
	int endCaller(int tree) {
		return firstCaller[tree + 1];
	}

	/** The tree of a caller. */
	int caller(int place) {
		return callers[place];
	}

	/** Returns how often the caller calls the tree in a row, at that branch. */
	long repetitionsOfCaller(int place) {
		return repetitions(callingBranches[place]);
	}

	/** All trees in which a candidate is called, in ascending order. */
	public int[] with(int candidate) {
		if (with[candidate] != null) {
			return with[candidate];
		}
		int[] found = find(candidate);
		if (kept + found.length <= MOST_KEPT) {
			kept += found.length;
			with[candidate] = found;
		}
		return found;
	}

	private int[] find(int candidate) {
		BitSet found = new BitSet(trees());
		Arrays.stream(own[candidate]).forEach(found::set);
		// Callers come later.
		for (int tree = found.nextSetBit(0); tree >= 0; tree = found.nextSetBit(tree + 1)) {
			for (int caller = firstCaller[tree]; caller < firstCaller[tree + 1]; caller++) {
				found.set(callers[caller]);
			}
		}
		return found.stream().toArray();
	}

	/** Adds the trees within those of a set. */
	public BitSet below(BitSet set) {
		BitSet all = new BitSet(trees());
		all.or(set);
		for (int tree = all.length() - 1; tree >= 0; tree = all.previousSetBit(tree - 1)) {
			for (int branch = first[tree]; branch < first[tree + 1]; branch++) {
				all.set(tree(branch));
			}
		}
		return all;
	}
}
