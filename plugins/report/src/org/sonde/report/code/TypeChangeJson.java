/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.OptionalDouble;
import java.util.function.Function;

import org.sonde.metrics.comparison.FigureChange;
import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.metrics.figures.TypeMeasurement;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What became of types from one version to the next, as JSON. */
public final class TypeChangeJson {

	private TypeChangeJson() {
	}

	/** Every type, those that moved most first, what is called outside, and the whole. */
	public static ObjectNode of(TypeComparison comparison, TypeFigure by) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("from", comparison.before().version()).put("to", comparison.after().version()).put("sortedBy", by.keyword());
		ArrayNode types = node.putArray("types");
		for (TypeChange type : comparison.mostMoved(by)) {
			ObjectNode each = types.addObject().put("name", type.name()).put("change", type.kind().keyword());
			type.rename().ifPresent(rename -> each.put("formerName", TypeChangeTable.formerName(type))
					.put("renamedBy", rename.rule().keyword()).put("similarity", rename.similarity()));
			each.put("fileBefore", type.before().map(TypeMeasurement::file).orElse(null));
			each.put("fileAfter", type.after().map(TypeMeasurement::file).orElse(null));
			each.set("figures", figures(type::figure));
		}
		node.set("outside", figures(comparison.outside()::get));
		node.set("total", figures(comparison.total()::get));
		return node;
	}

	private static ObjectNode figures(Function<TypeFigure, FigureChange> figures) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		for (TypeFigure figure : TypeFigure.values()) {
			FigureChange change = figures.apply(figure);
			node.putObject(figure.keyword()).put("before", boxed(change.before())).put("after", boxed(change.after())).put("difference",
					boxed(change.difference()));
		}
		return node;
	}

	private static Double boxed(OptionalDouble value) {
		return value.isPresent() ? value.getAsDouble() : null;
	}
}
