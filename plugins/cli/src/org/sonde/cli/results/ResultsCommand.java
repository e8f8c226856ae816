/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.cli.shared.ResultSets;
import org.sonde.common.digits.Counted;
import org.sonde.common.table.Table;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.store.ResultFolder;
import org.sonde.overhead.store.ResultSetMerge;
import org.sonde.overhead.store.StoredSet;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.ResultComparisonTable;
import org.sonde.report.results.ResultListJson;
import org.sonde.report.results.ResultListJson.Listed;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde results}: the stored benchmark results that estimates are made from. */
@Command(name = "results", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		subcommands = { ResultsImportCommand.class, ResultsFiguresCommand.class, ResultsHistoryCommand.class,
				ResultsValidateCommand.class, HelpCommand.class },
		synopsisSubcommandLabel = "COMMAND", description = "Show, import and manage the benchmark results that estimates use.")
public final class ResultsCommand {
	@Command(name = "list", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "List the built-in result sets, and those in folders.")
	int list(@Parameters(paramLabel = "FOLDER", arity = "0..*", description = "A folder with result-set files.") List<Path> folders,
			@Option(names = "--tag", paramLabel = "TAG", description = "Only sets with this tag. May be repeated.") List<String> tags,
			@Mixin OutputOptions output) throws OverheadException {
		List<Listed> listed = new ArrayList<>();
		BuiltInResults.list().forEach(set -> listed.add(new Listed(set, Optional.empty())));
		for (Path folder : folders == null ? List.<Path>of() : folders) {
			ResultFolder read = ResultFolder.read(folder);
			warn(read.problems(), output.err());
			read.sets().forEach(stored -> listed.add(new Listed(stored.document().resultSet(), Optional.of(stored.file()))));
		}
		if (tags != null) {
			listed.removeIf(one -> !one.set().tags().containsAll(tags));
			if (listed.isEmpty()) {
				output.err().println("sonde: no result set has the " + (tags.size() == 1 ? "tag " : "tags ") + String.join(", ", tags)
						+ (folders == null ? ". The built-in ones have no tags: name the folders to search" : ""));
			}
		}
		print(listed, output);
		return ExitCode.OK;
	}

	private static void print(List<Listed> listed, OutputOptions output) {
		if (output.format() == Format.json) {
			output.json(ResultListJson.of(listed));
		} else {
			boolean forPeople = output.format() == Format.table;
			Table table = new Table(List.of("id", "year", "probes", "tags", "where", "title", "origin"), listed.stream().map(one -> List.of(
					one.set().id(), Integer.toString(one.set().source().year()),
					one.set().conditions().probeKind().map(kind -> kind.keyword()).orElse(forPeople ? "not stated" : ""),
					String.join(", ", one.set().tags()), one.file().map(Path::toString).orElse("built in"), one.set().title(),
					one.origin().keyword())).toList());
			output.table(forPeople ? table.withoutEmptyColumns() : table);
		}
	}

