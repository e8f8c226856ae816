/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class JavaRangeTest {

	private static JavaHome java(int feature, String version) {
		return new JavaHome(Path.of("/jdk", version), feature, version, "");
	}

	@Test
	void choosesTheNewestThatFits() {
		List<JavaHome> homes = List.of(java(8, "1.8.0_1"), java(17, "17.0.2"), java(17, "17.0.9"), java(25, "25"));

		assertThat(new JavaRange(11, 21).choose(homes)).contains(homes.get(2));
		assertThat(new JavaRange(8, Integer.MAX_VALUE).choose(homes)).contains(homes.get(3));
		assertThat(new JavaRange(18, 24).choose(homes)).isEmpty();
		assertThat(new JavaRange(8, 25).choose(List.of())).isEmpty();
	}

	@Test
	void versionsAreNumbers() {
		List<JavaHome> homes = List.of(java(17, "17.0.15"), java(17, "17.0.9"), java(8, "1.8.0_412"), java(8, "1.8.0_51"));

		assertThat(new JavaRange(11, 21).choose(homes)).contains(homes.get(0));
		assertThat(new JavaRange(8, 8).choose(homes)).contains(homes.get(2));
	}

	@Test
	void speaks() {
		assertThat(new JavaRange(17, 17)).hasToString("17");
		assertThat(new JavaRange(17, 25)).hasToString("17 to 25");
		assertThat(new JavaRange(25, Integer.MAX_VALUE)).hasToString("25 and later");
	}

	@Test
	void isNotEmpty() {
		assertThatThrownBy(() -> new JavaRange(25, 17)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("found 25 to 17");
		assertThatThrownBy(() -> new JavaRange(7, 17)).isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void bothHaveWhatEachHas() {
		Seeded.tries(200, in -> {
			int a = in.between(8, 30);
			int lengthOfA = in.between(0, 10);
			int b = in.between(8, 30);
			int lengthOfB = in.between(0, 10);
			int feature = in.between(8, 40);
			JavaRange first = new JavaRange(a, a + lengthOfA);
			JavaRange second = new JavaRange(b, b + lengthOfB);

			assertThat(first.and(second).filter(both -> both.contains(feature)).isPresent())
					.isEqualTo(first.contains(feature) && second.contains(feature));
			assertThat(first.and(second)).isEqualTo(second.and(first));
		});
	}
}
