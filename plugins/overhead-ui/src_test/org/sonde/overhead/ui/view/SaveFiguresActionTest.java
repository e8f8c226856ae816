/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.IStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveFiguresActionTest {
	@TempDir
	Path folder;

	/** Such as that Mermaid does not draw a call graph of this size. */
	@Test
	void aCautionIsGivenWithTheFile() {
		Path file = folder.resolve("calls.mmd");
		SaveFiguresAction.Kind kind = new SaveFiguresAction.Kind("mmd", "Mermaid", () -> "flowchart",
				text -> Optional.of("Too large: " + text));
		IStatus saved = SaveFiguresAction.save(kind, file);
		assertThat(saved.getSeverity()).isEqualTo(IStatus.WARNING);
		assertThat(saved.getMessage()).isEqualTo(file + " is written. Too large: flowchart");
		assertThat(file).content().isEqualTo("flowchart");
		assertThat(SaveFiguresAction.save(new SaveFiguresAction.Kind("mmd", "Mermaid", () -> "flowchart"), file).isOK()).isTrue();
	}
}
