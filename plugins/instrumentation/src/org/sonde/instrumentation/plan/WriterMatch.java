/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Locale;
import java.util.Optional;

import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;

/**
 * Whether the costs of a plan were measured with the writer that the plan's records go to. The hand-over of a record costs differently with
 * each.
 *
 * @param recordTo where the plan's records go
 * @param measured the writer of the measured run, in the words of its result set; empty if it is not stated
 * @param result   how they compare
 */
public record WriterMatch(RecordTo recordTo, Optional<String> measured, Result result) {
	/** How the plan's writer and that of the measured run compare. */
	public enum Result {
		/** They are of the same kind. */
		SAME,
		/** They are of different kinds. */
		DIFFERENT,
		/** The source does not state its writer. */
		NOT_STATED,
		/** There is no run with a writer, or it is not one of Kieker's, for which alone a plan says where records go. */
		NOT_COMPARABLE
	}

	private static final String KIEKER = "kieker";
	private static final String CONSEQUENCE = " The hand-over may cost more or less than estimated. "
			+ "Choose a run with the plan's writer, or change where the plan records to.";

	/** Compares the plan's writer with that of the run that a model is of. */
	public static WriterMatch of(Plan plan, CostModel model) {
		return model.writer().isPresent() ? of(plan.getRecordTo(), model.conditions())
				: new WriterMatch(plan.getRecordTo(), Optional.empty(), Result.NOT_COMPARABLE);
	}

	/** @param conditions of a run with a writer */
	static WriterMatch of(RecordTo recordTo, Conditions conditions) {
		Optional<String> measured = conditions.find(ConditionName.WRITER).map(Condition::value);
		boolean otherFramework = conditions.find(ConditionName.FRAMEWORK)
				.filter(framework -> !framework.value().toLowerCase(Locale.ROOT).contains(KIEKER)).isPresent();
		Result result;
		if (otherFramework) {
			result = Result.NOT_COMPARABLE;
		} else if (measured.isEmpty()) {
			result = Result.NOT_STATED;
		} else {
			result = kind(measured.get()).equals(Optional.of(recordTo)) ? Result.SAME : Result.DIFFERENT;
		}
		return new WriterMatch(recordTo, measured, result);
	}

	/** The kind of writer that sources call so; empty if it is none that a plan can name. */
	public static Optional<RecordTo> kind(String writer) {
		String words = writer.toLowerCase(Locale.ROOT);
		if (words.contains("tcp")) {
			return Optional.of(RecordTo.TCP);
		}
		if (words.contains("binary")) {
			return Optional.of(RecordTo.BINARY);
		}
		if (words.contains("text") || words.contains("ascii")) {
			return Optional.of(RecordTo.TEXT);
		}
		return words.contains("discard") || words.contains("dump") ? Optional.of(RecordTo.DISCARD) : Optional.empty();
	}

	/** Whether they differ; empty if that is not known. */
	public Optional<Boolean> differs() {
		return switch (result) {
			case SAME -> Optional.of(false);
			case DIFFERENT -> Optional.of(true);
			case NOT_STATED, NOT_COMPARABLE -> Optional.empty();
		};
	}

	/** Tells the user in one line what to know about it. Empty if there is nothing. */
	public Optional<String> warning() {
		return switch (result) {
			case DIFFERENT -> Optional.of("The writers differ: the plan " + words(recordTo) + ", the costs were measured with: "
					+ measured.orElseThrow() + "." + CONSEQUENCE);
			case NOT_STATED -> Optional.of("The writers may differ: the plan " + words(recordTo)
					+ ", and the result set does not state its writer." + CONSEQUENCE);
			case SAME, NOT_COMPARABLE -> Optional.empty();
		};
	}

	/** Says what a plan does with its records: "records to text files". */
	public static String words(RecordTo recordTo) {
		return switch (recordTo) {
			case BINARY -> "records to binary files";
			case TEXT -> "records to text files";
			case TCP -> "records over TCP";
			case DISCARD -> "discards its records";
		};
	}
}
