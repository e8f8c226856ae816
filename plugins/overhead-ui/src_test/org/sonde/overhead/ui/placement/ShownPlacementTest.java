/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.Samples;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * A log of 200 traces in 2 s: each is a call of handle(), which calls hot() five times; every tenth also calls rare(). So rare() alone
 * tells all that there is to tell: −0.1 · log₂ 0.1 − 0.9 · log₂ 0.9 = 0.469 bits.
 */
class ShownPlacementTest {
	private static final String HANDLE = "void shop.Shop.handle()";
	private static final String HOT = "void shop.Shop.hot()";
	private static final String RARE = "void shop.Shop.rare()";
	private static final List<MethodSignature> KNOWN = Stream.of(HANDLE, HOT, RARE).map(MethodSignature::parse).toList();
	private static final double BITS = 0.46899559;
	private static final double ROUNDING = 1e-9;
	private static final int TRACES = 200;
	private static final long FIRST = 1_000_000_000L;
	private static final long APART = 10_000_000;
	private static final PlacementSettings DISTINGUISH = settings(Objective.DISTINGUISH, "1000", false);
	private static final IFile PLAN = file("shop.probes");

	@TempDir
	private Path folder;
	private LogReading log;
	private final Plan plan = Samples.plan(Samples.BASE);

	@BeforeEach
	void aLog() throws IOException {
		StringBuilder records = new StringBuilder();
		for (int trace = 0; trace < TRACES; trace++) {
			long start = FIRST + trace * APART;
			for (int call = 0; call < 5; call++) {
				execution(records, "hot()", trace, start + 100 + 200 * call, start + 200 + 200 * call, call + 1, 1);
			}
			if (trace % 10 == 0) {
				execution(records, "rare()", trace, start + 2_000, start + 3_000, 6, 1);
			}
			execution(records, "handle()", trace, start, start + 5_000, 0, 0);
		}
		log = read(records.toString());
	}

	private static void execution(StringBuilder records, String method, int trace, long in, long out, int eoi, int ess) {
		records.append("$0;1;public void shop.Shop.").append(method).append(";<no-session-id>;").append(trace).append(';').append(in)
				.append(';').append(out).append(";host;")
				.append(eoi).append(';').append(ess).append('\n');
	}

