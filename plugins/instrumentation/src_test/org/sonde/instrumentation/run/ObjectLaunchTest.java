/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;

import org.junit.jupiter.api.Test;

class ObjectLaunchTest {
	private static final List<String> OWN_WEAVER = List.of("-javaagent:lib/aspectjweaver-1.9.27.jar");

	/** Its classes may assign fields before they call another constructor, which the guard would not notice. */
	@Test
	void aWeaverOfTheProgramOnANewJavaIsRefused() {
		assertThatExceptionOfType(LaunchException.class).isThrownBy(() -> ObjectLaunch.check(new ProgramStart(25, OWN_WEAVER, List.of())))
				.withMessageContaining("SL109");
		assertThatCode(() -> {
			ObjectLaunch.check(new ProgramStart(24, OWN_WEAVER, List.of()));
			ObjectLaunch.check(new ProgramStart(25, List.of(), List.of()));
		}).doesNotThrowAnyException();
	}
}
