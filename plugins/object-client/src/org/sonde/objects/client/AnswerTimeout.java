/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for answers of a program. RMI itself waits without end for one that is stopped, or in a debugger. */
final class AnswerTimeout {
	/** Longer than any answer takes. */
	static final AnswerTimeout USUAL = new AnswerTimeout(Duration.ofSeconds(30));
	static final AnswerTimeout WITHOUT_END = new AnswerTimeout(Duration.ofDays(36_500));

	private final Duration longest;

	AnswerTimeout(Duration longest) {
		this.longest = longest;
	}

	/**
	 * Asks in another thread, which is left alone if no answer comes.
	 *
	 * @throws ExecutionException with what the question threw as the cause
	 * @throws TimeoutException also if this thread is interrupted, which it stays
	 */
	<R> R await(Callable<R> question) throws ExecutionException, TimeoutException {
		FutureTask<R> answer = new FutureTask<>(question);
		Thread.ofPlatform().daemon().name("sonde-objects-client").start(answer);
		try {
			return answer.get(longest.toNanos(), TimeUnit.NANOSECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new TimeoutException();
		}
	}

	long seconds() {
		return longest.toSeconds();
	}
}
