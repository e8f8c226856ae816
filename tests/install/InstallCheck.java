/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.eclipse.core.runtime.adaptor.EclipseStarter;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Starts an Eclipse that Sonde was installed into, without a window, and checks that every bundle resolves, that all of Sonde's
 * that are on the update site are there and start, and that they have the classes that their extensions name.
 *
 * <p>Usage: {@code java -cp "ECLIPSE/plugins/*" InstallCheck.java ECLIPSE SITE}.
 */
public final class InstallCheck {
	private static final String OURS = "org.sonde.";
	/** The attributes that extensions name classes with. */
	private static final List<String> CLASS_ATTRIBUTES = List.of("class", "defaultHandler", "delegate");

	private final List<String> wrong = new ArrayList<>();
	private int classes;

	private InstallCheck() {
	}

	public static void main(String... args) throws Exception {
		Path eclipse = Path.of(args[0]).toRealPath();
		Set<String> published = published(Path.of(args[1]));
		InstallCheck check = new InstallCheck();
		Bundle[] installed = start(eclipse);
		try {
			check.resolved(installed);
			check.started(installed, published);
		} finally {
			EclipseStarter.shutdown();
		}
		if (!check.wrong.isEmpty()) {
			System.err.println("Installed from the update site, Sonde does not work:\n" + String.join("\n", check.wrong));
			System.exit(1);
		}
		System.out.printf(
				"Installed from the update site: %d bundles resolve; Sonde's %d start: %s; %d classes of their extensions are there.%n",
				installed.length, published.size(), String.join(", ", published), check.classes);
		// Threads of the platform may still be there.
		System.exit(0);
	}

	/** The names of Sonde's bundles on the site. */
	private static Set<String> published(Path site) throws IOException {
		try (Stream<Path> files = Files.list(site.resolve("plugins"))) {
			Set<String> names = files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith(OURS))
					.map(name -> name.substring(0, name.indexOf('_'))).collect(Collectors.toCollection(TreeSet::new));
			if (names.isEmpty()) {
				throw new IOException("No bundle of Sonde is in " + site.resolve("plugins") + ".");
			}
			return names;
		}
	}

	private static Bundle[] start(Path eclipse) throws Exception {
		Path workspace = Files.createDirectories(eclipse.resolveSibling("workspace"));
		try (Stream<Path> plugins = Files.list(eclipse.resolve("plugins"))) {
			Path framework = plugins.filter(file -> file.getFileName().toString().startsWith("org.eclipse.osgi_")).findFirst()
					.orElseThrow();
			System.setProperty("osgi.framework", framework.toUri().toString());
		}
		// What the launcher would derive from its location.
		System.setProperty("osgi.install.area", eclipse.toUri().toString());
		System.setProperty("osgi.syspath", eclipse.resolve("plugins").toString());
		System.setProperty("osgi.configuration.area", eclipse.resolve("configuration").toUri().toString());
		System.setProperty("osgi.instance.area", workspace.toUri().toString());
		System.setProperty("eclipse.ignoreApp", "true");
		BundleContext context = EclipseStarter.startup(new String[] { "-nosplash" }, null);
		return context.getBundles();
	}

	private void resolved(Bundle... installed) {
		for (Bundle bundle : installed) {
			if (bundle.getState() == Bundle.INSTALLED) {
				wrong.add(bundle.getSymbolicName() + " " + bundle.getVersion() + " does not resolve: " + reason(bundle));
			}
		}
	}

	private static String reason(Bundle bundle) {
		try {
			bundle.start(Bundle.START_TRANSIENT);
			return "no reason given";
		} catch (BundleException e) {
			return e.getMessage();
		}
	}

	private void started(Bundle[] installed, Set<String> published) throws Exception {
		for (String name : published) {
			Bundle bundle = Arrays.stream(installed).filter(one -> one.getSymbolicName().equals(name)).findFirst().orElse(null);
			if (bundle == null) {
				wrong.add(name + " is on the site and was not installed");
				continue;
			}
			try {
				bundle.start(Bundle.START_TRANSIENT);
				if (bundle.getState() != Bundle.ACTIVE) {
					wrong.add(name + " was started and is not active");
				}
				classes(bundle);
			} catch (BundleException e) {
				wrong.add(name + " does not start: " + e.getMessage());
			}
		}
	}

	/** The classes that the extensions of a bundle name must be in it. They are not loaded: some ask for a display at once. */
	private void classes(Bundle bundle) throws Exception {
		URL extensions = bundle.getEntry("plugin.xml");
		if (extensions == null) {
			return;
		}
		NodeList elements;
		try (InputStream in = extensions.openStream()) {
			elements = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getElementsByTagName("*");
		}
		for (int i = 0; i < elements.getLength(); i++) {
			for (String attribute : CLASS_ATTRIBUTES) {
				// Data for the class follow a colon. A class of another bundle is preceded by that bundle's name and a slash.
				String name = ((Element) elements.item(i)).getAttribute(attribute).replaceFirst(":.*", "");
				if (name.startsWith(OURS)) {
					classes++;
					if (bundle.getResource(name.replace('.', '/') + ".class") == null) {
						wrong.add(bundle.getSymbolicName() + ": its plugin.xml names " + name + ", which it has not");
					}
				}
			}
		}
	}
}
