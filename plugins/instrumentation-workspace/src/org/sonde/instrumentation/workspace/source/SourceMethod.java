/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.Optional;

import org.eclipse.jdt.core.IMethod;
import org.sonde.instrumentation.plan.MethodSignature;

/** A method or constructor that somebody pointed at, and whether a probe can sit in it. */
public sealed interface SourceMethod {
	/** The method in the Java model. */
	IMethod element();

	/** Its name in the class file; empty if it has none there, or that depends on the compiler. */
	default Optional<MethodSignature> named() {
		return switch (this) {
			case Instrumentable found -> Optional.of(found.signature());
			case NotInstrumentable other -> other.withoutBody();
		};
	}

	/**
	 * A method with a body in source.
	 *
	 * @param signature  its name in the class file, whichever compiler makes that
	 * @param nameOffset where its name begins in the source, in chars from the beginning
	 * @param nameLength length of its name in the source, in chars
	 */
	record Instrumentable(IMethod element, MethodSignature signature, int nameOffset, int nameLength) implements SourceMethod {
	}

	/**
	 * A method that can have no probe.
	 *
	 * @param obstacle why
	 * @param detail   what the obstacle was met at, such as the name of a type; empty if there is nothing more to say
	 * @param withoutBody the name in the class file of a method that has no body in Java: it can still end the life of objects
	 */
	record NotInstrumentable(IMethod element, Obstacle obstacle, String detail, Optional<MethodSignature> withoutBody)
			implements SourceMethod {
		/** A method that no plan can name. */
		NotInstrumentable(IMethod element, Obstacle obstacle, String detail) {
			this(element, obstacle, detail, Optional.empty());
		}

		/** The reason in words that follow the method's name: "has no body, as it is abstract". */
		public String reason() {
			return obstacle.text() + (detail.isEmpty() ? "" : " (" + detail + ")");
		}
	}

	/** Why a probe cannot sit in a method. */
	enum Obstacle {
		/** The method has no code. */
		ABSTRACT("has no body, as it is abstract"),
		/** Its body is not Java. */
		NATIVE("has no body in Java, as it is native"),
		/** It is a method of the class file alone, whose name depends on the compiler. */
		LAMBDA("is a lambda expression; mark the method that contains it"),
		/** It comes from a jar or a folder of classes. */
		LIBRARY("is in a library; probes are planned for methods whose source is in the workspace"),
		/** The Java model knows it, the source does not, such as an accessor that a record does not spell out. */
		NOT_IN_SOURCE("is not declared in the source"),
		/** A type in its declaration cannot be found. */
		UNRESOLVED("cannot be resolved, because its declaration has errors; fix them first"),
		/** The compiler leaves it out. */
		UNREACHABLE("is in unreachable code, so it has no class file"),
		/** The parameters in the class file are not the same with every compiler. */
		COMPILER_DEPENDENT("is the constructor of a local class whose parameters in the class file depend on the compiler");

		private final String text;

		Obstacle(String text) {
			this.text = text;
		}

		/** Returns the text after the method's name in a message. */
		public String text() {
			return text;
		}
	}
}
