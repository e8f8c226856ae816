/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceText;

/**
 * What a file declares, without parsing it.
 *
 * @param packageName   empty for the default package
 * @param topLevelTypes simple names of the types it seems to declare
 * @param encoding      what it was read with
 */
public record FileOutline(SourceFile file, String packageName, List<String> topLevelTypes, Charset encoding) {

	/** @throws IOException if the file cannot be read */
	public static FileOutline of(SourceFile file, Charset encoding) throws IOException {
		SourceText text = SourceText.read(file, encoding);
		Tokens tokens = Tokens.of(text.chars());
		return new FileOutline(file, tokens.packageName(), tokens.topLevelTypes(), text.encoding());
	}

	/**
	 * The qualified names of the types it may declare: those seen, and one named as the file, in case it declares one without
	 * saying so.
	 */
	public List<String> typeNames() {
		List<String> names = new ArrayList<>();
		String prefix = packageName.isEmpty() ? "" : packageName + ".";
		topLevelTypes.forEach(type -> names.add(prefix + type));
		names.add(prefix + FileMeasurement.implicitName(file));
		return names;
	}

	/** The folder that its package begins in; empty where the file does not lie in a folder named as its package. */
	public Optional<Path> root() {
		Path folder = file.path().toAbsolutePath().getParent();
		if (packageName.isEmpty()) {
			return Optional.of(folder);
		}
		String[] parts = packageName.split("\\.");
		for (int i = parts.length - 1; i >= 0; i--) {
			if (folder == null || folder.getFileName() == null || !folder.getFileName().toString().equals(parts[i])) {
				return Optional.empty();
			}
			folder = folder.getParent();
		}
		return Optional.ofNullable(folder);
	}

	/** Whether it declares a type that nobody finds by looking for a file of the type's name. */
	public boolean isMisplaced() {
		String name = FileMeasurement.implicitName(file);
		return !topLevelTypes.isEmpty() && (root().isEmpty() || topLevelTypes.stream().anyMatch(type -> !type.equals(name)));
	}

	/** The level at which it is parsed when it is needed only to bind others. */
	public String level() {
		return Parsers.LATEST;
	}
}
