/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.OriginData;
import org.sonde.objects.jmx.ValueData;

class ObjectsTextTest {
	@Test
	void whoDidIt() {
		assertThat(created(new OriginData("a\nb", 31, "p.A", "<init>", "A.java", 7)))
				.endsWith("p.A  object 1  created  by a\\nb at p.A.<init>(A.java:7)");
		assertThat(created(new OriginData("", 31, null, null, null, -1))).endsWith("created  by thread 31");
		assertThat(created(null)).endsWith("created");
	}

	private static String created(OriginData origin) {
		return ObjectsText.event(new EventData("creation", "p.A", 1, 0, 1, 0, null, null, origin));
	}

	@Test
	void aClassWithStaticFieldsIsNoInstance() {
		assertThat(ObjectsText.object(new ObjectData(5, "au.Order (static)", "au.Order", null, 0, false))).isEqualTo("5 au.Order (static)");
		assertThat(ObjectsText.object(new ObjectData(6, "au.Order", "au.Order", null, 0, false))).isEqualTo("6 au.Order");
		assertThat(ObjectsText.object(new ObjectData(7, "au.Order", "au.Urgent", "first", 6, false))).isEqualTo("7 first: au.Urgent");
	}

	/** It would look like another event. */
	@Test
	void aValueStaysInItsLine() {
		Map<String, String> shown = Map.of("a\nb", "\"a\\nb\"", "a\r\tb", "\"a\\r\\tb\"", "a\u0085\u2028b", "\"a\\u0085\\u2028b\"",
				"say \"\\\"", "\"say \\\"\\\\\\\"\"", "it's\u00e9", "\"it's\u00e9\"");
		shown.forEach((value, expected) -> {
			ValueData text = new ValueData("text", value, null, value.length());
			assertThat(ObjectsText.event(new EventData("value-change", "p.A.x", 1, 0, 1, 0, text, text)))
					.endsWith("p.A.x  object 1  " + expected + " -> " + expected);
		});
	}
}
