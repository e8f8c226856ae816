/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sonde.objects.delivery.Events.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Observers that throw, hang, close themselves, or block. */
@Timeout(60)
class EndPointTest {
	private static final Duration LONG = Duration.ofSeconds(50);
	private static final Duration SHORT = Duration.ofMillis(20);

	static Stream<ThreadModel> models() {
		return Stream.of(ThreadModel.productionThread(), ThreadModel.oneThread(), ThreadModel.pool(2), ThreadModel.threadPerEndPoint(),
				ThreadModel.threadPerQueue());
	}

	static Stream<ThreadModel> modelsWithThreads() {
		return models().skip(1);
	}

	@ParameterizedTest
	@MethodSource("models")
	void anObserverThatThrowsIsRemovedAfterTheLimit(ThreadModel model) throws InterruptedException {
		Dissemination dissemination = new Dissemination(model);
		Recorder other = new Recorder();
		EndPoint good = dissemination.attach("good", other, QualityOfService.standard());
		EndPoint bad = dissemination.attach("bad", events -> {
			throw new StackOverflowError();
		}, QualityOfService.standard().with(DeliveryPolicy.batches(1, LONG)).withFailures(3));
		CountDownLatch closed = new CountDownLatch(1);
		bad.whenClosed(endPoint -> closed.countDown());
		for (int i = 1; i <= 5; i++) {
			offer(bad, i);
			offer(good, i);
		}
		closed.await();
		assertThat(bad.removal()).hasValueSatisfying(reason -> assertThat(reason).contains("bad", "3 times", "StackOverflowError"));
		other.await(5);
		assertThat(good.isClosed()).isFalse();
		assertThat(dissemination.close(LONG)).isEmpty();
		assertThat(bad.counts().delivered()).isZero();
		assertThat(bad.counts().dropped()).isEqualTo(bad.counts().generated());
	}

