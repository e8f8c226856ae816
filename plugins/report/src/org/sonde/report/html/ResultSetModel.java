/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;

/** The result set behind an estimate: source, conditions, portions. */
record ResultSetModel(String id, String title, String citation, String place, String doi, List<String> notes, String writer,
		List<ConditionRow> conditions, List<Portion> portions) {

	/** @param standing {@code stated}, {@code assumed: why} or {@code not stated} */
	record ConditionRow(String name, String value, String standing) {
	}

	record Portion(String symbol, String name, EstimateModel cost) {
	}

	static ResultSetModel of(CostModel model, Sources sources) {
		ResultSet results = model.results();
		List<ConditionRow> conditions = new ArrayList<>();
		for (ConditionName name : ConditionName.values()) {
			conditions.add(model.conditions().find(name).map(condition -> row(name, condition))
					.orElseGet(() -> new ConditionRow(name.label(), "unknown", "not stated by the source")));
		}
		return new ResultSetModel(results.id(), results.title(), results.source().citation(), results.source().place(),
				results.source().doi().orElse(""), results.source().notes(),
				model.writer().map(writer -> writer.label() + " (" + writer.id() + ")").orElse("none"), conditions,
				List.of(new Portion("I", "instrumentation: probe woven in, switched off",
						EstimateModel.of(model.instrumentationNanosPerCall(), "ns", sources)),
						new Portion("C", "collecting data and creating the records",
								EstimateModel.of(model.collectingNanosPerCall(), "ns", sources)),
						new Portion("W",
								model.isSaturatedRun() ? "writing: hand-over and waiting for the writer (its queue was full)"
										: "writing: hand-over to the writer",
								EstimateModel.of(model.writingNanosPerCall(), "ns", sources))));
	}

	private static ConditionRow row(ConditionName name, Condition condition) {
		return switch (condition) {
			case Condition.Stated stated -> new ConditionRow(name.label(), value(name, stated.value()), "stated");
			case Condition.Assumed assumed ->
				new ConditionRow(name.label(), value(name, assumed.value()), "assumed: " + assumed.reason());
		};
	}

	private static String value(ConditionName name, String value) {
		return name.isNumber() ? Digits.grouped(value) : value;
	}
}
