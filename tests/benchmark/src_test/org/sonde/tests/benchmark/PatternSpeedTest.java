/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.core.JavaCore;
import org.junit.jupiter.api.Test;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.Program;

/** How long matching a pattern against a large jar takes: docs/patterns.md. Prints figures and asserts none. */
class PatternSpeedTest {
	private static final int RUNS = 11;
	private static final List<String> PATTERNS = List.of("* *(..)", "public * org.eclipse.jdt..*.get*(..)",
			"* org.eclipse.jdt.internal.compiler.ASTVisitor+.visit(..)", "* org.eclipse.jdt.core.IJavaElement.getElementName()");

	private final StringBuilder report = new StringBuilder();

	@Test
	void measure() throws Exception {
		Path jar = Path.of(JavaCore.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		line("%d processors, Java %s, load %.1f, %s; %d runs after the first, each in the same JVM: median (lowest-highest) of CPU time of the thread in ms",
				Runtime.getRuntime().availableProcessors(), Runtime.version(),
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
				jar.getFileName(), RUNS);
		for (String text : PATTERNS) {
			MethodPattern pattern = MethodPattern.parse(text);
			double[] opened = new double[RUNS];
			double[] again = new double[RUNS];
			int methods = 0;
			int classes = 0;
			for (int i = -1; i < RUNS; i++) {
				double begin = millis();
				try (Program program = new Program(new ClassPath(List.of(jar), List.of()), Progress.NONE)) {
					methods = program.match(List.of(pattern), Progress.NONE).getFirst().methods().size();
					double between = millis();
					program.match(List.of(pattern), Progress.NONE);
					classes = program.types().size();
					if (i < 0) {
						line("%s: first %.0f, the next in the same program %.0f", text, between - begin, millis() - between);
					} else {
						opened[i] = between - begin;
						again[i] = millis() - between;
					}
				}
			}
			line("%s: %d methods of %d classes; opened and matched %s, matched again %s", text, methods, classes, figures(opened),
					figures(again));
		}
		Files.writeString(Path.of("target", "pattern-speed.txt"), report);
	}

	private static String figures(double[] times) {
		Arrays.sort(times);
		return String.format(Locale.ROOT, "%.0f (%.0f-%.0f)", times[RUNS / 2], times[0], times[RUNS - 1]);
	}

	private static double millis() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
	}

	private void line(String format, Object... arguments) {
		String line = String.format(Locale.ROOT, format, arguments) + "\n";
		System.out.print(line);
		report.append(line);
	}
}