	@Command(name = "show", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Show a result set with source, conditions and figures, as published. For a history, shows each configuration.")
	int show(
			@Parameters(paramLabel = "ID|FILE",
					description = "The id of a built-in result set, or the file of a result set or a history.") String which,
			@Mixin OutputOptions output) throws OverheadException {
		Optional<BenchmarkHistory> history = ResultSets.history(which, output.err());
		if (history.isPresent()) {
			HistoryText.print(history.get(), output);
			return ExitCode.OK;
		}
		ResultSet set = ResultSets.open(which, output.err());
		switch (output.format()) {
			case json -> output.print(ResultSetWriter.toJson(set));
			case csv -> output.table(ResultSetText.csv(set));
			case table -> ResultSetText.print(set, output);
		}
		return ExitCode.OK;
	}

	@Command(name = "compare", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Compare two result sets, run by run. Prints the difference, the ratio, and whether it is significant.")
	int compare(@Parameters(paramLabel = "BASELINE", description = "The id of a built-in result set, or a file.") String baseline,
			@Parameters(paramLabel = "OTHER", description = "The result set to compare it with.") String other, @Mixin OutputOptions output)
			throws OverheadException {
		ResultComparison comparison = ResultComparison.of(ResultSets.open(baseline, output.err()), ResultSets.open(other, output.err()));
		switch (output.format()) {
			case json -> output.json(ResultComparisonTable.json(comparison));
			case csv -> output.table(ResultComparisonTable.csv(comparison));
			case table -> {
				output.print("Baseline: " + comparison.baseline().title() + "\nOther:    " + comparison.other().title() + "\n\n");
				output.table(ResultComparisonTable.of(comparison));
				ResultComparisonTable.notes(comparison).forEach(note -> output.print("\n" + note + "\n"));
			}
		}
		return ExitCode.OK;
	}

	@Command(name = "rename", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Change the id or the title of a result set. Its raw measurements move with it.")
	int rename(@Parameters(paramLabel = "FILE", description = "The result-set file.") Path file,
			@Option(names = "--id", paramLabel = "ID", description = "The new id.") String id,
			@Option(names = "--title", paramLabel = "TITLE", description = "The new title.") String title,
			@Mixin Diagnostics diagnostics) throws OverheadException {
		if (id == null && title == null) {
			throw new ParameterException(diagnostics.command(), "'sonde results rename' needs --id, --title or both");
		}
		if (id != null) {
			diagnostics.requireId(id);
		}
		diagnostics.requireTitle(title);
		StoredSet renamed = StoredSet.change(file, set -> {
			warn(set.warnings(), diagnostics.err());
			ResultSetDocument titled = title == null ? set : set.withTitle(title);
			return id == null ? titled : titled.withId(id);
		});
		diagnostics.done(renamed.file() + " is " + renamed.document().resultSet().id() + ", \""
				+ renamed.document().resultSet().title() + "\".");
		return ExitCode.OK;
	}

	@Command(name = "tag", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Add tags to a result set, or remove them.")
	int tag(@Parameters(paramLabel = "FILE", index = "0", description = "The result-set file.") Path file,
			@Parameters(paramLabel = "TAG", index = "1..*", arity = "0..*", description = "Tags to add.") List<String> add,
			@Option(names = "--remove", paramLabel = "TAG", description = "A tag to remove. May be repeated.") List<String> remove,
			@Mixin Diagnostics diagnostics) throws OverheadException {
		Set<String> tags = new TreeSet<>();
		StoredSet.change(file, set -> {
			warn(set.warnings(), diagnostics.err());
			tags.addAll(set.resultSet().tags());
			tags.addAll(add == null ? List.of() : add);
			tags.removeAll(remove == null ? List.of() : remove);
			return diagnostics.valid(() -> set.withTags(tags));
		});
		diagnostics.done(file + (tags.isEmpty() ? " has no tags." : " has the tags " + String.join(", ", tags) + "."));
		return ExitCode.OK;
	}

	@Command(name = "duplicate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Copy a built-in result set or a file into a file with a new id.")
	int duplicate(@Parameters(paramLabel = "ID|FILE", description = "The result set.") String which,
			@Option(names = "--id", required = true, paramLabel = "ID", description = "The id of the copy.") String id,
			@Option(names = { "-o", "--output" }, paramLabel = "FILE",
					description = "The file to write; an existing one is not overwritten. Default: the new id with the ending .json.") Path target,
			@Option(names = "--brief",
					description = "Leave out the response times of each fork over time and their distribution. They make up most of a file.") boolean brief,
			@Mixin Diagnostics diagnostics) throws OverheadException {
		Path file = target == null ? Path.of(id + ".json") : target;
		diagnostics.requireId(id);
		StoredSet set = ResultSets.find(which, diagnostics.err());
		(brief ? new StoredSet(set.file(), ResultSetDocument.of(set.document().resultSet().brief())) : set).duplicated(id, file);
		diagnostics.done("Wrote " + file + ".");
		return ExitCode.OK;
	}

	@Command(name = "delete", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Delete a result-set file and the raw measurements that belong to it.")
	int delete(@Parameters(paramLabel = "FILE", description = "The result-set file.") Path file, @Mixin Diagnostics diagnostics)
			throws OverheadException {
		StoredSet set = StoredSet.read(file);
		warn(set.document().warnings(), diagnostics.err());
		for (Path deleted : set.delete()) {
			diagnostics.done("Deleted " + deleted + ".");
		}
		return ExitCode.OK;
	}

	@Command(name = "merge", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Merge result sets. Forks of one experiment are pooled; everything else is kept side by side.")
	int merge(@Parameters(paramLabel = "ID|FILE", arity = "1..*", description = "The result sets, two or more.") List<String> which,
			@Option(names = "--id", required = true, paramLabel = "ID", description = "The id of the merged set.") String id,
			@Option(names = "--title", paramLabel = "TITLE",
					description = "The title of the merged set. Default: the titles, joined.") String title,
			@Option(names = { "-o", "--output" }, paramLabel = "FILE",
					description = "The file to write; an existing one is not overwritten. Default: the id with the ending .json.") Path target,
			@Mixin Diagnostics diagnostics) throws OverheadException, Failures.Failed {
		if (which.stream().distinct().count() < 2) {
			throw new ParameterException(diagnostics.command(), "'sonde results merge' needs two result sets or more, found only "
					+ which.getFirst());
		}
		diagnostics.requireId(id);
		diagnostics.requireTitle(title);
		List<ResultSet> sets = ResultSets.open(which, diagnostics.err());
		String joined = sets.stream().map(ResultSet::title).collect(Collectors.joining(" + "));
		Path file = target == null ? Path.of(id + ".json") : target;
		ResultSet merged;
		try {
			merged = ResultSetMerge.of(sets, id, title == null ? joined : title);
		} catch (IllegalArgumentException e) {
			throw new Failures.Failed(CommandProblem.NOT_TOGETHER, "set", e.getMessage());
		}
		StoredSet.create(file, ResultSetDocument.of(merged));
		diagnostics.done("Wrote " + file + " with " + Counted.of(merged.configurations().size(), "configuration") + ".");
		return ExitCode.OK;
	}

	private static void warn(List<String> warnings, PrintWriter err) {
		warnings.forEach(warning -> err.println("sonde: " + warning));
	}
}
