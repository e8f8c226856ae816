/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.metrics.component.Component;
import org.sonde.overhead.ui.Fake;

class ComponentChoicesTest {

	private final IProject shop = Fake.of(IProject.class, Map.of("getName", "shop"));
	private final IFile till = file("till.component");
	private final IFile stock = file("parts/stock.component");
	private final ProjectComponents components = new ProjectComponents(
			List.of(new ProjectComponents.Stored(till, component("Till")), new ProjectComponents.Stored(stock, component("Stock"))),
			List.of());

	private static IFile file(String path) {
		return Fake.of(IFile.class, Map.of("getProjectRelativePath", IPath.fromPortableString(path)));
	}

	private static Component component(String name) {
		return Component.of(name, List.of("*"), List.of(), Component.DEFAULT_DATA_TYPES);
	}

	@Test
	void allTypesComeFirstAndComponentsHaveTheirFiles() {
		ComponentChoices choices = ComponentChoices.of(shop, components, Optional.empty());
		assertThat(choices.names()).containsExactly("All types of shop", "Till – till.component", "Stock – parts/stock.component");
		assertThat(choices.files()).containsExactly(Optional.empty(), Optional.of(till), Optional.of(stock));
		assertThat(choices.shown()).isZero();
		assertThat(choices.problems()).isEmpty();
	}

	@Test
	void theComponentThatIsShownIsChosen() {
		assertThat(ComponentChoices.of(shop, components, Optional.of(stock)).shown()).isEqualTo(2);
	}

	@Test
	void allTypesAreShownInsteadOfAComponentThatIsGone() {
		assertThat(ComponentChoices.of(shop, components, Optional.of(file("gone.component"))).shown()).isZero();
	}

	@Test
	void problemsOfFilesStandInLinesOfTheirOwn() {
		ProjectComponents broken = new ProjectComponents(List.of(), List.of("a.component: …", "b.component: …"));
		assertThat(ComponentChoices.of(shop, broken, Optional.empty()).problems()).contains("a.component: …\nb.component: …");
	}
}
