/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.folder;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MPartSashContainer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.PlatformUI;

/**
 * When a view opens in a folder that is too low for it, such as the lower one of the Java perspective on a screen of 800 × 600, the folder
 * becomes higher, if need be half of what it shares with others. What the user drags later stays.
 */
public final class FolderHeight {
	/** Of a view, in lines of text: a table with three rows. */
	private static final int LEAST_LINES = 7;
	/** The height of a view that was too low: there is room for tabs or a line of controls, too. */
	private static final int GIVEN_LINES = 10;

	/** The state of a view that is open, which a restart restores with the height that the user left. */
	private static final String OPEN = "org.sonde.overhead.ui.open";

	private FolderHeight() {
	}

	/** @param part empty if the view is not in the workbench's model */
	public static void ensure(Composite view, Optional<MPart> part) {
		boolean restored = part.filter(one -> one.getPersistedState().put(OPEN, OPEN) != null).isPresent();
		view.addDisposeListener(event -> {
			if (!PlatformUI.getWorkbench().isClosing()) {
				part.ifPresent(one -> one.getPersistedState().remove(OPEN));
			}
		});
		if (!restored) {
			enlargeOnceShown(view, part);
		}
	}

	private static void enlargeOnceShown(Composite view, Optional<MPart> part) {
		view.addListener(SWT.Resize, new Listener() {
			@Override
			public void handleEvent(Event event) {
				if (view.getSize().y > 0) {
					view.removeListener(SWT.Resize, this);
					// Not while the folder is laid out.
					view.getDisplay().asyncExec(() -> part.filter(one -> !view.isDisposed()).ifPresent(one -> enlarge(one, view)));
				}
			}
		});
	}

	private static void enlarge(MPart part, Composite view) {
		GC gc = new GC(view);
		int line = gc.getFontMetrics().getHeight();
		gc.dispose();
		int height = view.getSize().y;
		if (height < LEAST_LINES * line) {
			MUIElement top = part.getCurSharedRef() == null ? part : part.getCurSharedRef();
			Stream.<MUIElement>iterate(top, Objects::nonNull, MUIElement::getParent)
					.filter(element -> !neighbours(element).isEmpty()).findFirst()
					.ifPresent(element -> enlarge(element, GIVEN_LINES * line - height));
		}
	}

	/** In the model, shares of the height are relative to each other. */
	private static void enlarge(MUIElement element, int missing) {
		int others = neighbours(element).stream().mapToInt(FolderHeight::height).sum();
		int wanted = Math.min(height(element) + missing, (height(element) + others) / 2);
		if (wanted > height(element)) {
			double shares = neighbours(element).stream().mapToInt(other -> Integer.parseInt(other.getContainerData())).sum();
			element.setContainerData(Long.toString(Math.round(shares * wanted / (height(element) + others - wanted))));
		}
	}

	/** What shares the height with it. */
	private static List<? extends MUIElement> neighbours(MUIElement element) {
		return (MUIElement) element.getParent() instanceof MPartSashContainer sash && !sash.isHorizontal()
				? sash.getChildren().stream().filter(other -> other != element && other.isToBeRendered() && other.isVisible())
						.filter(other -> other.getContainerData() != null && other.getContainerData().matches("\\d{1,9}")).toList()
				: List.of();
	}

	/** What is divided again has no control of its own. */
	private static int height(MUIElement element) {
		return switch (element.getWidget()) {
			case Control control -> control.getSize().y;
			case Rectangle place -> place.height;
			case null, default -> 0;
		};
	}
}
