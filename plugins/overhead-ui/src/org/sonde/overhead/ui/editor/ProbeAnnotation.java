/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.Optional;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.estimates.table.ObjectProbeText;
import org.sonde.overhead.ui.traces.RecordedCalls;

/** "This method carries a probe", beside the method's name. Its looks are those of its type, a preference of the user. */
public final class ProbeAnnotation extends Annotation {
	/** Type of the annotation of an active probe. */
	public static final String ACTIVE = "org.sonde.overhead.ui.probe.active";
	/** Type of the annotation of a deactivated probe. */
	public static final String DEACTIVATED = "org.sonde.overhead.ui.probe.deactivated";
	/** Type of the annotation of an active probe without a record in the shown log. */
	public static final String NEVER_RECORDED = "org.sonde.overhead.ui.probe.neverRecorded";

	private final CodePlace place;
	private final String probe;

	/** @param preview whether the plan is only previewed with the probe */
	ProbeAnnotation(MethodSignature method, Probe probe, RecordedCalls recorded, boolean preview) {
		super(type(method, probe, recorded), false,
				preview ? NLS.bind(Messages.ProbeAnnotation_preview, text(probe)) : text(probe) + text(method, probe, recorded));
		this.place = method;
		this.probe = Probes.name(probe);
	}

	/**
	 * Of a field or type that is watched.
	 *
	 * @param preview as above
	 */
	ProbeAnnotation(CodePlace place, ObjectProbe probe, boolean preview) {
		super(probe.isActive() ? ACTIVE : DEACTIVATED, false,
				preview ? NLS.bind(Messages.ProbeAnnotation_preview, text(probe)) : text(probe));
		this.place = place;
		this.probe = Probes.name(probe);
	}

	/** The method that carries the probe, or what is watched. */
	public CodePlace place() {
		return place;
	}

	/** The method that carries the probe; empty of a field or type. */
	public Optional<MethodSignature> method() {
		return place instanceof MethodSignature method ? Optional.of(method) : Optional.empty();
	}

	/** The name of the probe. All methods that a pattern matches have the same. */
	public String probe() {
		return probe;
	}

	private static String type(MethodSignature method, Probe probe, RecordedCalls recorded) {
		return !probe.isActive() ? DEACTIVATED : recorded.missing(method, true).isPresent() ? NEVER_RECORDED : ACTIVE;
	}

	/** A line on what was recorded, or on the likely reason why nothing was. */
	private static String text(MethodSignature method, Probe probe, RecordedCalls recorded) {
		return recorded.text(method, probe.isActive())
				.map(calls -> "\n" + recorded.missing(method, probe.isActive()).filter(reason -> !reason.isEmpty())
				.map(reason -> calls + ": " + reason).orElse(calls)).orElse("");
	}

	private static String text(ObjectProbe probe) {
		String about = NLS.bind(probe.isActive() ? Messages.ProbeAnnotation_watched : Messages.ProbeAnnotation_watchedDeactivated,
				ObjectProbeText.of(probe));
		return probe.getNote() == null ? about : about + "\n" + probe.getNote();
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
