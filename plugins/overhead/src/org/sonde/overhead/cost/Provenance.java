/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a figure came about, as data: the model attaches it where it decides. All figures that came about the same way share it. Inputs and
 * text are made when they are asked for, since a plan may have 100,000 probes.
 */
public final class Provenance {

	/** The provenance of an intermediate figure, which is not shown. */
	public static final Provenance NONE = stated("");

	/** {@code {2}} is the input at place 2; {@code {=2}} the same, which texts replace by its own formula. */
	private static final Pattern INPUT = Pattern.compile("\\{(=?)(\\d+)}");

	private final String formula;
	private final Supplier<List<CostFigure>> supplier;
	private final List<Remark> remarks;
	private final String source;
	private List<CostFigure> inputs;
	private List<String> sentences;

	private Provenance(String formula, Supplier<List<CostFigure>> supplier, List<Remark> remarks, String source) {
		this.formula = formula;
		this.supplier = supplier;
		this.remarks = remarks;
		this.source = source;
	}

	/** Returns the provenance of a figure that was not computed but stated by a source. */
	public static Provenance stated(String source) {
		return new Provenance("", List::of, List.of(), source);
	}

	/**
	 * Computed from what this says where it was measured.
	 *
	 * @param formula with {@code {0}}, {@code {1}} … for its inputs; it need not name them all
	 */
	public Provenance by(String newFormula, Supplier<List<CostFigure>> inputsOfIt, Remark... more) {
		return new Provenance(newFormula, inputsOfIt, and(List.of(more), remarks), source);
	}

	/** Computed from figures that say the remarks themselves. */
	Provenance from(String newFormula, Supplier<List<CostFigure>> inputsOfIt) {
		return new Provenance(newFormula, inputsOfIt, List.of(), source);
	}

	/** The same without inputs that could be explained in turn. */
	Provenance by(String newFormula, Remark... more) {
		return by(newFormula, List::of, more);
	}

	Provenance with(Remark... more) {
		return new Provenance(formula, supplier, and(remarks, List.of(more)), source);
	}

	Provenance times(CostFigure factor) {
		return new Provenance(formula + ", × {" + inputs().size() + "}", () -> and(inputs(), List.of(factor)), remarks, source);
	}

	private static <T> List<T> and(List<T> some, List<T> others) {
		if (others.isEmpty()) {
			return some;
		}
		List<T> all = new ArrayList<>(some);
		all.addAll(others);
		return List.copyOf(all);
	}

	/** Returns the formula with the names of the inputs. Empty for what a source states. */
	public String formula() {
		return formula(CostFigure::name, CostFigure::name);
	}

	String formula(Function<CostFigure, String> name, Function<CostFigure, String> spelledOut) {
		return INPUT.matcher(formula).replaceAll(place -> Matcher.quoteReplacement(
				(place.group(1).isEmpty() ? name : spelledOut).apply(inputs().get(Integer.parseInt(place.group(2))))));
	}

	/** Returns what the figure was computed from, each with its own provenance. */
	public List<CostFigure> inputs() {
		if (inputs == null) {
			inputs = List.copyOf(supplier.get());
		}
		return inputs;
	}

	/** The inputs that the formula does not name. */
	List<CostFigure> others() {
		List<CostFigure> others = new ArrayList<>(inputs());
		INPUT.matcher(formula).results().forEach(place -> others.remove(inputs().get(Integer.parseInt(place.group(2)))));
		return others;
	}

	/** Returns what else decided the figure or its interval. */
	public List<Remark> remarks() {
		return remarks;
	}

	/** Returns where the figure was measured, or who states it. */
	public String source() {
		return source;
	}

	/** Tells people the formula, what else decided the figure, and where it was measured. */
	public List<String> sentences() {
		if (sentences == null) {
			sentences = ProvenanceText.of(this);
		}
		return sentences;
	}

	/** The sentences in one line. */
	public String text() {
		return String.join(" ", sentences());
	}

	@Override
	public boolean equals(Object other) {
		return this == other || other instanceof Provenance that && formula.equals(that.formula) && remarks.equals(that.remarks)
				&& source.equals(that.source) && inputs().equals(that.inputs());
	}

	/** Without the inputs, which would have to be made. */
	@Override
	public int hashCode() {
		return Objects.hash(formula, remarks, source);
	}

	@Override
	public String toString() {
		return text();
	}
}
