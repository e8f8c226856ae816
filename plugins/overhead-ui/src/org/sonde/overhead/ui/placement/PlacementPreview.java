/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.sonde.overhead.ui.estimates.costs.WhatIf;

/** Has other views show the plan at the slider, as long as a view of placements wants that. */
final class PlacementPreview {
	private final Consumer<IProject> listener;
	private final Runnable ended;
	/** Whether this began the preview and did not end it. */
	private boolean begun;

	/**
	 * @param later runs something in the thread of the user interface
	 * @param ended runs there if somebody else ended the preview, or previews something, such as the view of another window
	 */
	PlacementPreview(Consumer<Runnable> later, Runnable ended) {
		this.ended = ended;
		listener = project -> later.accept(this::changed);
		WhatIf.ofWorkbench().addListener(listener);
	}

	void show(IFile plan, WhatIf.Edit edit) {
		begun = true;
		WhatIf.ofWorkbench().preview(this, plan, edit);
	}

	/** Ends the preview. */
	void end() {
		if (begun) {
			begun = false;
			WhatIf.ofWorkbench().endPreview(this);
		}
	}

	private void changed() {
		if (begun && !WhatIf.ofWorkbench().isPreviewedBy(this)) {
			begun = false;
			ended.run();
		}
	}

	void dispose() {
		WhatIf.ofWorkbench().removeListener(listener);
		end();
	}
}
