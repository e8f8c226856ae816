/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.budget;

import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.budget.BudgetCheck.Answer;
import org.sonde.overhead.budget.BudgetCheck.Verdict;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;

/** Whether the plan keeps its budget, in one line; hidden without a budget. */
public final class BudgetLine {

	private final Composite line;
	private final Label image;
	private final WrappedText words;
	private final Link advice;

	/** @param showAdvice shows what to drop first */
	public BudgetLine(Composite parent, Runnable showAdvice) {
		line = FlowLayout.line(parent, 5, 1, 5);
		GridSpace.show(line, false);
		image = new Label(line, SWT.NONE);
		words = new WrappedText(line);
		words.setLayoutData(FlowData.filling(140));
		advice = new Link(line, SWT.NONE);
		advice.setText(Messages.BudgetLine_advice);
		AccessibleName.set(advice, Messages.BudgetLine_adviceName);
		advice.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showAdvice.run()));
	}

	public Control control() {
		return line;
	}

	/** The verdicts on all limits; empty without a budget. Only the worst is seen without the tooltip. */
	public String words() {
		return GridSpace.isShown(line) ? words.getToolTipText().replace("\n", ". ") : "";
	}

	/** @return whether the line appeared, disappeared or changed */
	public boolean show(Optional<BudgetCheck> check) {
		String before = shown();
		if (GridSpace.isShown(line) != check.isPresent()) {
			GridSpace.show(line, check.isPresent());
		}
		check.ifPresent(held -> {
			Verdict worst = BudgetText.worst(held);
			words.setText(BudgetText.of(worst));
			words.setToolTipText(held.verdicts().stream().map(BudgetText::of).collect(Collectors.joining("\n")));
			image.setImage(switch (worst.answer()) {
				case KEPT -> FieldDecorationRegistry.getDefault().getFieldDecoration(FieldDecorationRegistry.DEC_INFORMATION).getImage();
				case CANNOT_BE_DECIDED -> PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK);
				case BROKEN -> PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_ERROR_TSK);
			});
			GridSpace.show(advice, worst.answer() != Answer.KEPT);
		});
		return !before.equals(shown());
	}

	private String shown() {
		return GridSpace.isShown(line) ? words.getText() : "";
	}
}
