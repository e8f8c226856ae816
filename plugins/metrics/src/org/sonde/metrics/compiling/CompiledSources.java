/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.compiling;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.CompileError;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.jdt.FileOutline;
import org.sonde.metrics.jdt.compiler.BatchCompilation;
import org.sonde.metrics.source.ResourceFiles;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceTree;

/**
 * A source as a program runs it: its classes, and the files that lie beside them.
 *
 * @param classes a folder
 * @param errors  of the files that do not compile, by file and line; their methods throw an error when they are called
 */
public record CompiledSources(Path classes, List<CompileError> errors) {

	public CompiledSources {
		errors = List.copyOf(errors);
	}

	/**
	 * Compiles a source against its own libraries.
	 *
	 * @param location where it was found, for the files beside the sources
	 * @param classes  an existing folder
	 * @throws MetricsException                     if the compiler could not start, or nothing can be read or written
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static CompiledSources of(SourceLocation location, SourceTree source, Path classes, Progress progress) throws MetricsException {
		List<CompileError> errors = BatchCompilation.compile(source, classes, progress);
		ResourceFiles.copy(location, roots(source), classes, progress);
		return new CompiledSources(classes, errors);
	}

	/** The folders in which packages begin, named as the files are. */
	private static Set<String> roots(SourceTree source) {
		Set<String> roots = new TreeSet<>();
		for (SourceFile file : source.files()) {
			try {
				String folder = folder(file.name());
				String packages = FileOutline.of(file, source.encoding()).packageName().replace('.', '/');
				if (packages.isEmpty()) {
					roots.add(folder);
				} else if (folder.equals(packages)) {
					roots.add("");
				} else if (folder.endsWith("/" + packages)) {
					roots.add(folder.substring(0, folder.length() - packages.length() - 1));
				}
			} catch (IOException e) {
				// The compiler reported it already.
			}
		}
		return roots;
	}

	private static String folder(String name) {
		return name.substring(0, Math.max(0, name.lastIndexOf('/')));
	}
}
