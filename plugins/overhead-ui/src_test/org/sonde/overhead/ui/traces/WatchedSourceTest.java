/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.overhead.ui.traces.LiveJob.State;
import org.sonde.overhead.ui.traces.jvm.JvmRecording;
import org.sonde.overhead.ui.traces.jvm.JvmRequest;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.traces.flight.JvmRecorder;
import org.sonde.traces.reduction.LogAnalysis;

import jdk.jfr.FlightRecorder;
import jdk.jfr.RecordingState;

/** The test's thread is that of the user interface: it takes what jobs hand over to it. */
@Timeout(60)
class WatchedSourceTest {

	@TempDir
	Path parent;
	private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
	private final List<State> told = new ArrayList<>();
	private final List<State> unseen = new ArrayList<>();
	private final WatchedSource watching = new WatchedSource(events::add, told::add, unseen::add);

	/** Calls its method when it has been recorded for longer than the recording would go on after a cancel, and ends. */
	static final class Caller {
		private static long sum;

		private Caller() {
		}

		static void work(int number) {
			sum += number;
		}

		public static void main(String[] arguments) throws InterruptedException {
			System.out.println("ready");
			for (int recorded = 0; recorded < 5 * JvmRecorder.POLL_MILLIS; Thread.sleep(1)) {
				recorded += FlightRecorder.getFlightRecorder().getRecordings().stream()
						.anyMatch(one -> one.getState() == RecordingState.RUNNING) ? 1 : 0;
			}
			for (int i = 0; i < CALLS; i++) {
				work(i);
			}
		}
	}

	private static final int CALLS = 1000;
	private static final String METHOD = "void " + Caller.class.getName() + ".work(int)";

	private JvmRequest request(String address) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.create(MethodSignature.parse(METHOD)));
		return new JvmRequest(address, "Caller", JvmRecorder.Detail.TIMING, Duration.ofMinutes(5), Caller.class.getName() + "::work", 1,
				plan, "the plan", parent);
	}

	@AfterEach
	void stop() {
		watching.end();
	}

	/** @return the state of this kind, as soon as one more is told */
	private <S extends State> S next(Class<S> kind) throws InterruptedException {
		for (int seen = told.size();; seen = told.size()) {
			events.take().run();
			if (told.size() > seen && kind.isInstance(told.getLast())) {
				return kind.cast(told.getLast());
			}
		}
	}

	@Test
	void aPortIsWatchedUntilItIsStopped() throws Exception {
		assertThat(watching.isOn()).isFalse();
		watching.begin(new LiveSource.Port(0, LiveSource.Protocol.KIEKER));
		assertThat(watching.isOn()).isTrue();
		assertThat(next(State.Begun.class).run()).isEmpty();
		watching.stop();
		assertThat(watching.isOn()).as("what was recorded follows").isTrue();
		assertThat(next(State.Ended.class).whole().name()).isEqualTo("from port 0");
		assertThat(watching.isOn()).isFalse();
	}

	@Test
	void whatALogHasIsShownWhenItIsStopped() throws Exception {
		watching.begin(new LiveSource.GrowingLog(SampleLog.in(parent, "log", SampleLog.CALL).request()));
		next(State.Begun.class);
		assertThat(next(State.Seen.class).window().all().valid()).isEqualTo(1);
		watching.stop();
		assertThat(next(State.Ended.class).whole().results().counts().recordsRead()).isEqualTo(1);
	}

	@Test
	void aPortThatIsTakenFails() throws Exception {
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			watching.begin(new LiveSource.Port(taken.getLocalPort(), LiveSource.Protocol.KIEKER));
			assertThat(next(State.Failed.class).reason()).isNotBlank();
		}
		assertThat(watching.isOn()).isFalse();
	}

	@Test
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void aJvmIsRecordedToItsEndThoughSomethingElseIsWatched() throws Exception {
		Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
				Path.of(Caller.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString(), Caller.class.getName())
				.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		try {
			assertThat(program.inputReader().readLine()).isEqualTo("ready");
			watching.begin(new LiveSource.RunningJvm(request(Long.toString(program.pid()))));
			next(State.Recording.class);
			watching.begin(new LiveSource.Port(0, LiveSource.Protocol.KIEKER));
			next(State.Begun.class);
			watching.end();
			while (unseen.isEmpty()) {
				events.take().run();
			}
		} finally {
			program.destroyForcibly();
		}
		assertThat(unseen).singleElement().isInstanceOf(State.Stored.class);
		assertThat(MonitoringLogs
				.read(List.of(((State.Stored) unseen.getFirst()).recording()), LogAnalysis.Options.DEFAULT, Progress.NONE,
						MonitoringLogs.WhenCancelled.NOTHING)
				.operations()).singleElement().satisfies(operation -> assertThat(operation.calls()).isEqualTo(CALLS));
	}

	@Test
	void aJvmThatCannotBeRecordedFails() throws Exception {
		watching.begin(new LiveSource.RunningJvm(request("localhost:99999")));
		assertThat(next(State.Failed.class).reason()).contains("99999").doesNotContain("Exception");
		assertThat(watching.isOn()).isFalse();
	}

	/** Whatever breaks, the view does not show that it goes on. */
	@Test
	void anErrorEndsTheWatching() throws Exception {
		List<State> states = new ArrayList<>();
		LiveJob job = new LiveJob(new LiveSource.Port(0, LiveSource.Protocol.KIEKER), state -> {
			states.add(state);
			if (state instanceof State.Begun) {
				throw new IllegalArgumentException("broken");
			}
		});
		job.schedule();
		job.join();
		assertThat(states).hasExactlyElementsOfTypes(State.Begun.class, State.Failed.class);
		assertThat(job.getResult().getException()).as("what is logged").hasMessage("broken");
	}

	/** So its rates do not count as those of a program with probes. */
	@Test
	void whatAJvmCountsIsRecordedByItsTracing() {
		ObservedCalls planned = LiveJob.planned(request("1"),
				new JvmRecording.Counts(new TreeMap<>(Map.of("static " + METHOD, 30L)), 2, 15));
		CallRate rate = planned.planned().getFirst().rate().orElseThrow();
		assertThat(rate.callsPerSecond()).isEqualTo(15);
		assertThat(rate.source()).isEqualTo(new RateSource("Caller", List.of(RecordingKind.JFR_TRACING)));
	}

	@Test
	void nothingIsToldOfWhatSomethingElseReplaced() throws Exception {
		watching.begin(new LiveSource.Port(0, LiveSource.Protocol.KIEKER));
		next(State.Begun.class);
		watching.begin(new LiveSource.GrowingLog(SampleLog.in(parent, "log", SampleLog.CALL).request()));
		next(State.Begun.class);
		watching.stop();
		assertThat(next(State.Ended.class).whole().name()).isEqualTo("log");
		int before = told.size();
		watching.begin(new LiveSource.Port(0, LiveSource.Protocol.KIEKER));
		next(State.Begun.class);
		watching.end();
		assertThat(watching.isOn()).isFalse();
		events.take().run();
		assertThat(told).as("its end is not told").hasSize(before + 1);
	}
}
