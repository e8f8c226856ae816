/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.List;
import java.util.OptionalDouble;

/** How the probes of a plan are put into groups. */
public enum Grouping {

	NONE(Messages.Grouping_none) {
		@Override
		List<Group> path(EstimateRow row) {
			return List.of();
		}
	},
	TYPE(Messages.Grouping_type) {
		@Override
		List<Group> path(EstimateRow row) {
			return row.codePlace().map(place -> ofType(place.declaringType())).orElse(List.of(PATTERNS));
		}
	},
	WRITER(Messages.Grouping_writer) {
		@Override
		List<Group> path(EstimateRow row) {
			return List.of(row.probe().isActive() ? ofShare(row.shares().ofWriter()) : NO_RECORDS);
		}
	};

	/** The kinds of groups. */
	enum Kind {
		PACKAGE, TYPE, PATTERNS, SHARE
	}

	/**
	 * What the probes of a group have in common.
	 *
	 * @param key no other group has it
	 * @param rank the order in which groups stand unless the user sorts them
	 */
	public record Group(Kind kind, String key, String label, int rank) {
	}

	private static final Group PATTERNS = new Group(Kind.PATTERNS, "patterns", Messages.Grouping_patterns, -1);
	private static final Group HALF = share(0, Messages.Grouping_half);
	private static final Group TENTH = share(1, Messages.Grouping_tenth);
	private static final Group HUNDREDTH = share(2, Messages.Grouping_hundredth);
	private static final Group LESS = share(3, Messages.Grouping_less);
	private static final Group NO_RECORDS = share(4, Messages.Grouping_noRecords);
	private static final Group UNKNOWN = share(5, Messages.Grouping_unknown);

	private final String label;

	Grouping(String label) {
		this.label = label;
	}

	/** For the user. */
	public String label() {
		return label;
	}

	/** The groups that a probe lies in, the outermost first. */
	abstract List<Group> path(EstimateRow row);

	private static List<Group> ofType(String binaryName) {
		int dot = binaryName.lastIndexOf('.');
		String inPackage = dot < 0 ? Messages.Grouping_defaultPackage : binaryName.substring(0, dot);
		return List.of(new Group(Kind.PACKAGE, "package." + inPackage, inPackage, 0),
				new Group(Kind.TYPE, "type." + binaryName, binaryName.substring(dot + 1).replace('$', '.'), 0));
	}

	private static Group ofShare(OptionalDouble share) {
		if (share.isEmpty()) {
			return UNKNOWN;
		}
		double part = share.getAsDouble();
		return part >= 0.5 ? HALF : part >= 0.1 ? TENTH : part >= 0.01 ? HUNDREDTH : LESS;
	}

	private static Group share(int rank, String label) {
		return new Group(Kind.SHARE, "share." + rank, label, rank);
	}
}
