/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.regex.UserExpression;
import org.sonde.common.table.Table;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.client.ObjectsProblem;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.report.objects.ObjectsJson;
import org.sonde.report.objects.ValueText;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code sonde objects get}: the present values of objects. */
@Command(name = "get", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Print the present values of the watched fields of objects.")
final class ObjectsGetCommand extends PrintingCommand {
	@Mixin
	private ObjectsOptions objects;

	@Parameters(index = "1..*", arity = "1..*", paramLabel = "ID|TYPE|FIELD",
			description = "An object by its id, all objects of a type (the first " + ObjectsConnection.MOST
			+ "), or one field of these, such as p.Order.price; * stands for any characters.")
	private List<String> chosen;

	@Override
	public Integer call() throws Exception {
		try (ObjectsConnection connection = objects.open()) {
			Map<ObjectData, List<AttributeValue>> found = new LinkedHashMap<>();
			for (String one : chosen) {
				if (one.matches("\\d{1,18}")) {
					ObjectData object = connection.object(Long.parseLong(one));
					found.put(object, connection.values(object.getId()));
				} else {
					read(connection, one, found);
				}
			}
			List<List<String>> rows = new ArrayList<>();
			found.forEach((object, values) -> {
				switch (output.format()) {
					case json -> output.line(ObjectsJson.of(object, values));
					case csv, table -> values.forEach(
							value -> rows.add(List.of(Long.toString(object.getId()), ObjectsText.className(object), value.getSensor(),
									ValueText.of(value))));
				}
			});
			if (!rows.isEmpty()) {
				output.table(new Table(List.of("object", "class", "field", "value"), rows));
			} else if (found.values().stream().allMatch(List::isEmpty) && !found.isEmpty()) {
				output.err().println("No field of these objects is watched.");
			}
		}
		return ExitCode.OK;
	}

	/** Reads the objects of the types that a name chooses, or the fields that it chooses. */
	private void read(ObjectsConnection connection, String name, Map<ObjectData, List<AttributeValue>> found) throws ObjectsException {
		Predicate<String> isChosen = UserExpression.ofWildcards(name, 0).asMatchPredicate();
		Map<String, Predicate<AttributeValue>> types = new TreeMap<>();
		for (TypeData type : connection.types()) {
			if (isChosen.test(type.getName())) {
				types.put(type.getName(), value -> true);
			} else if (Stream.of(type.getAttributes()).anyMatch(field -> isChosen.test(field.getSensor()))) {
				types.put(type.getName(), value -> isChosen.test(value.getSensor()));
			}
		}
		if (types.isEmpty()) {
			// The program knows what there is.
			types.put(name, value -> true);
		}
		for (Map.Entry<String, Predicate<AttributeValue>> type : types.entrySet()) {
			List<ObjectData> objects = connection.objects(type.getKey(), 0, ObjectsConnection.MOST);
			for (ObjectData object : objects) {
				valuesIfAlive(connection, object)
						.ifPresent(values -> found.put(object, values.stream().filter(type.getValue()).toList()));
			}
			note(type.getKey(), objects.size());
		}
	}

	/** An empty table does not say why, and a full one not that there are more. */
	private void note(String type, int objects) {
		if (objects == 0) {
			output.err().println("There is no object of " + type + " now.");
		} else if (objects == ObjectsConnection.MOST) {
			output.err().println("Only the first " + ObjectsConnection.MOST + " objects of " + type
					+ " are read. Choose others by their ids: sonde objects list.");
		}
	}

	/** Objects of a type may be deleted while others are read. */
	private static Optional<List<AttributeValue>> valuesIfAlive(ObjectsConnection connection, ObjectData object) throws ObjectsException {
		try {
			return Optional.of(connection.values(object.getId()));
		} catch (ObjectsException e) {
			if (e.problem() == ObjectsProblem.REFUSED) {
				return Optional.empty();
			}
			throw e;
		}
	}
}
