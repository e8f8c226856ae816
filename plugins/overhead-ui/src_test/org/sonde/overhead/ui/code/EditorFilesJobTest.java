/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;

class EditorFilesJobTest {
	private final List<Map<String, String>> heard = new ArrayList<>();
	private final EditorFilesJob job = new EditorFilesJob(heard::add);

	private static ICompilationUnit unit(String name, Map<String, Object> answers) {
		answers.put("getResource", Fake.of(IFile.class, Map.of("getProjectRelativePath", IPath.fromPortableString("src/p/" + name))));
		return Fake.of(ICompilationUnit.class, answers);
	}

	private void changed(ICompilationUnit unit) throws InterruptedException {
		job.changed(unit);
		job.join();
	}

	@Test
	void theTextIsThatOfTheMomentItIsMeasured() throws Exception {
		Map<String, Object> answers = new HashMap<>(Map.of("exists", true, "getSource", "class A { }"));
		ICompilationUnit unit = unit("A.java", answers);
		changed(unit);
		assertThat(heard).containsExactly(Map.of("src/p/A.java", "class A { }"));
		answers.put("exists", false);
		changed(unit);
		assertThat(heard).last().as("it was deleted").isEqualTo(Map.of("src/p/A.java", ""));
	}

	@Test
	void eachChangeIsTakenOnce() throws Exception {
		changed(unit("A.java", new HashMap<>(Map.of("exists", true, "getSource", "class A { }"))));
		job.run(new NullProgressMonitor());
		assertThat(heard).last().isEqualTo(Map.of());
	}
}
