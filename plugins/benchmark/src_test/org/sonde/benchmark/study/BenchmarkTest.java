/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.ExperimentListener;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.benchmark.run.ForkRunner;
import org.sonde.benchmark.run.RunPrerequisites;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ResultSet;

/** A whole benchmark of a subject that needs nothing from anywhere. */
class BenchmarkTest {

	private static final RunLength SHORT = new RunLength(2000, Duration.ofMinutes(1));

	@TempDir
	Path folder;
	private Subject subject;

	@BeforeEach
	void read() throws Exception {
		subject = TinySubject.in(folder);
	}

	private Benchmark.Design design(Effort effort, Optional<Path> raw, String... configurations) throws BenchmarkException {
		return new Benchmark.Design(List.of(new Benchmark.Chosen(subject, TinySubject.configurations(subject, configurations))),
				List.of(Workload.of(Shape.NESTED, 4)), SHORT, effort, List.of(TinySubject.java()), List.of("-XX:+UseSerialGC"),
				"sonde bench run tiny", raw);
	}

	/** None is repeated, as it would be on a busy machine. */
	private static Effort forks(int number) {
		return new Effort(number, number, OptionalDouble.empty(), Optional.empty(), 1);
	}

	/** One of whose runs nothing is valid does not count. */
	@Test
	void aLaterBenchmarkReplacesWhatItMeasuredAgain() throws Exception {
		Benchmark.Outcome first = measured(1, "none", "counting");
		Benchmark.Outcome again = measured(2, "none", "counting");
		Benchmark.Outcome failed = measured(2, "none", "too-few");

		assertThat(first.with(again).runs()).hasSize(2).allSatisfy(run -> assertThat(run.forks()).hasSize(2));
		assertThat(first.with(again).sets()).isEqualTo(again.sets());
		assertThat(first.with(failed).runs()).isEqualTo(first.runs());
		assertThat(first.with(failed).sets()).isEqualTo(first.sets());
		assertThat(new Benchmark.Outcome(List.of(), List.of(), List.of()).with(again)).isEqualTo(again);
	}

	private Benchmark.Outcome measured(int forks, String... configurations) throws Exception {
		return Benchmark.run(design(forks(forks), Optional.empty(), configurations), TinySubject.NO_ARTIFACTS, ExperimentListener.NONE,
				Progress.NONE);
	}

	@Test
	void makesAResultSet() throws Exception {
		Path raw = Files.createDirectory(folder.resolve("raw"));
		Benchmark.Outcome outcome = Benchmark.run(design(forks(2), Optional.of(raw), "none", "counting", "dropping", "keeping"),
				TinySubject.NO_ARTIFACTS,
				ExperimentListener.NONE, Progress.NONE);

		assertThat(outcome.runs()).extracting(run -> run.forks().size()).containsExactly(2, 2, 2, 2);
		assertThat(outcome.runs()).allSatisfy(run -> assertThat(run.forks()).allSatisfy(
				fork -> assertThat(fork.figures().get(Clock.WALL).calls()).isEqualTo(2000)));
		ResultSet set = outcome.sets().getFirst();
		assertThat(set.id()).isEqualTo("tiny-java-" + TinySubject.java().feature());
		assertThat(set.configurations()).extracting(Configuration::id).contains("none", "counting", "dropping");
		Configuration counting = set.configurations().get(1);
		assertThat(counting.predecessor()).contains("none");
		assertThat(counting.conditions().number(ConditionName.RECORDS_PER_TRACE)).hasValue(4);
		assertThat(counting.parameters()).isEmpty();
		// 7,999 of 8,000 records, twice
		assertThat(set.configurations().get(2).parameters()).extracting(Parameter::name, Parameter::value)
				.containsExactly(org.assertj.core.groups.Tuple.tuple("shareOfRecordsThatArrived", "0.9998"));
		assertThat(set.source().notes())
				.anyMatch(note -> note.contains("the framework drops records when its queue is full; 99.98 % of the records arrived"))
				.anyMatch(note -> note.contains("the framework never sends its last buffer; 99.97 % of the records arrived"));
		assertThat(files(raw)).containsExactly("raw-1-4-0.csv", "raw-1-4-1.csv", "raw-1-4-14.csv", "raw-1-4-5.csv", "raw-2-4-0.csv",
				"raw-2-4-1.csv", "raw-2-4-14.csv", "raw-2-4-5.csv");
	}

