/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.table.Table;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.ServiceData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.report.objects.ObjectsJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde objects list}: the watched types and their sensors, and the tree of objects. */
@Command(name = "list", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "List the watched types of a running program, and its objects as a tree.")
final class ObjectsListCommand extends PrintingCommand {
	private static final String INDENT = "  ";

	@Mixin
	private ObjectsOptions objects;

	@Option(names = "--type", paramLabel = "TYPE", description = "Only the objects of this type, by id and without their children.")
	private String type;

	@Option(names = "--below", paramLabel = "ID", description = "Only the objects in this one.")
	private long below;

	@Option(names = "--sensors", description = "Only the watched types and fields, without objects.")
	private boolean sensors;

	@Option(names = "--limit", paramLabel = "N", defaultValue = "100", description = "The most objects." + DEFAULT)
	private int limit;

	private final List<ObjectData> found = new ArrayList<>();
	private final List<String> lines = new ArrayList<>();
	/** An object that moves meanwhile would come twice. */
	private final Set<Long> seen = new HashSet<>();
	private boolean more;

	@Override
	public Integer call() throws Exception {
		if (limit < 1) {
			throw new ParameterException(output.command(), "--limit must be 1 or more, found " + limit);
		}
		if (Stream.of(type != null, below != 0, sensors).filter(given -> given).count() > 1) {
			throw new ParameterException(output.command(), "choose one of --type, --below and --sensors");
		}
		try (ObjectsConnection connection = objects.open()) {
			List<TypeData> types = connection.types();
			if (!sensors) {
				collect(connection);
			}
			switch (output.format()) {
				case json -> {
					types.forEach(one -> output.line(ObjectsJson.of(one)));
					found.forEach(object -> output.line(ObjectsJson.of(object)));
				}
				case csv -> output.table(sensors ? ObjectsText.sensors(types) : table());
				case table -> {
					output.table(ObjectsText.sensors(types));
					output.print(lines.isEmpty() ? "" : "\n" + String.join("\n", lines) + "\n");
				}
			}
			if (more) {
				output.err().println(
						"Only the first " + limit + " objects are listed. Choose some with --type or --below, or more with --limit.");
			}
			ServiceData service = connection.service();
			if (service.getMissing().length > 0 && output.format() == Format.table) {
				output.err().println("Nothing seen yet of: " + String.join(", ", service.getMissing()));
			}
			ObjectsText.problems(List.of(service.getProblems()), service.getProblemCount()).forEach(output.err()::println);
		}
		return ExitCode.OK;
	}

	private void collect(ObjectsConnection connection) throws ObjectsException {
		if (type != null) {
			List<ObjectData> page;
			do {
				page = connection.objects(type, found.isEmpty() ? 0 : found.getLast().getId(), page());
				for (ObjectData object : page) {
					add(object, "");
				}
			} while (!page.isEmpty() && !more);
		} else {
			if (below != 0) {
				connection.object(below);
			}
			collect(connection, below, "");
		}
	}

	/** The objects in one, and what is in them. */
	private void collect(ObjectsConnection connection, long parent, String indent) throws ObjectsException {
		long after = 0;
		List<ObjectData> page;
		do {
			page = parent == 0 ? connection.roots(after, page()) : connection.children(parent, after, page());
			for (ObjectData object : page) {
				if (add(object, indent) && object.isWithChildren()) {
					collect(connection, object.getId(), indent + INDENT);
				}
				after = object.getId();
			}
		} while (!page.isEmpty() && !more);
	}

	/** Adds an object to the list, if it is within the limit and not there yet. */
	private boolean add(ObjectData object, String indent) {
		if (!seen.add(object.getId())) {
			return false;
		}
		if (found.size() == limit) {
			more = true;
			return false;
		}
		found.add(object);
		lines.add(indent + ObjectsText.object(object));
		return true;
	}

	/** One more than may be listed, to know whether there is one. */
	private int page() {
		return Math.clamp(limit + 1L - found.size(), 1, ObjectsConnection.MOST);
	}

	private Table table() {
		return new Table(List.of("object", "class", "type", "name", "parent"),
				found.stream().map(object -> List.of(Long.toString(object.getId()), object.getClassName(), object.getType(),
						object.getName() == null ? "" : object.getName(), object.getParent() == 0 ? "" : Long.toString(object.getParent())))
						.toList());
	}
}
