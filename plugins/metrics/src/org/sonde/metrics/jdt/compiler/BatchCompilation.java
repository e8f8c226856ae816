/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt.compiler;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.core.compiler.CompilationProgress;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.CompileError;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.jdt.DeepStack;
import org.sonde.metrics.jdt.Parsers;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceTree;

/**
 * Compiles sources to class files with JDT's batch compiler. A file with errors does not stop the others; a method with errors throws one
 * when it is called.
 */
public final class BatchCompilation {

	private static final String MODULE = "module-info.java";

	private BatchCompilation() {
	}

	/**
	 * Compiles all files of the source.
	 *
	 * @param classes an existing folder for the class files
	 * @return the errors, by file and line
	 * @throws MetricsException                     if the compiler could not start, or nothing can be written
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static List<CompileError> compile(SourceTree source, Path classes, Progress progress) throws MetricsException {
		// Modules would hide packages from each other; on a class path there are none.
		List<SourceFile> files = source.files().stream().filter(file -> !file.name().endsWith(MODULE)).toList();
		progress.begin("Compiling " + source.version().name(), files.size());
		Path log = null;
		try {
			log = Files.createTempFile("sonde-compiler-", ".xml");
			StringWriter said = new StringWriter();
			PrintWriter out = new PrintWriter(said);
			String[] arguments = arguments(source, files, classes, log);
			boolean compiled = DeepStack.run(() -> BatchCompiler.compile(arguments, out, out, new Reported(progress)));
			progress.checkCancelled();
			Map<Path, String> names = new HashMap<>();
			files.forEach(file -> names.put(file.path().toAbsolutePath().normalize(), file.name()));
			List<CompileError> errors = Files.size(log) == 0 ? List.of() : CompilerLog.errors(log, names);
			if (!compiled && errors.isEmpty()) {
				throw new MetricsException("%s cannot be compiled: %s".formatted(source.version().name(),
						said.toString().lines().filter(line -> !line.isBlank()).findFirst().orElse("the compiler gave no reason").strip()));
			}
			return errors;
		} catch (IOException e) {
			throw new MetricsException("%s cannot be compiled to %s: %s.".formatted(source.version().name(), classes,
					IoErrorText.inWords(e)), e);
		} finally {
			if (log != null) {
				TemporaryFiles.deleteIfPossible(log);
			}
		}
	}

	private static String[] arguments(SourceTree source, List<SourceFile> files, Path classes, Path log) {
		// Weavers need the names of parameters and lines: without -g AspectJ drops aspects without a word.
		List<String> arguments = new ArrayList<>(List.of("-d", classes.toString(), "-g", "-parameters", "-proceedOnError", "-nowarn",
				"-proc:none", "-encoding", source.encoding().name(), "-log", log.toString()));
		String level = Integer.toString(Parsers.known(source.release().number()));
		if (Files.isRegularFile(Path.of(System.getProperty("java.home"), "lib", "ct.sym"))) {
			arguments.addAll(List.of("--release", level));
		} else {
			arguments.addAll(List.of("-source", level, "-target", level));
		}
		// Never empty: the compiler would take the class path of this program.
		arguments.addAll(List.of("-classpath", Stream.concat(Stream.of(classes), source.readableLibraries().stream()).map(Path::toString)
				.collect(Collectors.joining(File.pathSeparator))));
		files.forEach(file -> arguments.add(file.path().toString()));
		return arguments.toArray(String[]::new);
	}

	/** Tells how far it is, and whether to go on. */
	private static final class Reported extends CompilationProgress {
		private final Progress progress;

		Reported(Progress progress) {
			this.progress = progress;
		}

		@Override
		public void begin(int remainingWork) {
			// It was reported before.
		}

		@Override
		public void done() {
			// Nothing to do.
		}

		@Override
		public boolean isCanceled() {
			return progress.isCancelled();
		}

		@Override
		public void setTaskName(String name) {
			// The caller named it.
		}

		@Override
		public void worked(int workIncrement, int remainingWork) {
			progress.worked(workIncrement);
		}
	}
}
