/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.common.digits.Counted;
import org.sonde.common.table.Table;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanComparison;
import org.sonde.instrumentation.plan.PlanComparison.Difference;
import org.sonde.instrumentation.plan.PlanComparison.Pair;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.PlanMerge;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.report.plan.PlanComparisonJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde plan}: what is done to plans themselves. */
@Command(name = "plan", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, subcommands = HelpCommand.class,
		synopsisSubcommandLabel = "COMMAND", description = "Compare and merge plans, and switch their probes.")
public final class PlanCommand {
	private static final String SWITCHED = "The probes, also of fields and types: each PROBE is a part of a signature, and stands for all probes that contain it.";
	private static final String OF_PLAN = "(plan)";
	private static final List<String> HEADINGS = List.of("where", "probe", "attribute", "first", "second");

	@Command(name = "compare", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Show the probes that only one of two plans has, and the differences between the probes that both have.")
	int compare(@Parameters(paramLabel = "FIRST", description = "A plan, a *.probes file.") Path first,
			@Parameters(paramLabel = "SECOND", description = "The plan to compare it with.") Path second, @Mixin OutputOptions output)
			throws IOException, Failures.Failed {
		PlanComparison comparison = PlanComparison.of(PlanArgument.load(first), PlanArgument.load(second));
		switch (output.format()) {
			case json -> output.json(PlanComparisonJson.of(comparison));
			case csv -> output.table(new Table(HEADINGS, rows(comparison)));
			case table -> {
				if (comparison.isEmpty()) {
					output.print("The plans do not differ.\n");
				} else {
					output.table(new Table(HEADINGS, rows(comparison)).withoutEmptyColumns());
				}
				output.err().println(Counted.of(comparison.same(), "probe") + " the same, " + comparison.differing().size() + " different, "
						+ comparison.onlyFirst().size() + " only in " + first + ", " + comparison.onlySecond().size() + " only in " + second
						+ ".");
			}
		}
		return ExitCode.OK;
	}

	@Command(name = "merge", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Add the probes of another plan to a plan. Where the plans differ, the first plan's value stays and the "
			+ "difference is printed.")
	int merge(@Parameters(paramLabel = "PLAN", description = "The plan that probes are added to.") Path into,
			@Parameters(paramLabel = "OTHER", description = "The plan to take probes from. It is not changed.") Path from,
			@Option(names = { "-o", "--output" }, paramLabel = "FILE",
					description = "Where to write the merged plan. An existing file is not overwritten. Default: PLAN itself.") Path target,
			@Mixin OutputOptions output) throws IOException, Failures.Failed {
		Plan other = PlanArgument.load(from);
		Path file = target == null || Files.exists(target) && Files.isSameFile(target, into) ? into : target;
		PlanMerge merge = file == into ? PlanArgument.change(into, plan -> PlanMerge.merge(plan, other)) : merge(into, other, file);
		switch (output.format()) {
			case json -> output.json(PlanComparisonJson.of(merge));
			case csv -> output.table(new Table(HEADINGS, conflicts(merge)));
			case table -> {
				if (!merge.conflicts().isEmpty()) {
					output.table(new Table(HEADINGS, conflicts(merge)).withoutEmptyColumns());
				}
				output.err().println(Counted.of(merge.added(), "probe") + " added to " + file + ", " + merge.completed() + " completed, "
						+ merge.conflicts().size() + " different and left as in " + into + ".");
			}
		}
		return ExitCode.OK;
	}

	@Command(name = "activate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Activate probes of a plan. A program that runs with it follows within two seconds: see sonde run --switchable.")
	int activate(@Parameters(paramLabel = "PLAN", description = "The plan, a *.probes file.") Path plan,
			@Parameters(paramLabel = "PROBE", arity = "1..*", description = SWITCHED) List<String> signatures, @Mixin OutputOptions output)
			throws PlanFileException, Failures.Failed {
		return switchProbes(plan, signatures, true, output);
	}

	@Command(name = "deactivate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Deactivate probes of a plan: they stay in the program, switched off. A running program follows as with activate.")
	int deactivate(@Parameters(paramLabel = "PLAN", description = "The plan, a *.probes file.") Path plan,
			@Parameters(paramLabel = "PROBE", arity = "1..*", description = SWITCHED) List<String> signatures, @Mixin OutputOptions output)
			throws PlanFileException, Failures.Failed {
		return switchProbes(plan, signatures, false, output);
	}

	private static int switchProbes(Path file, List<String> signatures, boolean active, OutputOptions output)
			throws PlanFileException, Failures.Failed {
		Plan before = PlanArgument.load(file);
		for (String signature : signatures) {
			if (before.getProbes().stream().noneMatch(probe -> Probes.name(probe).contains(signature))) {
				throw new Failures.Failed(CommandProblem.NO_SUCH_PROBE, file, signature);
			}
		}
		List<String> switched = PlanArgument.change(file, plan -> plan.getProbes().stream()
				.filter(probe -> probe.isActive() != active && signatures.stream().anyMatch(Probes.name(probe)::contains))
				.map(probe -> {
					probe.setActive(active);
					return Probes.name(probe);
				}).toList());
		output.print(String.join("", switched.stream().map(name -> (active ? "activated " : "deactivated ") + name + "\n").toList()));
		if (switched.isEmpty()) {
			output.err().println("These probes are " + (active ? "active" : "deactivated") + " already.");
		}
		return ExitCode.OK;
	}

	private static PlanMerge merge(Path into, Plan other, Path target) throws PlanFileException, Failures.Failed {
		Plan plan = PlanArgument.load(into);
		PlanMerge merge = PlanMerge.merge(plan, other);
		PlanArgument.create(plan, target);
		return merge;
	}

	private static List<List<String>> rows(PlanComparison comparison) {
		List<List<String>> rows = new ArrayList<>();
		comparison.attributes().forEach(difference -> rows.add(row(OF_PLAN, difference)));
		comparison.onlyFirst().forEach(probe -> rows.add(List.of("only first", Probes.name(probe), "", "", "")));
		comparison.onlySecond().forEach(probe -> rows.add(List.of("only second", Probes.name(probe), "", "", "")));
		comparison.differing().forEach(pair -> rows.addAll(rows(pair)));
		return rows;
	}

	private static List<List<String>> conflicts(PlanMerge merge) {
		List<List<String>> rows = new ArrayList<>();
		merge.attributes().forEach(difference -> rows.add(row(OF_PLAN, difference)));
		merge.conflicts().forEach(pair -> rows.addAll(rows(pair)));
		return rows;
	}

	private static List<List<String>> rows(Pair pair) {
		return pair.differences().stream().map(difference -> row(Probes.name(pair.first()), difference)).toList();
	}

	private static List<String> row(String probe, Difference difference) {
		return List.of("differs", probe, difference.attribute(), difference.first(), difference.second());
	}
}
