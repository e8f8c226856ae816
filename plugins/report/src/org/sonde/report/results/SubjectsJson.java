/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.List;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What can be measured on this machine as JSON: subjects, and installations of Java. */
public final class SubjectsJson {
	private SubjectsJson() {
	}

	/** An object for each subject; each configuration has the release that was found for it, or null. */
	public static ArrayNode of(List<Subject> subjects, List<JavaHome> javas) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (Subject subject : subjects) {
			ArrayNode configurations = array.addObject().put("id", subject.id()).put("title", subject.title()).putArray("configurations");
			for (SubjectConfiguration configuration : subject.configurations()) {
				configurations.addObject().put("id", configuration.id()).put("phase", configuration.phase().keyword())
						.put("java", configuration.java().toString())
						.put("found", configuration.java().choose(javas).map(JavaHome::feature).orElse(null));
			}
		}
		return array;
	}

	/** An object for each installation. */
	public static ArrayNode of(List<JavaHome> javas) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		javas.forEach(java -> array.addObject().put("release", java.feature()).put("version", java.version())
				.put("vendor", java.vendor()).put("folder", java.home().toString()));
		return array;
	}
}
