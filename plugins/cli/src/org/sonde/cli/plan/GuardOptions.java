/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.NewFile;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.GuardedSwitch;
import org.sonde.overhead.ShellWords;
import org.sonde.overhead.calls.RateText;
import org.sonde.report.guard.GuardPrices;

import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** A limit on what the probes of a running program record. */
public final class GuardOptions {
	@Option(names = "--guard", paramLabel = "RECORDS",
			description = "The most records per second, such as 20000 or 20k. If the program makes more for 3 seconds, switch off its costliest probes until the rest keeps the limit. Kieker with AspectJ only.")
	private String limit;

	@Option(names = "--guard-writes", paramLabel = "PLAN",
			description = "With --guard: write the plan with these probes deactivated. A new file, or the plan itself.")
	private Path target;

	/** The limit, once it is checked. */
	private double perSecond;

	boolean isGiven() {
		return limit != null;
	}

	/** Whether the file for the plan is the plan itself. */
	private boolean isOf(Path plan) throws IOException {
		return Files.exists(target) && Files.isSameFile(target, plan);
	}

	/** @param plan file of the plan */
	void check(CommandLine line, Path plan) throws IOException, Failures.Failed {
		if (limit == null && target != null) {
			throw new ParameterException(line, "--guard-writes needs --guard");
		}
		if (limit != null) {
			perSecond = Diagnostics.valid(line, "--guard", () -> RateText.limit(limit));
		}
		if (target != null && !isOf(plan)) {
			NewFile.require(target);
		}
	}

	/** The guard of a run that was checked; empty if none was asked for. */
	Optional<ProgramGuard> guard(Supplier<GuardPrices> prices, PrintWriter err) {
		return limit == null ? Optional.empty() : Optional.of(new ProgramGuard(perSecond, prices.get(), err));
	}

	/**
	 * Keeps what was switched off, as the user asked for, or says how.
	 *
	 * @param off what the guard switched off
	 */
	void keep(List<MethodSignature> off, Path file, PrintWriter err) throws IOException, Failures.Failed {
		if (off.isEmpty()) {
			return;
		}
		if (target == null) {
			err.println(advice(off, file));
		} else if (isOf(file)) {
			PlanArgument.change(file, plan -> {
				GuardedSwitch.deactivate(plan, off);
				return plan;
			});
			err.println("Deactivated in " + file + " what the guard switched off.");
		} else {
			Plan plan = PlanArgument.load(file);
			GuardedSwitch.deactivate(plan, off);
			PlanArgument.create(plan, target);
			err.println("Wrote " + target + ", in which these probes are deactivated.");
		}
	}

	/** A command for probes that the plan has by themselves; what a pattern matched needs a probe of its own. */
	private static String advice(List<MethodSignature> off, Path file) throws IOException, Failures.Failed {
		List<MethodProbe> own = Probes.methodProbes(PlanArgument.load(file));
		List<String> known = new ArrayList<>();
		off.stream().filter(method -> own.stream().anyMatch(probe -> probe.signature().sameMethod(method))).map(MethodSignature::toString)
				.forEach(known::add);
		return known.size() == off.size()
				? "To keep them switched off: "
						+ ShellWords.line(Stream.concat(Stream.of("sonde", "plan", "deactivate", file.toString()), known.stream()).toList())
				: "Patterns match some of them. To keep them switched off, run again with --guard-writes NEW.probes.";
	}
}
