/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.record.StringPool;

class ByteNamesTest {
	/** Names that differ in a byte or in their length only, at any place of a buffer. */
	@Test
	void equalTextsAreOneName() {
		Seeded.tries(300, in -> {
			long seed = in.anyLong();
			Random random = new Random(seed);
			List<String> texts = new ArrayList<>(List.of(""));
			for (int text = 0; text < 60; text++) {
				StringBuilder some = new StringBuilder(texts.get(random.nextInt(texts.size())));
				int at = random.nextInt(some.length() + 1);
				some.insert(at, "ab\u0000ü\n ".charAt(random.nextInt(6))).append(random.nextInt(4) == 0 ? "ü€" : "");
				texts.add(some.toString());
			}
			StringPool names = new StringPool();
			ByteNames table = new ByteNames(names, ByteNames.MAX_BYTES);
			Set<String> known = new HashSet<>();
			for (int times = 0; times < 300; times++) {
				String text = texts.get(random.nextInt(texts.size()));
				String before = "x".repeat(random.nextInt(9));
				boolean isLast = random.nextBoolean();
				byte[] field = (before + text + (isLast ? "" : ";")).getBytes(StandardCharsets.UTF_8);
				byte[] bytes = new byte[field.length + Long.BYTES];
				System.arraycopy(field, 0, bytes, 0, field.length);
				random.ints(Long.BYTES, 0, 2).map(which -> which == 0 ? 'a' : ';')
						.forEach(each -> bytes[field.length + random.nextInt(8)] = (byte) each);

				CachedName found = table.known(bytes, before.length(), field.length);
				assertThat(found != null).isEqualTo(known.contains(text));
				int number = table.of(bytes, before.length(), field.length);
				assertThat(number).isEqualTo(names.of(text));
				assertThat(table.end()).isEqualTo(field.length - (isLast ? 0 : 1));
				assertThat(found == null || found.number == number && found.isInOneLine() == !text.contains("\n")).isTrue();
				known.add(text);
			}
		});
	}
}
