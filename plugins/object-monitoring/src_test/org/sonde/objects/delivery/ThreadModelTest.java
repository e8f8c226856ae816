/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.sonde.objects.delivery.Events.event;
import static org.sonde.objects.delivery.Events.sequences;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class ThreadModelTest {
	private static final Duration LONG = Duration.ofSeconds(50);

	/** Models with their threads for three end-points, the watchdog among them. */
	static Stream<Arguments> models() {
		List<Arguments> models = new ArrayList<>(List.of(Arguments.of("production thread", ThreadModel.productionThread(), 0),
				Arguments.of("one thread", ThreadModel.oneThread(), 2), Arguments.of("pool", ThreadModel.pool(4), 5),
				Arguments.of("thread per end-point", ThreadModel.threadPerEndPoint(), 4),
				Arguments.of("thread per queue", ThreadModel.threadPerQueue(), 7)));
		if (ThreadModel.hasVirtualThreads()) {
			models.add(Arguments.of("one virtual thread", ThreadModel.oneThread().onVirtualThreads(), 2));
			models.add(Arguments.of("virtual thread per queue", ThreadModel.threadPerQueue().onVirtualThreads(), 7));
		}
		return models.stream();
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("models")
	void deliversAllInOrderAndLeavesNoThread(String name, ThreadModel model, int threads) throws InterruptedException {
		Dissemination dissemination = new Dissemination(model);
		List<DeliveryPolicy> policies = List.of(DeliveryPolicy.immediate(), DeliveryPolicy.batches(7, Duration.ofMillis(1)),
				DeliveryPolicy.periodic(Duration.ofMillis(1)));
		List<Recorder> recorders = new ArrayList<>();
		List<EndPoint> endPoints = new ArrayList<>();
		for (DeliveryPolicy policy : policies) {
			recorders.add(new Recorder());
			endPoints.add(dissemination.attach("o" + endPoints.size(), recorders.get(endPoints.size()),
					QualityOfService.standard().with(policy)));
		}
		assertThat(dissemination.threadNames()).hasSize(threads);
		for (long i = 1; i <= 1000; i++) {
			for (EndPoint endPoint : endPoints) {
				endPoint.offer(event(1, i), Priority.REGULAR);
				endPoint.settle(Priority.REGULAR);
				endPoint.offer(event(2, i), Priority.URGENT);
				endPoint.settle(Priority.URGENT);
			}
		}
		List<Long> expected = LongStream.rangeClosed(1, 1000).boxed().collect(Collectors.toList());
		for (int i = 0; i < endPoints.size(); i++) {
			assertThat(endPoints.get(i).flush(LONG)).isTrue();
			for (long priority = 1; priority <= 2; priority++) {
				long wanted = priority;
				assertThat(recorders.get(i).all().stream().filter(event -> event.object() == wanted).map(event -> event.sequence()))
						.containsExactlyElementsOf(expected);
			}
			DeliveryCounts counts = endPoints.get(i).counts();
			assertThat(counts.delivered()).isEqualTo(2000);
			assertThat(counts.dropped() + counts.queued() + counts.receiving()).isZero();
		}
		assertThat(dissemination.close(LONG)).isEmpty();
		assertThat(dissemination.threadNames()).isEmpty();
		assertThat(Thread.getAllStackTraces().keySet()).extracting(Thread::getName)
				.noneMatch(thread -> thread.startsWith("sonde-objects-o"));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("models")
	void aClosedEndPointHasNoThreads(String name, ThreadModel model, int threads) throws InterruptedException {
		Dissemination dissemination = new Dissemination(model);
		int before = dissemination.threadNames().size();
		EndPoint endPoint = dissemination.attach("o", new Recorder(), QualityOfService.standard());
		endPoint.close();
		while (dissemination.threadNames().size() > before) {
			Thread.onSpinWait();
		}
		assertThat(dissemination.endPoints()).isEmpty();
		assertThat(dissemination.close(LONG)).isEmpty();
	}

	/** One thread is held in an observer while both kinds of events come in. */
	@Test
	void urgentOvertakesRegular() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.oneThread());
		Gate gate = new Gate();
		EndPoint blocker = dissemination.attach("gate", gate, QualityOfService.standard().withReceiving(LONG));
		Recorder recorder = new Recorder();
		EndPoint endPoint = dissemination.attach("recorder", recorder, QualityOfService.standard());
		offer(blocker, 1, Priority.REGULAR);
		gate.entered.await();
		offer(endPoint, 1, Priority.REGULAR);
		offer(endPoint, 2, Priority.REGULAR);
		offer(endPoint, 3, Priority.URGENT);
		gate.open.countDown();
		assertThat(sequences(recorder.await(3).get(0))).containsExactly(3L);
		assertThat(sequences(recorder.all())).containsExactly(3L, 1L, 2L);
		dissemination.close(LONG);
	}

	/** Whenever an observer receives a regular event, it causes an urgent and a regular one. */
	@Test
	void urgentEventsDoNotDisturbTheTurnOfRegularOnes() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.oneThread());
		List<String> regular = Collections.synchronizedList(new ArrayList<>());
		EndPoint[] endPoints = new EndPoint[2];
		CountDownLatch done = new CountDownLatch(1);
		endPoints[0] = dissemination.attach("busy", events -> {
			if (events.get(0).object() == 2) {
				return;
			}
			regular.add("busy");
			if (regular.size() == 1) {
				offer(endPoints[1], 1, Priority.REGULAR);
			}
			if (regular.size() < 10) {
				endPoints[0].offer(event(2, 1), Priority.URGENT);
				offer(endPoints[0], 2, Priority.REGULAR);
			} else {
				done.countDown();
			}
		}, QualityOfService.standard());
		endPoints[1] = dissemination.attach("waiting", events -> regular.add("waiting"), QualityOfService.standard());
		offer(endPoints[0], 1, Priority.REGULAR);
		done.await();
		assertThat(regular).startsWith("busy", "waiting", "busy");
		dissemination.close(LONG);
	}

	/** The observer holds the thread of the regular queue. */
	@Test
	void withAThreadPerQueueUrgentEventsComeMeanwhile() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.threadPerQueue());
		Gate gate = new Gate();
		Recorder urgent = new Recorder();
		EndPoint endPoint = dissemination.attach("both", events -> {
			if (events.get(0).object() == 1) {
				gate.receive(events);
			} else {
				urgent.receive(events);
			}
		}, QualityOfService.standard().withReceiving(LONG));
		endPoint.offer(event(1, 1), Priority.REGULAR);
		endPoint.settle(Priority.REGULAR);
		gate.entered.await();
		endPoint.offer(event(2, 1), Priority.URGENT);
		endPoint.settle(Priority.URGENT);
		assertThat(urgent.await(1)).hasSize(1);
		gate.open.countDown();
		dissemination.close(LONG);
	}

	@Test
	void theProductionThreadDeliversItself() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.productionThread());
		List<Thread> threads = new ArrayList<>();
		EndPoint endPoint = dissemination.attach("o", events -> threads.add(Thread.currentThread()), QualityOfService.standard());
		offer(endPoint, 1, Priority.REGULAR);
		assertThat(threads).containsExactly(Thread.currentThread());
		assertThat(dissemination.close(LONG)).isEmpty();
	}

	@Test
	void virtualThreadsAreRefusedWhereThereAreNone() {
		assumeTrue(!ThreadModel.hasVirtualThreads());
		assertThatThrownBy(() -> ThreadModel.oneThread().onVirtualThreads()).hasMessageContaining("Java 21");
	}

	@Test
	void theProductionThreadIsNotVirtual() {
		assertThatThrownBy(() -> ThreadModel.productionThread().onVirtualThreads()).isInstanceOf(IllegalStateException.class);
	}

	private static void offer(EndPoint endPoint, long sequence, Priority priority) {
		endPoint.offer(event(1, sequence), priority);
		endPoint.settle(priority);
	}
}
