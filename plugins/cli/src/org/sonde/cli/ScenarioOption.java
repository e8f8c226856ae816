/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Scaling;
import org.sonde.overhead.cost.Scenario;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;

/**
 * A scenario as it is typed: {@code writer=tcp,threads=4}; what is not named is as in the estimate itself.
 *
 * @param text as typed, which is its name, too
 */
record ScenarioOption(String text, Map<Key, String> values) {
	enum Key {
		RESULTS, WRITER, THREADS, PROBES;

		private String word() {
			return name().toLowerCase(Locale.ROOT);
		}
	}

	/** @throws IllegalArgumentException saying what is wrong with the text */
	static ScenarioOption parse(String text) {
		Map<Key, String> values = new EnumMap<>(Key.class);
		for (String part : text.split(",", -1)) {
			String[] pair = part.split("=", 2);
			Key key = Arrays.stream(Key.values()).filter(one -> one.word().equals(pair[0].strip())).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("'" + pair[0] + "' is none of "
							+ Arrays.stream(Key.values()).map(Key::word).collect(Collectors.joining(", "))));
			if (pair.length < 2 || pair[1].isBlank()) {
				throw new IllegalArgumentException(key.word() + " needs a value: " + key.word() + "=…");
			}
			if (values.put(key, pair[1].strip()) != null) {
				throw new IllegalArgumentException(key.word() + " is given twice");
			}
		}
		ScenarioOption option = new ScenarioOption(text, values);
		option.threads();
		option.probes();
		return option;
	}

	private Optional<Integer> threads() {
		return Optional.ofNullable(values.get(Key.THREADS)).map(number -> {
			if (!number.matches("[1-9]\\d{0,5}")) {
				throw new IllegalArgumentException("threads must be a whole number from 1, found " + number);
			}
			return Integer.valueOf(number);
		});
	}

	private Scenario.Probes probes() {
		String asked = values.getOrDefault(Key.PROBES, Scenario.Probes.AS_PLANNED.keyword());
		return Arrays.stream(Scenario.Probes.values()).filter(probes -> probes.keyword().equals(asked)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("probes must be one of "
						+ Arrays.stream(Scenario.Probes.values()).map(Scenario.Probes::keyword).collect(Collectors.joining(", "))));
	}

	/** The writer is that of the estimate where the other set has one of the same id, as it is the one of the set where none was chosen. */
	private CostModel other(Estimating.Inputs inputs, PrintWriter err) throws OverheadException {
		String results = values.getOrDefault(Key.RESULTS, inputs.results());
		if (values.containsKey(Key.WRITER)) {
			return Estimating.model(results, values.get(Key.WRITER), err);
		}
		ResultSet set = ResultSets.open(results, err);
		Optional<String> same = inputs.model().writer().map(Configuration::id);
		boolean has = same.isPresent() && CostModel.writers(set).stream().anyMatch(run -> run.id().equals(same.get()));
		if (!has && same.isPresent() && inputs.writerChosen()) {
			err.println("sonde: scenario " + text + ": " + set.id() + " has no writer " + same.get() + "; its default one is used");
		}
		return has && inputs.writerChosen() ? CostModel.of(set, same.get()) : CostModel.of(set);
	}

	Scenario scenario(Estimating.Inputs inputs, PrintWriter err) throws OverheadException {
		CostModel model = inputs.model();
		if (values.containsKey(Key.RESULTS) || values.containsKey(Key.WRITER)) {
			CostModel other = other(inputs, err);
			Optional<Scaling> scaling = inputs.scaling();
			model = scaling.isPresent() ? other.scaled(scaling.get().from(other)) : other;
		}
		return new Scenario(text, model, threads().orElse(inputs.threads()), probes());
	}
}
