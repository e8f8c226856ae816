/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.cli.shared.ClassesOption;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodSignature;

import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The option for the unit of the program's work. */
public final class UnitOption {

	@Option(names = "--unit", paramLabel = "METHOD", required = true,
			description = "Each call of this method is a unit of work, such as p.Server.handle. It does not need a probe.")
	private String method;

	@Option(names = "--iteration", paramLabel = "REGEX", required = true,
			description = "Each line of the program's output that contains a match of this expression ends a unit of work.")
	private String expression;

	/** A value that is neither a method nor an expression is an error of usage. */
	public UnitOfWork get(CommandLine command) {
		return method == null ? Diagnostics.valid(command, "--iteration", () -> UnitOfWork.ofOutput(expression))
				: Diagnostics.valid(command, "--unit", () -> UnitOfWork.ofMethod(method));
	}

	/**
	 * Tells at once of a method that is never called, as it does not exist. A class that is nowhere may come from a place of the program's
	 * own.
	 *
	 * @param places folders and jars that the program is started with
	 */
	public static void check(UnitOfWork unit, List<Path> places, PrintWriter err) throws Failures.Failed {
		if (!(unit instanceof UnitOfWork.MethodCalls calls)) {
			return;
		}
		Optional<ProgramClasses.Type> type = ClassesOption.read(places, Optional.of(Set.of(calls.type()))).type(calls.type());
		if (type.isEmpty()) {
			err.println("sonde: the class " + calls.type()
					+ " of the unit of work is not on the class path. Check the name, unless the program loads it from elsewhere.");
			return;
		}
		Set<String> names = type.get().methods().stream().filter(ProgramClasses.Method::body).filter(one -> !one.synthetic())
				.map(one -> one.signature().name()).filter(name -> !name.equals(MethodSignature.CONSTRUCTOR_NAME))
				.collect(Collectors.toCollection(TreeSet::new));
		if (!names.contains(calls.method())) {
			throw new Failures.Failed(CommandProblem.NO_SUCH_UNIT, calls.type(), calls.method(), String.join(", ", names));
		}
	}
}
