/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.jvm;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.osgi.framework.FrameworkUtil;
import org.sonde.instrumentation.export.FlightRecorder;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.overhead.ui.view.table.JvmChoice;
import org.sonde.overhead.ui.view.table.ShortenedText;
import org.sonde.traces.flight.JvmRecorder;

/** Asks in which JVM the methods of a plan are to be recorded, and for how long. */
public final class RecordJvmDialog extends TitledDialog {

	private static final int MOST_OF_NAME = 50;
	private static final String USUAL_SECONDS = "30";
	private static final int SECONDS_WIDTH = 80;
	/** Up to eleven days. */
	private static final Pattern SECONDS = Pattern.compile("[1-9]\\d{0,5}");

	private final Plan plan;
	private final String planName;
	private final String shortName;
	private final List<MethodSignature> methods;
	private JvmChoice jvms;
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
		return PlainDialog.ask(new RecordJvmDialog(parent, plan, planName), dialog -> dialog.request);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setMessage(NLS.bind(Messages.RecordJvmDialog_message, shortName));
		Composite area = fields((Composite) super.createDialogArea(parent), 3);
		jvms = new JvmChoice(area, this::check, this::confirm);
		new Label(area, SWT.NONE).setText(Messages.RecordJvmDialog_seconds);
		seconds = new Text(area, SWT.BORDER);
		seconds.setText(USUAL_SECONDS);
		seconds.addModifyListener(event -> check());
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).span(2, 1).hint(SECONDS_WIDTH, SWT.DEFAULT).applyTo(seconds);
		trace = new Button(area, SWT.CHECK);
		trace.setText(Messages.RecordJvmDialog_trace);
		GridDataFactory.fillDefaults().span(3, 1).applyTo(trace);
		return area;
	}

	@Override
	protected boolean canConfirm() {
		String wrong = null;
		if (methods.isEmpty()) {
			wrong = NLS.bind(Messages.RecordJvmDialog_noMethods, shortName);
		} else if (!SECONDS.matcher(seconds.getText().strip()).matches()) {
			wrong = Messages.RecordJvmDialog_badSeconds;
		}
		setErrorMessage(wrong);
		return wrong == null && !jvms.address().isEmpty();
	}

	@Override
	protected void okPressed() {
		request = new JvmRequest(jvms.address(), jvms.program(),
				trace.getSelection() ? JvmRecorder.Detail.TRACE : JvmRecorder.Detail.TIMING,
				Duration.ofSeconds(Long.parseLong(seconds.getText().strip())), FlightRecorder.filter(methods), methods.size(), plan,
				planName, Platform.getStateLocation(FrameworkUtil.getBundle(RecordJvmDialog.class)).append("recordings").toPath());
		super.okPressed();
	}
}
