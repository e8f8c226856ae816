/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;

/** A provenance in sentences: the formula with the values of its inputs, all remarks down to the sources, and where it was measured. */
final class ProvenanceText {

	private static final int DIGITS = 4;

	private ProvenanceText() {
	}

	static List<String> of(Provenance provenance) {
		boolean stated = provenance.formula().isEmpty();
		List<String> sentences = new ArrayList<>();
		String origin = stated ? provenance.source() : formula(provenance);
		if (!origin.isEmpty()) {
			sentences.add(origin + ".");
		}
		Set<String> remarks = new LinkedHashSet<>();
		collect(provenance, remarks);
		sentences.addAll(remarks);
		if (!stated && !provenance.source().isEmpty()) {
			sentences.add("Measured: " + provenance.source() + ".");
		}
		return List.copyOf(sentences);
	}

	private static String formula(Provenance provenance) {
		String others = provenance.others().stream().map(ProvenanceText::value).collect(Collectors.joining(", "));
		return provenance.formula(ProvenanceText::value, input -> formula(input.provenance()))
				+ (others.isEmpty() ? "" : ", with " + others);
	}

	private static String value(CostFigure figure) {
		String value = figure.estimate() instanceof Estimate.Known known ? Digits.significant(known.value(), DIGITS) : "unknown";
		return figure.name() + " " + value + (figure.unit().isEmpty() ? "" : " " + figure.unit());
	}

	private static void collect(Provenance provenance, Set<String> remarks) {
		provenance.remarks().forEach(remark -> remarks.add(remark.words()));
		provenance.inputs().forEach(input -> collect(input.provenance(), remarks));
	}
}
