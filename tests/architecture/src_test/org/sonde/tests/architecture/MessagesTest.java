/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What the code of the user interface shows can be translated by files beside the English ones: no words stand in it, and each package's
 * {@code Messages} has a field for each text of its {@code messages.properties}.
 */
class MessagesTest {
	private static final Path BUNDLE = Path.of("../../plugins/overhead-ui");
	private static final Path ROOT = BUNDLE.resolve("src/org/sonde/overhead/ui");
	/** Strings that look like words but are not shown, or are the same in all languages; by file. */
	private static final Map<String, Set<String>> NO_WORDS = Map.ofEntries(
			entry("BenchmarkStore.java", Set.of(", check", ", cancelled")), // in titles, which are written into files
			entry("EditNoteHandler.java", Set.of("the command is known when the note is")), // said to programmers
			entry("Figures.java", Set.of("All types of ")), // the name of a component, which is written to files with its figures
			entry("LinesChart.java", Set.of("dashed ", "yyyy-MM-dd HH:mm")), // an id that is not shown, a pattern
			entry("LiveSource.java", Set.of("a port is a number from 0 to ", ", found ", // said to programmers
					"from port ")), // written to the plan: where a number comes from
			entry("LogRequest.java", Set.of("no log is named", " and ", " more")), // likewise
			entry("OverTimePage.java", Set.of("yyyy-MM-dd HH:mm")), // a pattern
			entry("PatternConversions.java", Set.of("sum of ")), // written to the plan: where a number comes from
			entry("PlanStructure.java", Set.of("<probes ", "<plan:Plan ")), // elements of the plan's file
			entry("ReportExportWizard.java", Set.of("The estimate", "The comparison", "The recorded calls")), // written to the report
			entry("ReportTables.java", Set.of("not measured")), // what a report says, in English
			entry("ResultColumns.java", Set.of("(?i) 64-bit Server VM,?")), // part of a machine's name
			entry("ResultSetText.java", Set.of(", doi:")), // part of an identifier
			entry("RunConsole.java", Set.of("Sonde")), // a name
			entry("RunOfLog.java", Set.of(", run at ")), // written to the plan, as above
			entry("ScenarioDialog.java", Set.of("--scenario ")), // an option of the command line
			entry("SelectedTypes.java", Set.of(" and %d more")), // the name of a component, as above
			entry("SourceMatches.java", Set.of("the workspace")), // put into what the core says
			entry("DurationText.java", Set.of(" min")), // a unit
			entry("TuningCodeGroup.java", Set.of("no version of the code is chosen for this tuning")), // written to a file
			entry("TuningOverheadGroup.java", Set.of("no result set is chosen for this tuning", // as above
					"Preview", "not asked"))); // of a series that is not shown

	/** A comment, a character, a text block or a string of Java code; strings are groups. */
	private static final Pattern TOKEN = Pattern
			.compile("//[^\n]*|/\\*.*?\\*/|\"\"\"(.*?)\"\"\"|'(?:\\\\.|[^'\\\\])+'|\"((?:\\\\.|[^\"\\\\])*+)\"", Pattern.DOTALL);
	/** Two words with a space between, one capitalised word with its mnemonic, or a piece that is put before or behind others. */
	private static final Pattern WORDS = Pattern.compile("\\p{L}{2,}\\p{Punct}? \\p{Punct}?\\p{L}{2,}|^(?=.{2})&?\\p{Lu}[\\p{Ll}&]+[…:]?$"
			+ "|^[,;:.)]? \\p{L}{2,}|\\p{L}{2,}[,:]? $");
	private static final Pattern FIELD = Pattern.compile("^\\tpublic static String (\\w+);$", Pattern.MULTILINE);
	private static final Pattern KEY = Pattern.compile("^(\\w+) = ", Pattern.MULTILINE);
	private static final Pattern USE = Pattern.compile("\\bMessages\\.(\\w+)");

