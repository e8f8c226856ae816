/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypePatternTest {

	@ParameterizedTest
	@CsvSource({ //
			"a.b.*, a.b.C, true", // the package itself
			"a.b.*, a.b.c.D, false", // not its sub-packages
			"a.b.*, a.b, false", //
			"a.b.*, xa.b.C, false", //
			"a.b..*, a.b.C, true", // with sub-packages
			"a.b..*, a.b.c.d.E, true", //
			"a.b..*, a.bc.D, false", //
			"a.b..*, a.b, false", //
			"a.b.C, a.b.C, true", // a plain name
			"a.b.C, a.b.CD, false", //
			"a.b.C, aXb.C, false", // a dot is a dot
			"a.*.C, a.b.C, true", // * is one part
			"a.*.C, a.b.c.C, false", //
			"a..C, a.C, true", //
			"a..C, a.b.c.C, true", //
			"a..C, a.b.c.CC, false", //
			"a.*Writer, a.TcpWriter, true", // * within a part
			"a.*Writer, a.Writer, true", //
			"a.*Writer, a.WriterThread, false", //
			"a.Abstract*Writer, a.AbstractTcpWriter, true", //
			"java.util.*, java.util.Map.Entry, false", // nested types as in AspectJ
			"java.util..*, java.util.Map.Entry, true", //
			"java.util.Map.*, java.util.Map.Entry, true", //
			"Main, Main, true", // the default package
			"Main, a.Main, false", //
			"*, Main, true", // everything
			"*, a.b.C, true", //
			"*..*, a.b.C, true", //
			"a..b..*, a.x.b.y.C, true", //
			"a..b..*, a.x.y.C, false", //
			"a.$b.*, a.$b.C, true", // nothing in a name is special
	})
	void matchesAsInAspectJ(String pattern, String type, boolean expected) {
		assertThat(TypePattern.of(pattern).matches(type)).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", ".", "a.", ".a", "..a", "a...b", "a.b..", "a b", "a+", "!a", "a && b", "a,b", "a/b",
			"a.[b]" })
	void refusesWhatIsNoPattern(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> TypePattern.of(text)).withMessageContaining("'" + text + "'")
				.withMessageContaining("Write a.b.*");
	}

	@Test
	void componentIsIncludeWithoutExclude() {
		Component component = Component.of("c", List.of("a..*", "b.B"), List.of("a.x..*"), List.of("java.lang..*"));
		assertThat(component.contains("a.A")).isTrue();
		assertThat(component.contains("b.B")).isTrue();
		assertThat(component.contains("b.C")).isFalse();
		assertThat(component.contains("a.x.y.Z")).isFalse();
		assertThat(component.isDataType("java.lang.String")).isTrue();
		assertThat(component.isDataType("java.util.List")).isFalse();
	}

	@Test
	void componentRefusesToIncludeNothing() {
		assertThatIllegalArgumentException().isThrownBy(() -> Component.of("c", List.of(), List.of(), List.of()))
				.withMessageContaining("'c'");
		assertThatIllegalArgumentException().isThrownBy(() -> Component.of(" ", List.of("a"), List.of(), List.of()));
	}
}
