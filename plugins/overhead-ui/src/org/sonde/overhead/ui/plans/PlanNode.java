/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.DocumentRangeNode;
import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.swt.graphics.Image;
import org.sonde.instrumentation.plan.PlanFiles;

/** The plan itself, a type or a probe in a compared plan. */
final class PlanNode extends DocumentRangeNode implements ITypedElement {
	static final int PLAN = 1;
	static final int TYPE = 2;
	static final int PROBE = 3;

	private final String name;

	/** @param line its line in the file; of a type that of its first probe */
	PlanNode(DocumentRangeNode parent, int kind, String name, IDocument document, IRegion line) {
		super(parent, kind, name, document, line.getOffset(), line.getLength());
		this.name = name;
	}

	@Override
	public String getName() {
		return name;
	}

	@Override
	public Image getImage() {
		return JavaUI.getSharedImages().getImage(switch (getTypeCode()) {
			case TYPE -> ISharedImages.IMG_OBJS_CLASS;
			case PROBE -> ISharedImages.IMG_OBJS_PUBLIC;
			default -> ISharedImages.IMG_OBJS_CFILE;
		});
	}

	@Override
	public String getType() {
		return PlanFiles.EXTENSION;
	}
}