	/** More arguments than any message has. */
	private static final Object[] ONES = Collections.nCopies(30, 1).toArray();

	@TestFactory
	Stream<DynamicTest> noWordsStandInCode() throws IOException {
		return packages(folder -> true).map(folder -> DynamicTest.dynamicTest(name(folder), () -> {
			List<String> words = new ArrayList<>();
			for (Path source : sources(folder)) {
				Set<String> known = NO_WORDS.getOrDefault(source.getFileName().toString(), Set.of());
				strings(Files.readString(source)).filter(text -> WORDS.matcher(text).find() && !known.contains(text))
						.forEach(text -> words.add(source.getFileName() + ": " + text));
			}
			assertThat(words).isEmpty();
		}));
	}

	@TestFactory
	Stream<DynamicTest> eachFieldHasItsTextAndIsUsed() throws IOException {
		return packages(folder -> Files.exists(folder.resolve("Messages.java"))).map(folder -> DynamicTest.dynamicTest(name(folder), () -> {
			String fields = Files.readString(folder.resolve("Messages.java"));
			String texts = Files.readString(folder.resolve("messages.properties"));
			List<String> keys = names(FIELD, fields).toList();
			assertThat(fields).contains(
					"NLS.initializeMessages(\"org.sonde.overhead.ui." + name(folder).replace('/', '.') + ".messages\", Messages.class)");
			assertThat(keys).doesNotHaveDuplicates().containsExactlyElementsOf(names(KEY, texts).toList());
			Set<String> used = new TreeSet<>();
			for (Path source : sources(folder)) {
				names(USE, Files.readString(source)).forEach(used::add);
			}
			assertThat(used).containsExactlyInAnyOrderElementsOf(keys);
			Properties read = new Properties();
			read.load(Files.newBufferedReader(folder.resolve("messages.properties")));
			read.forEach(
					(key, text) -> assertThat(isQuoted(text.toString())).as("%s: '' where there are parameters, else '", key).isTrue());
			read.values().stream().map(Object::toString).filter(text -> text.contains(",choice,"))
					.forEach(text -> assertThat(MessageFormat.format(text, ONES)).as(text).doesNotContain("{", "}"));
		}));
	}

	/** Eclipse assumes Latin-1 for properties files unless told otherwise; the platform and Java read them as UTF-8. */
	@Test
	void editorsKnowTheEncoding() throws IOException {
		List<String> files = packages(folder -> Files.exists(folder.resolve("messages.properties")))
				.map(folder -> "encoding//src/org/sonde/overhead/ui/" + name(folder) + "/messages.properties=UTF-8").toList();
		assertThat(Files.readAllLines(BUNDLE.resolve(".settings/org.eclipse.core.resources.prefs")))
				.filteredOn(line -> line.startsWith("encoding//src"))
				.containsExactlyInAnyOrderElementsOf(files);
	}

	/**
	 * In a message with parameters, a single apostrophe would quote them, and a doubled one becomes one; in other messages it is a plain
	 * character.
	 */
	private static boolean isQuoted(String text) {
		boolean alone = text.replace("''", "").contains("'");
		return text.contains("{0") || text.contains("{1") ? !alone : !text.contains("''");
	}

	private static Stream<String> strings(String source) {
		return TOKEN.matcher(source).results().flatMap(token -> Stream.of(1, 2).map(token::group)).filter(Objects::nonNull);
	}

	private static Stream<String> names(Pattern pattern, String text) {
		return pattern.matcher(text).results().map(found -> found.group(1));
	}

	private static String name(Path folder) {
		return ROOT.relativize(folder).toString().replace('\\', '/');
	}

	private static Stream<Path> packages(Predicate<Path> which) throws IOException {
		try (Stream<Path> all = Files.walk(ROOT)) {
			return all.filter(Files::isDirectory).filter(folder -> !folder.equals(ROOT)).filter(which).sorted().toList().stream();
		}
	}

	private static List<Path> sources(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("Messages.java")).sorted().toList();
		}
	}
}
