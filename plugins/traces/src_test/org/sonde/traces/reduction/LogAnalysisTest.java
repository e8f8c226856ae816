/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import java.util.Optional;
import java.util.OptionalLong;
import org.sonde.traces.reconstruction.TraceKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.CallEdge;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.reconstruction.TraceLink;
import org.sonde.traces.record.StringPool;

/** Logs written by the test, and all that must be said of them. */
class LogAnalysisTest {
	private static final String MAP = """
			$1=kieker.common.record.controlflow.OperationExecutionRecord
			$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
			$3=kieker.common.record.flow.trace.operation.AfterOperationEvent
			$4=kieker.common.record.flow.trace.operation.AfterOperationFailedEvent
			$5=kieker.common.record.flow.trace.concurrency.SplitEvent
			$6=kieker.common.record.flow.trace.TraceMetadata
			$7=kieker.common.record.flow.trace.concurrency.JoinEvent
			""";

	@TempDir
	Path folder;

	@Test
	void linksTracesThatStartAndJoinOthers() throws IOException {
		LogAnalysis analysis = read(new LogProblems(), """
				$6;9;1;1;<no-session-id>;host;-1;-1
				$2;9;100;1;0;void p.A.a();p.A
				$5;9;105;1;1
				$6;9;2;7;<no-session-id>;host;1;1
				$2;9;106;2;0;void p.B.b();p.B
				$3;9;108;2;1;void p.B.b();p.B
				$7;9;110;1;2;2
				$3;9;120;1;3;void p.A.a();p.A
				""");

		assertThat(analysis.traces().valid()).isEqualTo(2);
		assertThat(analysis.traces().linked()).isEqualTo(1);
		assertThat(analysis.traces().links()).containsExactly(new TraceLink(TraceLink.Kind.PARENT, 2, 1, 1),
				new TraceLink(TraceLink.Kind.JOIN, 1, 2, 2));
	}

	/** By hand: three calls of b in a row are one node, the one that failed is another. */
	@Test
	void drawsAClass() throws IOException {
		LogAnalysis analysis = read(new LogProblems(), """
				$6;9;1;1;<no-session-id>;host;-1;-1
				$2;9;100;1;0;void p.A.a();p.A
				$2;9;110;1;1;void p.B.b();p.B
				$3;9;120;1;2;void p.B.b();p.B
				$2;9;130;1;3;void p.B.b();p.B
				$3;9;150;1;4;void p.B.b();p.B
				$2;9;160;1;5;void p.B.b();p.B
				$3;9;190;1;6;void p.B.b();p.B
				$2;9;191;1;7;void p.B.b();p.B
				$4;9;195;1;8;void p.B.b();p.B;java.lang.Error
				$3;9;200;1;9;void p.A.a();p.A
				""");

		assertThat(analysis.classes().classes()).singleElement().satisfies(only -> {
			assertThat(only.calls()).isEqualTo(5);
			assertThat(only.totalNanos()).isEqualTo(100);
			assertThat(only.nodes()).containsExactly(new CallNode(0, "void p.A.a()", "", false, 1, 100, 36),
					new CallNode(1, "void p.B.b()", "", false, 3, 20, 20), new CallNode(1, "void p.B.b()", "", true, 1, 4, 4));
		});
		OperationStatistics b = analysis.operations().getLast();
		assertThat(b.calls()).isEqualTo(4);
		assertThat(b.failures()).hasValue(1);
		assertThat(b.duration().meanNanos()).isCloseTo(16, within(1e-9));
		assertThat(b.hosts()).containsExactly("host");
	}

