/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.statistics.Interval;

/** A user's own result sets on the command line. */
class StoredResultsTest {

	@TempDir
	Path folder;
	private String file;

	@BeforeEach
	void duplicate() {
		file = folder.resolve("mine.json").toString();
		Sonde copied = Sonde.run("results", "duplicate", "waller-2014-pt3", "--id", "mine", "--output", file);
		assertThat(copied.code()).isEqualTo(ExitCode.OK);
		assertThat(copied.err()).contains("Wrote " + file);
	}

	@Test
	void aCopyShowsTheSameFiguresAsItsOriginal() {
		assertThat(Sonde.run("results", "show", file, "--format", "csv").out())
				.isEqualTo(Sonde.run("results", "show", "waller-2014-pt3", "--format", "csv").out());
	}

	/** The example in the documentation is what a stored calibration says. */
	@Test
	void aCalibrationShowsWhatItsSweepDetermines() throws IOException {
		String page = Files.readString(Path.of("../../docs/benchmark.md"));
		int begin = page.indexOf("Sweep over gaps, writer");
		String example = page.substring(begin, page.indexOf("```\n", begin));
		assertThat(example).containsPattern("waking the writer +[\\d.]+ +[\\d.]+ … [\\d.]+ +µs");
		String calibration = "../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-events-java-25.json";
		assertThat(Sonde.run("results", "show", calibration).out()).contains(example);
		assertThat(Sonde.run("results", "show", file).out()).doesNotContain("Sweep over gaps");
	}

	/** What --writer takes, and that a run had twelve threads, not the one of the set. */
	@Test
	void showsTheRunsAndWhatIsTheirOwn() {
		assertThat(Sonde.run("results", "show", "moobench-github-2025-kieker").out())
				.containsPattern("binary-file-12-threads +.* writing .*threads=12");
		assertThat(Sonde.run("results", "show", "strubel-2016-current").out())
				.containsPattern("tcp +.*writing +data-collection|tcp +.*writing +collecting");
		assertThat(Sonde.run("results", "show", "waller-2014-base", "--format", "csv").out())
				.startsWith("configuration,id,phase,predecessor,");
	}

