/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.moobench;

import java.util.ArrayList;
import java.util.List;

/** What was understood of the files to import, what is missing, and what misleads. It changes nothing and holds no file open. */
public final class Preview {

	private final Material material;

	Preview(Material material) {
		this.material = material;
	}

	Material material() {
		return material;
	}

	/** All files looked at, those left out included. */
	public List<Seen.File> files() {
		return material.files();
	}

	/** Empty for a history. */
	public List<Seen.Configuration> configurations() {
		return material.configurations();
	}

	/** What the files say of the whole experiment. */
	public List<Seen.Fact> facts() {
		return material.facts();
	}

	/** Those that must be answered first. */
	public List<Question> questions() {
		List<Question> ordered = new ArrayList<>(material.questions());
		ordered.sort((a, b) -> Boolean.compare(b.required(), a.required()));
		return ordered;
	}

	/** The required questions to which there is no answer yet. */
	public List<Question> unanswered(Answers answers) {
		return questions().stream().filter(question -> question.required() && answers.find(question.key()).isEmpty()).toList();
	}

	public List<Trap> traps() {
		return material.traps();
	}

	/** Whether the files hold figures over time, which become a history and no result set. */
	public boolean isHistory() {
		return material instanceof Material.OfHistory;
	}

	/** Whether the files hold single calls, so that {@link Answers#warmUp()} and {@link Answers#keep()} matter. */
	public boolean hasRawFiles() {
		return material instanceof Material.OfRawFiles;
	}

	public String proposedId() {
		return material.proposedId();
	}

	public String proposedTitle() {
		return material.proposedTitle();
	}
}
