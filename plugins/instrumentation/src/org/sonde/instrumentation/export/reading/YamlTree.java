/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * A YAML file as it is written; no objects are built, and aliases multiply nothing.
 *
 * @param file as messages name it
 */
record YamlTree(String file, Node root) {
	private static final int MAX_ALIASES = 16;

	/** @throws AgentConfigException if it is not well-formed YAML; the message names the line */
	static YamlTree of(String text, String file) throws AgentConfigException {
		LoadSettings settings = LoadSettings.builder().setLabel(file).setMaxAliasesForCollections(MAX_ALIASES).setAllowRecursiveKeys(false)
				.setCodePointLimit(AgentConfigs.MAX_BYTES).build();
		try {
			return new YamlTree(file,
					new Compose(settings).composeString(text).orElseThrow(() -> new AgentConfigException(file, "the document is empty")));
		} catch (MarkedYamlEngineException e) {
			throw new AgentConfigException(e.getProblemMark().map(mark -> file + ":" + (mark.getLine() + 1)).orElse(file),
					"not well-formed YAML (" + e.getProblem() + "): correct it there", e);
		} catch (YamlEngineException | StackOverflowError e) {
			throw new AgentConfigException(file, "not the YAML of a configuration: "
					+ (e instanceof StackOverflowError ? "it is nested too deeply" : e.getMessage()), e);
		}
	}

	/** Returns the mapping under a key. Empty if the value is no mapping. */
	static Map<String, Node> at(Map<String, Node> map, String key) {
		return mapping(map.get(key));
	}

	/** A mapping in its order; empty if the node is none. */
	static Map<String, Node> mapping(Node node) {
		Map<String, Node> map = new LinkedHashMap<>();
		if (node instanceof MappingNode mapping) {
			for (NodeTuple tuple : mapping.getValue()) {
				map.put(text(tuple.getKeyNode()), tuple.getValueNode());
			}
		}
		return map;
	}

	/** The items of a sequence; empty if the node is none. */
	static List<Node> list(Node node) {
		return node instanceof SequenceNode sequence ? List.copyOf(sequence.getValue()) : List.of();
	}

	/** A scalar; empty if the node is none. */
	static String text(Node node) {
		return node instanceof ScalarNode scalar ? scalar.getValue() : "";
	}

	/** File and line where a node begins. */
	String place(Node node) {
		return node.getStartMark().map(mark -> file + ":" + (mark.getLine() + 1)).orElse(file);
	}
}
