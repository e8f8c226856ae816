/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.marking.StatusLine;

/**
 * Sonde's messages have their own field in the status line, beside the part's message about its selection, which may change at any time.
 */
@ExtendWith(LoggedErrors.class)
class StatusLineTest {
	private static final String DONE = "2 probes added to shop & more.probes.";

	private JavaProject project;
	private ICompilationUnit cart;
	private IPackagesViewPart explorer;

	@BeforeEach
	void tell() throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject("status");
		cart = project.add("shop", "Cart.java", "package shop;\n\nclass Cart {\n\tvoid add() {\n\t}\n}\n");
		explorer = Workbench.selectInPackageExplorer(cart.findPrimaryType());
		StatusLine.show(explorer, DONE);
		Workbench.waitFor("the message", () -> message().equals(DONE));
	}

	@AfterEach
	void deleteProject() throws Exception {
		project.delete();
	}

	private String message() {
		return Workbench.statusLine(explorer).replace("&&", "&");
	}

	@Test
	void selectionsDoNotReplaceIt() throws Exception {
		Workbench.selectInPackageExplorer(JavaProject.method(cart, "add"));
		assertThat(message()).isEqualTo(DONE);
		Workbench.picture("status-line");
		StatusLine.show(explorer, "Nothing added.", true);
		Workbench.waitFor("the next one alone", () -> message().equals("Nothing added."));
	}

	@Test
	void itGoesWhenTheUserGoesOn() throws Exception {
		press();
		assertThat(message()).as("before anybody could read it").isEqualTo(DONE);
		Workbench.waitFor("the message to go", () -> {
			press();
			return message().isEmpty();
		});
	}

	private void press() {
		Workbench.ui(() -> {
			Event key = new Event();
			key.keyCode = SWT.SHIFT;
			explorer.getTreeViewer().getTree().notifyListeners(SWT.KeyDown, key);
			return null;
		});
	}
}
