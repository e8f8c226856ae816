/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Pictures of every screen, in the light and in the dark theme, for docs/dev/gallery.md. No test by its name: {@code ./sonde gallery} runs
 * it and puts the pictures into the documentation.
 */
@ExtendWith(LoggedErrors.class)
class Gallery {
	/** The screens of these names only, for whoever works on them; or {@code all} of them. */
	private static final List<String> ONLY = Stream.of(System.getProperty("sonde.gallery", "all").split(","))
			.filter(name -> !name.equals("all"))
			.toList();

	@TempDir(factory = Folder.class)
	private Path folder;

	/** Some pictures show its path: the same on every machine. */
	static final class Folder implements TempDirFactory {
		@Override
		public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
			return Files.createDirectories(Path.of("/tmp/measurements"));
		}
	}

	@AfterAll
	static void backToLight() {
		Workbench.theme("default");
	}

	/** Screens that cannot be taken do not keep the others from it. */
	@TestFactory
	Stream<DynamicTest> screens() {
		// In this order: what GTK made dark does not become light again before the next start.
		return Stream.of("light", "dark")
				.flatMap(theme -> all().entrySet().stream().filter(each -> ONLY.isEmpty() || ONLY.contains(each.getKey()))
						.map(each -> DynamicTest.dynamicTest(each.getKey() + ", " + theme,
								() -> take(each.getKey(), theme, each.getValue().get()))));
	}

	private static Map<String, Supplier<Screens>> all() {
		Map<String, Supplier<Screens>> all = new LinkedHashMap<>();
		all.put("welcomes", WelcomeScreens::new);
		all.put("wayin", WayInScreens::new);
		all.put("plans", PlanScreens::new);
		all.put("running", RunningScreens::new);
		all.put("estimates", EstimateScreens::new);
		all.put("log", LogScreens::new);
		all.put("objects", ObjectScreens::new);
		all.put("placement", PlacementScreens::new);
		all.put("refinement", RefinementScreens::new);
		all.put("results", ResultScreens::new);
		all.put("benchmark", BenchmarkScreens::new);
		all.put("program", ProgramScreens::new);
		all.put("wizards", WizardScreens::new);
		all.put("dialogs", DialogScreens::new);
		all.put("versions", VersionScreens::new);
		all.put("tradeoff", TradeOffScreens::new);
		all.put("menu", MenuScreens::new);
		all.put("sample", SampleScreens::new);
		all.put("kieker", KiekerScreens::new);
		return all;
	}

	private void take(String name, String theme, Screens screens) throws Exception {
		screens.open();
		try {
			screens.take(new Camera(theme), Files.createDirectories(folder.resolve(name + "-" + theme)));
		} finally {
			screens.close();
		}
	}
}
