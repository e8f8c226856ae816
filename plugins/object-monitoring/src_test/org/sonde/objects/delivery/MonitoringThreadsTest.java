/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class MonitoringThreadsTest {

	@Test
	void endedThreadsAreForgottenWhenAnotherOneStarts() throws InterruptedException {
		MonitoringThreads threads = new MonitoringThreads(false);
		WeakReference<Thread> ended = ended(threads);
		CountDownLatch end = new CountDownLatch(1);
		threads.start("next", () -> await(end));
		for (int i = 0; ended.get() != null && i < 50; i++) {
			System.gc();
		}
		assertThat(ended.get()).isNull();
		assertThat(threads.names()).containsExactly("sonde-objects-next-2");
		end.countDown();
	}

	@Test
	void threadsInheritNothingOfTheProgram() throws InterruptedException {
		assertThat(inherited(new MonitoringThreads(false))).containsOnlyNulls();
	}

	@Test
	void virtualThreadsInheritNothingOfTheProgram() throws InterruptedException {
		assumeTrue(ThreadModel.hasVirtualThreads());
		assertThat(inherited(new MonitoringThreads(true))).containsOnlyNulls();
	}

	private static List<String> inherited(MonitoringThreads threads) throws InterruptedException {
		InheritableThreadLocal<String> ofProgram = new InheritableThreadLocal<>();
		List<String> seen = Collections.synchronizedList(new ArrayList<>());
		ofProgram.set("of the program");
		threads.start("o", () -> seen.add(ofProgram.get())).join();
		ofProgram.remove();
		assertThat(seen).hasSize(1);
		return seen;
	}

	/** In a method of its own, so that no local variable keeps the thread. */
	private static WeakReference<Thread> ended(MonitoringThreads threads) throws InterruptedException {
		Thread thread = threads.start("ended", () -> { });
		thread.join();
		return new WeakReference<>(thread);
	}

	private static void await(CountDownLatch end) {
		try {
			end.await();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
