/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;

/** It comes to an end in any case, and once. */
class MeasurementJobTest {
	private interface Work {
		void measure(IProgressMonitor monitor) throws CoreException;
	}

	private final List<BenchmarkState> told = new ArrayList<>();
	private final CountDownLatch done = new CountDownLatch(1);

	private final class Measurement extends MeasurementJob {
		private final Work work;

		Measurement(Work work) {
			super("a measurement", told::add);
			this.work = work;
			end(Stage.PREPARING, "", List.of());
			addJobChangeListener(IJobChangeListener.onDone(event -> done.countDown()));
		}

		@Override
		void measure(IProgressMonitor monitor) throws CoreException {
			work.measure(monitor);
		}

		@Override
		void end(Stage stage, String message, List<IFile> files) {
			tell(new BenchmarkState(null, stage, "", Optional.empty(), 0, 0,
					new BenchmarkFigures(List.of(), List.of(), Optional.empty()), List.of(), message, files));
		}
	}

	private IStatus run(Work work) throws InterruptedException {
		return run(new Measurement(work));
	}

	private IStatus run(MeasurementJob job) throws InterruptedException {
		job.schedule();
		done.await();
		return job.getResult();
	}

	private void assertEnd(Stage stage, String message) {
		assertThat(told.stream().filter(BenchmarkState::isOver)).singleElement().satisfies(end -> {
			assertThat(end.stage()).isEqualTo(stage);
			assertThat(end.message()).isEqualTo(message);
		});
	}

	@Test
	void aDefectFailed() throws Exception {
		IStatus status = run(monitor -> {
			throw new IllegalStateException("a defect");
		});
		assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
		assertEnd(Stage.FAILED, status.getMessage());
	}

	@Test
	void whatIsCancelledHasNothing() throws Exception {
		run(monitor -> {
			throw new CancellationException();
		});
		assertEnd(Stage.CANCELLED, Messages.BenchmarkJob_nothing);
	}

	@Test
	void cancelledBeforeItBeganItHasNothing() throws Exception {
		Measurement job = new Measurement(monitor -> {
			throw new IllegalStateException("it was cancelled");
		});
		job.schedule(60_000);
		job.cancel();
		done.await();
		assertEnd(Stage.CANCELLED, Messages.BenchmarkJob_nothing);
	}

	@Test
	void anEndThatItToldItselfStays() throws Exception {
		Measurement[] job = new Measurement[1];
		job[0] = new Measurement(monitor -> {
			job[0].end(Stage.DONE, "stored", List.of());
			monitor.setCanceled(true);
		});
		assertThat(run(job[0]).getSeverity()).isEqualTo(IStatus.CANCEL);
		assertEnd(Stage.DONE, "stored");
		assertThat(job[0].last().stage()).isEqualTo(Stage.DONE);
	}
}
