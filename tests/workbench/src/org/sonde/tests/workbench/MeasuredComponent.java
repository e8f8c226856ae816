/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.File;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.lib.PersonIdent;

/** A project with a monitoring component of three methods, in its own git repository, and a descriptor that starts it without an agent. */
record MeasuredComponent(JavaProject project) {

	static final String KIND = "Counter  –  counter.json";

	private static final String DESCRIPTOR = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "counter", "title": "Counter", "framework": "Counter",
				"sources": {"CounterProbe.java": [
					"public final class CounterProbe implements org.sonde.benchmark.program.Probe {",
					"  public long before() { return 0; }",
					"  public void after(long token) { counter.Counter.record(); }",
					"  public long records() { return counter.Counter.records(); }",
					"}"
				]},
				"common": {"classPath": ["${program}", "${classes}", "${component}"]},
				"configurations": [
					{"id": "none", "label": "No probes", "phase": "none"},
					{"id": "counting", "label": "A counter", "phase": "writing", "predecessor": "none", "writer": "a counter",
						"probe": "CounterProbe", "arrival": {"at": "printed-count", "perExecution": 1}}
				]
			}
			""";
	private static final String COUNTER = """
			package counter;

			public final class Counter {
				private static long records;

				public static void record() {
					%s
				}

				public static long records() {
					return records;
				}
			}
			""";
	private static final String PLAIN = "records++;";
	private static final String CHECKED = "if (records >= 0) {\n\t\t\trecords++;\n\t\t}";
	private static final String BROKEN = "record++;";

	/** Tags: v1 and v2 run, broken does not compile; what is saved is v2. */
	static MeasuredComponent in(JavaProject project) throws Exception {
		IFile descriptor = project.project().getFile("counter.json");
		descriptor.create(JavaProject.stream(DESCRIPTOR), true, null);
		File folder = project.project().getLocation().toFile();
		try (Git git = Git.init().setDirectory(folder).setInitialBranch("main").call()) {
			Instant committed = Instant.EPOCH;
			for (List<String> version : List.of(List.of("v1", PLAIN), List.of("broken", BROKEN), List.of("v2", CHECKED))) {
				project.add("counter", "Counter.java", COUNTER.formatted(version.getLast()));
				git.add().addFilepattern("src").call();
				committed = committed.plus(1, ChronoUnit.DAYS);
				PersonIdent somebody = new PersonIdent("Somebody", "somebody@example.org", committed, ZoneOffset.UTC);
				git.commit().setMessage(version.getFirst()).setAuthor(somebody).setCommitter(somebody).setSign(false).call();
				git.tag().setName(version.getFirst()).setAnnotated(false).call();
			}
		}
		return new MeasuredComponent(project);
	}
}
