/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.core.IJavaModelStatusConstants;
import org.eclipse.jdt.core.JavaModelException;
import org.junit.jupiter.api.Test;

/** Which errors in the log are races of the platform with tests that delete projects, and which are ours. */
class LoggedErrorsTest {
	private static final String NAVIGATOR = "org.eclipse.jdt.internal.ui.navigator.JavaNavigatorContentProvider";
	private static final String DECORATOR = "org.eclipse.ui.internal.decorators.LightweightDecoratorManager";
	private static final String RESOLVER = "org.eclipse.jdt.internal.core.SearchableEnvironment";
	private static final String PARSER = "org.sonde.instrumentation.workspace.source.SourceParser";
	private static final String FILTER = "org.eclipse.jdt.internal.debug.ui.MemberActionFilter";

	@Test
	void explorersAndDecoratorsThatLookAtADeletedProjectAreThePlatforms() {
		assertThat(LoggedErrors.isOfThePlatform(error(NAVIGATOR))).isTrue();
		assertThat(LoggedErrors.isOfThePlatform(error(DECORATOR))).isTrue();
		assertThat(LoggedErrors.isOfThePlatform(several(error(DECORATOR)))).as("decorators log what happened below").isTrue();
		assertThat(LoggedErrors.isOfThePlatform(error(FILTER, "org.sonde.tests.workbench.Workbench"))).as("a menu opened by a test")
				.isTrue();
	}

	@Test
	void theResolverOfAProjectThatWasClosedMeanwhileIsThePlatforms() {
		JavaModelException closed = new JavaModelException(new IllegalStateException(), IJavaModelStatusConstants.ELEMENT_DOES_NOT_EXIST);
		assertThat(LoggedErrors.isOfThePlatform(error(closed, RESOLVER, PARSER))).isTrue();
		assertThat(LoggedErrors.isOfThePlatform(error(closed, PARSER))).isFalse();
		assertThat(LoggedErrors.isOfThePlatform(error(RESOLVER, PARSER))).isFalse();
	}

	@Test
	void whatOurCodeHasAPartInIsOurs() {
		assertThat(LoggedErrors.isOfThePlatform(error("org.sonde.overhead.ui.editor.ProbeDecorator", DECORATOR))).isFalse();
		assertThat(LoggedErrors.isOfThePlatform(several(error(DECORATOR), error("org.sonde.overhead.ui.editor.ProbeDecorator", DECORATOR))))
				.isFalse();
		assertThat(LoggedErrors.isOfThePlatform(error("org.eclipse.core.internal.resources.Resource"))).isFalse();
		assertThat(LoggedErrors.isOfThePlatform(Status.error("without an exception"))).isFalse();
		assertThat(LoggedErrors.isOfThePlatform(several())).isFalse();
	}

	private static IStatus error(String... types) {
		return error(new IllegalStateException(), types);
	}

	private static IStatus error(Exception exception, String... types) {
		exception.setStackTrace(
				Stream.of(types).map(type -> new StackTraceElement(type, "run", null, 1)).toArray(StackTraceElement[]::new));
		return Status.error("an error", exception);
	}

	private static IStatus several(IStatus... children) {
		return new MultiStatus("org.eclipse.ui", 4, children, "several", null);
	}
}
