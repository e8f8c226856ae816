/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The icons are of one family: drawings of one size in the same few colours, which show on light and on dark ground; and none lies about
 * unused.
 */
class IconsTest {
	private static final Path BUNDLE = Path.of("../../plugins/overhead-ui");
	/** Grey for the object, blue for what is active, orange for an action or an accent, green for running, red for removing. */
	private static final Set<String> COLORS = Set.of("#7c8696", "#2f80d0", "#d97706", "#ffffff", "#2e9e5b", "#d64545");
	private static final Pattern COLOR = Pattern.compile("#[0-9a-fA-F]+|(?:fill|stroke)=\"(?!none|#)[^\"]*\"");
	/** What is not 16 by 16: what lies over other icons, and the picture in the head of a dialog. */
	private static final Map<String, String> SIZES = Map.of("probe-active-ovr.svg", "7 8", "probe-deactivated-ovr.svg", "7 8",
			"run-probes-banner.svg", "75 66");

	@TestFactory
	Stream<DynamicTest> isOfTheFamily() throws IOException {
		String used = text(BUNDLE.resolve("plugin.xml")) + sources();
		return icons().stream().map(icon -> DynamicTest.dynamicTest(icon.getFileName().toString(), () -> check(icon, used)));
	}

	private static void check(Path icon, String used) {
		String name = icon.getFileName().toString();
		assertThat(name).endsWith(".svg");
		String drawing = text(icon);
		assertThat(COLOR.matcher(drawing).results().map(MatchResult::group)).isSubsetOf(COLORS);
		assertThat(drawing).contains("viewBox=\"0 0 " + SIZES.getOrDefault(name, "16 16") + "\"");
		assertThat(used).as("what shows it").contains(name);
	}

	private static List<Path> icons() throws IOException {
		try (Stream<Path> files = Files.list(BUNDLE.resolve("icons"))) {
			return files.sorted().toList();
		}
	}

	private static String sources() throws IOException {
		StringBuilder sources = new StringBuilder();
		try (Stream<Path> files = Files.walk(BUNDLE.resolve("src"))) {
			files.filter(file -> file.toString().endsWith(".java")).map(IconsTest::text).forEach(sources::append);
		}
		return sources.toString();
	}

	private static String text(Path file) {
		try {
			return Files.readString(file);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}
}
