/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Failures;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.compiling.BuiltVersion;
import org.sonde.metrics.compiling.CompileErrorText;
import org.sonde.metrics.compiling.VersionBuilder;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.WorkTree;

/** Versions that can be run, while a benchmark needs them. */
final class BuiltVersions implements AutoCloseable {

	private final Map<VersionSpec, BuiltVersion> versions = new LinkedHashMap<>();
	private final Function<VersionSpec, SourceOptions> options;
	private final Function<VersionSpec, VersionBuilder> builder;
	private final PrintWriter err;
	private final Progress progress;

	/**
	 * None yet.
	 *
	 * @param options of each version
	 * @param builder of each version
	 * @param err     learns of what was left out; of a range also of revisions that cannot be made
	 */
	BuiltVersions(Function<VersionSpec, SourceOptions> options, Function<VersionSpec, VersionBuilder> builder, PrintWriter err,
			Progress progress) {
		this.options = options;
		this.builder = builder;
		this.err = err;
		this.progress = progress;
	}

	/**
	 * Makes those that are not made yet.
	 *
	 * @throws Failures.Failed if one that was named cannot be made, or there still is none at all
	 */
	void add(List<VersionSpec> specs) throws Failures.Failed {
		List<String> failed = new ArrayList<>();
		for (VersionSpec spec : specs.stream().filter(one -> !versions.containsKey(one)).toList()) {
			try {
				BuiltVersion version = builder.apply(spec).build(spec.location(), options.apply(spec), progress);
				versions.put(spec, version);
				Stream.of(CompileErrorText.ofOthers(version.leftOut()), notCommitted(spec)).filter(text -> !text.isEmpty())
						.forEach(text -> err.println("sonde: " + spec.name() + ": " + text));
			} catch (MetricsException e) {
				err.println("sonde: " + spec.name() + (spec.ofRange() ? ": left out: " : ": ") + e.getMessage());
				failed.add(spec.name());
			}
		}
		if (versions.isEmpty() || specs.stream().anyMatch(spec -> !spec.ofRange() && failed.contains(spec.name()))) {
			throw new Failures.Failed(CommandProblem.NOT_BUILT, CompileErrorText.listed(failed));
		}
	}

	/** In the order in which they were made. */
	Map<VersionSpec, BuiltVersion> versions() {
		return versions;
	}

	private static String notCommitted(VersionSpec spec) {
		List<String> changed = !spec.ofRange() && spec.location() instanceof SourceLocation.Git git ? WorkTree.leftOut(git) : List.of();
		return changed.isEmpty() ? "" : "uncommitted changes are not measured: " + CompileErrorText.listed(changed)
				+ ". To measure them, give the folder instead of the revision.";
	}

	@Override
	public void close() {
		versions.values().forEach(BuiltVersion::close);
	}
}
