/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.RawFile;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.overhead.results.json.ResultSetDocument;

class StoredSetTest {

	@TempDir
	Path folder;
	private StoredSet set;

	/** One fork with a raw file, beside which lies a file that is nobody's. */
	@BeforeEach
	void store() throws OverheadException, IOException {
		Fork fork = new Fork(1, 1, 10, new WarmUp(5, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, 7.0), Optional.empty(),
				Optional.empty(), Set.of(), Optional.of(new RawFile("raw-1-10-0.csv.gz", 4, "0".repeat(64))));
		ResultSet own = new ResultSet("own", "Own", Set.of(), new Source("me", 2026, Optional.empty(), "here", List.of()),
				Optional.empty(), Optional.empty(), Conditions.NONE, List.of(new Configuration("none", "None", Phase.NONE,
						Optional.empty(), Conditions.NONE, List.of(), List.of(), List.of(fork))));
		set = StoredSet.create(folder.resolve("mine.json"), ResultSetDocument.of(own));
		Files.createDirectory(set.rawFolder());
		Files.writeString(set.rawFolder().resolve("raw-1-10-0.csv.gz"), "raw!");
	}

	/** Not as root, whom no permission stops. */
	@Test
	void aSetInAFolderThatIsNotWritableStaysAndTheMessageHasTheRemedy() throws IOException {
		byte[] before = Files.readAllBytes(set.file());
		Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
		try {
			assumeThat(Files.isWritable(folder)).isFalse();
			assertThatThrownBy(() -> StoredSet.change(set.file(), own -> own.withTitle("Other"))).isInstanceOf(OverheadException.class)
					.hasMessageContaining("mine.json").hasMessageContaining("permission denied").hasMessageContaining("folder writable");
			assertThat(Files.readAllBytes(set.file())).isEqualTo(before);
		} finally {
			Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
		}
	}

	@Test
	void renamingMovesTheRawMeasurements() throws OverheadException {
		StoredSet renamed = StoredSet.change(set.file(), own -> own.withId("other"));
		assertThat(folder.resolve("own.raw")).doesNotExist();
		assertThat(folder.resolve("other.raw/raw-1-10-0.csv.gz")).hasContent("raw!");
		assertThat(StoredSet.read(renamed.file()).document().resultSet().id()).isEqualTo("other");
	}

	@Test
	void aFolderInTheWayIsNotOverwrittenAndNothingChanges() throws OverheadException, IOException {
		Files.createDirectory(folder.resolve("other.raw"));
		assertThatThrownBy(() -> StoredSet.change(set.file(), own -> own.withId("other"))).isInstanceOf(OverheadException.class)
				.hasMessageContaining("other.raw");
		assertThat(folder.resolve("own.raw/raw-1-10-0.csv.gz")).exists();
		assertThat(StoredSet.read(set.file()).document().resultSet().id()).isEqualTo("own");
	}

	@Test
	void aCopyHasItsOwnRawMeasurements() throws OverheadException {
		StoredSet copy = set.duplicated("copy", folder.resolve("copy.json"));
		assertThat(folder.resolve("copy.raw/raw-1-10-0.csv.gz")).hasContent("raw!");
		assertThat(copy.document().resultSet().configurations()).isEqualTo(set.document().resultSet().configurations());
		assertThatThrownBy(() -> set.duplicated("copy2", folder.resolve("copy.json"))).hasMessageContaining("copy.json");
		assertThat(folder.resolve("copy2.raw")).doesNotExist();
	}

	/** The raw file is missing: no folder is left behind, and once it is there again all is well. */
	@Test
	void aCopyThatFailsLeavesNothing() throws OverheadException, IOException {
		Path raw = set.rawFolder().resolve("raw-1-10-0.csv.gz");
		Path aside = Files.move(raw, folder.resolve("aside"));
		assertThatThrownBy(() -> set.duplicated("copy", folder.resolve("copy.json"))).isInstanceOf(OverheadException.class);
		assertThat(folder.toFile().list()).containsExactlyInAnyOrder("mine.json", "own.raw", "aside");
		Files.move(aside, raw);
		assertThat(set.duplicated("copy", folder.resolve("copy.json")).rawFolder().resolve("raw-1-10-0.csv.gz")).hasContent("raw!");
		assertThatThrownBy(() -> set.duplicated("copy", folder.resolve("third.json"))).as("what is in the way is named")
				.hasMessageContaining("copy.raw");
	}

	@Test
	void deletingLeavesFilesThatAreNotOfTheSet() throws OverheadException, IOException {
		Path notes = Files.writeString(set.rawFolder().resolve("notes.txt"), "mine");
		assertThat(set.delete()).containsExactly(set.file(), set.rawFolder().resolve("raw-1-10-0.csv.gz"));
		assertThat(notes).exists();
		assertThat(set.file()).doesNotExist();
	}

	@Test
	void deletingTakesAnEmptyFolderAlong() throws OverheadException {
		set.delete();
		assertThat(folder).isEmptyDirectory();
	}

	@Test
	void aFolderListsItsSetsAndWhatIsWrongWithTheOthers() throws OverheadException, IOException {
		Files.writeString(folder.resolve("a.json"), "{\"name\": \"something else\"}");
		Files.writeString(folder.resolve("broken.json"), "{\"format\": \"sonde-result-set\", \"version\": 1, ");
		Files.writeString(folder.resolve("twin.json"), set.document().toJson());
		StoredSet.create(folder.resolve("waller.json"), ResultSetDocument.of(PublishedResults.get("waller-2014-base")));
		ResultFolder read = ResultFolder.read(folder);
		assertThat(read.sets()).extracting(stored -> stored.file().getFileName().toString()).containsExactly("mine.json",
				"waller.json");
		assertThat(read.problems()).hasSize(2);
		assertThat(read.problems().get(0)).startsWith("SO103").contains("broken.json");
		assertThat(read.problems().get(1)).startsWith("SO111").contains("twin.json", "own", "mine.json");
	}

	@Test
	void theSetsOfAFolderStandAsOneCounts() throws OverheadException {
		for (String id : List.of("night-1", "night-2", "night-10")) {
			StoredSet.create(folder.resolve(id + ".json"), ResultSetDocument.of(PublishedResults.get("waller-2014-base")).withId(id));
		}
		assertThat(ResultFolder.read(folder).sets()).extracting(stored -> stored.document().resultSet().id()).containsExactly("own",
				"night-1", "night-2", "night-10");
	}

	@Test
	void aMissingFolderIsSaid() {
		assertThatThrownBy(() -> ResultFolder.read(folder.resolve("gone"))).hasMessageContaining("SO101")
				.hasMessageContaining("there is no such file");
	}
}
