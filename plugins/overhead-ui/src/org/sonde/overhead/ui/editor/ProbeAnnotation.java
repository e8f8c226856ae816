/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/** "This method carries a probe", beside the method's name. Its looks are those of its type, a preference of the user. */
public final class ProbeAnnotation extends Annotation {
	/** Type of the annotation of a probe that collects. */
	public static final String ACTIVE = "org.sonde.overhead.ui.probe.active";
	/** Type of the annotation of a probe that is woven in but switched off. */
	public static final String DEACTIVATED = "org.sonde.overhead.ui.probe.deactivated";

	private final MethodSignature method;
	private final String probe;

	ProbeAnnotation(MethodSignature method, Probe probe) {
		super(probe.isActive() ? ACTIVE : DEACTIVATED, false, text(probe));
		this.method = method;
		this.probe = Probes.name(probe);
	}

	/** The method that carries the probe. */
	public MethodSignature method() {
		return method;
	}

	/** What the probe is called; of a pattern's, all methods that it matches have the same. */
	public String probe() {
		return probe;
	}

	private static String text(Probe probe) {
		boolean events = probe.getKind() == ProbeKind.OPERATION_EVENTS;
		String message = probe.isActive() ? events ? Messages.ProbeAnnotation_activeEvents : Messages.ProbeAnnotation_activeExecution
				: events ? Messages.ProbeAnnotation_deactivatedEvents : Messages.ProbeAnnotation_deactivatedExecution;
		String about = probe instanceof PatternProbe pattern ? NLS.bind(Messages.ProbeAnnotation_byPattern, message, pattern.getPattern())
				: message;
		return probe.getNote() == null ? about : about + "\n" + probe.getNote();
	}
}
