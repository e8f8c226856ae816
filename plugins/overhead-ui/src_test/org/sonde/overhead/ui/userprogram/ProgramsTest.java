/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;

class ProgramsTest {
	private static final ILaunchConfiguration FIRST = program();
	private static final ILaunchConfiguration LAST = program();
	private static final List<ILaunchConfiguration> ALL = List.of(FIRST, LAST);

	/** Of no project. */
	private static ILaunchConfiguration program() {
		return Fake.of(ILaunchConfiguration.class, Map.of("getAttribute", ""));
	}

	@Test
	void theLastOneIsProposedElseTheFirst() {
		assertThat(Programs.proposed(ALL, Optional.empty(), Optional.of(LAST))).isSameAs(LAST);
		assertThat(Programs.proposed(ALL, Optional.empty(), Optional.empty())).isSameAs(FIRST);
		assertThat(Programs.proposed(ALL, Optional.empty(), Optional.of(program()))).as("it was deleted").isSameAs(FIRST);
	}

	@Test
	void whatIsNotStartedFromTheProjectIsNotPreferred() {
		Optional<IProject> project = Optional.of(Fake.of(IProject.class, Map.of()));
		assertThat(Programs.proposed(ALL, project, Optional.of(LAST))).isSameAs(FIRST);
		assertThat(Programs.projectOf(LAST)).isEmpty();
	}
}
