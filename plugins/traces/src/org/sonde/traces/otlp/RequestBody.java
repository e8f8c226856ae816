/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/** Collects the body of a request as it comes. No thread waits for a slow sender. */
final class RequestBody implements Runnable {
	private final Request request;
	private final RequestLimits limits;
	private final AtomicLong bytesOfAll;
	private final Consumer<byte[]> whole;
	private final Consumer<OtlpResponse> refused;
	private final long startNanos = System.nanoTime();
	private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

	/**
	 * @param bytesOfAll of all requests that arrive at the same time
	 * @param whole      takes the body
	 * @param refused    takes the reason why it is not read
	 */
	RequestBody(Request request, RequestLimits limits, AtomicLong bytesOfAll, Consumer<byte[]> whole, Consumer<OtlpResponse> refused) {
		this.request = request;
		this.limits = limits;
		this.bytesOfAll = bytesOfAll;
		this.whole = whole;
		this.refused = refused;
	}

	/** Reads what has come, and waits for more. */
	@Override
	public void run() {
		while (true) {
			Content.Chunk chunk = request.read();
			if (chunk == null) {
				request.demand(this);
				return;
			}
			if (Content.Chunk.isFailure(chunk)) {
				refuse(OtlpResponse.Reason.SLOW, "the request broke off: " + chunk.getFailure().getMessage());
				return;
			}
			int count = chunk.remaining();
			boolean isLast = chunk.isLast();
			boolean fits = bytes.size() + count <= limits.bytes();
			boolean isRoom = bytesOfAll.addAndGet(count) <= limits.bytesOfAll();
			append(chunk);
			chunk.release();
			if (!fits) {
				refuse(OtlpResponse.Reason.TOO_LARGE, "a request of more than " + (limits.bytes() >> 20) + " MB; send fewer spans at once");
				return;
			}
			if (!isRoom) {
				refuse(OtlpResponse.Reason.BUSY, "too many requests at once");
				return;
			}
			if (System.nanoTime() - startNanos > limits.time().toNanos()) {
				refuse(OtlpResponse.Reason.SLOW, "the request took more than " + limits.time().toSeconds() + " s");
				return;
			}
			if (isLast) {
				try {
					whole.accept(bytes.toByteArray());
				} finally {
					free();
				}
				return;
			}
		}
	}

	private void append(Content.Chunk chunk) {
		ByteBuffer buffer = chunk.getByteBuffer();
		byte[] copy = new byte[buffer.remaining()];
		buffer.get(copy);
		bytes.writeBytes(copy);
	}

	private void refuse(OtlpResponse.Reason reason, String message) {
		free();
		refused.accept(OtlpResponse.refused(reason, message));
	}

	private void free() {
		bytesOfAll.addAndGet(-bytes.size());
	}
}
