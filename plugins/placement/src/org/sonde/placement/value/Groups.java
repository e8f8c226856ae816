/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.sonde.placement.recording.TraceForest;

/** The classes of traces that a set of probes does not distinguish. */
public final class Groups implements SetValue.Changing {
	/** Two classes of traces, by their places. */
	public record Pair(int one, int other) {
	}

	/**
	 * What a set loses without a probe.
	 *
	 * @param bits    0 or more
	 * @param example two classes of traces that this probe alone distinguishes: those with the most traces, the first of equal ones; empty
	 *                if there are none
	 */
	public record Loss(double bits, Optional<Pair> example) {
	}

	/** The trees of the classes that are left are found again once these are so many of those before. */
	private static final double LESS = 0.8;

	private final Recordings recordings;
	private final TraceForest forest;
	private final TraceFingerprints fingerprints;
	private final Split split;
	private final BitSet probed;
	/** The group of each class of traces. */
	private final int[] groups;
	/** The traces and classes of each group. */
	private double[] traces;
	private int[] sizes;
	private int count;
	/** Numbers of groups that are part of others now. */
	private final Deque<Integer> free = new ArrayDeque<>();
	private double sum;
	/** While a split is weighed, what is left of each group; else 0. */
	private final double[] rest;
	/** The trees of all classes that are not alone in their group, or were not when they were counted. */
	private BitSet undecided;
	private int undecidedClasses = Integer.MAX_VALUE;
	private boolean isNew = true;
	/** Found when they are needed first; null again after a probe was added. */
	private Members members;

	Groups(Recordings recordings, BitSet probed) {
		this.recordings = recordings;
		forest = recordings.forest;
		fingerprints = recordings.fingerprints;
		split = recordings.split;
		undecided = recordings.everyTree;
		this.probed = (BitSet) probed.clone();
		fingerprints.moveTo(probed);
		sum = recordings.groupAll();
		count = split.parts();
		groups = new int[forest.size()];
		rest = new double[forest.size()];
		traces = new double[Math.max(8, count)];
		sizes = new int[traces.length];
		for (int trace = 0; trace < groups.length; trace++) {
			groups[trace] = split.partOf(trace);
		}
		for (int group = 0; group < count; group++) {
			traces[group] = split.traces(group);
			sizes[group] = split.size(group);
		}
	}

	private int newGroup() {
		if (!free.isEmpty()) {
			return free.pop();
		}
		if (count == traces.length) {
			traces = Arrays.copyOf(traces, 2 * count);
			sizes = Arrays.copyOf(sizes, 2 * count);
		}
		return count++;
	}

	private boolean isAlone(int trace) {
		return sizes[groups[trace]] == 1;
	}

	/** Found again if it may be much less. */
	private BitSet undecided() {
		if (isNew) {
			isNew = false;
			int[] several = IntStream.range(0, groups.length).filter(trace -> !isAlone(trace)).toArray();
			if (several.length < LESS * undecidedClasses) {
				BitSet roots = new BitSet();
				Arrays.stream(several).map(forest::root).forEach(roots::set);
				undecided = forest.below(roots);
				undecidedClasses = several.length;
			}
		}
		return undecided;
	}

	@Override
	public double value() {
		return recordings.bits(sum);
	}

	@Override
	public double gain(int candidate) {
		fingerprints.moveTo(probed);
		fingerprints.change(candidate, undecided());
		split(candidate, true);
		fingerprints.undo();
		return removed();
	}

	/** Returns how much the candidate can add at most: it may tell the class of each trace that calls it. */
	@Override
	public double gainAtMost(int candidate) {
		split(candidate, false);
		return removed();
	}

	/**
	 * What is recorded of each group: if some of it is of a candidate, that is so for all of its classes, which stay together without the
	 * candidate.
	 *
	 * @param first        by group, one of its classes
	 * @param fingerprints by group
	 * @param groups       by fingerprint
	 */
	private record Members(int[] first, long[] fingerprints, Map<Long, Integer> groups) {
	}

	private Members members() {
		if (members == null) {
			fingerprints.moveTo(probed);
			members = new Members(new int[traces.length], new long[traces.length], new HashMap<>());
			for (int trace = groups.length - 1; trace >= 0; trace--) {
				members.first[groups[trace]] = trace;
				members.fingerprints[groups[trace]] = fingerprints.of(trace);
			}
			for (int group = 0; group < count; group++) {
				if (sizes[group] > 0) {
					members.groups.put(members.fingerprints[group], group);
				}
			}
		}
		return members;
	}

	/** Adds or removes the candidate's probe, until the change is kept or undone. */
	private void change(int candidate) {
		fingerprints.moveTo(probed);
		fingerprints.change(candidate, recordings.everyTree);
	}

