/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.BaseLabelProvider;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.jface.viewers.ILightweightLabelDecorator;
import org.eclipse.jface.viewers.LabelProviderChangedEvent;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.workspace.Marks;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanStore;

/**
 * A small probe over the icons of methods that carry one, and of the types, files and packages that hold such methods. Asked off the user
 * interface's thread, and answered from what is in memory.
 */
public final class ProbeDecorator extends BaseLabelProvider implements ILightweightLabelDecorator {
	private static final String BUNDLE = "org.sonde.overhead.ui";

	private final Optional<ImageDescriptor> active = ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/probe-active-ovr.svg");
	private final Optional<ImageDescriptor> deactivated = ResourceLocator.imageDescriptorFromBundle(BUNDLE,
			"icons/probe-deactivated-ovr.svg");
	private final Consumer<PlanEvent> planListener = event -> changed();
	private final Consumer<IProject> matchesListener = project -> changed();

	/** Called by the platform when the user switches the decoration on. */
	public ProbeDecorator() {
		PlanStore.ofWorkspace().addListener(planListener);
		PatternStore.ofWorkspace().addListener(matchesListener);
	}

	@Override
	public void decorate(Object element, IDecoration decoration) {
		IJavaElement java = Adapters.adapt(element, IJavaElement.class);
		if (java == null) {
			return;
		}
		List<Probe> probes = new ArrayList<>(
				java instanceof IMethod method ? Marks.probeIn(method).stream().toList() : Marks.probesIn(java));
		probes.addAll(Marks.patternsIn(java));
		if (!probes.isEmpty()) {
			(probes.stream().anyMatch(Probe::isActive) ? active : deactivated)
					.ifPresent(image -> decoration.addOverlay(image, IDecoration.TOP_LEFT));
		}
	}

	private void changed() {
		if (!PlatformUI.isWorkbenchRunning()) {
			return;
		}
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> fireLabelProviderChanged(new LabelProviderChangedEvent(this)));
	}

	@Override
	public boolean isLabelProperty(Object element, String property) {
		return false;
	}

	@Override
	public void dispose() {
		super.dispose();
		PlanStore.ofWorkspace().removeListener(planListener);
		PatternStore.ofWorkspace().removeListener(matchesListener);
	}
}
