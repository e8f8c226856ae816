/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.source.SourceVersion;
import org.sonde.report.Samples;

class CitationTest {
	private static final String COMMIT = "0123456789012345678901234567890123456789";

	private static ComponentMeasurement at(String name, String location, String commit) {
		ComponentMeasurement sample = Samples.comparison().versions().getFirst();
		return new ComponentMeasurement(new SourceVersion(name, location, commit), sample.component(), sample.release(), sample.classPath(),
				sample.profiles(), sample.types(), sample.graph(), sample.information(), sample.counting(), sample.unresolved(),
				sample.problems());
	}

	@Test
	void tellsNoFolderOfThisMachine() {
		assertThat(Citation.of(List.of(at("v1", "git:repo@home/me/x@v1:src", COMMIT))).text()).contains("git:x@v1:src")
				.doesNotContain("home");
	}

	@Test
	void saysWhatWasMeasuredWhereAndHow() {
		Citation citation = Citation
				.of(List.of(at("1.12", "maven:g:a:1.12", ""), at("main", "git:/home/me/repo/.@main:src,more/src", COMMIT),
						at("/home/me/src", "/home/me/src", ""), at("x", "lib/x-sources.jar", "")));
		assertThat(citation.text())
				.isEqualTo("Maintainability of p..*: 1.12 (maven:g:a:1.12), API of Java 8; main (git:repo@main:src,more/src, commit "
				+ COMMIT + "), API of Java 8; src, API of Java 8; x (x-sources.jar), API of Java 8. Measured with Sonde (not packaged); "
						+ "lines of code sloc, cyclomatic complexity mccabe, information metrics allen; component p..*, data types java.lang..*, "
						+ "java.util..*.");
		assertThat(citation.text()).doesNotContain("/home");
	}

	@Test
	void theEntriesAreThoseOfSondeAndOfTheFigures() {
		Citation citation = new Citation("0.1.0", "Maintainability of a_b & {c", List.of("1", "2"), "sloc 100%");
		assertThat(citation.bibtex()).isEqualTo("""
				@software{sonde,
				  author  = {{The Sonde authors}},
				  title   = {{Sonde}},
				  version = {0.1.0},
				  note    = {Version 0.1.0}
				}
				@misc{sonde-figures-KEY,
				  author       = {{The Sonde authors}},
				  title        = {{Maintainability of a\\_b \\& \\textbraceleft{}c}},
				  howpublished = {Measured with Sonde 0.1.0},
				  note         = {Versions: 1; 2. Rules: sloc 100\\%}
				}
				""".replace("KEY", citation.bibtex().replaceAll("(?s).*figures-([0-9a-f]{8}),.*", "$1")));
		assertThat(new Citation("0.1.0", "Maintainability of a_b & {c", List.of("1", "3"), "sloc 100%").bibtex().lines().toList().get(6))
				.isNotEqualTo(citation.bibtex().lines().toList().get(6));
	}

	@ParameterizedTest
	@CsvSource(delimiter = ' ', quoteCharacter = '`', value = { "Käfer K{\\\"{a}}fer", "a_b%c a\\_b\\%c", "$#& \\$\\#\\&",
			"x\\y x\\textbackslash{}y",
			"~^ \\textasciitilde{}\\textasciicircum{}", "<> \\textless{}\\textgreater{}", "ñç {\\~{n}}{\\c{c}}", "Øß {\\O}{\\ss}",
			"中 [U+4E2D]", "ą a[U+0328]", "\"x\" ''x''", "é́ {\\'{e}}[U+0301]", "a.b..* a.b..*" })
	void textStandsInLatexAsItIs(String plain, String latex) {
		assertThat(Latex.text(plain)).isEqualTo(latex);
	}

	@ParameterizedTest
	@ValueSource(strings = { "{", "}", "}{", "\\{", "a{b}c}" })
	void bracesStayBalanced(String plain) {
		int open = 0;
		for (char c : Latex.text(plain).toCharArray()) {
			open += c == '{' ? 1 : c == '}' ? -1 : 0;
			assertThat(open).isNotNegative();
		}
		assertThat(open).isZero();
	}
}
