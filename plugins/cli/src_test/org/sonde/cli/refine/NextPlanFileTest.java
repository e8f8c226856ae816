/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.refine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.shared.Failures;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;

class NextPlanFileTest {
	@TempDir
	private Path folder;

	/** A folder stands in the way of the second one. */
	@Test
	void aPlanThatIsNotWrittenIsNotSaidToBe() throws Exception {
		Path path = folder.resolve("next.probes");
		NextPlanFile file = new NextPlanFile(path);
		assertThat(file.words()).isEmpty();
		file.write(threads(1), "the first");
		file.write(threads(2), "the second");
		assertThat(PlanFiles.load(path).getThreads()).isEqualTo(2);
		block(path);
		assertThatThrownBy(() -> file.write(threads(3), "the third")).isInstanceOf(Failures.Failed.class).hasMessageStartingWith("SC103")
				.hasMessageContaining(path.toString());
		assertThat(file.words()).hasValueSatisfying(words -> assertThat(words).contains("next.probes", "the second"));
	}

	private static Plan threads(int count) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setThreads(count);
		return plan;
	}

	private static void block(Path path) throws IOException {
		Files.delete(path);
		Files.createDirectories(path.resolve("inside"));
	}
}
