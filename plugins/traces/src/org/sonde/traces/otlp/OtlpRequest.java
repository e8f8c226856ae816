/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

import org.sonde.common.files.CountedStream;
import org.sonde.traces.spans.ReceivedSpans;

/**
 * A request that has arrived.
 *
 * @param sender     for people
 * @param body       as it was sent
 * @param from       where the message starts in it
 * @param isJson     else it is in protobuf
 * @param isPacked   by gzip
 * @param maxUnpacked bytes that it may have without compression
 */
record OtlpRequest(Path sender, byte[] body, int from, boolean isJson, boolean isPacked, long maxUnpacked) {
	OtlpResponse read(ReceivedSpans spans) {
		try (InputStream in = open()) {
			ReceivedSpans.Rejected rejected = spans.read(sender, in, isJson);
			return new OtlpResponse.Accepted(rejected.spans(), rejected.reason());
		} catch (TooLarge e) {
			return OtlpResponse.refused(OtlpResponse.Reason.TOO_LARGE, e.getMessage());
		} catch (IOException e) {
			return OtlpResponse.refused(OtlpResponse.Reason.MALFORMED, "this is not an OTLP request for traces: " + e.getMessage());
		}
	}

	private InputStream open() throws IOException {
		InputStream in = new ByteArrayInputStream(body, from, body.length - from);
		return isPacked ? new Bounded(new GZIPInputStream(in), maxUnpacked) : in;
	}

	private static final class TooLarge extends IOException {
		private static final long serialVersionUID = 1L;

		TooLarge(long most) {
			super("a request of more than " + (most >> 20) + " MB without compression; send fewer spans at once");
		}
	}

	/** Ends by an exception behind so many bytes. */
	private static final class Bounded extends CountedStream {
		private final long most;
		private long count;

		Bounded(InputStream in, long most) {
			super(in);
			this.most = most;
		}

		@Override
		protected void count(long bytes) throws TooLarge {
			count += bytes;
			if (count > most) {
				throw new TooLarge(most);
			}
		}
	}
}
