/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.swtbot;

import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A picture of what was there when a journey failed: before anything is cleared away. */
public final class FailurePicture implements AfterTestExecutionCallback {
	@Override
	public void afterTestExecution(ExtensionContext context) {
		if (context.getExecutionException().isPresent()) {
			new Ide().picture(context.getRequiredTestMethod().getName() + "-failed");
		}
	}
}