	/** Each probe sees the call of the other within its own, so each would count twice as much time as passed. */
	@Test
	void takesTheTimesOfTheProbeThatCounts() throws IOException {
		LogProblems problems = new LogProblems();
		LogAnalysis analysis = read(problems, """
				$1;9;void p.A.a();<no-session-id>;1;100;300;host;0;0
				$6;9;1;1;<no-session-id>;host;-1;-1
				$2;9;100;1;0;void p.A.a();p.A
				$3;9;290;1;1;void p.A.a();p.A
				$6;9;2;1;<no-session-id>;host;-1;-1
				$2;9;400;2;0;void p.A.a();p.A
				$3;9;410;2;1;void p.A.a();p.A
				""");

		assertThat(analysis.operations()).singleElement().satisfies(a -> {
			assertThat(a.calls()).isEqualTo(2);
			assertThat(a.duration().sumNanos()).isEqualTo(200);
			assertThat(a.self().sumNanos()).isEqualTo(200);
			assertThat(a.callers()).singleElement().satisfies(edge -> assertThat(edge.calls()).isEqualTo(2));
		});
		assertThat(problems.list()).extracting(LogProblem::message).singleElement().asString()
				.contains("execution records (1) and before events (2)");
	}

	@Test
	void countsCallsThatEndBeforeTheyStartWithoutTheirTime() throws IOException {
		LogProblems problems = new LogProblems();
		LogAnalysis analysis = read(problems, """
				$1;9;void p.A.a();<no-session-id>;1;300;100;host;0;0
				$1;9;void p.A.a();<no-session-id>;2;300;350;host;0;0
				""");

		assertThat(analysis.operations()).singleElement().satisfies(a -> {
			assertThat(a.calls()).isEqualTo(2);
			assertThat(a.duration().count()).isEqualTo(1);
			assertThat(a.duration().sumNanos()).isEqualTo(50);
		});
		assertThat(analysis.traces().valid()).isEqualTo(2);
		assertThat(analysis.classes().classes()).singleElement().satisfies(only -> {
			assertThat(only.traces()).isEqualTo(2);
			assertThat(only.durations().count()).isEqualTo(1);
		});
		assertThat(problems.list()).extracting(LogProblem::place).containsExactly("line 1");
	}

	/** Also those of traces that close when the logs have ended. */
	@Test
	void saysHowManyCallsAreNotInTheCallGraph() {
		StringPool names = new StringPool();
		int host = names.of("host");
		int operations = 720;
		for (int operation = 0; operation < operations; operation++) {
			names.of("void p.A.a" + operation + "()");
		}
		LogProblems problems = new LogProblems();
		LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
		for (int caller = 1; caller <= operations; caller++) {
			for (int callee = 1; callee <= operations; callee++) {
				analysis.execution(callee, host, caller, 1, 2, host, callee, 1);
			}
			analysis.execution(caller, host, caller, 0, 3, host, 0, 0);
		}
		analysis.endOfLog(Path.of("log"));
		analysis.end();

		long all = operations * (operations + 1L);
		long listed = analysis.callGraph().stream().mapToLong(CallEdge::calls).sum();
		long said = problems.list().stream().map(LogProblem::message).filter(message -> message.contains("not in the call graph"))
				.mapToLong(message -> Long.parseLong(message.substring(message.lastIndexOf('(') + 1, message.lastIndexOf(')')))).sum();
		assertThat(listed).isEqualTo(500_000);
		assertThat(said).isEqualTo(all - listed);
	}

	@Test
	void logsThatAreMergedStayApartInWhatIsCounted() throws IOException {
		// Two hosts, an hour apart, of which one records executions and the other one events.
		log("one", """
				$1;9;void p.A.a();<no-session-id>;1;100;300;one;0;0
				$1;9;void p.A.a();<no-session-id>;2;400;600;one;0;0
				""");
		log("two", """
				$6;9;7;1;<no-session-id>;two;-1;-1
				$2;9;3600000000100;7;0;void p.A.a();p.A
				$3;9;3600000000150;7;1;void p.A.a();p.A
				""");
		LogProblems problems = new LogProblems();
		for (boolean merged : new boolean[] { false, true }) {
			StringPool names = new StringPool();
			LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
			LogReader reader = new LogReader(names, analysis, problems, Progress.NONE);
			List<KiekerLog> logs = KiekerLog.find(List.of(folder), problems, Progress.NONE);
			Tally tally = merged ? reader.merge(logs) : reader.read(logs);
			analysis.end();

			assertThat(analysis.counts(tally).observedNanos()).isEqualTo(550);
			assertThat(analysis.operations()).singleElement().satisfies(a -> {
				assertThat(a.calls()).isEqualTo(3);
				assertThat(a.duration().sumNanos()).isEqualTo(450);
				assertThat(a.self().sumNanos()).isEqualTo(450);
				assertThat(a.callers()).containsExactly(new CallEdge("", "void p.A.a()", 3, 450));
				assertThat(a.hosts()).containsExactly("one", "two");
			});
			assertThat(analysis.callGraph()).containsExactly(new CallEdge("", "void p.A.a()", 3, 450));
		}
		assertThat(problems.list()).isEmpty();
	}