	@Test
	void everyShapeIsStated() throws Exception {
		Benchmark.Design design = new Benchmark.Design(List.of(new Benchmark.Chosen(subject, TinySubject.configurations(subject, "none"))),
				List.of(Workload.of(Shape.NESTED, 4), Workload.of(Shape.TREE, 4), Workload.of(Shape.DISTINCT, 4)), SHORT, forks(1),
				List.of(TinySubject.java()), List.of(), "sonde bench run tiny", Optional.empty());
		ResultSet set = Benchmark.run(design, TinySubject.NO_ARTIFACTS, ExperimentListener.NONE, Progress.NONE).sets().getFirst();

		assertThat(set.configurations()).filteredOn(run -> run.id().matches("none-[a-z]+"))
				.extracting(run -> run.conditions().callShape().orElseThrow())
				.containsExactly(CallShape.NESTED, CallShape.TREE, CallShape.DISTINCT);
	}

	@Test
	void whatCouldNotBeMeasuredIsNamed() throws Exception {
		Effort attempts = new Effort(1, 1, OptionalDouble.empty(), Optional.empty(), 3);
		Benchmark.Outcome outcome = Benchmark.run(design(attempts, Optional.empty(), "none", "too-many"), TinySubject.NO_ARTIFACTS,
				ExperimentListener.NONE, Progress.NONE);

		assertThat(outcome.runs().get(1).forks()).isEmpty();
		assertThat(outcome.runs().get(1).voids()).hasSize(3).allMatch(why -> why.equals("fork 1: 8001 of 8000 records arrived"));
		assertThat(outcome.sets().getFirst().source().notes())
				.contains("Not measured: Tiny: Too many, 4 nested; fork 1: 8001 of 8000 records arrived.");
	}

	@Test
	void nothingMeasuredIsAnError() throws Exception {
		Benchmark.Design design = design(forks(3), Optional.empty(), "too-few");

		assertThatThrownBy(() -> Benchmark.run(design, TinySubject.NO_ARTIFACTS, ExperimentListener.NONE, Progress.NONE))
				.isInstanceOf(BenchmarkException.class).hasMessageStartingWith("SB304: Tiny: Too few, 4 nested: ")
				.hasMessageContaining("7999 of 8000");
	}

	@Test
	void endsWithTheTimeBox() throws Exception {
		Benchmark.Outcome outcome = Benchmark
				.run(design(new Effort(1, 10, OptionalDouble.empty(), Optional.of(Duration.ofMillis(1))), Optional.empty(),
						"none"), TinySubject.NO_ARTIFACTS, ExperimentListener.NONE, Progress.NONE);

		assertThat(outcome.runs().getFirst().forks()).as("one round only, for the time-box is over").hasSize(1);
	}

