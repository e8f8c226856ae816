/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.versions.VersionKind;
import org.sonde.benchmark.versions.VersionKinds;
import org.sonde.benchmark.versions.VersionWriters;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Phase;

/**
 * A way to start versions that can be chosen.
 *
 * @param label for people
 * @param key   its id, or the file of its descriptor
 */
record KindChoice(String label, String key, VersionKind kind) {

	/** In every descriptor of a subject, and in hardly any other file. */
	private static final String FORMAT = "sonde-benchmark-subject";
	private static final String PLACE = "${component}";

	/**
	 * Those built in, and descriptors; not for the thread of the user interface.
	 *
	 * @param project in which descriptors are looked for
	 * @param last    the key of the one that was chosen the last time, which may be anywhere
	 */
	static List<KindChoice> of(IProject project, Optional<String> last) {
		List<KindChoice> choices = new ArrayList<>();
		try {
			choices.add(of(Messages.KindChoice_kieker, VersionKinds.KIEKER));
			choices.add(of(Messages.KindChoice_kiekerEvents, VersionKinds.KIEKER_EVENTS));
			choices.add(of(Messages.KindChoice_kiekerFlatEvents, VersionKinds.KIEKER_EVENTS_FLAT));
		} catch (BenchmarkException | OverheadException e) {
			throw new IllegalStateException(e); // they are built in
		}
		Stream<Path> inProject = ProjectFiles.ending(".json", project).stream()
				.flatMap(file -> Optional.ofNullable(file.getLocation()).stream()).map(IPath::toPath);
		Stream.concat(inProject, last.filter(key -> !VersionKinds.ids().contains(key)).map(Path::of).stream()).distinct()
				.filter(KindChoice::isDescriptor).flatMap(path -> find(path).stream()).forEach(choices::add);
		return choices;
	}

	private static Optional<KindChoice> find(Path descriptor) {
		try {
			return Optional.of(of(descriptor));
		} catch (BenchmarkException | OverheadException e) {
			return Optional.empty(); // whoever adds it gets the reason
		}
	}

	private static KindChoice of(String label, String id) throws BenchmarkException, OverheadException {
		return new KindChoice(label, id, VersionKinds.find(id, new ArrayList<>()));
	}

	/** The kind of a descriptor. */
	static KindChoice of(Path file) throws BenchmarkException, OverheadException {
		VersionKind kind = VersionKinds.find(file.toString(), new ArrayList<>());
		return new KindChoice(NLS.bind(Messages.KindChoice_descriptor, subject(kind).title(), file.getFileName()), file.toString(), kind);
	}

	private static boolean isDescriptor(Path file) {
		try {
			String text = Files.readString(file);
			return text.contains(FORMAT) && text.contains(PLACE);
		} catch (IOException e) {
			return false;
		}
	}

	private static Subject subject(VersionKind kind) {
		return kind.descriptors().getFirst().subject();
	}

	/** What some version can be measured with: configurations that write, else all that monitor; each id once. */
	List<SubjectConfiguration> writers() {
		List<SubjectConfiguration> writing = distinct(Phase.WRITING);
		return writing.isEmpty() ? distinct(Phase.COLLECTING, Phase.DEACTIVATED) : writing;
	}

	private List<SubjectConfiguration> distinct(Phase... phases) {
		List<SubjectConfiguration> found = new ArrayList<>();
		for (VersionKind.Descriptor descriptor : kind.descriptors()) {
			descriptor.subject().configurations().stream().filter(one -> List.of(phases).contains(one.phase()))
					.filter(one -> found.stream().noneMatch(other -> other.id().equals(one.id()))).forEach(found::add);
		}
		return found;
	}

	/** The place of the writer that is proposed. */
	int usualWriter() {
		List<String> ids = writers().stream().map(SubjectConfiguration::id).toList();
		return ids.contains(VersionWriters.USUAL) ? ids.indexOf(VersionWriters.USUAL) : ids.size() - 1;
	}

	/** How many configurations of a version are measured for a writer, without the one without probes, which all versions share. */
	int configurations(String writer) {
		Subject subject = kind.descriptors().stream().map(VersionKind.Descriptor::subject)
				.filter(one -> one.configurations().stream().anyMatch(other -> other.id().equals(writer))).findFirst().orElseThrow();
		int configurations = 0;
		for (Optional<String> id = Optional.of(writer); id.isPresent(); id = subject.predecessor(id.get())) {
			configurations++;
		}
		return configurations - 1;
	}
}
