/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.run.KiekerLaunch;

/** Tells people what a guard does. */
public final class GuardText {
	/** Nobody reads more probes than this while a program runs. */
	private static final int NAMED = 10;
	/** Within these, the program follows. */
	private static final int NOTICED_SECONDS = KiekerLaunch.SWITCHING_SECONDS + 1;
	private static final double PERCENT = 100;

	private GuardText() {
	}

	/**
	 * A decision: what was exceeded, and a line for each probe.
	 *
	 * @param limit records per second
	 */
	public static List<String> lines(GuardDecision decision, double limit, GuardPrices prices) {
		List<String> lines = new ArrayList<>();
		lines.add(Digits.rate(decision.recordsPerSecond()) + " records per second for " + decision.seconds() + " s; the limit is "
				+ Digits.rate(limit) + ". "
				+ (decision.off().isEmpty() ? "No probe can be switched off."
						: "Switched off " + Counted.of(decision.off().size(), "probe") + ", which takes effect within " + NOTICED_SECONDS
								+ " s and leaves " + Digits.rate(decision.left()) + " records per second"
								+ (decision.left() > limit ? ", still above the limit" : "") + "."));
		decision.off().stream().limit(NAMED)
				.forEach(probe -> lines.add("switched off: " + name(probe) + ": " + why(probe, decision.recordsPerSecond(), prices)));
		if (decision.off().size() > NAMED) {
			lines.add("and " + Counted.of(decision.off().size() - NAMED, "more probe"));
		}
		if (decision.left() > limit && !decision.fixed().isEmpty()) {
			lines.add("cannot be switched off: "
					+ decision.fixed().stream().limit(NAMED).map(GuardText::name).collect(Collectors.joining("; ")));
		}
		return lines;
	}

	/** Without the modifiers, which plans do not have either. */
	private static String name(ProbeRate probe) {
		return probe.method().map(MethodSignature::toString).orElse(probe.operation());
	}

	private static String why(ProbeRate probe, double all, GuardPrices prices) {
		OptionalDouble cost = prices.active(probe);
		OptionalDouble rest = prices.deactivated(probe);
		return Digits.rate(probe.recordsPerSecond()) + " records per second ("
				+ Digits.significant(PERCENT * probe.recordsPerSecond() / all, 2) + " %)"
				+ (cost.isPresent() ? ", about " + Digits.value(cost.getAsDouble()) + " ms/s" : "")
				+ (rest.isPresent() ? "; switched off, it still costs up to " + Digits.value(rest.getAsDouble()) + " ms/s" : "");
	}
}
