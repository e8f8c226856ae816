/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import org.junit.jupiter.api.Test;

class CommandProblemTest {

	/** Whoever looks one up finds one problem. */
	@Test
	void everyProblemHasACodeOfItsOwn() {
		assertThat(Arrays.stream(CommandProblem.values()).map(problem -> problem.message("a", "b", "c").substring(0, 5)))
				.doesNotHaveDuplicates().allMatch(code -> code.matches("SC\\d{3}"));
	}
}
