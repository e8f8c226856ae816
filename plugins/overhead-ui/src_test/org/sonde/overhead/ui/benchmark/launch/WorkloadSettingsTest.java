/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.debug.core.ILaunchConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.ui.benchmark.LaunchSetting;

class WorkloadSettingsTest {
	private final Map<LaunchSetting, String> typed = new HashMap<>();

	/** A launch configuration that keeps what was typed; the rest are defaults. */
	private WorkloadSettings settings() throws Exception {
		Map<Object, String> kept = new HashMap<>();
		typed.forEach((setting, text) -> kept.put("org.sonde.overhead.ui.benchmark." + key(setting), text));
		return WorkloadSettings.of(
				(ILaunchConfiguration) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] { ILaunchConfiguration.class },
						(proxy, method, arguments) -> kept.getOrDefault(arguments[0], (String) arguments[1])));
	}

	/** Configurations that users have saved depend on these keys. */
	private static String key(LaunchSetting setting) {
		return switch (setting) {
			case SHAPES -> "shapes";
			case DEPTHS -> "depths";
			case METHOD_TIMES -> "methodTimes";
			case THREADS -> "threads";
			case UNMONITORED -> "unmonitored";
			case SECONDS -> "seconds";
			case PRECISION -> "precision";
			case MINUTES -> "minutes";
			case MOST_FORKS -> "mostForks";
			default -> throw new IllegalArgumentException(setting.name());
		};
	}

	@Test
	void theDefaultIsOneWorkload() throws Exception {
		WorkloadSettings settings = settings();
		assertThat(settings.workloads()).containsExactly(new Workload(Shape.NESTED, 10, 0, 1, false));
		assertThat(settings.length().calls()).isEqualTo(2_000_000);
		assertThat(settings.length().time()).isEqualTo(Duration.ofSeconds(5));
		assertThat(settings.effort().leastForks()).isEqualTo(5);
		assertThat(settings.effort().mostForks()).isEqualTo(10);
		assertThat(settings.effort().precision()).hasValue(0.01);
		assertThat(settings.effort().timeBox()).contains(Duration.ofMinutes(30));
		assertThat(settings.effort().attempts()).isEqualTo(Effort.USUAL_ATTEMPTS);
	}

	/** In the order of what was typed, the last field fastest. */
	@Test
	void everyCombinationIsAWorkload() throws Exception {
		typed.put(LaunchSetting.SHAPES, "tree, siblings");
		typed.put(LaunchSetting.DEPTHS, "8,1");
		typed.put(LaunchSetting.METHOD_TIMES, "0, 0.5");
		typed.put(LaunchSetting.THREADS, "2 , 1");
		List<Workload> workloads = settings().workloads();
		assertThat(workloads).hasSize(16).doesNotHaveDuplicates().startsWith(new Workload(Shape.TREE, 8, 0, 2, false),
				new Workload(Shape.TREE, 8, 0, 1, false), new Workload(Shape.TREE, 8, 500, 2, false))
				.endsWith(new Workload(Shape.SIBLINGS, 1, 500, 1, false));
	}

	@Test
	void whatIsLeftEmptyDoesNotLimit() throws Exception {
		typed.put(LaunchSetting.PRECISION, "");
		typed.put(LaunchSetting.MINUTES, " ");
		assertThat(settings().effort().precision()).isEmpty();
		assertThat(settings().effort().timeBox()).isEmpty();
	}

	/** Java rounds what is not a number to 0, which would be another benchmark than the one that was typed. */
	@ParameterizedTest
	@ValueSource(strings = { "NaN", "Infinity", "-Infinity", "1e999" })
	void whatIsNoFiniteNumberIsRefused(String text) {
		for (LaunchSetting setting : List.of(LaunchSetting.METHOD_TIMES, LaunchSetting.SECONDS, LaunchSetting.PRECISION,
				LaunchSetting.MINUTES)) {
			typed.clear();
			typed.put(setting, text);
			assertThatIllegalArgumentException().as(setting.name()).isThrownBy(this::settings).withMessageContaining(text);
		}
	}

	@ParameterizedTest
	@CsvSource({ "DEPTHS, ''", "DEPTHS, 0", "DEPTHS, '1,,2'", "DEPTHS, 1.5", "DEPTHS, 10001", "METHOD_TIMES, -1", "METHOD_TIMES, 10000001",
			"THREADS, 257",
			"SHAPES, star", "SECONDS, 0", "SECONDS, 3601", "PRECISION, 100", "MINUTES, 0", "MOST_FORKS, 4", "UNMONITORED, 1" })
	void whatIsOutOfRangeIsRefused(LaunchSetting setting, String text) {
		typed.put(setting, text);
		assertThatIllegalArgumentException().isThrownBy(this::settings);
	}
}
