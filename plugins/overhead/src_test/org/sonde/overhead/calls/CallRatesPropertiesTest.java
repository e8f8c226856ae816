/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class CallRatesPropertiesTest {

	@Test
	void everyRateIsReadAsItWasWritten() {
		Seeded.tries(1000, in -> {
			Map<String, Double> rates = rates(in);
			CallRates written = new CallRates(rates.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey,
					entry -> new CallRate(entry.getValue(), "typed"))));
			String csv = CallRatesCsv.toCsv(written);
			CallRates read = CallRatesCsvTest.read(csv);
			assertThat(read.rates().keySet()).isEqualTo(written.rates().keySet());
			written.rates().forEach((signature, rate) -> assertThat(read.find(signature).orElseThrow().callsPerSecond())
					.isEqualTo(rate.callsPerSecond()));
			assertThat(CallRatesCsv.toCsv(read)).isEqualTo(csv);
		});
	}

	@Test
	void normalisingTwiceChangesNothing() {
		Seeded.tries(1000, in -> {
			String text = in.anyText(40);
			String once = CallRates.normalise(text);
			assertThat(CallRates.normalise(once)).isEqualTo(once);
		});
	}

	private static Map<String, Double> rates(RandomInput in) {
		Map<String, Double> rates = new HashMap<>();
		in.set(0, 10, () -> "void " + in.text(1, 8, "ab.$<>[],\"é") + "()")
				.forEach(signature -> rates.put(signature, in.between(0, CallRate.MOST_PER_SECOND)));
		return rates;
	}
}
