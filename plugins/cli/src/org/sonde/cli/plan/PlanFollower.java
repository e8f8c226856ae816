/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.sonde.common.digits.Counted;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.GuardedSwitch;

/** Lets the probes of a running program follow the file of its plan, whoever changes that: an editor, the IDE, or {@code sonde plan}. */
final class PlanFollower implements AutoCloseable {
	private static final long LOOK_MILLIS = 300;

	private final Path file;
	private final GuardedSwitch probes;
	private final Set<MethodSignature> woven;
	private final Optional<PlanMatches> matches;
	private final PrintWriter err;
	private final CountDownLatch ended = new CountDownLatch(1);
	private final Thread thread;
	private byte[] content = {};
	private Set<MethodSignature> on = Set.of();
	private Set<String> watching = Set.of();

	private PlanFollower(Path file, GuardedSwitch probes, Set<MethodSignature> woven, Optional<PlanMatches> matches, PrintWriter err) {
		this.file = file;
		this.probes = probes;
		this.woven = woven;
		this.matches = matches;
		this.err = err;
		try {
			content = Files.readAllBytes(file);
			Plan plan = PlanFiles.load(file);
			on = active(plan);
			watching = Probes.watching(plan);
		} catch (IOException e) {
			// It was read a moment ago; if it stays unreadable, the first look says so.
		}
		thread = Thread.ofPlatform().name("plan follower").daemon().start(this::follow);
	}

	/**
	 * Follows a file from its present content on.
	 *
	 * @param probes  of the program
	 * @param woven   the methods that have a probe in the program
	 * @param matches what the plan's patterns match in the program
	 * @param err     says what was switched
	 */
	static PlanFollower start(Path file, GuardedSwitch probes, Set<MethodSignature> woven, Optional<PlanMatches> matches, PrintWriter err) {
		err.println("sonde: the program follows " + file + ": activate or deactivate probes there, for example with: sonde plan deactivate " + file
				+ " METHOD");
		return new PlanFollower(file, probes, woven, matches, err);
	}

	private void follow() {
		try {
			while (!ended.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
				look();
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void look() {
		try {
			byte[] now = Files.readAllBytes(file);
			if (Arrays.equals(now, content)) {
				return;
			}
			content = now;
			Plan plan = PlanFiles.load(file);
			probes.follow(plan, matches);
			told(active(plan));
			toldWatching(Probes.watching(plan));
		} catch (PlanFileException | IllegalArgumentException e) {
			err.println("sonde: not switched: " + e.getMessage());
		} catch (IOException e) {
			// An editor may replace the file at this moment; with the next content it is read again.
			if (content.length > 0) {
				err.println("sonde: not switched: " + file + ": " + IoErrorText.inWords(e));
			}
			content = new byte[0];
		}
	}

	private void told(Set<MethodSignature> now) {
		Set<MethodSignature> switchedOn = new LinkedHashSet<>(now);
		switchedOn.removeAll(on);
		Set<MethodSignature> switchedOff = new LinkedHashSet<>(on);
		switchedOff.removeAll(now);
		Set<MethodSignature> late = new LinkedHashSet<>(switchedOn);
		late.removeAll(woven);
		switchedOn.removeAll(late);
		switchedOn.forEach(method -> err.println("sonde: switched on: " + method));
		switchedOff.forEach(method -> err.println("sonde: switched off: " + method));
		if (!late.isEmpty()) {
			err.println("sonde: " + Counted.of(late.size(), "probe") + " planned since the start, which take effect when the program is started again");
		}
		on = now;
	}

	private void toldWatching(Set<String> now) {
		if (!now.equals(watching)) {
			err.println("sonde: the program still watches the fields and types that it was started with. Start it again, or switch them with: sonde objects suspend");
		}
		watching = now;
	}

	private Set<MethodSignature> active(Plan plan) {
		return new LinkedHashSet<>(KiekerAspectJ.export(plan, matches).collecting());
	}

	@Override
	public void close() {
		ended.countDown();
		try {
			thread.join();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