	/** 3,000 ns of collecting are 250 ns for each of 12 calls; 6,000 ns of hand-over 240 ns for each of 25 records. */
	@Test
	void showsWhatWasMeasuredInAProgram() throws IOException {
		ResultSet base = PublishedResults.find("waller-2014-base").orElseThrow();
		Configuration writer = CostModel.writers(base).getFirst();
		GapSweep sweep = new GapSweep(writer.id(), 3,
				List.of(new GapSweep.Cell("library", 0, 1, 1, 0, 1, Interval.exactly(1), Interval.exactly(2), Interval.exactly(1), 0)));
		ResultSet swept = new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(),
				base.conditions(),
				base.configurations(), List.of(sweep));
		ProgramFigures figures = new ProgramFigures("call of p.Main.unit", 12, 25, 2.25,
				Map.of(ProgramFigures.Kind.COLLECTING, Interval.symmetric(3000, 1200),
						ProgramFigures.Kind.HAND_OVER, Interval.symmetric(6000, 1500)),
				new Conditions(Map.of(ConditionName.VIRTUAL_MACHINE, new Condition.Stated("25 Temurin"))));
		InProgram.Measured measured = new InProgram.Measured("first.probes", "2026-11-23", Interval.symmetric(1.25, 0.1),
				Optional.of(figures));
		Path kept = folder.resolve("kept.json");
		Files.write(kept, ResultSetDocument.of(swept.in(new InProgram("p.Main", List.of(measured)), writer, "kept", "Kept")).toBytes());
		assertThat(Sonde.run("results", "show", kept.toString()).out())
				.contains("Measured in p.Main", "first.probes, 2026-11-23", "1.25 (1.15 … 1.35) times",
						"3000 ns (1800 … 4200)", "250 ns (150 … 350) a call", "240 ns (180 … 300) a record",
						"12 recorded calls, 25 records and about 2.3 wake-ups",
						"25 Temurin");
	}

	@Test
	void aFileIsNotOverwritten() {
		Sonde again = Sonde.run("results", "duplicate", "waller-2014-pt4", "--id", "mine", "--output", file);
		assertThat(again.code()).isEqualTo(ExitCode.FAILED);
		assertThat(again.err()).contains("SO109", "a file with that name already exists");
	}

	@Test
	void listsFoldersBesideWhatIsBuiltIn() {
		Sonde.run("results", "tag", file, "baseline", "x5");
		assertThat(Sonde.run("results", "list", folder.toString()).out()).contains("waller-2014-base", file, "baseline, x5");
		Sonde tagged = Sonde.run("results", "list", folder.toString(), "--tag", "baseline", "--format", "json");
		assertThat(tagged.json()).hasSize(1);
		assertThat(tagged.json().get(0).get("id").asString()).isEqualTo("mine");
		assertThat(tagged.json().get(0).get("file").asString()).isEqualTo(file);
		assertThat(Sonde.run("results", "tag", file, "--remove", "baseline", "--remove", "x5").err()).contains("has no tags");
	}

	/** Whatever is listed: programs count on the columns. */
	@Test
	void theListAsCsvHasTheSameColumnsWithAndWithoutTags() {
		assertThat(Sonde.run("results", "list", "--format", "csv").out()).startsWith("id,year,probes,tags,where,title,origin\n")
				.contains("\nmoobench-github-2025-pinpoint,2025,,,built in,");
		assertThat(Sonde.run("results", "list").out()).doesNotContain("tags").contains("not stated");
		Sonde none = Sonde.run("results", "list", "--tag", "nobody's");
		assertThat(none.code()).isEqualTo(ExitCode.OK);
		assertThat(none.err()).contains("no result set has the tag nobody's");
	}

	@Test
	void renames() {
		assertThat(Sonde.run("results", "rename", file, "--id", "ours", "--title", "Ours").code()).isEqualTo(ExitCode.OK);
		assertThat(Sonde.run("results", "show", file, "--format", "json").json().get("title").asString()).isEqualTo("Ours");
		assertThat(Sonde.run("results", "rename", file).code()).isEqualTo(ExitCode.USAGE);
		Sonde wrong = Sonde.run("results", "rename", file, "--id", "Not An Id", "--title", "T");
		assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
		assertThat(wrong.err()).contains("an id is made of lower-case letters");
		assertThat(Sonde.run("results", "show", file, "--format", "json").json().get("title").asString()).isEqualTo("Ours");
	}

	/** Its raw measurements cannot move where a folder stands in the way; then the title stays, too. */
	@Test
	void renamesAsAWholeOrNotAtAll() throws IOException {
		Files.createDirectory(folder.resolve("mine.raw"));
		Files.createDirectory(folder.resolve("taken.raw"));
		String before = Files.readString(Path.of(file));
		Sonde refused = Sonde.run("results", "rename", file, "--id", "taken", "--title", "X");
		assertThat(refused.code()).isEqualTo(ExitCode.FAILED);
		assertThat(refused.err()).contains("taken.raw");
		assertThat(Path.of(file)).hasContent(before);
		assertThat(folder.resolve("mine.raw")).exists();
	}

	@Test
	void compares() {
		Sonde table = Sonde.run("results", "compare", "strubel-2016-current", "strubel-2016-refactored");
		assertThat(table.code()).isEqualTo(ExitCode.OK);
		assertThat(table.out()).contains("faster", "19.72", "3.265", "-16.450");
		Sonde json = Sonde.run("results", "compare", "waller-2014-base", "waller-2014-pt1", "--format", "json");
		assertThat(json.json().at("/runs/0/verdict").asString()).isEqualTo("no-significant-difference");
		assertThat(Sonde.run("results", "compare", "waller-2014-pt3", file, "--format", "csv").out()).contains("no-significant-difference");
	}

	@Test
	void merges() {
		String both = folder.resolve("both.json").toString();
		Sonde merged = Sonde.run("results", "merge", file, "waller-2014-base", "--id", "both", "--output", both);
		assertThat(merged.err()).isEqualToIgnoringNewLines("Wrote " + both + " with 8 configurations.");
		Sonde shown = Sonde.run("results", "show", both);
		assertThat(shown.out()).contains("113.2", "16.6", "Note: mine: ");
		assertThat(Sonde.run("results", "merge", file, file, "--id", "x", "--output", both).code()).isEqualTo(ExitCode.USAGE);
	}

	@Test
	void deletes() {
		assertThat(Sonde.run("results", "delete", file).err()).contains("Deleted " + file);
		assertThat(folder).isEmptyDirectory();
		assertThat(Sonde.run("results", "delete", file).code()).isEqualTo(ExitCode.FAILED);
	}
}
