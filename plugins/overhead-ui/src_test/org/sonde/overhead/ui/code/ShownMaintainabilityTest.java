/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.code.ShownMaintainability.Next;

class ShownMaintainabilityTest {

	@TempDir
	Path folder;
	private ComponentMeasurement measurement;
	private final Map<String, Object> shopIs = new HashMap<>(Map.of("getName", "shop", "isAccessible", true, "hasNature", true));
	private final IProject shop = Fake.of(IProject.class, shopIs);
	private final IProject till = Fake.of(IProject.class, Map.of("getName", "till", "isAccessible", true, "hasNature", true));
	private final ShownMaintainability model = new ShownMaintainability(new ChosenComponents());

	@BeforeEach
	void measure() throws Exception {
		Files.writeString(folder.resolve("A.java"), """
				class A {
					int f(int i) {
						return i > 0 ? 1 : 0;
					}
					void g() { }
				}
				""");
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			measurement = Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts, Component.of("*"),
					Profiles.DEFAULT, Progress.NONE);
		}
	}

	private Figures figures(IProject project) {
		return new Figures(project, Optional.empty(), new ProjectComponents(List.of(), List.of()), measurement,
				FigureRows.of(measurement, Shares.of(measurement)), false);
	}

	@Test
	void figuresAreMeasuredOnceAndFollowChanges() {
		assertThat(model.follow(Optional.of(shop))).isEqualTo(Next.MEASURE);
		assertThat(model.request()).contains(new FiguresRequest(shop, Optional.empty()));
		assertThat(model.figures()).isEmpty();
		Figures measured = figures(shop);
		assertThat(model.take(new FiguresOutcome.Measured(measured))).isTrue();
		assertThat(model.figures()).containsSame(measured);
		assertThat(model.follow(Optional.of(shop))).isEqualTo(Next.MEASURE_SOON);
		assertThat(model.figures()).as("they stay until there are others").containsSame(measured);
	}

	@Test
	void figuresOfAnotherProjectAreNotShown() {
		model.follow(Optional.of(shop));
		model.take(new FiguresOutcome.Measured(figures(shop)));
		assertThat(model.follow(Optional.of(till))).isEqualTo(Next.MEASURE);
		assertThat(model.figures()).isEmpty();
		assertThat(model.take(new FiguresOutcome.Measured(figures(shop)))).isFalse();
		assertThat(model.take(new FiguresOutcome.Cancelled(shop))).isFalse();
		assertThat(model.figures()).isEmpty();
	}

	@Test
	void withoutAnOpenJavaProjectNothingIsMeasured() {
		assertThat(model.follow(Optional.empty())).isEqualTo(Next.REST);
		assertThat(model.request()).isEmpty();
		model.follow(Optional.of(shop));
		model.take(new FiguresOutcome.Measured(figures(shop)));
		shopIs.put("isAccessible", false);
		assertThat(model.follow(Optional.of(shop))).isEqualTo(Next.REST);
		assertThat(model.figures()).isEmpty();
		assertThat(model.request()).isEmpty();
		shopIs.put("isAccessible", true);
		shopIs.put("hasNature", false);
		assertThat(model.follow(Optional.of(shop))).isEqualTo(Next.REST);
	}

	@Test
	void whatFailedOrWasCancelledTakesTheFiguresAway() {
		model.follow(Optional.of(shop));
		for (FiguresOutcome ended : List.of(new FiguresOutcome.Failed(shop, Optional.empty(), new ProjectComponents(List.of(), List.of()),
				"why"),
				new FiguresOutcome.Cancelled(shop))) {
			model.take(new FiguresOutcome.Measured(figures(shop)));
			assertThat(model.take(ended)).isTrue();
			assertThat(model.figures()).isEmpty();
			assertThat(model.follow(Optional.of(shop))).isEqualTo(Next.MEASURE);
		}
	}

	@Test
	void eachProjectKeepsItsComponent() {
		IFile file = Fake.of(IFile.class, Map.of("exists", true));
		model.follow(Optional.of(shop));
		model.choose(Optional.of(file));
		assertThat(model.request()).contains(new FiguresRequest(shop, Optional.of(file)));
		model.follow(Optional.of(till));
		assertThat(model.request()).contains(new FiguresRequest(till, Optional.empty()));
		model.follow(Optional.of(shop));
		assertThat(model.request()).contains(new FiguresRequest(shop, Optional.of(file)));
		model.choose(Optional.empty());
		assertThat(model.request()).contains(new FiguresRequest(shop, Optional.empty()));
	}

	@Test
	void theLevelIsRestoredUnlessThereIsNoSuch() {
		assertThat(model.level()).isEqualTo(FiguresLevel.TYPES);
		model.restoreLevel(FiguresLevel.METHODS.ordinal());
		assertThat(model.level()).isEqualTo(FiguresLevel.METHODS);
		for (Integer number : new Integer[] { null, -1, FiguresLevel.values().length }) {
			model.restoreLevel(number);
			assertThat(model.level()).as("%s", number).isEqualTo(FiguresLevel.METHODS);
		}
		model.show(FiguresLevel.PACKAGES);
		assertThat(model.level()).isEqualTo(FiguresLevel.PACKAGES);
	}
}
