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
import org.sonde.placement.suggestion.SuggestionFilter;
import org.sonde.placement.suggestion.SuggestionKind;

class SuggestionChoiceTest {
	private static final Suggestion MAIN = suggestion("start", SuggestionKind.MAIN, SuggestionKind.FILE);
	private static final Suggestion FILE = suggestion("save", SuggestionKind.FILE);
	private static final Suggestion COMPLEX = suggestion("parse", SuggestionKind.COMPLEX);

	private static final Suggestion GETTER = suggestion("name", SuggestionKind.BOUNDARY);

	private static Suggestion suggestion(String name, SuggestionKind... kinds) {
		return new Suggestion(MethodSignature.method("void", "p.A", name),
				Arrays.stream(kinds).map(kind -> new Reason(kind, 1, "because of " + kind.title())).toList());
	}

	private static SuggestionChoice choice(Set<MethodSignature> planned, int atMost) {
		return new SuggestionChoice(List.of(MAIN, FILE, COMPLEX), Map.of(SuggestionFilter.ACCESSOR, List.of(GETTER)), planned, atMost);
	}

	private static List<MethodSignature> methods(Suggestion... suggestions) {
		return Stream.of(suggestions).map(Suggestion::method).toList();
	}

	private static List<Suggestion> shown(SuggestionChoice choice) {
		return IntStream.range(0, choice.shown()).mapToObj(choice::shown).toList();
	}

	@Test
	void theBestAreCheckedAtFirst() {
		assertThat(choice(Set.of(), 1).methods()).isEqualTo(methods(FILE));
		assertThat(choice(Set.of(), 9).methods()).isEqualTo(methods(FILE, COMPLEX));
	}

	@Test
	void whatHasAProbeCannotBeChecked() {
		SuggestionChoice choice = choice(Set.of(MAIN.method()), 2);
		choice.checkShown(true);
		choice.check(0, true);
		assertThat(IntStream.range(0, 3).mapToObj(choice::isPlanned)).containsExactly(true, false, false);
		assertThat(choice.methods()).isEqualTo(methods(FILE, COMPLEX));
		assertThat(choice.checked()).isEqualTo(2);
	}

	@Test
	void filtersByKindAndByText() {
		SuggestionChoice choice = choice(Set.of(), 0);
		choice.show(Optional.of(SuggestionKind.FILE), "");
		assertThat(shown(choice)).containsExactly(MAIN, FILE);
		choice.show(Optional.of(SuggestionKind.FILE), " SAVE ");
		assertThat(shown(choice)).containsExactly(FILE);
		choice.show(Optional.empty(), "complex method");
		assertThat(shown(choice)).containsExactly(COMPLEX);
		assertThat(choice.counts()).isEqualTo(Map.of(SuggestionKind.MAIN, 1, SuggestionKind.FILE, 2, SuggestionKind.COMPLEX, 1));
	}

	@Test
	void whatAFilterRemovedIsShownApartAndCanBeChecked() {
		SuggestionChoice choice = choice(Set.of(), 9);
		choice.show(Optional.of(SuggestionKind.BOUNDARY), "");
		assertThat(shown(choice)).isEmpty();
		choice.showLeftOut("setters");
		assertThat(shown(choice)).containsExactly(GETTER);
		assertThat(choice.leftOut(0)).contains(SuggestionFilter.ACCESSOR);
		assertThat(choice.isChecked(0)).isFalse();
		choice.check(0, true);
		choice.showLeftOut("another");
		assertThat(shown(choice)).isEmpty();
		assertThat(choice.methods()).isEqualTo(methods(FILE, COMPLEX, GETTER));
		assertThat(IntStream.of(choice.size(), choice.leftOut())).containsExactly(3, 1);
	}

	@Test
	void checksOnlyWhatIsShownAndKeepsTheOthers() {
		SuggestionChoice choice = choice(Set.of(), 0);
		choice.check(2, true);
		choice.show(Optional.of(SuggestionKind.FILE), "");
		choice.checkShown(true);
		assertThat(choice.methods()).isEqualTo(methods(MAIN, FILE, COMPLEX));
		assertThat(choice.isChecked(1)).isTrue();
		choice.checkShown(false);
		assertThat(choice.methods()).isEqualTo(methods(COMPLEX));
		assertThat(IntStream.of(choice.size(), choice.shown())).containsExactly(3, 2);
	}
}
