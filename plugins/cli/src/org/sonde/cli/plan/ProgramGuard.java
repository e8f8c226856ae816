/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.run.GuardedSwitch;
import org.sonde.report.guard.GuardDecision;
import org.sonde.report.guard.GuardPrices;
import org.sonde.report.guard.GuardText;
import org.sonde.report.guard.ProbeRate;
import org.sonde.report.guard.RecordGuard;

/** The guard of a run: switches probes off and says so. */
final class ProgramGuard implements AutoCloseable {
	private final double limit;
	private final GuardPrices prices;
	private final PrintWriter err;
	private RecordGuard guard;

	/** @param limit records per second */
	ProgramGuard(double limit, GuardPrices prices, PrintWriter err) {
		this.limit = limit;
		this.prices = prices;
		this.err = err;
	}

	/** Begins to watch; {@link #close} ends that. */
	ProgramGuard watch(Path log, GuardedSwitch probes) {
		err.println("sonde: guard: at most " + Digits.rate(limit) + " records per second");
		guard = RecordGuard.start(log, limit, prices, new RecordGuard.Switch() {
			@Override
			public boolean canSwitchOff(MethodSignature method) {
				return GuardedSwitch.isPossible(method);
			}

			@Override
			public void switchOff(Set<MethodSignature> methods, GuardDecision decision) throws IOException {
				probes.switchOff(methods);
				GuardText.lines(decision, limit, prices)
						.forEach(line -> err.println("sonde: guard: " + line));
			}

			@Override
			public void failed(String reason) {
				err.println("sonde: guard: it can no longer switch probes: " + reason);
			}
		});
		return this;
	}

	/** Returns the probes that were switched off, with their records before. */
	Map<MethodSignature, ProbeRate> switchedOff() {
		return guard.switchedOff();
	}

	List<MethodSignature> methods() {
		return guard.methods();
	}

	double limit() {
		return limit;
	}

	/** Reports what the guard did. */
	@Override
	public void close() {
		guard.close();
		err.println("sonde: guard: read " + Counted.of(guard.records(), "record") + " in " + Digits.value(guard.cpuSeconds())
				+ " s of CPU time" + (methods().isEmpty() ? "; no probe was switched off" : ""));
	}
}
