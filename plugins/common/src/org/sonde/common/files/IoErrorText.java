/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;

/** Says in words what went wrong with a file: Java's exceptions say it by their class, or only by the file's name. */
public final class IoErrorText {
	private IoErrorText() {
	}

	/** The reason without the file's name, to stand after "FILE cannot be read: ". */
	public static String inWords(IOException trouble) {
		return switch (trouble) {
			case NoSuchFileException missing when missing.getReason() == null -> "there is no such file";
			case AccessDeniedException denied when denied.getReason() == null -> "permission denied";
			case FileAlreadyExistsException there -> "a file with that name already exists";
			case NotDirectoryException file -> "it is not a folder";
			case DirectoryNotEmptyException full -> "the folder is not empty";
			case CharacterCodingException other -> "it is not text in UTF-8";
			case FileSystemException other when other.getReason() != null && !other.getReason().isBlank() -> inWords(other.getReason());
			case FileSystemException other -> "the file system refuses it";
			default -> trouble.getMessage() == null || trouble.getMessage().isBlank() ? "reading or writing failed"
					: inWords(trouble.getMessage());
		};
	}

	/** The reason after the file's name, where there is one. */
	public static String withFile(IOException trouble) {
		return (trouble instanceof FileSystemException problem && problem.getFile() != null ? problem.getFile() + ": " : "")
				+ inWords(trouble);
	}

	/**
	 * What Jackson says of text that is not JSON, without the place where a bracket was opened: it does not keep the text, so it cannot
	 * name the line.
	 */
	public static String ofJson(String message) {
		return message.replaceAll("(?s) \\(start marker at .*", "");
	}

	/** The operating system's own words, as a part of a sentence. */
	private static String inWords(String reason) {
		return switch (reason) {
			case "Is a directory" -> "it is a folder";
			case "Not a directory" -> "a part of its path is not a folder";
			default -> reason.substring(0, 1).toLowerCase(Locale.ROOT) + reason.substring(1);
		};
	}
}
