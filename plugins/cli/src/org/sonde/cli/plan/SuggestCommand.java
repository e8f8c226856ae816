/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.NewFile;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.digits.Counted;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.Program;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.placement.suggestion.PatternOffer;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.SuggestionFinder;
import org.sonde.placement.suggestion.SuggestionKind;
import org.sonde.placement.suggestion.SuggestionRequest;
import org.sonde.placement.suggestion.Suggestions;
import org.sonde.report.placement.SuggestedPlan;
import org.sonde.report.placement.SuggestionJson;
import org.sonde.report.placement.SuggestionText;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde suggest}: a first plan, without a recording. */
@Command(name = "suggest", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Suggest a first plan from the program's classes. Looks for entry points, package boundaries, calls out of the program and complex methods, "
		+ "and gives a reason with a figure for each. No recording is needed.")
public final class SuggestCommand extends PrintingCommand {
	@Mixin
	private SuggestOptions options;

	@Option(names = "--at-most", paramLabel = "N", defaultValue = ""
			+ SuggestionRequest.AT_MOST, description = "The number of methods, at most." + DEFAULT)
	private int atMost;

	@Option(names = "--patterns", description = "Write a pattern into the plan where one matches several of the methods and nothing else.")
	private boolean patterns;

	@Option(names = { "-o",
			"--output" }, paramLabel = "PLAN.probes", description = "Also write the plan. It has main only if --reason asks for it, because the whole run would be one trace. No file is overwritten.")
	private Path target;

	private record Found(Suggestions suggestions, List<Suggestion> chosen, List<MethodSignature> planned, List<PatternOffer> patterns) {
	}

	@Override
	public Integer call() throws Exception {
		if (atMost < 1) {
			throw new ParameterException(output.command(), "--at-most is at least 1, found " + atMost);
		}
		if (target != null) {
			NewFile.require(target);
		}
		SuggestionRequest request = options.request();
		Optional<Found> found = find(request);
		if (found.isEmpty()) {
			return ExitCode.INTERRUPTED;
		}
		print(found.get());
		Suggestions suggestions = found.get().suggestions;
		SuggestionText.unread(suggestions.unread()).forEach(line -> output.err().println("sonde: " + line));
		options.ends().filter(none -> !suggestions.found().containsKey(SuggestionKind.PATH))
				.ifPresent(ends -> output.err().println("sonde: no call path " + ends
						+ " (" + Counted.of(suggestions.starts(), "method") + " to start at, " + suggestions.ends()
						+ " to end at) has a method that is not left out."));
		if (found.get().chosen.isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOTHING_SUGGESTED, Counted.of(suggestions.candidates(), "method"));
		}
		if (target != null) {
			Plan plan = PlanFactory.eINSTANCE.createPlan();
			SuggestedPlan.add(found.get().planned, patterns ? found.get().patterns : List.of(), plan);
			PlanArgument.create(plan, target);
			int left = found.get().chosen.size() - found.get().planned.size();
			output.err().println("Wrote " + target + (left == 0 ? "" : ", without " + (left == 1 ? "main" : left + " main methods"))
					+ ". Next: sonde run " + target + " --keep-log log -- java …, then sonde bench calibrate --plan " + target
					+ " -o results, then sonde place log/log --budget-cpu 2 --results results");
		}
		return ExitCode.OK;
	}

	/** Empty if interrupted. */
	private Optional<Found> find(SuggestionRequest request) throws Failures.Failed {
		try (Interruption interruption = new Interruption(); TerminalProgress terminal = TerminalProgress.of(output.err())) {
			Progress progress = terminal.until(interruption::isInterrupted);
			Suggestions suggestions = SuggestionFinder.of(request, progress);
			List<Suggestion> chosen = suggestions.first(atMost);
			List<MethodSignature> planned = planned(chosen, request).stream().map(Suggestion::method).toList();
			try (Program program = new Program(request.path(), progress)) {
				return Optional.of(new Found(suggestions, chosen, planned, PatternOffer.of(planned, program, progress)));
			}
		} catch (CancellationException e) {
			output.err().println("sonde: interrupted; nothing was written");
			return Optional.empty();
		} catch (FileSystemException e) {
			throw Failures.Failed.unreadable(e.getFile(), e);
		} catch (IOException e) {
			throw Failures.Failed.unreadable("the class path", e);
		}
	}

	/** Of methods whose trace would be the whole run, those that were asked for by reasons, and those beside which there is no other. */
	private static List<Suggestion> planned(List<Suggestion> chosen, SuggestionRequest request) {
		List<Suggestion> parts = chosen.stream().filter(one -> !one.isWholeRun()).toList();
		return parts.isEmpty() || !request.kinds().equals(SuggestionKind.USUAL) ? chosen : parts;
	}

	private void print(Found found) {
		switch (output.format()) {
			case json -> output.json(SuggestionJson.of(found.suggestions, found.chosen, found.patterns));
			case csv -> output.table(SuggestionText.table(found.chosen));
			case table -> output.print(SuggestionText.of(found.suggestions, found.chosen, found.patterns));
		}
	}
}
