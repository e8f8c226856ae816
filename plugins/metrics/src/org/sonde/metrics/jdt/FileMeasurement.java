/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceText;

/**
 * Measures a file by itself, without bindings: lines of code, cyclomatic and cognitive complexity of its types. It needs a deep stack; see
 * {@link DeepStack}.
 *
 * @param types         its top-level types in the order of the file
 * @param level         the language level it was parsed at
 * @param encoding      what it was read with
 * @param problems      what was met
 * @param tooDeepToBind what is nested too deeply for names to be bound in bounded time and memory, in words
 */
public record FileMeasurement(List<TypeMeasurement> types, String level, Charset encoding, List<Problem> problems,
		Optional<String> tooDeepToBind) {

	/** A broken file can have thousands of syntax errors; so many are listed. */
	private static final int MAX_SYNTAX_PROBLEMS = 10;

	public FileMeasurement {
		types = List.copyOf(types);
		Objects.requireNonNull(level, "level");
		problems = List.copyOf(problems);
		Objects.requireNonNull(tooDeepToBind, "tooDeepToBind");
	}

	private static FileMeasurement withoutTypes(Charset encoding, List<Problem> problems) {
		return new FileMeasurement(List.of(), Parsers.LATEST, encoding, problems, Optional.empty());
	}

	/**
	 * Measures a file. Never fails: what does not parse is reported, and what can be recovered of it measured.
	 *
	 * @param release  the Java release the source is written for: a file that does not parse as the latest Java is tried as this
	 * @param profiles the rules that apply by default
	 */
	public static FileMeasurement of(SourceFile file, Charset encoding, int release, Profiles profiles) {
		SourceText text;
		try {
			text = SourceText.read(file, encoding);
		} catch (IOException e) {
			return withoutTypes(encoding, List.of(new Problem(ProblemKind.UNREADABLE, file.name(), 0, e.getMessage())));
		}
		return of(file, text, release, profiles);
	}

	/**
	 * Measures the text of a file that need not be saved.
	 *
	 * @param file its name is what counts
	 */
	public static FileMeasurement of(SourceFile file, SourceText text, int release, Profiles profiles) {
		List<Problem> problems = new ArrayList<>();
		if (text.malformed()) {
			problems.add(new Problem(ProblemKind.MALFORMED_ENCODING, file.name(), 0,
					"has bytes that its encoding does not allow; it is read as " + text.encoding().name()));
		}
		try {
			return parsed(file, text, release, profiles, problems);
		} catch (StackOverflowError e) {
			problems.add(new Problem(ProblemKind.NOT_PARSED, file.name(), 0, "is nested too deeply to be parsed"));
		} catch (OutOfMemoryError e) {
			// The allocated memory is released here.
			problems.add(new Problem(ProblemKind.NOT_PARSED, file.name(), 0, MemoryNeed.exhausted()));
		} catch (RuntimeException e) {
			// A defect of the parser on strange input must not take the other files with it.
			problems.add(new Problem(ProblemKind.NOT_PARSED, file.name(), 0, "makes the parser fail: " + e));
		}
		return withoutTypes(text.encoding(), problems);
	}

	private static FileMeasurement parsed(SourceFile file, SourceText text, int release, Profiles profiles,
			List<Problem> problems) {
		Tokens tokens = Tokens.of(text.chars());
		Optional<String> tooDeep = tokens.tooDeepToParse();
		if (tooDeep.isPresent()) {
			problems.add(new Problem(ProblemKind.NOT_PARSED, file.name(), 0, "is nested too deeply to be parsed: " + tooDeep.get()));
			return withoutTypes(text.encoding(), problems);
		}
		Optional<String> tooLarge = MemoryNeed.tooMuch(tokens.lines());
		if (tooLarge.isPresent()) {
			problems.add(new Problem(ProblemKind.NOT_PARSED, file.name(), 0, tooLarge.get()));
			return withoutTypes(text.encoding(), problems);
		}
		String level = Parsers.LATEST;
		CompilationUnit unit = Parsers.parse(text.chars(), file.name(), level);
		List<IProblem> errors = Parsers.errors(unit);
		String older = Parsers.level(release);
		if (!errors.isEmpty() && !older.equals(level)) {
			CompilationUnit second = Parsers.parse(text.chars(), file.name(), older);
			if (Parsers.errors(second).isEmpty()) {
				problems.add(
						new Problem(ProblemKind.OLDER_LANGUAGE, file.name(), Math.max(0, errors.getFirst().getSourceLineNumber()),
								"is not Java %s, but Java %s: %s".formatted(level, older, errors.getFirst().getMessage())));
				unit = second;
				level = older;
				errors = List.of();
			}
		}
		errors.stream().limit(MAX_SYNTAX_PROBLEMS).forEach(error -> problems
				.add(new Problem(ProblemKind.SYNTAX, file.name(), Math.max(0, error.getSourceLineNumber()), error.getMessage())));
		if (errors.size() > MAX_SYNTAX_PROBLEMS) {
			problems.add(new Problem(ProblemKind.SYNTAX, file.name(), 0,
					"further syntax errors: %d".formatted(errors.size() - MAX_SYNTAX_PROBLEMS)));
		}
		Nesting nesting = new Nesting();
		List<TypeMeasurement> types = types(file, text, unit, tokens, nesting, profiles, problems);
		return new FileMeasurement(types, level, text.encoding(), problems, nesting.tooDeepToBind());
	}

	private static List<TypeMeasurement> types(SourceFile file, SourceText text, CompilationUnit unit, Tokens tokens, Nesting nesting,
			Profiles profiles, List<Problem> problems) {
		DeclarationLines lines = new DeclarationLines(text.chars(), unit, tokens);
		TypeNames names = new TypeNames(unit, implicitName(file));
		List<TypeMeasurement> types = new ArrayList<>();
		for (Object declared : unit.types()) {
			AbstractTypeDeclaration type = (AbstractTypeDeclaration) declared;
			types.add(UnitCounter.of(type, file.name(), lines, names, nesting, profiles));
		}
		if (types.isEmpty()) {
			problems.add(new Problem(ProblemKind.WITHOUT_TYPE, file.name(), 0,
					"declares no type; %s to the file alone".formatted(
							tokens.lines().all() == 1 ? "1 line of code belongs" : tokens.lines().all() + " lines of code belong")));
		}
		return types;
	}

	/** The name that a class has whose file does not name it: the file's, without its ending. */
	static String implicitName(SourceFile file) {
		String name = file.name().substring(file.name().lastIndexOf('/') + 1);
		int dot = name.lastIndexOf('.');
		return dot < 0 ? name : name.substring(0, dot);
	}
}
