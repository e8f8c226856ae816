/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.PlanFiles;

/** The content of a plan's file. The text is the editor's only model: the form shows what is read from it. */
sealed interface PlanText {

	/** @param plan that nobody else uses */
	record Valid(Plan plan) implements PlanText {
	}

	/**
	 * No plan can be read from it.
	 *
	 * @param message file, place, problem and remedy
	 * @param line    of the problem, from 1
	 */
	record Broken(String message, int line) implements PlanText {
	}

	/**
	 * The smallest part of a text that must be replaced to get another one.
	 *
	 * @param offset of the first character
	 * @param length of what is replaced
	 * @param text   what takes its place
	 */
	record Change(int offset, int length, String text) {
	}

	/** @param name what messages call the file */
	static PlanText read(String text, String name) {
		try {
			return new Valid(PlanFiles.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name));
		} catch (PlanFileException e) {
			return new Broken(e.getMessage(), e.line());
		} catch (IOException e) {
			return new Broken(e.getMessage(), 1);
		}
	}

	/**
	 * The text after a change of the plan; the same text if none can be read from it.
	 *
	 * @throws IllegalArgumentException naming the rule that the changed plan breaks
	 */
	static String changed(String text, String name, Consumer<Plan> change) {
		if (!(read(text, name) instanceof Valid valid)) {
			return text;
		}
		change.accept(valid.plan());
		return new String(PlanFiles.toBytes(valid.plan()), StandardCharsets.UTF_8);
	}

	/** From the first character that differs to the last. */
	static Change between(String before, String after) {
		int shorter = Math.min(before.length(), after.length());
		int start = 0;
		while (start < shorter && before.charAt(start) == after.charAt(start)) {
			start++;
		}
		int end = 0;
		while (end < shorter - start && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
			end++;
		}
		return new Change(start, before.length() - start - end, after.substring(start, after.length() - end));
	}
}
