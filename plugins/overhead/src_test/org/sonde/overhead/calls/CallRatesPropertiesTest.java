/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;

import org.sonde.overhead.OverheadException;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CallRatesPropertiesTest {

	@Property
	void everyRateIsReadAsItWasWritten(@ForAll("rates") Map<String, Double> rates) throws OverheadException {
		CallRates written = new CallRates(rates.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey,
				entry -> new CallRate(entry.getValue(), "typed"))));
		String csv = CallRatesCsv.toCsv(written);
		CallRates read = CallRatesCsvTest.read(csv);
		assertThat(read.rates().keySet()).isEqualTo(written.rates().keySet());
		written.rates().forEach((signature, rate) -> assertThat(read.find(signature).orElseThrow().callsPerSecond())
				.isEqualTo(rate.callsPerSecond()));
		assertThat(CallRatesCsv.toCsv(read)).isEqualTo(csv);
	}

	@Property
	void normalisingTwiceChangesNothing(@ForAll String text) {
		String once = CallRates.normalise(text);
		assertThat(CallRates.normalise(once)).isEqualTo(once);
	}

	@Provide
	Arbitrary<Map<String, Double>> rates() {
		Arbitrary<String> signatures = Arbitraries.strings().withChars("ab.$<>[],\"é").ofMinLength(1).ofMaxLength(8)
				.map(name -> "void " + name + "()");
		return Arbitraries.maps(signatures, Arbitraries.doubles().between(0, CallRate.MOST_PER_SECOND)).ofMaxSize(10);
	}
}
