/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.ui.Fake;

class BenchmarkStoreTest {
	private static final Benchmark.Design DESIGN = new Benchmark.Design(List.of(Benchmark.Chosen.all(BuiltInSubjects.all().getFirst())),
			List.of(Workload.of(Shape.NESTED, 10)), new RunLength(2_000, Duration.ofSeconds(3)),
			new Effort(4, 6, OptionalDouble.empty(), Optional.empty()), List.of(), List.of("-Xmx1g"), "sonde bench", Optional.empty());
	private static final IFile PLAN = Fake.of(IFile.class, Map.of("getName", "shop.probes"));

	@TempDir
	private Path folder;

	private BenchmarkStore store(Optional<Path> local, boolean keepsRaw, Optional<IFile> estimated) {
		Map<String, Object> answers = new HashMap<>();
		answers.put("getLocation", local.map(path -> IPath.fromOSString(path.toString())).orElse(null));
		answers.put("getFullPath", IPath.fromPortableString("/shop/results"));
		return new BenchmarkStore(
				new BenchmarkRequest("a benchmark", DESIGN, Fake.of(IContainer.class, answers), keepsRaw, true, estimated));
	}

	@Test
	void rawMeasurementsGetAFolderOfTheirOwn() throws Exception {
		BenchmarkStore store = store(Optional.of(folder), true, Optional.empty());
		assertThat(store.design().raw()).contains(folder.resolve("raw-measurements"));
		Files.writeString(folder.resolve("raw-measurements-2"), "a file of this name");
		assertThat(store.design().raw()).contains(folder.resolve("raw-measurements-3"));
		assertThat(folder.resolve("raw-measurements-3")).isDirectory();
		Benchmark.Design raw = store.design();
		assertThat(new Benchmark.Design(raw.subjects(), raw.workloads(), raw.length(), raw.effort(), raw.javas(), raw.jvmArguments(),
				raw.command(), Optional.empty(), raw.sweepTime())).as("all else stays").isEqualTo(DESIGN);
	}

	@Test
	void withoutThemNoFolderIsMade() throws Exception {
		assertThat(store(Optional.of(folder), false, Optional.empty()).design()).isEqualTo(DESIGN);
		assertThat(folder).isEmptyDirectory();
		assertThat(store(Optional.empty(), false, Optional.empty()).design()).isEqualTo(DESIGN);
	}

	@Test
	void aFolderThatCannotBeMadeIsNamed() throws Exception {
		assertThatExceptionOfType(CoreException.class).isThrownBy(store(Optional.empty(), true, Optional.empty())::design)
				.withMessage(NLS.bind(Messages.BenchmarkStore_notLocal, "/shop/results"));
		Path file = Files.writeString(folder.resolve("file"), "no folder");
		assertThatExceptionOfType(CoreException.class).isThrownBy(store(Optional.of(file), true, Optional.empty())::design)
				.withMessageContaining(file.resolve("raw-measurements").toString());
	}

	@Test
	void onlyAPlanThatWasToBeEstimatedIsSpokenOf() {
		assertThat(store(Optional.of(folder), false, Optional.empty()).unused()).isEmpty();
		assertThat(store(Optional.of(folder), false, Optional.empty()).use(List.of(), List.of())).isEmpty();
		assertThat(store(Optional.of(folder), false, Optional.of(PLAN)).unused())
				.isEqualTo(NLS.bind(Messages.BenchmarkStore_unused, "shop.probes"));
	}
}
