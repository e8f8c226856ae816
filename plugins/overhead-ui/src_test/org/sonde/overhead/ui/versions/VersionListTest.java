/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

class VersionListTest {

	private static final String SAVED = "working tree";

	private final VersionList versions = new VersionList(SAVED);

	/** Each is a commit of its own. */
	private void offer(String... names) {
		Map<String, String> revisions = new LinkedHashMap<>();
		Stream.of(names).forEach(name -> revisions.put(name, "commit of " + name));
		versions.offer(revisions);
	}

	@Test
	void theOldestComesFirstInASeriesAndWhatIsSavedLast() {
		offer("HEAD", "main", "v2", "v1");
		assertThat(versions.shown("")).containsExactly(SAVED, "HEAD", "main", "v2", "v1");
		assertThat(versions.chosen()).isEmpty();
		List.of(SAVED, "v2", "v1").forEach(version -> versions.check(version, true));
		assertThat(versions.chosen()).containsExactly("v1", "v2", SAVED);
		versions.check("v2", false);
		assertThat(versions.chosen()).containsExactly("v1", SAVED);
	}

	/** A check mark that nobody sees would be measured by surprise. */
	@Test
	void whatIsCheckedIsShownWhateverIsLookedFor() {
		offer("HEAD", "main", "V2", "v1");
		versions.check("main", true);
		assertThat(versions.shown("v")).containsExactly("main", "V2", "v1");
	}

	@Test
	void anAddedRevisionIsChecked() {
		offer("HEAD", "v1");
		versions.add("HEAD~3", "c3");
		versions.add("v1", "commit of v1");
		assertThat(versions.shown("")).containsExactly(SAVED, "HEAD~3", "HEAD", "v1");
		assertThat(versions.chosen()).containsExactly("v1", "HEAD~3");
		assertThat(versions.has("HEAD~3")).isTrue();
	}

	/** What is measured has the name that stays at its commit. */
	@Test
	void namesOfOneCommitAreOneVersion() {
		Map<String, String> revisions = new LinkedHashMap<>();
		revisions.put("HEAD", "c9");
		revisions.put("main", "c9");
		revisions.put("v2", "c9");
		revisions.put("v1", "c1");
		versions.offer(revisions);
		List.of(SAVED, "HEAD", "v1").forEach(version -> versions.check(version, true));
		assertThat(versions.same()).isEmpty();
		versions.check("main", true);
		assertThat(versions.chosen()).containsExactly("v1", "main", SAVED);
		assertThat(versions.same()).containsExactly(List.of("main", "HEAD"));
		versions.check("v2", true);
		versions.add("HEAD~8", "c1");
		assertThat(versions.chosen()).containsExactly("v1", "v2", SAVED);
		assertThat(versions.same()).containsExactly(List.of("v1", "HEAD~8"), List.of("v2", "main", "HEAD"));
		versions.check("v2", false);
		versions.check("HEAD", false);
		versions.check("v1", false);
		assertThat(versions.chosen()).containsExactly("main", "HEAD~8", SAVED);
		assertThat(versions.same()).isEmpty();
	}
}
