/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.report.observed.ObservedCalls.NotPlanned;
import org.sonde.report.observed.ObservedCalls.Planned;
import org.sonde.report.observed.Reason;

/**
 * How often the methods of a plan were called, as several agents counted it while a program ran once under each. A method's count by the
 * first agent that counted it is what the others are compared with.
 *
 * @param agents in the order of the runs
 * @param rows   a row a method, in the order of the plan's file
 */
public record CountComparison(List<RunAgent> agents, List<Row> rows) {
	/** How a count compares with that of the first agent. Programs read the keywords, so they must not change. */
	public enum Verdict implements Keyword {
		/** The same. */
		EQUAL,
		/** One count for several methods of the plan, the same as theirs together. */
		EQUAL_IN_ALL,
		/** No count: the agent cannot be configured for the method, or cannot record it. */
		LEFT_OUT,
		/** More, because the agent also takes methods that are not in the plan. */
		CATCHES_MORE,
		/** Another, because of exceptions; they can have made all of the difference. */
		EXCEPTIONS,
		/** Another, and nobody knows why. */
		UNEXPLAINED
	}

	/**
	 * What one agent counted.
	 *
	 * @param calls  of the method, or of all that share its name; empty if there is no count
	 * @param reason in words; empty if it is equal
	 */
	public record Cell(OptionalLong calls, Verdict verdict, String reason) {
		/** Whether it is the count that was expected. */
		public boolean isEqual() {
			return verdict == Verdict.EQUAL || verdict == Verdict.EQUAL_IN_ALL;
		}

		/** The count for people. */
		public String text() {
			return calls.isEmpty() ? "–" : calls.getAsLong() + (verdict == Verdict.EQUAL_IN_ALL ? " in all" : "");
		}
	}

	/**
	 * A method of the plan.
	 *
	 * @param cells one an agent
	 */
	public record Row(MethodSignature method, List<Cell> cells) {
		/** Whether all agents counted the same. */
		public boolean isEqual() {
			return cells.stream().allMatch(Cell::isEqual);
		}

		/** Whether each difference has a known reason. */
		public boolean isExplained() {
			return cells.stream().noneMatch(cell -> cell.verdict() == Verdict.UNEXPLAINED);
		}
	}

	/** Copies its arguments. */
	public CountComparison {
		agents = List.copyOf(agents);
		rows = List.copyOf(rows);
	}

	/**
	 * Compares runs.
	 *
	 * @param runs   two or more, all with the same methods
	 * @param caught how many throws lie within a {@code try} of their own method, by its signature; without methods that have none
	 */
	public static CountComparison of(List<AgentCounts> runs, Map<String, Integer> caught) {
		Map<MethodSignature, Long> expected = new HashMap<>();
		for (AgentCounts run : runs.reversed()) {
			Set<String> silent = silent(run).keySet();
			run.observed().planned().stream().filter(one -> one.isCounted() && !silent.contains(one.method().toString()))
					.forEach(one -> expected.put(one.method(), one.calls()));
		}
		Exceptions exceptions = Exceptions.of(runs, expected, caught);
		List<List<Cell>> columns = runs.stream().map(run -> cells(run, expected, exceptions)).toList();
		List<Row> rows = new ArrayList<>();
		List<Planned> planned = runs.getFirst().observed().planned();
		for (int i = 0; i < planned.size(); i++) {
			int row = i;
			rows.add(new Row(planned.get(row).method(), columns.stream().map(column -> column.get(row)).toList()));
		}
		return new CountComparison(runs.stream().map(AgentCounts::agent).toList(), rows);
	}

	private static List<Cell> cells(AgentCounts run, Map<MethodSignature, Long> expected, Exceptions exceptions) {
		Map<String, ExactnessNote> silent = silent(run);
		Map<String, ExactnessNote> more = notes(run, ExactnessNote.Kind.CATCHES_MORE, ExactnessNote.Kind.MAY_CATCH_MORE);
		Map<String, Long> inAll = run.observed().notPlanned().stream().filter(one -> one.reason().reason() == Reason.AMBIGUOUS)
				.collect(Collectors.toMap(one -> dotted(one.signature()), NotPlanned::calls, Long::sum));
		Map<String, Long> together = new HashMap<>();
		expected.forEach((method, calls) -> together.merge(name(method), calls, Long::sum));
		List<Cell> cells = new ArrayList<>();
		for (Planned one : run.observed().planned()) {
			String signature = one.method().toString();
			String name = name(one.method());
			long wanted = expected.getOrDefault(one.method(), 0L);
			Optional<ExactnessNote> moreOfIt = Optional.ofNullable(more.get(signature));
			if (silent.containsKey(signature) && one.calls() == 0) {
				cells.add(new Cell(OptionalLong.empty(), Verdict.LEFT_OUT, silent.get(signature).reason()));
			} else if (one.calls() == 0 && inAll.containsKey(name)) {
				cells.add(cell(run, inAll.get(name), together.get(name), Verdict.EQUAL_IN_ALL, moreOfIt, Optional.empty()));
			} else {
				cells.add(cell(run, one.calls(), wanted, Verdict.EQUAL, moreOfIt,
						exceptions.reason(run.agent(), one.method(), one.calls(), wanted)));
			}
		}
		return cells;
	}

	private static Cell cell(AgentCounts run, long calls, long wanted, Verdict equal, Optional<ExactnessNote> more,
			Optional<String> exceptions) {
		OptionalLong counted = OptionalLong.of(calls);
		if (calls == wanted) {
			return new Cell(counted, equal, equal == Verdict.EQUAL ? "" : "a span has no parameters, so overloads are counted together");
		}
		if (exceptions.isPresent()) {
			return new Cell(counted, Verdict.EXCEPTIONS, exceptions.get());
		}
		// Other agents record the whole signature, so that what else they catch has rows of its own.
		if (calls > wanted && more.isPresent() && run.agent() == RunAgent.OPENTELEMETRY) {
			return new Cell(counted, Verdict.CATCHES_MORE, more.get().reason());
		}
		return new Cell(counted, Verdict.UNEXPLAINED, "no known reason; the program may not do the same each time");
	}

	/** The methods of which the agent can record nothing. */
	private static Map<String, ExactnessNote> silent(AgentCounts run) {
		return notes(run, ExactnessNote.Kind.LEFT_OUT, ExactnessNote.Kind.RECORDS_NOTHING);
	}

	private static Map<String, ExactnessNote> notes(AgentCounts run, ExactnessNote.Kind one, ExactnessNote.Kind other) {
		return run.export().notes().stream().filter(note -> note.kind() == one || note.kind() == other)
				.collect(Collectors.toMap(ExactnessNote::probe, Objects::requireNonNull, (first, second) -> first));
	}

	private static String name(MethodSignature method) {
		return dotted(method.declaringType() + "." + method.name());
	}

	private static String dotted(String name) {
		return name.replace('$', '.');
	}

	/** Methods that all agents counted alike. */
	public long equal() {
		return rows.stream().filter(Row::isEqual).count();
	}

	/** Methods of which some counts differ, and nobody knows why. */
	public long unexplained() {
		return rows.stream().filter(row -> !row.isExplained()).count();
	}
}
