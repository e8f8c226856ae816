/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/** What files and folders around the results answer, and where it stands there. */
class InferenceTest {
	private static final String KIEKER_LOG = """
			## Starting iteration 1/10
			 # 1.10.0 No instrumentation
			 # 1.10.1 Deactivated probe
			INFO: Current State of kieker.monitoring (2.0.2) Status: 'disabled'
			<!-- <aspect name="kieker.monitoring.probe.aspectj.flow.operationExecution.FullInstrumentation"/> -->
			info register aspect kieker.monitoring.probe.aspectj.operationExecution.OperationExecutionAspectFull
			 # 1.10.2 No collection
			""";

	@TempDir
	Path folder;

	private void writeRaw(int configurations) {
		for (int index = 0; index < configurations; index++) {
			Imports.file(folder, "raw-1-10-" + index + ".csv", ("1;" + (100 + 200 * index) + ";55496704;0\n").repeat(4000));
		}
	}

	private static Optional<Inference> inference(Preview preview, Answers answers, QuestionKind topic, String subject) {
		return preview.inference(question(preview, topic, subject), answers);
	}

	private static Question question(Preview preview, QuestionKind topic, String subject) {
		return preview.questions().stream().filter(question -> question.key().equals(new Question.Key(topic, subject))).findFirst()
				.orElseThrow();
	}

	private static Optional<Inference> inference(Preview preview, QuestionKind topic) {
		return inference(preview, Answers.NONE, topic, "");
	}

	private static List<QuestionKind> open(Preview preview, Answers answers) {
		return preview.unanswered(answers).stream().map(question -> question.key().topic()).distinct().toList();
	}

	@Test
	void aLogAnswersAllAndEachAnswerSaysWhereItStands() throws Exception {
		writeRaw(3);
		Imports.file(folder, "kieker.log", KIEKER_LOG);
		Preview preview = Imports.look(folder);
		assertThat(preview.unanswered(Answers.NONE)).isEmpty();
		assertThat(preview.files()).filteredOn(file -> file.format().filter(ImportFormat.RUN_LOG::equals).isPresent())
				.singleElement().extracting(PreviewItem.File::name).asString().endsWith("kieker.log");
		assertThat(inference(preview, QuestionKind.FRAMEWORK)).contains(new Inference("Kieker 2.0.2", "from kieker.log, line 4"));
		assertThat(inference(preview, QuestionKind.PROBE_KIND)).contains(new Inference("operation-execution", "from kieker.log, line 6"));
		assertThat(inference(preview, QuestionKind.DEPTH)).contains(new Inference("10", "from the files' names"));
		assertThat(inference(preview, QuestionKind.METHOD_TIME)).contains(new Inference("0", "from the shortest call, which took 100 ns"));
		assertThat(inference(preview, QuestionKind.RECORDS)).map(Inference::answer).contains("10");
		assertThat(inference(preview, Answers.NONE, QuestionKind.LABEL, "2"))
				.contains(new Inference("No collection", "from kieker.log, line 7"));

		ResultSet set = ((ImportResult.Results) BenchmarkImport.make(preview, Answers.NONE, Optional.empty(), Progress.NONE)).resultSet();
		assertThat(set.configurations()).extracting(Configuration::phase).containsExactly(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING);
		assertThat(set.conditions().find(ConditionName.FRAMEWORK).orElseThrow().value()).isEqualTo("Kieker 2.0.2");
		assertThat(set.conditions().probeKind()).contains(ProbeKind.OPERATION_EXECUTION);
		assertThat(set.conditions().number(ConditionName.RECORDS_PER_TRACE)).hasValue(10);
	}

	/** The user knows better. */
	@Test
	void anAnswerGoesBeforeWhatFollows() throws Exception {
		writeRaw(1);
		Imports.file(folder, "kieker.log", KIEKER_LOG);
		Preview preview = Imports.look(folder);
		Answers answers = Answers.NONE.with(QuestionKind.PROBE_KIND, "operation-events").with(QuestionKind.METHOD_TIME, "5");
		assertThat(inference(preview, answers, QuestionKind.RECORDS, "")).map(Inference::answer).contains("21");
		ResultSet set = Imports.set(preview, answers);
		assertThat(set.conditions().number(ConditionName.RECORDS_PER_TRACE)).hasValue(21);
		assertThat(set.conditions().number(ConditionName.METHOD_TIME_MICROS)).hasValue(5);
		assertThat(Imports.set(preview, answers.with(QuestionKind.FRAMEWORK, "unknown")).conditions().find(ConditionName.FRAMEWORK))
				.isEmpty();
	}

