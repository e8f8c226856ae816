/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.part.ViewPart;
import org.sonde.overhead.ui.view.folder.FolderHeight;
import org.sonde.overhead.ui.view.folder.TabTitleRoom;

/** A view that restores its state after a restart. */
public abstract class RestoredView extends ViewPart {

	private Optional<IMemento> memento = Optional.empty();
	/** The whole title. */
	private String title = "";
	private Pages pages;

	@Override
	public final void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		memento = Optional.ofNullable(saved);
		title = getPartName();
	}

	@Override
	public final void createPartControl(Composite parent) {
		FolderHeight.ensure(parent, Optional.ofNullable(getSite().getService(MPart.class)));
		FindField.enable(parent, getViewSite().getActionBars());
		createControls(parent);
	}

	protected abstract void createControls(Composite parent);

	/** What {@link #saveState} wrote; empty for a view that is opened for the first time. */
	protected final Optional<IMemento> memento() {
		return memento;
	}

	/** If there is no room for whole titles, the view's tab has a short one, which is not cut. */
	protected final void shortenTitle(Composite parent, String shortTitle) {
		new TabTitleRoom(parent, title, narrow -> setPartName(narrow ? shortTitle : title));
	}

	/** The content of a view, or a message in its place. The visible one gets the focus. */
	protected final Pages pages(Composite parent, HelpContext help) {
		pages = new Pages(parent, help);
		return pages;
	}

	/** The same with a short title. */
	protected final Pages pages(Composite parent, String shortTitle, HelpContext help) {
		shortenTitle(parent, shortTitle);
		return pages(parent, help);
	}

	/** Views without pages set the focus themselves. */
	@Override
	public void setFocus() {
		pages.setFocus();
	}

	/** Says in the tool tip of the tab which project the view shows. */
	final void nameProject(Optional<IProject> shown) {
		setTitleToolTip(shown.map(project -> NLS.bind(Messages.RestoredView_ofProject, title, project.getName())).orElse(title));
	}

	/** The selection, for views that implement {@link IShowInSource}. */
	public ShowInContext getShowInContext() {
		return new ShowInContext(null, getSite().getSelectionProvider().getSelection());
	}

	/** The project that the view shows; empty if it shows none. */
	public Optional<IProject> project() {
		return Optional.empty();
	}
}
