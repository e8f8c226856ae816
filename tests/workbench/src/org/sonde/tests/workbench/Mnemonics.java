/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/** The letters that lead to controls with Alt. */
final class Mnemonics {
	private static final Pattern MNEMONIC = Pattern.compile("(?<!&)(?:&&)*&([^&\\s])");

	private Mnemonics() {
	}

	/** Those that lead to several controls that show, with the texts of these; in the thread of the user interface. */
	static List<String> shared(Composite root) {
		Map<String, List<String>> texts = new TreeMap<>();
		all(root).filter(Control::isVisible).map(Mnemonics::text).forEach(text -> {
			Matcher found = MNEMONIC.matcher(text);
			if (found.find()) {
				texts.computeIfAbsent(found.group(1).toUpperCase(), any -> new ArrayList<>()).add(text);
			}
		});
		return texts.entrySet().stream().filter(one -> one.getValue().size() > 1).map(one -> one.getKey() + ": " + one.getValue()).toList();
	}

	private static String text(Control control) {
		return switch (control) {
			case Label label -> label.getText();
			case CLabel label -> String.valueOf(label.getText());
			case Button button -> button.getText();
			case Group group -> group.getText();
			case Link link -> link.getText();
			default -> "";
		};
	}

	private static Stream<Control> all(Composite parent) {
		return Arrays.stream(parent.getChildren())
				.flatMap(child -> Stream.concat(Stream.of(child), child instanceof Composite composite ? all(composite) : Stream.empty()));
	}
}
