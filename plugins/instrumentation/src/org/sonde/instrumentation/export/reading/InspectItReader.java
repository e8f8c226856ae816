/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.objectweb.asm.Type;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.sonde.instrumentation.plan.MethodSignature;

/** Reads the scopes of inspectIT Ocelot. The tree is read as it is written; no objects are built, and aliases multiply nothing. */
public final class InspectItReader {
	private static final int MAX_ALIASES = 16;

	private final String file;
	private final ImportDraft draft;

	private InspectItReader(String file, ImportDraft draft) {
		this.file = file;
		this.draft = draft;
	}

	static void read(String text, String file, ImportDraft draft) throws AgentConfigException {
		new InspectItReader(file, draft).read(compose(text, file));
	}

	private static Node compose(String text, String file) throws AgentConfigException {
		LoadSettings settings = LoadSettings.builder().setLabel(file).setMaxAliasesForCollections(MAX_ALIASES).setAllowRecursiveKeys(false)
				.setCodePointLimit(AgentConfigs.MAX_BYTES).build();
		try {
			return new Compose(settings).composeString(text).orElseThrow(() -> new AgentConfigException(file, "the document is empty"));
		} catch (MarkedYamlEngineException e) {
			throw new AgentConfigException(e.getProblemMark().map(mark -> file + ":" + (mark.getLine() + 1)).orElse(file),
					"not well-formed YAML (" + e.getProblem() + "): correct it there", e);
		} catch (YamlEngineException | StackOverflowError e) {
			throw new AgentConfigException(file, "not the YAML of a configuration: "
					+ (e instanceof StackOverflowError ? "it is nested too deeply" : e.getMessage()), e);
		}
	}

	private void read(Node root) {
		Map<String, Node> instrumentation = at(at(mapping(root), "inspectit"), "instrumentation");
		Set<String> used = new HashSet<>();
		Map<String, Node> rules = at(instrumentation, "rules");
		rules.values().forEach(rule -> at(mapping(rule), "scopes").forEach((scope, on) -> {
			if (text(on).equals("true")) {
				used.add(scope);
			}
		}));
		at(instrumentation, "scopes").forEach((name, scope) -> {
			if (rules.isEmpty() || used.contains(name)) {
				scope(name, mapping(scope), place(scope));
			} else {
				draft.leftOut(place(scope), name, "no rule of the file uses the scope, so it instruments nothing");
			}
		});
	}

	private void scope(String name, Map<String, Node> scope, String place) {
		Map<String, Node> type = at(scope, "type");
		String typeName = text(type.get("name"));
		List<String> more = scope.keySet().stream().filter(key -> !key.equals("type") && !key.equals("methods")).toList();
		if (typeName.isEmpty() || !exact(type) || !more.isEmpty()) {
			draft.leftOut(place, name,
					more.isEmpty() ? "it does not select one type by its name" : "it selects by " + String.join(", ", more));
			return;
		}
		List<Node> methods = scope.get("methods") instanceof SequenceNode list ? list.getValue() : List.of();
		if (methods.isEmpty()) {
			NameListReader.named(typeName, "*", Optional.empty(), "", place, name, draft);
		}
		methods.forEach(method -> method(typeName, mapping(method), place(method)));
	}

	private void method(String type, Map<String, Node> method, String place) {
		String name = text(method.get("name"));
		boolean constructor = text(method.get("is-constructor")).equals("true");
		Optional<List<String>> parameters = method.get("arguments") instanceof SequenceNode list
				? Optional.of(list.getValue().stream().map(InspectItReader::text).map(InspectItReader::typeName).toList())
				: Optional.empty();
		String shown = type + "." + (constructor ? MethodSignature.CONSTRUCTOR_NAME : name)
				+ parameters.map(types -> "(" + String.join(",", types) + ")").orElse("");
		List<String> more = method.keySet().stream()
				.filter(key -> !List.of("name", "matcher-mode", "arguments", "is-constructor").contains(key)).toList();
		if (!more.isEmpty() || !constructor && !exact(method)) {
			draft.leftOut(place, shown,
					more.isEmpty() ? "it does not select by the whole name" : "it selects by " + String.join(", ", more));
		} else if (constructor && parameters.isPresent()) {
			try {
				draft.method(new MethodSignature(type, MethodSignature.CONSTRUCTOR_NAME, parameters.get(), "void", false, true), false,
						place);
			} catch (IllegalArgumentException e) {
				draft.leftOut(place, shown, e.getMessage());
			}
		} else if (constructor) {
			draft.pattern(type + ".new(..)", place, shown, "it takes all constructors");
		} else {
			NameListReader.named(type, name.isEmpty() ? "*" : name, parameters, "", place, shown, draft);
		}
	}

	private static boolean exact(Map<String, Node> matcher) {
		String mode = text(matcher.get("matcher-mode"));
		return mode.isEmpty() || mode.equals("EQUALS_FULLY");
	}

	/** {@code int[]} for {@code [I}, as earlier exports spelled arrays, after {@link Class#getName}. */
	private static String typeName(String name) {
		try {
			return name.startsWith("[") ? Type.getType(name.replace('.', '/')).getClassName() : name;
		} catch (RuntimeException e) {
			return name; // no descriptor; whoever looks it up finds nothing
		}
	}

	private static Map<String, Node> at(Map<String, Node> map, String key) {
		return mapping(map.get(key));
	}

	private static Map<String, Node> mapping(Node node) {
		Map<String, Node> map = new LinkedHashMap<>();
		if (node instanceof MappingNode mapping) {
			for (NodeTuple tuple : new ArrayList<>(mapping.getValue())) {
				map.put(text(tuple.getKeyNode()), tuple.getValueNode());
			}
		}
		return map;
	}

	private static String text(Node node) {
		return node instanceof ScalarNode scalar ? scalar.getValue() : "";
	}

	private String place(Node node) {
		return node.getStartMark().map(mark -> file + ":" + (mark.getLine() + 1)).orElse(file);
	}
}
