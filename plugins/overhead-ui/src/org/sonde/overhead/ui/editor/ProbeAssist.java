/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.ui.text.java.IInvocationContext;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jdt.ui.text.java.IProblemLocation;
import org.eclipse.jdt.ui.text.java.IQuickAssistProcessor;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.overhead.ui.estimates.costs.ActivePlanCosts;
import org.sonde.overhead.ui.estimates.table.ProbeCostText;
import org.sonde.overhead.ui.marking.MarkingCommand;

/** Quick assists for the method around the caret, from the source as the editor has parsed it already. */
public final class ProbeAssist implements IQuickAssistProcessor {
	/** On the method's name; elsewhere in the method, other assists are more relevant. */
	private static final int ON_NAME = 4;
	private static final int IN_BODY = 0;

	@Override
	public boolean hasAssists(IInvocationContext context) {
		MethodDeclaration method = methodAt(context);
		return method != null && method.getBody() != null || WatchAssist.isAt(context)
				|| typeAt(context).filter(type -> !StaleAssist.of(context.getCompilationUnit(), type).isEmpty()).isPresent();
	}

	@Override
	public IJavaCompletionProposal[] getAssists(IInvocationContext context, IProblemLocation[] problems) {
		MethodDeclaration declaration = methodAt(context);
		Optional<AbstractTypeDeclaration> type = typeAt(context);
		if (type.isPresent()) {
			return Stream.concat(StaleAssist.proposals(context.getCompilationUnit(), type.get()).stream(),
					WatchAssist.proposals(context).stream())
					.toArray(IJavaCompletionProposal[]::new);
		}
		if (WatchAssist.isAt(context)) {
			return WatchAssist.proposals(context).toArray(IJavaCompletionProposal[]::new);
		}
		return declaration == null ? new IJavaCompletionProposal[0] : SourceMethods.of(declaration)
						.filter(Instrumentable.class::isInstance).map(Instrumentable.class::cast)
						.map(method -> assists(method, relevance(declaration, context)).toArray(IJavaCompletionProposal[]::new))
						.orElseGet(() -> new IJavaCompletionProposal[0]);
	}

	private static MethodDeclaration methodAt(IInvocationContext context) {
		ASTNode node = context.getCoveringNode();
		while (node != null && !(node instanceof MethodDeclaration)) {
			node = node.getParent();
		}
		return (MethodDeclaration) node;
	}

	/** The type whose name is at the caret. */
	private static Optional<AbstractTypeDeclaration> typeAt(IInvocationContext context) {
		ASTNode node = context.getCoveringNode();
		return node instanceof SimpleName name && name.getParent() instanceof AbstractTypeDeclaration type && type.getName() == name
				? Optional.of(type) : Optional.empty();
	}

	private static int relevance(MethodDeclaration declaration, IInvocationContext context) {
		return context.getCoveringNode() == declaration.getName() ? ON_NAME : IN_BODY;
	}

	private static List<ProbeProposal> assists(Instrumentable method, int relevance) {
		PlanStore store = PlanStore.ofWorkspace();
		if (!(store.active(method.element().getJavaProject().getProject()) instanceof Loaded plan)) {
			return List.of(instrument(method, relevance));
		}
		return switch (PatternStore.ofWorkspace().probe(plan, method.signature()).orElse(null)) {
			case MethodProbe probe -> changes(plan, method, probe, relevance);
			case PatternProbe pattern -> new PatternQuickAssists(plan, method, pattern, relevance).proposals();
			case null, default -> List.of(instrument(method, relevance));
		};
	}

	private static ProbeProposal instrument(Instrumentable method, int relevance) {
		return new ProbeProposal(MarkingCommand.INSTRUMENT, method.element(), NLS.bind(Messages.ProbeAssist_instrument, name(method)),
				"icons/probe-active.svg",
				NLS.bind(Messages.ProbeAssist_instrumentHint, plain(method.signature()),
						method.element().getJavaProject().getElementName()),
				relevance);
	}

	private static List<ProbeProposal> changes(Loaded plan, Instrumentable method, MethodProbe probe, int relevance) {
		String about = about(plan, method.signature());
		IMethod element = method.element();
		List<ProbeProposal> changes = new ArrayList<>();
		changes.add(new ProbeProposal(MarkingCommand.REMOVE, element, NLS.bind(Messages.ProbeAssist_remove, name(method)),
				"icons/probe-remove.svg",
				NLS.bind(Messages.ProbeAssist_removeHint, plan.file().getName()) + about, relevance));
		changes.add(probe.isActive()
				? new ProbeProposal(MarkingCommand.DEACTIVATE, element, NLS.bind(Messages.ProbeAssist_deactivate, name(method)),
						"icons/probe-deactivated.svg", Messages.ProbeAssist_deactivateHint + about, relevance)
				: new ProbeProposal(MarkingCommand.ACTIVATE, element, NLS.bind(Messages.ProbeAssist_activate, name(method)),
						"icons/probe-active.svg", Messages.ProbeAssist_activateHint + about, relevance));
		ProbeKind kind = probe.getKind() == ProbeKind.OPERATION_EVENTS ? ProbeKind.OPERATION_EXECUTION : ProbeKind.OPERATION_EVENTS;
		changes.add(new ProbeProposal(MarkingCommand.kind(kind), element,
				kind == ProbeKind.OPERATION_EVENTS ? Messages.ProbeAssist_toEvents : Messages.ProbeAssist_toExecution, "icons/sonde.svg",
				(kind == ProbeKind.OPERATION_EVENTS ? Messages.ProbeAssist_eventsHint : Messages.ProbeAssist_executionHint) + about,
				relevance));
		return changes;
	}

	/** Kind and cost of the probe, as far as known. */
	private static String about(Loaded plan, MethodSignature method) {
		return ActivePlanCosts.ofWorkspace().known(plan).flatMap(costs -> costs.row(method))
				.map(row -> NLS.bind(Messages.ProbeAssist_now, plain(ProbeCostText.line(row)))).orElse("");
	}

	private static String name(Instrumentable method) {
		return method.element().getElementName();
	}

	static String plain(Object words) {
		return words.toString().replace("&", "&amp;").replace("<", "&lt;");
	}
}
