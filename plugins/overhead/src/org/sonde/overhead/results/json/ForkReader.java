/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.RawFile;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.TimeSeries;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

/** Reads the forks of a configuration. */
final class ForkReader {
	private ForkReader() {
	}

	static List<Fork> forks(Optional<JsonPlace> place) throws OverheadException {
		List<Fork> forks = new ArrayList<>();
		if (place.isPresent()) {
			for (JsonPlace fork : place.get().elements()) {
				forks.add(fork(fork));
			}
		}
		return forks;
	}

	private static Fork fork(JsonPlace place) throws OverheadException {
		place.objectOf("number", "threads", "calls", "warmUp", "nanos", "flags", "series", "callsPerSecond", "distribution", "raw");
		int number = place.get("number").integer();
		int threads = place.get("threads").integer();
		Optional<JsonPlace> calls = place.find("calls");
		long readCalls = calls.isEmpty() ? 0 : calls.get().longInteger();
		WarmUp warmUp = warmUp(place.get("warmUp"));
		Map<Statistic, Double> nanos = nanos(place.get("nanos"));
		Set<ForkFlag> flags = EnumSet.noneOf(ForkFlag.class);
		Optional<JsonPlace> flagList = place.find("flags");
		if (flagList.isPresent()) {
			for (JsonPlace flag : flagList.get().elements()) {
				flags.add(flag.as(text -> Keyword.of(ForkFlag.class, text)));
			}
		}
		Optional<JsonPlace> series = place.find("series");
		Optional<TimeSeries> readSeries = series.isEmpty() ? Optional.empty() : Optional.of(series(series.get()));
		Optional<JsonPlace> distribution = place.find("distribution");
		Optional<Distribution> readDistribution = distribution.isEmpty() ? Optional.empty()
				: Optional.of(distribution(distribution.get()));
		Optional<JsonPlace> raw = place.find("raw");
		Optional<RawFile> readRaw = raw.isEmpty() ? Optional.empty() : Optional.of(raw(raw.get()));
		List<Long> callsPerSecond = new ArrayList<>();
		Optional<JsonPlace> seconds = place.find("callsPerSecond");
		if (seconds.isPresent()) {
			for (JsonPlace second : seconds.get().elements()) {
				callsPerSecond.add(second.longInteger());
			}
		}
		return place.check(
				() -> new Fork(number, threads, readCalls, warmUp, nanos, readDistribution, readSeries, flags, readRaw, callsPerSecond));
	}

	private static WarmUp warmUp(JsonPlace place) throws OverheadException {
		place.objectOf("calls", "rule");
		long calls = place.get("calls").longInteger();
		WarmUpRule rule = place.get("rule").as(text -> Keyword.of(WarmUpRule.class, text));
		return place.check(() -> new WarmUp(calls, rule));
	}

	private static Map<Statistic, Double> nanos(JsonPlace place) throws OverheadException {
		List<String> known = new ArrayList<>();
		Map<Statistic, Double> nanos = new EnumMap<>(Statistic.class);
		for (Statistic statistic : Statistic.values()) {
			known.add(statistic.keyword());
			Optional<JsonPlace> value = place.find(statistic.keyword());
			if (value.isPresent()) {
				nanos.put(statistic, value.get().number().doubleValue());
			}
		}
		place.objectOf(known.toArray(String[]::new));
		return nanos;
	}

	private static TimeSeries series(JsonPlace place) throws OverheadException {
		place.objectOf("callsPerBin", "meanNanos");
		long callsPerBin = place.get("callsPerBin").longInteger();
		List<Double> means = new ArrayList<>();
		for (JsonPlace mean : place.get("meanNanos").elements()) {
			means.add(mean.number().doubleValue());
		}
		return place.check(() -> new TimeSeries(callsPerBin, means));
	}

	private static Distribution distribution(JsonPlace place) throws OverheadException {
		String encoded = place.text();
		return place.check(() -> Distribution.decode(encoded));
	}

	private static RawFile raw(JsonPlace place) throws OverheadException {
		place.objectOf("name", "bytes", "sha256");
		String name = place.get("name").text();
		long bytes = place.get("bytes").longInteger();
		String sha256 = place.get("sha256").text();
		return place.check(() -> new RawFile(name, bytes, sha256));
	}
}
