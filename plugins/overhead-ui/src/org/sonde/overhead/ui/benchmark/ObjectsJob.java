/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.TimeLeft;
import org.sonde.benchmark.objects.GridCalibration;
import org.sonde.benchmark.objects.GridResult;
import org.sonde.benchmark.objects.GridSets;
import org.sonde.benchmark.objects.GridStudy;
import org.sonde.benchmark.run.TemporaryFolder;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;
import org.sonde.overhead.ui.view.Plural;

/** Measures what events of watched fields and types cost, and stores the result sets where estimates find them. */
final class ObjectsJob extends MeasurementJob {

	private static final BenchmarkFigures NO_FIGURES = new BenchmarkFigures(List.of(), List.of(), Optional.empty());

	private final ObjectsRequest request;

	/** @param listener called in this job's thread, and once in this one */
	ObjectsJob(ObjectsRequest request, Consumer<BenchmarkState> listener) {
		super(request.name(), listener);
		this.request = request;
		tell(Stage.PREPARING, Messages.BenchmarkJob_preparing, Optional.empty(), 0);
	}

	@Override
	void measure(IProgressMonitor monitor) throws BenchmarkException, CoreException {
		Path folder = TemporaryFolder.make("sonde-objects");
		try {
			end(GridStudy.measure(request.design(), folder, new ForkProgress(monitor)), monitor.isCanceled());
		} finally {
			TemporaryFiles.deleteIfPossible(folder);
		}
	}

	private void end(GridResult result, boolean cancelled) throws CoreException {
		if (!GridCalibration.isEnough(request.design(), result)) {
			end(cancelled ? Stage.CANCELLED : Stage.FAILED, cancelled ? Messages.BenchmarkJob_tooEarly
					: result.voids().isEmpty() ? Messages.ObjectsJob_tooShort
							: Messages.ObjectsJob_notStored + " " + voids(result),
					List.of());
			return;
		}
		List<IFile> files = BenchmarkStore.store(request.folder(), GridSets.of(result, request.command()), "",
				cancelled ? BenchmarkStore.CANCELLED : "", LocalDateTime.now());
		String paths = files.stream().map(file -> file.getFullPath().makeRelative().toString()).collect(Collectors.joining(", "));
		end(cancelled ? Stage.CANCELLED : Stage.DONE,
				NLS.bind(cancelled ? Messages.BenchmarkJob_storedCancelled : Messages.BenchmarkJob_stored, paths) + " "
						+ NLS.bind(Messages.ObjectsJob_used, request.folder().getProject().getName())
						+ (result.voids().isEmpty() ? "" : " " + voids(result)),
				files);
	}

	/** The forks that were void, and why. */
	static String voids(GridResult result) {
		return Plural.bind(Messages.ObjectsJob_void, result.voids().size(), result.voids().getFirst());
	}

	@Override
	void end(Stage stage, String message, List<IFile> files) {
		tell(new BenchmarkState(request, stage, "", Optional.empty(), last().began(), System.nanoTime(), NO_FIGURES, List.of(), message,
				files));
	}

	private void tell(Stage stage, String now, Optional<TimeLeft.Range> left, long began) {
		tell(new BenchmarkState(request, stage, now, left, began, System.nanoTime(), NO_FIGURES, List.of(), "", List.of()));
	}

	/** Shows how far it is, in the view and in the job's progress bar. */
	private final class ForkProgress implements Progress {
		private final IProgressMonitor monitor;
		private long all;
		private long done;
		private long began;

		ForkProgress(IProgressMonitor monitor) {
			this.monitor = monitor;
		}

		/** With 0 for what comes before the first fork. */
		@Override
		public void begin(String task, long total) {
			if (total > 0) {
				all = total;
				began = System.nanoTime();
				monitor.beginTask(request.name(), (int) total);
				show(Optional.empty());
			}
		}

		@Override
		public void worked(long units) {
			done += units;
			monitor.worked((int) units);
			Duration spent = Duration.ofNanos(System.nanoTime() - began);
			Duration left = spent.multipliedBy(all - done).dividedBy(done);
			Optional<Duration> most = request.design().timeBox().map(box -> box.minus(spent)).filter(rest -> rest.compareTo(left) < 0);
			show(Optional.of(most.map(rest -> rest.isNegative() ? Duration.ZERO : rest).orElse(left)));
		}

		private void show(Optional<Duration> left) {
			String now = NLS.bind(Messages.ObjectsJob_fork, Math.min(done + 1, all), all);
			monitor.subTask(now);
			tell(isCancelled() ? Stage.CANCELLING : Stage.MEASURING, now, left.map(time -> new TimeLeft.Range(time, time)), began);
		}

		@Override
		public boolean isCancelled() {
			return monitor.isCanceled();
		}
	}
}
