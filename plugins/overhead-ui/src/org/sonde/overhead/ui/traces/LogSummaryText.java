/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.run.WeaverErrors;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.overhead.ui.traces.jvm.JvmRecording;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.traces.LiveReading;
import org.sonde.report.traces.LogResults;

/** What the lines above the tabs say, with links to the problems, to AspectJ's messages and to the end of the watching. */
final class LogSummaryText {

	private static final String WEAVING = "weaving";

	private LogSummaryText() {
	}

	/** What a link leads to. */
	record Details(String title, List<String> lines) {

		/** @param link as the text of the log has it */
		static Details of(LogReading log, String link) {
			boolean ofProgram = log.run().flatMap(RunOfLog::trouble).filter(WeaverErrors::isOfProgram).isPresent();
			return link.equals(WEAVING)
					? new Details(ofProgram ? Messages.LogSummaryText_java : Messages.LogSummaryText_aspectJ,
							log.run().map(RunOfLog::messages).orElse(List.of()))
					: new Details(NLS.bind(Messages.LogSummaryText_problemsOf, log.name()), log.problems());
		}
	}

	/** What was read, and why it may be incomplete. */
	static String of(LogReading log) {
		LogResults results = log.results();
		long problems = results.counts().problems().size() + (long) results.traces().problems().size();
		return ControlText.link(log.name() + results.date().map(day -> ", " + day).orElse("")
				+ (results.recordedBy().isEmpty() ? "" : ", " + RecordingKind.labels(results.recordedBy())) + ": "
				+ Digits.grouped(results.summary()).replace("\n", " "))
				+ (problems == 0 ? "" : " " + Plural.bind(Messages.LogSummaryText_problems, problems))
				+ log.run().map(run -> weaving(run, results)).orElse("");
	}

	/** Why a run recorded less than it should, if AspectJ reported it; a failed weaving does not stop the program. */
	private static String weaving(RunOfLog run, LogResults results) {
		return run.trouble().map(trouble -> "\n"
				+ NLS.bind(trouble.isOfProgram() ? Messages.LogSummaryText_notRun : Messages.LogSummaryText_weaving,
						ControlText.link(trouble.text() + " " + trouble.remedy()), WEAVING))
				.orElse(results.counts().recordsRead() > 0 ? "" : "\n" + Messages.LogSummaryText_nothingRecorded);
	}

	/** @param source where traces come from while they are watched */
	static String noTraceYet(String source) {
		return NLS.bind(Messages.LogSummaryText_noTraceYet, ControlText.link(source));
	}

	/** @param words which methods are recorded */
	static String recording(String words) {
		return NLS.bind(Messages.LogSummaryText_recording, ControlText.link(words));
	}

	/** How often the methods that are recorded were called. */
	static String of(String words, JvmRecording.Counts counts) {
		return NLS.bind(Messages.LogSummaryText_recorded,
				new Object[] { ControlText.link(words), grouped(counts.total()), Digits.rate(counts.lastSecond()) });
	}

	/** The calls of the last second, and of the whole time. */
	static String of(String source, LiveReading.Window window) {
		int classes = window.classes().size();
		String from = ControlText.link(source);
		String calls = grouped(window.calls().values().stream().mapToLong(Long::longValue).sum());
		String valid = grouped(window.all().valid());
		String invalid = grouped(window.all().invalid());
		return classes == 0 ? NLS.bind(Messages.LogSummaryText_noneSeen, new Object[] { from, calls, valid, invalid })
				: Plural.bind(Messages.LogSummaryText_seen, window.traces(), grouped(window.traces()), classes, from, calls, valid,
						invalid);
	}

	private static String grouped(long number) {
		return Digits.grouped(Long.toString(number));
	}
}
