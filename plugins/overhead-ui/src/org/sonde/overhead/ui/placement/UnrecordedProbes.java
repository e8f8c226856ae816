/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;

/** Probes of a plan in methods that the recording lacks. A placement cannot judge them. */
final class UnrecordedProbes {
	/** How many are named in the question. */
	private static final int NAMED = 8;

	private UnrecordedProbes() {
	}

	/** Asks which of them are to be removed; empty if the user changed their mind. */
	static Optional<Set<String>> toRemove(Shell shell, List<String> probes) {
		if (probes.isEmpty()) {
			return Optional.of(Set.of());
		}
		List<String> names = new ArrayList<>(probes.stream().limit(NAMED).map(MethodLabel::of).toList());
		if (probes.size() > NAMED) {
			names.add(Plural.bind(Messages.UnrecordedProbes_more, probes.size() - NAMED));
		}
		int answer = MessageDialog.open(MessageDialog.QUESTION, shell, Messages.UnrecordedProbes_apply,
				ControlText.label(Plural.bind(Messages.UnrecordedProbes_question, probes.size(), String.join("\n", names))), SWT.NONE,
				Messages.UnrecordedProbes_remove, Messages.UnrecordedProbes_keep, IDialogConstants.CANCEL_LABEL);
		return switch (answer) {
			case 0 -> Optional.of(Set.copyOf(probes));
			case 1 -> Optional.of(Set.of());
			default -> Optional.empty();
		};
	}
}
