/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.export.reading.AgentConfigException;
import org.sonde.instrumentation.export.reading.AgentConfigs;
import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PlanFiles;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** Configurations of all agents. The program has one class, so that names are found in it, and are not. */
class AgentConfigFuzzTest {
	private static final ProgramClasses CLASSES = new ProgramClasses(List.of(new ProgramClasses.Type("p.A", false, false, List.of(),
			List.of(method("void p.A.m()"), method("int p.A.m(java.lang.String[],int)"), method("p.A.<init>(long)")))));

	@TempDir
	static Path folder;

	private static ProgramClasses.Method method(String signature) {
		return new ProgramClasses.Method(MethodSignature.parse(signature), false, true);
	}

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(byte[] file) throws IOException {
		Path path = Files.write(folder.resolve("config"), file);
		ImportedPlan imported;
		try {
			imported = AgentConfigs.read(List.of(path), Optional.empty(), CLASSES);
		} catch (AgentConfigException e) {
			assertThat(e.getMessage()).startsWith(path + ":");
			return;
		}
		assertThat(imported.notes()).allSatisfy(note -> assertThat(note.place()).startsWith(path.toString()));
		byte[] written = PlanFiles.toBytes(imported.plan());
		assertThat(PlanFiles.toBytes(PlanFiles.load(new ByteArrayInputStream(written), "written.probes"))).isEqualTo(written);
	}
}
