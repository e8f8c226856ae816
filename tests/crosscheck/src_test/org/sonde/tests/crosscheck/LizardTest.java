/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.MethodMeasurement;

/**
 * Profile {@code lizard} against lizard from PyPI, on the methods that both find: those of the same name that begin on the same line.
 * Skipped where there is no Python with pip and venv.
 */
class LizardTest {

	private static final String VERSION = "1.24.3";
	private static final Path ENVIRONMENT = Path.of("target", "lizard").toAbsolutePath();
	/** Complexity, the line it begins on, the file, and the method's own name. */
	private static final Pattern LINE = Pattern
			.compile("\\d+,(\\d+),\\d+,\\d+,\\d+,\"[^\"]*@(\\d+)-\\d+@[^\"]*\",\"([^\"]*)\",\"(?:[^\"]*::)?([^\":]*)\",.*");

	/** What lizard says of a method. */
	record Found(String name, int line, int complexity) {
	}

	@BeforeAll
	static void install() throws Exception {
		assumeTrue(run(Path.of("target", "python.txt"), "python3", "-m", "venv", ENVIRONMENT.toString()),
				"no python3 with venv here, so lizard is not compared");
		assumeTrue(run(Path.of("target", "pip.txt"), ENVIRONMENT.resolve("bin/pip").toString(), "install", "--quiet", "lizard==" + VERSION),
				"pip cannot get lizard, so it is not compared");
	}

	@ParameterizedTest
	@EnumSource
	void countsAsLizardDoes(Corpus corpus) throws Exception {
		Corpus.Measured measured = corpus.measured();
		Path csv = Path.of("target", "lizard.csv");
		assertThat(run(csv, ENVIRONMENT.resolve("bin/lizard").toString(), "--csv", "-l", "java", measured.folder().toString())).isTrue();
		Map<String, List<Found>> found = read(csv);
		Agreement agreement = new Agreement(corpus, "lizard");
		List<String> missed = new ArrayList<>();
		for (String file : measured.files().keySet()) {
			List<Found> theirs = found.getOrDefault(measured.folder().resolve(file).toString(), List.of());
			for (MethodMeasurement method : measured.methods(file)) {
				String name = "%s:%d %s.%s".formatted(file, method.line(), method.type(), method.signature());
				String own = method.signature().replaceAll("\\(.*", "");
				List<Found> same = theirs.stream().filter(other -> other.line() == method.line() && other.name().equals(own)).toList();
				// Two of a name on a line cannot be distinguished.
				if (!method.complexity().isEmpty() && same.size() == 1) {
					agreement.compare(name, method.cyclomatic(CyclomaticProfile.LIZARD).getAsInt(), same.getFirst().complexity());
				} else if (!method.complexity().isEmpty()) {
					missed.add(name);
				}
			}
		}
		Files.write(Path.of("target", "lizard-misses-" + corpus + ".txt"), missed);
		System.out.println(missed.size() + " methods that lizard does not find or finds elsewhere");
		agreement.check();
	}

	private static Map<String, List<Found>> read(Path csv) throws IOException {
		Map<String, List<Found>> found = new HashMap<>();
		for (String line : Files.readAllLines(csv)) {
			Matcher matcher = LINE.matcher(line);
			assertThat(matcher.matches()).as(line).isTrue();
			found.computeIfAbsent(matcher.group(3), file -> new ArrayList<>()).add(
					new Found(matcher.group(4), Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(1))));
		}
		return found;
	}

	/** @return whether it could be started and ended well */
	private static boolean run(Path output, String... command) throws IOException, InterruptedException {
		try {
			return new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start()
					.waitFor() == 0;
		} catch (IOException e) {
			return false;
		}
	}
}
