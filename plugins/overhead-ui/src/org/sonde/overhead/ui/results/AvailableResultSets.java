/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.published.MeasuredResults;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetReader;

/**
 * The result sets a plan can be estimated from: those built in, and the result-set files of its project.
 *
 * @param sets the built-in ones first; ids are unique; without those that Sonde's authors measured of other versions than the newest
 * @param histories of benchmarks, which are files of the project, too
 * @param files of those that are not built in, by id
 * @param problems of files of the project that say they are result sets and cannot be used; each names its file
 */
public record AvailableResultSets(List<ResultSet> sets, List<BenchmarkHistory> histories, Map<String, IFile> files, List<String> problems) {

	private static final String ENDING = ".json";
	private static final Map<IFile, Read> READ = new ConcurrentHashMap<>();

	/** The content of a file at this modification stamp; neither set, history nor problem if it is other JSON. */
	private record Read(long stamp, Optional<ResultSet> set, Optional<BenchmarkHistory> history, Optional<String> problem) {
	}

	public AvailableResultSets {
		sets = List.copyOf(sets);
		histories = List.copyOf(histories);
		files = Map.copyOf(files);
		problems = List.copyOf(problems);
	}

	/** Without a project. */
	public static AvailableResultSets builtIn() {
		return new AvailableResultSets(Stream.concat(PublishedResults.list().stream(), MeasuredResults.ofNewestKieker().stream()).toList(),
				List.of(), Map.of(), List.of());
	}

	/** Reads files that changed since the last time; not for the UI thread. */
	public static AvailableResultSets of(IProject project, IProgressMonitor monitor) {
		List<ResultSet> sets = new ArrayList<>(builtIn().sets());
		List<BenchmarkHistory> histories = new ArrayList<>();
		List<String> problems = new ArrayList<>();
		Map<String, IFile> projectFiles = new HashMap<>();
		Set<String> ids = new HashSet<>(sets.stream().map(ResultSet::id).toList());
		List<IFile> files = ProjectFiles.ending(ENDING, project);
		Set<IFile> there = new HashSet<>(files);
		READ.keySet().removeIf(file -> !file.getProject().isAccessible() || file.getProject().equals(project) && !there.contains(file));
		SubMonitor progress = SubMonitor.convert(monitor, Messages.AvailableResultSets_reading, files.size());
		for (IFile file : files) {
			progress.split(1);
			Read read = READ.compute(file,
					(key, before) -> before != null && before.stamp() == file.getModificationStamp() ? before : read(file));
			read.problem().ifPresent(problems::add);
			read.history().ifPresent(histories::add);
			read.set().ifPresent(set -> {
				if (ids.add(set.id())) {
					sets.add(set);
					projectFiles.put(set.id(), file);
				} else {
					problems.add(NLS.bind(Messages.AvailableResultSets_sameId, ProjectFiles.name(file), set.id()));
				}
			});
		}
		return new AvailableResultSets(sets, histories, projectFiles, problems);
	}

	/** Returns the set of an id, whichever built-in one it is. */
	public Optional<ResultSet> find(String id) {
		return sets.stream().filter(set -> set.id().equals(id)).findFirst().or(() -> MeasuredResults.find(id));
	}

	/** Whether the file may hold a result set. */
	public static boolean isCandidate(IResource resource) {
		return resource.getType() == IResource.FILE && resource.getName().endsWith(ENDING);
	}

	private static Read read(IFile file) {
		long stamp = file.getModificationStamp();
		try (InputStream in = file.getContents(true)) {
			byte[] beginning = in.readNBytes(ResultSetReader.BEGINNING);
			InputStream whole = new SequenceInputStream(new ByteArrayInputStream(beginning), in);
			if (ResultSetReader.isResultSet(beginning)) {
				return new Read(stamp, Optional.of(ResultSetDocument.read(whole, ProjectFiles.name(file)).resultSet()), Optional.empty(),
						Optional.empty());
			}
			return new Read(stamp, Optional.empty(), HistoryFile.isHistory(beginning)
					? Optional.of(HistoryFile.read(whole, ProjectFiles.name(file)).history()) : Optional.empty(), Optional.empty());
		} catch (CoreException | IOException e) {
			return new Read(stamp, Optional.empty(), Optional.empty(), Optional.of(
					NLS.bind(Messages.AvailableResultSets_unreadable, ProjectFiles.name(file), e.getMessage())));
		} catch (OverheadException e) {
			return new Read(stamp, Optional.empty(), Optional.empty(), Optional.of(e.getMessage()));
		}
	}
}
