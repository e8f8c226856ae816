/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Methods that may replace one that vanished, judged by names alone: the same name with other parameters, the same parameters with
 * another name, or the same method in a type that moved or was renamed. Methods that were added in the same change are likelier than older
 * ones.
 */
public final class SimilarMethods {
	/** The most that are named. */
	public static final int MOST = 5;

	/** The smallest common part of two similar names, as a share of the longer one. */
	private static final double ALIKE = 0.6;
	// Points of 100: a method's type and name say most about it.
	private static final int OF_TYPE = 40;
	private static final int OF_NAME = 30;
	private static final int OF_PARAMETERS = 20;
	private static final int OF_RETURN_TYPE = 10;
	/** More points than all others together. */
	private static final int OF_ARRIVAL = 101;

	private SimilarMethods() {
	}

	/**
	 * The most similar first, at most {@link #MOST}; among equals in the order of their spelling.
	 *
	 * @param arrived those of the candidates that came with the change that removed the method, and have its name: they are first
	 */
	public static List<MethodSignature> of(MethodSignature vanished, Collection<MethodSignature> candidates, Set<MethodSignature> arrived) {
		record Ranked(MethodSignature method, double points) {
		}
		return candidates.stream()
				.filter(candidate -> !candidate.sameMethod(vanished) && (arrived.contains(candidate) || resembles(vanished, candidate)))
				.map(candidate -> new Ranked(candidate, points(vanished, candidate) + (arrived.contains(candidate) ? OF_ARRIVAL : 0)))
				.sorted(Comparator.comparingDouble(Ranked::points).reversed().thenComparing(ranked -> ranked.method().toString()))
				.map(Ranked::method).limit(MOST).toList();
	}

	/** Whether two of type, name and parameters are similar. A constructor never becomes a method. */
	private static boolean resembles(MethodSignature vanished, MethodSignature candidate) {
		if (vanished.constructor() != candidate.constructor()) {
			return false;
		}
		boolean name = nameLikeness(vanished.name(), candidate.name()) >= ALIKE;
		boolean type = typeLikeness(vanished.declaringType(), candidate.declaringType()) >= ALIKE;
		boolean parameters = parameterLikeness(vanished.parameterTypes(), candidate.parameterTypes()) >= ALIKE;
		return vanished.constructor() ? type : type && (name || parameters) || name && parameters;
	}

	private static double points(MethodSignature vanished, MethodSignature candidate) {
		return OF_TYPE * typeLikeness(vanished.declaringType(), candidate.declaringType())
				+ OF_NAME * nameLikeness(vanished.name(), candidate.name())
				+ OF_PARAMETERS * parameterLikeness(vanished.parameterTypes(), candidate.parameterTypes())
				+ OF_RETURN_TYPE * (sameSimpleName(vanished.returnType(), candidate.returnType()) ? 1 : 0);
	}

	/** 1 for the same type; less for one of the same name elsewhere; least for one of a similar name in the same package. */
	private static double typeLikeness(String a, String b) {
		if (a.equals(b)) {
			return 1;
		}
		boolean samePackage = packageOf(a).equals(packageOf(b));
		double names = nameLikeness(a.substring(packageOf(a).length()), b.substring(packageOf(b).length()));
		return names == 1 ? ALIKE : samePackage ? 0.8 * names : 0.4 * names;
	}

	/** The parameters in common and in order, as a portion of the longer list; types of the same simple name are taken for moved. */
	private static double parameterLikeness(List<String> a, List<String> b) {
		if (a.isEmpty() && b.isEmpty()) {
			return 1;
		}
		int[][] common = new int[a.size() + 1][b.size() + 1];
		for (int i = 1; i <= a.size(); i++) {
			for (int k = 1; k <= b.size(); k++) {
				common[i][k] = sameSimpleName(a.get(i - 1), b.get(k - 1)) ? common[i - 1][k - 1] + 1
						: Math.max(common[i - 1][k], common[i][k - 1]);
			}
		}
		return (double) common[a.size()][b.size()] / Math.max(a.size(), b.size());
	}

	/** 1 for the same name, and less for each character to be put in, taken out or changed; in relation to the longer name. */
	private static double nameLikeness(String a, String b) {
		int[] row = new int[b.length() + 1];
		for (int k = 0; k <= b.length(); k++) {
			row[k] = k;
		}
		for (int i = 1; i <= a.length(); i++) {
			int diagonal = row[0];
			row[0] = i;
			for (int k = 1; k <= b.length(); k++) {
				int changed = diagonal + (a.charAt(i - 1) == b.charAt(k - 1) ? 0 : 1);
				diagonal = row[k];
				row[k] = Math.min(changed, Math.min(row[k], row[k - 1]) + 1);
			}
		}
		return 1 - (double) row[b.length()] / Math.max(1, Math.max(a.length(), b.length()));
	}

	private static boolean sameSimpleName(String a, String b) {
		return simpleName(a).equals(simpleName(b));
	}

	private static String simpleName(String type) {
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}

	/** Returns the package with the dot at its end. */
	private static String packageOf(String type) {
		return type.substring(0, type.lastIndexOf('.') + 1);
	}
}
