/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.osgi.framework.FrameworkUtil;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.traces.flight.JvmRecorder;

/** Records in a JVM until the time is over, the program ends, or the user cancels: what was recorded by then is shown in any case. */
public final class RecordJvmJob extends Job {

	private static final long MOST_BYTES = 1_000_000_000;
	/** Older ones are deleted. */
	private static final int KEPT = 10;
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

	private final JvmRequest request;
	private final Consumer<Path> listener;

	private RecordJvmJob(JvmRequest request, Consumer<Path> listener) {
		super(NLS.bind(Messages.RecordJvmJob_name, request.program()));
		this.request = request;
		this.listener = listener;
		setUser(true);
	}

	/**
	 * Asks what to record, and records it.
	 *
	 * @param planName what people call the plan
	 * @param recorded gets the file, in a thread of its own; not called if the recording fails
	 */
	public static void ask(Shell parent, Plan plan, String planName, Consumer<Path> recorded) {
		RecordJvmDialog.ask(parent, plan, planName).ifPresent(request -> new RecordJvmJob(request, recorded).schedule());
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(Plural.bind(Messages.RecordJvmJob_task, request.methods(), request.program()), (int) (request.most().toMillis() / JvmRecorder.POLL_MILLIS));
		try {
			Path file = file();
			record(file, monitor);
			listener.accept(file);
			return Status.OK_STATUS;
		} catch (IOException e) {
			return Status.error(NLS.bind(Messages.RecordJvmJob_failed, request.program(), e.getMessage()), e);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return Status.CANCEL_STATUS;
		}
	}

	private void record(Path file, IProgressMonitor monitor) throws IOException, InterruptedException {
		try (JvmRecorder recorder = JvmRecorder.connect(request.address())) {
			recorder.start(request.detail(), request.filter(), MOST_BYTES, file);
			long end = System.nanoTime() + request.most().toNanos();
			recorder.await(() -> {
				monitor.worked(1);
				recorder.calls().ifPresent(calls -> monitor.subTask(Plural.bind(Messages.RecordJvmJob_calls, calls)));
				return !monitor.isCanceled() && System.nanoTime() - end < 0;
			});
			recorder.store(file);
		}
	}

	/** In the state of this bundle, where the view can read it again; old ones make room. */
	private Path file() throws IOException {
		Path folder = Files.createDirectories(Platform.getStateLocation(FrameworkUtil.getBundle(RecordJvmJob.class)).append("recordings").toPath());
		List<Path> old;
		try (Stream<Path> files = Files.list(folder)) {
			old = files.sorted(Comparator.comparing((Path file) -> file.toFile().lastModified()).reversed()).skip(KEPT - 1L).toList();
		}
		for (Path file : old) {
			Files.deleteIfExists(file);
		}
		return folder.resolve(request.program().replaceAll("[^\\w.-]", "_") + "-" + LocalDateTime.now().format(TIME) + ".jfr");
	}
}
