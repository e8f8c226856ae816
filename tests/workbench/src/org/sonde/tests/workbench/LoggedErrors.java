/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.core.JavaModelException;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A test fails if an error went to the workspace's log while it ran. */
public final class LoggedErrors implements BeforeEachCallback, AfterEachCallback {
	private static final List<String> RACING = List.of(".LightweightDecoratorManager", ".PackageExplorerContentProvider",
			".OperationHistoryActionHandler", ".IndexManager", ".JavaNavigatorContentProvider", ".MemberActionFilter");
	private static final String RESOLVER = "org.eclipse.jdt.internal.core.SearchableEnvironment";
	private static final List<String> ERRORS = new CopyOnWriteArrayList<>();
	private final ILogListener listener = (status, plugin) -> {
		if (status.matches(IStatus.ERROR) && !isOfThePlatform(status)) {
			// Without an exception, the logging bundle tells the origin.
			Throwable cause = status.getException() == null ? new Throwable() : status.getException();
			ERRORS.add(plugin + ": " + status + " " + List.of(cause.getStackTrace()));
		}
	};

	/** Waits for an expected error: the workbench logs what it shows, and shows nothing in tests. */
	static void expect(String part) throws Exception {
		Workbench.waitFor("the error '" + part + "'", () -> ERRORS.removeIf(error -> error.contains(part)));
	}

	/**
	 * Races of the platform's own, in which none of our code runs: JDT's explorers and menus decorate, refresh and filter later, and may do
	 * so for what a test just deleted; the menu's Undo asks for the operation's name after it saw that there is one, which may be undone by
	 * then; JDT's index reads files that a refactoring has moved; JDT's resolver logs that a project was closed while somebody parsed it,
	 * and leaves what it does not find unresolved.
	 */
	static boolean isOfThePlatform(IStatus status) {
		List<Throwable> causes = causes(status).toList();
		return !causes.isEmpty() && causes.stream().allMatch(LoggedErrors::isOfThePlatform);
	}

	/** An entry that contains several errors may have no exception itself. */
	private static Stream<Throwable> causes(IStatus status) {
		return Stream.concat(Stream.ofNullable(status.getException()), Stream.of(status.getChildren()).flatMap(LoggedErrors::causes));
	}

	private static boolean isOfThePlatform(Throwable error) {
		List<String> frames = Arrays.stream(error.getStackTrace()).map(StackTraceElement::getClassName).toList();
		if (error instanceof JavaModelException model && model.isDoesNotExist() && frames.contains(RESOLVER)) {
			return true;
		}
		// Tests open the menus.
		return frames.stream().noneMatch(name -> name.startsWith("org.sonde.") && !name.startsWith("org.sonde.tests."))
				&& frames.stream().anyMatch(name -> RACING.stream().anyMatch(name::endsWith));
	}

	@Override
	public void beforeEach(ExtensionContext context) {
		ERRORS.clear();
		Platform.addLogListener(listener);
	}

	@Override
	public void afterEach(ExtensionContext context) {
		Platform.removeLogListener(listener);
		assertThat(ERRORS.isEmpty()).as(() -> "errors in the log: " + ERRORS).isTrue();
	}
}
