/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.overhead.ui.export.AgentImportWizard;
import org.sonde.overhead.ui.results.ImportResultsWizard;
import org.sonde.overhead.ui.tradeoff.TuningWizard;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.Verdict;

/** Wizards that need input first. */
final class WizardScreens extends Screens {

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		importResults(camera, sample, Files.createDirectories(folder.resolve("results-raw")));
		importAgent(camera, sample, Files.createDirectories(folder.resolve("agent")));
		addTuning(camera, sample);
	}

	/** Two forks of three runs as MooBench writes them. */
	private static void importResults(Camera camera, SampleProject sample, Path raw) throws Exception {
		double[] means = { 64, 266, 4175 };
		Random random = new Random(42);
		for (int fork = 1; fork <= 2; fork++) {
			for (int run = 0; run < means.length; run++) {
				StringBuilder rows = new StringBuilder();
				for (int call = 0; call < 4_000; call++) {
					rows.append(String.format(Locale.ROOT, "14;%d;30000000;0%n",
							Math.max(1, Math.round(means[run] * (1 + 0.1 * random.nextGaussian())))));
				}
				Files.writeString(raw.resolve("raw-%d-10-%d.csv".formatted(fork, run)), rows);
			}
		}
		var opened = open(PlatformUI.getWorkbench().getImportWizardRegistry(), "org.sonde.overhead.ui.import.results",
				ImportResultsWizard.class, sample.project());
		Fields.drop(opened.dialog().getShell(), raw);
		shown("/data/moobench/2026-11-22");
		camera.dialog("import-results-files");
		opened.next();
		camera.dialog("import-results");
		Camera.closeDialogs();
	}

	private static void importAgent(Camera camera, SampleProject sample, Path agent) throws Exception {
		KiekerAspectJ.export(PlanFiles.load(sample.plan().getLocation().toPath())).write(agent);
		var opened = open(PlatformUI.getWorkbench().getImportWizardRegistry(), "org.sonde.overhead.ui.import.agent",
				AgentImportWizard.class, sample.plan());
		Fields.drop(opened.dialog().getShell(), agent);
		Workbench.waitFor("the files to be read", () -> Workbench.ui(opened.wizard()::canFinish));
		shown("/data/shop-server/META-INF");
		camera.dialog("import-agent");
		Camera.closeDialogs();
	}

	private static void addTuning(Camera camera, SampleProject sample) throws Exception {
		var opened = open(PlatformUI.getWorkbench().getNewWizardRegistry(), "org.sonde.overhead.ui.new.tuning", TuningWizard.class,
				sample.java());
		Shell shell = opened.dialog().getShell();
		Fields.type(shell, "Name", "PT4 again");
		Fields.type(shell, "Change", "measured again on our machine");
		camera.dialog("add-tuning");
		opened.next();
		Workbench.waitFor("result sets", () -> Workbench.ui(() -> Fields.find(shell, Combo.class, "Result set").getItemCount() > 1));
		Fields.choose(shell, "Result set", item -> item.endsWith("(waller-2014-pt4)"));
		camera.dialog("add-tuning-sources");
		opened.next();
		Fields.type(shell, "Reasons", "half the overhead, and the queue stays bounded");
		Fields.choose(shell, "Verdict", Verdict.Decision.ADOPTED.keyword());
		Fields.choose(shell, Quality.MODULARITY.keyword(), Effect.Direction.WORSE.keyword());
		Fields.type(shell, "Functions lost, one per line", "remote control of the probes");
		camera.dialog("add-tuning-judgement");
		Camera.closeDialogs();
	}
}
