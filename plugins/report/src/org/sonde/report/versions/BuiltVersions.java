/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

	private final List<VersionSpec> specs;
	private final Map<VersionSpec, BuiltVersion> versions = new LinkedHashMap<>();

	private BuiltVersions(List<VersionSpec> specs) {
		this.specs = specs;
	}

	/**
	 * Makes them, as far as they can be made.
	 *
	 * @param options  of each version
	 * @param builder  of each version
	 * @param listener receives what users must know: what was left out, and why a version cannot be made
	 */
	public static BuiltVersions of(List<VersionSpec> specs, Function<VersionSpec, SourceOptions> options,
			Function<VersionSpec, VersionBuilder> builder, Consumer<String> listener, Progress progress) {
		BuiltVersions built = new BuiltVersions(List.copyOf(specs));
		boolean done = false;
		try {
			for (VersionSpec spec : specs) {
				try {
					BuiltVersion version = builder.apply(spec).build(spec.location(), options.apply(spec), progress);
					built.versions.put(spec, version);
					Stream.of(CompileErrorText.ofOthers(version.leftOut()), notCommitted(spec)).filter(text -> !text.isEmpty())
							.forEach(text -> listener.accept(spec.name() + ": " + text));
				} catch (MetricsException e) {
					listener.accept(spec.name() + (spec.ofRange() ? ": left out: " : ": ") + e.getMessage());
				}
			}
			done = true;
			return built;
		} finally {
			if (!done) {
				built.close();
			}
		}
	}

	/** The names of those that could not be made, if the others cannot be measured without them; else none. */
	public List<String> missing() {
		List<VersionSpec> failed = specs.stream().filter(spec -> !versions.containsKey(spec)).toList();
		boolean dispensable = !versions.isEmpty() && failed.stream().allMatch(VersionSpec::ofRange);
		return dispensable ? List.of() : failed.stream().map(VersionSpec::name).toList();
	}

	/** In their order. */
	public Map<VersionSpec, BuiltVersion> versions() {
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
