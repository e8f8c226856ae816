/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.swtbot;

import static org.assertj.core.api.Assertions.assertThat;


import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.swt.SWT;
import org.eclipse.swtbot.eclipse.finder.widgets.SWTBotView;
import org.eclipse.swtbot.swt.finder.SWTBot;
import org.eclipse.swtbot.swt.finder.keyboard.Keystrokes;
import org.eclipse.swtbot.swt.finder.waits.Conditions;
import org.eclipse.swtbot.swt.finder.widgets.SWTBotShell;
import org.eclipse.swtbot.swt.finder.widgets.SWTBotTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Three journeys of tests/journeys, from inside: instrument a method, ask what if, compare two versions and export the report. */
@ExtendWith(FailurePicture.class)
class JourneysTest {
	private static final String ESTIMATES = "Overhead Estimates";
	private static final String KIEKER = "kieker-1.14";
	/** Lines of code of 1.13 and 1.14 by docs/dev/kieker-releases.md. They are counted without the libraries, which the project has not. */
	private static final List<String> LINES = List.of("8309", "9290");

	private final Ide ide = new Ide();
	private Path plan;

	@BeforeEach
	void open() throws Exception {
		ide.open();
		plan = ide.sample("parcel-depot").getFile("parcel-depot.probes").getLocation().toPath();
	}

	@AfterEach
	void close() throws Exception {
		ide.close(ResourcesPlugin.getWorkspace().getRoot().getProjects());
	}

	@Test
	void aMethodIsInstrumentedAndThePlanSeen() {
		ide.reveal("parcel-depot", "src", "depot.storage", "Shelves.java", "Shelves", "load(int)").contextMenu().menu("Sonde", "Instrument")
				.click();
		ide.until("the method in the plan's file", () -> Ide.text(plan).contains("methodName=\"load\""));
		SWTBotTable table = estimates();
		int row = ide.await("the method among the probes", () -> row(table, "Shelves.load(int)"));
		assertThat(List.of(table.cell(row, "Kind"), table.cell(row, "State"))).containsExactly("operation events", "active");
		ide.picture("instrument");
	}

	@Test
	void aDeactivatedProbeCostsLessUntilThatIsTakenBack() {
		String before = Ide.text(plan);
		ide.reveal("parcel-depot");
		SWTBotTable table = estimates();
		double cost = ide.await("what the plan costs", this::cost);
		table.select(ide.<Integer>await("the probe", () -> row(table, "Depot.accept(Parcel)")));
		table.contextMenu("Deactivate Probe").click();
		ide.until("a plan that costs less than " + cost + " ms/s", () -> cost().filter(less -> less < cost).isPresent());
		ide.until("the deactivated probe in the plan's file", () -> deactivated(Ide.text(plan)) == deactivated(before) + 1);
		ide.picture("what-if");
		table.setFocus();
		table.pressShortcut(Keystrokes.CTRL, KeyStroke.getInstance('Z'));
		ide.until("a plan that costs " + cost + " ms/s again", () -> cost().filter(again -> again == cost).isPresent());
		ide.until("the plan's file as it was", () -> Ide.text(plan).equals(before));
	}

	@Test
	void twoVersionsAreComparedAndTheReportExported() throws Exception {
		Path sources = Path.of(System.getProperty("sonde.kieker"));
		Path folder = Ide.workspace().resolve(KIEKER);
		Ide.unpack(sources.resolve("kieker-1.14-sources.jar"), folder.resolve("src"));
		Files.copy(plan.resolveSibling(".classpath"), folder.resolve(".classpath"));
		Files.copy(Path.of(System.getProperty("sonde.samples"), "components", "kieker-monitoring.component"),
				folder.resolve("kieker-monitoring.component"));
		IProject project = ide.project(KIEKER);
		ide.reveal(project.getName()).contextMenu().menu("Compare With", "Sonde: Code of…").click();
		SWTBotShell dialog = ide.bot.shell("Compare Code of Versions");
		SWTBot inDialog = dialog.bot();
		ide.until("the components of the project", () -> inDialog.comboBox(0).itemCount() > 1);
		inDialog.comboBox(0).setSelection("Monitoring of Kieker");
		inDialog.text(0).setText(sources.resolve("kieker-1.13-sources.jar").toString());
		inDialog.button("Compare").click();
		ide.bot.waitUntil(Conditions.shellCloses(dialog));
		String heading = ide.await("the comparison", () -> ide.label(".* → .*"));
		assertThat(heading.contains("Monitoring of Kieker") && heading.contains("kieker-1.13")).as(heading).isTrue();
		SWTBotTable figures = view("Maintainability Comparison").bot().table(0);
		int row = ide.await("lines of code", () -> row(figures, "lines of code"));
		assertThat(Stream.of(1, 2).map(column -> figures.cell(row, column).replaceAll("\\D", "")).toList()).isEqualTo(LINES);
		ide.picture("compare");

		Path report = Ide.workspace().resolve("report.html");
		Files.deleteIfExists(report);
		ide.menu("File", "Export...");
		SWTBot wizard = ide.bot.shell("Export").activate().bot();
		wizard.tree().expandNode("Sonde").select("Report");
		wizard.button("Next >").click();
		SWTBotShell export = ide.bot.shell("Export Sonde Report");
		export.bot().text(0).setText(report.toString());
		ide.bot.waitUntil(Conditions.widgetIsEnabled(export.bot().button("Finish")));
		ide.picture("report");
		export.bot().button("Finish").click();
		ide.bot.waitUntil(Conditions.shellCloses(export));
		assertThat(Ide.text(report).contains("parcel-depot.probes") && Ide.text(report).contains("</html>"))
				.as("the plan is in the report, which is whole")
				.isTrue();
	}

	private SWTBotTable estimates() {
		ide.menu("Window", "Show View", ESTIMATES);
		return view(ESTIMATES).bot().table();
	}

	private SWTBotView view(String title) {
		return ide.bot.viewByTitle(title);
	}

	private static Optional<Integer> row(SWTBotTable table, String name) {
		return IntStream.range(0, table.rowCount()).boxed().filter(row -> table.cell(row, 0).startsWith(name)).findFirst();
	}

	/** The plan's cost in ms per second, as the line below the table tells it. */
	private Optional<Double> cost() {
		return ide.label("Plan: .*ms/s.*").map(text -> {
			Matcher told = Pattern.compile("Plan: (?:at least )?([\\d,.]+) .*", Pattern.DOTALL).matcher(text);
			return told.matches() ? Double.parseDouble(told.group(1).replace(",", "")) : Double.NaN;
		});
	}

	private static int deactivated(String text) {
		return text.split("active=\"false\"", SWT.DEFAULT).length - 1;
	}
}
