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
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.export.FlightRecorder;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.traces.flight.JvmRecorder;

/** Asks in which JVM the methods of a plan are to be recorded, and for how long. */
final class RecordJvmDialog extends TitledDialog {

	private static final int LINES = 8;
	private static final int NARROW = 90;
	private static final int WIDE = 420;
	private static final String USUAL_SECONDS = "30";
	/** Up to eleven days. */
	private static final Pattern SECONDS = Pattern.compile("[1-9]\\d{0,5}");

	private final String planName;
	private final List<MethodSignature> methods;
	private TableViewer jvms;
	private Text address;
	private Text seconds;
	private Button trace;
	private JvmRequest request;

	private RecordJvmDialog(Shell parent, Plan plan, String planName) {
		super(parent, Messages.RecordJvmDialog_title, HelpContext.LOG, Messages.RecordJvmDialog_record);
		this.planName = planName;
		methods = FlightRecorder.export(plan, ProgramClasses.UNKNOWN).collecting();
	}

	/** What the user wants; empty if nothing. */
	static Optional<JvmRequest> ask(Shell parent, Plan plan, String planName) {
		RecordJvmDialog dialog = new RecordJvmDialog(parent, plan, planName);
		return dialog.open() == Window.OK ? Optional.of(dialog.request) : Optional.empty();
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setTitle(Messages.RecordJvmDialog_title);
		setMessage(NLS.bind(Messages.RecordJvmDialog_message, planName));
		Composite area = fields((Composite) super.createDialogArea(parent), 3);
		jvms = new TableViewer(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
		jvms.getTable().setHeaderVisible(true);
		AccessibleName.set(jvms.getTable(), Messages.RecordJvmDialog_jvms);
		column(Messages.RecordJvmDialog_program, WIDE, JvmRecorder.Jvm::program);
		column(Messages.RecordJvmDialog_process, NARROW, JvmRecorder.Jvm::pid);
		jvms.setContentProvider(ArrayContentProvider.getInstance());
		jvms.addSelectionChangedListener(event -> {
			if (event.getStructuredSelection().getFirstElement() instanceof JvmRecorder.Jvm jvm) {
				address.setText(jvm.pid());
			}
		});
		jvms.addDoubleClickListener(event -> {
			if (getButton(IDialogConstants.OK_ID).isEnabled()) {
				okPressed();
			}
		});
		GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(WIDE + NARROW, LINES * jvms.getTable().getItemHeight()).applyTo(jvms.getTable());
		address = text(area, Messages.RecordJvmDialog_address, "");
		address.setMessage(Messages.RecordJvmDialog_addressHint);
		Button again = new Button(area, SWT.PUSH);
		again.setText(Messages.RecordJvmDialog_again);
		again.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> fill()));
		seconds = text(area, Messages.RecordJvmDialog_seconds, USUAL_SECONDS);
		new Label(area, SWT.NONE);
		trace = new Button(area, SWT.CHECK);
		trace.setText(Messages.RecordJvmDialog_trace);
		GridDataFactory.fillDefaults().span(3, 1).applyTo(trace);
		fill();
		return area;
	}

	private void column(String title, int width, Function<JvmRecorder.Jvm, String> text) {
		TableViewerColumn column = new TableViewerColumn(jvms, SWT.LEFT);
		column.getColumn().setText(title);
		column.getColumn().setWidth(width);
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(jvm -> text.apply((JvmRecorder.Jvm) jvm)));
	}

	private Text text(Composite area, String label, String value) {
		new Label(area, SWT.NONE).setText(label);
		Text text = new Text(area, SWT.BORDER);
		text.setText(value);
		text.addModifyListener(event -> check());
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
		return text;
	}

	/** The system is asked in a job. */
	private void fill() {
		Display display = getShell().getDisplay();
		Job.createSystem(Messages.RecordJvmDialog_jvms, (IProgressMonitor monitor) -> {
			List<JvmRecorder.Jvm> found = JvmRecorder.onThisMachine();
			display.asyncExec(() -> {
				if (!jvms.getTable().isDisposed()) {
					jvms.setInput(found);
					if (found.size() == 1) {
						jvms.setSelection(new StructuredSelection(found.getFirst()));
					}
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
			wrong = NLS.bind(Messages.RecordJvmDialog_noMethods, planName);
		} else if (!SECONDS.matcher(seconds.getText().strip()).matches()) {
			wrong = Messages.RecordJvmDialog_badSeconds;
		}
		setErrorMessage(wrong);
		getButton(IDialogConstants.OK_ID).setEnabled(wrong == null && !address.getText().isBlank());
	}

	@Override
	protected void okPressed() {
		String chosen = address.getText().strip();
		String program = jvms.getStructuredSelection().getFirstElement() instanceof JvmRecorder.Jvm jvm && jvm.pid().equals(chosen) ? jvm.program() : chosen;
		request = new JvmRequest(chosen, program.isEmpty() ? chosen : program, trace.getSelection() ? JvmRecorder.Detail.TRACE : JvmRecorder.Detail.TIMING,
				Duration.ofSeconds(Long.parseLong(seconds.getText().strip())), FlightRecorder.filter(methods), methods.size());
		super.okPressed();
	}
}
