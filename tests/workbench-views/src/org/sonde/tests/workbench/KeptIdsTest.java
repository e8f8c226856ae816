/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IExtension;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchDelegate;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.launch.ProbedRuns;

/** Ids that users' settings, problems and scripts contain. They stay the same, even if another bundle contributes them. */
class KeptIdsTest {
	private static final String PREFIX = "org.sonde.instrumentation.";

	@Test
	void ofTheApplicationAndTheProblems() {
		assertThat(List.of("planProblem", "staleProbe", "changingProbe", "cutTraces"))
				.allSatisfy(name -> assertThat(extension("org.eclipse.core.resources.markers", name)).isNotNull());
		assertThat(extension("org.eclipse.core.runtime.applications", "importProjects")).isNotNull();
	}

	@Test
	void ofContentTypes() {
		assertThat(Platform.getContentTypeManager().findContentTypeFor("shop.probes").getId()).isEqualTo(PREFIX + "plan");
		assertThat(Platform.getContentTypeManager().findContentTypeFor("shop.component").getId()).isEqualTo(PREFIX + "component");
	}

	@Test
	void ofLaunchDelegates() throws CoreException {
		assertThat(delegates("org.eclipse.jdt.launching.localJavaApplication")).containsExactly(PREFIX + "launch.java");
		assertThat(delegates("org.eclipse.jdt.junit.launchconfig")).containsExactly(PREFIX + "launch.junit");
	}

	private static IExtension extension(String point, String name) {
		return Platform.getExtensionRegistry().getExtension(point, PREFIX + name);
	}

	private static List<String> delegates(String type) throws CoreException {
		return Arrays
				.stream(DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(type).getDelegates(Set.of(ProbedRuns.MODE)))
				.map(ILaunchDelegate::getId).toList();
	}
}
