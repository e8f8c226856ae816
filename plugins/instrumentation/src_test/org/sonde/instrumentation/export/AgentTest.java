/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

/** What the agents' files hold, and the messages about them. {@link AgentsProofTest} shows that the agents do the same. */
class AgentTest {
	private static final ProgramClasses UNKNOWN = ProgramClasses.UNKNOWN;

	private final Plan plan = Plans.of(Stream.of("int p.A$B.add(java.lang.String,int[])", "void p.A.run()", "p.A.<init>(int)")
			.map(MethodSignature::parse).toList());

	@Test
	void openTelemetryInFull() {
		AgentFiles export = OpenTelemetry.export(plan, UNKNOWN);
		assertThat(export.files().get("opentelemetry.properties")).endsWith("""
				otel.instrumentation.methods.include=p.A[run];\\
				  p.A$B[add]
				""");
		assertThat(export.notes()).extracting(ExactnessNote::kind).containsExactly(Kind.LEFT_OUT, Kind.MAY_CATCH_MORE, Kind.MAY_CATCH_MORE);
		assertThat(export.exact()).isEmpty();
	}

	@Test
	void openTelemetryByYamlInFull() {
		Plan scala = Plans.of(Stream.of("void p.A.run()", "void p.A$$anon$1.größe()").map(MethodSignature::parse).toList());
		AgentFiles export = OpenTelemetryYaml.export(scala, UNKNOWN);
		String methods = """
				instrumentation/development:
				  java:
				    methods:
				      enabled: true
				      include:
				        - class: 'p.A'
				          methods:
				            - name: 'run'
				        - class: 'p.A$$$$anon$1'
				          methods:
				            - name: 'größe'
				""";
		assertThat(export.files().get("opentelemetry.yaml")).contains("\nfile_format: \"1.0\"\n", "otlp_http:").endsWith(methods);
		assertThat(OpenTelemetryYaml.recordingTo(export, Path.of("/log/all spans.jsonl")).files().get("opentelemetry.yaml"))
				.contains("output_stream: 'file:///log/all%20spans.jsonl'").doesNotContain("otlp_http")
				.endsWith(methods.replace("  java:\n", "  java:\n    common:\n      default_enabled: false\n"));
	}

	@Test
	void elasticInFull() {
		AgentFiles export = ElasticApm.export(plan, UNKNOWN);
		assertThat(export.files().get("elasticapm.properties")).endsWith("""
				trace_methods=p.A#run(),\\
				  p.A$B#add(java.lang.String,int[])
				""");
		assertThat(export.exact()).extracting(Object::toString).containsExactly("void p.A.run()", "int p.A$B.add(java.lang.String,int[])");
	}

	@Test
	void theFlightRecorderInFull() {
		AgentFiles export = FlightRecorder.export(plan, UNKNOWN);
		assertThat(export.files().get("sonde.jfc")).endsWith("""
					<event name="jdk.MethodTrace">
						<setting name="enabled">true</setting>
						<setting name="stackTrace">false</setting>
						<setting name="threshold">0 ns</setting>
						<setting name="filter">p.A::&lt;init&gt;;p.A::run;p.A$B::add</setting>
					</event>
				</configuration>
				""");
		assertThat(export.notes()).extracting(ExactnessNote::kind).containsOnly(Kind.MAY_CATCH_MORE).hasSize(3);
	}

	@Test
	void theFlightRecorderCountsAlone() {
		assertThat(FlightRecorder.exportTiming(plan, UNKNOWN).files().get("sonde.jfc")).endsWith("""
					<event name="jdk.MethodTiming">
						<setting name="enabled">true</setting>
						<setting name="period">endChunk</setting>
						<setting name="filter">p.A::&lt;init&gt;;p.A::run;p.A$B::add</setting>
					</event>
				</configuration>
				""");
	}

