/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.benchmark.QuietMachine;

class ProgramRunsTest {
	private record Shown(String words, boolean isOver) implements ProgramRuns.State<Shown> {
		@Override
		public Shown cancelling() {
			return new Shown("cancelling", false);
		}
	}

	private static final class Runs extends ProgramRuns<Shown> {
		Runs() {
			super("Wait for it.");
		}

		void begin(Consumer<IProgressMonitor> work) throws CoreException {
			start(tell -> new Job("a program") {
				@Override
				protected IStatus run(IProgressMonitor monitor) {
					tell.accept(new Shown("running", false));
					work.accept(monitor);
					tell.accept(new Shown("over", true));
					return Status.OK_STATUS;
				}

				@Override
				public boolean belongsTo(Object family) {
					return family == Runs.this;
				}
			});
		}

		void await() throws InterruptedException {
			Job.getJobManager().join(this, null);
		}
	}

	private final Runs runs = new Runs();
	private final List<String> told = new ArrayList<>();
	private final CountDownLatch begun = new CountDownLatch(1);
	private final CountDownLatch end = new CountDownLatch(1);

	@AfterEach
	void end() throws InterruptedException {
		end.countDown();
		runs.await();
	}

	private void begin() throws Exception {
		runs.addListener(state -> told.add(state.words()));
		runs.begin(monitor -> {
			begun.countDown();
			try {
				end.await();
				told.add(monitor.isCanceled() ? "was cancelled" : "was not");
			} catch (InterruptedException e) {
				throw new IllegalStateException(e);
			}
		});
		begun.await();
	}

	@Test
	void onlyOneProgramRunsAtATime() throws Exception {
		assertThat(runs.state()).isEmpty();
		begin();
		assertThat(runs.isRunning()).isTrue();
		assertThat(QuietMachine.obstacle()).contains("Wait for it.");
		assertThatExceptionOfType(CoreException.class).isThrownBy(() -> runs.begin(monitor -> { })).withMessage("Wait for it.");
		end.countDown();
		runs.await();
		assertThat(runs.isRunning()).isFalse();
		assertThat(QuietMachine.obstacle()).isEmpty();
		assertThat(runs.state()).contains(new Shown("over", true));
		assertThat(told).containsExactly("running", "was not", "over");
	}

	@Test
	void whoCancelsSeesItAtOnce() throws Exception {
		runs.cancel();
		assertThat(runs.state()).as("nothing ran").isEmpty();
		begin();
		runs.cancel();
		assertThat(runs.state()).contains(new Shown("cancelling", false));
		assertThat(runs.isRunning()).isTrue();
		end.countDown();
		runs.await();
		runs.cancel();
		assertThat(told).containsExactly("running", "cancelling", "was cancelled", "over");
	}
}
