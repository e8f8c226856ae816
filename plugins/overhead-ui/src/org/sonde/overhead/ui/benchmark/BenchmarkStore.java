/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.DatedTitle;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.store.RescuedSets;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.results.NewSets;

/**
 * Where the results of a benchmark go: files of a project, and the plan that is estimated from them. Not for the thread of the user
 * interface.
 */
final class BenchmarkStore {

	/** Appended to the title of a set that has less than asked for. */
	static final String CANCELLED = ", cancelled";
	private static final String CHECK = ", check";
	private static final String RAW = "raw-measurements";

	private final BenchmarkRequest request;
	private final IContainer folder;
	private final LocalDateTime when = LocalDateTime.now();
	private Optional<Path> raw = Optional.empty();

	BenchmarkStore(BenchmarkRequest request) {
		this.request = request;
		folder = request.folder();
	}

	/**
	 * What is measured, with an existing folder for raw measurements if they are kept.
	 *
	 * @throws CoreException if there can be none
	 */
	Benchmark.Design design() throws CoreException {
		Benchmark.Design design = request.design();
		if (!request.keepsRaw()) {
			return design;
		}
		if (folder.getLocation() == null) {
			throw new CoreException(Status.error(NLS.bind(Messages.BenchmarkStore_notLocal, folder.getFullPath())));
		}
		Path free = folder.getLocation().toPath().resolve(RAW);
		for (int number = 2; Files.exists(free); number++) {
			free = free.resolveSibling(RAW + "-" + number);
		}
		try {
			raw = Optional.of(Files.createDirectories(free));
		} catch (IOException e) {
			throw new CoreException(Status.error(NLS.bind(Messages.BenchmarkStore_noFolder, free, IoErrorText.inWords(e)), e));
		}
		return new Benchmark.Design(design.subjects(), design.workloads(), design.length(), design.effort(), design.javas(),
				design.jvmArguments(), design.command(), raw, design.sweepTime());
	}

	/**
	 * Writes a file for each set, under an id that no other set of the project has.
	 *
	 * @param partial whether the sets have less than a calibration has; their titles say so
	 * @throws CoreException if they cannot be written there; then they are in the system's folder for temporary files, and the message says
	 *                       so
	 */
	List<IFile> store(List<ResultSet> sets, boolean partial) throws CoreException {
		boolean check = request.check().isPresent();
		List<IFile> files = store(folder, sets, check ? "-check" : "", check ? CHECK : partial ? CANCELLED : "", when);
		if (raw.isPresent()) {
			try {
				folder.refreshLocal(IResource.DEPTH_INFINITE, null);
			} catch (CoreException e) {
				ILog.of(BenchmarkStore.class).log(e.getStatus()); // the sets are stored; Refresh shows the raw data
			}
		}
		return files;
	}

	/**
	 * Writes a file for each set, whatever was measured, under an id that no other set of the project has.
	 *
	 * @param idSuffix    appended to each id, which is the file's name
	 * @param titleSuffix appended to each title, before the time
	 * @throws CoreException as the other method
	 */
	static List<IFile> store(IContainer folder, List<ResultSet> sets, String idSuffix, String titleSuffix, LocalDateTime when)
			throws CoreException {
		List<IFile> files = new ArrayList<>();
		try {
			// What was measured is stored even if the user cancelled.
			folder.getWorkspace().run(monitor -> {
				NewSets newSets = new NewSets(folder, monitor);
				for (ResultSet set : sets) {
					// Where sets are chosen only their titles are seen, and of one subject there will be many.
					files.add(newSets.store(set, set.id() + idSuffix, DatedTitle.of(set.title() + titleSuffix, when)));
				}
			}, folder.getProject(), IWorkspace.AVOID_UPDATE, new NullProgressMonitor());
		} catch (CoreException e) {
			throw new CoreException(Status.error(NLS.bind(Messages.BenchmarkStore_notStored,
					new Object[] { folder.getFullPath().makeRelative(), e.getMessage(), RescuedSets.keep(sets) }), e));
		}
		return files;
	}

	/** Makes the plan use the first set, if wanted and if the set has costs. Returns what was done. */
	String use(List<ResultSet> sets, List<IFile> files) {
		if (request.estimated().isEmpty()) {
			return "";
		}
		IFile plan = request.estimated().get();
		ResultSet set = sets.getFirst();
		Optional<String> obstacle = obstacle(set);
		if (obstacle.isPresent()) {
			return NLS.bind(Messages.BenchmarkStore_unusedBecause, plan.getName(), obstacle.get());
		}
		String id = files.getFirst().getFullPath().removeFileExtension().lastSegment();
		PlanEdits.run(Messages.BenchmarkStore_use, plan, ProbeEdits.results(id));
		return NLS.bind(Messages.BenchmarkStore_used, plan.getName());
	}

	/** Why there are no costs in a set; empty if there are. */
	private static Optional<String> obstacle(ResultSet set) {
		ProbeKind kind = set.conditions().find(ConditionName.PROBE_KIND).map(known -> Keyword.of(ProbeKind.class, known.value()))
				.orElse(ProbeKind.OPERATION_EXECUTION);
		return CostModel.of(set).nanosPerCall(kind, true, 1) instanceof Estimate.Unknown unknown ? Optional.of(unknown.reason())
				: Optional.empty();
	}

	/** Messages about a plan after a cancel. */
	String unused() {
		return request.estimated().map(plan -> NLS.bind(Messages.BenchmarkStore_unused, plan.getName())).orElse("");
	}
}
