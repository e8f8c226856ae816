/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;

import org.eclipse.jdt.core.IJavaElement;

/** The kind of the table's rows. */
public enum FiguresLevel {
	PACKAGES(Messages.FiguresLevel_packages), TYPES(Messages.FiguresLevel_types), METHODS(Messages.FiguresLevel_methods);

	private final String label;

	FiguresLevel(String label) {
		this.label = label;
	}

	/** Returns the level of Java elements of this type. */
	static Optional<FiguresLevel> of(int javaElementType) {
		return switch (javaElementType) {
			case IJavaElement.PACKAGE_FRAGMENT -> Optional.of(PACKAGES);
			case IJavaElement.TYPE, IJavaElement.COMPILATION_UNIT -> Optional.of(TYPES);
			case IJavaElement.METHOD -> Optional.of(METHODS);
			default -> Optional.empty();
		};
	}

	/** For people. */
	public String label() {
		return label;
	}
}
