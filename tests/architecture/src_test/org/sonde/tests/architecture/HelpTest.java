/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** The help book as it was made from the documentation, and that nothing of the user interface is without help. */
class HelpTest {
	private static final Path BOOK = Path.of("../../docs");
	private static final List<String> XML = List.of("toc.xml", "help/index.xml", "help/contexts.xml");
	private static final Pattern LINK = Pattern.compile("(?:href|src|topic)=\"([^\"]+)\"");
	private static final Pattern PICTURE = Pattern.compile("<img src=\"([^\"]+)\"");
	private static final Path UI = Path.of("../../plugins/overhead-ui");
	private static final Pattern CONTEXT = Pattern.compile("<context id=\"(\\w+)\"(.*?)</context>", Pattern.DOTALL);
	private static final Pattern ASKED = Pattern.compile("helpContextId=\"org\\.sonde\\.overhead\\.ui\\.(\\w+)\"");
	private static final String HELP = "org.sonde.overhead.ui.view.HelpContext";
	/** What users open; the pages of wizards get their help from the wizard. */
	private static final Set<String> OPENED = Set.of("Dialog", "TitleAreaDialog", "Wizard", "ViewPart", "FieldEditorPreferencePage",
			"PropertyPage", "AbstractLaunchConfigurationTab");

	@TestFactory
	Stream<DynamicTest> everyLinkLeadsSomewhere() throws IOException {
		return Stream.concat(pages().stream(), XML.stream().map(BOOK::resolve))
				.map(file -> DynamicTest.dynamicTest(file.toString(), () -> assertThat(links(file)).isNotEmpty()
						.allSatisfy(link -> assertThat(trouble(file, link)).as(link).isEmpty())));
	}

	@Test
	void aBrokenLinkIsCaught() throws IOException {
		Path page = BOOK.resolve("html/marking.html");
		assertThat(trouble(page, "estimate.html#terms")).isEmpty();
		assertThat(trouble(page, "nothing.html")).isPresent();
		assertThat(trouble(page, "estimate.html#nothing")).isPresent();
		assertThat(trouble(page, "#nothing")).isPresent();
	}

	/** That every picture shown is there, {@link #everyLinkLeadsSomewhere} tests. */
	@Test
	void theBookHasNoPictureThatNoPageShows() throws IOException {
		Set<String> shown = new TreeSet<>();
		for (Path page : pages()) {
			PICTURE.matcher(Files.readString(page)).results().forEach(found -> shown.add(found.group(1)));
		}
		Path html = BOOK.resolve("html");
		try (Stream<Path> files = Files.walk(html)) {
			assertThat(files.filter(Files::isRegularFile).map(file -> html.relativize(file).toString())
					.filter(file -> !file.endsWith(".html")))
					.isNotEmpty().containsExactlyInAnyOrderElementsOf(shown);
		}
		assertThat(Files.readString(BOOK.resolve("build.properties"))).contains("html/").doesNotContain("images");
	}

	@TestFactory
	Stream<DynamicTest> everyPageIsInTheContents() throws IOException {
		String contents = Files.readString(BOOK.resolve("toc.xml"));
		return documents().stream().map(document -> document.equals("README") ? "index" : document)
				.map(page -> DynamicTest.dynamicTest(page, () -> {
					assertThat(contents).contains("\"html/" + page + ".html\"");
					assertThat(BOOK.resolve("html/" + page + ".html")).exists();
				}));
	}

	@Test
	void thereAreNoPagesOfDocumentsThatAreGone() throws IOException {
		assertThat(pages()).hasSameSizeAs(documents());
	}

	/** People read short help. Rules, proofs and measurements belong in docs/dev; docs/dev/house.md counts the words. */
	@Test
	void thereIsLittleToRead() throws IOException {
		int words = 0;
		for (String document : documents()) {
			words += Files.readString(BOOK.resolve(document + ".md")).strip().split("\\s+").length;
		}
		assertThat(words).isLessThan(22_000);
	}

	@Test
	void theBookBeginsWithTheFirstPlan() throws IOException {
		assertThat(Files.readString(BOOK.resolve("toc.xml"))).containsSubsequence("<toc label=\"Sonde\" topic=\"html/index.html\">",
				"<topic label=\"Plan\">",
				"<topic label=\"Plan your first instrumentation\" href=\"html/first-plan.html\">");
	}