	@Test
	void cancellingKeepsWhatWasMeasured() throws Exception {
		List<ProcessHandle> before = ProcessHandle.current().descendants().toList();
		Cancelling cancelling = new Cancelling();
		Benchmark.Outcome outcome = Benchmark.run(design(forks(5), Optional.empty(), "none", "counting"), TinySubject.NO_ARTIFACTS,
				cancelling, cancelling);

		assertThat(outcome.runs()).extracting(run -> run.forks().size()).containsExactlyInAnyOrder(1, 0);
		assertThat(outcome.sets()).hasSize(1);
		assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).toList()).isSubsetOf(before);
	}

	private Subject another(String title) throws Exception {
		Path file = folder.resolve("another.json");
		Files.writeString(file,
				Files.readString(folder.resolve("tiny.json")).replace("\"title\": \"Tiny\"", "\"title\": \"" + title + "\""));
		return BuiltInSubjects.find(file.toString(), new ArrayList<>());
	}

	private static Benchmark.Design design(Workload workload, List<JavaHome> javas, Benchmark.Chosen... chosen) {
		return new Benchmark.Design(List.of(chosen), List.of(workload), SHORT, forks(1), javas, List.of(), "", Optional.empty());
	}

	/** Sets, rows and files are distinguished by it. */
	@Test
	void twoSubjectsOfOneIdAreRefused() throws Exception {
		Subject another = another("Another");

		assertThatThrownBy(
				() -> design(Workload.of(Shape.NESTED, 1), List.of(), Benchmark.Chosen.all(subject), Benchmark.Chosen.all(another)))
				.isInstanceOf(IllegalArgumentException.class)
				.hasMessageContainingAll("id tiny", "\"Tiny\"", "\"Another\"");
		assertThat(design(Workload.of(Shape.NESTED, 1), List.of(), Benchmark.Chosen.all(subject), Benchmark.Chosen.all(another("Tiny")))
				.subjects())
				.as("the same twice").hasSize(1);
	}

	/** Whoever measured two of them got the classes of the first under both names. */
	@Test
	void preparesEachSubjectForItself() throws Exception {
		Files.writeString(folder.resolve("tiny.json"),
				Files.readString(folder.resolve("tiny.json")).replace("executions.increment()", "executions.add(2)"));
		Subject twice = another("Twice");
		Workload workload = Workload.of(Shape.NESTED, 4);
		List<BenchmarkRun> runs = List.of(new BenchmarkRun(subject, subject.configuration("counting"), TinySubject.java(), workload),
				new BenchmarkRun(twice, twice.configuration("counting"), TinySubject.java(), workload));
		RunPrerequisites prepared = RunPrerequisites.of(runs, folder, TinySubject.NO_ARTIFACTS, Progress.NONE);
		ForkRunner runner = new ForkRunner(prepared, SHORT, List.of("-XX:+UseSerialGC"));

		assertThat(runner.run(runs.get(0), Files.createDirectory(folder.resolve("one")), Progress.NONE))
				.isInstanceOf(ForkOutcome.Valid.class);
		assertThat(runner.run(runs.get(1), Files.createDirectory(folder.resolve("two")), Progress.NONE))
				.isEqualTo(new ForkOutcome.Void("16000 of 8000 records arrived"));
	}

	/** Before anything is fetched or started. */
	@Test
	void refusesAWorkloadThatASubjectCannotHave() throws Exception {
		Subject byteBuddy = BuiltInSubjects.all().stream().filter(one -> one.id().equals("kieker-2.0.2-bytebuddy")).findFirst()
				.orElseThrow();
		Workload distinct = new Workload(Shape.DISTINCT, 10, 0, 1, false, 5);
		List<JavaHome> javas = List.of(TinySubject.java());

		assertThatThrownBy(() -> Benchmark.sofar(design(distinct, javas, Benchmark.Chosen.all(byteBuddy)), List.of()))
				.hasMessageStartingWith("SB203: Kieker 2.0.2, Byte Buddy").hasMessageContaining("--unmonitored 0");
		assertThat(byteBuddy.obstacle(Workload.of(Shape.DISTINCT, 10))).isEmpty();
	}

	/** The newest may be a JRE, which cannot compile the probes of a subject, or distinct methods. */
	@Test
	void needsACompilerOnlyWhereSomethingIsCompiled() throws Exception {
		JavaHome jre = new JavaHome(folder, 99, "99", "");
		JavaHome jdk = TinySubject.java();
		List<JavaHome> both = List.of(jdk, jre);
		Workload nested = Workload.of(Shape.NESTED, 1);
		Subject without = new Subject("without", "Without", "none", Optional.empty(), Optional.empty(), new TreeMap<>(), new TreeMap<>(),
				new TreeMap<>(), TinySubject.configurations(subject, "none"), Conditions.NONE, List.of(), true);

		assertThat(Benchmark.sofar(design(nested, both, Benchmark.Chosen.all(subject)), List.of()))
				.allMatch(run -> run.run().java().equals(jdk));
		assertThat(Benchmark.sofar(design(nested, both, Benchmark.Chosen.all(without)), List.of()))
				.allMatch(run -> run.run().java().equals(jre));
		assertThat(Benchmark.sofar(design(Workload.of(Shape.DISTINCT, 1), both, Benchmark.Chosen.all(without)), List.of()))
				.allMatch(run -> run.run().java().equals(jdk));
		assertThatThrownBy(() -> Benchmark.sofar(design(nested, List.of(jre), Benchmark.Chosen.all(subject)), List.of()))
				.hasMessage(
						"SB201: Tiny runs on Java 8 and later; found: 99; those without javac cannot compile the benchmark's classes. Install such a JDK, or give its "
								+ "folder with --java.");
	}

	@Test
	void saysWhichConfigurationsHaveNoJavaInCommon() throws Exception {
		List<SubjectConfiguration> apart = List.of(on(new JavaRange(8, 11), "none"), on(new JavaRange(17, Integer.MAX_VALUE), "counting"));
		assertThatThrownBy(() -> Benchmark.sofar(design(Workload.of(Shape.NESTED, 1), List.of(TinySubject.java()),
				new Benchmark.Chosen(subject, apart)), List.of()))
				.hasMessageStartingWith("SB205: Tiny: ")
				.hasMessageContainingAll("none needs Java 8 to 11", "counting needs Java 17 and later");
	}

	private SubjectConfiguration on(JavaRange java, String id) throws BenchmarkException {
		SubjectConfiguration one = subject.configuration(id);
		return new SubjectConfiguration(one.id(), one.label(), one.phase(), one.predecessor(), java, one.jvm(), one.classPath(),
				one.environment(), one.files(), one.writer(), one.probe(), one.mostThreads(), one.arrival());
	}

	/** Only the probes of Kieker can be switched during the sweep. */
	@Test
	void whatCannotBeSweptIsMeasuredWithoutIt() throws Exception {
		Benchmark.Design design = design(forks(1), Optional.empty(), "none", "counting").withSweep(Duration.ZERO);
		Benchmark.Outcome outcome = Benchmark.run(design, TinySubject.NO_ARTIFACTS, ExperimentListener.NONE, Progress.NONE);
		assertThat(outcome.troubles()).isEmpty();
		assertThat(outcome.sets()).singleElement().satisfies(set -> assertThat(set.gapSweeps()).isEmpty());
	}

	/** Here, there is no Kieker on the class path. */
	@Test
	void whatWasMeasuredBeforeASweepFailedIsKept() throws Exception {
		subject = TinySubject.in(folder, "Kieker 9");
		Benchmark.Design design = design(forks(1), Optional.empty(), "none", "counting").withSweep(Duration.ofMillis(1));
		Benchmark.Outcome outcome = Benchmark.run(design, TinySubject.NO_ARTIFACTS, ExperimentListener.NONE, Progress.NONE);
		assertThat(outcome.sets()).hasSize(1);
		assertThat(outcome.troubles()).singleElement().asString().startsWith("SB304: ").contains("MonitoringController");
	}

	/** As by a mistake of ours; here, a command that no source of a result set can have. */
	@Test
	void whatMakesNoResultSetIsTold() throws Exception {
		Benchmark.Outcome outcome = Benchmark.run(design(Workload.of(Shape.NESTED, 1), List.of(TinySubject.java()),
				new Benchmark.Chosen(subject, TinySubject.configurations(subject, "none"))), TinySubject.NO_ARTIFACTS,
				ExperimentListener.NONE, Progress.NONE);

		assertThat(outcome.sets()).isEmpty();
		assertThat(outcome.runs().getFirst().forks()).hasSize(1);
		assertThat(outcome.troubles()).singleElement().asString().startsWith("SB305: tiny: its measurements cannot become a result set: ")
				.contains("a source needs a citation and a place");
	}

	@Test
	void needsAJavaThatFits() throws Exception {
		Benchmark.Design design = new Benchmark.Design(List.of(Benchmark.Chosen.all(subject)), List.of(Workload.of(Shape.NESTED, 1)), SHORT,
				forks(1),
				List.of(), List.of(), "", Optional.empty());

		assertThatThrownBy(() -> Benchmark.run(design, TinySubject.NO_ARTIFACTS, ExperimentListener.NONE, Progress.NONE))
				.isInstanceOf(BenchmarkException.class)
				.hasMessage("SB201: Tiny runs on Java 8 and later; found: none. Install such a JDK, or give its folder with --java.");
	}

	/** Cancels when the second fork begins. */
	private static final class Cancelling implements ExperimentListener, Progress {
		private final List<String> begun = new ArrayList<>();

		@Override
		public void begins(BenchmarkRun run, int fork) {
			begun.add(run + " " + fork);
		}

		@Override
		public void ended(MeasuredRun sofar, int fork) {
			// nothing to do
		}

		@Override
		public void begin(String task, long total) {
			// nobody to tell
		}

		@Override
		public void worked(long units) {
			// nobody to tell
		}

		@Override
		public boolean isCancelled() {
			return begun.size() > 1;
		}
	}

	private static List<String> files(Path folder) throws IOException {
		try (Stream<Path> walk = Files.walk(folder)) {
			return walk.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).sorted().toList();
		}
	}
}
