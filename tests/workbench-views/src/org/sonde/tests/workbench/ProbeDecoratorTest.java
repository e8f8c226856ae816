/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;

/** The small probes over the icons of the Package Explorer. */
@ExtendWith(LoggedErrors.class)
class ProbeDecoratorTest {
	private static final String DECORATOR = "org.sonde.overhead.ui.probeDecorator";
	private static final MethodSignature WEIGH = MethodSignature.parse("int depot.Depot.weigh(int)");

	private JavaProject project;
	private ICompilationUnit depot;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		depot = project.add("depot", "Depot.java",
				"package depot;\npublic class Depot {\n\tint weigh(int grams) { return grams; }\n\tvoid rest() { }\n}\n");
	}

	@AfterEach
	void deleteProject() throws Exception {
		enable(false);
		project.delete();
	}

	@Test
	void iconsShowTheProbesOfMethodsAndOfWhatHoldsThem() throws Exception {
		enable(true);
		List<IJavaElement> decorated = List.of(JavaProject.method(depot, "weigh"), depot.getType("Depot"), depot, depot.getParent());
		List<byte[]> plain = decorated.stream().map(this::icon).toList();
		byte[] rest = icon(JavaProject.method(depot, "rest"));

		edit(plan -> plan.getProbes().add(Probes.create(WEIGH)));
		waitForOthers("active", decorated, plain);
		Workbench.picture("decorator");
		List<byte[]> active = decorated.stream().map(this::icon).toList();
		assertThat(icon(JavaProject.method(depot, "rest"))).as("a method without a probe").isEqualTo(rest);

		edit(plan -> Probes.find(plan, WEIGH).orElseThrow().setActive(false));
		waitForOthers("deactivated", decorated, active);
		waitForOthers("deactivated", decorated, plain);

		edit(plan -> plan.getProbes().clear());
		waitForSame("removed", decorated, plain);
		edit(plan -> plan.getProbes().add(Probes.create(WEIGH)));
		waitForOthers("active again", decorated, plain);
		enable(false);
		waitForSame("switched off", decorated, plain);
	}

	/** Methods that a pattern matches show a probe like all others, once the project was built. */
	@Test
	void iconsShowTheProbesOfPatterns() throws Exception {
		enable(true);
		List<IJavaElement> decorated = List.of(JavaProject.method(depot, "weigh"), depot.getType("Depot"), depot, depot.getParent());
		List<byte[]> plain = decorated.stream().map(this::icon).toList();
		byte[] rest = icon(JavaProject.method(depot, "rest"));
		project.build();
		edit(plan -> plan.getProbes().add(Probes.createPattern("int depot..*.*(..)")));
		waitForOthers("matched", decorated, plain);
		assertThat(icon(JavaProject.method(depot, "rest"))).as("a method that the pattern does not match").isEqualTo(rest);
		edit(plan -> plan.getProbes().clear());
		waitForSame("removed", decorated, plain);
	}

	private static void enable(boolean on) {
		Workbench.ui(() -> {
			PlatformUI.getWorkbench().getDecoratorManager().setEnabled(DECORATOR, on);
			return null;
		});
	}

	private void edit(Consumer<Plan> edit) throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), edit, null);
	}

	private void waitForOthers(String what, List<IJavaElement> elements, List<byte[]> before) throws Exception {
		Workbench.waitFor("other icons: " + what, () -> {
			for (int i = 0; i < elements.size(); i++) {
				if (Arrays.equals(icon(elements.get(i)), before.get(i))) {
					return false;
				}
			}
			return true;
		});
	}

	private void waitForSame(String what, List<IJavaElement> elements, List<byte[]> before) throws Exception {
		Workbench.waitFor("the same icons: " + what, () -> {
			for (int i = 0; i < elements.size(); i++) {
				if (!Arrays.equals(icon(elements.get(i)), before.get(i))) {
					return false;
				}
			}
			return true;
		});
	}

	/** The pixels of the icon that the tree shows. */
	private byte[] icon(IJavaElement element) {
		try {
			IPackagesViewPart explorer = Workbench.selectInPackageExplorer(element);
			return Workbench.ui(() -> {
				TreeItem item = explorer.getTreeViewer().getTree().getSelection()[0];
				ImageData data = item.getImage().getImageData();
				byte[] pixels = Arrays.copyOf(data.data, data.data.length + (data.alphaData == null ? 0 : data.alphaData.length));
				if (data.alphaData != null) {
					System.arraycopy(data.alphaData, 0, pixels, data.data.length, data.alphaData.length);
				}
				return pixels;
			});
		} catch (Exception e) {
			throw new AssertionError(e);
		}
	}
}
