/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternAssist;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.pattern.LiveMatches.Outcome;
import org.sonde.overhead.ui.pattern.PatternTemplates.Template;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TabTraversal;
import org.sonde.overhead.ui.view.TitledDialog;

/** Makes or changes a probe of a pattern, and shows what it matches while it is typed. */
public final class PatternDialog extends TitledDialog {
	private static final int MOST_LINES = 100_000;
	private static final List<String> KINDS = List.of(Messages.PatternDialog_execution, Messages.PatternDialog_events);

	private final IJavaProject project;
	private final Plan plan;
	private final Optional<String> edited;
	private final PatternProbe given;
	private final List<Template> templates;
	private final LiveMatches live;
	private final Consumer<PatternProbe> confirmed;
	private volatile PatternAssist assist = new PatternAssist(List.of(), List.of());
	/** Null where there are no templates. */
	private Combo start;
	private Text pattern;
	private Text exclusions;
	private Spinner longerThan;
	private Combo kind;
	private Button active;
	private MatchList matches;

	/**
	 * @param plan      what the pattern is added to; not to be changed
	 * @param edited    the pattern of the plan that is changed; empty for a new one
	 * @param given     what the fields hold at first
	 * @param templates patterns to choose from
	 * @param confirmed receives the probe as it was entered
	 */
	PatternDialog(Shell parent, IJavaProject project, Plan plan, Optional<String> edited, PatternProbe given, List<Template> templates,
			Consumer<PatternProbe> confirmed) {
		super(parent, edited.isPresent() ? Messages.PatternDialog_editTitle : Messages.PatternDialog_addTitle, HelpContext.PATTERN,
				edited.isPresent() ? Messages.PatternDialog_save : Messages.PatternDialog_add, Optional.of(new Point(760, 680)));
		this.project = project;
		this.plan = plan;
		this.edited = edited;
		this.given = EcoreUtil.copy(given);
		this.templates = templates;
		this.confirmed = confirmed;
		live = new LiveMatches(project, outcome -> later(() -> show(outcome)), names -> assist = names);
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.addDisposeListener(event -> live.close());
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = fields((Composite) super.createDialogArea(parent), 2);
		setTitle(
				edited.isPresent() ? NLS.bind(Messages.PatternDialog_ofProject, project.getElementName()) : Messages.PatternDialog_heading);
		setMessage(Messages.PatternDialog_message);
		if (!templates.isEmpty()) {
			createTemplates(area);
		}
		label(area, Messages.PatternDialog_pattern);
		pattern = new Text(area, SWT.BORDER);
		pattern.setText(given.getPattern() == null ? "" : given.getPattern());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(pattern);
		label(area, Messages.PatternDialog_exceptions);
		exclusions = new Text(area, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL);
		exclusions.setText(String.join("\n", given.getExclusions()));
		exclusions.setToolTipText(Messages.PatternDialog_exceptionsHint);
		GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, 2 * exclusions.getLineHeight()).applyTo(exclusions);
		TabTraversal.enable(exclusions);
		PatternField.attach(pattern, () -> assist);
		PatternField.attach(exclusions, () -> assist);
		createSettings(area);
		matches = new MatchList(area);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(matches.control());
		pattern.addModifyListener(event -> check());
		exclusions.addModifyListener(event -> check());
		longerThan.addListener(SWT.Selection, event -> check());
		pattern.setFocus();
		pattern.selectAll();
		return area;
	}

	private void createTemplates(Composite area) {
		label(area, Messages.PatternDialog_start);
		start = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		templates.forEach(template -> start.add(template.label()));
		start.setVisibleItemCount(templates.size());
		start.addListener(SWT.Selection, event -> begin(templates.get(start.getSelectionIndex())));
		GridDataFactory.fillDefaults().applyTo(start);
	}

	/** An edited template is no longer that template. */
	private void showTemplate() {
		List<String> shown = templates.stream().map(template -> template.pattern() + template.longerThan()).toList();
		int place = shown.indexOf(pattern.getText() + longerThan.getSelection());
		if (place < 0) {
			start.deselectAll();
		} else {
			start.select(place);
		}
	}

	private void begin(Template template) {
		longerThan.setSelection(template.longerThan());
		pattern.setText(template.pattern());
		pattern.setFocus();
		int gap = template.pattern().indexOf('…');
		pattern.setSelection(gap < 0 ? template.pattern().length() : gap, gap < 0 ? template.pattern().length() : gap + 1);
	}

	private void createSettings(Composite area) {
		label(area, Messages.PatternDialog_longerThan);
		Composite row = row(area);
		longerThan = new Spinner(row, SWT.BORDER);
		AccessibleName.set(longerThan, Messages.PatternDialog_longerThan);
		longerThan.setValues(given.getLongerThan(), 0, MOST_LINES, 0, 1, 10);
		longerThan.setToolTipText(Messages.PatternDialog_longerThanHint);
		new Label(row, SWT.NONE).setText(Messages.PatternDialog_lines);
		label(area, Messages.PatternDialog_kind);
		row = row(area);
		kind = new Combo(row, SWT.READ_ONLY | SWT.DROP_DOWN);
		AccessibleName.set(kind, Messages.PatternDialog_kind);
		KINDS.forEach(kind::add);
		kind.select(given.getKind() == ProbeKind.OPERATION_EXECUTION ? 0 : 1);
		active = new Button(row, SWT.CHECK);
		active.setText(Messages.PatternDialog_active);
		active.setToolTipText(Messages.PatternDialog_activeHint);
		active.setSelection(given.isActive());
	}

	private static Composite row(Composite area) {
		Composite row = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(10, 0).applyTo(row);
		return row;
	}

	private static void label(Composite area, String text) {
		Label label = new Label(area, SWT.NONE);
		label.setText(text);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
	}

	/** The probe as it is entered. */
	private PatternProbe entered() {
		PatternProbe probe = EcoreUtil.copy(given);
		probe.setPattern(pattern.getText().strip());
		probe.setExclusions(lines(exclusions));
		probe.setLongerThan(longerThan.getSelection());
		probe.setKind(kind.getSelectionIndex() == 0 ? ProbeKind.OPERATION_EXECUTION : ProbeKind.OPERATION_EVENTS);
		probe.setActive(active.getSelection());
		return probe;
	}

	@Override
	protected boolean canConfirm() {
		if (start != null) {
			showTemplate();
		}
		Optional<String> wrong = wrong();
		setErrorMessage(wrong.orElse(null));
		if (wrong.isPresent()) {
			matches.say(Messages.PatternDialog_incomplete);
		} else {
			matches.say(Messages.PatternDialog_matching);
			PatternProbe probe = entered();
			live.match(edited(plan, edited, probe), probe.getPattern());
		}
		return wrong.isEmpty();
	}

	private Optional<String> wrong() {
		String text = pattern.getText().strip();
		if (text.isEmpty()) {
			return Optional.of(Messages.PatternDialog_noPattern);
		}
		Optional<String> problem = problem(text);
		for (String exclusion : lines(exclusions)) {
			problem = problem.or(() -> exceptionProblem(exclusion));
		}
		boolean taken = !edited.equals(Optional.of(text)) && Probes.findPattern(plan, text).isPresent();
		return taken ? Optional.of(Messages.PatternDialog_taken) : problem;
	}

	private static Optional<String> problem(String text) {
		return fault(text).map(fault -> NLS.bind(Messages.PatternDialog_fault, fault.position() + 1, fault.getMessage()));
	}

	private static Optional<String> exceptionProblem(String text) {
		return fault(text).map(fault -> NLS.bind(Messages.PatternDialog_exceptionFault,
				new Object[] { text, fault.position() + 1, fault.getMessage() }));
	}

	private static Optional<PatternException> fault(String text) {
		try {
			MethodPattern.parse(text);
			return Optional.empty();
		} catch (PatternException e) {
			return Optional.of(e);
		}
	}

	private void show(Outcome outcome) {
		if (matches.control().isDisposed()) {
			return;
		}
		switch (outcome) {
			case Outcome.Failed failed -> matches.say(failed.reason());
			case Outcome.Matched matched when matched.pattern().equals(pattern.getText().strip()) && getErrorMessage() == null ->
				show(matched);
			case Outcome.Matched overtaken -> { }
		}
	}

	private void show(Outcome.Matched matched) {
		matched.matches().problem().ifPresent(problem -> setErrorMessage(Character.toUpperCase(problem.charAt(0)) + problem.substring(1)));
		if (matched.classes() == 0) {
			matches.say(Messages.PatternDialog_noClasses);
		} else {
			matches.show(matched.matches(), matched.unreadable());
		}
	}

	/** The plan with the probe in place of the edited one, or behind all others. */
	static Plan edited(Plan plan, Optional<String> edited, PatternProbe probe) {
		Plan copy = EcoreUtil.copy(plan);
		apply(copy, edited, EcoreUtil.copy(probe));
		return copy;
	}

	/** Puts the probe into the plan in place of the edited one, if that is still there, or behind all others. */
	static void apply(Plan plan, Optional<String> edited, PatternProbe probe) {
		Optional<PatternProbe> old = edited.flatMap(text -> Probes.findPattern(plan, text));
		if (old.isPresent()) {
			plan.getProbes().set(plan.getProbes().indexOf(old.get()), probe);
		} else {
			plan.getProbes().add(probe);
		}
	}

	private static List<String> lines(Text text) {
		return text.getText().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
	}

	private void later(Runnable run) {
		Shell shell = getShell();
		if (shell != null && !shell.isDisposed()) {
			shell.getDisplay().asyncExec(run);
		}
	}

	@Override
	protected void okPressed() {
		PatternProbe probe = entered();
		super.okPressed();
		confirmed.accept(probe);
	}
}
