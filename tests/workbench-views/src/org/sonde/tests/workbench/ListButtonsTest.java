/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.List;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.benchmark.launch.BenchmarkTabGroup;
import org.sonde.overhead.ui.view.PathList;

/** Buttons beside lists are enabled only if they do something. */
@ExtendWith(LoggedErrors.class)
class ListButtonsTest {

	private Shell shell;

	@BeforeEach
	void openShell() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(700, 400);
	}

	@AfterEach
	void closeShell() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	private boolean canRemove() {
		return Workbench.ui(() -> Fields.find(shell, Button.class, "Remove").isEnabled());
	}

	private void remove() {
		Workbench.ui(() -> {
			Button remove = Fields.find(shell, Button.class, "Remove");
			remove.setFocus();
			remove.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	@Test
	void filesAreRemovedOnlyIfSomeAreSelectedAndTheNextOneFollows() {
		java.util.List<Path> told = new ArrayList<>();
		PathList files = Workbench.ui(() -> {
			Composite page = new Composite(shell, SWT.NONE);
			GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
			PathList[] made = new PathList[1];
			made[0] = new PathList(page, 300, 100, true, () -> {
				told.clear();
				told.addAll(made[0].paths());
			});
			made[0].add(Path.of("a"));
			made[0].add(Path.of("b"));
			shell.layout();
			return made[0];
		});
		List list = Workbench.ui(() -> Workbench.all(shell, List.class).getFirst());
		assertThat(canRemove()).as("nothing is selected").isFalse();
		Workbench.ui(() -> {
			list.setSelection(0);
			list.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		assertThat(canRemove()).isTrue();
		remove();
		assertThat(told).containsExactly(Path.of("b"));
		assertThat(Workbench.<String[]>ui(list::getSelection)).containsExactly("b");
		assertThat(canRemove()).isTrue();
		remove();
		assertThat(Workbench.ui(files::paths)).isEmpty();
		assertThat(canRemove()).as("the list is empty").isFalse();
		assertThat(Workbench.ui(list::isFocusControl)).as("the keyboard stays in the list").isTrue();
	}

	@Test
	void onlySubjectsThatTheUserAddedAreRemoved(@TempDir Path folder) throws Exception {
		Path own = folder.resolve("own.json");
		try (InputStream builtIn = BuiltInSubjects.class.getResourceAsStream(BuiltInSubjects.all().getFirst().id() + ".json")) {
			Files.copy(builtIn, own);
		}
		ILaunchConfigurationWorkingCopy configuration = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType("org.sonde.overhead.ui.benchmark.launch").newInstance(null, "benchmark");
		LaunchSetting.DESCRIPTORS.set(configuration, own.toString());
		BenchmarkTabGroup group = new BenchmarkTabGroup();
		Tree tree = Workbench.ui(() -> {
			group.createTabs(null, "run");
			group.getTabs()[0].createControl(shell);
			group.getTabs()[0].initializeFrom(configuration);
			shell.layout();
			return Workbench.all(shell, Tree.class).getFirst();
		});
		int builtIn = BuiltInSubjects.all().size();
		Workbench.waitFor("the subjects", () -> Workbench.ui(tree::getItemCount) == builtIn + 1);
		assertThat(canRemove()).as("nothing is selected").isFalse();
		select(tree, 0);
		assertThat(canRemove()).as("a subject that is built in").isFalse();
		select(tree, builtIn);
		assertThat(canRemove()).as("a subject of the user").isTrue();
		remove();
		Workbench.waitFor("the subject is gone", () -> Workbench.ui(tree::getItemCount) == builtIn);
		assertThat(canRemove()).as("nothing is selected").isFalse();
		Workbench.ui(() -> {
			group.getTabs()[0].performApply(configuration);
			group.getTabs()[0].dispose();
			return null;
		});
		assertThat(LaunchSetting.DESCRIPTORS.of(configuration)).isEmpty();
	}

	private static void select(Tree tree, int index) {
		Workbench.ui(() -> {
			Event event = new Event();
			event.item = tree.getItem(index);
			tree.setSelection(tree.getItem(index));
			tree.notifyListeners(SWT.Selection, event);
			return null;
		});
	}
}