	@Test
	void aSuccessBetweenFailuresCountsFromTheBeginning() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.productionThread());
		int[] calls = { 0 };
		EndPoint endPoint = dissemination.attach("o", events -> {
			if (++calls[0] % 2 == 0) {
				throw new Exception();
			}
		}, QualityOfService.standard().withFailures(2));
		for (int i = 1; i <= 10; i++) {
			offer(endPoint, i);
		}
		assertThat(endPoint.isClosed()).isFalse();
		assertThat(endPoint.counts().delivered()).isEqualTo(5);
		assertThat(endPoint.counts().dropped()).isEqualTo(5);
		dissemination.close(LONG);
	}

	/** Also in the model with one thread: another one takes its place. */
	@ParameterizedTest
	@MethodSource("modelsWithThreads")
	void anObserverThatHangsIsRemovedAndHarmsNoOther(ThreadModel model) throws InterruptedException {
		Dissemination dissemination = new Dissemination(model);
		Gate gate = new Gate();
		EndPoint hanging = dissemination.attach("hanging", gate, QualityOfService.standard().withReceiving(SHORT));
		Recorder recorder = new Recorder();
		EndPoint good = dissemination.attach("good", recorder, QualityOfService.standard());
		CountDownLatch removed = new CountDownLatch(1);
		hanging.whenClosed(endPoint -> removed.countDown());
		offer(hanging, 1);
		gate.entered.await();
		offer(hanging, 2);
		offer(good, 1);
		recorder.await(1);
		removed.await();
		gate.interrupted.await();
		assertThat(hanging.removal()).hasValueSatisfying(reason -> assertThat(reason).contains("hanging", "has not returned"));
		// One or two, as the second came before or after the removal.
		long generated = hanging.counts().generated();
		assertThat(hanging.counts()).usingRecursiveComparison().isEqualTo(new DeliveryCounts(generated, 0, generated, 0, 0));
		offer(good, 2);
		recorder.await(2);
		dissemination.close(Duration.ofMillis(1));
		while (dissemination.threadNames().size() > 1) {
			Thread.onSpinWait();
		}
		assertThat(dissemination.threadNames()).as("the thread that nothing can end").hasSize(1);
		gate.open.countDown();
		assertThat(dissemination.close(LONG)).isEmpty();
	}

	/** The watchdog still knows the end-point that somebody closes while its observer hangs. */
	@Test
	void aClosedObserverThatHangsGivesTheSharedThreadBack() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.oneThread());
		Gate gate = new Gate();
		EndPoint hanging = dissemination.attach("hanging", gate, QualityOfService.standard().withReceiving(Duration.ofMillis(300)));
		Recorder recorder = new Recorder();
		EndPoint good = dissemination.attach("good", recorder, QualityOfService.standard());
		offer(hanging, 1);
		gate.entered.await();
		hanging.close();
		offer(good, 1);
		recorder.await(1);
		gate.interrupted.await();
		assertThat(hanging.counts()).usingRecursiveComparison().isEqualTo(new DeliveryCounts(1, 0, 1, 0, 0));
		gate.open.countDown();
		assertThat(dissemination.close(LONG)).isEmpty();
	}

	/** The production thread itself hangs; the others go on. */
	@Test
	void withProductionThreadsAnotherOneRemovesAHangingObserver() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.productionThread());
		Gate gate = new Gate();
		EndPoint hanging = dissemination.attach("hanging", gate, QualityOfService.standard().withReceiving(Duration.ofNanos(1)));
		Thread program = new Thread(() -> offer(hanging, 1));
		program.start();
		gate.entered.await();
		offer(hanging, 2);
		assertThat(hanging.isClosed()).isTrue();
		assertThat(gate.interrupted.getCount()).as("the program's thread is not interrupted").isEqualTo(1);
		gate.open.countDown();
		program.join();
		assertThat(hanging.counts()).usingRecursiveComparison().isEqualTo(new DeliveryCounts(2, 0, 2, 0, 0));
		dissemination.close(LONG);
	}

	@Test
	void anObserverThatReturnsTooLateIsRemovedButHasReceived() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.productionThread());
		EndPoint late = dissemination.attach("late", events -> {
			// Any time is too long.
		}, QualityOfService.standard().withReceiving(Duration.ofNanos(1)));
		offer(late, 1);
		assertThat(late.removal()).hasValueSatisfying(reason -> assertThat(reason).contains("late", "longer than"));
		assertThat(late.counts().delivered()).isEqualTo(1);
		dissemination.close(LONG);
	}

	@ParameterizedTest
	@MethodSource("models")
	void anObserverMayCloseItsEndPointAndTheService(ThreadModel model) throws InterruptedException {
		Dissemination dissemination = new Dissemination(model);
		AtomicReference<EndPoint> own = new AtomicReference<>();
		CountDownLatch done = new CountDownLatch(1);
		own.set(dissemination.attach("own", events -> {
			own.get().close();
			assertThat(own.get().flush(LONG)).as("only what it is receiving is left").isFalse();
			dissemination.close(Duration.ofMillis(1));
			done.countDown();
		}, QualityOfService.standard()));
		offer(own.get(), 1);
		done.await();
		assertThat(dissemination.close(LONG)).isEmpty();
		assertThat(own.get().counts()).usingRecursiveComparison().isEqualTo(new DeliveryCounts(1, 1, 0, 0, 0));
	}

	/** What an observer causes itself must not wait for it. */
	@ParameterizedTest
	@MethodSource("models")
	void aBlockingObserverMayCauseEvents(ThreadModel model) throws InterruptedException {
		Dissemination dissemination = new Dissemination(model);
		AtomicReference<EndPoint> own = new AtomicReference<>();
		CountDownLatch done = new CountDownLatch(1);
		own.set(dissemination.attach("own", events -> {
			if (events.get(0).sequence() == 1) {
				for (int i = 2; i <= 5; i++) {
					offer(own.get(), i);
				}
				done.countDown();
			}
		}, QualityOfService.standard().with(QueueLimit.block(1, LONG))));
		offer(own.get(), 1);
		done.await();
		assertThat(own.get().flush(LONG)).isTrue();
		assertThat(own.get().counts()).usingRecursiveComparison().isEqualTo(new DeliveryCounts(5, 2, 3, 0, 0));
		assertThat(dissemination.close(LONG)).isEmpty();
	}

	@Test
	void aBlockedProgramLosesNothing() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.threadPerQueue());
		Recorder recorder = new Recorder();
		EndPoint endPoint = dissemination.attach("o", recorder, QualityOfService.standard().with(QueueLimit.block(1, LONG)));
		for (int i = 1; i <= 500; i++) {
			offer(endPoint, i);
		}
		assertThat(endPoint.flush(LONG)).isTrue();
		assertThat(recorder.all()).hasSize(500);
		assertThat(endPoint.counts().dropped()).isZero();
		dissemination.close(LONG);
	}

	@Test
	void whatIsToDoAtTheEndIsDoneOnce() throws InterruptedException {
		Dissemination dissemination = new Dissemination(ThreadModel.oneThread());
		EndPoint endPoint = dissemination.attach("o", new Recorder(), QualityOfService.standard());
		List<String> done = new ArrayList<>();
		endPoint.whenClosed(closed -> done.add("before"));
		endPoint.close();
		endPoint.close();
		endPoint.whenClosed(closed -> done.add("after"));
		assertThat(done).containsExactly("before", "after");
		assertThat(endPoint.removal()).isEmpty();
		dissemination.close(LONG);
		assertThatThrownBy(() -> dissemination.attach("late", new Recorder(), QualityOfService.standard()))
				.isInstanceOf(IllegalStateException.class).hasMessageContaining("late");
	}

	private static void offer(EndPoint endPoint, long sequence) {
		endPoint.offer(event(1, sequence), Priority.REGULAR);
		endPoint.settle(Priority.REGULAR);
		endPoint.awaitRoom(Priority.REGULAR);
	}
}
