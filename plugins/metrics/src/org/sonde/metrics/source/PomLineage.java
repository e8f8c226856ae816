/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/**
 * A Maven model as it stands in a file, and those that it inherits from as far as they lie in the same tree, where Maven looks first:
 * at the parent's {@code relativePath}.
 *
 * @param models  the model itself, its parent, and so on; none where there is no such file, or it cannot be read
 * @param outside the parent that does not lie there, as {@code GROUP:ARTIFACT:VERSION}; empty if all do
 * @param trouble with the last file, if it cannot be read
 */
record PomLineage(List<Model> models, Optional<String> outside, Optional<Trouble> trouble) {

	static final String POM = "pom.xml";

	/** Why a file cannot be read. */
	record Trouble(String file, String reason) {
	}

	static PomLineage of(DeclaringFiles files, String pom) {
		List<Model> models = new ArrayList<>();
		Set<String> seen = new HashSet<>();
		Optional<Parent> wanted = Optional.empty();
		Optional<String> next = Optional.of(pom);
		try {
			// A circle is not a lineage; the model would not build.
			while (next.isPresent() && seen.add(next.get())) {
				pom = next.get();
				Optional<Model> model = model(files, pom);
				if (model.isEmpty() || wanted.isPresent() && !isParent(model.get(), wanted.get())) {
					break;
				}
				models.add(model.get());
				wanted = Optional.ofNullable(model.get().getParent());
				next = wanted.isPresent() ? path(files, pom, wanted.get().getRelativePath()) : Optional.empty();
			}
		} catch (IOException | XmlPullParserException e) {
			return new PomLineage(models, Optional.empty(), Optional.of(new Trouble(pom, e.getMessage())));
		}
		return new PomLineage(models, wanted.map(parent -> parent.getGroupId() + ":" + parent.getArtifactId() + ":" + parent.getVersion()),
				Optional.empty());
	}

	private static Optional<Model> model(DeclaringFiles files, String name) throws IOException, XmlPullParserException {
		byte[] bytes = files.read(name);
		// This reader knows neither external entities nor document types.
		return bytes == null ? Optional.empty() : Optional.of(new MavenXpp3Reader().read(new ByteArrayInputStream(bytes), false));
	}

	/** Whether it is the one that was named, and not another that happens to lie there; Maven takes none but that one, too. */
	private static boolean isParent(Model model, Parent wanted) {
		Parent above = model.getParent();
		String group = model.getGroupId() == null && above != null ? above.getGroupId() : model.getGroupId();
		String version = model.getVersion() == null && above != null ? above.getVersion() : model.getVersion();
		return wanted.getGroupId() != null && wanted.getGroupId().equals(group) && wanted.getArtifactId() != null
				&& wanted.getArtifactId().equals(model.getArtifactId()) && wanted.getVersion() != null
				&& (wanted.getVersion().equals(version) || wanted.getVersion().startsWith("[") || wanted.getVersion().startsWith("("));
	}

	/** The file that a path from another one leads to, or the {@code pom.xml} in that folder; empty where it leads out of the tree. */
	private static Optional<String> path(DeclaringFiles files, String from, String relative) throws IOException {
		if (relative == null || relative.isBlank()) {
			return Optional.empty(); // the parent is reported as not found
		}
		Deque<String> parts = new ArrayDeque<>(List.of(from.split("/")));
		parts.removeLast();
		for (String part : relative.strip().replace('\\', '/').split("/")) {
			if (part.equals("..")) {
				if (parts.pollLast() == null) {
					return Optional.empty();
				}
			} else if (!part.isEmpty() && !part.equals(".")) {
				parts.addLast(part);
			}
		}
		String path = String.join("/", parts);
		return Optional.of(!path.isEmpty() && files.read(path) != null ? path : path.isEmpty() ? POM : path + "/" + POM);
	}
}