	private LogReading read(String records) throws IOException {
		Files.writeString(folder.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(folder.resolve("kieker-1.dat"), records);
		return new LogReading("log", Optional.empty(),
				MonitoringLogs.read(List.of(folder), LogAnalysis.Options.DEFAULT.keepingOrder(), Progress.NONE,
						MonitoringLogs.WhenCancelled.NOTHING));
	}

	private static PlacementSettings settings(Objective objective, String budget, boolean keep) {
		return new PlacementSettings("", objective, budget, false, "", "", keep);
	}

	private PlacedRecording place(PlacementSettings settings) throws PlacementProblem {
		return PlacedRecording.of(settings, log, Samples.costs(plan), KNOWN, Progress.NONE);
	}

	private ShownPlacement shown(PlacementSettings settings) throws PlacementProblem {
		ShownPlacement model = new ShownPlacement();
		model.show(new ShownPlacement.Placed(place(settings), PLAN, Map.of()));
		model.show(found(model));
		return model;
	}

	/** As the view finds it in the background. */
	private FoundPoint found(ShownPlacement shown) {
		return FoundPoint.of(shown.placed().orElseThrow(), shown.place(), Optional.of(plan), Progress.NONE);
	}

	/** By ProbePlacer alone. */
	@Test
	void eachPlaceOnTheCurveHasTheFiguresOfThePlacing() throws Exception {
		CostModel model = Samples.costs(plan).estimate().orElseThrow().model();
		PlacementRequest request = new PlacementRequest(LoggedProgram.of(log.results(), "log", method -> true, Optional.empty()), model, 1,
				ProbeKind.OPERATION_EVENTS, true, Objective.DISTINGUISH, Map.of(), Set.of());
		ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
		Placement expected = placing.within(10_000).orElseThrow();
		ShownPlacement shown = shown(DISTINGUISH);
		PlacedRecording recording = shown.recording().orElseThrow();

		assertThat(recording.curve()).isEqualTo(expected.curve()).hasSizeGreaterThan(1);
		for (int place = 0; place < recording.curve().size(); place++) {
			shown.move(place);
			assertThat(shown.show(found(shown))).isTrue();
			Placement point = placing.at(expected, expected.curve().get(place), Progress.NONE);
			assertThat(shown.here().orElseThrow().estimate().total()).isEqualTo(point.estimate().total());
			assertThat(shown.here().orElseThrow().value()).isEqualTo(point.value());
			List<MethodRow> rows = found(shown).rows();
			assertThat(rows.stream().map(MethodRow::choice)).isEqualTo(point.methods());
			boolean asked = place == recording.withinBudget();
			assertThat(rows).allMatch(row -> row.inBudget() == asked);
			assertThat(rows.stream().filter(row -> row.choice().isChosen()).map(MethodRow::method))
					.containsExactlyInAnyOrderElementsOf(shown.point().probes());
		}
		assertThat(recording.curve().getLast().value()).isCloseTo(BITS, within(1e-6));
	}

	/** What Overhead Estimates shows of the previewed plan is what the placement says of it. */
	@Test
	void thePreviewCostsWhatThePlacementSays() throws Exception {
		ShownPlacement shown = shown(DISTINGUISH);
		PlacedRecording recording = shown.recording().orElseThrow();
		for (int place = 0; place < recording.curve().size(); place++) {
			shown.move(place);
			shown.show(found(shown));
			Plan previewed = EcoreUtil.copy(plan);
			shown.preview().orElseThrow().edit().accept(previewed);
			assertThat(names(previewed)).containsExactlyInAnyOrderElementsOf(shown.point().probes());
			PlanCosts costs = Samples.costs(previewed);
			Estimate.Known known = (Estimate.Known) recording.at(place, Progress.NONE).estimate().total().millisPerSecond();
			Estimate.Known found = (Estimate.Known) costs.estimate().orElseThrow().total().millisPerSecond();
			assertThat(found.value()).isCloseTo(known.value(), within(ROUNDING));
			assertThat(found.estimate().high()).isCloseTo(known.estimate().high(), within(ROUNDING));
		}
	}

	private static List<String> names(Plan plan) {
		return plan.getProbes().stream().filter(Probe::isActive).map(Probes::name).toList();
	}

	@Test
	void aPreviewEndsWithTheApplyingAndBeginsWithTheNextMove() throws Exception {
		ShownPlacement shown = shown(DISTINGUISH);
		assertThat(shown.preview()).isPresent();
		shown.apply();
		Plan before = EcoreUtil.copy(plan);
		shown.recording().orElseThrow().probes(shown.place(), method -> true).accept(plan);
		Samples.probe(plan, "void shop.Shop.neverRecorded()", 1);
		shown.show(found(shown));
		assertThat(shown.preview()).isEmpty();
		assertThat(shown.show(FoundPoint.of(shown.placed().orElseThrow(), shown.place(), Optional.of(before), Progress.NONE))).isTrue();
		assertThat(shown.preview()).as("after Undo").isPresent();
		shown.show(found(shown));
		assertThat(shown.preview()).as("after Redo").isEmpty();
		shown.setPreviewed(true);
		assertThat(shown.preview()).as("asked for").isPresent();
		shown.apply();
		shown.move(0);
		assertThat(shown.isPreviewed()).isTrue();
		shown.setPreviewed(false);
		assertThat(shown.isPreviewed()).isFalse();
		shown.setPreviewed(true);
		shown.clear();
		assertThat(shown.preview()).isEmpty();
	}

	@Test
	void whatWasNotComputedSaysSoUntilItIs() throws Exception {
		ShownPlacement shown = shown(DISTINGUISH);
		shown.setInterrupted(true);
		assertThat(shown.quality()).isEqualTo(Messages.ShownPlacement_interrupted);
		shown.show(found(shown));
		assertThat(shown.isInterrupted()).isFalse();
		shown.setInterrupted(true);
		shown.move(shown.place() == 0 ? 1 : 0);
		assertThat(shown.quality()).isEqualTo(Messages.ShownPlacement_computing);
	}

	/** While the slider moves on, what was computed for an earlier place is not shown. */
	@Test
	void whatWasComputedForAnotherPlaceIsNotShown() throws Exception {
		ShownPlacement shown = shown(DISTINGUISH);
		PlacedRecording recording = shown.recording().orElseThrow();
		int other = recording.withinBudget() == 0 ? 1 : 0;
		FoundPoint first = found(shown);
		shown.move(other);
		assertThat(shown.here()).isEmpty();
		assertThat(shown.changes()).isEmpty();
		assertThat(shown.show(first)).isFalse();
		assertThat(shown.show(found(shown(DISTINGUISH)))).isFalse();
		FoundPoint second = found(shown);
		assertThat(shown.show(second)).isTrue();
		assertThat(second.rows()).hasSize(3);
	}

	@Test
	void keptProbesStayAndOthersAreAdded() throws Exception {
		Samples.probe(plan, HOT, 1);
		Samples.probe(plan, "void shop.Shop.neverRecorded()", 1);
		ShownPlacement kept = shown(settings(Objective.DISTINGUISH, "1000", true));
		PlacedRecording recording = kept.recording().orElseThrow();
		assertThat(recording.kept()).isEqualTo(1);
		assertThat(recording.curve()).allSatisfy(point -> assertThat(point.probes()).contains(HOT));
		for (int place = 0; place < recording.curve().size(); place++) {
			Plan changed = EcoreUtil.copy(plan);
			recording.probes(place, method -> false).accept(changed);
			assertThat(names(changed)).contains(HOT, "void shop.Shop.neverRecorded()").containsAll(recording.curve().get(place).probes());
		}

		ShownPlacement free = shown(DISTINGUISH);
		Plan changed = EcoreUtil.copy(plan);
		free.recording().orElseThrow().probes(free.place(), method -> false).accept(changed);
		assertThat(names(changed)).containsExactlyInAnyOrderElementsOf(free.point().probes());
		assertThat(free.point().probes()).contains(RARE);
	}

	/** A probe that stays keeps what the user wrote about it. */
	@Test
	void aChosenProbeOfThePlanKeepsItsNote() throws Exception {
		Probe probe = Samples.probe(plan, RARE, 1);
		probe.setNote("why");
		probe.setActive(false);
		ShownPlacement shown = shown(DISTINGUISH);
		Plan changed = EcoreUtil.copy(plan);
		shown.recording().orElseThrow().probes(shown.place(), method -> false).accept(changed);
		Probe after = changed.getProbes().stream().filter(one -> Probes.name(one).equals(RARE)).findFirst().orElseThrow();
		assertThat(after.getNote()).isEqualTo("why");
		assertThat(after.isActive()).isTrue();
	}

	/** By hand: the plan has six probes, of which rare() alone is placed. */
	@Test
	void changesAreNamedAndWhatTheRecordingLacksCanStay() throws Exception {
		String gone = "void shop.Shop.neverRecorded()";
		String off = "void shop.Shop.offAndNeverRecorded()";
		String pattern = "pattern * shop.Till.*(..)";
		Samples.probe(plan, RARE, 1).setActive(false);
		List.of(HOT, gone).forEach(method -> Samples.probe(plan, method, 1));
		Samples.probe(plan, off, 1).setActive(false);
		plan.getProbes().add(Probes.createPattern("* shop.Till.*(..)"));
		ShownPlacement shown = shown(DISTINGUISH);
		PlacedRecording recording = shown.recording().orElseThrow();
		shown.move(places(recording, List.of(RARE)));
		shown.show(found(shown));
		PlanDifference changes = shown.changes().orElseThrow();
		assertThat(changes).isEqualTo(new PlanDifference(List.of(), List.of(RARE), List.of(pattern, HOT, gone, off), List.of(gone, off)));
		assertThat(changes.details().lines().filter(line -> line.startsWith(" ")).map(String::strip)).containsExactly(RARE, pattern, HOT,
				gone, off);
		assertThat(changes.summary()).contains("4 probes removed", "1 probe activated", "2 are");

		Plan kept = EcoreUtil.copy(plan);
		recording.probes(shown.place(), method -> true).accept(kept);
		assertThat(names(kept)).containsExactlyInAnyOrder(RARE, gone);
		assertThat(kept.getProbes().stream().filter(probe -> !probe.isActive()).map(Probes::name)).containsExactly(off);
		Plan removed = EcoreUtil.copy(plan);
		recording.probes(shown.place(), method -> false).accept(removed);
		assertThat(removed.getProbes().stream().map(Probes::name)).containsExactly(RARE);
		Plan one = EcoreUtil.copy(plan);
		recording.probes(shown.place(), method -> !method.toString().equals(gone)).accept(one);
		assertThat(one.getProbes().stream().map(Probes::name)).containsExactlyInAnyOrder(RARE, off);
	}

	private static int places(PlacedRecording recording, List<String> probes) {
		return recording.curve().stream().map(Placement.Point::probes).toList().indexOf(probes);
	}

	/** What was compared with a plan says nothing of a later one. */
	@Test
	void aPlanThatChangesIsComparedAgain() throws Exception {
		ShownPlacement shown = shown(DISTINGUISH);
		assertThat(shown.isKnown(Optional.of(plan))).isTrue();
		assertThat(shown.isKnown(Optional.of(EcoreUtil.copy(plan)))).isFalse();
		assertThat(shown.isKnown(Optional.empty())).isFalse();
		shown.move(shown.place() == 0 ? 1 : 0);
		assertThat(shown.isKnown(Optional.of(plan))).isFalse();
	}

	@Test
	void anotherActivePlanABrokenOneAndNoneAreObstacles() throws Exception {
		ShownPlacement shown = shown(DISTINGUISH);
		IFile other = file("other.probes");
		assertThat(shown.obstacle(PlanState.Loaded.of(PLAN, plan))).isEmpty();
		assertThat(shown.obstacle(new PlanState.Loading(PLAN.getProject()))).isEmpty();
		assertThat(shown.obstacle(PlanState.Loaded.of(other, plan)).orElseThrow()).contains("shop.probes", "other.probes");
		assertThat(shown.obstacle(new PlanState.Broken(PLAN, 3, "shop.probes: line 3", false)).orElseThrow()).contains("line 3");
		assertThat(shown.obstacle(new PlanState.NoPlan(PLAN.getProject())).orElseThrow()).contains("shop.probes");
	}

	private static IFile file(String name) {
		return Fake.of(IFile.class,
				Map.of("getProject", Fake.of(IProject.class, Map.of()), "getProjectRelativePath", IPath.fromPortableString(name)));
	}

	/** The project has handle() only. */
	@Test
	void recordedMethodsThatTheProjectLacksAreNamed() throws Exception {
		ShownPlacement shown = new ShownPlacement();
		shown.show(new ShownPlacement.Placed(PlacedRecording.of(DISTINGUISH, log, Samples.costs(plan), KNOWN.subList(0, 1), Progress.NONE),
				PLAN, Map.of()));
		assertThat(shown.remarks()).last().asString().startsWith("2 recorded methods are not in the project, such as " + HOT + ", " + RARE
				+ ". They get no probe.");
		assertThat(shown(DISTINGUISH).remarks()).isEmpty();
	}

	/** By hand, with rare() alone: 1000 calls of hot() and 200 of handle(), of 1220. */
	@Test
	void recordedProbesThatAPlanWouldNotHaveAreWarnedOf() throws Exception {
		PlacedRecording recording = place(DISTINGUISH);
		assertThat(recording.warnings(List.of(RARE))).singleElement().asString().contains("2 other methods", "98 %");
		assertThat(recording.warnings(List.of(HANDLE, HOT, RARE))).isEmpty();
	}

	@Test
	void aBudgetThatNothingFitsAndAPlanThatKeepsAllSaySo() throws Exception {
		ShownPlacement none = shown(settings(Objective.DISTINGUISH, "0", false));
		assertThat(none.point().probes()).isEmpty();
		assertThat(none.remarks()).containsExactly(Messages.ShownPlacement_nothingFits);
		List.of(HANDLE, HOT, RARE).forEach(method -> Samples.probe(plan, method, 1));
		assertThat(shown(settings(Objective.DISTINGUISH, "1000", true)).remarks()).containsExactly(Messages.ShownPlacement_allKept);
		assertThatThrownBy(() -> place(settings(Objective.DISTINGUISH, "0.0001", true))).isInstanceOf(PlacementProblem.class)
				.hasMessage(Messages.PlacedRecording_keptTooCostly);
	}

	@Test
	void aRecordingOfAnotherProgramOrWithoutTracesIsRefused() throws Exception {
		assertThatThrownBy(() -> PlacedRecording.of(DISTINGUISH, log, Samples.costs(plan),
				List.of(MethodSignature.parse("void other.Program.run()")), Progress.NONE))
				.isInstanceOf(PlacementProblem.class).hasMessageContaining("log");
		PlacementSettings units = new PlacementSettings("", Objective.DISTINGUISH, "2", false, "", "shop.Shop.never", false);
		assertThatThrownBy(() -> place(units)).isInstanceOf(PlacementProblem.class).hasMessageContaining("log");
		assertThatThrownBy(() -> PlacedRecording.of(DISTINGUISH, log, Samples.costs(Samples.plan("no-such-set")), KNOWN, Progress.NONE))
				.isInstanceOf(PlacementProblem.class).hasMessage(Messages.PlacedRecording_noCosts);
	}

	/** Of the program's time, which is given: 0.5 s in 1.99 s are 251 ms/s, and 100 % of them. */
	@Test
	void aBudgetOfTheProgramFollowsFromItsTime() throws Exception {
		double observed = log.results().counts().observedNanos() / 1e9;
		PlacedRecording placed = place(new PlacementSettings("", Objective.CALLS, "10", true, "0.5", "", false));
		assertThat(placed.placement().budget()).isCloseTo(0.1 * 1000 * 0.5 / observed, within(1e-6));
	}

	@Test
	void settingsThatAreNoNumbersSaySo() {
		assertThat(PlacementSettings.USUAL.problem()).isEmpty();
		assertThat(settings(Objective.CALLS, "2,5", false).percent()).isEqualTo(2.5);
		for (String budget : List.of("", "two", "-1", "NaN", "Infinity")) {
			assertThat(settings(Objective.CALLS, budget, false).problem()).isPresent();
		}
		assertThat(new PlacementSettings("", Objective.CALLS, "1", true, "0", "", false).problem()).isPresent();
		assertThat(new PlacementSettings("", Objective.CALLS, "1", false, "x", "", false).problem()).isEmpty();
		assertThat(new PlacementSettings("", Objective.CALLS, "1", false, "", "* a.B.c(..)", false).problem()).isPresent();
	}

	@Test
	void settingsAreRestored() {
		PlacementSettings saved = new PlacementSettings("", Objective.TIME, "3", true, "4", "a.B", true);
		Map<String, String> state = new HashMap<>();
		saved.save(state::put);
		assertThat(PlacementSettings.restore(key -> Optional.ofNullable(state.get(key)))).isEqualTo(saved);
		assertThat(PlacementSettings.restore(key -> Optional.empty())).isEqualTo(PlacementSettings.USUAL);
	}
}
