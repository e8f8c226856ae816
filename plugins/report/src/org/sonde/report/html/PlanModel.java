/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.impact.DurationIncrease;
import org.sonde.overhead.cost.impact.TimeShares;
import org.sonde.overhead.cost.impact.TotalSentences;
import org.sonde.overhead.cost.impact.WallTime;
import org.sonde.overhead.objects.EventKind;
import org.sonde.report.observed.ObservedCalls;

/**
 * A plan with its estimate, as the page shows it.
 *
 * @param watches whether some probes watch fields or types
 * @param hasDurations whether a log states for any probe how long its method takes
 * @param wallPerCall what the wall time of a call is
 * @param processThreads whose time is in that of the process besides
 * @param adds what the plan adds to the program's busy threads; empty if unknown
 * @param sentences what the total means
 */
record PlanModel(String name, String probeCount, int activeCount, String threads, List<ProbeRow> probes, boolean watches,
		boolean hasDurations, String wallPerCall,
		EstimateModel total, EstimateModel process, String processThreads, int unknownCount, String totalNote, String adds,
		List<String> sentences,
		WriterModel writer, ResultSetModel results, List<Note> exportNotes, ObservedModel observed, ChartModel chart,
		String chartNote) {

	/** More bars than these are not read. */
	private static final int MAX_BARS = 20;
	private static final int MAX_OBSERVED = 100;

	/**
	 * @param before what stands before the method's name in the signature, in parts between which a line may break
	 * @param after what stands after it, likewise
	 * @param callsPerSecond empty if not known
	 * @param processPerCall null if not known
	 * @param millisPerSecond for sorting; negative if not known
	 * @param added what the probe adds to the duration of a call; empty if not known
	 * @param costly whether that is more than the call takes
	 */
	record ProbeRow(List<String> before, String method, List<String> after, String kind, String state, String callsPerSecond,
			int callsSource,
			EstimateModel perCall, EstimateModel processPerCall, EstimateModel perSecond, double millisPerSecond, String added,
			boolean costly) {
	}

	record WriterModel(String regime, String meaning, EstimateModel recordsPerSecond, EstimateModel bytesPerSecond,
			EstimateModel nanosPerRecord,
			EstimateModel utilisation, String lowerBound) {
	}

	/** The plan compared with a log. */
	record ObservedModel(int planned, CutList neverFired, CutList recordedThoughDeactivated, CutList notPlanned) {

		private static List<Row> rows(List<ObservedCalls.Planned> planned) {
			return planned.stream().map(one -> new Row(one.method().toString(), one.difference().orElseThrow().text())).toList();
		}

		static ObservedModel of(ObservedCalls calls) {
			return new ObservedModel(calls.rates().rates().size(), CutList.of(rows(calls.neverRecorded())),
					CutList.of(rows(calls.recordedThoughDeactivated())),
					CutList.of(calls.notPlanned().stream().map(one -> new Row(one.signature(), one.reason().text())).toList()));
		}
	}

	/** A method and why it is listed, most likely. */
	record Row(String method, String reason) {
	}

	/** A list cut at {@link #MAX_OBSERVED}. */
	record CutList(List<Row> shown, int notShown) {

		static CutList of(List<Row> all) {
			return new CutList(all.stream().limit(MAX_OBSERVED).toList(), Math.max(0, all.size() - MAX_OBSERVED));
		}

		boolean notEmpty() {
			return !shown.isEmpty();
		}
	}

	record Note(String method, String state, String reason) {
	}

	/** Returns the probes with the highest cost and those with unknown cost, but no more than people read. */
	List<ProbeRow> costliest() {
		return probes.stream().sorted(Comparator.comparingDouble(ProbeRow::millisPerSecond).reversed()).limit(MAX_BARS).toList();
	}

	int notListed() {
		return Math.max(0, probes.size() - MAX_BARS);
	}

	boolean hasExportNotes() {
		return !exportNotes.isEmpty();
	}

	static PlanModel of(PlanSection section, Sources sources) {
		PlanEstimate estimate = section.estimate();
		List<ProbeRow> rows = IntStream.range(0, estimate.probes().size()).mapToObj(place -> row(estimate, place, sources)).toList();
		int active = (int) estimate.probes().stream().filter(probe -> probe.load().active()).count();
		List<ProbeEstimate> costliest = costliest(estimate);
		long known = estimate.probes().stream().filter(probe -> probe.millisPerSecond() instanceof Estimate.Known).count();
		return new PlanModel(section.name(), Counted.of(rows.size(), "probe"), active,
				Counted.of(estimate.threads(), "application thread"), rows,
				estimate.probes().stream().anyMatch(probe -> !probe.load().kind().isOfOperations()),
				rows.stream().anyMatch(row -> !row.added().isEmpty()),
				WallTime.wordsPerCall(estimate), EstimateModel.ofCost(estimate.total().millisPerSecond(), sources),
				EstimateModel.ofCost(estimate.total().processMillisPerSecond(), sources), TotalSentences.processThreads(estimate),
				estimate.total().unknownCount(),
				estimate.total().note(), TimeShares.of(estimate).map(TimeShares::words).orElse(""), TotalSentences.of(estimate),
				writer(estimate.writer(), sources), ResultSetModel.of(estimate.model(), sources),
				section.exportNotes().stream().map(PlanModel::note).toList(),
				section.observed().map(ObservedModel::of).orElse(null),
				costliest.isEmpty() ? null : ChartModel.ofCosts("chart-plan", section.name(), costliest),
				known > MAX_BARS
						? "The " + MAX_BARS + " costliest of " + known + " probes with a known cost; the table lists them all."
						: "");
	}

	private static List<ProbeEstimate> costliest(PlanEstimate estimate) {
		return estimate.probes().stream().filter(probe -> probe.millisPerSecond() instanceof Estimate.Known)
				.sorted(Comparator.comparingDouble((ProbeEstimate probe) -> -((Estimate.Known) probe.millisPerSecond()).value())
						.thenComparing(probe -> probe.load().signature()))
				.limit(MAX_BARS).toList();
	}

	private static ProbeRow row(PlanEstimate estimate, int place, Sources sources) {
		ProbeEstimate probe = estimate.probes().get(place);
		Optional<DurationIncrease> added = DurationIncrease.of(probe);
		String signature = probe.load().signature();
		int open = signature.indexOf('(') < 0 ? signature.length() : signature.indexOf('(');
		int dot = signature.lastIndexOf('.', open) + 1;
		return new ProbeRow(List.of(signature.substring(0, dot).split("(?<=\\.)")), signature.substring(dot, open),
				List.of(signature.substring(open).split("(?<=[,.(])")),
				kind(probe.load()), probe.load().active() ? "active" : "deactivated",
				probe.load().callRate().map(rate -> Digits.grouped(Digits.rate(rate.callsPerSecond()))).orElse(""),
				probe.load().callRate().map(rate -> sources.number("calls per second: " + rate.source())).orElse(0),
				EstimateModel.of(probe.nanosPerCall(), "ns", sources),
				estimate.processNanosPerCall(place) instanceof Estimate.Known process ? EstimateModel.of(process, "ns", sources) : null,
				EstimateModel.ofCost(probe.millisPerSecond(), sources),
				probe.millisPerSecond() instanceof Estimate.Known known ? known.value() : -1,
				added.map(DurationIncrease::text).orElse(""), added.filter(DurationIncrease::isMoreThanTheMethod).isPresent());
	}

	private static String kind(ProbeLoad load) {
		return load.kind().isOfOperations() ? load.kind().keyword().replace('-', ' ')
				: EventKind.ofProbe(load.signature(), load.disposed()) == EventKind.ATTRIBUTE ? "field changes" : "object lifecycle";
	}

	private static WriterModel writer(WriterEstimate writer, Sources sources) {
		String lowerBound = writer.probesLeftOut() == 0 ? ""
				: "These are lower bounds: the calls per second of " + Counted.of(writer.probesLeftOut(), "active probe")
						+ " are unknown.";
		return new WriterModel(writer.regime().name().toLowerCase(Locale.ROOT), writer.meaning(),
				EstimateModel.of(writer.recordsPerSecond(), "records/s", sources),
				EstimateModel.of(writer.bytesPerSecond(), "bytes/s", sources),
				EstimateModel.of(writer.nanosPerRecord(), "ns per record", sources),
				EstimateModel.ofUtilisation(writer.utilisation(), sources),
				lowerBound);
	}

	private static Note note(ExactnessNote note) {
		return new Note(note.probe(), note.woven() ? "woven" : "left out", note.reason());
	}
}
