/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class ComponentFileTest {

	private static final String MONITORING = """
			{
			  "formatVersion" : 1,
			  "name" : "Monitoring",
			  "include" : [
			    "kieker.monitoring..*"
			  ],
			  "exclude" : [ ],
			  "dataTypes" : [
			    "java.lang..*",
			    "java.util..*"
			  ]
			}
			""";

	@TempDir
	private Path folder;

	@Test
	void isWrittenAPatternALine() {
		assertThat(ComponentFile.text(Component.of("Monitoring", List.of("kieker.monitoring..*"), List.of(),
				Component.DEFAULT_DATA_TYPES))).isEqualTo(MONITORING);
	}

	@Test
	void saysWhichTypesAreModulesWhereTheyAreNotTheUsualOnes() throws Exception {
		String nested = MONITORING.replace("  ]\n}\n", "  ],\n  \"modules\" : \"every-type\"\n}\n");
		Component component = read(nested);
		assertThat(component.modules()).isEqualTo(Modules.EVERY_TYPE);
		assertThat(ComponentFile.text(component)).isEqualTo(nested);
		assertThatThrownBy(() -> read(nested.replace("every-type", "nested"))).isInstanceOf(MetricsException.class)
				.hasMessageContaining("modules are top-level or every-type, not 'nested'");
	}

	@Test
	void isWrittenAlikeInEveryLocale() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
			assertThat(ComponentFile
					.text(Component.of("Monitoring", List.of("kieker.monitoring..*"), List.of(), Component.DEFAULT_DATA_TYPES)))
					.isEqualTo(MONITORING);
		} finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void isReadFromAFile() throws Exception {
		Path file = Files.writeString(folder.resolve("monitoring.component"), MONITORING);
		Component component = ComponentFile.read(file);
		assertThat(component.name()).isEqualTo("Monitoring");
		assertThat(component.include()).containsExactly(TypePattern.of("kieker.monitoring..*"));
		assertThat(component.dataTypes()).hasToString("[java.lang..*, java.util..*]");
	}

	@Test
	void excludesNothingAndHasTheDefaultDataTypesWhereNothingIsSaid() throws Exception {
		Component component = read("{\"formatVersion\":1,\"name\":\"C\",\"include\":[\"a..*\"]}");
		assertThat(component).isEqualTo(Component.of("C", List.of("a..*"), List.of(), Component.DEFAULT_DATA_TYPES));
	}

	@Test
	void whatIsWrittenIsRead() {
		Seeded.tries(1000, in -> {
			Component component = component(in);
			assertThat(read(ComponentFile.text(component))).isEqualTo(component);
		});
	}

	private static Component component(RandomInput in) {
		String name = in.anyText(40);
		return Component.of(name.isBlank() || !wellFormed(name) ? "x" : name, patterns(in, 1), patterns(in, 0), patterns(in, 0));
	}

	private static List<String> patterns(RandomInput in, int least) {
		return in.list(least, 4, () -> in.oneOf("a.b..*", "*", "a.*Writer", "ä.Ö", "a.b.C"));
	}

	/** No half of a surrogate pair: UTF-8 cannot hold it. */
	private static boolean wellFormed(String name) {
		return StandardCharsets.UTF_8.newEncoder().canEncode(name);
	}

	@ParameterizedTest
	@MethodSource
	void refusesWithThePlaceAndTheRemedy(String content, String message) {
		assertThatThrownBy(() -> read(content)).isInstanceOf(MetricsException.class).hasMessageStartingWith("x.component")
				.hasMessageContaining(message).hasMessageEndingWith("if wanted exclude, dataTypes and modules.");
	}

	static Stream<Arguments> refusesWithThePlaceAndTheRemedy() {
		return Stream.of(Arguments.of("", ": expected a component, which begins with {; the file ends here"),
				Arguments.of("{\"formatVersion\":1,\n\"name\":\"C\",", ":2"),
				Arguments.of("{\"formatVersion\":2}", ":1:18: formatVersion is 2, this Sonde knows 1; a later Sonde may read it"),
				Arguments.of("{\"name\":\"C\",\"include\":[\"a..*\"]}", "formatVersion is missing"),
				Arguments.of("{\"formatVersion\":1,\"include\":[\"a..*\"]}", ": a component needs a name"),
				Arguments.of("{\"formatVersion\":1,\"name\":\"C\"}", ": component 'C' includes nothing"),
				Arguments.of("{\"formatVersion\":1,\"name\":\"C\",\"include\":[\"a.b+\"]}", "'a.b+' is not a type pattern: subtypes"),
				Arguments.of("{\"formatVersion\":1,\"name\":\"C\",\"include\":\"a\"}", "include is a list of patterns"),
				Arguments.of("{\"formatVersion\":1,\"name\":\"C\",\"name\":\"D\"}", "Duplicate"),
				Arguments.of("{\"formatVersion\":1,\"types\":[]}", "'types' is not part of a component"),
				Arguments.of("{} {}", "something follows the end"),
				Arguments.of("[".repeat(100_000), "expected a component"));
	}

	@Test
	void refusesAHugeFileUnread() {
		byte[] huge = new byte[5 << 20];
		assertThatThrownBy(() -> ComponentFile.read(new ByteArrayInputStream(huge), "x.component"))
				.isInstanceOf(MetricsException.class).hasMessageContaining("more than 4 MiB");
	}

	@Test
	void saysWhatFileIsMissing() {
		assertThatThrownBy(() -> ComponentFile.read(folder.resolve("none.component"))).isInstanceOf(MetricsException.class)
				.hasMessageContaining("none.component' does not exist");
	}

	private static Component read(String content) throws Exception {
		return ComponentFile.read(new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)), "x.component");
	}
}
