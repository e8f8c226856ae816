/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

/** Programs of a few lines, compiled for Java 17, for the tests that run them with probes. */
final class SmallPrograms {
	/** Calls {@code lib.Price.of} five times; ends with the exit code it is told. */
	private static final Map<String, String> SHOP = Map.of("shop.app/module-info.java", "module shop.app { requires shop.lib; }",
			"shop.app/shop/Main.java", """
					package shop;
					public class Main {
						public static void main(String[] arguments) throws Exception {
							int total = 0;
							for (int i = 0; i < 5; i++) {
								total += new lib.Price().of(i);
							}
							System.out.println("total " + total + ", " + String.join("|", arguments) + ", module " + Main.class.getModule().getName());
							if (arguments.length > 0 && arguments[0].equals("wait")) {
								Thread.sleep(600_000);
							}
							if (arguments.length > 1) {
								System.exit(Integer.parseInt(arguments[1]));
							}
						}
					}
					""",
			"shop.lib/module-info.java", "module shop.lib { exports lib; }",
			"shop.lib/lib/Price.java", """
					package lib;
					public class Price {
						public int of(int n) { return n * 2; }
						public void never() { }
					}
					""");
	private static final String AGENT = """
			package agent;
			public class Harmless {
				public static void premain(String argument, java.lang.instrument.Instrumentation instrumentation) {
					instrumentation.addTransformer(new java.lang.instrument.ClassFileTransformer() { });
					System.err.println("harmless agent started with " + argument);
				}
			}
			""";
	/** Loads its other class by a loader that sees nothing of the class path, as application servers do. */
	private static final String ISOLATED = """
			package iso;
			public class Main {
				public static void main(String[] arguments) throws Exception {
					java.net.URL here = Main.class.getProtectionDomain().getCodeSource().getLocation();
					var loader = new java.net.URLClassLoader(new java.net.URL[] { here }, ClassLoader.getPlatformClassLoader());
					loader.loadClass("iso.Work").getMethod("go").invoke(null);
				}
			}
			""";

	/** Four threads that call at once, more often than Kieker's queue has places; waits at the end, so that the writer is done. */
	private static final String MANY = """
			package many;
			public class Main {
				public static void main(String[] arguments) throws Exception {
					Thread[] threads = new Thread[4];
					for (int i = 0; i < threads.length; i++) {
						threads[i] = new Thread(() -> {
							for (int j = 0; j < 5_000; j++) {
								step(j);
							}
						});
						threads[i].start();
					}
					for (Thread thread : threads) {
						thread.join();
					}
					Thread.sleep(2_000);
				}
				static int step(int n) { return n + 1; }
			}
			""";

	/** Prints which class it believes to be called by. */
	private static final String ASKS = """
			package asks;
			public class Main {
				public static void main(String[] arguments) {
					System.out.println("asked by " + new Callee().caller());
				}
			}
			class Callee {
				String caller() {
					return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName();
				}
			}
			""";

	/** Calls until its probe is switched off, which it asks Kieker, then a thousand times more; says how often it called before. */
	private static final String SWITCHED = """
			package switched;
			public class Main {
				public static void main(String[] arguments) throws Exception {
					Class<?> type = Class.forName("kieker.monitoring.core.controller.MonitoringController");
					Object controller = type.getMethod("getInstance").invoke(null);
					var isOn = type.getMethod("isProbeActivated", String.class);
					int calls = 0;
					do {
						step(calls++);
						if (calls == 1) {
							System.out.println("running");
						}
						Thread.sleep(20);
					} while ((boolean) isOn.invoke(controller, "static int switched.Main.step(int)"));
					for (int i = 0; i < 1_000; i++) {
						step(i);
					}
					System.out.println("called " + calls + " times while it was on");
				}
				static int step(int n) { return n + 1; }
			}
			""";
	/** Counts its arguments in a field, or what it reads if there are none. */
	private static final String COUNTING = """
			package counting;
			public class Main {
				static int count;
				public static void main(String[] arguments) throws Exception {
					for (String argument : arguments) {
						count = next(count);
					}
					System.out.println("running");
					while (arguments.length == 0 && System.in.read() >= 0) {
						count = next(count);
						System.out.println("count " + count);
					}
				}
				static int next(int n) { return n + 1; }
			}
			""";

	private SmallPrograms() {
	}

	/** The shop in two modules, each in a folder below the one given. */
	static Path modules(Path folder) throws IOException {
		Path sources = folder.resolve("module sources");
		SHOP.forEach((name, text) -> write(sources.resolve(name), text));
		Path compiled = folder.resolve("compiled modules");
		compile(sources, compiled, "--module-source-path", sources.toString());
		return compiled;
	}

	/** The same on the class path. */
	static Path classes(Path folder) throws IOException {
		Path sources = folder.resolve("class sources");
		SHOP.forEach((name, text) -> {
			if (!name.endsWith("module-info.java")) {
				write(sources.resolve(name.substring(name.indexOf('/') + 1)), text);
			}
		});
		write(sources.resolve("many/Main.java"), MANY);
		write(sources.resolve("iso/Main.java"), ISOLATED);
		write(sources.resolve("switched/Main.java"), SWITCHED);
		write(sources.resolve("counting/Main.java"), COUNTING);
		write(sources.resolve("asks/Main.java"), ASKS);
		write(sources.resolve("iso/Work.java"), "package iso; public class Work { public static void go() { } }");
		Path compiled = folder.resolve("compiled classes");
		compile(sources, compiled);
		return compiled;
	}

	/** An agent that says that it is there, and changes nothing. */
	static Path agent(Path folder) throws IOException {
		Path sources = folder.resolve("agent sources");
		write(sources.resolve("agent/Harmless.java"), AGENT);
		compile(sources, folder.resolve("agent classes"));
		return jar(folder.resolve("agent classes"), folder.resolve("harmless agent.jar"), new Attributes.Name("Premain-Class"),
				"agent.Harmless");
	}

	/** A jar whose manifest says one thing more than its version. */
	static Path jar(Path classes, Path jar, Attributes.Name name, String value) throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(name, value);
		try (OutputStream out = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(out, manifest);
				Stream<Path> files = Files.walk(classes)) {
			for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
				zip.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
				zip.write(Files.readAllBytes(file));
			}
		}
		return jar;
	}

	private static void write(Path file, String text) {
		try {
			Files.createDirectories(file.getParent());
			Files.writeString(file, text);
		} catch (IOException e) {
			throw new java.io.UncheckedIOException(e);
		}
	}

	private static void compile(Path sources, Path classes, String... options) throws IOException {
		List<String> arguments = new ArrayList<>(List.of("--release", "17", "-d", classes.toString()));
		arguments.addAll(List.of(options));
		try (Stream<Path> files = Files.walk(sources)) {
			files.filter(file -> file.toString().endsWith(".java")).forEach(file -> arguments.add(file.toString()));
		}
		if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
			throw new AssertionError("the program does not compile");
		}
	}
}
