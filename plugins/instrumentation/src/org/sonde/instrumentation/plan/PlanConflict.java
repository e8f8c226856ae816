/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * A plan's file with the markers of an unresolved merge, as version control leaves it: both sides as plans, and the plan that both came
 * from where the markers have it (git's {@code diff3} style).
 *
 * @param ours   the side above the bar
 * @param theirs the side below the bar
 * @param base   what both came from, if every conflict tells
 */
public record PlanConflict(Plan ours, Plan theirs, Optional<Plan> base) {
	/** Whose values are taken where both sides differ. */
	public enum Side {
		/** The side above the bar: in git what was checked out. */
		OURS,
		/** The side below the bar: in git what was merged in. */
		THEIRS
	}

	/**
	 * What comes of a merge.
	 *
	 * @param plan        the merged plan
	 * @param differences what both sides say otherwise, and which was taken, a line each
	 */
	public record Merged(Plan plan, List<String> differences) {
	}

	/**
	 * Values that say something together alone: a rate has its source and its recording, only a field of objects says what contains them, a
	 * writer is one of the result set's.
	 */
	private static final List<List<EAttribute>> TOGETHER = List.of(
			Stream.concat(
					Stream.of(PlanPackage.Literals.PROBE__CALLS_PER_SECOND, PlanPackage.Literals.PROBE__CALLS_SOURCE,
							PlanPackage.Literals.PROBE__RECORDED_BY),
					PlanRecordings.ATTRIBUTES.stream()).toList(),
			List.of(PlanPackage.Literals.FIELD_PROBE__STATIC, PlanPackage.Literals.FIELD_PROBE__CONTAINMENT),
			List.of(PlanPackage.Literals.PLAN__RESULT_SET, PlanPackage.Literals.PLAN__WRITER),
			PlanRecordings.RECORDING);
	private static final String END_OF_DECLARATION = "?>";

	private enum Part {
		BOTH, OURS, BASE, THEIRS
	}

	/**
	 * Reads both sides.
	 *
	 * @param name what messages call the file; their lines are those of the text
	 * @throws IOException if the text has no such markers, or a side is not a plan; the message names the side
	 */
	public static PlanConflict read(String text, String name) throws IOException {
		List<StringBuilder> sides = List.of(new StringBuilder(), new StringBuilder(), new StringBuilder());
		Part part = Part.BOTH;
		int conflicts = 0;
		int bases = 0;
		for (String line : text.split("\n", -1)) {
			Part next = next(part, line);
			conflicts += next == Part.OURS && part == Part.BOTH ? 1 : 0;
			bases += next == Part.BASE && part == Part.OURS ? 1 : 0;
			boolean marker = next != part;
			part = next;
			// Lines of the other side become empty, so that messages have the right line numbers.
			sides.get(0).append(!marker && (part == Part.BOTH || part == Part.OURS) ? line : "").append('\n');
			sides.get(1).append(!marker && (part == Part.BOTH || part == Part.THEIRS) ? line : "").append('\n');
			sides.get(2).append(!marker && (part == Part.BOTH || part == Part.BASE) ? line : "").append('\n');
		}
		if (conflicts == 0 || part != Part.BOTH) {
			throw new IOException(
					name + ": the markers of the merge are not complete. Keep the right lines of both sides, and remove the markers");
		}
		Optional<Plan> base = bases == conflicts ? Optional.of(load(sides.get(2), name + " (as both sides had it)")) : Optional.empty();
		return new PlanConflict(load(sides.get(0), name + " (first side)"), load(sides.get(1), name + " (second side)"), base);
	}

	/**
	 * The probes of both sides, none left out. Where one side alone changed a value, the changed one is taken; where both say
	 * otherwise, or it is not known what they came from, that of the preferred side.
	 */
	public Merged merge(Side preferred) {
		Plan merged = EcoreUtil.copy(ours);
		List<String> differences = new ArrayList<>();
		merge(merged, theirs, base.orElse(null), "the plan", preferred, differences);
		Map<String, Probe> present = byName(merged);
		Map<String, Probe> before = base.map(PlanConflict::byName).orElse(Map.of());
		byName(theirs).forEach((name, probe) -> {
			if (present.containsKey(name)) {
				merge(present.get(name), probe, before.get(name), name, preferred, differences);
			} else {
				merged.getProbes().add(EcoreUtil.copy(probe));
			}
		});
		if (!PlanRecordings.same(ours, theirs)) {
			keepOneRecording(merged, byName(PlanRecordings.same(merged, ours) ? ours : theirs));
		}
		return new Merged(merged, List.copyOf(differences));
	}

	/** Clears what the other side recorded, with other probes or another writer. */
	private static void keepOneRecording(Plan merged, Map<String, Probe> ofKept) {
		merged.getProbes().forEach(probe -> {
			Probe kept = ofKept.get(Probes.name(probe));
			if (kept == null || !PlanRecordings.same(kept, probe)) {
				PlanRecordings.clear(probe);
			}
		});
	}

	private static Part next(Part part, String line) {
		return switch (part) {
			case BOTH -> line.startsWith("<<<<<<<") ? Part.OURS : part;
			case OURS -> line.startsWith("|||||||") ? Part.BASE : line.startsWith("=======") ? Part.THEIRS : part;
			case BASE -> line.startsWith("=======") ? Part.THEIRS : part;
			case THEIRS -> line.startsWith(">>>>>>>") ? Part.BOTH : part;
		};
	}

	private static Plan load(StringBuilder text, String name) throws IOException {
		String side = text.toString().stripTrailing();
		int blank = side.length() - side.stripLeading().length();
		int declared = side.indexOf(END_OF_DECLARATION) + END_OF_DECLARATION.length();
		// No text is allowed before the XML declaration. Empty lines come after it, so that messages have the right line numbers.
		String xml = blank == 0 || !side.startsWith("<?xml", blank) ? side
				: side.substring(blank, declared) + side.substring(0, blank) + side.substring(declared);
		return PlanFiles.load(new ByteArrayInputStream(xml.getBytes(UTF_8)), name);
	}

	private static Map<String, Probe> byName(Plan plan) {
		Map<String, Probe> probes = new LinkedHashMap<>();
		plan.getProbes().forEach(probe -> probes.put(Probes.name(probe), probe));
		return probes;
	}

	/** @param base as both sides had it; null if that is not known */
	private static void merge(EObject merged, EObject theirs, EObject base, String name, Side preferred, List<String> differences) {
		Set<EAttribute> left = new HashSet<>(merged.eClass().getEAllAttributes());
		for (EAttribute attribute : merged.eClass().getEAllAttributes()) {
			List<EAttribute> together = TOGETHER.stream().filter(some -> some.contains(attribute)).findFirst().orElse(List.of(attribute));
			// Elements that belong together were merged with the first of them.
			if (left.removeAll(together) && !same(merged, theirs, together) && (base == null || !same(theirs, base, together))) {
				boolean onlyTheirs = base != null && same(merged, base, together);
				for (EAttribute part : together) {
					Optional<String> words = merge(part, merged, theirs, onlyTheirs ? Side.THEIRS : preferred);
					words.filter(difference -> !onlyTheirs).ifPresent(difference -> differences.add(name + ": " + difference));
				}
			}
		}
	}

	private static boolean same(EObject one, EObject other, List<EAttribute> attributes) {
		return attributes.stream().allMatch(attribute -> Objects.equals(one.eGet(attribute), other.eGet(attribute)));
	}

	/** Takes the value of a side; says which, if they differ. */
	private static Optional<String> merge(EAttribute attribute, EObject merged, EObject theirs, Side taken) {
		Object own = merged.eGet(attribute);
		Object other = theirs.eGet(attribute);
		if (Objects.equals(own, other)) {
			return Optional.empty();
		}
		boolean takesOwn = taken == Side.OURS;
		if (!takesOwn) {
			merged.eSet(attribute, other);
		}
		return Optional.of(attribute.getName() + " is " + words(attribute, takesOwn ? own : other) + ", not "
				+ words(attribute, takesOwn ? other : own));
	}

	private static String words(EAttribute attribute, Object value) {
		return value == null ? "left out" : "'" + EcoreUtil.convertToString(attribute.getEAttributeType(), value) + "'";
	}
}
