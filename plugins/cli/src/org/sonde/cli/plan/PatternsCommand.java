/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PlanPrintingCommand;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.common.digits.Counted;
import org.sonde.common.files.FileUpdate;
import org.sonde.common.table.Table;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.report.plan.PatternsJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde patterns}: what the patterns of a plan match in a program. */
@Command(name = "patterns", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "List the methods that the patterns of a plan match. Uses AspectJ's own matching on a program's classes. A method's own probe comes first, "
		+ "then the first pattern that matches.")
public final class PatternsCommand extends PlanPrintingCommand {
	@Mixin
	private ProgramOptions program;

	@Option(names = "--try", paramLabel = "PATTERN",
			description = "Match this pattern instead of the plan's; the plan is not changed. Methods with a probe of their own are left out.")
	private String tried;

	@Option(names = "--to-methods", description = "Also write the plan with a probe in each of these methods instead of the patterns.")
	private boolean toMethods;

	@Override
	public Integer call() throws Exception {
		if (!program.given()) {
			throw new ParameterException(output.command(), "'sonde patterns' needs --classes PATH, which is missing");
		}
		if (tried != null && toMethods) {
			throw new ParameterException(output.command(),
					"--to-methods and --try exclude each other: --to-methods replaces the plan's own patterns");
		}
		Plan plan = tried == null ? planArgument.load() : trial();
		PlanMatches matches = program.match(plan, output.err());
		switch (output.format()) {
			case json -> output.json(PatternsJson.of(plan, matches));
			case csv -> output.table(new Table(List.of("pattern", "method"), rows(matches)));
			case table -> output.print(text(matches));
		}
		matches.unreadableClasses().ifPresent(classes -> output.err().println("sonde: " + classes + "."));
		boolean allRead = matches.byPattern().values().stream().allMatch(one -> one.problem().isEmpty());
		if (toMethods && allRead) {
			Plan converted = matches.toMethods(plan);
			replace(plan, converted);
			List<PatternProbe> left = Probes.patternProbes(converted);
			left.forEach(probe -> output.err().println("stays a pattern: " + probe.getPattern() + ": "
					+ matches.of(probe.getPattern()).inconvertible().orElseThrow()));
			return left.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
		}
		return allRead ? ExitCode.OK : ExitCode.FAILED;
	}

	private Plan trial() throws IOException, Failures.Failed {
		Plan plan = planArgument.load();
		Plan trial = PlanFactory.eINSTANCE.createPlan();
		trial.getProbes().add(Probes.createPattern(tried.strip()));
		trial.getProbes().addAll(Probes.inFileOrder(plan));
		return trial;
	}

	private void replace(Plan matched, Plan converted) throws PlanFileException, Failures.Failed {
		Path file = planArgument.file();
		try (FileUpdate update = FileUpdate.begin(file)) {
			if (!Arrays.equals(PlanFiles.toBytes(planArgument.load()), PlanFiles.toBytes(matched))) {
				throw new Failures.Failed(CommandProblem.IN_USE, file, "it was changed while its patterns were matched");
			}
			update.write(PlanFiles.toBytes(converted));
		} catch (PlanFileException e) {
			throw e;
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
		output.err().println("Wrote " + file + ": " + Counted.of(Probes.methodProbes(converted).size(), "method") + ", "
				+ Counted.of(Probes.patternProbes(converted).size(), "pattern") + ".");
	}

	private static List<List<String>> rows(PlanMatches matches) {
		List<List<String>> rows = new ArrayList<>();
		matches.byPattern().forEach((pattern, one) -> one.methods().forEach(method -> rows.add(List.of(pattern, method.toString()))));
		return rows;
	}

	private static String text(PlanMatches matches) {
		StringBuilder text = new StringBuilder();
		for (Map.Entry<String, PlanMatches.OfProbe> entry : matches.byPattern().entrySet()) {
			PlanMatches.OfProbe one = entry.getValue();
			text.append(text.isEmpty() ? "" : "\n").append(entry.getKey()).append('\n');
			one.problem().ifPresentOrElse(problem -> text.append("  cannot be matched: ").append(problem).append('\n'), () -> {
				text.append("  ").append(Counted.of(one.methods().size(), "method")).append(others(one)).append('\n');
				one.methods().forEach(method -> text.append("    ").append(method).append('\n'));
			});
		}
		return text.isEmpty() ? "The plan has no patterns.\n" : text.toString();
	}

	private static String others(PlanMatches.OfProbe one) {
		StringBuilder text = new StringBuilder();
		if (!one.elsewhere().isEmpty()) {
			text.append("; ").append(one.elsewhere().size()).append(" more with another probe");
		}
		if (!one.withoutLines().isEmpty()) {
			text.append("; ").append(one.withoutLines().size()).append(" more of unknown length (give the sources with --sources)");
		}
		if (!one.unknownTypes().isEmpty()) {
			text.append("; not on the class path: ").append(String.join(", ", one.unknownTypes()));
		}
		return text.toString();
	}
}
