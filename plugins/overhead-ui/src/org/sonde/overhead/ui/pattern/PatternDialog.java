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
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
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
import org.sonde.overhead.ui.view.HelpContext;

/** Makes or changes a probe of a pattern, and shows what it matches while it is typed. */
public final class PatternDialog extends TitleAreaDialog {
	private static final String MESSAGE = "A signature as AspectJ matches it: result, type and name, parameters. Overrides are matched with what they override.";
	private static final int MOST_LINES = 100_000;
	private static final List<String> KINDS = List.of("Operation execution", "Operation events");

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
	 * @param confirmed is told the probe as it was entered
	 */
	PatternDialog(Shell parent, IJavaProject project, Plan plan, Optional<String> edited, PatternProbe given, List<Template> templates,
			Consumer<PatternProbe> confirmed) {
		super(parent);
		this.project = project;
		this.plan = plan;
		this.edited = edited;
		this.given = EcoreUtil.copy(given);
		this.templates = templates;
		this.confirmed = confirmed;
		live = new LiveMatches(project, outcome -> later(() -> show(outcome)), names -> assist = names);
		setHelpAvailable(HelpContext.canBeShown());
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		HelpContext.PATTERN.on(shell);
		shell.setText(edited.isPresent() ? "Edit Pattern" : "Instrument by Pattern");
		shell.addDisposeListener(event -> live.close());
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected Point getInitialSize() {
		return new Point(760, 680);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 10).spacing(10, 6).applyTo(area);
		setTitle(edited.isPresent() ? "A pattern of " + project.getElementName() : "Probes in all methods that match a pattern");
		setMessage(MESSAGE);
		if (!templates.isEmpty()) {
			createTemplates(area);
		}
		label(area, "&Pattern:");
		pattern = new Text(area, SWT.BORDER);
		pattern.setText(given.getPattern() == null ? "" : given.getPattern());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(pattern);
		label(area, "&Except:");
		exclusions = new Text(area, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL);
		exclusions.setText(String.join("\n", given.getExclusions()));
		exclusions.setToolTipText("Patterns of methods that get no probe, one a line");
		GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, 2 * exclusions.getLineHeight()).applyTo(exclusions);
		exclusions.addTraverseListener(event -> event.doit |= event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
		PatternField.attach(pattern, () -> assist);
		PatternField.attach(exclusions, () -> assist);
		createSettings(area);
		matches = new MatchList(area);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(matches.control());
		pattern.addModifyListener(event -> changed());
		exclusions.addModifyListener(event -> changed());
		longerThan.addListener(SWT.Selection, event -> changed());
		pattern.setFocus();
		pattern.selectAll();
		return area;
	}

	private void createTemplates(Composite area) {
		label(area, "&Start from:");
		start = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		templates.forEach(template -> start.add(template.label()));
		start.setVisibleItemCount(templates.size());
		start.addListener(SWT.Selection, event -> begin(templates.get(start.getSelectionIndex())));
		GridDataFactory.fillDefaults().applyTo(start);
	}

	/** What was typed over a template is no longer that template. */
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
		label(area, "&Longer than:");
		Composite row = row(area);
		longerThan = new Spinner(row, SWT.BORDER);
		longerThan.setValues(given.getLongerThan(), 0, MOST_LINES, 0, 1, 10);
		longerThan.setToolTipText("Only methods of more lines of code than that; 0: of any length");
		new Label(row, SWT.NONE).setText("lines of code (0: any length)");
		label(area, "&Kind of probe:");
		row = row(area);
		kind = new Combo(row, SWT.READ_ONLY | SWT.DROP_DOWN);
		KINDS.forEach(kind::add);
		kind.select(given.getKind() == ProbeKind.OPERATION_EXECUTION ? 0 : 1);
		active = new Button(row, SWT.CHECK);
		active.setText("&Active");
		active.setToolTipText("Else the probes are woven in but switched off");
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

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		super.createButtonsForButtonBar(parent);
		getButton(IDialogConstants.OK_ID).setText(edited.isPresent() ? "Save" : "Add");
		changed();
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

	private void changed() {
		if (start != null) {
			showTemplate();
		}
		Optional<String> wrong = wrong();
		setErrorMessage(wrong.orElse(null));
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok != null) {
			ok.setEnabled(wrong.isEmpty());
		}
		if (wrong.isPresent()) {
			matches.say("No matches: the pattern is not complete.");
		} else {
			matches.say("Matching…");
			PatternProbe probe = entered();
			live.match(edited(plan, edited, probe), probe.getPattern());
		}
	}

	private Optional<String> wrong() {
		String text = pattern.getText().strip();
		if (text.isEmpty()) {
			return Optional.of("Type a pattern, such as public * shop..*.*(..), or choose one to start from.");
		}
		Optional<String> problem = problem(text, "");
		for (String exclusion : lines(exclusions)) {
			problem = problem.or(() -> problem(exclusion, "Exception " + exclusion + ", "));
		}
		boolean taken = !edited.equals(Optional.of(text)) && Probes.findPattern(plan, text).isPresent();
		return taken ? Optional.of("The plan has a probe of this pattern already; edit that one.") : problem;
	}

	private static Optional<String> problem(String text, String where) {
		try {
			MethodPattern.parse(text);
			return Optional.empty();
		} catch (PatternException e) {
			String place = where + "character " + (e.position() + 1) + ": " + e.getMessage() + ".";
			return Optional.of(Character.toUpperCase(place.charAt(0)) + place.substring(1));
		}
	}

	private void show(Outcome outcome) {
		if (matches.control().isDisposed()) {
			return;
		}
		switch (outcome) {
			case Outcome.Failed failed -> matches.say(failed.reason());
			case Outcome.Matched matched when matched.pattern().equals(pattern.getText().strip()) && getErrorMessage() == null -> show(matched);
			case Outcome.Matched overtaken -> { }
		}
	}

	private void show(Outcome.Matched matched) {
		matched.matches().problem().ifPresent(problem -> setErrorMessage(Character.toUpperCase(problem.charAt(0)) + problem.substring(1)));
		if (matched.classes() == 0) {
			matches.say("The project has no class files yet: build it (Project ▸ Build Project).");
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

	/** The field of the pattern; for tests. */
	public Text pattern() {
		return pattern;
	}

	/** The field of the exclusions; for tests. */
	public Text exclusions() {
		return exclusions;
	}

	/** What is shown of the matches; for tests. */
	public MatchList matches() {
		return matches;
	}
}
