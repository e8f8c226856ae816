/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The versions that can be checked, and those that are: revisions, and last the files as they are saved. Checked revisions that are the
 * same commit are one version.
 */
final class VersionList {

	private final String workTree;
	private final List<String> all = new ArrayList<>();
	private final Map<String, String> commits = new HashMap<>();
	private final Set<String> checked = new LinkedHashSet<>();

	/** @param workTree the name of the files as they are saved */
	VersionList(String workTree) {
		this.workTree = workTree;
		all.add(workTree);
	}

	/**
	 * Offers the revisions of a repository.
	 *
	 * @param revisions ids of commits by their names; HEAD, branches, tags, each the newest first
	 */
	void offer(Map<String, String> revisions) {
		all.addAll(revisions.keySet());
		commits.putAll(revisions);
	}

	/**
	 * Adds a revision that is not offered, and checks it.
	 *
	 * @param commit the id of its commit
	 */
	void add(String revision, String commit) {
		if (!all.contains(revision)) {
			all.add(1, revision);
			commits.put(revision, commit);
		}
		checked.add(revision);
	}

	void check(String version, boolean on) {
		if (on) {
			checked.add(version);
		} else {
			checked.remove(version);
		}
	}

	boolean isChecked(String version) {
		return checked.contains(version);
	}

	/** Returns the versions with this text in their names, and those that are checked. Case does not matter. */
	List<String> shown(String filter) {
		return all.stream().filter(one -> isChecked(one) || has(one, filter)).toList();
	}

	/** Whether a version has this text in its name; upper and lower case are the same. */
	boolean isPartOfName(String text) {
		return all.stream().anyMatch(one -> has(one, text));
	}

	private static boolean has(String version, String text) {
		return version.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
	}

	/** Whether it is offered, or was added. */
	boolean has(String version) {
		return all.contains(version);
	}

	boolean isWorkTree(String version) {
		return version.equals(workTree);
	}

	/** The oldest first, as far as the names tell; {@link VersionsChoice#oldestFirst} reads the history. */
	List<String> chosen() {
		return byCommit().stream().map(List::getFirst).toList();
	}

	/** Checked names of one commit, for each commit that has several: first the one that it is measured as. */
	List<List<String>> same() {
		return byCommit().stream().filter(names -> names.size() > 1).toList();
	}

	/** Preferred name of a commit: a tag, because it does not move, then a branch, then HEAD, then the typed text. */
	private List<List<String>> byCommit() {
		Map<String, List<String>> names = new LinkedHashMap<>();
		all.reversed().stream().filter(checked::contains)
				.forEach(name -> names.computeIfAbsent(commits.getOrDefault(name, name), none -> new ArrayList<>()).add(name));
		return List.copyOf(names.values());
	}
}
