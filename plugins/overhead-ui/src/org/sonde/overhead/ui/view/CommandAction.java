/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.services.IServiceLocator;

/** A command of a plugin.xml in the tool bar, the menu or on a page of a view. The view does not know its handler. */
public final class CommandAction extends Action {

	/** Calibrates this machine for estimates. */
	public static final String CALIBRATE = "org.sonde.overhead.ui.calibrate";

	/** Measures what the probes of a plan cost a program. */
	public static final String MEASURE_OVERHEAD = "org.sonde.overhead.ui.measureOverhead";

	/** Changes a plan by what its probes cost when they run. */
	public static final String REFINE = "org.sonde.overhead.ui.refine";

	/** Measures what versions of a monitoring component cost. */
	public static final String MEASURE_VERSIONS = "org.sonde.overhead.ui.measureVersions";

	/** Shows the view Overhead Estimates. */
	public static final String SHOW_ESTIMATES = "org.eclipse.ui.views.showView(org.eclipse.ui.views.showView.viewId=org.sonde.overhead.ui.estimates)";

	/** Shows the view Problems. */
	public static final String SHOW_PROBLEMS = "org.eclipse.ui.views.showView(org.eclipse.ui.views.showView.viewId=org.eclipse.ui.views.ProblemView)";

	private static final String BUNDLE = "org.sonde.overhead.ui";

	private final String command;
	private final IServiceLocator services;

	/** @param icon the path of the picture in this bundle */
	public CommandAction(String text, String icon, String command, IServiceLocator services) {
		this(text, command, services);
		setImageDescriptor(ResourceLocator.imageDescriptorFromBundle(BUNDLE, icon).orElse(null));
	}

	/** @param command its id, with parameters in parentheses as the platform writes them */
	public CommandAction(String text, String command, IServiceLocator services) {
		super(text);
		this.command = command;
		this.services = services;
	}

	@Override
	public void run() {
		try {
			services.getService(IHandlerService.class).executeCommand(services.getService(ICommandService.class).deserialize(command),
					null);
		} catch (CommandException e) {
			ILog.of(CommandAction.class).log(Status.error(NLS.bind(Messages.CommandAction_failed, command), e));
		}
	}
}
