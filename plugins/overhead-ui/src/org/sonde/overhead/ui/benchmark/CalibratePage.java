/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.objects.GridCalibration;
import org.sonde.benchmark.objects.GridDesign;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.study.Calibration;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.Workload;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;

/** What is calibrated, on which Java, for how long, and where the result goes. */
public final class CalibratePage extends BenchmarkPage {

	/** They come when the subjects are read, and the dialog keeps its size. */
	private static final int WORDS_HEIGHT = 112;
	private static final int WRITERS_HEIGHT = 84;
	private static final int MOST_MINUTES = 600;

	private final Consumer<PlanEvent> planListener = event -> later(this::showPlan);
	private Combo probes;
	private Table writers;
	private Spinner minutes;
	private Button use;
	/** The user chose the kind of probes; then it is not chosen by the plan any more. */
	private boolean probesChosen;
	/** The user changed the time; then it stays. */
	private boolean minutesChosen;
	/** The user checked or unchecked one; then they are not chosen by the plan any more. */
	private boolean writersChosen;
	private Optional<PlanState.Loaded> plan = Optional.empty();

	CalibratePage(Optional<IProject> startedIn) {
		super("calibrate", Messages.CalibratePage_title, Messages.CalibratePage_description, startedIn);
	}

	@Override
	protected void createFields(Composite page) {
		label(page, Messages.CalibratePage_probes);
		probes = ShortenedCombo.create(page);
		((GridData) probes.getLayoutData()).horizontalSpan = 2;
		probes.setItems(Messages.CalibratePage_methods, Messages.CalibratePage_objects);
		probes.select(0);
		probes.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			probesChosen = true;
			showProbes();
		}));
		addSubject(page);
		Label inUse = label(page, Messages.CalibratePage_writers);
		((GridData) inUse.getLayoutData()).verticalAlignment = SWT.BEGINNING;
		writers = new Table(page, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(SWT.DEFAULT, WRITERS_HEIGHT).applyTo(writers);
		writers.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			writersChosen |= event.detail == SWT.CHECK;
			update();
		}));
		addOfMethods(writers);
		addJava(page);
		label(page, Messages.CalibratePage_minutes);
		minutes = new Spinner(page, SWT.BORDER);
		minutes.setValues((int) Calibration.DEFAULT_TIME_BOX.toMinutes(), 1, MOST_MINUTES, 0, 1, 10);
		minutes.addListener(SWT.Modify, event -> {
			minutesChosen |= minutes.getSelection() != usualMinutes();
			update();
		});
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).span(2, 1).applyTo(minutes);
		addFolder(page, this::showPlan);
		use = addCheck(page, "");
		use.setSelection(true);
		addOffline(page);
		addWords(page, false, WORDS_HEIGHT);
		PlanStore.ofWorkspace().addListener(planListener);
		page.addDisposeListener(event -> PlanStore.ofWorkspace().removeListener(planListener));
		proposeFolder();
		showPlan();
		read("");
	}

	/** Whether watched fields and types are measured, not methods. */
	private boolean isOfObjects() {
		return probes.getSelectionIndex() == 1;
	}

	private int usualMinutes() {
		return (int) (isOfObjects() ? GridCalibration.USUAL_TIME_BOX : Calibration.DEFAULT_TIME_BOX).toMinutes();
	}

	private void showProbes() {
		enableFieldsOfMethods(!isOfObjects());
		// Estimates of watched fields use the newest calibration.
		use.setEnabled(plan.isPresent() && !isOfObjects());
		if (!minutesChosen) {
			minutes.setSelection(usualMinutes());
		}
		showJavas();
	}

	private void later(Runnable run) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			if (!isGone()) {
				run.run();
			}
		});
	}

	/** The subject whose probes are of the plan's kind. */
	@Override
	int proposed(List<Subject> subjects) {
		return plan.map(loaded -> subjects.indexOf(Calibration.proposed(subjects, kind(loaded)))).orElse(0);
	}

	/** The kind of most of the plan's probes. */
	private static ProbeKind kind(PlanState.Loaded plan) {
		return ProbeLoads.kind(Probes.usualKind(plan.plan()));
	}

	private Optional<RecordTo> recordTo() {
		return plan.map(loaded -> loaded.plan().getRecordTo());
	}

	private static List<SubjectConfiguration> writing(Subject chosen) {
		return chosen.configurations().stream().filter(one -> one.phase() == Phase.WRITING).toList();
	}

	@Override
	void showSubject(Subject chosen) {
		writersChosen = false;
		writers.removeAll();
		List<String> proposedWriters = Calibration.proposedWriters(chosen, recordTo());
		for (SubjectConfiguration one : writing(chosen)) {
			TableItem item = new TableItem(writers, SWT.NONE);
			item.setText(one.label());
			item.setData(one.id());
			item.setChecked(proposedWriters.contains(one.id()));
		}
	}

	@Override
	Optional<JavaRange> range(Subject chosen) {
		return isOfObjects() ? Optional.of(GridDesign.JAVA)
				: Subject.java(Calibration.configurations(chosen, List.of()).configurations());
	}

	private List<String> writerIds() {
		return Arrays.stream(writers.getItems()).filter(TableItem::getChecked).map(item -> (String) item.getData()).toList();
	}

	private void showPlan() {
		Optional<IProject> project = FolderField.find(folder()).map(IContainer::getProject);
		plan = project.flatMap(one -> PlanStore.ofWorkspace().active(one) instanceof PlanState.Loaded loaded ? Optional.of(loaded)
				: Optional.empty());
		use.setText(plan.map(loaded -> NLS.bind(Messages.CalibratePage_use, ControlText.label(loaded.file().getName())))
				.orElse(Messages.CalibratePage_useNoPlan));
		use.requestLayout();
		if (!writersChosen) {
			subject().ifPresent(this::showSubject);
		}
		if (!probesChosen) {
			probes.select(plan.filter(loaded -> onlyWatches(loaded.plan())).isPresent() ? 1 : 0);
		}
		showProbes();
	}

	private static boolean onlyWatches(Plan plan) {
		return Probes.ofOperations(plan).isEmpty() && !Probes.objectProbes(plan).isEmpty();
	}

	@Override
	Optional<String> obstacle(Subject chosen) {
		return !isOfObjects() && writerIds().isEmpty() && !writing(chosen).isEmpty() ? Optional.of(Messages.CalibratePage_noWriter)
				: Optional.empty();
	}

	@Override
	boolean usesSubject() {
		return !isOfObjects();
	}

	@Override
	String title(Subject chosen) {
		return isOfObjects() ? Messages.CalibratePage_watching : super.title(chosen);
	}

	@Override
	String words() {
		if (isOfObjects()) {
			return Plural.bind(Messages.CalibratePage_wordsOfObjects, minutes.getSelection(), GridCalibration.ROUNDS) + '\n'
					+ Messages.CalibratePage_used;
		}
		int configurations = Calibration.configurations(subject().orElseThrow(), writerIds()).configurations().size();
		int workloads = Calibration.workloads().size();
		return Plural.bind(Messages.CalibratePage_words, minutes.getSelection(), configurations, workloads) + '\n'
				+ (subject().orElseThrow().artifacts().isEmpty() ? Messages.CalibratePage_noAgent : Messages.CalibratePage_agents)
				+ otherKind() + otherWriter();
	}

	/** Costs of one kind of probes are never converted into those of another. */
	private String otherKind() {
		Optional<ProbeKind> measured = subject().flatMap(Subject::probeKind);
		return plan.filter(loaded -> measured.isPresent() && !measured.get().equals(kind(loaded)))
				.map(loaded -> '\n' + NLS.bind(Messages.CalibratePage_otherKind, loaded.file().getName())).orElse("");
	}

	private String otherWriter() {
		return recordTo().flatMap(to -> Calibration.otherWriter(subject().orElseThrow(), writerIds(), to)).map(text -> '\n' + text)
				.orElse("");
	}

	@Override
	MeasurementRequest request() {
		return isOfObjects() ? requestOfObjects() : requestOfMethods();
	}

	private ObjectsRequest requestOfObjects() {
		GridDesign design = GridCalibration.design(GridDesign.JAVA.choose(javas()).orElseThrow(),
				Duration.ofMinutes(minutes.getSelection()));
		return new ObjectsRequest(Messages.CalibratePage_nameOfObjects, design, GridCalibration.command(design),
				FolderField.find(folder()).orElseThrow());
	}

	private BenchmarkRequest requestOfMethods() {
		Subject chosen = subject().orElseThrow();
		Duration timeBox = Duration.ofMinutes(minutes.getSelection());
		List<Workload> workloads = Calibration.workloads();
		Benchmark.Chosen configurations = Calibration.configurations(chosen, writerIds());
		String command = BenchmarkCommand.calibrate(subjectKey(), writerIds(), timeBox, List.of());
		Benchmark.Design design = new Benchmark.Design(List.of(configurations), workloads,
				Calibration.length(chosen, timeBox, workloads.size() * configurations.configurations().size()),
				Calibration.effort(chosen, timeBox),
				javas(), List.of(), command, Optional.empty()).withSweep(Calibration.sweepTime(chosen, timeBox));
		return new BenchmarkRequest(Messages.CalibratePage_name, design, FolderField.find(folder()).orElseThrow(), false, isOffline(),
				use.getSelection() ? plan.map(PlanState.Loaded::file) : Optional.empty());
	}
}
