/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanState.NoPlan;
import org.sonde.instrumentation.workspace.PlanStore;

/** Plans follow their files, whoever writes them, and no file is lost. */
@ExtendWith(LoggedErrors.class)
class PlanStoreTest {
	private static final MethodSignature RUN = MethodSignature.method("void", "p.A", "run");
	private static final MethodSignature STOP = MethodSignature.method("void", "p.A", "stop");

	private final PlanStore store = PlanStore.ofWorkspace();
	private final List<PlanEvent> events = new CopyOnWriteArrayList<>();
	private final Consumer<PlanEvent> listener = events::add;
	private JavaProject project;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		store.load(project.project());
		store.addListener(listener);
	}

	@AfterEach
	void deleteProject() throws Exception {
		store.removeListener(listener);
		project.delete();
	}

	@Test
	void theFirstEditMakesTheFileAndAnotherReaderFindsTheSame() throws Exception {
		assertThat(store.active(project.project())).isInstanceOf(NoPlan.class);
		assertThat(store.activeFile(project.project())).isEqualTo(project.plan());
		PlanChange change = add(RUN);

		assertThat(change.created()).isTrue();
		assertThat(change.methods()).isEqualTo(Set.of(RUN));
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(PlanFiles.toBytes(planOf(RUN)));
		assertThat(loaded().probes().keySet()).isEqualTo(Set.of(RUN));
		assertThat(events.getLast().places()).isEqualTo(Set.of(RUN));
		assertThat(project.plan().isSynchronized(IResource.DEPTH_ZERO)).isTrue();
	}

	@Test
	void anEditThatChangesNothingWritesNothing() throws Exception {
		assertThat(store.edit(project.plan(), plan -> { }, null).isEmpty()).isTrue();
		assertThat(project.plan().exists()).isFalse();
	}

	@Test
	void whatOthersWriteBehindTheWorkspacesBackIsKept() throws Exception {
		add(RUN);
		PlanFiles.save(planOf(RUN, STOP), path(project.plan()));
		store.edit(project.plan(), plan -> plan.setThreads(4), null);

		assertThat(loaded().probes().keySet()).isEqualTo(Set.of(RUN, STOP));
		assertThat(PlanFiles.load(path(project.plan())).getThreads()).isEqualTo(4);
	}

	/** Commands outside wait for the edit; other programs do not. */
	@Test
	void whatAnotherProgramWritesDuringAnEditStays() throws Exception {
		add(RUN);
		CoreException refused = catchThrowableOfType(CoreException.class, () -> store.edit(project.plan(), plan -> {
			plan.setThreads(4);
			try {
				PlanFiles.save(planOf(STOP), path(project.plan()));
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}, null));
		assertThat(refused.getMessage()).contains(project.plan().getFullPath().makeRelative().toString());
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(PlanFiles.toBytes(planOf(STOP)));
	}

	@Test
	void anEditWithAnotherProgramIsNoticed() throws Exception {
		add(RUN);
		PlanFiles.save(planOf(STOP), path(project.plan()));
		refreshAfterOutsideWrite();
		Workbench.waitFor("the new plan", () -> store.active(project.project()) instanceof Loaded now
				&& now.probes().keySet().equals(Set.of(STOP)));

		Workbench.waitFor("the event", () -> events.getLast().places().equals(Set.of(RUN, STOP)));
	}

	@Test
	void aFileThatIsNoPlanIsShownAtItsLineAndNeverOverwritten() throws Exception {
		add(RUN);
		byte[] conflict = Files.readString(path(project.plan())).replace("<probes", "<<<<<<< ours\n<probes")
				.getBytes(StandardCharsets.UTF_8);
		Files.write(path(project.plan()), conflict);
		refreshAfterOutsideWrite();
		// A reader may come upon the file while it is still being written, and find it empty.
		Workbench.waitFor("the problem", () -> store.active(project.project()) instanceof Broken broken && broken.line() == 3);
		Broken broken = (Broken) store.active(project.project());
		assertThat(broken.message()).startsWith(project.plan().getFullPath().makeRelative() + ":3:");
		Workbench.waitFor("the marker",
				() -> markers().length == 1 && markers()[0].getAttribute(IMarker.LINE_NUMBER, 0) == 3);

		CoreException refused = catchThrowableOfType(CoreException.class, () -> add(STOP));
		assertThat(refused.getMessage()).contains(":3:");
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(conflict);

		Files.write(path(project.plan()), PlanFiles.toBytes(planOf(RUN)));
		refreshAfterOutsideWrite();
		Workbench.waitFor("the fixed plan", () -> store.active(project.project()) instanceof Loaded);
		Workbench.waitFor("the marker's end", () -> markers().length == 0);
	}

	@Test
	void aWriteProtectedFileIsAskedAboutAndLeftAlone() throws Exception {
		add(RUN);
		byte[] before = Files.readAllBytes(path(project.plan()));
		path(project.plan()).toFile().setWritable(false);
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		CompletableFuture<CoreException> refused = CompletableFuture
				.supplyAsync(() -> catchThrowableOfType(CoreException.class, () -> add(STOP)));
		Workbench.press("No");
		assertThat(refused.get().getMessage()).contains("write-protected");
		path(project.plan()).toFile().setWritable(true);
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(before);
	}

	@Test
	void aFileThatCannotBeReadIsToldByName() throws Exception {
		add(RUN);
		Files.delete(path(project.plan()));
		store.setActive(project.plan());
		Broken broken = (Broken) store.active(project.project());
		assertThat(broken.message()).startsWith("Cannot read " + project.plan().getFullPath().makeRelative() + ": ");

		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		Workbench.waitFor("no plan", () -> store.active(project.project()) instanceof NoPlan);
	}

	@Test
	void ofSeveralPlansOneIsActive() throws Exception {
		add(RUN);
		IFile load = project.project().getFile("load.probes");
		store.edit(load, plan -> plan.getProbes().add(Probes.create(STOP)), null);
		assertThat(Set.copyOf(store.plansIn(project.project()))).isEqualTo(Set.of(load, project.plan()));
		store.setActive(load);
		assertThat(loaded().probes().keySet()).isEqualTo(Set.of(STOP));
		assertThat(store.activeFile(project.project())).isEqualTo(load);

		load.delete(true, null);
		Workbench.waitFor("the other plan", () -> store.active(project.project()) instanceof Loaded loaded
				&& loaded.file().equals(project.plan()));
	}

	@Test
	void plansInOutputFoldersAreCopiesAndNoPlans() throws Exception {
		project.add("p", "A.java", "package p; class A { void run() { } }");
		IFile inSources = project.project().getFile("src/p/own.probes");
		inSources.create(JavaProject.stream(new String(PlanFiles.toBytes(planOf(RUN)), StandardCharsets.UTF_8)), true, null);
		project.build();
		assertThat(project.project().getFile("bin/p/own.probes").exists()).isTrue();
		Workbench.waitFor("the plan", () -> store.plansIn(project.project()).equals(List.of(inSources)));
	}

	@Test
	void undoAndRedoRestoreBytes() throws Exception {
		add(RUN);
		byte[] before = Files.readAllBytes(path(project.plan()));
		PlanChange change = store.edit(project.plan(), plan -> {
			plan.setResultSet("some");
			plan.getProbes().getFirst().setCallsPerSecond(12.5);
			plan.getProbes().add(Probes.create(STOP));
		}, null);
		byte[] after = Files.readAllBytes(path(project.plan()));
		store.undo(change, null);
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(before);
		store.redo(change, null);
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(after);
	}

	@Test
	void closingAndDeletingTheProjectIsFollowed() throws Exception {
		add(RUN);
		PlanState before = store.active(project.project());
		project.project().close(null);
		Workbench.waitFor("no plan", () -> store.active(project.project()) instanceof NoPlan);
		project.project().open(null);
		Workbench.waitFor("the plan again", () -> store.active(project.project()) instanceof Loaded);
		assertThat(store.active(project.project())).isNotSameAs(before);
	}

	@Test
	void ofADeletedProjectThereIsNothingToWaitFor() throws Exception {
		IProject deleted = project.project();
		add(RUN);
		project.delete();
		Workbench.waitFor("no plan: an editor left open asks again and again", () -> store.active(deleted) instanceof NoPlan);
		assertThat(store.plansIn(deleted)).isEmpty();
	}

	@Test
	void ofAHugeFileNoMoreIsReadThanAPlanMayHave() throws Exception {
		long huge = 3L << 30;
		try (FileChannel channel = FileChannel.open(path(project.plan()), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
			channel.write(ByteBuffer.allocate(1), huge);
		}
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		Workbench.waitFor("the plan", () -> store.active(project.project()) instanceof Broken);
		assertThat(((Broken) store.active(project.project())).message().contains("larger than 64 MiB")).isTrue();
	}

	private PlanChange add(MethodSignature method) throws CoreException {
		return store.edit(project.plan(), plan -> plan.getProbes().add(Probes.create(method)), null);
	}

	/** A refresh tells files apart by their times, and two writes within one tick of the file system's clock have the same. */
	private void refreshAfterOutsideWrite() throws Exception {
		Path file = path(project.plan());
		long later = Math.max(Files.getLastModifiedTime(file).toMillis(), project.plan().getLocalTimeStamp()) + 2_000;
		Files.setLastModifiedTime(file, FileTime.fromMillis(later));
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
	}

	private Loaded loaded() {
		return (Loaded) store.active(project.project());
	}

	private IMarker[] markers() throws CoreException {
		return project.project().findMarkers("org.sonde.instrumentation.planProblem", true, IResource.DEPTH_INFINITE);
	}

	private static Plan planOf(MethodSignature... methods) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (MethodSignature method : methods) {
			plan.getProbes().add(Probes.create(method));
		}
		return plan;
	}

	private static Path path(IFile file) {
		return file.getLocation().toPath();
	}
}
