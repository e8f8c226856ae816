/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.NewSets;

/** Files of a project that cannot be written: the message has file, reason and remedy, and nothing is lost. */
@ExtendWith(LoggedErrors.class)
class UnwritableFilesTest {

	private static final MethodSignature RUN = MethodSignature.method("void", "p.A", "run");
	private static final MethodSignature STOP = MethodSignature.method("void", "p.A", "stop");
	private static final String SET = "moobench-github-2025-kieker";

	private JavaProject project;

	@BeforeEach
	void create(TestInfo test) throws Exception {
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
	}

	@AfterEach
	void delete() throws Exception {
		protect("rwxr-xr-x");
		project.delete();
	}

	/** Not as root, whom no permission stops. */
	@Test
	void aPlanInAFolderThatIsNotWritableStaysAsItIs() throws Exception {
		add(RUN);
		byte[] before = Files.readAllBytes(path(project.plan()));
		protect("r-xr-xr-x");
		assumeThat(Files.isWritable(folder())).isFalse();
		CoreException refused = catchThrowableOfType(CoreException.class, () -> add(STOP));
		assertThat(refused.getMessage()).contains(ProjectFiles.name(project.plan()), "permission denied", "folder writable");
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(before);
		assertThat(((PlanState.Loaded) PlanStore.ofWorkspace().active(project.project())).probes()).containsOnlyKeys(RUN);
	}

	/** Not as root. A series of tunings is written in the same way. */
	@Test
	void aResultSetThatCannotBeWrittenIsNamedWithTheRemedy() throws Exception {
		protect("r-xr-xr-x");
		assumeThat(Files.isWritable(folder())).isFalse();
		CoreException refused = catchThrowableOfType(CoreException.class, this::store);
		assertThat(refused.getMessage()).contains(ProjectFiles.name(project.project().getFile("mine.json")), "permission denied",
				"folder writable");
	}

	@Test
	void aFolderInThePlaceOfAPlanIsLeftAlone() throws Exception {
		Path inTheWay = Files.createDirectory(path(project.plan()));
		Files.writeString(inTheWay.resolve("notes.txt"), "mine");
		CoreException refused = catchThrowableOfType(CoreException.class, () -> add(RUN));
		assertThat(refused.getMessage()).contains(ProjectFiles.name(project.plan()), "is not a file");
		assertThat(inTheWay.resolve("notes.txt")).hasContent("mine");
	}

	/** Created outside the workspace, as a command does. */
	@Test
	void aResultSetDoesNotReplaceOneThatTheWorkspaceHasNotNoticed() throws Exception {
		Path unnoticed = Files.writeString(folder().resolve("mine.json"), "{}");
		assertThat(store().getName()).isEqualTo("mine-2.json");
		assertThat(unnoticed).hasContent("{}");
	}

	private void add(MethodSignature method) throws CoreException {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().add(Probes.create(method)), null);
	}

	private IFile store() throws CoreException {
		IFile[] stored = new IFile[1];
		ResultSet set = PublishedResults.find(SET).orElseThrow();
		project.project().getWorkspace().run(monitor -> stored[0] = new NewSets(project.project(), monitor).store(set, "mine", set.title()),
				project.project(), IResource.NONE, new NullProgressMonitor());
		return stored[0];
	}

	private void protect(String permissions) throws Exception {
		Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString(permissions));
	}

	private Path folder() {
		return project.project().getLocation().toPath();
	}

	private static Path path(IFile file) {
		return file.getLocation().toPath();
	}
}
