/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.overhead.ui.export.AgentImportWizard;
import org.sonde.overhead.ui.results.ImportResultsWizard;
import org.sonde.overhead.ui.tradeoff.AddTuningWizard;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.Verdict;

/** Wizards that have to be told something first. */
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
		Workbench.ui(() -> {
			opened.wizard().add(raw);
			return null;
		});
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
		Workbench.ui(() -> {
			opened.wizard().add(agent);
			return null;
		});
		Workbench.waitFor("the files to be read", () -> Workbench.ui(opened.wizard()::canFinish));
		shown("/data/shop-server/META-INF");
		camera.dialog("import-agent");
		Camera.closeDialogs();
	}

	private static void addTuning(Camera camera, SampleProject sample) throws Exception {
		var opened = open(PlatformUI.getWorkbench().getNewWizardRegistry(), "org.sonde.overhead.ui.new.tuning", AddTuningWizard.class,
				sample.java());
		AddTuningWizard wizard = opened.wizard();
		Workbench.ui(() -> {
			wizard.tuningPage().type("our.tunings", "PT4 again", "measured again on our machine");
			return null;
		});
		camera.dialog("add-tuning");
		Workbench.ui(() -> {
			opened.dialog().showPage(wizard.sourcesPage());
			return null;
		});
		Workbench.waitFor("result sets", () -> Workbench.ui(wizard.sourcesPage()::isReady));
		Workbench.ui(() -> {
			wizard.sourcesPage().chooseSet("waller-2014-pt4");
			return null;
		});
		camera.dialog("add-tuning-sources");
		Workbench.ui(() -> {
			wizard.judgementPage().judge(Verdict.Decision.ADOPTED, "half the overhead, and the queue stays bounded", Quality.MODULARITY,
					Effect.Direction.WORSE, "remote control of the probes");
			opened.dialog().showPage(wizard.judgementPage());
			return null;
		});
		camera.dialog("add-tuning-judgement");
		Camera.closeDialogs();
	}
}
