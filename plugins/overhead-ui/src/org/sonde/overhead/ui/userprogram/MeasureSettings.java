/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.time.Duration;
import java.util.Optional;

import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramEffort;

/**
 * What the user chose for a launch configuration, kept for the next time.
 *
 * @param project   whose plan is measured; empty if none was chosen
 * @param unit      what is chosen as the unit of work
 * @param method    as typed
 * @param expression as typed
 * @param effort    how much is measured; in whole minutes, seconds and percent
 * @param resultSet the id; empty for that of the plan
 */
public record MeasureSettings(String project, UnitKind unit, String method, String expression, ProgramEffort effort, String resultSet) {

	private static final String SECTION = "measureOverhead";
	private static final String PROJECT = "project";
	private static final String UNIT = "unit";
	private static final String METHOD = "method";
	private static final String EXPRESSION = "expression";
	private static final String MINUTES = "minutes";
	private static final String LEAST = "least";
	private static final String MOST = "most";
	private static final String PRECISION = "precision";
	private static final String PRECISE = "precise";
	private static final String WARM_UP = "warmUp";
	private static final String SECONDS = "seconds";
	private static final String WHOLE_RUNS = "wholeRuns";
	private static final String RESULT_SET = "resultSet";
	private static final int PERCENT = 100;

	/** Nothing chosen. */
	public static final MeasureSettings DEFAULT = new MeasureSettings("", UnitKind.METHOD, "", "", ProgramEffort.DEFAULT, "");

	/** What was chosen last for the configuration of this name; the default before. */
	public static MeasureSettings of(String configuration) {
		return kept(SECTION, configuration).map(MeasureSettings::read).orElse(DEFAULT);
	}

	/** Keeps it. */
	public void save(String configuration) {
		write(keeping(SECTION, configuration));
	}

	/** The last input for a configuration of this name; empty at first. */
	public static Optional<IDialogSettings> kept(String dialog, String configuration) {
		return Optional.ofNullable(all(dialog).getSection(configuration));
	}

	/** Where a dialog keeps it. */
	public static IDialogSettings keeping(String dialog, String configuration) {
		return DialogSettings.getOrCreateSection(all(dialog), configuration);
	}

	/** Keeps it there. */
	public void write(IDialogSettings section) {
		section.put(PROJECT, project);
		section.put(UNIT, unit.name());
		section.put(METHOD, method);
		section.put(EXPRESSION, expression);
		section.put(MINUTES, effort.timeBox().toMinutes());
		section.put(LEAST, effort.leastForks());
		section.put(MOST, effort.mostForks());
		section.put(PRECISION, Math.round(effort.precision() * PERCENT));
		section.put(PRECISE, effort.precise().name());
		section.put(WARM_UP, effort.warmUp().toSeconds());
		section.put(SECONDS, effort.steady().toSeconds());
		section.put(WHOLE_RUNS, effort.wholeRuns());
		section.put(RESULT_SET, resultSet);
	}

	/** The stored value; the default if it is invalid. */
	public static MeasureSettings read(IDialogSettings section) {
		try {
			ProgramEffort effort = new ProgramEffort(section.getInt(LEAST), section.getInt(MOST), section.getDouble(PRECISION) / PERCENT,
					Duration.ofMinutes(section.getInt(MINUTES)), Duration.ofSeconds(section.getInt(WARM_UP)),
					Duration.ofSeconds(section.getInt(SECONDS)),
					ProgramEffort.DEFAULT.window(), section.getBoolean(WHOLE_RUNS), PrecisionTarget.valueOf(text(section, PRECISE)));
			return new MeasureSettings(text(section, PROJECT), UnitKind.valueOf(text(section, UNIT)), text(section, METHOD),
					text(section, EXPRESSION), effort, text(section, RESULT_SET));
		} catch (IllegalArgumentException e) {
			return DEFAULT; // somebody changed the file
		}
	}

	private static String text(IDialogSettings section, String key) {
		return Optional.ofNullable(section.get(key)).orElse("");
	}

	private static IDialogSettings all(String dialog) {
		return DialogSettings.getOrCreateSection(
				PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(MeasureSettings.class)).getDialogSettings(), dialog);
	}
}
