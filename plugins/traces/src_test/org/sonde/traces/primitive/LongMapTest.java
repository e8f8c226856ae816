/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.primitive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

/** Against the map of the platform; few different keys, so that many are put and removed again. */
class LongMapTest {
	@Test
	void doesWhatAHashMapDoes() {
		Seeded.tries(200, in -> {
			List<Long> steps = in.list(0, 2_000, () -> in.between(-150L, 150L));
			LongMap<Integer> map = new LongMap<>();
			Map<Long, Integer> oracle = new HashMap<>();
			int step = 0;
			for (long key : steps) {
				// Far apart, too, and not only neighbours.
				long spread = key % 3 == 0 ? key << 40 : key;
				if (step++ % 3 == 2) {
					map.remove(spread);
					oracle.remove(spread);
				} else {
					map.put(spread, step);
					oracle.put(spread, step);
				}
				assertThat(map.get(spread)).isEqualTo(oracle.get(spread));
			}
			assertThat(map.size()).isEqualTo(oracle.size());
			assertThat(map.values()).containsExactlyInAnyOrderElementsOf(oracle.values());
			oracle.forEach((key, value) -> assertThat(map.get(key)).isEqualTo(value));
		});
	}
}
