/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a plugin.xml shows to users can be translated by a file beside the English one: it names keys, and each key has its text. */
class TranslationsTest {
	private static final Pattern KEY = Pattern.compile("[\">]%([\\w.]+)[\"<]");
	/** Words between tags, and those of attributes that are shown; what has a name that is not shown is left out. */
	private static final Pattern LITERAL = Pattern.compile("<description[^>]*>\\s*[^%<\\s]|"
			+ "\\s(?:label|launchAsLabel|description|tooltip|title|delegateName|delegateDescription)=\"(?!%)[^\"]*[A-Za-z][^\"]*\"|"
			+ "<(?!separator|type|objectClass|objectState|attribute|parameter|property)[\\w-]+\\s[^<>]*?\\bname=\"(?!%)");

	@TestFactory
	Stream<DynamicTest> whatIsShownHasAKey() {
		return Stream.of("plugins/overhead-ui", "plugins/instrumentation", "plugins/instrumentation-workspace", "docs")
				.map(Path.of("../..")::resolve)
				.map(bundle -> DynamicTest.dynamicTest(bundle.toString(), () -> check(bundle)));
	}

	private static void check(Path bundle) throws IOException {
		String plugin = Files.readString(bundle.resolve("plugin.xml"));
		String manifest = Files.readString(bundle.resolve("META-INF/MANIFEST.MF"));
		assertThat(LITERAL.matcher(plugin).results().map(found -> found.group().strip())).as("words of plugin.xml").isEmpty();
		assertThat(manifest).contains("Bundle-Name: %bundleName\n");
		Set<String> named = KEY.matcher(plugin).results().map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
		named.add("bundleName");
		Properties texts = new Properties();
		Path file = bundle
				.resolve(manifest.contains("Bundle-Localization: plugin") ? "plugin.properties" : "OSGI-INF/l10n/bundle.properties");
		try (Reader reader = Files.newBufferedReader(file)) {
			texts.load(reader);
		}
		assertThat(texts.stringPropertyNames()).containsExactlyInAnyOrderElementsOf(named);
		assertThat(texts.values()).noneMatch(text -> text.toString().isBlank());
	}
}
