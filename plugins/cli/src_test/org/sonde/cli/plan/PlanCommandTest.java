/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

/** {@code sonde plan}: two plans compared, and one merged into the other. */
class PlanCommandTest {
	private static final String PLAN = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1"%s>
			%s</plan:Plan>
			""";
	private static final String A = "  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"p.A\" methodName=\"a\"/>\n";
	private static final String B = "  <probes xsi:type=\"plan:MethodProbe\" value=\"5\" declaringType=\"p.A\" methodName=\"b\"/>\n";
	private static final String OTHER_B = "  <probes xsi:type=\"plan:MethodProbe\" callsPerSecond=\"12.5\" callsSource=\"typed\" value=\"1\" declaringType=\"p.A\" methodName=\"b\"/>\n";
	private static final String C = "  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"p.A\" methodName=\"c\"/>\n";

	@TempDir
	Path folder;

	private Path first;
	private Path second;

	@BeforeEach
	void write() throws IOException {
		first = Files.writeString(folder.resolve("first.probes"), PLAN.formatted("", A + B));
		second = Files.writeString(folder.resolve("second.probes"), PLAN.formatted(" threads=\"4\"", OTHER_B + C));
	}

	@Test
	void differencesAreRows() {
		Sonde run = Sonde.run("plan", "compare", first.toString(), second.toString(), "--format", "csv");
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).isEqualTo("""
				where,probe,attribute,first,second
				differs,(plan),threads,1,4
				only first,void p.A.a(),,,
				only second,void p.A.c(),,,
				differs,void p.A.b(),callsPerSecond,,12.5
				differs,void p.A.b(),callsSource,,typed
				differs,void p.A.b(),value,5,1
				""");
		assertThat(Sonde.run("plan", "compare", first.toString(), first.toString()).out()).isEqualTo("The plans do not differ.\n");
		assertThat(Sonde.run("plan", "compare", first.toString(), second.toString()).err())
				.isEqualTo("0 probes the same, 1 different, 1 only in " + first + ", 1 only in " + second + ".\n");
		assertThat(Sonde.run("plan", "compare", first.toString(), second.toString(), "--format", "json").out())
				.contains("\"onlySecond\" : [\n    \"void p.A.c()\"\n  ]");
	}

	@Test
	void aMergeCompletesAddsAndListsConflicts() throws IOException {
		Path merged = folder.resolve("merged.probes");
		Sonde run = Sonde.run("plan", "merge", first.toString(), second.toString(), "-o", merged.toString(), "--format", "csv");
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).isEqualTo("""
				where,probe,attribute,first,second
				differs,(plan),threads,1,4
				differs,void p.A.b(),value,5,1
				""");
		assertThat(merged).hasContent(PLAN.formatted("", A + OTHER_B.replace("value=\"1\"", "value=\"5\"") + C));
		assertThat(first).hasContent(PLAN.formatted("", A + B));
	}

	@Test
	void aPlanThatIsNotThereIsTold() {
		Sonde run = Sonde.run("plan", "compare", first.toString(), folder.resolve("none.probes").toString());
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("none.probes");
	}

	/** A part of the signature names all that have it; what has the state already is left. */
	@Test
	void probesAreSwitchedByAPartOfTheirNames() throws IOException {
		assertThat(Sonde.run("plan", "deactivate", first.toString(), "p.A.").out())
				.isEqualTo("deactivated void p.A.a()\ndeactivated void p.A.b()\n");
		assertThat(Files.readString(first)).containsPattern("active=\"false\"[^>]*methodName=\"a\"").contains("value=\"5\"");
		assertThat(Sonde.run("plan", "activate", first.toString(), ".b()").out()).isEqualTo("activated void p.A.b()\n");
		Sonde again = Sonde.run("plan", "activate", first.toString(), ".b()");
		assertThat(again.out()).isEmpty();
		assertThat(again.err()).contains("active already");
		Sonde none = Sonde.run("plan", "activate", first.toString(), ".a()", "p.C");
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("SC107: " + first + " has no probe in 'p.C'");
		assertThat(Files.readString(first)).as("nothing is switched then").containsPattern("active=\"false\"[^>]*methodName=\"a\"");
	}

	/** As any other probe, and told that other agents leave them out. */
	@Test
	void watchedFieldsAndTypesAreComparedSwitchedEstimatedAndExported() throws IOException {
		String field = "  <probes xsi:type=\"plan:FieldProbe\" callsPerSecond=\"5.0\" declaringType=\"p.A\" fieldName=\"f\" fieldType=\"int\"/>\n";
		Path watching = Files.writeString(folder.resolve("watching.probes"), PLAN.formatted("", A + OTHER_B + field));
		assertThat(Sonde.run("plan", "compare", first.toString(), watching.toString(), "--format", "csv").out())
				.contains("only second,field int p.A.f,,,\n");
		assertThat(Sonde.run("plan", "deactivate", watching.toString(), "field int p.A.f").out())
				.isEqualTo("deactivated field int p.A.f\n");
		assertThat(Sonde.run("plan", "activate", watching.toString(), "p.A.f").out()).isEqualTo("activated field int p.A.f\n");
		Sonde estimate = Sonde.run("estimate", watching.toString(), "--results", "waller-2014-base");
		assertThat(estimate.code()).isEqualTo(ExitCode.OK);
		assertThat(estimate.out() + estimate.err()).contains("field int p.A.f", "attribute-and-lifecycle");
		Path agent = folder.resolve("agent");
		Sonde export = Sonde.run("export", watching.toString(), "--to", "kieker-aspectj", "-o", agent.toString());
		assertThat(export.code()).isEqualTo(ExitCode.OK);
		assertThat(Files.readString(agent.resolve("META-INF/aop.xml"))).contains("p.A.a()").doesNotContain("p.A.f");
		assertThat(Files.readString(agent.resolve("META-INF/sonde-objects.xml"))).contains("set(* p.A.f)").doesNotContain("p.A.a()");
		Sonde other = Sonde.run("export", watching.toString(), "--to", "opentelemetry", "-o", folder.resolve("other").toString());
		assertThat(other.code()).as("not all that is planned").isEqualTo(ExitCode.FAILED);
		assertThat(other.out() + other.err()).contains("field int p.A.f");
	}
}
