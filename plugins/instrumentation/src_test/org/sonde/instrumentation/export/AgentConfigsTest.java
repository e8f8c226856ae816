/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.instrumentation.export.reading.AgentConfigException;
import org.sonde.instrumentation.export.reading.AgentConfigs;
import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.instrumentation.export.reading.ImportedPlan.Kind;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RandomPlans;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class AgentConfigsTest {
	@TempDir
	private Path folder;

	/** Whatever the agent takes exactly comes back, and nothing else but what the report says is caught in addition. */
	@Test
	void exportAndImportGiveTheSamePlan() {
		Seeded.tries(150, in -> {
			Plan plan = plan(in);
			Agent agent = in.oneOf(Agent.values());
			Path exported = Files.createTempDirectory("sonde");
			try {
				ProgramClasses classes = classesOf(plan);
				AgentFiles export = agent.export(plan, classes, Optional.empty());
				ImportedPlan imported = AgentConfigs.read(export.write(exported), Optional.of(agent), classes);

				Set<String> expected = new HashSet<>();
				Stream.concat(export.collecting().stream(), export.deactivated().stream())
						.forEach(method -> expected.add(method.toString()));
				// Some of these may be planned themselves, as deactivated.
				Set<String> inAddition = new HashSet<>();
				export.notes().forEach(note -> inAddition.addAll(note.others()));
				inAddition.removeAll(expected);
				expected.addAll(inAddition);
				assertThat(names(imported.plan())).containsExactlyInAnyOrderElementsOf(expected);
				for (MethodProbe probe : Probes.methodProbes(imported.plan())) {
					Probes.find(plan, probe.signature()).filter(planned -> !inAddition.contains(probe.signature().toString()))
							.ifPresent(planned -> {
								assertThat(probe.isActive()).isEqualTo(planned.isActive());
								assertThat(probe.isVarargs()).isEqualTo(planned.isVarargs());
								if (agent == Agent.KIEKER_ASPECTJ) {
									assertThat(probe.getKind()).isEqualTo(planned.getKind());
								}
							});
				}
				assertThat(imported.notes()).isEmpty();
				PlanFiles.toBytes(imported.plan()); // it keeps the rules of plans
			} finally {
				delete(exported);
			}
		});
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(file);
			}
		}
	}

	private static Plan plan(RandomInput in) {
		return Plans.of(List.copyOf(in.set(0, 8, () -> RandomPlans.signature(in))), probe -> {
			probe.setActive(in.yes());
			probe.setKind(in.oneOf(ProbeKind.values()));
		});
	}

	/** In AspectJ's file a pattern is what it was, whatever methods and patterns have probes beside it. */
	@Test
	void patternsExportedForAspectJComeBackWhateverStandsBesideThem() {
		Seeded.tries(150, in -> {
			Plan methods = plan(in);
			List<PatternProbe> patterns = patterns(in);
			Plan plan = EcoreUtil.copy(methods);
			plan.getProbes().addAll(EcoreUtil.copyAll(patterns));
			Path exported = Files.createTempDirectory("sonde");
			try {
				AgentFiles export = KiekerAspectJ.export(plan);
				ImportedPlan imported = AgentConfigs.read(export.write(exported), Optional.empty(), ProgramClasses.UNKNOWN);
				Set<MethodSignature> woven = new HashSet<>(export.collecting());
				woven.addAll(export.deactivated());
				plan.getProbes().removeIf(probe -> probe instanceof MethodProbe method && !woven.contains(method.signature()));
				assertThat(new String(PlanFiles.toBytes(imported.plan()), StandardCharsets.UTF_8))
						.isEqualTo(new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8));
			} finally {
				delete(exported);
			}
		});
	}

	/** Files that are kept with the sources change with the plan alone. */
	@Test
	void theSamePlanGivesTheSameFiles() {
		Seeded.tries(150, in -> {
			Plan plan = plan(in);
			List<PatternProbe> patterns = patterns(in);
			Agent agent = in.oneOf(Agent.values());
			Random random = in.random();
			List<Probe> probes = new ArrayList<>(plan.getProbes());
			Collections.shuffle(probes, random);
			Plan shuffled = Plans.of(List.of());
			shuffled.getProbes().addAll(EcoreUtil.copyAll(patterns));
			shuffled.getProbes().addAll(EcoreUtil.copyAll(probes));
			ProgramClasses classes = classesOf(plan);
			plan.getProbes().addAll(EcoreUtil.copyAll(patterns));
			AgentFiles expected = agent.export(plan, classes, Optional.empty());
			AgentFiles found = agent.export(shuffled, classes, Optional.empty());
			assertThat(found.files()).isEqualTo(expected.files());
			assertThat(found.notes()).isEqualTo(expected.notes());
		});
	}

	/** Different ones, with exclusions of what they match: methods, or constructors. */
	private static List<PatternProbe> patterns(RandomInput in) {
		List<String> texts = in.oneOf(List.of(
				List.of("* *(..)", "public * p..*.*(..)", "* p.A.m(..)", "@(p.Timed) * *(..)", "* p.A+.get*(int, ..)",
						"* (p.A || p.B).*(..)",
						"!private static * *(*, ..) throws java.io.IOException", "void p.A.m(int...)", "* ünï.*.größe()"),
				List.of("p.A.new(..)", "p..*.new()", "public new(..)")));
		return in.set(0, 4, () -> in.oneOf(texts)).stream().map(pattern -> {
			PatternProbe probe = Probes.createPattern(pattern);
			probe.setExclusions(List.copyOf(in.set(0, 3, () -> in.oneOf(texts))));
			probe.setKind(in.oneOf(ProbeKind.values()));
			return probe;
		}).toList();
	}

	/** The classes of a program that has these methods and, for each, an overload. */
	private static ProgramClasses classesOf(Plan plan) {
		return new ProgramClasses(Probes.methodProbes(plan).stream().map(MethodProbe::signature)
				.collect(Collectors.groupingBy(MethodSignature::declaringType)).entrySet().stream().map(type -> {
					List<ProgramClasses.Method> methods = new ArrayList<>();
					type.getValue()
							.forEach(method -> methods.add(new ProgramClasses.Method(method, method.name().startsWith("lambda$"), true)));
					type.getValue().stream().filter(method -> !method.constructor())
							.map(method -> MethodSignature.method("void", method.declaringType(), method.name(), "p.Other")).distinct()
							.forEach(overload -> methods
									.add(new ProgramClasses.Method(overload, overload.name().startsWith("lambda$"), true)));
					return new ProgramClasses.Type(type.getKey(), false, false, List.of(), methods);
				}).toList());
	}

	private static List<String> names(Plan plan) {
		return Plans.texts(Probes.methodProbes(plan).stream().map(MethodProbe::signature).toList());
	}

	private ImportedPlan read(String content) throws IOException {
		return AgentConfigs.read(List.of(Files.writeString(folder.resolve("config"), content)), Optional.empty(), ProgramClasses.UNKNOWN);
	}

	private static List<String> patterns(ImportedPlan imported) {
		return Probes.patternProbes(imported.plan()).stream().map(PatternProbe::getPattern).toList();
	}

	@Test
	void anAspectFileByHand() throws IOException {
		ImportedPlan imported = read("""
				<!DOCTYPE aspectj PUBLIC "-//AspectJ//DTD//EN" "http://www.eclipse.org/aspectj/dtd/aspectj.dtd">
				<aspectj>
					<weaver options="-verbose"><exclude within="p.Secret"/></weaver>
					<aspects>
						<aspect name="kieker.monitoring.probe.aspectj.operationExecution.OperationExecutionAspectFull"/>
						<concrete-aspect name="A" extends="kieker.monitoring.probe.aspectj.flow.operationExecution.AbstractAspect">
							<pointcut name="monitoredOperation" expression="execution(public String p.A.m(String, int...)) || execution(* p..*.*(..))
								|| (within(p.A) &amp;&amp; (execution(p.A.new(int)) || execution(void p.A.n()))) || call(void p.A.n())"/>
						</concrete-aspect>
					</aspects>
				</aspectj>
				""");
		assertThat(imported.agent()).isEqualTo(Agent.KIEKER_ASPECTJ);
		assertThat(names(imported.plan())).containsExactly("java.lang.String p.A.m(java.lang.String,int[])", "p.A.<init>(int)",
				"void p.A.n()");
		assertThat(Probes.methodProbes(imported.plan()).getFirst().isVarargs()).isTrue();
		assertThat(imported.plan().getProbes()).filteredOn(MethodProbe.class::isInstance)
				.allMatch(p -> p.getKind() == ProbeKind.OPERATION_EVENTS);
		assertThat(patterns(imported)).containsExactly("* p..*.*(..)", "* *(..)", "new(..)");
		assertThat(Probes.patternProbes(imported.plan()).getFirst().getKind()).isEqualTo(ProbeKind.OPERATION_EVENTS);
		assertThat(imported.notes()).extracting(note -> note.kind() + " " + note.text()).containsExactly("LEFT_OUT exclude within p.Secret",
				"TAKE_CARE public String p.A.m(String, int...)", "PATTERN execution(* p..*.*(..))", "LEFT_OUT call(void p.A.n())",
				"PATTERN aspect kieker.monitoring.probe.aspectj.operationExecution.OperationExecutionAspectFull",
				"PATTERN aspect kieker.monitoring.probe.aspectj.operationExecution.OperationExecutionAspectFull");
		assertThat(imported.notes()).allSatisfy(note -> assertThat(note.place()).contains("config:"));
	}

	/** What most users of Kieker have: one of its own aspects, and the packages to weave. */
	@Test
	void kiekersOwnAspectsArePatternsInWhatTheFileIncludes() throws Exception {
		ImportedPlan imported = read("""
				<aspectj>
					<weaver><include within="p..*"/><include within="q.Main"/></weaver>
					<aspects>
						<aspect name="kieker.monitoring.probe.aspectj.flow.operationExecution.FullInstrumentation"/>
						<aspect name="kieker.monitoring.probe.aspectj.operationExecution.OperationExecutionAspectAnnotation"/>
						<aspect name="my.Aspect"/>
					</aspects>
				</aspectj>
				""");
		String annotated = "@(kieker.monitoring.annotation.OperationExecutionMonitoringProbe) ";
		assertThat(patterns(imported)).containsExactly("* p..*.*(..)", "* q.Main.*(..)", annotated + "* p..*.*(..)",
				annotated + "p..*.new(..)",
				annotated + "* q.Main.*(..)", annotated + "q.Main.new(..)");
		for (String pattern : patterns(imported)) {
			MethodPattern.parse(pattern);
		}
		assertThat(imported.plan().getProbes()).extracting(Probe::getKind).startsWith(ProbeKind.OPERATION_EVENTS,
				ProbeKind.OPERATION_EVENTS,
				ProbeKind.OPERATION_EXECUTION);
		assertThat(imported.notes()).filteredOn(note -> note.kind() == Kind.LEFT_OUT).extracting(ImportedPlan.Note::text)
				.containsExactly("aspect my.Aspect");
	}

	/** What a file takes out of a pattern must not come back without a word: the plan would have more. */
	@Test
	void whatIsTakenOutOfPatternsIsReadOrTold() throws IOException {
		ImportedPlan imported = read("""
				<aspectj>
					<weaver><include within="p..*"/></weaver>
					<aspects>
						<concrete-aspect name="A" extends="kieker.monitoring.probe.aspectj.operationExecution.AbstractOperationExecutionAspect">
							<pointcut name="monitoredOperation" expression="execution(* p..*.*(..)) &amp;&amp; !execution(* *.get*()) &amp;&amp; !execution(void p.A.m())"/>
							<pointcut name="monitoredOperation" expression="execution(* q..*.*(..)) &amp;&amp; !within(q.internal..*)"/>
							<pointcut name="monitoredOperation" expression="(execution(* r.R.*(..)) || execution(void r.S.n())) &amp;&amp; !cflow(execution(* t.T.*(..)))"/>
							<pointcut name="monitoredOperation" expression="execution(* u.U.*(..)) &amp;&amp; !(within(u.U) &amp;&amp; (execution(void u.U.gone())))"/>
						</concrete-aspect>
					</aspects>
				</aspectj>
				""");
		assertThat(patterns(imported)).containsExactly("* p..*.*(..)", "* u.U.*(..)");
		assertThat(Probes.patternProbes(imported.plan()).getFirst().getExclusions()).containsExactly("* *.get*()", "void p.A.m()");
		assertThat(imported.notes()).filteredOn(note -> note.kind() == Kind.LEFT_OUT).extracting(ImportedPlan.Note::text).containsExactly(
				"execution(* q..*.*(..)) && !within(q.internal..*)", "execution(* r.R.*(..)) && !cflow(execution(* t.T.*(..)))",
				"include within p..*", "void u.U.gone()");
		assertThat(imported.notes())
				.anySatisfy(note -> assertThat(note.reason()).startsWith("the exclusion !cflow(execution(* t.T.*(..))) is not read"));
	}

	/** With methods of their own, exclusions, kinds, an earlier pattern with exclusions, constructors. */
	@Test
	void patternsExportedForAspectJComeBack() throws IOException {
		Plan plan = Plans.of(List.of(MethodSignature.parse("void p.A.m(int[])"), MethodSignature.parse("p.A.<init>(int)")),
				probe -> probe.setKind(ProbeKind.OPERATION_EVENTS));
		PatternProbe first = Probes.createPattern("* p.A.*(..)");
		first.setExclusions(List.of("* *.get*()", "void p.A.m()"));
		PatternProbe second = Probes.createPattern("public * p..*.*(..)");
		second.setKind(ProbeKind.OPERATION_EVENTS);
		plan.getProbes().addAll(List.of(first, Probes.createPattern("p.A.new(..)"), Probes.createPattern("* *.n*(..)"), second));
		ImportedPlan imported = AgentConfigs.read(KiekerAspectJ.export(plan).write(folder), Optional.empty(), ProgramClasses.UNKNOWN);
		assertThat(imported.notes()).allMatch(note -> note.kind() == Kind.PATTERN);
		assertThat(new String(PlanFiles.toBytes(imported.plan()), StandardCharsets.UTF_8))
				.isEqualTo(new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8));
	}

	@Test
	void everythingSwitchedOffIsPatternsToo() throws IOException {
		ImportedPlan imported = read("+ public * p.C.*(..)\n- *\n+ void p.C.on()\n+ * p.D.*(..)\n");
		assertThat(Probes.patternProbes(imported.plan())).extracting(PatternProbe::isActive).containsExactly(false, true);
		assertThat(Probes.methodProbes(imported.plan())).extracting(MethodProbe::isActive).containsExactly(true);
	}

	@Test
	void adaptiveFilesByHand() throws IOException {
		ImportedPlan imported = read("""
				## all off
				- *
				+ public static int p.A.add(java.lang.String, int)
				+ new p.A$B.<init>(int)
				- void p.A.off()
				+ public * p.C.*(..)
				+ ..* p..*.*(..)
				+ new p.C.<init>(..)
				+ %|.*
				""");
		assertThat(names(imported.plan())).containsExactly("int p.A.add(java.lang.String,int)", "p.A$B.<init>(int)", "void p.A.off()");
		assertThat(Probes.methodProbes(imported.plan())).extracting(MethodProbe::isActive).containsExactly(true, true, false);
		assertThat(patterns(imported)).containsExactly("public * p.C.*(..)", "* p..*.*(..)", "p.C.new(..)");
		assertThat(imported.notes().getLast().kind()).isEqualTo(Kind.LEFT_OUT);
	}

	/** For each empty line the rest of them was looked at again: 20,000 took 13 s. */
	@Test
	void aFileOfEmptyLines() throws IOException {
		ImportedPlan imported = read("# variables" + "\n".repeat(1_000_000) + "  export KIEKER_SIGNATURES_INCLUDE=p.A\n");
		assertThat(patterns(imported)).containsExactly("* p.A.*(..)");
	}

	/** Without the classes a name is a pattern; with them, the methods it takes. */
	@Test
	void namesAreLookedUpInTheClasses() throws IOException {
		Path file = Files.writeString(folder.resolve("o.properties"), "otel.instrumentation.methods.include=p.A[run, gone];p.B[m]");
		MethodSignature run = MethodSignature.parse("void p.A.run()");
		MethodSignature overload = MethodSignature.parse("void p.A.run(int)");
		ImportedPlan unknown = AgentConfigs.read(List.of(file), Optional.empty(), ProgramClasses.UNKNOWN);
		assertThat(patterns(unknown)).containsExactly("* p.A+.run(..)", "* p.A+.gone(..)", "* p.B+.m(..)");
		ImportedPlan known = AgentConfigs.read(List.of(file), Optional.empty(),
				new ProgramClasses(List.of(AgentTest.type("p.A", List.of(), run, overload))));
		assertThat(names(known.plan())).containsExactly("void p.A.run()", "void p.A.run(int)");
		assertThat(patterns(known)).containsExactly("* p.B+.m(..)");
		assertThat(known.notes()).extracting(ImportedPlan.Note::text).containsExactly("p.A[gone]", "p.B[m]");
	}

	@Test
	void elasticByHand() throws IOException {
		ImportedPlan imported = read(
				"trace_methods=p.A#m(int\\, java.lang.String),public p.services.*Service#*,p.x.*,public @javax.* p.*,p.B#n*\n");
		assertThat(patterns(imported)).containsExactly("* p.A.m(int,java.lang.String)", "* p.x..*.*(..)", "* p.B.n*(..)");
		assertThat(imported.notes()).filteredOn(note -> note.kind() == Kind.LEFT_OUT).extracting(ImportedPlan.Note::text)
				.containsExactly("public p.services.*Service#*", "public @javax.* p.*");
	}

	@Test
	void flightRecorderSettingsByHand() throws IOException {
		ImportedPlan imported = read("""
				<configuration version="2.0">
					<event name="jdk.FileRead"><setting name="filter">p.X::x</setting></event>
					<event name="jdk.MethodTrace">
						<setting name="enabled">true</setting>
						<setting name="filter">p.A::m; p.A::&lt;init&gt;;@p.Timed;p.B;p.C::;::d;p::q::r</setting>
					</event>
					<event name="jdk.MethodTiming"><setting name="filter">p.A::m;p.D::n</setting></event>
				</configuration>
				""");
		assertThat(patterns(imported)).containsExactly("* p.A.m(..)", "p.A.new(..)", "* p.B.*(..)", "p.B.new(..)", "* p.D.n(..)");
		assertThat(imported.notes()).filteredOn(note -> note.kind() == Kind.LEFT_OUT).extracting(ImportedPlan.Note::text)
				.containsExactly("@p.Timed", "p.C::", "::d", "p::q::r");
	}

	@Test
	void scopesByHand() throws IOException {
		ImportedPlan imported = read("""
				inspectit:
				  instrumentation:
				    scopes:
				      's_used':
				        type: { name: p.A }
				        methods:
				          - name: contains
				            arguments: ["java.lang.Object", "[[I"]
				          - is-constructor: true
				            arguments: []
				          - name: get
				            matcher-mode: STARTS_WITH
				          - name: p
				            visibility: [PUBLIC]
				      's_interface':
				        interfaces: [{ name: java.util.List }]
				      's_unused':
				        type: { name: p.B }
				    rules:
				      'r': { scopes: { 's_used': true, 's_interface': true, 's_unused': false } }
				""");
		assertThat(names(imported.plan())).containsExactly("p.A.<init>()");
		assertThat(patterns(imported)).containsExactly("* p.A.contains(java.lang.Object,int[][])");
		assertThat(imported.notes()).filteredOn(note -> note.kind() == Kind.LEFT_OUT).extracting(ImportedPlan.Note::text)
				.containsExactly("p.A.get", "p.A.p", "s_interface", "s_unused");
	}

	@Test
	void filesOfDifferentAgentsAreNotMixed() throws IOException {
		Path one = Files.writeString(folder.resolve("o.properties"), "otel.instrumentation.methods.include=p.A[run]");
		Path other = Files.writeString(folder.resolve("e.properties"), "trace_methods=p.A#run()");
		assertThatThrownBy(() -> AgentConfigs.read(List.of(one, other), Optional.empty(), ProgramClasses.UNKNOWN))
				.isInstanceOf(AgentConfigException.class).hasMessageContaining("e.properties").hasMessageContaining("one after the other");
		assertThatThrownBy(() -> AgentConfigs.read(List.of(one), Optional.of(Agent.JMC), ProgramClasses.UNKNOWN))
				.isInstanceOf(AgentConfigException.class).hasMessageContaining("for opentelemetry, not for jmc");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			<aspectj><aspects>                                             | config:1: not well-formed XML
			<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><aspectj>&x;</aspectj> | config:1: not well-formed XML
			<aspectj><pointcut name="a"/></aspectj>                        | config:1: the pointcut has no expression
			<aspectj><pointcut expression="execution(void p.A.m()"/></aspectj> | a parenthesis is not closed
			<aspectj><pointcut expression="execution(void p.A.m()) &amp;&amp;"/></aspectj> | expected a pointcut
			<html/>                                                        | is not one of a known agent
			nothing=at all                                                 | is not one of a known agent
			inspectit: [                                                   | config:1: not well-formed YAML
			""")
	void brokenFilesAreRefusedWithThePlace(String content, String message) {
		assertThatThrownBy(() -> read(content)).isInstanceOf(AgentConfigException.class).hasMessageContaining(message)
				.hasMessageContaining("config");
	}

	/** The file and the line are told, and all else is read. */
	@ParameterizedTest
	@ValueSource(strings = { "otel.instrumentation.methods.include=p.A[m\\u0001];p.B[n]", "trace_methods=p.A#m\\u009f(),p.B#n",
			"trace_methods=p.A#\u0001m(),p.B#n", "trace_methods=p.A#m(in t, ;),p.B#n", "+ * p.*\u0001.*(..)\n+ * p.B.*(..)",
			"<aspectj><pointcut expression=\"execution(* p.A&#x9f;.*(..)) || execution(* p.B.*(..))\"/></aspectj>",
			"<aspectj><pointcut expression=\"(execution(* p.*(..)) &amp;&amp; "
					+ "!execution(* p.A&#x9f;.*(..))) || execution(* p.B.*(..))\"/></aspectj>" })
	void whatAPlanCannotHoldIsLeftOutWithItsPlace(String content) throws IOException {
		ImportedPlan imported = read((content.startsWith("<") ? "\n" : "#\n") + content);
		assertThat(patterns(imported)).hasSize(1).allMatch(pattern -> pattern.contains("p.B"));
		assertThat(imported.notes()).filteredOn(note -> note.kind() == Kind.LEFT_OUT).hasSize(1)
				.allMatch(note -> note.place().endsWith("config:2"));
		assertThat(PlanFiles.toBytes(imported.plan())).isNotEmpty();
	}

	/** AspectJ's own document type is allowed. What it or the file declares is not read: {@code &pkg;..*} would select all types. */
	@ParameterizedTest
	@ValueSource(strings = { "[\n<!ENTITY pkg \"p\">]", "" })
	void anEntityIsRefusedWithItsPlace(String declared) {
		assertThatThrownBy(() -> read("""
				<!DOCTYPE aspectj PUBLIC "-//AspectJ//DTD//EN" "http://www.eclipse.org/aspectj/dtd/aspectj.dtd" %s>
				<aspectj><!-- not &this; --><aspects>
				<concrete-aspect name="A" extends="kieker.monitoring.probe.aspectj.operationExecution.AbstractOperationExecutionAspect">
				<pointcut name="monitoredOperation" expression="execution(* &pkg;..*.*(..)) &#38;&amp; within(p..*)"/>
				</concrete-aspect></aspects></aspectj>
				""".formatted(declared))).isInstanceOf(AgentConfigException.class)
				.hasMessageContaining("config:" + (4 + declared.lines().count() / 2) + ": the entity &pkg; is not read");
	}

	/** Nesting, entities and aliases that other readers choke on. */
	@ParameterizedTest
	@ValueSource(ints = { 100, 100_000 })
	void hostileFilesEndWithAMessage(int size) {
		String nested = "<aspectj><pointcut expression=\"" + "(".repeat(size) + "\"/></aspectj>";
		assertThatThrownBy(() -> read(nested)).isInstanceOf(AgentConfigException.class).hasMessageContaining("nested too deeply");
		String negated = "<aspectj><pointcut expression=\"" + "!".repeat(size) + "\"/></aspectj>";
		assertThatThrownBy(() -> read(negated)).isInstanceOf(AgentConfigException.class);
		String yaml = "inspectit: " + "[".repeat(size);
		assertThatThrownBy(() -> read(yaml)).isInstanceOf(AgentConfigException.class);
		StringBuilder aliases = new StringBuilder("inspectit:\n  a0: &a0 [x,x,x,x,x,x,x,x,x]\n");
		for (int i = 1; i < 30; i++) {
			aliases.append("  a").append(i).append(": &a").append(i).append(" [").append("*a" + (i - 1) + ",".repeat(1))
					.append("*a" + (i - 1))
					.append("]\n");
		}
		assertThat(catching(aliases.toString())).isTrue();
	}

	/** Either refused or read to its end: not multiplied. */
	private boolean catching(String content) {
		try {
			return read(content).plan().getProbes().isEmpty();
		} catch (AgentConfigException e) {
			return true;
		} catch (IOException e) {
			return false;
		}
	}

	@Test
	void aFileOfCommentsSelectsNothing() {
		assertThatThrownBy(() -> read("# later\n")).isInstanceOf(AgentConfigException.class).hasMessageContaining("empty but for comments");
	}

	@Test
	void aBinaryFileIsNoConfiguration() throws IOException {
		Path file = Files.write(folder.resolve("a.bin"), new byte[] { (byte) 0xFF, (byte) 0xFE, 0, 1 });
		assertThatThrownBy(() -> AgentConfigs.read(List.of(file), Optional.empty(), ProgramClasses.UNKNOWN))
				.isInstanceOf(AgentConfigException.class).hasMessageContaining("not UTF-8 text");
	}
}