	/** Trace 1 takes 200 ns with two calls on two hosts, trace 2 100 ns with three calls. */
	private static final String TWO_TRACES = """
			$1;9;void p.B.b();<no-session-id>;1;120;150;two;1;1
			$1;9;void p.A.a();<no-session-id>;1;100;300;one;0;0
			$1;9;void p.B.b();<no-session-id>;2;410;420;one;1;1
			$1;9;void p.B.b();<no-session-id>;2;430;450;one;2;1
			$1;9;void p.A.a();<no-session-id>;2;400;500;one;0;0
			$6;9;7;42;<no-session-id>;one;-1;-1
			$2;9;600;7;0;void p.A.a();p.A
			$4;9;640;7;1;void p.A.a();p.A;java.lang.Error
			""";

	@Test
	void keepsTheTraceThatIsWanted() throws IOException {
		assertThat(single(new TraceChoice.Slowest()))
				.isEqualTo(new SingleTrace(TraceKind.EXECUTIONS, "1", Optional.empty(), 100, OptionalLong.of(200),
						List.of(new CallNode(0, "void p.A.a()", "one", false, 1, 200, 170),
								new CallNode(1, "void p.B.b()", "two", false, 1, 30, 30))));
		assertThat(single(new TraceChoice.MostCalls()))
				.isEqualTo(new SingleTrace(TraceKind.EXECUTIONS, "2", Optional.empty(), 400, OptionalLong.of(100),
						List.of(new CallNode(0, "void p.A.a()", "one", false, 1, 100, 70),
								new CallNode(1, "void p.B.b()", "one", false, 2, 15, 15))));
		assertThat(single(TraceChoice.WithId.parse("7")))
				.isEqualTo(new SingleTrace(TraceKind.EVENTS, "7", Optional.of("42"), 600, OptionalLong.of(40),
						List.of(new CallNode(0, "void p.A.a()", "one", true, 1, 40, 40))));
		assertThat(read(new LogProblems(), LogAnalysis.Options.DEFAULT.keeping(TraceChoice.WithId.parse("3")),
				TWO_TRACES).single()).isEmpty();
		assertThat(read(new LogProblems(), TWO_TRACES).single()).isEmpty();
	}

	private SingleTrace single(TraceChoice choice) throws IOException {
		return read(new LogProblems(), LogAnalysis.Options.DEFAULT.keeping(choice), TWO_TRACES).single().orElseThrow();
	}

	/** From outside 3 calls to host one; b once from one to two, twice within one. */
	@Test
	void countsCallsBetweenHosts() throws IOException {
		assertThat(read(new LogProblems(), TWO_TRACES).hostGraph()).containsExactly(new CallEdge("", "one", 3, 170 + 70 + 40),
				new CallEdge("one", "one", 2, 30), new CallEdge("one", "two", 1, 30));
	}

	private void log(String name, String lines) throws IOException {
		Path log = Files.createDirectories(folder.resolve(name));
		Files.writeString(log.resolve("kieker.map"), MAP);
		Files.writeString(log.resolve("kieker-001.dat"), lines);
	}

	private LogAnalysis read(LogProblems problems, String lines) throws IOException {
		return read(problems, LogAnalysis.Options.DEFAULT, lines);
	}

	private LogAnalysis read(LogProblems problems, LogAnalysis.Options options, String lines) throws IOException {
		Files.writeString(folder.resolve("kieker.map"), MAP);
		Files.writeString(folder.resolve("kieker-001.dat"), lines);
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, options);
		new LogReader(names, analysis, problems, Progress.NONE).read(KiekerLog.find(List.of(folder), problems, Progress.NONE));
		analysis.end();
		return analysis;
	}
}
