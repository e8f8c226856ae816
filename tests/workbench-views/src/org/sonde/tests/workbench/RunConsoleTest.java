/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IConsoleManager;
import org.eclipse.ui.console.IConsoleView;
import org.eclipse.ui.console.MessageConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.overhead.ui.traces.RunConsole;

@ExtendWith(LoggedErrors.class)
class RunConsoleTest {

	/** A new console comes to the front by itself. */
	@Test
	void theOutputOfTheProgramStaysInFront() throws Exception {
		IConsoleManager manager = ConsolePlugin.getDefault().getConsoleManager();
		manager.removeConsoles(sonde());
		IConsole program = new MessageConsole("program", null);
		IConsoleView view = (IConsoleView) Workbench.ui(() -> Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW));
		try {
			manager.addConsoles(new IConsole[] { program });
			Workbench.waitFor("the program's output", () -> Workbench.ui(view::getConsole) == program);
			RunConsole.say(
					new ProbedRun(Path.of("run"), "Shop", "shop", "shop.probes", RunAgent.KIEKER_ASPECTJ, RecordTo.TEXT, Instant.EPOCH),
					List.of("said"));
			Workbench.ui(() -> {
				while (Workbench.display().readAndDispatch()) {
					// until both consoles are shown
				}
				return null;
			});
			assertThat(sonde()).hasSize(1);
			assertThat(Workbench.ui(view::getConsole)).isEqualTo(program);
		} finally {
			manager.removeConsoles(new IConsole[] { program });
			Workbench.closeViews(IConsoleConstants.ID_CONSOLE_VIEW);
		}
	}

	private static IConsole[] sonde() {
		return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
				.filter(console -> console.getName().equals(RunConsole.NAME))
				.toArray(IConsole[]::new);
	}
}
