/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.sonde.instrumentation.pattern.PatternProposal;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectProgram;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.ui.estimates.PlanEdits;
import org.sonde.overhead.ui.marking.PlanOperation;
import org.sonde.overhead.ui.pattern.PatternTemplates.Template;

/** What is done with patterns: made, changed, turned into methods and back. Each change can be undone. */
public final class Patterns {
	/** Methods that a question names; more make it no clearer. */
	private static final int NAMED = 8;

	/** Finds the Java elements that are pointed at; may parse. */
	public interface Selection {
		/** @throws CoreException if the source cannot be read */
		List<IJavaElement> resolve(IProgressMonitor monitor) throws CoreException;
	}

	private Patterns() {
	}

	/** Opens the dialog for a new pattern in the active plan of the project of the selection, once it is known what is selected. */
	public static void add(Shell shell, Selection selection) {
		inBackground("Looking for what is selected", monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, 2);
			List<IJavaElement> elements = selection.resolve(progress.split(1));
			Optional<IJavaProject> project = elements.stream().map(IJavaElement::getJavaProject).filter(IJavaProject::exists).findFirst();
			if (project.isPresent()) {
				List<Template> templates = PatternTemplates.of(elements, progress.split(1));
				add(shell, project.get(), templates);
			}
		});
	}

	/** The same for a project as a whole. */
	public static void add(Shell shell, IProject project) {
		inBackground("Looking for the plan", monitor -> add(shell, JavaCore.create(project), PatternTemplates.of(List.of(), monitor)));
	}

	private static void add(Shell shell, IJavaProject project, List<Template> templates) throws CoreException {
		PlanStore store = PlanStore.ofWorkspace();
		Plan plan = switch (store.load(project.getProject())) {
			case PlanState.Loaded loaded -> loaded.plan();
			case PlanState.Broken broken -> throw new CoreException(Status.error(broken.message()));
			case PlanState.Loading loading -> PlanFactory.eINSTANCE.createPlan();
			case PlanState.NoPlan none -> PlanFactory.eINSTANCE.createPlan();
		};
		PatternProbe given = Probes.createPattern(templates.getFirst().pattern());
		given.setLongerThan(templates.getFirst().longerThan());
		given.setKind(Probes.usualKind(plan));
		open(shell, project, plan, Optional.empty(), given, templates, probe -> inBackground("Instrumenting by a pattern",
				monitor -> edit("Instrument by Pattern", store.activeFile(project.getProject()), now -> PatternDialog.apply(now, Optional.empty(), probe),
						monitor)));
	}

	/** Opens the dialog for a pattern of the plan. */
	public static void edit(Shell shell, PlanState.Loaded plan, PatternProbe probe) {
		Optional<String> edited = Optional.of(probe.getPattern());
		open(shell, JavaCore.create(plan.project()), plan.plan(), edited, probe, List.of(),
				changed -> PlanEdits.run("Edit Pattern", plan.file(), now -> PatternDialog.apply(now, edited, changed)));
	}

	private static void open(Shell shell, IJavaProject project, Plan plan, Optional<String> edited, PatternProbe given, List<Template> templates,
			Consumer<PatternProbe> confirmed) {
		shell.getDisplay().asyncExec(() -> {
			if (!shell.isDisposed()) {
				new PatternDialog(shell, project, plan, edited, given, templates, confirmed).open();
			}
		});
	}

	/** Puts probes in the methods that the patterns have in place of the patterns. */
	public static void toMethods(PlanState.Loaded plan, Collection<String> patterns) {
		inBackground("Converting patterns to methods", monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, "Converting patterns to methods", 10);
			PlanMatches matches;
			try (ProjectProgram program = new ProjectProgram(JavaCore.create(plan.project()), progress.split(1))) {
				matches = program.match(plan.plan(), progress.split(8));
			}
			for (String pattern : patterns) {
				Optional<String> obstacle = matches.of(pattern).inconvertible();
				if (obstacle.isPresent()) {
					throw new CoreException(Status.error("The pattern " + pattern + " is not converted: " + obstacle.get()
							+ ". Build the project, or correct the pattern."));
				}
			}
			edit("Convert to Methods", plan.file(),
					now -> patterns.forEach(pattern -> Probes.findPattern(now, pattern).ifPresent(probe -> matches.convert(now, probe))), progress.split(1));
		});
	}

	/** Puts patterns in place of the probes of these methods. What they catch besides is asked about. */
	public static void toPattern(Shell shell, PlanState.Loaded plan, Collection<MethodSignature> methods) {
		inBackground("Looking for patterns", monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, "Looking for patterns", 10);
			List<PatternProposal> proposals = new ArrayList<>();
			Set<MethodSignature> remaining = new HashSet<>(plan.probes().keySet());
			// One pattern has one kind and one state.
			Map<List<Object>, List<MethodSignature>> groups = new LinkedHashMap<>();
			for (MethodSignature method : methods) {
				remaining.remove(method.withVarargs(false));
				plan.find(method).ifPresent(probe -> groups.computeIfAbsent(List.of(probe.getKind(), probe.isActive()), none -> new ArrayList<>())
						.add(method));
			}
			try (ProjectProgram program = new ProjectProgram(JavaCore.create(plan.project()), progress.split(1))) {
				for (List<MethodSignature> group : groups.values()) {
					proposals.addAll(program.propose(group, progress.split(9 / groups.size())));
				}
			}
			if (proposals.isEmpty()) {
				throw new CoreException(Status.error("None of the selected methods is among the classes of " + plan.project().getName()
						+ ": build the project, or mend what it reports."));
			}
			if (proposals.stream().allMatch(proposal -> Probes.findPattern(plan.plan(), proposal.pattern()).isPresent())) {
				throw new CoreException(Status.error("The plan has a probe of the pattern " + proposals.getFirst().pattern()
						+ " already, so the methods stay as they are."));
			}
			List<MethodSignature> others = proposals.stream().flatMap(proposal -> proposal.others().stream())
					.filter(method -> !remaining.contains(method.withVarargs(false))).toList();
			Runnable convert = () -> PlanEdits.run("Convert to Pattern", plan.file(), now -> replace(now, proposals));
			if (others.isEmpty()) {
				convert.run();
			} else {
				shell.getDisplay().asyncExec(() -> {
					if (!shell.isDisposed() && MessageDialog.openQuestion(shell, "Convert to Pattern", question(proposals, others))) {
						convert.run();
					}
				});
			}
		});
	}

	/** What the question says; for tests, too. */
	public static String question(List<PatternProposal> proposals, List<MethodSignature> others) {
		return "No pattern matches exactly these methods. The nearest "
				+ (proposals.size() == 1 ? "is" : "are") + "\n\n" + proposals.stream().map(PatternProposal::pattern).collect(Collectors.joining("\n"))
				+ "\n\nwhich also " + (proposals.size() == 1 ? "catches " : "catch ") + Counted.of(others.size(), "method") + " that the plan does not have:\n\n"
				+ others.stream().limit(NAMED).map(MethodSignature::toString).collect(Collectors.joining("\n")) + (others.size() > NAMED ? "\n…" : "")
				+ "\n\nConvert all the same?";
	}

	/**
	 * Kind and state are those of a pattern's methods, which have them in common, the value is their highest; their notes stand one after the
	 * other, and their calls add up if all are known. Methods stay what they are where the plan has their pattern already, with other settings.
	 */
	static void replace(Plan plan, List<PatternProposal> proposals) {
		for (PatternProposal proposal : proposals) {
			Set<MethodSignature> wanted = proposal.methods().stream().map(method -> method.withVarargs(false)).collect(Collectors.toCollection(HashSet::new));
			List<MethodProbe> replaced = Probes.methodProbes(plan).stream().filter(probe -> wanted.contains(probe.signature().withVarargs(false))).toList();
			if (replaced.isEmpty() || Probes.findPattern(plan, proposal.pattern()).isPresent()) {
				continue;
			}
			PatternProbe pattern = Probes.createPattern(proposal.pattern());
			pattern.setExclusions(proposal.exclusions());
			pattern.setKind(replaced.getFirst().getKind());
			pattern.setActive(replaced.getFirst().isActive());
			pattern.setValue(replaced.stream().mapToInt(MethodProbe::getValue).max().getAsInt());
			if (replaced.stream().allMatch(probe -> probe.getCallsPerSecond() != null)) {
				pattern.setCallsPerSecond(replaced.stream().mapToDouble(MethodProbe::getCallsPerSecond).sum());
				pattern.setCallsSource("sum of " + Counted.of(replaced.size(), "method"));
			}
			String notes = replaced.stream().map(MethodProbe::getNote).filter(note -> note != null && !note.isBlank()).distinct()
					.collect(Collectors.joining("\n"));
			pattern.setNote(notes.isEmpty() ? null : notes);
			plan.getProbes().removeAll(replaced);
			plan.getProbes().add(pattern);
		}
	}

	private static void edit(String label, IFile file, Consumer<Plan> edit, IProgressMonitor monitor) throws CoreException {
		PlanChange change = PlanStore.ofWorkspace().edit(file, edit, monitor);
		if (!change.isEmpty()) {
			new PlanOperation(label, change).addToHistory();
		}
	}

	/** What fails is shown to the user. */
	private static void inBackground(String name, ICoreRunnable work) {
		Job job = Job.create(name, work);
		job.setUser(true);
		job.schedule();
	}
}
