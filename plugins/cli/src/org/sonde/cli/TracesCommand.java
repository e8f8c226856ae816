/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;

import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.digits.Digits;
import org.sonde.report.code.Table;
import org.sonde.traces.operations.OperationCounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde traces}: what a monitoring log says was executed. */
@Command(name = "traces", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Count the executions of each operation in a Kieker log. What cannot be read is listed, never dropped.")
final class TracesCommand implements Callable<Integer> {
	@Mixin
	private LogArgument log;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Failures.Failed {
		OperationCounts counts = log.read();
		if (output.format() == Format.json) {
			output.json(json(counts));
			return LogArgument.code(counts);
		}
		output.table(new Table(List.of("calls [1]", "calls per second [1/s]", "operation"), counts.executions().entrySet().stream()
				.map(entry -> List.of(entry.getValue().toString(), rate(counts, entry.getKey()), entry.getKey())).toList()));
		if (output.format() == Format.table) {
			output.print(String.format(Locale.ROOT, "%n%s read, %d skipped; %s of %s in %.3f s observed.%n",
					Counted.of(counts.recordsRead(), "record"), counts.recordsSkipped(), Counted.of(counts.totalExecutions(), "execution"),
					Counted.of(counts.executions().size(), "operation"),
					counts.observedNanos() / 1e9));
		}
		LogArgument.warn(counts, output.err());
		return LogArgument.code(counts);
	}

	private static String rate(OperationCounts counts, String signature) {
		OptionalDouble rate = counts.callsPerSecond(signature);
		return rate.isPresent() ? Digits.rate(rate.getAsDouble()) : "unknown";
	}

	private static ObjectNode json(OperationCounts counts) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("records", counts.recordsRead()).put("skipped", counts.recordsSkipped());
		root.put("observedSeconds", counts.observedNanos() / 1e9);
		ArrayNode problems = root.putArray("problems");
		counts.problems().forEach(problem -> problems.addObject().put("file", problem.file().toString()).put("place", problem.place())
				.put("message", problem.message()).put("occurrences", problem.occurrences()));
		root.put("problemsUnlisted", counts.problemsUnlisted());
		ArrayNode operations = root.putArray("operations");
		counts.executions().forEach((signature, calls) -> {
			OptionalDouble rate = counts.callsPerSecond(signature);
			operations.addObject().put("signature", signature).put("calls", calls)
					.put("callsPerSecond", rate.isPresent() ? Digits.withoutNoise(rate.getAsDouble()) : null);
		});
		return root;
	}
}
