/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.scenario;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Scaling;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;

/**
 * A scenario as it is typed and stored: {@code writer=tcp,threads=4}; what is not named is as in the estimate itself.
 *
 * @param text as typed, which is its name, too
 */
public record ScenarioText(String text, Map<Key, String> values) {

	/** The keys of a scenario. */
	public enum Key implements Keyword {
		RESULTS, WRITER, THREADS, PROBES
	}

	/**
	 * The estimate beside which the scenario stands.
	 *
	 * @param writerChosen by the user
	 * @param usual        the model of a result set where the user chooses no writer
	 */
	public record Base(CostModel model, boolean writerChosen, Function<ResultSet, CostModel> usual, int threads) {
	}

	/** Finds a result set by what the scenario calls it. */
	@FunctionalInterface
	public interface Source {
		ResultSet open(String results) throws OverheadException;
	}

	public ScenarioText {
		values = Map.copyOf(values);
	}

	/** @throws IllegalArgumentException saying what is wrong with the text */
	public static ScenarioText parse(String text) {
		Map<Key, String> values = new EnumMap<>(Key.class);
		for (String part : text.split(",", -1)) {
			String[] pair = part.split("=", 2);
			Key key = Keyword.of(Key.class, pair[0].strip());
			if (pair.length < 2 || pair[1].isBlank()) {
				throw new IllegalArgumentException(key.keyword() + " needs a value: " + key.keyword() + "=…");
			}
			if (values.put(key, pair[1].strip()) != null) {
				throw new IllegalArgumentException(key.keyword() + " is given twice");
			}
		}
		ScenarioText scenario = new ScenarioText(text, values);
		scenario.threads();
		scenario.probes();
		return scenario;
	}

	/** Returns the value of a key in the scenario. */
	public Optional<String> value(Key key) {
		return Optional.ofNullable(values.get(key));
	}

	private Optional<Integer> threads() {
		return value(Key.THREADS).map(number -> {
			if (!number.matches("[1-9]\\d{0,5}")) {
				throw new IllegalArgumentException("threads must be a whole number from 1, found " + number);
			}
			return Integer.valueOf(number);
		});
	}

	private Scenario.Probes probes() {
		return value(Key.PROBES).map(asked -> Keyword.of(Scenario.Probes.class, asked)).orElse(Scenario.Probes.AS_PLANNED);
	}

	/**
	 * The scenario beside an estimate.
	 *
	 * @param remarks receives what the user may not expect
	 * @throws OverheadException if a result set or writer is nowhere, or the times cannot be scaled to the machine of the estimate
	 */
	public Scenario beside(Base base, Source sets, Consumer<String> remarks) throws OverheadException {
		CostModel model = base.model();
		if (value(Key.RESULTS).isPresent() || value(Key.WRITER).isPresent()) {
			CostModel other = other(base, sets, remarks).withObjects(base.model().objects());
			Optional<Scaling> scaling = base.model().scaling();
			model = scaling.isPresent() ? other.scaled(scaling.get().from(other)) : other;
		}
		return new Scenario(text, model, threads().orElse(base.threads()), probes());
	}

	/** The writer is that of the estimate where the other set has one of the same id, as it is the one of the set where none was chosen. */
	private CostModel other(Base base, Source sets, Consumer<String> remarks) throws OverheadException {
		Optional<String> named = value(Key.RESULTS);
		ResultSet set = named.isPresent() ? sets.open(named.get()) : base.model().results();
		if (value(Key.WRITER).isPresent()) {
			return CostModel.of(set, value(Key.WRITER).get());
		}
		Optional<String> same = base.model().writer().map(Configuration::id);
		boolean has = same.isPresent() && CostModel.writers(set).stream().anyMatch(run -> run.id().equals(same.get()));
		if (!has && same.isPresent() && base.writerChosen()) {
			remarks.accept("scenario " + text + ": " + set.id() + " has no writer " + same.get() + "; its default writer is used");
		}
		return has && base.writerChosen() ? CostModel.of(set, same.get()) : base.usual().apply(set);
	}
}
