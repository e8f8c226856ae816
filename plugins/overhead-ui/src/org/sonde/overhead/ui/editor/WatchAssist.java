/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import static org.sonde.overhead.ui.editor.ProbeAssist.plain;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclaration;
import org.eclipse.jdt.ui.text.java.IInvocationContext;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.source.SourceObject.Watchable;
import org.sonde.instrumentation.workspace.source.SourceObjects;
import org.sonde.overhead.ui.marking.MarkingCommand;
import org.sonde.overhead.ui.objects.LiveObjectsView;

/** Watches the field or type whose declared name is at the caret, or stops watching it. */
final class WatchAssist {
	private static final int ON_FIELD = 4;
	/** Below what JDT offers for types. */
	private static final int ON_TYPE = 0;

	private WatchAssist() {
	}

	/** Whether the caret is on the name of a field or type. */
	static boolean isAt(IInvocationContext context) {
		return context.getCoveringNode() instanceof SimpleName name
				&& (name.getParent() instanceof VariableDeclaration field && field.getName() == name && field.resolveBinding() != null
						&& (field.resolveBinding().isField() || field.resolveBinding().isRecordComponent())
						|| name.getParent() instanceof AbstractTypeDeclaration type && type.getName() == name);
	}

	static List<ProbeProposal> proposals(IInvocationContext context) {
		if (!isAt(context) || !(context.getCoveringNode().getRoot() instanceof CompilationUnit unit)) {
			return List.of();
		}
		int offset = context.getCoveringNode().getStartPosition();
		return SourceObjects.in(unit).stream().filter(Watchable.class::isInstance).map(Watchable.class::cast)
				.filter(object -> object.nameOffset() == offset).flatMap(object -> proposals(object).stream()).toList();
	}

	private static List<ProbeProposal> proposals(Watchable object) {
		IMember element = object.element();
		String name = element.getElementName();
		int relevance = object.place() instanceof FieldSignature ? ON_FIELD : ON_TYPE;
		Optional<Loaded> plan = PlanStore.ofWorkspace().active(element.getJavaProject().getProject()) instanceof Loaded loaded
				? Optional.of(loaded)
				: Optional.empty();
		return plan.filter(now -> now.find(object.place()).isPresent())
				.map(now -> List.of(
						new ProbeProposal(() -> LiveObjectsView.show(ProbeProposal.editor().getSite().getPage(), object.place()),
								NLS.bind(Messages.WatchAssist_show, name),
								"icons/live-objects.svg", Messages.WatchAssist_showHint, relevance),
						new ProbeProposal(MarkingCommand.STOP_WATCHING, element, NLS.bind(Messages.WatchAssist_stop, name),
								"icons/probe-remove.svg", NLS.bind(Messages.WatchAssist_stopHint, now.file().getName()), relevance)))
				.orElseGet(() -> List.of(new ProbeProposal(MarkingCommand.WATCH, element, NLS.bind(Messages.WatchAssist_watch, name),
						"icons/probe-active.svg",
						NLS.bind(hint(object.place()), plain(object.place()), element.getJavaProject().getElementName()), relevance)));
	}

	private static String hint(CodePlace place) {
		return place instanceof WatchedType ? Messages.WatchAssist_watchType : Messages.WatchAssist_watchField;
	}
}
