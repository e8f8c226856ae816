/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.userprogram.ProgramPrediction;
import org.sonde.report.userprogram.RecordedLoads;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Today's estimates of what was recorded once, by the calibrations that the data keep. */
final class Estimates {

	/** The newest published result set of Kieker; it has event probes. */
	private static final String PUBLISHED = "moobench-github-2025-kieker";
	private static final String CALIBRATIONS = "calibrations";

	private final Path data;
	private final CostModel published;
	private final Map<String, CostModel> models = new TreeMap<>();
	private final Map<CostModel, CostModel> withoutSweep = new IdentityHashMap<>();
	private final Map<CostModel, CostModel> withHandOver = new IdentityHashMap<>();
	/** From the trial as it was stored. They are the same for all figures, and do not depend on earlier measurements. */
	private final Map<JsonNode, Map<Basis, ProgramPrediction>> predictions = new IdentityHashMap<>();

	/** @param data the folder of the trials */
	Estimates(Path data) {
		this.data = data;
		published = PublishedResults.find(PUBLISHED).map(CostModel::of).orElseThrow();
	}

	/** Keeps a calibration with the data, without the samples of its forks; its file name names it. */
	static void keep(Path calibration, Path data) throws IOException {
		Path kept = Files.createDirectories(data.resolve(CALIBRATIONS)).resolve(calibration.getFileName().toString());
		ObjectNode json = (ObjectNode) JsonText.MAPPER.readTree(Files.readString(calibration));
		json.get("configurations").forEach(run -> ((ObjectNode) run).remove("forks"));
		Files.writeString(kept, json.toString() + "\n");
	}

	/**
	 * C and hand-over in nanoseconds per unit of work, with the estimate interval.
	 *
	 * @param figure what is estimated; without figures of the process where those are not known
	 * @param before what was measured in the program before
	 */
	Map<Basis, Interval> of(JsonNode trial, Figure figure, List<InProgram.Measured> before) {
		Map<Basis, Interval> estimates = new EnumMap<>(Basis.class);
		predictions.computeIfAbsent(trial, this::predictions).forEach((basis, one) -> add(estimates, basis, one, figure));
		if (!before.isEmpty()) {
			CostModel model = model(trial);
			ResultSet here = model.results().in(new InProgram(trial.get("program").asString(), before), model.writer().orElseThrow(),
					"here", "here");
			prediction(RecordedJson.read(trial.get("recorded")), CostModel.of(here), trial.get("threads").asInt())
					.ifPresent(one -> add(estimates, Basis.MEASURED_HERE, one, figure));
		}
		return estimates;
	}

	private Map<Basis, ProgramPrediction> predictions(JsonNode trial) {
		Map<Basis, ProgramPrediction> predicted = new EnumMap<>(Basis.class);
		RecordedLoads recorded = RecordedJson.read(trial.get("recorded"));
		RecordedLoads rates = withRatesAlone(recorded);
		int threads = trial.get("threads").asInt();
		CostModel model = model(trial);
		prediction(recorded, model, threads).ifPresent(one -> predicted.put(Basis.WITH_GAPS, one));
		prediction(rates, model, threads).ifPresent(one -> predicted.put(Basis.RATES_ALONE, one));
		prediction(rates, withoutSweep.computeIfAbsent(model, Estimates::withoutSweep), threads)
				.ifPresent(one -> predicted.put(Basis.WITHOUT_SWEEP, one));
		if (published.obstacleToHandOverOf(model).isEmpty()) {
			prediction(recorded, withHandOver.computeIfAbsent(model, this::withHandOver), threads)
					.ifPresent(one -> predicted.put(Basis.CALIBRATED_HAND_OVER, one));
		}
		if (published.conditions().probeKind().filter(kind -> recorded.loads().stream().allMatch(load -> load.kind() == kind))
				.isPresent()) {
			prediction(rates, published, threads).ifPresent(one -> predicted.put(Basis.PUBLISHED, one));
		}
		return predicted;
	}

	private CostModel model(JsonNode trial) {
		return models.computeIfAbsent(trial.get("calibration").asString(), this::model);
	}

	private CostModel withHandOver(CostModel model) {
		try {
			return published.withHandOverOf(model);
		} catch (OverheadException e) {
			throw new IllegalStateException(e);
		}
	}

	/** As a published result set would state it. */
	static CostModel withoutSweep(CostModel model) {
		ResultSet set = model.results();
		return CostModel.of(new ResultSet(set.id(), set.title(), set.tags(), set.source(), set.series(), set.maintainability(),
				set.conditions(), set.configurations()));
	}

	/** Today's prediction of a trial, with its gaps or with rates alone; empty if nothing is known. */
	Optional<ProgramPrediction> prediction(JsonNode trial, boolean gaps) {
		RecordedLoads recorded = RecordedJson.read(trial.get("recorded"));
		return prediction(gaps ? recorded : withRatesAlone(recorded), model(trial), trial.get("threads").asInt());
	}

	private static Optional<ProgramPrediction> prediction(RecordedLoads recorded, CostModel model, int threads) {
		return ProgramPrediction.of(recorded, model, threads, why -> {
			// not estimated
		});
	}

	private CostModel model(String file) {
		try {
			return CostModel.of(ResultSetDocument.read(data.resolve(CALIBRATIONS).resolve(file)).resultSet());
		} catch (OverheadException e) {
			throw new IllegalStateException("the calibration of a trial cannot be read: " + file, e);
		}
	}

	private static void add(Map<Basis, Interval> estimates, Basis basis, ProgramPrediction prediction, Figure figure) {
		prediction.estimated(figure)
				.ifPresent(all -> estimates.put(basis, without(prediction.instrumentation().map(Interval::value).orElse(0.0), all)));
	}

	/** The estimate without I, which switching does not measure. */
	static Interval without(double instrumentation, Interval all) {
		return new Interval(all.value() - instrumentation, Math.max(0, all.low() - instrumentation), all.high() - instrumentation);
	}

	private static RecordedLoads withRatesAlone(RecordedLoads recorded) {
		return new RecordedLoads(recorded.loads().stream().map(load -> new ProbeLoad(load.signature(), load.kind(), load.active(),
				load.callRate().map(rate -> new CallRate(rate.callsPerSecond(), rate.source())), load.value())).toList(),
				recorded.secondsPerUnit());
	}
}