	/**
	 * Only Kieker with AspectJ has the weaver that watches fields and objects; the report says so of each probe, and the methods are as
	 * without them.
	 */
	@ParameterizedTest
	@EnumSource(value = Agent.class, mode = EnumSource.Mode.EXCLUDE, names = "KIEKER_ASPECTJ")
	void probesOfFieldsAndObjectsAreLeftOutAndNamed(Agent agent) {
		AgentFiles without = agent.export(plan, UNKNOWN, Optional.empty());
		plan.getProbes().add(Probes.createField(new FieldSignature("p.A", "count", "int", false)));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("p.A")));
		AgentFiles export = agent.export(plan, UNKNOWN, Optional.empty());
		assertThat(export.files()).isEqualTo(without.files());
		assertThat(export.collecting()).isEqualTo(without.collecting());
		assertThat(export.notes().subList(0, without.notes().size())).isEqualTo(without.notes());
		assertThat(export.notes().subList(without.notes().size(), export.notes().size()))
				.extracting(ExactnessNote::probe, ExactnessNote::kind)
				.containsExactly(tuple("lifecycle p.A", Kind.LEFT_OUT), tuple("field int p.A.count", Kind.LEFT_OUT));
		assertThat(export.isExact()).isFalse();
	}

	/** The page names the same versions for the reader who has no report. */
	@ParameterizedTest
	@EnumSource(Agent.class)
	void theReportSaysWhatItWasProvenWith(Agent agent) throws IOException {
		String remark = agent.export(plan, UNKNOWN, Optional.empty()).remarks().getLast();
		assertThat(remark).matches("Last proven by runs with .*\\d.*\\.");
		String version = remark.replaceFirst("\\.$", "").replaceFirst(".*?(\\d[\\w.-]*).*", "$1");
		assertThat(Files.readString(Path.of("../../docs/export.md")).lines()
				.filter(line -> line.startsWith("|") && line.contains("`" + agent.keyword() + "`")))
				.singleElement().satisfies(line -> assertThat(line).contains(version));
	}

	/** The tests run the agents of the build. */
	@Test
	void theVersionsAreThoseOfTheBuild() throws IOException {
		assertThat(MonitoredProgram.jar("opentelemetry-javaagent", "io/opentelemetry/javaagent/OpenTelemetryAgent.class").toString())
				.endsWith("-" + OpenTelemetry.VERSION + ".jar");
		assertThat(MonitoredProgram.jar("elastic-apm-agent", "co/elastic/apm/agent/premain/AgentMain.class").toString())
				.endsWith("-" + ElasticApm.VERSION + ".jar");
		assertThat(MonitoredProgram.jar("-bytebuddy", "kieker/monitoring/probe/bytebuddy/PremainClass.class").toString())
				.endsWith("-" + KiekerAgents.KIEKER_VERSION + "-bytebuddy.jar");
	}

	@Test
	void inspectItInFull() {
		assertThat(InspectIt.export(plan, UNKNOWN).files().get("inspectit.yml")).endsWith("""
				inspectit:
				  instrumentation:
				    scopes:
				      '[s_p.A]':
				        type:
				          name: p.A
				          matcher-mode: EQUALS_FULLY
				        methods:
				        - is-constructor: true
				          arguments:
				          - int
				        - name: run
				          arguments: []
				      '[s_p.A$B]':
				        type:
				          name: p.A$B
				          matcher-mode: EQUALS_FULLY
				        methods:
				        - name: add
				          arguments:
				          - java.lang.String
				          - int[]
				    rules:
				      r_sonde:
				        include:
				          r_trace_method: true
				        scopes:
				          '[s_p.A]': true
				          '[s_p.A$B]': true
				""");
	}

	@Test
	void jmcInFull() {
		AgentFiles export = JmcAgent.export(plan, UNKNOWN);
		assertThat(export.files().get("jfrprobes.xml")).contains("""
						<event id="p.A$B.add">
							<label><![CDATA[int p.A$B.add(java.lang.String,int[])]]></label>
							<path>sonde/p.A$B</path>
							<stacktrace>false</stacktrace>
							<class>p.A$B</class>
							<method>
								<name>add</name>
								<descriptor>(Ljava/lang/String;[I)I</descriptor>
							</method>
							<location>WRAP</location>
						</event>
					</events>
				</jfragent>
				""");
		assertThat(export.notes()).singleElement().satisfies(note -> assertThat(note.probe()).isEqualTo("p.A.<init>(int)"));
	}

	/** The agent makes a class of each label without its punctuation, and two of one name void the second event. */
	@Test
	void jmcTellsEventsApartThatDifferInPunctuationAlone() {
		Plan alike = Plans.of(Stream.of("void p.A.m(int)", "void p.A.m(int[])", "void p.A.M(int)").map(MethodSignature::parse).toList());
		assertThat(JmcAgent.export(alike, UNKNOWN).files().get(JmcAgent.XML).lines().filter(line -> line.contains("<label>"))
				.map(line -> line.replaceAll("</?label>|[^a-zA-Z0-9_$]", "").toLowerCase())).hasSize(3).doesNotHaveDuplicates();
	}

	/**
	 * The Flight Recorder knows an event by its id, which must be made of identifiers: with another the program ends as the method is
	 * called.
	 */
	@Test
	void jmcsEventsHaveNamesOfTheirOwn() {
		Plan overloads = Plans
				.of(Stream.of("void p.A.m()", "void p.A.m(int)", "void p.A.m_2()", "void p.B.m()").map(MethodSignature::parse).toList());
		assertThat(JmcAgent.export(overloads, UNKNOWN).files().get(JmcAgent.XML).lines().filter(line -> line.contains("<event "))
				.map(line -> line.replaceAll(".*id=\"(.*)\">", "$1"))).containsExactly("p.A.m", "p.A.m_2", "p.A.m_2_2", "p.B.m");
	}

	@Test
	void jmcLeavesOutWhatIsSealed() {
		MethodSignature weight = MethodSignature.parse("int p.Kind.weight()");
		ProgramClasses classes = new ProgramClasses(List.of(
				new ProgramClasses.Type("p.Kind", false, true, List.of(), List.of(new ProgramClasses.Method(weight, false, true)))));
		assertThat(JmcAgent.export(Plans.of(List.of(weight)), classes).notes()).singleElement().satisfies(note -> {
			assertThat(note.kind()).isEqualTo(Kind.LEFT_OUT);
			assertThat(note.reason()).contains("sealed");
		});
	}

	@Test
	void kiekersVariablesNameTypesAndItsSwitchesMethods() {
		Probes.find(plan, MethodSignature.parse("void p.A.run()")).orElseThrow().setActive(false);
		AgentFiles export = KiekerByteBuddy.export(plan, UNKNOWN);
		assertThat(export.files().get("kieker-bytebuddy.sh")).contains("export KIEKER_SIGNATURES_INCLUDE='p.A;p.A$B'\n");
		assertThat(export.files().get("kieker.monitoring.adaptiveMonitoring.conf")).endsWith("""
				- *
				- %|(?:[a-z]+ )*\\Qvoid p.A.run()\\E(?: throws .*)?
				+ %|(?:[a-z]+ )*\\Qint p.A$B.add(java.lang.String,int[])\\E(?: throws .*)?
				""");
		assertThat(export.deactivated()).extracting(Object::toString).containsExactly("void p.A.run()");
	}

	@Test
	void aVariableLongerThanAProgramMayBeStartedWithIsNotMade() {
		Plan large = Plans
				.of(IntStream.range(0, 2_000).mapToObj(i -> MethodSignature.method("void", "p." + "x".repeat(100) + i, "m")).toList());
		AgentFiles export = KiekerByteBuddy.export(large, UNKNOWN);
		String variable = export.files().get(KiekerByteBuddy.VARIABLES).replaceAll("(?s).*export ([^\n]*)\n", "$1");
		assertThat(variable.replace("'", "").length()).isLessThan(128 << 10).isGreaterThan(120 << 10);
		assertThat(export.notes()).isNotEmpty().allSatisfy(note -> assertThat(note.kind()).isEqualTo(Kind.LEFT_OUT));
		assertThat(export.notes()).hasSize(2_000 - export.collecting().size());
	}

	/** What one half of a name cannot say, the classes do. */
	@Test
	void theClassesSayWhatIsCaughtInAddition() {
		MethodSignature run = MethodSignature.parse("void p.A.run()");
		MethodSignature overload = MethodSignature.parse("void p.A.run(int)");
		MethodSignature override = MethodSignature.parse("void p.C.run()");
		ProgramClasses classes = new ProgramClasses(List.of(type("p.A", List.of("java.lang.Object"), run, overload),
				type("p.B", List.of("p.A")), type("p.C", List.of("p.B"), override)));
		assertThat(OpenTelemetry.export(Plans.of(List.of(run)), classes).notes()).containsExactly(new ExactnessNote("void p.A.run()",
				Kind.CATCHES_MORE, "the agent selects by name, and includes overloads and methods of subtypes",
				List.of("void p.A.run(int)", "void p.C.run()")));
		AgentFiles all = OpenTelemetry.export(Plans.of(List.of(run, overload, override)), classes);
		assertThat(all.isExact()).isTrue();
		// The subtype's name is left to the supertype's: both would record each execution twice.
		assertThat(all.files().get(OpenTelemetry.PROPERTIES)).endsWith("include=p.A[run]\n");
	}

	@Test
	void whatIsNotInTheClassesIsSaid() {
		ProgramClasses classes = new ProgramClasses(List.of(type("p.A", List.of())));
		assertThat(Agent.values()).allSatisfy(agent -> {
			AgentFiles export = agent.export(Plans.of(List.of(MethodSignature.parse("void p.A.gone()"))), classes, Optional.empty());
			assertThat(export.notes()).singleElement().satisfies(note -> {
				assertThat(note.kind()).isEqualTo(Kind.RECORDS_NOTHING);
				assertThat(note.reason()).contains("no such method");
			});
			assertThat(export.isExact()).isFalse();
			assertThat(export.exact()).isEmpty();
		});
	}

	@Test
	void whatIsAbstractIsNotExact() {
		MethodSignature area = MethodSignature.parse("int p.Shape.area()");
		ProgramClasses classes = new ProgramClasses(List.of(
				new ProgramClasses.Type("p.Shape", true, false, List.of(), List.of(new ProgramClasses.Method(area, false, false)))));
		AgentFiles export = Agent.KIEKER_ASPECTJ.export(Plans.of(List.of(area)), classes, Optional.empty());
		assertThat(export.notes()).singleElement().satisfies(note -> assertThat(note.reason()).contains("abstract or native"));
		assertThat(export.isExact()).isFalse();
	}

	/** A pattern that the program has nothing for is in no file of those agents: the report must not call that the plan. */
	@ParameterizedTest
	@EnumSource(value = Agent.class, names = "KIEKER_ASPECTJ", mode = EnumSource.Mode.EXCLUDE)
	void aPatternOfWhichNothingIsLeftIsSaidToBeLeftOut(Agent agent) {
		plan.getProbes().clear();
		List<String> patterns = List.of("* p.Gone.*(..)", "* p.Long.*(..)", "* p.B.*(");
		patterns.forEach(pattern -> plan.getProbes().add(Probes.createPattern(pattern)));
		MethodSignature long1 = MethodSignature.parse("void p.Long.a()");
		MethodSignature long2 = MethodSignature.parse("void p.Long.b()");
		PlanMatches matches = new PlanMatches(Map.of(
				patterns.get(0), new PlanMatches.OfProbe(List.of(), List.of(), List.of(), List.of("p.Gone"), Optional.empty()),
				patterns.get(1), new PlanMatches.OfProbe(List.of(long1), List.of(), List.of(long2), List.of(), Optional.empty()),
				patterns.get(2),
				new PlanMatches.OfProbe(List.of(), List.of(), List.of(), List.of(), Optional.of("character 9: found the end"))));
		AgentFiles export = agent.export(plan, UNKNOWN, Optional.of(matches));
		assertThat(Plans.texts(export.collecting())).containsExactly("void p.Long.a()");
		assertThat(export.isExact()).isFalse();
		assertThat(export.notes()).filteredOn(note -> note.kind() == Kind.LEFT_OUT).extracting(note -> note.probe() + ": " + note.reason())
				.containsExactly("pattern * p.Gone.*(..): it matches no method of the program",
						"pattern * p.Long.*(..): the length of 1 method that it matches is unknown without the sources; they get no probe",
						"pattern * p.B.*(: character 9: found the end");
		assertThat(export.notes()).extracting(ExactnessNote::reason)
				.contains("it refers to p.Gone, which is not among the program's classes");
	}

	@ParameterizedTest
	@EnumSource(value = Agent.class, names = { "OPENTELEMETRY", "OPENTELEMETRY_YAML", "INSPECTIT", "JMC", "ELASTIC" })
	void deactivatedProbesAreLeftOutWhereNothingCanBeSwitchedOff(Agent agent) {
		Plan off = Plans.of(List.of(MethodSignature.parse("void p.A.run()")), probe -> probe.setActive(false));
		assertThat(agent.export(off, UNKNOWN, Optional.empty()).notes()).singleElement().satisfies(note -> {
			assertThat(note.kind()).isEqualTo(Kind.LEFT_OUT);
			assertThat(note.reason()).contains("deactivated");
		});
	}

	@ParameterizedTest
	@EnumSource(value = Agent.class, names = "KIEKER_ASPECTJ", mode = EnumSource.Mode.EXCLUDE)
	void patternsAreToBeConvertedFirst(Agent agent) {
		plan.getProbes().add(Probes.createPattern("* p..*.*(..)"));
		assertThat(agent.export(plan, UNKNOWN, Optional.empty()).notes().getFirst()).satisfies(note -> {
			assertThat(note.probe()).isEqualTo("pattern * p..*.*(..)");
			assertThat(note.kind()).isEqualTo(Kind.LEFT_OUT);
			assertThat(note.reason()).contains("convert the pattern to methods");
		});
	}

	@ParameterizedTest
	@EnumSource(Agent.class)
	void theOrderOfTheProbesDoesNotMatter(Agent agent) {
		Plan reversed = Plans.of(Probes.methodProbes(plan).reversed().stream().map(probe -> probe.signature()).toList());
		assertThat(agent.export(reversed, UNKNOWN, Optional.empty())).isEqualTo(agent.export(plan, UNKNOWN, Optional.empty()));
	}

	/** Every file of an export is known as one again, whatever plan it is of; another of its name is the user's. */
	@ParameterizedTest
	@EnumSource(Agent.class)
	void filesThatNoExportWroteAreInTheWay(Agent agent, @TempDir Path folder) throws IOException {
		AgentFiles export = agent.export(plan, UNKNOWN, Optional.empty());
		assertThat(export.inTheWay(folder)).isEmpty();
		List<Path> written = agent
				.export(Plans.of(List.of(MethodSignature.parse("void q.B.other()")), probe -> probe.setActive(false)), UNKNOWN,
						Optional.empty())
				.write(folder);
		assertThat(export.inTheWay(folder)).isEmpty();
		for (Path file : written) {
			Files.writeString(file, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<aspectj/>\n");
		}
		assertThat(export.inTheWay(folder)).containsExactlyElementsOf(written);
		Files.writeString(written.getFirst(), "");
		assertThat(export.inTheWay(folder)).as("of an empty file nobody loses anything")
				.containsExactlyElementsOf(written.subList(1, written.size()));
	}

	@ParameterizedTest
	@EnumSource(Agent.class)
	void anEmptyPlanIsExact(Agent agent) {
		AgentFiles export = agent.export(Plans.of(List.of()), UNKNOWN, Optional.empty());
		assertThat(export.isExact()).isTrue();
		assertThat(export.files()).isNotEmpty();
	}

	static ProgramClasses.Type type(String name, List<String> supertypes, MethodSignature... methods) {
		return new ProgramClasses.Type(name, false, false, supertypes,
				Arrays.stream(methods).map(method -> new ProgramClasses.Method(method, false, true)).toList());
	}

	@Test
	void whatHoldsOfManyProbesIsSaidOnce() {
		List<ExactnessNote> notes = IntStream.range(0, 9).mapToObj(one -> new ExactnessNote("void p.A.m" + one + "()",
				ExactnessNote.Kind.RECORDS_NOTHING, one < 6 ? "six" : "three", List.of())).toList();
		List<String> lines = new AgentFiles(new TreeMap<>(), List.of(), List.of(), notes, List.of("A remark.")).lines();
		assertThat(lines).hasSize(5);
		assertThat(lines.getFirst()).contains("6 probes", "void p.A.m0()", "six");
		assertThat(lines.get(3)).contains("void p.A.m8()", "three");
		assertThat(lines.getLast()).isEqualTo("A remark.");
	}
}
