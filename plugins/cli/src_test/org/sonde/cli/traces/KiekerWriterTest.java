/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.benchmark.subject.SubjectReader;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.KiekerWriter;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program must run with the writer that the benchmark measures. The benchmark's descriptors are a source of their own. */
class KiekerWriterTest {
	private static final String STORAGE = "kieker.monitoring.writer.filesystem.FileWriter.customStoragePath";
	private static final String PORT = "kieker.monitoring.writer.tcp.SingleSocketTcpWriter.port";

	@ParameterizedTest
	@CsvSource({ "BINARY, binary-file, binary file", "TEXT, text-file, text file", "TCP, tcp, TCP over loopback", "DISCARD, collecting," })
	void theWriterOfARunIsThatOfTheBenchmark(RecordTo recordTo, String configuration, String writer) throws IOException {
		for (String subject : new String[] { "kieker-2.0.2-aspectj", "kieker-2.0.2-aspectj-events" }) {
			JsonNode node = configuration(subject, configuration);
			assertThat(node.path("writer").asString(null)).isEqualTo(writer);
			Map<String, String> measured = new HashMap<>();
			node.path("jvm").forEach(argument -> {
				String[] parts = argument.asString().substring("-D".length()).split("=", 2);
				measured.put(parts[0], parts[1]);
			});
			Map<String, String> used = new HashMap<>(KiekerWriter.of(recordTo).properties());
			// The benchmark fills in where, as a run does.
			Stream.of(STORAGE, PORT).forEach(place -> {
				measured.remove(place);
				used.remove(place);
			});
			assertThat(used).as(subject).isEqualTo(measured);
			assertThat(exported(recordTo)).as(subject).containsAllEntriesOf(measured);
		}
	}

	private static Map<Object, Object> exported(RecordTo recordTo) throws IOException {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setRecordTo(recordTo);
		plan.getProbes().add(Probes.create(MethodSignature.parse("void p.A.m()")));
		Properties properties = new Properties();
		properties.load(new StringReader(KiekerAspectJ.export(plan).files().get(KiekerAspectJ.PROPERTIES)));
		return properties;
	}

	private static JsonNode configuration(String subject, String id) throws IOException {
		try (InputStream in = SubjectReader.class.getResourceAsStream(subject + ".json")) {
			for (JsonNode node : JsonMapper.shared().readTree(in).path("configurations")) {
				if (node.path("id").asString().equals(id)) {
					return node;
				}
			}
		}
		throw new AssertionError(subject + " has no configuration " + id);
	}
}
