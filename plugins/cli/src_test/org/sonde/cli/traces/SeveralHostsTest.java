/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.Sonde;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

import tools.jackson.databind.JsonNode;

/** Traces at random whose calls are spread over three hosts, each of which writes a log of its own. */
class SeveralHostsTest {
	private static final int TRACES = 20_000;
	/** Traces that run at the same time. */
	private static final int AT_ONCE = 20;
	private static final List<String> HOSTS = List.of("a", "b", "c");

	@TempDir
	Path folder;

	private final List<Execution> executions = new ArrayList<>();
	private final Map<String, Long> selfNanos = new TreeMap<>();

	private record Execution(int host, String operation, int trace, long tin, long tout, int eoi, int ess) {
		/** Written when it ended, by the clock of the host. */
		String line(long fast) {
			return "$1;%d;%s;<no-session-id>;%d;%d;%d;%s;%d;%d\n".formatted(tout + fast, operation, trace, tin + fast, tout + fast,
					HOSTS.get(host), eoi, ess);
		}
	}

	@Test
	void theirTracesAreWholeInAnyOrderOfTheFolders() {
		Seeded.tries(1, in -> {
			make(in);
			for (int host = 0; host < HOSTS.size(); host++) {
				write(host, 0);
			}
			Sonde first = traces("a", "b", "c");
			JsonNode traces = first.json().get("traces");
			assertThat(traces.get("valid").asInt()).isEqualTo(TRACES);
			assertThat(traces.get("invalid").asInt() + traces.get("incomplete").asInt() + traces.get("abandoned").asInt()).isZero();
			assertThat(traces.get("distributed").asInt()).isGreaterThan(TRACES / 2);
			Map<String, Long> self = new TreeMap<>();
			first.json().get("operations").forEach(one -> self.put(one.get("signature").asString(), one.get("self_total_ns").asLong()));
			assertThat(self).isEqualTo(selfNanos);
			for (List<String> order : List.of(List.of("a", "c", "b"), List.of("b", "a", "c"), List.of("b", "c", "a"),
					List.of("c", "a", "b"), List.of("c", "b", "a"))) {
				assertThat(traces(order.toArray(String[]::new))).as(order.toString()).isEqualTo(first);
			}
		});
	}

	/** All records of one host come before those of another one, or after. */
	@ParameterizedTest
	@ValueSource(longs = { -3_600_000_000_000L, 10_000_000_000L })
	void aClockThatIsWrongBreaksNoTrace(long fast) {
		Seeded.tries(1, in -> {
			make(in);
			for (int host = 0; host < HOSTS.size(); host++) {
				write(host, host == 1 ? fast : 0);
			}
			JsonNode traces = traces("a", "b", "c").json().get("traces");
			assertThat(traces.get("valid").asInt()).isEqualTo(TRACES);
			assertThat(traces.get("invalid").asInt() + traces.get("incomplete").asInt() + traces.get("abandoned").asInt()).isZero();
		});
	}

	private void make(RandomInput in) {
		for (int trace = 0; trace < TRACES; trace++) {
			call(in, trace, 1_000_000_000L + trace / AT_ONCE * 10_000 + in.between(0, 1_000), new int[1], 0);
		}
	}

	/** Where they are read apart, the parts that do not start a trace say so. */
	@Test
	void aPartWithoutItsStartSaysSo() throws IOException {
		for (int trace = 0; trace < 3; trace++) {
			executions.add(new Execution(0, "void p.A.a()", trace, 10, 50, 0, 0));
			executions.add(new Execution(1, "void p.B.b()", trace, 20, 40, 1, 1));
		}
		// One that nobody started, and a gap that has another reason.
		executions.add(new Execution(1, "void p.B.b()", 3, 60, 70, 2, 1));
		executions.add(new Execution(1, "void p.B.b()", 4, 60, 90, 0, 0));
		executions.add(new Execution(1, "void p.B.b()", 4, 70, 80, 2, 1));
		write(0, 0);
		write(1, 0);
		JsonNode reasons = traces("a", "b").json().get("traces").get("reasons");
		assertThat(reasons.propertyNames()).containsExactly("gap", "no-start");
		assertThat(reasons.get("no-start").asInt()).isEqualTo(1);
		assertThat(traces("b").json().get("traces").get("reasons").propertyNames()).containsExactly("gap", "cut-off");
	}

	/** A call with those within it, on any host. */
	private long call(RandomInput in, int trace, long start, int[] eoi, int ess) {
		int host = in.between(0, HOSTS.size() - 1);
		String operation = "void p.C" + host + ".m" + in.between(0, 3) + "()";
		int ownEoi = eoi[0]++;
		long now = start + 10;
		long within = 0;
		for (int calls = ess == 3 ? 0 : in.between(0, 2); calls > 0; calls--) {
			long end = call(in, trace, now, eoi, ess + 1);
			within += end - now;
			now = end + 10;
		}
		executions.add(new Execution(host, operation, trace, start, now, ownEoi, ess));
		selfNanos.merge(operation, now - start - within, Long::sum);
		return now;
	}

	private void write(int host, long fast) throws IOException {
		Path log = Files.createDirectories(folder.resolve(HOSTS.get(host)));
		Files.writeString(log.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder lines = new StringBuilder();
		executions.stream().filter(one -> one.host() == host).sorted(Comparator.comparingLong(Execution::tout))
				.forEach(one -> lines.append(one.line(fast)));
		Files.writeString(log.resolve("kieker-1.dat"), lines);
	}

	private Sonde traces(String... hosts) {
		List<String> words = new ArrayList<>(List.of("traces", "--operations", "--reduce", "-f", "json"));
		for (String host : hosts) {
			words.add(folder.resolve(host).toString());
		}
		return Sonde.run(words.toArray(String[]::new));
	}
}
