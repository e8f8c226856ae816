/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.imports.Answers;
import org.sonde.overhead.imports.BenchmarkImport;
import org.sonde.overhead.imports.Preview;
import org.sonde.overhead.imports.Question;
import org.sonde.overhead.imports.QuestionKind;

import com.sun.management.OperatingSystemMXBean;

/**
 * The main class of a JVM that imports one raw file several times: its path, then how often. It prints, a line a run, the CPU
 * time of the whole process in nanoseconds: of both steps together since the run before, of the first run since the JVM's start.
 */
final class ImportFork {
	private ImportFork() {
	}

	public static void main(String[] arguments) throws OverheadException {
		OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
		long before = 0;
		for (int run = Integer.parseInt(arguments[1]); run > 0; run--) {
			Preview preview = BenchmarkImport.look(List.of(Path.of(arguments[0])), Progress.NONE);
			Answers answers = Answers.NONE;
			for (Question question : preview.unanswered(answers)) {
				answers = answers.with(question.key(), question.key().topic() == QuestionKind.PHASE ? "writing" : "unknown");
			}
			BenchmarkImport.make(preview, answers, Optional.empty(), Progress.NONE);
			long now = process.getProcessCpuTime();
			System.out.println("cpu " + (now - before));
			before = now;
		}
		long peak = ManagementFactory.getMemoryPoolMXBeans().stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
		System.out.println("peak " + peak);
	}
}
