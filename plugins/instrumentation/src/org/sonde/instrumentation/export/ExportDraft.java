/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.export.ProgramClasses.Method;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/** An export as it is made: which of the plan's probes the agent takes, and the notes about each. */
final class ExportDraft {
	/** Said of each lambda's method. */
	static final String NUMBERED_LAMBDA
			= "the compiler numbers lambdas; the name may mean another one after the next change of the class";

	/** Said of each method that an agent built with Byte Buddy passes over. */
	static final String COMPILER_MADE = "the agent leaves out what the compiler makes: lambdas, bridges, accessors";

	private final ProgramClasses classes;
	private final Map<String, Integer> order = new HashMap<>();
	private final List<MethodProbe> taken = new ArrayList<>();
	private final List<ExactnessNote> notes = new ArrayList<>();
	private final List<String> remarks = new ArrayList<>();

	/**
	 * @param obstacle why the agent cannot do what a probe asks for, if so
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	ExportDraft(Plan plan, ProgramClasses classes, Function<MethodProbe, Optional<String>> obstacle) {
		this.classes = classes;
		for (PatternProbe probe : Probes.patternProbes(plan)) {
			order.put(Probes.name(probe), order.size());
			notes.add(new ExactnessNote(Probes.name(probe), Kind.LEFT_OUT,
					"the agent's files list methods one by one; convert the pattern to methods first, or give the program's classes",
					List.of()));
		}
		for (MethodProbe probe : Probes.inFileOrder(plan)) {
			order.put(probe.signature().toString(), order.size());
			Optional<String> reason = obstacle.apply(probe);
			if (reason.isPresent()) {
				notes.add(new ExactnessNote(probe.signature(), Kind.LEFT_OUT, reason.get()));
			} else {
				taken.add(probe);
			}
		}
		for (ExactnessNote note : ObjectNotes.leftOut(plan)) {
			order.put(note.probe(), order.size());
			notes.add(note);
		}
	}

	/** Says that agents with spans or events of their own cannot weave a probe and keep it switched off. */
	static Optional<String> onlyActive(MethodProbe probe) {
		return probe.isActive() ? Optional.empty()
				: Optional.of("the probe is deactivated, and the agent cannot weave a probe that is switched off");
	}

	/** Whether the compiler made the method, which the classes say, or, where they are not known, its name. */
	static boolean synthetic(MethodSignature method, ProgramClasses classes) {
		return classes.method(method).map(Method::synthetic).orElse(method.isNamedByCompiler());
	}

	/** The methods of the probes that the agent takes, in file order. */
	List<MethodSignature> methods() {
		return taken.stream().map(MethodProbe::signature).toList();
	}

	/** The methods of these probes that are active, in file order. */
	List<MethodSignature> collecting() {
		return taken.stream().filter(MethodProbe::isActive).map(MethodProbe::signature).toList();
	}

	void remark(String sentence) {
		remarks.add(sentence);
	}

	/** Says that an agent without Kieker's records makes the same of both kinds of probe. */
	void remarkKinds(String made) {
		long events = taken.stream().filter(probe -> probe.getKind() == ProbeKind.OPERATION_EVENTS).count();
		remark("Each execution becomes " + made + (events == 0 ? "." : ", whatever its probe kind, also with the "
						+ Counted.of(events, "probe") + " for operation events."));
	}

	/**
	 * Says of each method that an agent selects loosely what it takes besides.
	 *
	 * @param chosen  the methods with a body that the agent selects because of a method, if the classes are known
	 * @param unknown what it takes besides, for a type that is not known
	 */
	void noteOthers(Function<MethodSignature, List<MethodSignature>> chosen, Function<MethodSignature, Optional<String>> unknown,
			String reason) {
		Set<MethodSignature> planned = methods().stream().map(method -> method.withVarargs(false)).collect(Collectors.toSet());
		for (MethodSignature method : methods()) {
			if (classes.type(method.declaringType()).isEmpty()) {
				unknown.apply(method).ifPresent(text -> notes.add(new ExactnessNote(method, Kind.MAY_CATCH_MORE, text)));
				continue;
			}
			List<String> others = chosen.apply(method).stream().map(other -> other.withVarargs(false))
					.filter(other -> !planned.contains(other)).map(MethodSignature::toString).toList();
			if (!others.isEmpty()) {
				notes.add(new ExactnessNote(method.toString(), Kind.CATCHES_MORE, reason, others));
			}
		}
	}

	/** The export with these files. */
	AgentFiles finish(Map<String, String> files) {
		methods().forEach(method -> caution(method, classes).ifPresent(notes::add));
		notes.sort(Comparator.comparing(note -> order.get(note.probe())));
		List<MethodSignature> deactivated = taken.stream().filter(probe -> !probe.isActive()).map(MethodProbe::signature).toList();
		return new AgentFiles(new TreeMap<>(files), collecting(), deactivated, notes, remarks);
	}

	/** A note about a method that the exported files name; empty if there is nothing to note. */
	static Optional<ExactnessNote> caution(MethodSignature method, ProgramClasses classes) {
		Optional<Method> known = classes.method(method);
		if (known.isEmpty() && classes.type(method.declaringType()).isPresent()) {
			return Optional.of(new ExactnessNote(method, Kind.RECORDS_NOTHING,
					"the class has no such method, so nothing will be recorded; was it changed since it was marked?"));
		}
		if (known.isPresent() && !known.get().body()) {
			return Optional.of(new ExactnessNote(method, Kind.RECORDS_NOTHING,
					"it is abstract or native, so nothing of it is executed; plan the methods that implement it"));
		}
		return method.name().startsWith("lambda$") ? Optional.of(new ExactnessNote(method, Kind.TAKE_CARE, NUMBERED_LAMBDA))
				: Optional.empty();
	}
}
