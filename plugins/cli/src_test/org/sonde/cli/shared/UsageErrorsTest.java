/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.cli.Main;
import org.sonde.cli.Sonde;

import picocli.CommandLine;

/** Wrong words of a command: each message names the option, what was given and what helps. */
class UsageErrorsTest {
	@TempDir
	Path folder;

	private String plan;

	@BeforeEach
	void aPlan() throws IOException {
		plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN).toString();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			nosuch                                   | 'nosuch' is not a command of 'sonde'. Did you mean check or suggest?
			plan nosuch                              | 'nosuch' is not a command of 'sonde plan'; choose one of activate, compare, deactivate, merge, help
			help nosuch                              | 'nosuch' is not a command of 'sonde'; choose one of demo, metrics,
			results history                          | 'sonde results history' needs a command, one of create, changes, help
			metrics --nosuch x                       | --nosuch is not an option of 'sonde metrics'
			run PLAN java -cp x Main                 | -cp is not an option of 'sonde run'. If it is one of the program's, put -- before
			metrics src --methodz                    | --methodz is not an option of 'sonde metrics'. Did you mean --methods?
			report --outptu x.html                   | --outptu is not an option of 'sonde report'. Did you mean --output
			metrics src src2                         | 'src2' is one argument too many: 'sonde metrics' takes SOURCES
			profiles x                               | 'x' is one argument too many: 'sonde profiles' takes only options
			metrics                                  | 'sonde metrics' needs SOURCES, which is missing
			calls                                    | 'sonde calls' needs PLAN and LOG, which are missing
			import-config                            | 'sonde import-config' needs --output PLAN.probes and FILE, which are missing
			export PLAN                              | 'sonde export' needs --to AGENT and --output FOLDER, which are missing
			metrics src --format                     | --format needs a value: --format FORMAT
			report -o --plan x                       | --output needs a value: --output FILE
			metrics src -f csv --format json         | --format is given more than once: give it once
			metrics src --format xml                 | Invalid value for option '--format': 'xml' is none of table, json, csv
			results import x --keep all              | Invalid value for option '--keep': 'all' is none of summary, histogram, raw
			results import x --phase a               | Invalid value for option '--phase': 'a' is not KEY=PHASE
			history git:. a..b --every x             | Invalid value for option '--every': 'x' is not a whole number
			history git:. a..b --max-count 0         | --max-count must be 1 or more, found 0
			tradeoff --log=x                         | Invalid value for option '--log': 'x' is not allowed: the option takes no value
			bench calibrate -o out --plan a --subject b | --subject and --plan exclude each other: give one of them
			export PLAN -o out --to foo              | Invalid value for option '--to': "foo" is not one of kieker-aspectj,
			metrics SRC --loc-profile foo            | Invalid value for option '--loc-profile': no profile is named 'foo'
			estimate PLAN --budget-cpu x             | Invalid value for option '--budget-cpu': 'x' is not a number
			estimate PLAN -r waller-2014-base --budget-cpu -1     | Invalid value for option '--budget-cpu': a budget is a finite number
			estimate PLAN -r waller-2014-base --budget-request 1  | --budget-request and --requests must be given together
			estimate PLAN -r waller-2014-base --budget-cpu 1 --worth foo | Invalid value for option '--worth': "foo" is not one of wish,
			check --code SRC --base SRC --growth foo | Invalid value for option '--growth': 'foo' is not a limit
			bench run nano-time -o out --depth 0     | Invalid value for option '--depth': a trace has 1 to 10000 executions, found 0
			bench run nano-time -o out --shape foo   | Invalid value for option '--shape': "foo" is not one of nested,
			bench run nano-time -o out --busy-by foo | Invalid value for option '--busy-by': 'foo' is neither wall nor thread-cpu
			bench run nano-time -o out --method-time NaN | Invalid value for option '--method-time': 'NaN' is not a number
			bench program PLAN --warm-up Infinity    | Invalid value for option '--warm-up': 'Infinity' is not a number
			bench run nano-time -o out --method-time -1 | Invalid value for option '--method-time': the method time is 0 to
			bench run nano-time -o out --threads 0   | Invalid value for option '--threads': there are 1 to 256 threads, found 0
			bench run nano-time -o out --unmonitored -1 | Invalid value for option '--unmonitored': there are 0 to 10000 executions
			bench run nano-time -o out --seconds 0   | Invalid value for option '--seconds': a fork runs for 1 ms to 1 h, found 0 ms
			bench run nano-time -o out --calls 0     | Invalid value for option '--calls': a fork makes 1 to 20000000 calls, found 0
			bench run nano-time -o out --forks 5..2  | Invalid value for option '--forks': the fewest forks of a run come first
			bench run nano-time -o out --forks x     | Invalid value for option '--forks': 'x' is neither a number nor a range such as 5..10
			bench run nano-time -o out --precision 0 | Invalid value for option '--precision': a precision is above 0 %
			bench run nano-time -o out --minutes 0   | Invalid value for option '--minutes': a time-box is longer than nothing
			bench run nano-time -o out --attempts 0  | Invalid value for option '--attempts': a fork is run once or more often, found 0
			bench calibrate -o out --minutes 0       | Invalid value for option '--minutes': a time-box is longer than nothing
			bench check -o out --pairs 1             | Invalid value for option '--pairs': a check makes 2 comparisons or more, found 1
			bench check -o out --forks 1             | Invalid value for option '--forks': a comparison has 3 forks or more
			bench check -o out --clock foo           | Invalid value for option '--clock': 'foo' is neither wall nor thread-cpu
			bench check -o out --precision 0         | Invalid value for option '--precision': a precision is above 0 %
			results merge waller-2014-base --id x    | 'sonde results merge' needs two result sets or more, found only waller-2014-base
			results duplicate waller-2014-base --id X | Invalid value for option '--id': an id is made of lower-case letters
			results rename x.json --id X             | Invalid value for option '--id': an id is made of lower-case letters
			results rename x.json --title=           | Invalid value for option '--title': it must not be empty
			traces x --top 0                         | --top must be 1 or more, found 0
			""")
	void areTold(String line, String words) {
		Sonde run = Sonde.run(line.replace("PLAN", plan).replace("SRC", folder.toString()).split(" "));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).startsWith("sonde: " + words).contains("\nTry 'sonde").hasLineCount(2);
		assertThat(run.out()).isEmpty();
	}

	/** Where an old name hides that a command is missing. */
	private static final Map<String, String> STANDS_FOR = Map.of("sonde tradeoff", " show", "sonde results history", " create");

	/** But those of picocli that help, which take whatever they are given. */
	static Stream<CommandLine> commands() {
		return below(Main.commandLine()).filter(command -> !command.getCommandSpec().helpCommand());
	}

	private static Stream<CommandLine> below(CommandLine command) {
		return Stream.concat(Stream.of(command), command.getSubcommands().values().stream().flatMap(UsageErrorsTest::below));
	}

	/** Of every command there is; picocli's own words show by theirs. */
	@ParameterizedTest
	@MethodSource("commands")
	void anUnknownOptionIsToldByEveryCommand(CommandLine command) {
		String name = command.getCommandSpec().qualifiedName();
		Sonde run = Sonde.run((name + " --nosuch").replaceFirst("^sonde ", "").split(" "));
		assertThat(run.code()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).contains("--nosuch is not an option of '" + name + STANDS_FOR.getOrDefault(name, "") + "'")
				.doesNotContain("Unknown", "Unmatched", "required");
	}

	/** Each file is right by itself: nothing is wrong with the command. */
	@Test
	void setsThatDoNotFitAreNoErrorOfUsage() {
		Sonde run = Sonde.run("results", "history", "create", "waller-2014-base", "--id", "x", "-o", folder.resolve("x.json").toString());
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).startsWith("sonde: SC122: ").contains("waller-2014-base", "measuredAt").doesNotContain("Try");
	}
}
