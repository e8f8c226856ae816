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
import org.sonde.instrumentation.run.GuardedSwitch;
import org.sonde.instrumentation.run.SensorSwitch;
import org.sonde.objects.client.ObjectsException;

/** Lets the probes of a running program follow the file of its plan, whoever changes that: an editor, the IDE, or {@code sonde plan}. */
final class PlanFollower implements AutoCloseable {
	private static final long LOOK_MILLIS = 300;

	private final Path file;
	private final GuardedSwitch probes;
	private final SensorSwitch sensors;
	private final Set<MethodSignature> woven;
	private final Optional<PlanMatches> matches;
	private final PrintWriter err;
	private final CountDownLatch ended = new CountDownLatch(1);
	private Optional<Thread> thread = Optional.empty();
	private byte[] content = {};
	private Set<MethodSignature> on = Set.of();

	/**
	 * Takes the present content of a file as what the program is started with.
	 *
	 * @param probes  of the program
	 * @param sensors of the program
	 * @param woven   the methods that have a probe in the program
	 * @param matches what the plan's patterns match in the program
	 * @param err     says what was switched
	 */
	PlanFollower(Path file, GuardedSwitch probes, SensorSwitch sensors, Set<MethodSignature> woven, Optional<PlanMatches> matches,
			PrintWriter err) {
		this.file = file;
		this.probes = probes;
		this.sensors = sensors;
		this.woven = woven;
		this.matches = matches;
		this.err = err;
		try {
			content = Files.readAllBytes(file);
			on = active(PlanFiles.load(file));
		} catch (IOException e) {
			// It was read a moment ago; if it stays unreadable, the first look says so.
		}
		err.println("sonde: the program follows " + file + ": activate or deactivate probes there, for example with: sonde plan deactivate "
				+ file
				+ " PROBE");
	}

	/** The program has started: its probes follow the file until {@link #close}. */
	void follow(ProcessHandle program) {
		thread = Optional.of(Thread.ofPlatform().name("plan follower").daemon().start(() -> {
			try {
				while (!ended.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
					look(program);
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}));
	}

	private void look(ProcessHandle program) throws InterruptedException {
		try {
			byte[] now = Files.readAllBytes(file);
			if (Arrays.equals(now, content)) {
				return;
			}
			content = now;
			Plan plan = PlanFiles.load(file);
			probes.follow(plan, matches);
			told(active(plan));
			sensors.follow(plan, Long.toString(program.pid()), () -> !program.isAlive()).ifPresent(this::told);
		} catch (PlanFileException | IllegalArgumentException e) {
			err.println("sonde: not switched: " + e.getMessage());
		} catch (ObjectsException e) {
			if (program.isAlive()) {
				err.println("sonde: not switched: " + e.getMessage());
			}
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
			err.println("sonde: " + Counted.of(late.size(), "probe")
					+ " planned since the start, which take effect when the program is started again");
		}
		on = now;
	}

	private void told(SensorSwitch.Change change) {
		change.on().forEach(place -> err.println("sonde: switched on: " + place.probeName()));
		change.off().forEach(place -> err.println("sonde: switched off: " + place.probeName()));
		if (change.late()) {
			err.println("sonde: fields or types planned since the start are watched when the program is started again");
		}
	}

	private Set<MethodSignature> active(Plan plan) {
		return new LinkedHashSet<>(KiekerAspectJ.export(plan, matches).collecting());
	}

	@Override
	public void close() {
		ended.countDown();
		try {
			if (thread.isPresent()) {
				thread.get().join();
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
