/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.overhead.OverheadException;

/** The subjects that are built in: JSON files beside this class. */
public final class BuiltInSubjects {

	/** The ids in the order in which they are shown. */
	private static final List<String> IDS = List.of("kieker-2.0.2-aspectj", "kieker-2.0.2-aspectj-events",
			"kieker-2.0.2-bytebuddy", "kieker-1.15.4-aspectj", "opentelemetry-2.33.1", "elastic-apm-1.55.1", "micrometer-timer",
			"jfr-event", "jfr-method-trace", "jmx-notification", "nano-time");

	private BuiltInSubjects() {
	}

	public static List<String> ids() {
		return IDS;
	}

	/**
	 * The subject of a built-in id or of a file of the user's.
	 *
	 * @param warnings where fields of a file are named that the format does not know
	 */
	public static Subject find(String idOrFile, List<String> warnings) throws BenchmarkException, OverheadException {
		if (IDS.contains(idOrFile)) {
			return builtIn(idOrFile);
		}
		Path file = Path.of(idOrFile);
		if (!Files.exists(file)) {
			throw new BenchmarkException(BenchmarkProblem.NO_SUCH_SUBJECT, idOrFile, String.join(", ", IDS));
		}
		return SubjectReader.read(file, warnings);
	}

	/** All of them. */
	public static List<Subject> all() {
		return IDS.stream().map(BuiltInSubjects::builtIn).toList();
	}

	private static Subject builtIn(String id) {
		Subject subject = SubjectReader.builtIn(BuiltInSubjects.class, id + ".json");
		if (!subject.id().equals(id)) {
			throw new IllegalStateException(id + ".json: " + subject.id());
		}
		return subject;
	}
}
