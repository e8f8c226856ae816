/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import org.eclipse.jdt.core.IMember;
import org.sonde.instrumentation.plan.CodePlace;

/** A field or type that somebody pointed at, and whether its changes or objects can be watched. */
public sealed interface SourceObject {
	/** The field or type in the Java model. */
	IMember element();

	/**
	 * A field or type in source.
	 *
	 * @param place      its name in the class file
	 * @param isFinal    whether it is a final field: its only change is in the constructor
	 * @param nameOffset where its name begins in the source, in chars from the beginning
	 * @param nameLength length of its name in the source, in chars
	 */
	record Watchable(IMember element, CodePlace place, boolean isFinal, int nameOffset, int nameLength) implements SourceObject {
	}

	/**
	 * A field or type that cannot be watched.
	 *
	 * @param obstacle why
	 */
	record NotWatchable(IMember element, Obstacle obstacle) implements SourceObject {
	}

	/** Why nothing can be watched. */
	enum Obstacle {
		/** Set when the class is initialised, and never again. */
		ENUM_CONSTANT("is an enum constant, so it never changes"),
		/** Likewise; the compiler may even write its value in place of it. */
		CONSTANT("is static and final, so it never changes"),
		/** Its objects are those of the types that implement it. */
		INTERFACE("is an interface, which has no objects of its own; watch the types that implement it"),
		/** They exist as long as the class. */
		ENUM("is an enum, whose objects are never deleted; watch its fields"),
		/** It comes from a jar or a folder of classes. */
		LIBRARY("is in a library; only code whose source is in the workspace can be watched"),
		/** The Java model knows it, the source does not. */
		NOT_IN_SOURCE("is not declared in the source"),
		/** A type in its declaration cannot be found, or it has no class file. */
		UNRESOLVED("cannot be resolved, because its declaration has errors or is never reached; fix that first");

		private final String text;

		Obstacle(String text) {
			this.text = text;
		}

		/** Returns the text after the name of the field or type in a message. */
		public String text() {
			return text;
		}
	}
}
