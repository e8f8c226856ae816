/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.core.expressions.EvaluationContext;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.overhead.ui.Fake;

/** When the commands are enabled, in a workspace without a plan. */
class MarkingHandlersTest {

	private static final IJavaElement PACKAGE = element(IPackageFragment.class);

	/** In no project, so there is no plan. */
	private static <E extends IJavaElement> E element(Class<E> type) {
		Map<String, Object> answers = new HashMap<>();
		answers.put("getJavaProject", null);
		answers.put("getCompilationUnit", null);
		answers.put("getDeclaringType", null);
		return Fake.of(type, answers);
	}

	private static boolean isEnabled(MarkingHandler handler, List<?> selected) {
		EvaluationContext context = new EvaluationContext(null, selected);
		context.addVariable(ISources.ACTIVE_PART_NAME, Fake.of(IWorkbenchPart.class, Map.of()));
		context.addVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME, new StructuredSelection(selected));
		handler.setEnabled(context);
		return handler.isEnabled();
	}

	/** Those that change probes which are there. */
	static Stream<MarkingHandler> changing() {
		return Stream.of(new RemoveProbeHandler(), new ActivateProbeHandler(), new DeactivateProbeHandler());
	}

	static Stream<MarkingHandler> all() {
		return Stream.concat(Stream.of(new InstrumentHandler()), changing());
	}

	@ParameterizedTest
	@MethodSource("all")
	void withoutASelectionThereIsNothingToDo(MarkingHandler handler) {
		handler.setEnabled(null);
		assertThat(handler.isEnabled()).isFalse();
		assertThat(isEnabled(handler, List.of())).isFalse();
		assertThat(isEnabled(handler, List.of("no Java"))).isFalse();
	}

	@Test
	void probesCanBeAddedWhereThereMayBeAMethod() {
		InstrumentHandler handler = new InstrumentHandler();
		assertThat(isEnabled(handler, List.of(PACKAGE))).isTrue();
		assertThat(isEnabled(handler, List.of(element(ICompilationUnit.class)))).isTrue();
		assertThat(isEnabled(handler, List.of(element(IType.class), element(IMethod.class), element(IField.class)))).as("no source")
				.isFalse();
		assertThat(isEnabled(handler, List.of(element(IField.class), PACKAGE))).as("one of them is enough").isTrue();
	}

	@ParameterizedTest
	@MethodSource("changing")
	void withoutAPlanThereIsNoProbeToChange(MarkingHandler handler) {
		assertThat(isEnabled(handler, List.of(PACKAGE, element(IMethod.class)))).isFalse();
	}

	/** A look at each of them would hold up the menu. */
	@ParameterizedTest
	@MethodSource("all")
	void ofManyElementsItIsFoundOutWhenItIsTried(MarkingHandler handler) {
		List<IJavaElement> fields = Stream.generate(() -> (IJavaElement) element(IField.class)).limit(MarkingHandler.LOOKED_AT + 1L)
				.toList();
		assertThat(isEnabled(handler, fields)).isTrue();
		assertThat(isEnabled(handler, fields.subList(1, fields.size()))).isFalse();
	}

	@Test
	void menusHaveNoCheckMarkWhereThereIsNoProbe() {
		for (StatefulHandler handler : List.of(new ToggleProbeHandler(), new ProbeKindHandler(), new ProbeValueHandler())) {
			Map<String, String> parameters = Map.of("org.sonde.overhead.ui.probeKind.kind", "operationExecution",
					"org.sonde.overhead.ui.probeValue.value", "3");
			assertThat(handler.isChecked(List.of(), parameters)).isFalse();
			assertThat(handler.isChecked(List.of(element(IMethod.class)), parameters)).isFalse();
			assertThat(handler.isChecked(Collections.nCopies(MarkingHandler.LOOKED_AT + 1, PACKAGE), parameters)).isFalse();
		}
	}

	@Test
	void onlyMethodsHaveCallers() {
		IMethod method = element(IMethod.class);
		assertThat(InstrumentCallersHandler.methods(List.of(PACKAGE, method, element(IType.class)))).containsExactly(method);
	}
}
