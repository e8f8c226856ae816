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

import org.sonde.cli.shared.ClassesOption;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.digits.Counted;
import org.sonde.common.table.Table;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.reading.AgentConfigException;
import org.sonde.instrumentation.export.reading.AgentConfigs;
import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.report.plan.ImportedPlanJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde import-config}: a plan read back from the files of an agent. */
@Command(name = "import-config", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Read the configuration of a monitoring agent into a plan. Selections that are not exact methods become patterns, or are left out and listed.")
public final class ImportConfigCommand extends PrintingCommand {
	@Parameters(paramLabel = "FILE", arity = "1..*",
			description = "The agent's files that belong together, such as aop.xml and the list of switched-off methods, or the folder of an export.")
	private List<Path> files;

	@Option(names = "--from", paramLabel = "AGENT", completionCandidates = AgentNames.class,
			description = "The agent: ${COMPLETION-CANDIDATES}. Default: recognised from the files.")
	private String agent;

	@Option(names = { "-o", "--output" }, required = true, paramLabel = "PLAN.probes",
			description = "Where to write the plan. An existing file is not overwritten.")
	private Path target;

	@Mixin
	private ClassesOption classes;

	@Override
	public Integer call() throws Exception {
		Optional<Agent> from = Optional.ofNullable(agent).map(name -> ExportCommand.agent("--from", name, output.command()));
		ImportedPlan imported = read(from);
		boolean nothing = imported.plan().getProbes().isEmpty();
		if (!nothing) {
			PlanArgument.create(imported.plan(), target);
		}
		switch (output.format()) {
			case json -> output.json(ImportedPlanJson.of(imported, nothing ? Optional.empty() : Optional.of(target)));
			case csv -> output.print(table(imported).csv());
			case table -> output.print(nothing ? "" : target + "\n");
		}
		output.err().println(Counted.of(Probes.methodProbes(imported.plan()).size(), "method") + " and "
				+ Counted.of(Probes.patternProbes(imported.plan()).size(), "pattern") + " read from the files of "
				+ imported.agent().title() + ".");
		imported.notes().forEach(
				note -> output.err().println(note.kind().words() + ": " + note.place() + ": " + note.text() + ": " + note.reason()));
		if (nothing) {
			output.err().println("sonde: " + target + " is not written, as it would have no probes");
		}
		return nothing || imported.notes().stream().anyMatch(note -> note.kind() == ImportedPlan.Kind.LEFT_OUT) ? ExitCode.FAILED
				: ExitCode.OK;
	}

	private ImportedPlan read(Optional<Agent> from) throws IOException, Failures.Failed {
		try {
			return AgentConfigs.read(files, from, classes.read());
		} catch (AgentConfigException e) {
			throw e;
		} catch (FileSystemException e) {
			throw Failures.Failed.unreadable(e.getFile(), e);
		}
	}

	private static Table table(ImportedPlan imported) {
		return new Table(List.of("place", "selection", "kind", "reason"), imported.notes().stream()
				.map(note -> List.of(note.place(), note.text(), note.kind().words(), note.reason())).toList());
	}
}
