/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.Suggestion.Reason;
import org.sonde.placement.suggestion.SuggestionKind;

class SuggestionChoiceTest {
	private static final Suggestion MAIN = suggestion("start", SuggestionKind.MAIN, SuggestionKind.FILE);
	private static final Suggestion FILE = suggestion("save", SuggestionKind.FILE);
	private static final Suggestion COMPLEX = suggestion("parse", SuggestionKind.COMPLEX);

	private static Suggestion suggestion(String name, SuggestionKind... kinds) {
		return new Suggestion(MethodSignature.method("void", "p.A", name), Arrays.stream(kinds).map(kind -> new Reason(kind, 1, "because of " + kind.title())).toList());
	}

	private static SuggestionChoice choice(Set<MethodSignature> planned, int atMost) {
		return new SuggestionChoice(List.of(MAIN, FILE, COMPLEX), planned, atMost);
	}

	private static List<MethodSignature> methods(Suggestion... suggestions) {
		return Stream.of(suggestions).map(Suggestion::method).toList();
	}

	@Test
	void theBestAreCheckedAtFirst() {
		assertThat(choice(Set.of(), 2).checked()).isEqualTo(methods(MAIN, FILE));
		assertThat(choice(Set.of(), 9).checked()).isEqualTo(methods(MAIN, FILE, COMPLEX));
	}

	@Test
	void whatHasAProbeCannotBeChecked() {
		SuggestionChoice choice = choice(Set.of(MAIN.method()), 2);
		choice.checkShown(true);
		assertThat(choice.isPlanned(MAIN)).isTrue();
		assertThat(choice.checked()).isEqualTo(methods(FILE, COMPLEX));
	}

	@Test
	void filtersByKindAndByText() {
		SuggestionChoice choice = choice(Set.of(), 0);
		choice.show(Optional.of(SuggestionKind.FILE), "");
		assertThat(choice.shown()).containsExactly(MAIN, FILE);
		choice.show(Optional.of(SuggestionKind.FILE), " SAVE ");
		assertThat(choice.shown()).containsExactly(FILE);
		choice.show(Optional.empty(), "complex method");
		assertThat(choice.shown()).containsExactly(COMPLEX);
		assertThat(choice.counts()).isEqualTo(Map.of(SuggestionKind.MAIN, 1, SuggestionKind.FILE, 2, SuggestionKind.COMPLEX, 1));
	}

	@Test
	void checksOnlyWhatIsShownAndKeepsTheOthers() {
		SuggestionChoice choice = choice(Set.of(), 0);
		choice.check(COMPLEX, true);
		choice.show(Optional.of(SuggestionKind.FILE), "");
		choice.checkShown(true);
		assertThat(choice.checked()).isEqualTo(methods(MAIN, FILE, COMPLEX));
		choice.checkShown(false);
		assertThat(choice.checked()).isEqualTo(methods(COMPLEX));
		assertThat(IntStream.of(choice.size(), choice.shown().size())).containsExactly(3, 2);
	}
}
