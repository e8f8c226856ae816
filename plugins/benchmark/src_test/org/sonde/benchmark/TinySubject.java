/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.subject.Artifacts;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.overhead.OverheadException;

/** A subject of plain Java, which needs nothing from anywhere: its probe counts executions. */
public final class TinySubject {

	/** Of a subject that needs none. */
	public static final Artifacts NO_ARTIFACTS = coordinates -> {
		throw new AssertionError("nothing is needed, asked for " + coordinates);
	};

	private static final String DESCRIPTOR = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "tiny", "title": "Tiny", "framework": "FRAMEWORK",
				"sources": {"CountingProbe.java": [
					"import java.util.concurrent.atomic.LongAdder;",
					"public final class CountingProbe implements org.sonde.benchmark.program.Probe {",
					"private final LongAdder executions = new LongAdder();",
					"public long before() { return 0; }",
					"public void after(long token) { executions.increment(); }",
					"public long records() { return executions.sum() + Integer.getInteger(\\"more\\", 0); }",
					"}"
				], "ThrowingProbe.java": [
					"public final class ThrowingProbe implements org.sonde.benchmark.program.Probe {",
					"public long before() { throw new NoClassDefFoundError(\\"as of a framework\\"); }",
					"public void after(long token) { }",
					"public long records() { return 0; }",
					"}"
				], "ObjectCountingProbe.java": [
					"public final class ObjectCountingProbe implements org.sonde.benchmark.program.ObjectProbe {",
					"private final CountingProbe probe = new CountingProbe();",
					"public Object before() { return this; }",
					"public void after(Object token) { if (token == this) { probe.after(0); } }",
					"public long records() { return probe.records(); }",
					"}"
				]},
				"common": {"classPath": ["${program}", "${classes}"]},
				"configurations": [
					{"id": "none", "label": "None", "phase": "none"},
					{"id": "counting", "label": "Counting", "phase": "collecting", "predecessor": "none", "probe": "CountingProbe",
						"arrival": {"at": "printed-count", "perExecution": 1}},
					{"id": "objects", "label": "Counting objects", "phase": "collecting", "predecessor": "none", "probe": "ObjectCountingProbe",
						"arrival": {"at": "printed-count", "perExecution": 1}},
					{"id": "too-many", "label": "Too many", "phase": "collecting", "predecessor": "none", "probe": "CountingProbe", "jvm": ["-Dmore=1"],
						"arrival": {"at": "printed-count", "perExecution": 1}},
					{"id": "per-run", "label": "One more per run", "phase": "collecting", "predecessor": "none", "probe": "CountingProbe", "jvm": ["-Dmore=1"],
						"arrival": {"at": "printed-count", "perExecution": 1, "perRun": 1}},
					{"id": "dropping", "label": "Dropping", "phase": "collecting", "predecessor": "none", "probe": "CountingProbe", "jvm": ["-Dmore=-1"],
						"arrival": {"at": "printed-count", "perExecution": 1, "dropsWhenFull": true}},
					{"id": "too-few", "label": "Too few", "phase": "collecting", "predecessor": "none", "probe": "CountingProbe", "jvm": ["-Dmore=-1"],
						"arrival": {"at": "printed-count", "perExecution": 1}},
					{"id": "no-count", "label": "No count", "phase": "collecting", "predecessor": "none", "jvm": ["-Dmore=1"],
						"arrival": {"at": "printed-count", "perExecution": 1}},
					{"id": "none-expected", "label": "None expected", "phase": "deactivated", "predecessor": "none", "probe": "CountingProbe",
						"arrival": {"at": "printed-count", "perExecution": 0}},
					{"id": "printed", "label": "Printed", "phase": "other", "jvm": ["-version"], "arrival": {"printed": "version"}},
					{"id": "not-printed", "label": "Not printed", "phase": "other", "jvm": ["-Xshare:auto"], "arrival": {"printed": "woven"}},
					{"id": "no-class", "label": "No class", "phase": "other", "probe": "NoSuchProbe"},
					{"id": "throwing", "label": "Throwing", "phase": "other", "probe": "ThrowingProbe"},
					{"id": "one-thread", "label": "One thread", "phase": "other", "probe": "CountingProbe", "mostThreads": 1,
						"arrival": {"at": "printed-count", "perExecution": 1}},
					{"id": "keeping", "label": "Keeping", "phase": "other", "probe": "CountingProbe", "jvm": ["-Dmore=-2"],
						"arrival": {"at": "printed-count", "perExecution": 1, "unsentPerThread": 2}},
					{"id": "keeping-too-much", "label": "Keeping too much", "phase": "other", "probe": "CountingProbe", "jvm": ["-Dmore=-2"],
						"arrival": {"at": "printed-count", "perExecution": 1, "unsentPerThread": 1}}
				]
			}
			""";

	private TinySubject() {
	}

	/** Reads it. */
	public static Subject in(Path folder) throws IOException, OverheadException, BenchmarkException {
		return in(folder, "none");
	}

	/** The same, as if of a framework. */
	public static Subject in(Path folder, String framework) throws IOException, OverheadException, BenchmarkException {
		List<String> warnings = new ArrayList<>();
		Subject subject = BuiltInSubjects
				.find(Files.writeString(folder.resolve("tiny.json"), DESCRIPTOR.replace("FRAMEWORK", framework)).toString(), warnings);
		if (!warnings.isEmpty()) {
			throw new AssertionError(warnings);
		}
		return subject;
	}

	/** Its configurations of these ids. */
	public static List<SubjectConfiguration> configurations(Subject subject, String... ids) {
		return subject.configurations().stream().filter(one -> List.of(ids).contains(one.id())).toList();
	}

	/** The Java that runs this. */
	public static JavaHome java() throws BenchmarkException {
		return JavaHome.of(Path.of(System.getProperty("java.home")));
	}
}