	@Test
	void whatF1AsksForHasWordsAndTopics() throws IOException {
		Map<String, String> contexts = CONTEXT.matcher(Files.readString(BOOK.resolve("help/contexts.xml"))).results()
				.collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
		assertThat(contexts.keySet()).containsExactlyInAnyOrderElementsOf(askedFor());
		assertThat(contexts).allSatisfy((id, words) -> assertThat(words).containsPattern("title=\"\\w").containsPattern("<description>\\w")
				.containsPattern("<topic label=\"\\w"));
	}

	/** The names of the contexts that the classes and commands of the user interface ask for. */
	private static Set<String> askedFor() throws IOException {
		Set<String> names = new TreeSet<>();
		new ClassFileImporter().importPath(UI.resolve("target/classes")).get(HELP).getFields().stream()
				.filter(field -> field.getModifiers().contains(JavaModifier.ENUM))
				.forEach(field -> names.add(field.getName().toLowerCase(Locale.ROOT)));
		ASKED.matcher(Files.readString(UI.resolve("plugin.xml"))).results().forEach(found -> names.add(found.group(1)));
		return names;
	}

	/** The platform would only say so when the user clicks. */
	@Test
	void theCheatSheetRunsWhatIsThere() throws IOException {
		String plugin = Files.readString(UI.resolve("plugin.xml"));
		assertThat(Pattern.compile("org\\.sonde\\.[\\w.]+").matcher(Files.readString(BOOK.resolve("help/first-plan.xml"))).results()
				.map(MatchResult::group))
				.isNotEmpty().allSatisfy(id -> assertThat(plugin).contains("id=\"" + id + "\""));
	}

	@Test
	void whatUsersOpenHasHelp() {
		classes().that(DescribedPredicate.describe("users open", HelpTest::isOpened)).should(nameTheirHelp())
				.check(new ClassFileImporter().importPath(UI.resolve("target/classes")));
	}

	private static boolean isOpened(JavaClass type) {
		return !type.getModifiers().contains(JavaModifier.ABSTRACT)
				&& type.getAllRawSuperclasses().stream().anyMatch(above -> OPENED.contains(above.getSimpleName()));
	}

	private static ArchCondition<JavaClass> nameTheirHelp() {
		return new ArchCondition<>("name what F1 shows of them (" + HELP + ")") {
			@Override
			public void check(JavaClass type, ConditionEvents events) {
				boolean named = type.getClassHierarchy().stream().flatMap(above -> above.getDirectDependenciesFromSelf().stream())
						.anyMatch(dependency -> dependency.getTargetClass().getName().equals(HELP));
				events.add(new SimpleConditionEvent(type, named, type.getName() + (named ? " has" : " has no") + " help"));
			}
		};
	}

	private static List<Path> pages() throws IOException {
		try (Stream<Path> html = Files.list(BOOK.resolve("html"))) {
			return html.filter(file -> file.toString().endsWith(".html")).sorted().toList();
		}
	}

	/** The names of the documents, without their ending. */
	private static List<String> documents() throws IOException {
		try (Stream<Path> files = Files.list(BOOK)) {
			return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".md"))
					.map(name -> name.substring(0, name.length() - ".md".length())).sorted().toList();
		}
	}

	private static List<String> links(Path file) throws IOException {
		return LINK.matcher(Files.readString(file)).results().map(found -> found.group(1)).filter(link -> !link.contains("://")).toList();
	}

	/** What is wrong with a link; empty if it leads to a file of the book and, where it names one, to a place in it. */
	private static Optional<String> trouble(Path file, String link) throws IOException {
		Matcher parts = Pattern.compile("([^#]*)(?:#(.+))?").matcher(link);
		if (!parts.matches()) {
			return Optional.of("no link");
		}
		Path folder = file.getFileName().toString().endsWith(".html") ? file.getParent() : BOOK;
		String path = parts.group(1);
		Path target = path.isEmpty() ? file : folder.resolve(path);
		if (!Files.isRegularFile(target)) {
			return Optional.of("no file " + target);
		}
		return parts.group(2) == null || Files.readString(target).contains("id=\"" + parts.group(2) + "\"") ? Optional.empty()
				: Optional.of("no heading " + parts.group(2) + " in " + target);
	}
}
