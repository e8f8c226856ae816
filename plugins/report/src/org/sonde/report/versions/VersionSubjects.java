/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.versions.ComponentVersion;
import org.sonde.benchmark.versions.VersionKind;
import org.sonde.benchmark.versions.VersionWriters;
import org.sonde.metrics.compiling.BuiltVersion;
import org.sonde.report.tunings.MeasuredVersions;

/** Versions that were built, as subjects of one benchmark. */
public final class VersionSubjects {

	private final BuiltVersions built;
	private final Map<VersionSpec, Subject> subjects = new LinkedHashMap<>();

	/**
	 * Makes a subject of each version.
	 *
	 * @param kinds how each is started
	 * @throws BenchmarkException       if a kind cannot start its version
	 * @throws IllegalArgumentException if the name of a version cannot be a part of an id
	 */
	public VersionSubjects(BuiltVersions built, Function<VersionSpec, VersionKind> kinds) throws BenchmarkException {
		this.built = built;
		for (Map.Entry<VersionSpec, BuiltVersion> one : built.versions().entrySet()) {
			BuiltVersion version = one.getValue();
			subjects.put(one.getKey(), kinds.apply(one.getKey())
					.subject(new ComponentVersion(one.getKey().name(), version.origin(), version.classes(), version.libraries())));
		}
	}

	/** In the order of the versions. */
	public List<Subject> subjects() {
		return List.copyOf(subjects.values());
	}

	/** The versions as tunings, when they have been measured. */
	public List<MeasuredVersions.Version> tunings(VersionWriters writers) {
		List<MeasuredVersions.Version> tunings = new ArrayList<>();
		built.versions().forEach((spec, version) -> tunings.add(new MeasuredVersions.Version(spec.name(), version.origin(),
				subjects.get(spec).id(), writers.of(subjects.get(spec), subjects.values()), version.code())));
		return tunings;
	}
}
