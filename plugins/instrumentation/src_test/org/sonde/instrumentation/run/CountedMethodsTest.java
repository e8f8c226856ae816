/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodSignature;

class CountedMethodsTest {
	private static final MethodSignature A = MethodSignature.method("void", "p.A", "a");
	private static final MethodSignature B = MethodSignature.method("void", "p.B", "b");

	@TempDir
	private Path folder;

	/** Returns the folder that Kieker wrote into. */
	private Path run(String name, Set<MethodSignature> counted) throws IOException {
		Path export = Files.createDirectories(folder.resolve(name));
		Path adaptive = export.resolve(KiekerAspectJ.ADAPTIVE);
		Files.createDirectories(adaptive.getParent());
		Files.writeString(adaptive, "");
		new CountedMethods(counted).write(export);
		return Files.createDirectories(export.resolve("log").resolve("kieker-1"));
	}

	@Test
	void ofSeveralRunsThoseThatEachCounted() throws IOException {
		Path both = run("both", Set.of(A, B));
		Path one = run("one", Set.of(A));
		assertThat(CountedMethods.ofLogs(List.of(both)).methods()).containsExactlyInAnyOrder(A, B);
		assertThat(CountedMethods.ofLogs(List.of(both.getParent())).methods()).containsExactlyInAnyOrder(A, B);
		assertThat(CountedMethods.ofLogs(List.of(both, one)).methods()).containsExactly(A);
		assertThat(CountedMethods.ofLogs(List.of(one, both)).methods()).containsExactly(A);
	}

	@Test
	void ofALogFromElsewhereNothingIsKnown() throws IOException {
		Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
		assertThat(CountedMethods.ofLogs(List.of(run("run", Set.of(A)), elsewhere)).methods()).isEmpty();
		assertThat(CountedMethods.ofLogs(List.of()).methods()).isEmpty();
	}

	@Test
	void aDamagedFileIsNamed() throws IOException {
		Path log = run("run", Set.of(A));
		Path file = folder.resolve("run").resolve("counted");
		Files.writeString(file, "nonsense (");
		assertThatThrownBy(() -> CountedMethods.ofLogs(List.of(log))).isInstanceOf(IOException.class)
				.hasMessageContaining(file.toString());
	}
}
