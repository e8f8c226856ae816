/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;

import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/**
 * Reads what a project folder declares in files of its own, without resolving anything: {@code pom.xml}, else Eclipse's settings.
 * The class path is the caller's to give, since finding it would need the network.
 */
final class FolderDeclaration {

	static final String SETTINGS = ".settings";

	private static final String POM = "pom.xml";
	private static final String COMPILER = "org.eclipse.jdt.core.prefs";
	private static final String RESOURCES = "org.eclipse.core.resources.prefs";

	/** What is read, relative to the folder. */
	static final Set<String> FILES = Set.of(POM, SETTINGS + "/" + COMPILER, SETTINGS + "/" + RESOURCES);

	private FolderDeclaration() {
	}

	static SourceTree.Declared read(Path folder) {
		List<Problem> problems = new ArrayList<>();
		JavaRelease release = JavaRelease.DEFAULT;
		Charset encoding = StandardCharsets.UTF_8;
		Path pom = folder.resolve(POM);
		if (Files.isRegularFile(pom)) {
			// This reader knows neither external entities nor document types.
			try (InputStream in = Files.newInputStream(pom)) {
				MavenDeclaration declaration = new MavenDeclaration(new MavenXpp3Reader().read(in, false));
				release = declaration.release();
				encoding = declaration.encoding();
				problems.addAll(declaration.problems());
			} catch (IOException | XmlPullParserException e) {
				problems.add(new Problem(ProblemKind.UNREADABLE, POM, 0,
						"its Java release and encoding are not known: " + e.getMessage()));
			}
		}
		if (release.origin() == JavaRelease.Origin.DEFAULT) {
			String compliance = setting(folder, COMPILER, "org.eclipse.jdt.core.compiler.compliance",
					problems);
			if (compliance != null) {
				release = MavenDeclaration.release(compliance, problems);
			}
		}
		if (encoding.equals(StandardCharsets.UTF_8)) {
			String name = setting(folder, RESOURCES, "encoding/<project>", problems);
			if (name != null) {
				encoding = MavenDeclaration.encoding(name, problems);
			}
		}
		return new SourceTree.Declared(release, encoding, List.of(), problems);
	}

	private static String setting(Path folder, String file, String key, List<Problem> problems) {
		Path path = folder.resolve(SETTINGS).resolve(file);
		if (!Files.isRegularFile(path)) {
			return null;
		}
		Properties properties = new Properties();
		try (InputStream in = Files.newInputStream(path)) {
			properties.load(in);
		} catch (IOException | IllegalArgumentException e) {
			problems.add(new Problem(ProblemKind.UNREADABLE, SETTINGS + "/" + file, 0,
					"its settings are not known: " + e.getMessage()));
		}
		return properties.getProperty(key);
	}
}
