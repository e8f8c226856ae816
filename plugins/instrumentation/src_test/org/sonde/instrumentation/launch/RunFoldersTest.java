/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;

/** Where runs are kept, and which. */
class RunFoldersTest {
	private static final Instant START = Instant.parse("2026-11-21T21:05:31.250Z");

	@TempDir
	private Path root;

	@Test
	void namesAreSortedByTimeAndHarmless() throws Exception {
		RunFolders folders = new RunFolders(root);
		Path first = folders.next("a #;ü%project", START);
		assertThat(root.relativize(first).toString()).matches("[-A-Za-z0-9+%]+/20261121-210531-250");
		Files.createDirectories(first);
		assertThat(folders.next("a #;ü%project", START).getFileName()).hasToString("20261121-210531-250-2");
		assertThat(folders.next("other", START).getParent()).isNotEqualTo(first.getParent());
	}

	/** The oldest go first, but never that of a program that is running, and never those of other projects. */
	@Test
	void theNewestAreKept() throws Exception {
		RunFolders folders = new RunFolders(root);
		List<Path> runs = new ArrayList<>();
		for (int i = 0; i < RunFolders.KEPT + 3; i++) {
			runs.add(folders.next("p", START.plusSeconds(i)));
			Files.createDirectories(runs.getLast().resolve("log"));
			Files.writeString(runs.getLast().resolve("log/kieker-1.dat"), "x");
		}
		Path other = Files.createDirectories(folders.next("q", START));
		folders.tidy("p", Set.of(runs.get(1)));
		assertThat(runs.get(0)).doesNotExist();
		assertThat(runs.get(1)).exists();
		assertThat(runs.get(2)).doesNotExist();
		assertThat(runs.subList(3, runs.size())).allMatch(Files::exists);
		assertThat(other).exists();
	}

	@Test
	void aRunIsFoundAgainByItsLog() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.create(MethodSignature.parse("int p.A.add(int)")));
		ProbedRun run = new ProbedRun(root.resolve("run"), "Main ü (1)", "my project", "my project/a.probes", START);
		run.save(plan);
		run.saveMessages(List.of("[AppClassLoader@1f] error x"));
		ProbedRun found = ProbedRun.ofLog(run.log()).orElseThrow();
		assertThat(found).isEqualTo(run);
		assertThat(PlanFiles.toBytes(found.launchedPlan())).isEqualTo(PlanFiles.toBytes(plan));
		assertThat(found.messages()).containsExactly("[AppClassLoader@1f] error x");
		assertThat(ProbedRun.ofLog(root)).isEmpty();
		Files.writeString(root.resolve("run/run.properties"), "started=yesterday");
		assertThat(ProbedRun.ofLog(run.log())).isEmpty();
	}
}
