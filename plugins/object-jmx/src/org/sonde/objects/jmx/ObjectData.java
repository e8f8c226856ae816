/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** A monitored object. */
public final class ObjectData {
	private final long id;
	private final String type;
	private final String className;
	private final String name;
	private final long parent;
	private final boolean withChildren;

	@ConstructorParameters({ "id", "type", "className", "name", "parent", "withChildren" })
	public ObjectData(long id, String type, String className, String name, long parent, boolean withChildren) {
		this.id = id;
		this.type = type;
		this.className = className;
		this.name = name;
		this.parent = parent;
		this.withChildren = withChildren;
	}

	/** Unique in the program, from 1. */
	public long getId() {
		return id;
	}

	/** The type under which it is monitored. */
	public String getType() {
		return type;
	}

	/** Its class, which may extend the type. */
	public String getClassName() {
		return className;
	}

	/** Its name within its parent; null if it has none. */
	public String getName() {
		return name;
	}

	/** Id of its parent; 0 if it is in no object. */
	public long getParent() {
		return parent;
	}

	public boolean isWithChildren() {
		return withChildren;
	}
}
