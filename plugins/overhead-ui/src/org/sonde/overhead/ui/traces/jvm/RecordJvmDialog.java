/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.jvm;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.osgi.framework.FrameworkUtil;
import org.sonde.common.jvm.RunningJvm;
import org.sonde.instrumentation.export.FlightRecorder;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.table.ShortenedText;
import org.sonde.overhead.ui.view.table.SpareWidth;
import org.sonde.traces.flight.JvmRecorder;

/** Asks in which JVM the methods of a plan are to be recorded, and for how long. */
public final class RecordJvmDialog extends TitledDialog {

	private static final int LINES = 8;
	private static final int MOST_OF_NAME = 50;
	private static final int NARROW = 90;
	private static final int WIDE = 380;
	private static final String USUAL_SECONDS = "30";
	private static final int SECONDS_WIDTH = 80;
	/** Up to eleven days. */
	private static final Pattern SECONDS = Pattern.compile("[1-9]\\d{0,5}");

	private final Plan plan;
	private final String planName;
	private final String shortName;
	private final List<MethodSignature> methods;
	private List<RunningJvm> found = List.of();
	private TableViewer jvms;
	private Text address;
	private Text seconds;
	private Button trace;
	private JvmRequest request;

	private RecordJvmDialog(Shell parent, Plan plan, String planName) {
		super(parent, Messages.RecordJvmDialog_title, HelpContext.LOG, Messages.RecordJvmDialog_record);
		this.plan = plan;
		this.planName = planName;
		// The message has two lines.
		shortName = ShortenedText.inMiddle(planName, MOST_OF_NAME);
		methods = FlightRecorder.export(plan, ProgramClasses.UNKNOWN).collecting();
	}

	/**
	 * What the user wants; empty if nothing.
	 *
	 * @param planName what people call the plan
	 */
	public static Optional<JvmRequest> ask(Shell parent, Plan plan, String planName) {
		RecordJvmDialog dialog = new RecordJvmDialog(parent, plan, planName);
		return dialog.open() == Window.OK ? Optional.of(dialog.request) : Optional.empty();
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setMessage(NLS.bind(Messages.RecordJvmDialog_message, shortName));
		Composite area = fields((Composite) super.createDialogArea(parent), 3);
		GridDataFactory.fillDefaults().span(3, 1).applyTo(label(area, Messages.RecordJvmDialog_jvms));
		createTable(area);
		Button again = PushButton.create(area, Messages.RecordJvmDialog_again, this::fill);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(again);
		address = text(area, Messages.RecordJvmDialog_address, "", SWT.DEFAULT);
		address.setMessage(Messages.RecordJvmDialog_addressHint);
		address.addModifyListener(event -> selectTyped());
		seconds = text(area, Messages.RecordJvmDialog_seconds, USUAL_SECONDS, SECONDS_WIDTH);
		trace = new Button(area, SWT.CHECK);
		trace.setText(Messages.RecordJvmDialog_trace);
		GridDataFactory.fillDefaults().span(3, 1).applyTo(trace);
		fill();
		return area;
	}

	private void createTable(Composite area) {
		Table table = new Table(area, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
		table.setHeaderVisible(true);
		AccessibleName.set(table, Messages.RecordJvmDialog_jvms);
		jvms = new TableViewer(table);
		TableColumn program = column(Messages.RecordJvmDialog_program, WIDE, RunningJvm::program);
		column(Messages.RecordJvmDialog_process, NARROW, RunningJvm::pid);
		new SpareWidth(table, column -> column == program);
		jvms.setContentProvider(ArrayContentProvider.getInstance());
		jvms.addSelectionChangedListener(event -> {
			if (event.getStructuredSelection().getFirstElement() instanceof RunningJvm jvm && !jvm.pid().equals(chosen())) {
				address.setText(jvm.pid());
			}
		});
		jvms.addDoubleClickListener(event -> {
			if (getButton(IDialogConstants.OK_ID).isEnabled()) {
				okPressed();
			}
		});
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(WIDE + NARROW, LINES * table.getItemHeight()).applyTo(table);
	}

	private TableColumn column(String title, int width, Function<RunningJvm, String> text) {
		TableViewerColumn column = new TableViewerColumn(jvms, SWT.LEFT);
		column.getColumn().setText(title);
		SpareWidth.ask(column.getColumn(), width);
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(jvm -> text.apply((RunningJvm) jvm)));
		return column.getColumn();
	}

	private static Label label(Composite area, String text) {
		Label label = new Label(area, SWT.NONE);
		label.setText(text);
		return label;
	}

	/** @param width in pixels, or SWT.DEFAULT for all that there is */
	private Text text(Composite area, String label, String value, int width) {
		label(area, label);
		Text text = new Text(area, SWT.BORDER);
		text.setText(value);
		text.addModifyListener(event -> check());
		boolean wide = width == SWT.DEFAULT;
		GridDataFactory.fillDefaults().grab(wide, false).align(wide ? SWT.FILL : SWT.BEGINNING, SWT.CENTER).span(2, 1).hint(width, SWT.DEFAULT).applyTo(text);
		return text;
	}

	private String chosen() {
		return address.getText().strip();
	}

	/** The row of the typed process, or none: what is selected is what will be recorded. */
	private void selectTyped() {
		List<RunningJvm> typed = found.stream().filter(jvm -> jvm.pid().equals(chosen())).toList();
		if (!jvms.getStructuredSelection().toList().equals(typed)) {
			jvms.setSelection(new StructuredSelection(typed), true);
		}
	}

	/** The system is asked in a job. */
	private void fill() {
		Display display = getShell().getDisplay();
		Job.createSystem(Messages.RecordJvmDialog_jvms, (IProgressMonitor monitor) -> {
			List<RunningJvm> running = RunningJvm.onThisMachine();
			display.asyncExec(() -> {
				if (!jvms.getTable().isDisposed()) {
					found = running;
					jvms.setInput(found);
					if (found.size() == 1 && chosen().isEmpty()) {
						address.setText(found.getFirst().pid());
					}
					selectTyped();
				}
			});
		}).schedule();
	}

	@Override
	protected void opened() {
		check();
	}

	private void check() {
		if (getButton(IDialogConstants.OK_ID) == null) {
			return;
		}
		String wrong = null;
		if (methods.isEmpty()) {
			wrong = NLS.bind(Messages.RecordJvmDialog_noMethods, shortName);
		} else if (!SECONDS.matcher(seconds.getText().strip()).matches()) {
			wrong = Messages.RecordJvmDialog_badSeconds;
		}
		setErrorMessage(wrong);
		getButton(IDialogConstants.OK_ID).setEnabled(wrong == null && !chosen().isEmpty());
	}

	@Override
	protected void okPressed() {
		String program = found.stream().filter(jvm -> jvm.pid().equals(chosen()) && !jvm.program().isEmpty()).map(RunningJvm::program).findFirst().orElse(chosen());
		request = new JvmRequest(chosen(), program, trace.getSelection() ? JvmRecorder.Detail.TRACE : JvmRecorder.Detail.TIMING,
				Duration.ofSeconds(Long.parseLong(seconds.getText().strip())), FlightRecorder.filter(methods), methods.size(), plan, planName,
				Platform.getStateLocation(FrameworkUtil.getBundle(RecordJvmDialog.class)).append("recordings").toPath());
		super.okPressed();
	}
}
