/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;

import org.eclipse.osgi.util.NLS;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.client.ObjectsProblem;

/**
 * Asks a program in threads of its own. A question to a program that hangs cannot be ended, as JMX has no time-out: so whoever asked is let
 * go, and the thread ends when the program goes on or ends.
 */
final class ProgramCalls {
	/** Each question to a program that hangs keeps a thread. */
	private static final int MOST = 8;
	private static final long IDLE_SECONDS = 10;
	private static final long STEP_MILLIS = 50;

	private final ExecutorService threads;
	private final String program;
	private final long patience;

	/**
	 * Asks one program.
	 *
	 * @param program  what people call it
	 * @param patience seconds that {@link #ask} waits
	 */
	ProgramCalls(String program, long patience) {
		this.program = program;
		this.patience = patience;
		threads = new ThreadPoolExecutor(0, MOST, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), run -> {
			Thread thread = new Thread(run, "sonde-objects-" + program);
			thread.setDaemon(true);
			return thread;
		});
	}

	/**
	 * Asks, and waits for a while.
	 *
	 * @throws CancellationException if it is cancelled
	 * @throws ProgramException      if the program refuses, has ended, or takes too long
	 */
	<T> T ask(Callable<T> question, BooleanSupplier isCancelled) throws ProgramException {
		return answer(submit(question), isCancelled, waited -> waited < patience);
	}

	/**
	 * Asks, and waits as long as it takes.
	 *
	 * @param late receives the seconds of waiting, once in each
	 */
	<T> T await(Callable<T> question, BooleanSupplier isCancelled, LongConsumer late) throws ProgramException {
		return answer(submit(question), isCancelled, waited -> {
			late.accept(waited);
			return true;
		});
	}

	private <T> Future<T> submit(Callable<T> question) throws ProgramException {
		try {
			return threads.submit(question);
		} catch (RejectedExecutionException e) {
			throw threads.isShutdown() ? new ProgramException(NLS.bind(Messages.ProgramCalls_disconnected, program), true)
					: new ProgramException(NLS.bind(Messages.ProgramCalls_busy, program), false);
		}
	}

	private <T> T answer(Future<T> answer, BooleanSupplier isCancelled, LongPredicate goesOn) throws ProgramException {
		long began = System.nanoTime();
		long second = 0;
		while (true) {
			try {
				return answer.get(STEP_MILLIS, TimeUnit.MILLISECONDS);
			} catch (TimeoutException e) {
				long waited = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began);
				if (isCancelled.getAsBoolean()) {
					answer.cancel(false);
					throw new CancellationException();
				}
				if (waited > second && !goesOn.test(waited)) {
					answer.cancel(false);
					throw new ProgramException(NLS.bind(Messages.ProgramCalls_noAnswer, program, waited), false);
				}
				second = waited;
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				throw new CancellationException();
			} catch (ExecutionException e) {
				throw problem(e.getCause());
			}
		}
	}

	private ProgramException problem(Throwable cause) {
		return switch (cause) {
			case ObjectsException known -> new ProgramException(known.getMessage(),
					known.problem() != ObjectsProblem.REFUSED && known.problem() != ObjectsProblem.NOT_ALLOWED);
			case RuntimeException unknown -> throw unknown;
			case Error error -> throw error;
			default -> throw new IllegalStateException(cause);
		};
	}

	/**
	 * No more is asked; whoever waits for an answer goes on waiting.
	 *
	 * @param last is run in a thread of its own
	 */
	void close(Runnable last) {
		try {
			threads.execute(last);
		} catch (RejectedExecutionException e) {
			// The program hangs: all threads wait for it, and the connection ends with it.
		}
		threads.shutdown();
	}
}
