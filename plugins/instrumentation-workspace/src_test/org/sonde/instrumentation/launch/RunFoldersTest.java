/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.RunAgent;

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
		ProbedRun run = new ProbedRun(root.resolve("run"), "Main ü (1)", "my project", "my project/a.probes", RunAgent.JFR, RecordTo.TCP,
				START);
		PlanMatches matches = new PlanMatches(Map.of("* p.A.*(..)", matches(Optional.empty(), "int p.A.add(int)", "p.A.<init>()")));
		run.save(plan, Optional.of(matches));
		run.saveMessages(List.of("[AppClassLoader@1f] error x"));
		ProbedRun found = ProbedRun.ofLog(run.log()).orElseThrow();
		assertThat(found).isEqualTo(run);
		assertThat(PlanFiles.toBytes(found.launchedPlan())).isEqualTo(PlanFiles.toBytes(plan));
		assertThat(found.launchedMatches()).contains(matches);
		assertThat(found.messages()).containsExactly("[AppClassLoader@1f] error x");
		assertThat(ProbedRun.ofLog(root)).isEmpty();
		Files.writeString(root.resolve("run/run.properties"), "started=yesterday");
		assertThat(ProbedRun.ofLog(run.log())).isEmpty();
	}

	@Test
	void whatPatternsMatchedIsKeptInTheirOrder() throws Exception {
		Map<String, PlanMatches.OfProbe> byPattern = new LinkedHashMap<>();
		byPattern.put("public * q..*.*(..)", matches(Optional.empty(), "void q.B$C.run(java.lang.String[])", "q.B.<init>(int)"));
		byPattern.put("* none(..)", matches(Optional.empty()));
		byPattern.put("* a.A<.m(..)", matches(Optional.of("AspectJ says: no")));
		PlanMatches matches = new PlanMatches(byPattern);
		PlanMatches read = MatchLines.read(MatchLines.write(matches).lines().toList());
		assertThat(read).isEqualTo(matches);
		assertThat(read.byPattern().keySet()).containsExactlyElementsOf(byPattern.keySet());
		assertThatThrownBy(() -> MatchLines.read(List.of("* m(..)", "\tno method"))).isInstanceOf(IOException.class)
				.hasMessageContaining("no method");
	}

	private static PlanMatches.OfProbe matches(Optional<String> problem, String... methods) {
		return new PlanMatches.OfProbe(Stream.of(methods).map(MethodSignature::parse).toList(), List.of(), List.of(), List.of(), problem);
	}
}
