/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.forms.IManagedForm;
import org.eclipse.ui.forms.IMessage;
import org.eclipse.ui.forms.IMessageManager;
import org.eclipse.ui.forms.editor.FormPage;
import org.eclipse.ui.forms.events.HyperlinkAdapter;
import org.eclipse.ui.forms.events.HyperlinkEvent;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.Section;
import org.eclipse.ui.ide.ResourceUtil;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.layout.WheelScroll;

/** The plan as a form. If the text is not a valid plan, the form says where, and does not change. */
final class PlanPage extends FormPage {

	private static final String ID = "form";

	private final PlanEditor editor;
	private final TextEditor text;
	private IMessageManager messages;
	private PlanSource source;
	private PlanFields fields;
	private ProjectBudget budget;
	private ProbesSection probes;
	private BackgroundValue<Read> reading;
	private PatternMatching matching;
	/** The latest matches; those of a changed plan follow later. */
	private Map<String, PlanMatches.OfProbe> matches = Map.of();
	private Optional<Plan> shown = Optional.empty();
	private int brokenLine = 1;

	/** @param input of the plan in the text; empty if there is none */
	private record Read(PlanText text, Optional<MatchInput> input) {

		static Read of(PlanText text) {
			return new Read(text, text instanceof PlanText.Valid(Plan plan) ? Optional.of(MatchInput.of(plan)) : Optional.empty());
		}
	}

	PlanPage(PlanEditor editor, TextEditor text) {
		super(editor, ID, Messages.PlanPage_title);
		this.editor = editor;
		this.text = text;
	}

	@Override
	protected void createFormContent(IManagedForm managed) {
		ScrolledForm form = managed.getForm();
		WheelScroll.over(form);
		FormToolkit toolkit = managed.getToolkit();
		toolkit.decorateFormHeading(form.getForm());
		form.setText(Messages.PlanPage_heading);
		form.getForm().addMessageHyperlinkListener(new HyperlinkAdapter() {
			@Override
			public void linkActivated(HyperlinkEvent event) {
				wrongField(event).ifPresentOrElse(Control::setFocus, () -> editor.showLine(brokenLine));
			}
		});
		GridLayoutFactory.swtDefaults().margins(10, 8).spacing(0, 10).applyTo(form.getBody());
		messages = managed.getMessageManager();
		source = new PlanSource(text, form.getDisplay(), this::read,
				problem -> messages.addMessage(source, problem, null, IMessageProvider.ERROR));
		// Closed, it leaves a low editor to the probes.
		Composite ofPlan = section(form, toolkit, Messages.PlanPage_plan, ExpandableComposite.TWISTIE | ExpandableComposite.EXPANDED);
		fields = new PlanFields(ofPlan, toolkit, source, messages);
		budget = new ProjectBudget(ofPlan, toolkit);
		budget.follow(file());
		probes = new ProbesSection(section(form, toolkit, Messages.PlanPage_probes, SWT.NONE), toolkit, source, messages);
		reading = new BackgroundValue<>(Messages.PlanPage_reading, form, this::show);
		matching = new PatternMatching(form.getDisplay(), this::matched);
		AccessibleName.fromLabels(form.getBody());
		HelpContext.PLANS.on(form.getBody());
		read();
	}

	/** The first field with a wrong text; empty if the plan's text is wrong. */
	private static Optional<Control> wrongField(HyperlinkEvent event) {
		return Arrays.stream((IMessage[]) event.getHref()).map(IMessage::getControl).filter(field -> field != null && field.isEnabled())
				.findFirst();
	}

	/** @param opening whether and how the section can be closed; one that cannot takes the height that the others leave */
	private static Composite section(ScrolledForm form, FormToolkit toolkit, String title, int opening) {
		Section section = toolkit.createSection(form.getBody(), ExpandableComposite.TITLE_BAR | opening);
		section.setText(title);
		GridDataFactory.fillDefaults().grab(true, opening == SWT.NONE).applyTo(section);
		Composite client = toolkit.createComposite(section, SWT.NONE);
		section.setClient(client);
		return client;
	}

	/** Another file is edited now. */
	void follow() {
		if (source != null) {
			source.follow();
			budget.follow(file());
			read();
		}
	}

	private Optional<IFile> file() {
		return Optional.ofNullable(ResourceUtil.getFile(getEditorInput()));
	}

	private void read() {
		String content = source.text();
		String name = source.name();
		reading.ask(() -> Read.of(PlanText.read(content, name)));
	}

	private void show(Read read) {
		messages.removeMessage(source);
		switch (read.text()) {
			case PlanText.Valid(Plan plan) -> {
				shown = Optional.of(plan);
				fields.show(plan);
				probes.show(ProbeRow.of(plan, matches));
				read.input().ifPresent(input -> matching.match(file(), plan, input));
			}
			case PlanText.Broken broken -> {
				brokenLine = broken.line();
				messages.addMessage(source, broken.message(), null, IMessageProvider.ERROR);
			}
		}
		boolean editable = read.text() instanceof PlanText.Valid;
		fields.setEnabled(editable);
		probes.setEnabled(editable);
	}

	private void matched(Map<String, PlanMatches.OfProbe> found) {
		matches = found;
		shown.ifPresent(plan -> probes.show(ProbeRow.of(plan, matches)));
	}

	@Override
	public void dispose() {
		if (source != null) {
			source.dispose();
			matching.dispose();
		}
		super.dispose();
	}

	/** The text has its own page; the form is never dirty by itself. */
	@Override
	public boolean isDirty() {
		return false;
	}
}
