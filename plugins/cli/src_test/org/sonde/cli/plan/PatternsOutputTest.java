/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;

/** {@code sonde patterns}: compared with the command line's own record of shells. */
class PatternsOutputTest {
	private static final String PATTERN = "* org.sonde.cli.Sonde.*(..)";

	@TempDir
	private Path folder;
	private String plan;
	private String classes;

	@BeforeEach
	void write() throws Exception {
		Path file = Files.createDirectories(folder.resolve("classes/org/sonde/cli")).resolve("Sonde.class");
		try (InputStream in = Sonde.class.getResourceAsStream("Sonde.class")) {
			Files.write(file, in.readAllBytes());
		}
		classes = folder.resolve("classes").toString();
		plan = folder.resolve("a.probes").toString();
		Files.writeString(Path.of(plan), Sonde.PLAN.replace("  <probes xsi:type=\"plan:MethodProbe\" declaringType",
				"  <probes xsi:type=\"plan:PatternProbe\" pattern=\"" + PATTERN
						+ "\" exclusions=\"* *.hashCode(); * *.equals(*); * *.toString()\"/>\n  <probes xsi:type=\"plan:MethodProbe\" declaringType"));
	}

	@Test
	void listsTheMatchesOfEachPattern() {
		Sonde run = Sonde.run("patterns", plan, "--classes", classes);
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out().lines()).startsWith(PATTERN, "  5 methods")
				.contains("    org.sonde.cli.Sonde org.sonde.cli.Sonde.run(java.lang.String[])");
		assertThat(Sonde.run("patterns", plan, "--classes", classes, "-f", "csv").out().lines()).hasSize(6).startsWith("pattern,method");
		assertThat(Sonde.run("patterns", plan, "--classes", classes, "-f", "json").json().path("patterns").path(0).path("methods").size())
				.isEqualTo(5);
	}

	@Test
	void aPatternIsTriedBesideThePlan() {
		Sonde run = Sonde.run("patterns", plan, "--classes", classes, "--try", "org.sonde.cli.Sonde.new(..)");
		assertThat(run.out().lines()).containsExactly("org.sonde.cli.Sonde.new(..)", "  1 method",
				"    org.sonde.cli.Sonde.<init>(int,java.lang.String,java.lang.String)");
		Sonde bad = Sonde.run("patterns", plan, "--classes", classes, "--try", "* m(");
		assertThat(bad.code()).isEqualTo(ExitCode.FAILED);
		assertThat(bad.out()).contains("cannot be matched: character 5: found the end");
	}

	@Test
	void thePatternsBecomeMethods() throws Exception {
		Sonde run = Sonde.run("patterns", plan, "--classes", classes, "--to-methods");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		Plan written = PlanFiles.load(Path.of(plan));
		assertThat(Probes.patternProbes(written)).isEmpty();
		assertThat(written.getProbes()).hasSize(3 + 5);
	}

	/** With the wrong classes nothing matches; the pattern is what the user made, and stays. */
	@Test
	void aPatternThatMatchesNothingStaysInThePlan() throws Exception {
		Path empty = Files.createDirectories(folder.resolve("empty"));
		Sonde run = Sonde.run("patterns", plan, "--classes", empty.toString(), "--to-methods");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("stays a pattern: " + PATTERN + ": it matches no method of the program");
		assertThat(Probes.patternProbes(PlanFiles.load(Path.of(plan)))).hasSize(1);
		Sonde export = Sonde.run("export", plan, "--to", "elastic", "-o", folder.resolve("agent").toString(), "--classes",
				empty.toString());
		assertThat(export.code()).isEqualTo(ExitCode.FAILED);
		assertThat(export.err()).contains("pattern " + PATTERN).doesNotContain("all exactly as planned");
	}

	@Test
	void itNeedsTheClasses() {
		assertThat(Sonde.run("patterns", plan).code()).isEqualTo(ExitCode.USAGE);
		Sonde missing = Sonde.run("patterns", plan, "--classes", folder.resolve("gone").toString());
		assertThat(missing.code()).isEqualTo(ExitCode.FAILED);
		assertThat(missing.err()).contains("gone");
	}

	@Test
	void theExportTakesThePattern() throws Exception {
		Path out = folder.resolve("agent");
		Sonde run = Sonde.run("export", plan, "--to", "kieker-aspectj", "-o", out.toString(), "--classes", classes);
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(Files.readString(out.resolve("META-INF/aop.xml")))
				.contains("execution(" + PATTERN + ") &amp;&amp; !execution(* *.hashCode())");
		assertThat(
				List.of(Sonde.run("export", plan, "--to", "opentelemetry", "-o", out.toString(), "--classes", classes).err().split("\n")))
				.noneMatch(line -> line.contains(PATTERN));
	}
}
