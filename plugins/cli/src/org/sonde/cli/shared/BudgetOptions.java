/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.OptionalDouble;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;

import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that say what monitoring may cost. */
public final class BudgetOptions extends CommandOptions {
	@Option(names = "--budget-cpu", paramLabel = "PERCENT",
			description = "Application-thread time that the plan may take, in percent of one processor (10 ms per second are 1 %%).")
	private Double cpuPercent;

	@Option(names = "--budget-request", paramLabel = "MICROS", description = "Application-thread time per request in µs; needs --requests.")
	private Double microsPerRequest;

	@Option(names = "--requests", paramLabel = "N", description = "Requests per second that the program handles.")
	private Double requestsPerSecond;

	@Option(names = "--budget-volume", paramLabel = "MB/S", description = "Volume of the records, in 10⁶ bytes per second.")
	private Double megabytesPerSecond;

	@Option(names = "--worth", paramLabel = "WORTH",
			description = "How to rank probes when some must go: wish (the plan's values, 1 to 5) or information (bits per second). "
			+ "Default: wish.")
	private String worth;

	public Budget budget() {
		OptionalDouble none = OptionalDouble.empty();
		CommandLine line = command();
		Diagnostics.valid(line, "--budget-cpu", () -> new Budget(none, none, optional(cpuPercent), none));
		Diagnostics.valid(line, "--budget-volume", () -> new Budget(none, none, none, optional(megabytesPerSecond)));
		if ((microsPerRequest == null) != (requestsPerSecond == null)) {
			throw new ParameterException(line, "--budget-request and --requests must be given together");
		}
		Budget budget = Diagnostics.valid(line, () -> new Budget(optional(microsPerRequest), optional(requestsPerSecond),
				optional(cpuPercent), optional(megabytesPerSecond)));
		if (budget.isEmpty() && worth != null) {
			throw new ParameterException(command(), "--worth needs a budget, such as --budget-cpu");
		}
		return budget;
	}

	public Worth worth() {
		return worth == null ? Worth.WISH : Diagnostics.valid(command(), "--worth", () -> Keyword.of(Worth.class, worth));
	}

	private static OptionalDouble optional(Double number) {
		return number == null ? OptionalDouble.empty() : OptionalDouble.of(number);
	}
}
