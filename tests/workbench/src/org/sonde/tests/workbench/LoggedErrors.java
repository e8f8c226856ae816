/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A test fails if an error went to the workspace's log while it ran. */
public final class LoggedErrors implements BeforeEachCallback, AfterEachCallback {
	private final List<String> errors = new CopyOnWriteArrayList<>();
	private final ILogListener listener = (status, plugin) -> {
		if (status.matches(IStatus.ERROR)) {
			errors.add(status + (status.getException() == null ? "" : " " + List.of(status.getException().getStackTrace())));
		}
	};

	@Override
	public void beforeEach(ExtensionContext context) {
		Platform.addLogListener(listener);
	}

	@Override
	public void afterEach(ExtensionContext context) {
		Platform.removeLogListener(listener);
		assertTrue(errors.isEmpty(), () -> "errors in the log: " + errors);
	}
}
