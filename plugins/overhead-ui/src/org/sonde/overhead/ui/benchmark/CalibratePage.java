/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.study.Calibration;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.Workload;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;

/** What is calibrated, on which Java, for how long, and where the result goes. */
public final class CalibratePage extends WizardPage {

	private static final int WORDS_WIDTH = 560;
	/** They come when the subjects are read, and the dialog keeps its size. */
	private static final int WORDS_HEIGHT = 96;
	private static final int WRITERS_HEIGHT = 84;
	private static final int MOST_MINUTES = 600;

	private final Optional<IProject> proposed;
	private final Consumer<PlanEvent> planListener = event -> later(this::showPlan);
	private final List<String> descriptors = new ArrayList<>();
	private Optional<Available> available = Optional.empty();
	private Combo subject;
	private Table writers;
	private JavaChoice java;
	private Spinner minutes;
	private FolderField folder;
	private Button use;
	private Button offline;
	private Label words;
	private Optional<PlanState.Loaded> plan = Optional.empty();

	CalibratePage(Optional<IProject> proposed) {
		super("calibrate", "Calibrate This Machine", null);
		this.proposed = proposed;
		setDescription("Measures what the estimates of plans need, so that they are for this machine.");
		setPageComplete(false);
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		label(page, "&Monitored with:");
		subject = new Combo(page, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(subject);
		subject.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showSubject()));
		Button add = new Button(page, SWT.PUSH);
		add.setText("&Add…");
		add.setToolTipText("Add a subject of your own from its descriptor, a JSON file");
		add.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> addDescriptor()));
		GridDataFactory.fillDefaults().applyTo(add);
		Label inUse = label(page, "&Writers in use:");
		((GridData) inUse.getLayoutData()).verticalAlignment = SWT.BEGINNING;
		writers = new Table(page, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(SWT.DEFAULT, WRITERS_HEIGHT).applyTo(writers);
		writers.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> update()));
		label(page, "&Java:");
		java = new JavaChoice(page, this::update);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(300, SWT.DEFAULT).applyTo(java.control());
		label(page, "M&inutes at most:");
		minutes = new Spinner(page, SWT.BORDER);
		minutes.setValues((int) Calibration.DEFAULT_TIME_BOX.toMinutes(), 1, MOST_MINUTES, 0, 1, 10);
		minutes.addListener(SWT.Modify, event -> update());
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).span(2, 1).applyTo(minutes);
		label(page, "Result set &in:");
		folder = new FolderField(page, () -> {
			showPlan();
			update();
		});
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(folder.control());
		use = check(page, "");
		use.setSelection(true);
		offline = check(page, "Work &offline: take agents from the local Maven repository alone");
		words = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).hint(WORDS_WIDTH, WORDS_HEIGHT).indent(0, 8).applyTo(words);
		setControl(page);
		PlanStore.ofWorkspace().addListener(planListener);
		page.addDisposeListener(event -> PlanStore.ofWorkspace().removeListener(planListener));
		folder.setPath(proposed.filter(IProject::isAccessible).map(IProject::getName).orElseGet(FolderField::proposed));
		showPlan();
		read("");
	}

	private static Label label(Composite parent, String text) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(text);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
		return label;
	}

	private static Button check(Composite parent, String text) {
		Button check = new Button(parent, SWT.CHECK);
		check.setText(text);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(check);
		return check;
	}

	private void later(Runnable run) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			if (!subject.isDisposed()) {
				run.run();
			}
		});
	}

	private void read(String wanted) {
		update();
		Available.read(List.copyOf(descriptors), found -> {
			if (!subject.isDisposed()) {
				show(found, wanted);
			}
		});
	}

	private void show(Available found, String wanted) {
		available = Optional.of(found);
		List<String> keys = List.copyOf(found.subjects().keySet());
		int before = subject.getSelectionIndex() < 0 ? proposed(found) : subject.getSelectionIndex();
		int selected = Math.max(0, wanted.isEmpty() ? before : keys.indexOf(wanted));
		subject.setItems(found.subjects().values().stream().map(Subject::title).toArray(String[]::new));
		subject.select(selected);
		showSubject();
	}

	/** The place of the subject whose probes are of the plan's kind. */
	private int proposed(Available found) {
		List<Subject> subjects = List.copyOf(found.subjects().values());
		return plan.map(loaded -> subjects.indexOf(Calibration.proposed(subjects, kind(loaded)))).orElse(0);
	}

	/** What most of the plan's probes are. */
	private static ProbeKind kind(PlanState.Loaded plan) {
		return ProbeLoads.kind(Probes.usualKind(plan.plan()));
	}

	private void addDescriptor() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setText("Add Subject");
		dialog.setFilterExtensions(new String[] { "*.json" });
		Optional.ofNullable(dialog.open()).ifPresent(this::add);
	}

	/** Adds a subject from its descriptor and chooses it, as if by the user. */
	public void add(String descriptor) {
		descriptors.remove(descriptor);
		descriptors.add(descriptor);
		read(descriptor);
	}

	private Optional<Subject> subject() {
		return available.filter(found -> subject.getSelectionIndex() >= 0)
				.map(found -> List.copyOf(found.subjects().values()).get(subject.getSelectionIndex()));
	}

	private static List<SubjectConfiguration> writing(Subject chosen) {
		return chosen.configurations().stream().filter(one -> one.phase() == Phase.WRITING).toList();
	}

	private void showSubject() {
		writers.removeAll();
		subject().ifPresent(chosen -> {
			List<SubjectConfiguration> writing = writing(chosen);
			List<String> proposedWriters = Calibration.proposedWriters(chosen);
			for (SubjectConfiguration one : writing) {
				TableItem item = new TableItem(writers, SWT.NONE);
				item.setText(one.label());
				item.setData(one.id());
				item.setChecked(proposedWriters.contains(one.id()));
			}
			java.show(available.orElseThrow().javas(), range(chosen), java.folder());
		});
		update();
	}

	private static Optional<JavaRange> range(Subject chosen) {
		return Subject.java(Calibration.configurations(chosen, List.of()).configurations());
	}

	private List<String> writerIds() {
		return Arrays.stream(writers.getItems()).filter(TableItem::getChecked).map(item -> (String) item.getData()).toList();
	}

	private void showPlan() {
		Optional<IProject> project = FolderField.find(folder.path()).map(IContainer::getProject);
		plan = project.flatMap(one -> PlanStore.ofWorkspace().active(one) instanceof PlanState.Loaded loaded ? Optional.of(loaded)
				: Optional.empty());
		use.setText(plan.map(loaded -> "&Use it for the estimates of " + loaded.file().getName().replace("&", "&&"))
				.orElse("&Use it for the estimates (the project has no plan yet)"));
		use.setEnabled(plan.isPresent());
		use.requestLayout();
	}

	private void update() {
		Optional<String> obstacle = obstacle();
		setErrorMessage(obstacle.orElse(null));
		setPageComplete(obstacle.isEmpty() && subject().isPresent());
		words.setText(subject().isEmpty() ? "Looking for subjects and Java installations …" : words());
	}

	private Optional<String> obstacle() {
		if (Benchmarks.here().isRunning()) {
			return Optional.of("A benchmark is running, and a second one would disturb it. Wait until it has ended, or cancel it in the view Benchmark.");
		}
		Optional<String> problem = available.flatMap(found -> found.problems().values().stream().findFirst());
		if (problem.isPresent() || subject().isEmpty()) {
			return problem;
		}
		Subject chosen = subject().get();
		if (java.isEmpty()) {
			return Optional.of("%s runs on Java %s, and none was found. Install such a JDK, or add it in Preferences ▸ Java ▸ Installed JREs."
					.formatted(chosen.title(), range(chosen).map(JavaRange::toString).orElse("releases that its configurations do not share")));
		}
		if (writerIds().isEmpty() && !writing(chosen).isEmpty()) {
			return Optional.of("Check at least one writer: what writing costs is most of the overhead.");
		}
		return FolderField.problem(folder.path());
	}

	private String words() {
		int configurations = Calibration.configurations(subject().orElseThrow(), writerIds()).configurations().size();
		int workloads = Calibration.workloads().size();
		return ("%d configurations under %d workloads, each in a fresh JVM in every round; as many rounds as end within %s, one at least. From the third on there"
				+ " are intervals. You can go on working, but what else runs on this machine disturbs what is measured: forks that it disturbs are repeated.\n"
				+ "%s%s").formatted(configurations, workloads, minutes.getSelection() == 1 ? "one minute" : minutes.getSelection() + " minutes",
						subject().orElseThrow().artifacts().isEmpty() ? "No agent is needed."
								: "Agents that are not in the local Maven repository yet come from Maven Central: that needs the network.", otherKind());
	}

	/** Costs of one kind of probes are never converted into those of another. */
	private String otherKind() {
		Optional<ProbeKind> measured = subject().flatMap(Subject::probeKind);
		return plan.filter(loaded -> measured.isPresent() && !measured.get().equals(kind(loaded)))
				.map(loaded -> "\nMost probes of " + loaded.file().getName() + " are of another kind than those measured: their estimates cannot use it.").orElse("");
	}

	/** The folder of the result set, as if typed. */
	public void setFolder(String path) {
		folder.setPath(path);
	}

	/** The minutes, as if typed. */
	public void setMinutes(int number) {
		minutes.setSelection(number);
	}

	/** What is asked for; only when the page is complete. */
	BenchmarkRequest request() {
		Subject chosen = subject().orElseThrow();
		Duration timeBox = Duration.ofMinutes(minutes.getSelection());
		List<Workload> workloads = Calibration.workloads();
		Benchmark.Chosen configurations = Calibration.configurations(chosen, writerIds());
		String key = List.copyOf(available.orElseThrow().subjects().keySet()).get(subject.getSelectionIndex());
		String command = BenchmarkCommand.calibrate(key, writerIds(), timeBox, List.of());
		Benchmark.Order order = new Benchmark.Order(List.of(configurations), workloads,
				Calibration.length(timeBox, workloads.size() * configurations.configurations().size()), Calibration.effort(timeBox), java.javas(),
				List.of(), command, Optional.empty());
		return new BenchmarkRequest("Calibration", order, FolderField.find(folder.path()).orElseThrow(), false, offline.getSelection(),
				use.getSelection() ? plan.map(PlanState.Loaded::file) : Optional.empty());
	}
}
