/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Prints a class path with copies without signatures in the place of signed jars: Java checks a signature class by class whenever it loads
 * them, and keeps none of a signed jar in its archive of loaded classes. The signed jars stay as they are. Run as a source file:
 * {@code java UnsignedCopies.java FOLDER CLASSPATH}.
 */
final class UnsignedCopies {

	private UnsignedCopies() {
	}

	public static void main(String[] arguments) throws IOException {
		Path folder = Files.createDirectories(Path.of(arguments[0]));
		List<String> classPath = new ArrayList<>();
		for (String entry : arguments[1].split(File.pathSeparator)) {
			classPath.add(Files.isRegularFile(Path.of(entry)) ? unsigned(Path.of(entry), folder).toString() : entry);
		}
		System.out.println(String.join(File.pathSeparator, classPath));
	}

	/** The jar itself where it is not signed, else its copy. */
	private static Path unsigned(Path jar, Path folder) throws IOException {
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			if (zip.stream().noneMatch(entry -> isSignature(entry.getName()))) {
				return jar;
			}
			Path copy = folder.resolve(Files.size(jar) + "-" + jar.getFileName());
			if (Files.notExists(copy)) {
				// Two builds may copy at once, and one may be stopped: what has its name is whole.
				Path fresh = Files.createTempFile(folder, "copy", ".tmp");
				copy(zip, fresh);
				Files.move(fresh, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
			}
			return copy;
		}
	}

	private static boolean isSignature(String name) {
		return name.toUpperCase(Locale.ROOT).matches("META-INF/[^/]*\\.(SF|RSA|DSA|EC)");
	}

	private static void copy(ZipFile zip, Path target) throws IOException {
		try (ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(target)))) {
			for (ZipEntry entry : Collections.list(zip.entries())) {
				if (!isSignature(entry.getName())) {
					ZipEntry copied = new ZipEntry(entry.getName());
					copied.setTime(entry.getTime());
					out.putNextEntry(copied);
					try (InputStream in = zip.getInputStream(entry)) {
						in.transferTo(out);
					}
				}
			}
		}
	}
}
