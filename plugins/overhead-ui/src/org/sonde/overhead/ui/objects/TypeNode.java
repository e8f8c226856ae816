/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.TypeData;

/** A watched type: its objects are in it. */
final class TypeNode extends BranchNode {
	/** What the program calls the type whose attributes are the static fields of a class. */
	private static final String STATIC = " (static)";

	private TypeData data;

	TypeNode(TypeData data) {
		this.data = data;
	}

	/** Whether sensors have another state now, or there are others. */
	boolean update(TypeData newData) {
		boolean other = !states(data).equals(states(newData));
		data = newData;
		return other;
	}

	private static List<String> states(TypeData of) {
		List<String> states = new ArrayList<>(List.of(of.isSuspended() + " " + of.isWatched()));
		for (AttributeData one : of.getAttributes()) {
			states.add(one.getSensor() + " " + one.isSuspended() + " " + one.isWatched());
		}
		return states;
	}

	TypeData data() {
		return data;
	}

	/** Returns the type's name in the program. */
	String name() {
		return data.getName();
	}

	/** Binary name of the class. */
	static String className(String type) {
		return type.endsWith(STATIC) ? type.substring(0, type.length() - STATIC.length()) : type;
	}

	/** The field of a sensor. */
	Optional<AttributeData> attribute(String sensor) {
		return Arrays.stream(data.getAttributes()).filter(attribute -> attribute.getSensor().equals(sensor)).findFirst();
	}

	@Override
	public BranchNode parent() {
		return null;
	}

	@Override
	List<AttributeNode> attributes() {
		return List.of();
	}

	@Override
	boolean mayHaveChildren() {
		return data.getCount() > 0 || state() != State.UNREAD;
	}
}
