/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.report.check.CheckResult.Group;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The files that code hosts and build servers read: SARIF by the schema of OASIS, JUnit's XML as parsed by another reader. */
class CheckFilesTest {
	private static final CheckReport REPORT = new CheckReport(List.of(
			new CheckResult(Group.BUDGET, "cpuPercent", "plan ä.probes", CheckOutcome.BROKEN, "It takes <5 %> & \"more\".",
					Optional.of(new Place("a b/plan ä.probes", 1)),
					List.of(new Finding("void p.A.m() takes 3 %.", Optional.of(new Place("p/A.java", 7))),
							new Finding("void p.B.m() takes 1 %.", Optional.empty()))),
			new CheckResult(Group.COMPLEXITY, "loc", "p", CheckOutcome.KEPT, "It grew by 1 line.", Optional.empty(), List.of()),
			new CheckResult(Group.PERFORMANCE, "writing", "set\u0000", CheckOutcome.CANNOT_BE_DECIDED, "One fork\u0001 only.",
					Optional.empty(), List.of())));

	@TempDir
	private Path folder;

	@Test
	void sarifIsAsItsSchemaSays() throws IOException {
		try (InputStream schema = CheckFilesTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
			Schema sarif = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(schema);
			assertThat(sarif.validate(SarifLog.text(REPORT, folder), InputFormat.JSON)).isEmpty();
			assertThat(sarif.validate(SarifLog.text(REPORT, folder).replace("\"2.1.0\"", "\"2.0\""), InputFormat.JSON))
					.as("the schema refuses what is wrong").isNotEmpty();
		}
	}

	@Test
	void sarifHasWhatIsNotKeptWithItsPlaces() {
		JsonNode run = JsonMapper.shared().readTree(SarifLog.text(REPORT, folder)).get("runs").get(0);
		JsonNode results = run.get("results");
		assertThat(results).hasSize(2);
		assertThat(results.get(0).get("ruleId").asString()).isEqualTo("budget/cpuPercent");
		assertThat(results.get(0).get("level").asString()).isEqualTo("error");
		assertThat(results.get(0).at("/locations/0/physicalLocation/artifactLocation/uri").asString())
				.isEqualTo("a%20b/plan%20%C3%A4.probes");
		assertThat(results.get(0).at("/relatedLocations/0/physicalLocation/region/startLine").asInt()).isEqualTo(7);
		assertThat(results.get(1).get("level").asString()).isEqualTo("warning");
		assertThat(run.at("/tool/driver/rules")).hasSize(3);
	}

	private String uri(String file) {
		CheckReport report = new CheckReport(
				List.of(new CheckResult(Group.BUDGET, "cpuPercent", "plan", CheckOutcome.BROKEN, "It is broken.",
						Optional.of(new Place(file, 1)), List.of())));
		return JsonMapper.shared().readTree(SarifLog.text(report, folder.resolve("module")))
				.at("/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri").asString();
	}

	/** Code hosts take a relative reference from there; elsewhere only an absolute one names a file. */
	@Test
	void sarifNamesFilesFromTheRootOfTheRepository() throws IOException {
		assertThat(uri("../plans/x y.probes")).isEqualTo(folder.resolve("plans/x y.probes").toUri().toString());
		assertThat(uri("x.probes")).isEqualTo("x.probes");
		Files.createDirectory(folder.resolve(".git"));
		assertThat(uri("../plans/x y.probes")).isEqualTo("plans/x%20y.probes");
		assertThat(uri("x.probes")).isEqualTo("module/x.probes");
		assertThat(uri("../../x.probes")).isEqualTo(folder.resolveSibling("x.probes").toUri().toString());
	}

	private static Document junit(boolean strict) throws Exception {
		return DocumentBuilderFactory.newInstance().newDocumentBuilder()
				.parse(new InputSource(new StringReader(JUnitXml.text(REPORT, strict))));
	}

	private static List<String> names(Document document, String element, String attribute) {
		return IntStream.range(0, document.getElementsByTagName(element).getLength())
				.mapToObj(i -> ((Element) document.getElementsByTagName(element).item(i)).getAttribute(attribute)).toList();
	}

	@Test
	void junitHasACaseForEachThingThatMustHold() throws Exception {
		Document document = junit(false);
		assertThat(names(document, "testcase", "classname")).containsExactly("budget.plan ä.probes", "complexity.p",
				"performance.set\uFFFD");
		assertThat(names(document, "failure", "message")).containsExactly("It takes <5 %> & \"more\".");
		assertThat(names(document, "skipped", "message")).containsExactly("One fork\uFFFD only.");
		assertThat(document.getElementsByTagName("failure").item(0).getTextContent()).contains("p/A.java:7: void p.A.m() takes 3 %.");
		assertThat(names(document, "testsuites", "failures")).containsExactly("1");
		assertThat(names(document, "testsuite", "skipped")).containsExactly("0", "0", "1");
	}

	@Test
	void strictlyWhatCannotBeToldFails() throws Exception {
		assertThat(names(junit(true), "failure", "type")).containsExactly("broken", "cannot-be-decided");
		assertThat(junit(true).getElementsByTagName("skipped").getLength()).isZero();
		assertThat(REPORT.passes(false)).isFalse();
		CheckReport undecided = new CheckReport(REPORT.results().subList(1, 3));
		assertThat(undecided.passes(false)).isTrue();
		assertThat(undecided.passes(true)).isFalse();
		assertThat(undecided.summary()).isEqualTo("1 kept, 0 broken, 1 cannot be decided.");
	}
}
