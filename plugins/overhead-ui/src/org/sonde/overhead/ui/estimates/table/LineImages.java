/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaElementLabelProvider;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Probe;

/** The images of probes, groups and states; they live as long as the control they are shown in. */
public final class LineImages implements EstimateColumns.Images {

	private static final String BUNDLE = "org.sonde.overhead.ui";

	private final JavaElementLabelProvider java = new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_SMALL_ICONS);
	private final Image active;
	private final Image deactivated;
	private final Image stale;
	private final Image pattern;

	LineImages(Control owner) {
		LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources(), owner);
		active = image(images, "icons/probe-active.svg");
		deactivated = image(images, "icons/probe-deactivated.svg");
		stale = image(images, "icons/probe-stale.svg");
		pattern = image(images, "icons/pattern.svg");
		owner.addDisposeListener(event -> java.dispose());
	}

	@Override
	public Image of(EstimateLine line) {
		return switch (line) {
			case EstimateGroup group -> switch (group.group().kind()) {
				case PACKAGE -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_PACKAGE);
				case TYPE -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_CLASS);
				case PATTERNS -> pattern;
				case SHARE -> null;
			};
			case EstimateRow row -> row.probe() instanceof PatternProbe ? pattern
					: row.element().map(java::getImage).orElseGet(() -> JavaUI.getSharedImages().getImage(nowhere(row.probe())));
		};
	}

	/** Returns the icon of a probe that is not found in the source, or not searched there. */
	private static String nowhere(Probe probe) {
		return switch (probe) {
			case FieldProbe field -> ISharedImages.IMG_FIELD_DEFAULT;
			case LifecycleProbe lifecycle -> ISharedImages.IMG_OBJS_CLASS;
			default -> ISharedImages.IMG_OBJS_PUBLIC;
		};
	}

	@Override
	public Image ofState(EstimateRow row) {
		return row.dropped() ? null : row.stale().isPresent() ? stale : row.probe().isActive() ? active : deactivated;
	}

	@Override
	public Image warning() {
		return PlatformUI.getWorkbench().getSharedImages().getImage(org.eclipse.ui.ISharedImages.IMG_OBJS_WARN_TSK);
	}

	private static Image image(LocalResourceManager images, String path) {
		return images.create(ResourceLocator.imageDescriptorFromBundle(BUNDLE, path).orElseThrow());
	}
}
