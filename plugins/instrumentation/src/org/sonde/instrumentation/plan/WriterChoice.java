/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Optional;
import java.util.function.Predicate;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;

/**
 * The run of a result set that a plan is estimated from.
 *
 * @param model of that run
 * @param named whether the user named the run, in the plan or for this estimate
 */
public record WriterChoice(CostModel model, boolean named) {

	/**
	 * The run that is named for this estimate; else the one that the plan names, if the result set is the plan's; else the {@link #usual}
	 * one.
	 *
	 * @param run id of a run with a writer; empty if none is named for this estimate
	 * @throws OverheadException if the result set has no writer of this id; the message lists those it has
	 */
	public static WriterChoice of(Plan plan, ResultSet results, Optional<String> run) throws OverheadException {
		// The plan's writer is one of the plan's result set and means nothing in another.
		Optional<String> named = run.or(() -> Optional.ofNullable(plan.getWriter())
				.filter(own -> results.id().equals(plan.getResultSet())));
		return named.isPresent() ? new WriterChoice(CostModel.of(results, named.get()), true)
				: new WriterChoice(usual(plan, results), false);
	}

	/** Returns the model of the best run with the plan's writer, otherwise of the set's default run ({@link WriterMatch} warns of it). */
	public static CostModel usual(Plan plan, ResultSet results) {
		Predicate<Configuration> same = run -> WriterMatch.of(plan.getRecordTo(), results.conditionsOf(run))
				.result() == WriterMatch.Result.SAME;
		CostModel matching = CostModel.of(results, same);
		return matching.writer().isPresent() ? matching : CostModel.of(results);
	}
}
