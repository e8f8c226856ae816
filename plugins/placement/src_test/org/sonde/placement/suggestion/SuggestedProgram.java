/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.tests.seeded.SourceJar;

/** Small programs, compiled, and what is suggested in them. */
final class SuggestedProgram {
	private final Path jar;

	private SuggestedProgram(Path jar) {
		this.jar = jar;
	}

	static SuggestedProgram compile(Path folder, String... sources) throws IOException {
		Path jar = folder.resolve("program.jar");
		SourceJar.compile(List.of(sources), jar);
		return new SuggestedProgram(jar);
	}

	ClassPath path() {
		return new ClassPath(List.of(jar), List.of());
	}

	/** With the kinds and filters that are named, and no limit on instructions. */
	Suggestions suggest(Set<SuggestionKind> kinds, Set<SuggestionFilter> filters) throws IOException {
		return suggest(kinds, filters, Optional.empty());
	}

	Suggestions suggest(Set<SuggestionKind> kinds, Set<SuggestionFilter> filters, Optional<SuggestionRequest.Ends> ends)
			throws IOException {
		return SuggestionFinder.of(
				new SuggestionRequest(path(), kinds, filters, 0, SuggestionRequest.MIN_COMPLEXITY, method -> OptionalInt.empty(), ends,
						method -> true),
				Progress.NONE);
	}

	/** As the IDE asks for it, but with complexity by class files. */
	static SuggestionRequest usual(ClassPath path) {
		return new SuggestionRequest(path, SuggestionKind.USUAL, EnumSet.allOf(SuggestionFilter.class), SuggestionRequest.MIN_INSTRUCTIONS,
				SuggestionRequest.MIN_COMPLEXITY, method -> OptionalInt.empty(), Optional.empty(), method -> true);
	}

	/** Without filters: {@code Type.method figure}. */
	Set<String> all(SuggestionKind kind) throws IOException {
		return figures(suggest(EnumSet.of(kind), Set.of()), kind);
	}

	static Set<String> figures(Suggestions suggestions, SuggestionKind kind) {
		return suggestions.methods().stream().flatMap(one -> one.reasons().stream().filter(reason -> reason.kind() == kind)
				.map(reason -> one.method().declaringType() + "." + one.method().name() + " " + reason.figure()))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	static Set<String> names(Suggestions suggestions) {
		return suggestions.methods().stream().map(SuggestedProgram::name).collect(Collectors.toCollection(TreeSet::new));
	}

	static String name(Suggestion suggestion) {
		return suggestion.method().declaringType() + "." + suggestion.method().name();
	}
}