	@Test
	void logsThatContradictEachOtherAnswerNothing() throws Exception {
		writeRaw(1);
		Imports.file(folder, "a.log", KIEKER_LOG);
		Imports.file(folder, "b.log", "Current State of kieker.monitoring (1.15.2) Status: 'enabled'\n");
		Preview preview = Imports.look(folder);
		assertThat(open(preview, Answers.NONE)).containsExactly(QuestionKind.FRAMEWORK);
		assertThat(question(preview, QuestionKind.FRAMEWORK, "").because()).contains("a.log, line 4", "2.0.2", "b.log, line 1", "1.15.2");
	}

	@Test
	void programsPrintTheirSettings() throws Exception {
		Imports.file(folder, "calls.csv", "1;501000\n".repeat(4000));
		Imports.file(folder, "output_1_4_0.txt", """
				 # Experiment run configuration:
				 # 1. Output filename raw.csv
				 # 2. Recursion Depth 4
				 # 3. Threads 1
				 # 4. Total-Calls 4000
				 # 5. Method-Time 500000
				    java.runtime.version = 17.0.9+9
				java -javaagent:/opt/opentelemetry-javaagent-2.33.1.jar
				""");
		Preview preview = Imports.look(folder);
		assertThat(inference(preview, QuestionKind.DEPTH)).contains(new Inference("4", "from output_1_4_0.txt, line 3"));
		assertThat(inference(preview, QuestionKind.METHOD_TIME)).contains(new Inference("500", "from output_1_4_0.txt, line 6"));
		assertThat(inference(preview, QuestionKind.FRAMEWORK)).map(Inference::answer).contains("OpenTelemetry Java agent 2.33.1");
		assertThat(inference(preview, QuestionKind.RECORDS)).as("other agents write other records").isEmpty();
		assertThat(Imports.set(preview, Answers.NONE).conditions().find(ConditionName.VIRTUAL_MACHINE).orElseThrow().value())
				.isEqualTo("Java 17.0.9+9");
	}

	@Test
	void aFolderMayNameTheFramework() throws Exception {
		folder = Files.createDirectories(folder.resolve("own-kieker-1.14-java8").resolve("results"));
		writeRaw(1);
		assertThat(inference(Imports.look(folder), QuestionKind.FRAMEWORK))
				.contains(new Inference("Kieker 1.14", "from the name of own-kieker-1.14-java8"));
		Imports.file(folder, "kieker.log", KIEKER_LOG);
		assertThat(inference(Imports.look(folder), QuestionKind.FRAMEWORK)).as("a log knows better").map(Inference::answer)
				.contains("Kieker 2.0.2");
	}

	/** Of Kieker the numbers of configurations mean the same in every version; of others they do not. */
	@Test
	void theOrderOfConfigurationsFollowsFromTheFramework() throws Exception {
		writeRaw(3);
		Preview preview = Imports.look(folder);
		assertThat(open(preview, Answers.NONE)).containsExactly(QuestionKind.FRAMEWORK, QuestionKind.PROBE_KIND, QuestionKind.PHASE);
		assertThat(open(preview, Answers.NONE.with(QuestionKind.FRAMEWORK, "OpenTelemetry"))).contains(QuestionKind.PHASE);
		assertThat(open(preview, Answers.NONE.with(QuestionKind.FRAMEWORK, "Kieker-python"))).contains(QuestionKind.PHASE);
		Answers kieker = Answers.NONE.with(QuestionKind.FRAMEWORK, "Kieker 1.15.2");
		assertThat(open(preview, kieker)).containsExactly(QuestionKind.PROBE_KIND);
		assertThat(inference(preview, kieker, QuestionKind.PHASE, "1"))
				.contains(new Inference("deactivated", "from MooBench's order for Kieker"));
	}
}
