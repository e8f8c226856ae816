/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class VersionListTest {

	private static final String SAVED = "working tree";

	private final VersionList versions = new VersionList(SAVED);

	@Test
	void theOldestComesFirstInASeriesAndWhatIsSavedLast() {
		versions.offer(List.of("HEAD", "main", "v2", "v1"));
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
		versions.offer(List.of("HEAD", "main", "V2", "v1"));
		versions.check("main", true);
		assertThat(versions.shown("v")).containsExactly("main", "V2", "v1");
	}

	@Test
	void anAddedRevisionIsChecked() {
		versions.offer(List.of("HEAD", "v1"));
		versions.add("HEAD~3");
		versions.add("v1");
		assertThat(versions.shown("")).containsExactly(SAVED, "HEAD~3", "HEAD", "v1");
		assertThat(versions.chosen()).containsExactly("v1", "HEAD~3");
		assertThat(versions.has("HEAD~3")).isTrue();
	}
}
