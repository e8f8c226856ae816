/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.primitive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** Against the map of the platform; few different keys, so that many are put and removed again. */
class LongMapTest {
	@Property(tries = 200)
	void doesWhatAHashMapDoes(@ForAll @Size(max = 2_000) List<@LongRange(min = -150, max = 150) Long> steps) {
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
	}
}
