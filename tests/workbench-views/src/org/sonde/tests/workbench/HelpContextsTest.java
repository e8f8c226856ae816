/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.wizards.IWizardDescriptor;
import org.eclipse.ui.wizards.IWizardRegistry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.view.HelpContext;

/** F1 explains every view, wizard and page. What it shows, and that dialogs have it, is the business of tests/architecture. */
@ExtendWith(LoggedErrors.class)
class HelpContextsTest {
	private static final String OURS = "org.sonde.";
	/** Where the workbench keeps what F1 explains. */
	private static final String HELP = "org.eclipse.ui.help";

	@BeforeEach
	void open() {
		Workbench.showJavaPerspective();
	}

	@TestFactory
	Stream<DynamicTest> everyCommandHasADescriptionAndHelp() {
		return commands().map(command -> DynamicTest.dynamicTest(command.getAttribute("id"), () -> {
			assertThat(command.getAttribute("helpContextId")).isNotNull();
			assertThat(command.getAttribute("description")).isNotNull();
		}));
	}

	@TestFactory
	Stream<DynamicTest> everyViewHasHelp() {
		return elements("org.eclipse.ui.views", "view").map(element -> element.getAttribute("id"))
				.map(id -> DynamicTest.dynamicTest(id, () -> {
					IViewPart view = Workbench.ui(() -> Workbench.page().showView(id));
					try {
						assertKnown(Workbench.ui(() -> help((Composite) view.getSite().getService(MPart.class).getWidget())));
					} finally {
						Workbench.closeView(view);
					}
				}));
	}

	@TestFactory
	Stream<DynamicTest> everyPageOfAWizardHasHelp() {
		return Stream.of(PlatformUI.getWorkbench().getImportWizardRegistry(), PlatformUI.getWorkbench().getExportWizardRegistry())
				.flatMap(HelpContextsTest::wizards).map(wizard -> DynamicTest.dynamicTest(wizard.getId(), () -> {
					for (Optional<String> help : Workbench.ui(() -> helpOfPages(wizard))) {
						assertKnown(help);
					}
				}));
	}

	@Test
	void thePreferencesHaveHelp() throws Exception {
		assertKnown(Workbench
				.ui(() -> helpOf(PreferencesUtil.createPreferenceDialogOn(null, "org.sonde.overhead.ui.preferences", null, null))));
		JavaProject project = new JavaProject("thePreferencesHaveHelp");
		try {
			assertKnown(Workbench.ui(() -> helpOf(
					PreferencesUtil.createPropertyDialogOn(null, project.java(), "org.sonde.overhead.ui.project", null, null))));
		} finally {
			project.delete();
		}
	}

	private static void assertKnown(Optional<String> help) {
		assertThat(help.isPresent()).as("F1 shows nothing").isTrue();
		assertThat(Arrays.stream(HelpContext.values()).anyMatch(context -> context.id().equals(help.get()))).as(help.get()).isTrue();
	}

	private static List<Optional<String>> helpOfPages(IWizardDescriptor descriptor) throws Exception {
		IWorkbenchWizard wizard = descriptor.createWizard();
		wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
		WizardDialog dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
		dialog.create();
		try {
			List<Optional<String>> helps = new ArrayList<>();
			for (IWizardPage page : wizard.getPages()) {
				helps.add(help(page.getControl()));
			}
			return helps;
		} finally {
			dialog.close();
		}
	}

	private static Optional<String> helpOf(PreferenceDialog dialog) {
		try {
			return help(((PreferencePage) dialog.getSelectedPage()).getControl());
		} finally {
			dialog.close();
		}
	}

	/** The help of the control, or of the first control in it that has one. */
	private static Optional<String> help(Control control) {
		if (control.getData(HELP) instanceof String id) {
			return Optional.of(id);
		}
		return control instanceof Composite composite
				? Arrays.stream(composite.getChildren()).map(HelpContextsTest::help).flatMap(Optional::stream).findFirst()
				: Optional.empty();
	}

	private static Stream<IWizardDescriptor> wizards(IWizardRegistry registry) {
		return elements("org.eclipse.ui.importWizards", "wizard", "org.eclipse.ui.exportWizards")
				.map(element -> registry.findWizard(element.getAttribute("id")))
				.filter(Objects::nonNull).sorted(Comparator.comparing(IWizardDescriptor::getId));
	}

	private static Stream<IConfigurationElement> commands() {
		return elements("org.eclipse.ui.commands", "command");
	}

	private static Stream<IConfigurationElement> elements(String point, String name, String... otherPoints) {
		return Stream.concat(Stream.of(point), Stream.of(otherPoints))
				.flatMap(each -> Arrays.stream(Platform.getExtensionRegistry().getConfigurationElementsFor(each)))
				.filter(element -> element.getName().equals(name) && element.getContributor().getName().startsWith(OURS));
	}
}