	/** Which groups become one. */
	@Override
	public double loss(int candidate) {
		Members of = members();
		change(candidate);
		split.clear();
		for (int trace : recordings.classes(candidate)) {
			if (of.first[groups[trace]] == trace) {
				split.add(trace, 0, fingerprints.of(trace), traces[groups[trace]]);
			}
		}
		fingerprints.undo();
		double more = 0;
		for (int part = 0; part < split.parts(); part++) {
			Integer other = of.groups.get(split.word(part));
			if (other != null || split.size(part) > 1) {
				double without = other == null ? 0 : traces[other];
				more += Recordings.nLogN(without + split.traces(part)) - Recordings.nLogN(without);
			}
		}
		for (int at = 0; at < split.classes(); at++) {
			int part = split.partOf(at);
			if (split.size(part) > 1 || of.groups.containsKey(split.word(part))) {
				more -= Recordings.nLogN(traces[groups[split.trace(at)]]);
			}
		}
		return recordings.perTrace(more);
	}

	/** The same with an example. */
	public Loss lossOf(int candidate) {
		double lost = loss(candidate);
		change(candidate);
		recordings.groupAll();
		fingerprints.undo();
		return new Loss(lost, example());
	}

	/** Returns an example of two traces that a split of all classes does not distinguish. */
	private Optional<Pair> example() {
		// For each part, the class with the most traces, and the one of all other groups with the most; -1 if there is none.
		int[] first = new int[split.parts()];
		int[] second = new int[split.parts()];
		Arrays.fill(first, -1);
		Arrays.fill(second, -1);
		for (int trace = 0; trace < groups.length; trace++) {
			int part = split.partOf(trace);
			boolean isMost = first[part] < 0 || forest.traces(trace) > forest.traces(first[part]);
			if (first[part] >= 0 && groups[first[part]] != groups[trace]
					&& (isMost || second[part] < 0 || forest.traces(trace) > forest.traces(second[part]))) {
				second[part] = isMost ? first[part] : trace;
			}
			first[part] = isMost ? trace : first[part];
		}
		return IntStream.range(0, first.length).filter(part -> second[part] >= 0).mapToObj(part -> new Pair(first[part], second[part]))
				.max(Comparator.comparingLong((Pair pair) -> forest.traces(pair.one) + forest.traces(pair.other))
						.thenComparing(pair -> -pair.one));
	}

	@Override
	public void add(int candidate) {
		change(candidate);
		split(candidate, true);
		int[] added = new int[split.parts()];
		for (int part = 0; part < added.length; part++) {
			int group = split.group(part);
			added[part] = group;
			if (split.size(part) < sizes[group]) {
				added[part] = newGroup();
				sum -= Recordings.nLogN(traces[group]);
				traces[group] -= split.traces(part);
				sizes[group] -= split.size(part);
				traces[added[part]] = split.traces(part);
				sizes[added[part]] = split.size(part);
				sum += Recordings.nLogN(traces[group]) + Recordings.nLogN(split.traces(part));
			}
		}
		for (int at = 0; at < split.classes(); at++) {
			groups[split.trace(at)] = added[split.partOf(at)];
		}
		fingerprints.keep(candidate);
		probed.set(candidate);
		isNew = true;
		members = null;
	}

	@Override
	public void remove(int candidate) {
		Members of = members();
		change(candidate);
		int[] into = IntStream.range(0, count).toArray();
		for (int trace : recordings.classes(candidate)) {
			int group = groups[trace];
			if (of.first[group] == trace) {
				of.groups.remove(of.fingerprints[group]);
				of.fingerprints[group] = fingerprints.of(trace);
				into[group] = Optional.ofNullable(of.groups.putIfAbsent(of.fingerprints[group], group)).orElse(group);
				join(group, into[group]);
			}
		}
		for (int trace : recordings.classes(candidate)) {
			groups[trace] = into[groups[trace]];
		}
		fingerprints.keep(candidate);
		probed.clear(candidate);
		isNew = true;
		undecided = recordings.everyTree;
		undecidedClasses = Integer.MAX_VALUE;
	}

	/** A group becomes part of another one. */
	private void join(int group, int other) {
		if (group != other) {
			sum += Recordings.nLogN(traces[other] + traces[group]) - Recordings.nLogN(traces[other]) - Recordings.nLogN(traces[group]);
			traces[other] += traces[group];
			sizes[other] += sizes[group];
			traces[group] = 0;
			sizes[group] = 0;
			free.push(group);
		}
	}

	/** Splits the candidate's classes that are not yet distinguished from all others. */
	private void split(int candidate, boolean asRecorded) {
		split.clear();
		for (int trace : recordings.classes(candidate)) {
			if (!isAlone(trace)) {
				split.add(trace, groups[trace], asRecorded ? fingerprints.of(trace) : trace, forest.traces(trace));
			}
		}
	}

	/** The bits that the split adds. */
	private double removed() {
		double less = 0;
		for (int part = 0; part < split.parts(); part++) {
			int group = split.group(part);
			if (rest[group] == 0) {
				rest[group] = traces[group];
				less += Recordings.nLogN(traces[group]);
			}
			rest[group] -= split.traces(part);
			less -= Recordings.nLogN(split.traces(part));
		}
		for (int part = 0; part < split.parts(); part++) {
			less -= Recordings.nLogN(rest[split.group(part)]);
			rest[split.group(part)] = 0;
		}
		return recordings.perTrace(less);
	}
}
