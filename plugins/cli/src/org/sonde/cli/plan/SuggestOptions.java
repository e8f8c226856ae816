/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.SuggestionFilter;
import org.sonde.placement.suggestion.SuggestionKind;
import org.sonde.placement.suggestion.SuggestionRequest;
import org.sonde.report.placement.LoggedProgram;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that say what {@code sonde suggest} looks for, and where. */
final class SuggestOptions extends CommandOptions {
	@Option(names = "--classes", paramLabel = "PATH", required = true, arity = "1..*",
			description = "The program's classes: folders and jars, several or as on a class path. Nothing in them is loaded or run.")
	private List<String> classes;

	@Option(names = "--libraries", paramLabel = "PATH",
			description = "Folders and jars that these classes need. Suggestions are not made in them, but annotations and supertypes are looked up there.")
	private String libraries;

	@Option(names = "--sources", paramLabel = "FOLDER", split = ",",
			description = "Folders of the program's sources. Cyclomatic complexity is then measured there, as by sonde metrics, and not in the class files. May be repeated.")
	private List<Path> sources = new ArrayList<>();

	@Option(names = "--reason", paramLabel = "KIND", split = ",",
			description = "Which reasons count: entry-point (main, web, listener, task, api, test), boundary, outgoing (database, http, messaging, file, socket, process), complex, path, "
			+ "hub (much below it). "
			+ "May be repeated. Default: all but test; hub only for small programs.")
	private List<String> reasons = new ArrayList<>();

	@Option(names = "--from", paramLabel = "METHODS",
			description = "With --to: suggest the methods on call paths between these methods: type and method, where * stands for any characters, such as shop.Cart.*.")
	private String from;

	@Option(names = "--to", paramLabel = "METHODS", description = "Where the call paths end.")
	private String to;

	@Option(names = "--among", paramLabel = "METHODS", defaultValue = "*",
			description = "Suggest only among these methods, such as 'shop.*'.")
	private String among;

	@Option(names = "--also", paramLabel = "FILTER", split = ",",
			description = "Do not leave these out: constructor, object-method, accessor, pass-through, leaf, helper. object-method: equals, hashCode, toString, compareTo, compare. accessor: getters and setters. "
			+ "leaf: no loop, and no calls of the program. helper: static, with little below. May be repeated.")
	private List<String> also = new ArrayList<>();

	@Option(names = "--min-instructions", paramLabel = "N", defaultValue = "" + SuggestionRequest.MIN_INSTRUCTIONS,
			description = "Leave out methods with fewer bytecode instructions, as javap -c lists them. Default: ${DEFAULT-VALUE}.")
	private int minInstructions;

	@Option(names = "--min-complexity", paramLabel = "N", defaultValue = "" + SuggestionRequest.MIN_COMPLEXITY,
			description = "The cyclomatic complexity from which a method counts as complex. Default: ${DEFAULT-VALUE}.")
	private int minComplexity;

	/** Returns the path of the classes. */
	ClassPath path() {
		return new ClassPath(classes.stream().flatMap(part -> ProgramOptions.paths(part).stream()).toList(),
				ProgramOptions.paths(libraries));
	}

	/**
	 * What to look for.
	 *
	 * @throws ParameterException if options do not go together
	 */
	SuggestionRequest request() throws Failures.Failed {
		if ((from == null) != (to == null)) {
			throw new ParameterException(command(), "--from and --to must be given together");
		}
		if (from != null && !reasons.isEmpty() && !kinds().contains(SuggestionKind.PATH)) {
			throw new ParameterException(command(), "--from and --to need --reason path, among others if you like");
		}
		if (minInstructions < 0 || minComplexity < 1) {
			throw new ParameterException(command(), "--min-instructions is at least 0, and --min-complexity at least 1");
		}
		Set<SuggestionKind> kinds = kinds();
		if (kinds.contains(SuggestionKind.PATH) && from == null && !reasons.isEmpty()) {
			throw new ParameterException(command(), "--reason path needs --from and --to");
		}
		Function<MethodSignature, OptionalInt> complexity = sources.isEmpty() ? method -> OptionalInt.empty()
				: ProgramOptions.measured(sources)::complexity;
		Optional<SuggestionRequest.Ends> ends = from == null ? Optional.empty()
				: Optional.of(new SuggestionRequest.Ends(LoggedProgram.named(from), LoggedProgram.named(to)));
		Predicate<MethodSignature> candidates = LoggedProgram.named(among);
		return new SuggestionRequest(path(), kinds, filters(), minInstructions, minComplexity, complexity, ends, candidates);
	}

	/** The starts and ends of call paths as they were typed; empty if there are none. */
	Optional<String> ends() {
		return from == null ? Optional.empty() : Optional.of("from " + from + " to " + to);
	}

	private Set<SuggestionKind> kinds() {
		Set<SuggestionKind> kinds = EnumSet.noneOf(SuggestionKind.class);
		for (String reason : reasons) {
			Keyword.find(SuggestionKind.Group.class, reason).ifPresentOrElse(group -> kinds.addAll(SuggestionKind.of(group)),
					() -> kinds.add(Diagnostics.valid(command(), "--reason", () -> Keyword.of(SuggestionKind.class, reason))));
		}
		return reasons.isEmpty() ? SuggestionKind.USUAL : kinds;
	}

	private Set<SuggestionFilter> filters() {
		Set<SuggestionFilter> filters = EnumSet.allOf(SuggestionFilter.class);
		also.forEach(kept -> filters.remove(Diagnostics.valid(command(), "--also", () -> Keyword.of(SuggestionFilter.class, kept))));
		return filters;
	}
}
