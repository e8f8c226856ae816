/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.view.RunAction;

/** The plans of a project, in a menu of a view's tool bar: which is the active one, new ones, copies, names, merging, comparing. */
public final class PlanMenu extends Action implements IMenuCreator {
	private static final String BUNDLE = "org.sonde.overhead.ui";

	private final IWorkbenchPart part;
	private final Supplier<Optional<IProject>> project;
	private final MenuManager menu = new MenuManager();

	/** @param project the one whose plans the menu is about */
	public PlanMenu(IWorkbenchPart part, Supplier<Optional<IProject>> project) {
		super(Messages.PlanMenu_plan, AS_DROP_DOWN_MENU);
		this.part = part;
		this.project = project;
		setToolTipText(Messages.PlanMenu_hint);
		setImageDescriptor(ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/plan.svg").orElse(null));
		setMenuCreator(this);
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(shown -> fill());
	}

	/** Clicking the button itself also opens the menu. */
	@Override
	public void runWithEvent(Event event) {
		if (event.widget instanceof ToolItem item) {
			Menu shown = getMenu(item.getParent());
			shown.setLocation(item.getParent().toDisplay(item.getBounds().x, item.getBounds().y + item.getBounds().height));
			shown.setVisible(true);
		}
	}

	private void fill() {
		Optional<IProject> chosen = project.get().filter(IProject::isAccessible);
		if (chosen.isEmpty()) {
			IAction none = new RunAction(Messages.PlanMenu_noProject, () -> { });
			none.setEnabled(false);
			menu.add(none);
			return;
		}
		PlanStore store = PlanStore.ofWorkspace();
		List<IFile> plans = store.plansIn(chosen.get());
		Optional<IFile> active = switch (store.active(chosen.get())) {
			case Loaded loaded -> Optional.of(loaded.file());
			case Broken broken -> Optional.of(broken.file());
			default -> Optional.empty();
		};
		plans.forEach(plan -> menu.add(choice(plan, active.filter(plan::equals).isPresent())));
		menu.add(new Separator());
		menu.add(new RunAction(Messages.PlanMenu_newPlan, () -> PlanNameDialog
				.ask(shell(), Messages.PlanMenu_newTitle, chosen.get(), PlanNameDialog.free(chosen.get(), chosen.get().getName()))
				.ifPresent(plan -> PlanFileJobs.create(plan, shell()))));
		active.ifPresent(this::addChanges);
		active.ifPresent(plan -> {
			List<IFile> others = plans.stream().filter(other -> !other.equals(plan)).toList();
			menu.add(new Separator());
			menu.add(others(Messages.PlanMenu_merge, others, other -> PlanFileJobs.merge(other, plan, part)));
			menu.add(others(Messages.PlanMenu_compare, others, other -> PlanCompareInput.open(plan, other)));
		});
	}

	private void addChanges(IFile plan) {
		String name = PlanNameDialog.nameOf(plan);
		menu.add(new RunAction(Messages.PlanMenu_duplicate, () -> PlanNameDialog
				.ask(shell(), Messages.PlanMenu_duplicateTitle, plan.getParent(), PlanNameDialog.free(plan.getParent(), name))
				.ifPresent(copy -> PlanFileJobs.duplicate(plan, copy, shell()))));
		menu.add(new RunAction(Messages.PlanMenu_rename,
				() -> PlanNameDialog.ask(shell(), Messages.PlanMenu_renameTitle, plan.getParent(), name)
						.ifPresent(named -> PlanFileJobs.rename(plan, named, shell()))));
	}

	private static IAction choice(IFile plan, boolean active) {
		IAction choice = new Action(plan.getProjectRelativePath().toString(), AS_RADIO_BUTTON) {
			@Override
			public void run() {
				if (isChecked()) {
					PlanFileJobs.activate(plan);
				}
			}
		};
		choice.setChecked(active);
		return choice;
	}

	private static MenuManager others(String label, List<IFile> others, Consumer<IFile> run) {
		MenuManager choices = new MenuManager(label);
		others.forEach(other -> choices.add(new RunAction(other.getProjectRelativePath().toString(), () -> run.accept(other))));
		if (others.isEmpty()) {
			IAction none = new RunAction(Messages.PlanMenu_noOther, () -> { });
			none.setEnabled(false);
			choices.add(none);
		}
		return choices;
	}

	private Shell shell() {
		return part.getSite().getShell();
	}

	@Override
	public Menu getMenu(Control parent) {
		Menu shown = menu.getMenu();
		return shown == null || shown.isDisposed() ? menu.createContextMenu(parent) : shown;
	}

	@Override
	public Menu getMenu(Menu parent) {
		return null; // it stands in tool bars alone
	}

	@Override
	public void dispose() {
		menu.dispose();
	}
}
