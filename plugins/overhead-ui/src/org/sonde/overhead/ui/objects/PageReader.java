/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ObjectData;

/**
 * Reads what is in types and objects. Each question is for a thousand objects at most, so that it can be cancelled soon.
 *
 * @param asked  the moment of {@link LiveObjects} at which somebody asked
 * @param filter which objects of types are wanted; of objects, all that are in them are
 */
record PageReader(ConnectedProgram program, long asked, ObjectFilter filter, BooleanSupplier isCancelled) {
	/** Objects that are read when a branch is opened. More would fill the tree with what nobody reads. */
	static final int SIZE = 200;

	/** The first objects, as many as it has already, and the values of its fields. */
	ObjectPage again(BranchNode branch) throws ProgramException {
		List<AttributeValue> values = branch instanceof ObjectNode object
				? program.ask(connection -> connection.values(object.id()), isCancelled)
				: List.of();
		return read(branch, values, 0, Math.max(SIZE, branch.objects().size()));
	}

	/** Reads the page after its objects. */
	ObjectPage next(BranchNode branch) throws ProgramException {
		return read(branch, List.of(), branch.objects().getLast().id(), SIZE);
	}

	private ObjectPage read(BranchNode branch, List<AttributeValue> values, long behind, int wanted) throws ProgramException {
		boolean all = branch instanceof ObjectNode || filter.isAll() || branch instanceof TypeNode type && filter.matches(type.data());
		List<ObjectData> objects = new ArrayList<>();
		long after = behind;
		boolean end = false;
		while (!end && objects.size() <= wanted) {
			long from = after;
			int most = all ? Math.min(ObjectsConnection.MOST, wanted + 1 - objects.size()) : ObjectsConnection.MOST;
			List<ObjectData> page = program.ask(connection -> page(connection, branch, from, most), isCancelled);
			page.stream().filter(object -> all || filter.matches(object)).forEach(objects::add);
			end = page.size() < most;
			after = page.isEmpty() ? after : page.getLast().getId();
		}
		boolean more = objects.size() > wanted;
		return new ObjectPage(asked, values, more ? objects.subList(0, wanted) : objects, more);
	}

	private static List<ObjectData> page(ObjectsConnection connection, BranchNode branch, long after, int most) throws ObjectsException {
		return switch (branch) {
			case TypeNode type -> connection.objects(type.name(), after, most);
			case ObjectNode object -> connection.children(object.id(), after, most);
		};
	}
}
