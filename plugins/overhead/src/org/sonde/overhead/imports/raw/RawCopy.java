/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.imports.input.Content;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.results.RawFile;

/** Keeps raw files, compressed by gzip. The same content gives the same bytes, however it was compressed before. */
public final class RawCopy {

	private static final int BUFFER = 1 << 18;

	private RawCopy() {
	}

	/** @param name of the copy, in {@code folder} */
	public static RawFile into(Path folder, InputFile file, String name, Progress progress) throws OverheadException {
		Path copy = folder.resolve(name);
		MessageDigest digest = sha256();
		try (Content content = file.open();
				OutputStream out = Files.newOutputStream(copy);
				OutputStream packed = new GZIPOutputStream(new DigestOutputStream(out, digest), BUFFER)) {
			byte[] buffer = new byte[BUFFER];
			for (int read = content.read(buffer, 0, BUFFER); read > 0; read = content.read(buffer, 0, BUFFER)) {
				progress.checkCancelled();
				packed.write(buffer, 0, read);
				progress.worked(content.newlyRead());
			}
		} catch (IOException e) {
			throw OverheadException.unwritten(copy, e);
		}
		try {
			return new RawFile(name, Files.size(copy), HexFormat.of().formatHex(digest.digest()));
		} catch (IOException e) {
			throw OverheadException.unwritten(copy, e);
		}
	}

	private static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java has SHA-256", e);
		}
	}
}
