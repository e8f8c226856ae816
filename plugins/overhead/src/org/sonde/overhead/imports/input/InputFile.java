/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.input;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;

/**
 * A file to import, or an entry of a zip archive; packed by gzip or not, as its first bytes show.
 *
 * @param path the file or archive
 * @param entry the entry, if {@code path} is a zip archive
 */
public record InputFile(Path path, Optional<String> entry) {

	/** Larger texts are not summaries of a benchmark; bounds what a small compressed file could unpack to. */
	public static final int MAX_TEXT_BYTES = 32 << 20;

	public static InputFile of(Path path) {
		return new InputFile(path, Optional.empty());
	}

	/** Returns the name in messages: the path as given, with an archive's entry after an exclamation mark. */
	@Override
	public String toString() {
		return entry.map(name -> path + "!" + name).orElseGet(path::toString);
	}

	/**
	 * The last part of the name, without {@code .gz}: what benchmarks put the configuration into. No folder of one machine is in
	 * it.
	 */
	public String simpleName() {
		String name = entry.orElseGet(() -> String.valueOf(path.getFileName()));
		String last = name.substring(name.lastIndexOf('/') + 1);
		return last.endsWith(".gz") ? last.substring(0, last.length() - 3) : last;
	}

	/** Size and time of the file, of the archive for an entry. */
	public FileStamp stamp() throws OverheadException {
		try {
			return new FileStamp(Files.size(path), Files.getLastModifiedTime(path).toInstant());
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, this, IoErrorText.inWords(e));
		}
	}

	/** Bytes as stored, for progress. */
	public long storedBytes() throws OverheadException {
		if (entry.isEmpty()) {
			return stamp().size();
		}
		try (ZipFile zip = new ZipFile(path.toFile())) {
			return Math.max(0, required(zip).getSize());
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.DAMAGED_ARCHIVE, path, IoErrorText.inWords(e));
		}
	}

	/** The content from its beginning. To be closed. */
	public Content open() throws OverheadException {
		Closeable owner = null;
		try {
			if (entry.isEmpty()) {
				InputStream in = Files.newInputStream(path);
				owner = in;
				return new Content(toString(), owner, in);
			}
			ZipFile zip = new ZipFile(path.toFile());
			owner = zip;
			ZipEntry found = required(zip);
			if (found.getSize() > Content.MAX_UNSUSPICIOUS
					&& found.getSize() / Content.MAX_EXPANSION > found.getCompressedSize()) {
				throw new OverheadException(OverheadProblem.BOMB, this, Content.MAX_EXPANSION);
			}
			return new Content(toString(), owner, zip.getInputStream(found));
		} catch (IOException e) {
			close(owner);
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, this, IoErrorText.inWords(e));
		} catch (OverheadException e) {
			close(owner);
			throw e;
		}
	}

	private ZipEntry required(ZipFile zip) throws IOException {
		ZipEntry found = zip.getEntry(entry.orElseThrow());
		if (found == null) {
			throw new IOException("there is no entry " + entry.orElseThrow());
		}
		return found;
	}

	private static void close(Closeable owner) {
		try (owner) {
			// only to close it; null is nothing to close
		} catch (IOException e) {
			// The failure that led here is the one to report.
		}
	}

	/** The first bytes, unpacked; fewer than {@code length} if the file is shorter. */
	public byte[] beginning(int length) throws OverheadException {
		try (Content content = open()) {
			byte[] bytes = new byte[length];
			return Arrays.copyOf(bytes, content.read(bytes, 0, length));
		}
	}

	/** Returns the whole text in UTF-8, without a byte-order mark. Lines end with a line feed only. */
	public String text() throws OverheadException {
		byte[] bytes = beginning(MAX_TEXT_BYTES + 1);
		if (bytes.length > MAX_TEXT_BYTES) {
			throw new OverheadException(OverheadProblem.TOO_LARGE, this, MAX_TEXT_BYTES + " bytes");
		}
		try {
			String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
			return (text.startsWith("\uFEFF") ? text.substring(1) : text).replace("\r\n", "\n");
		} catch (CharacterCodingException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, this, "it is not UTF-8 text");
		}
	}
}
