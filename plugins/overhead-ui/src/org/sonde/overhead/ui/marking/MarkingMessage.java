/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.CutTraces;
import org.sonde.instrumentation.workspace.MarkingResult;
import org.sonde.instrumentation.workspace.MarkingResult.Remark;
import org.sonde.overhead.ui.view.Plural;

/**
 * The result of a command, in one line.
 *
 * @param text    for the status line
 * @param warning whether no probe was added, removed or changed, or one may change the program or cut traces
 */
record MarkingMessage(String text, boolean warning) {
	/** Refusals and remarks listed one by one; of more, only the number is shown. */
	private static final int TOLD = 2;

	/** @param changing the probes that may change the program */
	static MarkingMessage of(MarkingCommand command, MarkingResult result, List<ExactnessNote> changing) {
		boolean cut = result.changes().stream().anyMatch(CutTraces::causedBy);
		List<String> sentences = new ArrayList<>();
		int changed = result.changed();
		if (changed > 0) {
			String message = result.added() > 0 ? Messages.MarkingMessage_added : result.removed() > 0 ? Messages.MarkingMessage_removed
							: Messages.MarkingMessage_changed;
			sentences.add(Plural.bind(message, changed, plans(result)));
		}
		if (!changing.isEmpty()) {
			sentences.add(Plural.bind(Messages.MarkingMessage_changing, changing.size(),
					nameOf(MethodSignature.parse(changing.getFirst().probe()))));
		}
		if (cut) {
			sentences.add(Messages.MarkingMessage_cut);
		}
		if (result.markedBefore() > 0) {
			sentences.add(Plural.bind(Messages.MarkingMessage_markedBefore, result.markedBefore()));
		}
		if (!result.refused().isEmpty()) {
			boolean methods = result.refused().getFirst().element() instanceof IMethod;
			sentences
					.add(NLS.bind(methods ? Messages.MarkingMessage_refused : Messages.MarkingMessage_notWatched, words(result.refused())));
		}
		if (!result.remarks().isEmpty()) {
			sentences.add(NLS.bind(Messages.MarkingMessage_remark, words(result.remarks())));
		}
		result.problems().forEach(problem -> sentences.add(problem.getMessage().lines().findFirst().orElse("")));
		if (sentences.isEmpty()) {
			sentences.add(command.nothing());
		}
		return new MarkingMessage(String.join(" ", sentences), changed == 0 || !changing.isEmpty() || cut);
	}

	/** The place for people: {@code Shape.area}; {@code Shape} for a constructor or the type itself. */
	static String nameOf(CodePlace place) {
		String type = place.declaringType().substring(place.declaringType().lastIndexOf('.') + 1).replace('$', '.');
		return switch (place) {
			case MethodSignature method -> method.constructor() ? type : type + "." + method.name();
			case FieldSignature field -> type + "." + field.name();
			case WatchedType watched -> type;
		};
	}

	private static String plans(MarkingResult result) {
		return result.changes().stream().map(change -> change.file().getName()).collect(Collectors.joining(", "));
	}

	private static String words(List<Remark> remarks) {
		String told = remarks.stream().limit(TOLD).map(remark -> nameOf(remark.element()) + " " + remark.words())
				.collect(Collectors.joining("; "));
		int more = remarks.size() - TOLD;
		return more <= 0 ? told : Plural.bind(Messages.MarkingMessage_others, more, told);
	}

	private static String nameOf(IMember member) {
		return member instanceof IType type ? type.getTypeQualifiedName('.')
				: member.getDeclaringType().getTypeQualifiedName('.') + "." + member.getElementName();
	}
}
