/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeprecatedCommandsTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			measured kieker-2016            | tradeoff measured kieker-2016
			tunings add a.tunings --name x  | tradeoff add a.tunings --name x
			tradeoff                        | tradeoff show
			tradeoff waller-2014 --log      | tradeoff show waller-2014 --log
			tradeoff list                   | tradeoff list
			tradeoff --help                 | tradeoff --help
			results changes h.json          | results history changes h.json
			results history a.json --id x   | results history create a.json --id x
			results history create a.json   | results history create a.json
			results history                 | results history
			results history --help          | results history --help
			results list                    | results list
			results                         | results
			estimate a.probes               | estimate a.probes
			""")
	void oldNamesStandForNewOnes(String given, String today) {
		assertThat(String.join(" ", DeprecatedCommands.replaced(Main.commandLine(), given.split(" ")))).isEqualTo(today);
	}

	@Test
	void helpHasEveryCommandOnceAndInAGroup() {
		String help = Sonde.run("--help").out();
		assertThat(help.lines().filter(line -> line.matches("\\w+:"))).containsSubsequence("Plan:", "Estimate:", "Measure:", "Code:",
				"Logs:", "Share:", "More:");
		assertThat(Main.commandLine().getSubcommands().keySet())
				.allSatisfy(name -> assertThat(help.lines().filter(line -> line.startsWith("  " + name + " "))).as(name).hasSize(1));
	}
}
