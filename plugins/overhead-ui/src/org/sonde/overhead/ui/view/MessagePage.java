/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;

/** Shown instead of an empty table: the reason, and what to do. */
public final class MessagePage {

	private static final int WIDTH = 520;
	private static final int BETWEEN_BUTTONS = 8;
	/** Where the text has no link. */
	public static final Runnable NOTHING = () -> { };

	private final ScrolledComposite scroller;
	private final Composite page;
	private final WrappedText title;
	private final Link text;
	private final Composite buttons;
	private final Optional<HelpContext> help;
	private Runnable action = NOTHING;

	/** @param help to which each message links at its end, if Eclipse can show help */
	public MessagePage(Composite parent, Optional<HelpContext> help) {
		scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
		scroller.setExpandHorizontal(true);
		scroller.setExpandVertical(true);
		scroller.setShowFocusedControl(true);
		page = new Composite(scroller, SWT.NONE);
		scroller.setContent(page);
		scroller.addListener(SWT.Resize, event -> fit());
		GridLayoutFactory.swtDefaults().margins(20, 16).spacing(5, 8).applyTo(page);
		title = new WrappedText(page);
		title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(title);
		text = new Link(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(text);
		TabTraversal.enable(text);
		AccessibleName.set(text, "");
		text.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> action.run()));
		buttons = new Composite(page, SWT.NONE);
		RowLayout row = new RowLayout();
		row.marginLeft = 0;
		row.spacing = BETWEEN_BUTTONS;
		row.center = true;
		buttons.setLayout(row);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(buttons);
		this.help = help.filter(context -> HelpContext.canBeShown());
	}

	public Composite control() {
		return scroller;
	}

	/** If the text has no link, the first button gets the focus, if there is one: an empty text would hide it. */
	void setFocus() {
		if (!text.getText().isEmpty() || buttons.getChildren().length == 0 || !buttons.getChildren()[0].setFocus()) {
			scroller.setFocus();
		}
	}

	/** In a low view it scrolls. */
	private void fit() {
		int width = scroller.getClientArea().width;
		if (width > 0) {
			scroller.setMinHeight(page.computeSize(width, SWT.DEFAULT).y);
		}
	}

	/**
	 * Shows a message.
	 *
	 * @param newTitle shown as it is
	 * @param newText with at most one link, {@code <a>…</a>}
	 * @param offered what can be done next, a button each
	 */
	public void show(String newTitle, String newText, Runnable newAction, IAction... offered) {
		title.setText(newTitle);
		text.setText(newText);
		// The title cannot get the focus.
		AccessibleName.add(text, newTitle);
		action = newAction;
		for (Control old : buttons.getChildren()) {
			old.dispose();
		}
		for (IAction one : offered) {
			Button button = new Button(buttons, SWT.PUSH);
			button.setText(one.getText());
			button.setToolTipText(one.getToolTipText());
			button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> one.run()));
		}
		help.ifPresent(this::addHelp);
		page.layout(true, true);
		fit();
	}

	private void addHelp(HelpContext context) {
		Link about = new Link(buttons, SWT.NONE);
		about.setText(Messages.MessagePage_about);
		about.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> context.show()));
	}
}
