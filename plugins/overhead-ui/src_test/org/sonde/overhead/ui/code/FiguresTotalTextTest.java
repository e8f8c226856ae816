/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
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

class FiguresTotalTextTest {

	@TempDir
	Path folder;

	private FiguresTotalText text(String source, boolean behind) throws Exception {
		Files.writeString(folder.resolve("A.java"), source);
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			ComponentMeasurement measurement = Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts,
					Component.of("*"), Profiles.DEFAULT, Progress.NONE);
			return FiguresTotalText.of(new Figures(Fake.of(IProject.class, Map.of("getName", "shop")), Optional.empty(),
					new ProjectComponents(List.of(), List.of()), measurement, FigureRows.of(measurement, Shares.of(measurement)), behind));
		}
	}

	/** Cyclomatic complexities 2 and 1; cognitive ones 1 and 0. */
	@Test
	void figuresOfAllTypesAndMethods() throws Exception {
		FiguresTotalText text = text("""
				class A {
					int f(int i) {
						return i > 0 ? 1 : 0;
					}
					void g() { }
				}
				""", false);
		assertThat(text.figures()).contains("Lines of code: 6, in 1 type;", "1.500 per method, at most 2", "0.500 per method, at most 1")
				.doesNotEndWith("as last saved");
		assertThat(text.rules()).contains("0 names not found").doesNotContain("Modules", "problem");
		assertThat(text.rulesHint()).isEqualTo(Messages.FiguresTotalText_rulesHint);
	}

	@Test
	void whatHasNoMethodHasNoAverage() throws Exception {
		assertThat(text("interface A { }", false).figures()).contains("Lines of code: 1,").doesNotContain("per method");
	}

	@Test
	void figuresOfAnEditorSayThatTheGraphIsBehind() throws Exception {
		assertThat(text("class A { int i; }", true).figures()).endsWith("as last saved");
	}

	@Test
	void namesThatAreNotFoundAreCounted() throws Exception {
		assertThat(text("class A { Gone a; }", false).rules()).contains("1 name not found");
	}
}
