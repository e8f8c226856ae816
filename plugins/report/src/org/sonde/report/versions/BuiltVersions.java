/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.compiling.BuiltVersion;
import org.sonde.metrics.compiling.CompileErrorText;
import org.sonde.metrics.compiling.VersionBuilder;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.WorkTree;

/** Versions that can be run, while a benchmark needs them. */
public final class BuiltVersions implements AutoCloseable {

	private final Set<VersionSpec> wanted = new LinkedHashSet<>();
	private final Map<VersionSpec, BuiltVersion> versions = new LinkedHashMap<>();
	private final Function<VersionSpec, SourceOptions> options;
	private final Function<VersionSpec, VersionBuilder> builder;
	private final String remedy;
	private final Consumer<String> listener;
	private final Progress progress;

	/**
	 * None yet.
	 *
	 * @param options  of each version
	 * @param builder  of each version
	 * @param remedy   how to measure uncommitted changes that a version leaves out, a sentence
	 * @param listener receives what users must know: what was left out, and why a version cannot be made
	 */
	public BuiltVersions(Function<VersionSpec, SourceOptions> options, Function<VersionSpec, VersionBuilder> builder, String remedy,
			Consumer<String> listener, Progress progress) {
		this.options = options;
		this.builder = builder;
		this.remedy = remedy;
		this.listener = listener;
		this.progress = progress;
	}

	/** Builds the versions that were not requested before, if they can be built. */
	public void add(List<VersionSpec> specs) {
		// All are wanted before the first is built: one may be the folder with the changes that another leaves out.
		specs.stream().filter(wanted::add).toList().forEach(this::add);
	}

	private void add(VersionSpec spec) {
		try {
			BuiltVersion version = builder.apply(spec).build(spec.location(), options.apply(spec), progress);
			versions.put(spec, version);
			Stream.of(CompileErrorText.ofOthers(version.leftOut()), notCommitted(spec)).filter(text -> !text.isEmpty())
					.forEach(text -> listener.accept(spec.name() + ": " + text));
		} catch (MetricsException e) {
			listener.accept(spec.name() + (spec.ofRange() ? ": left out: " : ": ") + e.getMessage());
		}
	}

	/** The names of those that could not be made, if the others cannot be measured without them; else none. */
	public List<String> missing() {
		List<VersionSpec> failed = wanted.stream().filter(spec -> !versions.containsKey(spec)).toList();
		boolean dispensable = !versions.isEmpty() && failed.stream().allMatch(VersionSpec::ofRange);
		return dispensable ? List.of() : failed.stream().map(VersionSpec::name).toList();
	}

	/** Returns the versions in the order in which they were built. */
	public Map<VersionSpec, BuiltVersion> versions() {
		return versions;
	}

	/** Uncommitted changes that no version has. */
	private String notCommitted(VersionSpec spec) {
		if (!(spec.location() instanceof SourceLocation.Git git)) {
			return "";
		}
		Optional<WorkTree> leftOut = spec.range().map(range -> WorkTree.leftOutOfRange(git, range.end()))
				.orElseGet(() -> WorkTree.leftOut(git));
		List<String> changed = leftOut.map(this::notMeasured).orElse(List.of());
		return changed.isEmpty() ? "" : "uncommitted changes are not measured: " + CompileErrorText.listed(changed) + ". " + remedy;
	}

	private List<String> notMeasured(WorkTree tree) {
		List<String> changed = new ArrayList<>(tree.changed());
		wanted.stream().flatMap(version -> workTree(version).stream())
				.filter(other -> other.root().equals(tree.root()) && other.commit().equals(tree.commit()))
				.forEach(other -> changed.removeAll(other.changed()));
		return changed;
	}

	private static Optional<WorkTree> workTree(VersionSpec spec) {
		return switch (spec.location()) {
			case SourceLocation.Folder folder -> WorkTree.of(folder.path());
			case SourceLocation.Folders folders -> WorkTree.of(folders);
			default -> Optional.empty();
		};
	}

	@Override
	public void close() {
		versions.values().forEach(BuiltVersion::close);
	}
}
