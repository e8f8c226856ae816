/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.List;
import java.util.Map;

import org.snakeyaml.engine.v2.nodes.Node;
import org.sonde.instrumentation.export.OpenTelemetryYaml;

/** Reads the methods instrumentation of a declarative configuration of OpenTelemetry's agent. */
record OpenTelemetryYamlReader(YamlTree tree, ImportDraft draft) {
	private static final String INTERNAL = "INTERNAL";

	static void read(String text, String file, ImportDraft draft) throws AgentConfigException {
		YamlTree tree = YamlTree.of(text, file);
		new OpenTelemetryYamlReader(tree, draft).read();
	}

	private void read() {
		Map<String, Node> java = YamlTree.at(YamlTree.at(YamlTree.mapping(tree.root()), OpenTelemetryYaml.INSTRUMENTATION), "java");
		Map<String, Node> methods = YamlTree.at(java, "methods");
		if (YamlTree.text(methods.get("enabled")).equals("false")) {
			draft.leftOut(tree.place(methods.get("enabled")), "methods", "the file switches the instrumentation off");
			return;
		}
		Node include = methods.get("include");
		String properties = YamlTree.text(include);
		if (!properties.isEmpty()) {
			NameListReader.openTelemetry(properties, tree.place(include), draft);
		}
		YamlTree.list(include).forEach(this::type);
	}

	private void type(Node entry) {
		Map<String, Node> fields = YamlTree.mapping(entry);
		String type = YamlTree.text(fields.get("class"));
		List<Node> methods = YamlTree.list(fields.get("methods"));
		if (type.isEmpty() || methods.isEmpty()) {
			draft.leftOut(tree.place(entry), type, "expected a class and its methods");
			return;
		}
		methods.forEach(method -> method(type, method));
	}

	private void method(String type, Node entry) {
		Map<String, Node> fields = YamlTree.mapping(entry);
		String name = YamlTree.text(fields.get("name"));
		String text = type + "[" + name + "]";
		String kind = YamlTree.text(fields.get("span_kind"));
		if (name.isEmpty()) {
			draft.leftOut(tree.place(entry), text, "expected the name of a method");
		} else if ((type + name).contains("${")) {
			draft.leftOut(tree.place(entry), text, "a variable of the environment is part of it");
		} else {
			if (!kind.isEmpty() && !kind.equalsIgnoreCase(INTERNAL)) {
				draft.care(tree.place(entry), text, "its spans are of the kind " + kind + ", which a plan does not say");
			}
			NameListReader.openTelemetry(name(type), name(name), tree.place(entry), draft);
		}
	}

	/** Two dollars stand for one. */
	private static String name(String value) {
		return value.replace("$$", "$");
	}
}
