/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.objectweb.asm.Type;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.sonde.instrumentation.plan.MethodSignature;

/** Reads the scopes of inspectIT Ocelot. */
record InspectItReader(YamlTree tree, ImportDraft draft) {
	static void read(String text, String file, ImportDraft draft) throws AgentConfigException {
		YamlTree tree = YamlTree.of(text, file);
		new InspectItReader(tree, draft).read(tree.root());
	}

	private void read(Node root) {
		Map<String, Node> instrumentation = YamlTree.at(YamlTree.at(YamlTree.mapping(root), "inspectit"), "instrumentation");
		Set<String> used = new HashSet<>();
		Map<String, Node> rules = YamlTree.at(instrumentation, "rules");
		rules.values().forEach(rule -> YamlTree.at(YamlTree.mapping(rule), "scopes").forEach((scope, on) -> {
			if (YamlTree.text(on).equals("true")) {
				used.add(scope);
			}
		}));
		YamlTree.at(instrumentation, "scopes").forEach((name, scope) -> {
			if (rules.isEmpty() || used.contains(name)) {
				scope(name, YamlTree.mapping(scope), tree.place(scope));
			} else {
				draft.leftOut(tree.place(scope), name, "no rule of the file uses the scope, so it instruments nothing");
			}
		});
	}

	private void scope(String name, Map<String, Node> scope, String place) {
		Map<String, Node> type = YamlTree.at(scope, "type");
		String typeName = YamlTree.text(type.get("name"));
		List<String> more = scope.keySet().stream().filter(key -> !key.equals("type") && !key.equals("methods")).toList();
		if (typeName.isEmpty() || !exact(type) || !more.isEmpty()) {
			draft.leftOut(place, name,
					more.isEmpty() ? "it does not select one type by its name" : "it selects by " + String.join(", ", more));
			return;
		}
		List<Node> methods = YamlTree.list(scope.get("methods"));
		if (methods.isEmpty()) {
			NameListReader.named(typeName, "*", Optional.empty(), "", place, name, draft);
		}
		methods.forEach(method -> method(typeName, YamlTree.mapping(method), tree.place(method)));
	}

	private void method(String type, Map<String, Node> method, String place) {
		String name = YamlTree.text(method.get("name"));
		boolean constructor = YamlTree.text(method.get("is-constructor")).equals("true");
		Optional<List<String>> parameters = method.get("arguments") instanceof SequenceNode list
				? Optional.of(list.getValue().stream().map(YamlTree::text).map(InspectItReader::typeName).toList())
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
		String mode = YamlTree.text(matcher.get("matcher-mode"));
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
}
