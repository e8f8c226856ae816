/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.view.BackgroundValue;

@ExtendWith(LoggedErrors.class)
class BackgroundValueTest {
	private final List<String> shown = new CopyOnWriteArrayList<>();
	private final CountDownLatch begun = new CountDownLatch(1);
	private final CountDownLatch ended = new CountDownLatch(1);
	private Shell shell;
	private BackgroundValue<String> value;

	@BeforeEach
	void open() {
		shell = Workbench.ui(() -> new Shell(Workbench.display()));
		value = new BackgroundValue<>("Computing", shell, shown::add);
	}

	@AfterEach
	void close() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	/** Until it is cancelled. */
	private String endless(IProgressMonitor monitor) {
		begun.countDown();
		while (!monitor.isCanceled()) {
			Thread.onSpinWait();
		}
		ended.countDown();
		throw new CancellationException();
	}

	private void ask() throws Exception {
		Workbench.ui(() -> {
			value.ask(this::endless, () -> shown.add("cancelled"));
			return null;
		});
		begun.await();
	}

	@Test
	void whatIsCancelledIsToldAndNotShown() throws Exception {
		ask();
		Workbench.ui(() -> {
			value.cancel();
			return null;
		});
		Workbench.waitFor("the end", () -> shown.equals(List.of("cancelled")));
	}

	@Test
	void whatIsAskedForNextCancelsItAndIsShown() throws Exception {
		ask();
		Workbench.ui(() -> {
			value.ask(monitor -> "next", () -> shown.add("cancelled"));
			return null;
		});
		Workbench.waitFor("the next", () -> shown.equals(List.of("next")));
		ended.await();
		assertThat(shown).containsExactly("next");
	}

	@Test
	void theEndOfTheControlCancelsIt() throws Exception {
		ask();
		close();
		ended.await();
		assertThat(shown).isEmpty();
	}
}
