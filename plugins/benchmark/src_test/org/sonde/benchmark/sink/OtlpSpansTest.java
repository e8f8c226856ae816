/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class OtlpSpansTest {

	private static final int VARINT = 0;
	private static final int FIXED64 = 1;
	private static final int BYTES = 2;
	private static final int FIXED32 = 5;

	@Test
	void countsNothingInNothing() throws IOException {
		assertThat(OtlpSpans.count(new byte[0])).isZero();
	}

	@Test
	void countsByHand() throws IOException {
		// resource_spans { scope_spans { spans {} spans { 1 byte } } }
		assertThat(OtlpSpans.count(new byte[] {0x0a, 0x07, 0x12, 0x05, 0x12, 0x00, 0x12, 0x01, 0x00})).isEqualTo(2);
	}

	/** Spans in any number of scopes of any number of resources, among fields of every kind that do not count. */
	@Test
	void countsSpansOfAllScopes() {
		Seeded.tries(200, in -> {
			List<List<Integer>> resources = in.list(0, 5, () -> in.list(0, 5, () -> in.between(0, 30)));
			ByteArrayOutputStream request = new ByteArrayOutputStream();
			long expected = 0;
			for (List<Integer> scopes : resources) {
				ByteArrayOutputStream resource = new ByteArrayOutputStream();
				field(resource, 1, new byte[] {0x12, 0x00, 0x12, 0x00}); // the resource itself: looks like spans, but is none
				for (int spans : scopes) {
					ByteArrayOutputStream scope = new ByteArrayOutputStream();
					other(scope);
					for (int i = 0; i < spans; i++) {
						field(scope, 2, new byte[i * 40]);
					}
					field(scope, 3, "schema".getBytes());
					field(resource, 2, scope.toByteArray());
					expected += spans;
				}
				other(resource);
				field(request, 1, resource.toByteArray());
			}
			assertThat(OtlpSpans.count(request.toByteArray())).isEqualTo(expected);
		});
	}

	/** Whatever comes, it is counted or refused, and soon. */
	@Test
	void survivesAnything() {
		Seeded.tries(2000, in -> {
			byte[] request = new byte[in.between(0, 200)];
			in.random().nextBytes(request);
			try {
				assertThat(OtlpSpans.count(request)).isBetween(0L, (long) request.length);
			} catch (IOException e) {
				assertThat(e).hasMessageMatching("a field of -?\\d+ bytes, where \\d+ are left|the message ends early|wire type [3467]");
			}
		});
	}

	@Test
	void refusesWhatIsCutOff() throws IOException {
		ByteArrayOutputStream scope = new ByteArrayOutputStream();
		field(scope, 2, new byte[300]);
		ByteArrayOutputStream resource = new ByteArrayOutputStream();
		field(resource, 2, scope.toByteArray());
		ByteArrayOutputStream request = new ByteArrayOutputStream();
		field(request, 1, resource.toByteArray());
		byte[] whole = request.toByteArray();
		for (int length = 1; length < whole.length; length++) {
			byte[] part = Arrays.copyOf(whole, length);
			assertThatThrownBy(() -> OtlpSpans.count(part)).isInstanceOf(IOException.class);
		}
	}

	@Test
	void refusesHostileLengths() {
		for (long length : new long[] {3, Integer.MAX_VALUE, 1L << 32, Long.MAX_VALUE, -1, Long.MIN_VALUE}) {
			ByteArrayOutputStream request = new ByteArrayOutputStream();
			varint(request, 1 << 3 | BYTES);
			varint(request, length);
			request.writeBytes(new byte[2]);
			assertThatThrownBy(() -> OtlpSpans.count(request.toByteArray())).isInstanceOf(IOException.class)
					.hasMessage("a field of " + length + " bytes, where 2 are left");
		}
	}

	@Test
	void refusesNumbersThatDoNotEnd() {
		byte[] request = new byte[20];
		Arrays.fill(request, (byte) 0x80);

		assertThatThrownBy(() -> OtlpSpans.count(request)).isInstanceOf(IOException.class).hasMessage("the message ends early");
	}

	private static void other(ByteArrayOutputStream out) {
		varint(out, 7 << 3 | VARINT);
		varint(out, Long.MAX_VALUE);
		varint(out, 2 << 3 | FIXED64);
		out.writeBytes(new byte[8]);
		varint(out, 2 << 3 | FIXED32);
		out.writeBytes(new byte[4]);
		varint(out, 2 << 3 | VARINT);
		varint(out, 0);
	}

	private static void field(ByteArrayOutputStream out, int number, byte[] content) {
		varint(out, (long) number << 3 | BYTES);
		varint(out, content.length);
		out.writeBytes(content);
	}

	private static void varint(ByteArrayOutputStream out, long value) {
		long rest = value;
		while ((rest & ~0x7fL) != 0) {
			out.write((int) (rest & 0x7f | 0x80));
			rest >>>= 7;
		}
		out.write((int) rest);
	}
}
