/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.IOException;
import java.lang.module.InvalidModuleDescriptorException;
import java.lang.module.ModuleDescriptor;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The named modules whose classes get probes. They must read the unnamed module, where Kieker is. Automatic modules do so
 * anyway and are left out.
 */
final class WovenModules {
	private static final String DESCRIPTOR = "module-info.class";
	/** Place of the major version in a class file, two bytes. */
	private static final int MAJOR = 6;
	/** The version of Java 9, the first with modules. */
	private static final short JAVA_9 = 53;

	private final boolean everywhere;
	private final Set<String> classFiles;
	private final SortedSet<String> names = new TreeSet<>();

	private WovenModules(Collection<String> types, boolean everywhere) {
		this.everywhere = everywhere;
		classFiles = types.stream().map(type -> type.replace('.', '/') + ".class").collect(Collectors.toSet());
	}

	/**
	 * The names of the modules of the program that declare one of the types.
	 *
	 * @param types      by their binary names
	 * @param everywhere whether any other type may get probes, too: then it is all modules of the module path
	 */
	static SortedSet<String> of(ProgramStart program, Collection<String> types, boolean everywhere) {
		WovenModules modules = new WovenModules(types, everywhere);
		program.modulePath().forEach(modules::look);
		program.patches().forEach((name, places) -> {
			if (places.stream().anyMatch(place -> inside(place, modules::holdsType))) {
				modules.names.add(name);
			}
		});
		return modules.names;
	}

	/** An entry is a module, or a folder of modules. */
	private void look(Path entry) {
		if (Files.isDirectory(entry) && !Files.exists(entry.resolve(DESCRIPTOR))) {
			try (Stream<Path> children = Files.list(entry)) {
				children.filter(child -> Files.isRegularFile(child) || Files.exists(child.resolve(DESCRIPTOR))).forEach(this::add);
			} catch (IOException e) {
				// The JVM cannot look into it either, and says so.
			}
		} else {
			add(entry);
		}
	}

	private void add(Path module) {
		inside(module, this::addIfWoven);
	}

	private boolean addIfWoven(Path root) {
		if (holdsType(root)) {
			name(root).ifPresent(names::add);
		}
		return true;
	}

	private boolean holdsType(Path root) {
		return everywhere || classFiles.stream().map(root::resolve).anyMatch(Files::exists);
	}

	/** Asks something of the root of a folder or jar; false for what is neither, which the JVM passes over or refuses. */
	private static boolean inside(Path place, Predicate<Path> question) {
		if (Files.isDirectory(place)) {
			return question.test(place);
		}
		if (!Files.isRegularFile(place)) {
			return false;
		}
		try (FileSystem jar = FileSystems.newFileSystem(place)) {
			return question.test(jar.getPath("/"));
		} catch (IOException | ProviderNotFoundException e) {
			return false;
		}
	}

	/** Empty for an automatic module. */
	private static Optional<String> name(Path root) {
		List<Path> places = new ArrayList<>(List.of(root));
		Path versions = root.resolve("META-INF/versions");
		if (Files.isDirectory(versions)) {
			try (Stream<Path> children = Files.list(versions)) {
				places.addAll(children.sorted().toList());
			} catch (IOException e) {
				// The root is enough for all but jars of several releases.
			}
		}
		return places.stream().map(place -> place.resolve(DESCRIPTOR)).filter(Files::exists).findFirst().flatMap(WovenModules::read);
	}

	private static Optional<String> read(Path descriptor) {
		try {
			ByteBuffer classFile = ByteBuffer.wrap(Files.readAllBytes(descriptor));
			// The program may be of a newer Java than the one that runs this, which would refuse the version, not the content.
			classFile.putShort(MAJOR, JAVA_9);
			return Optional.of(ModuleDescriptor.read(classFile).name());
		} catch (IOException | InvalidModuleDescriptorException | IndexOutOfBoundsException e) {
			return Optional.empty();
		}
	}
}
