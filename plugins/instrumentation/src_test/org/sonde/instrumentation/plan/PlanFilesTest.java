/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

import org.assertj.core.api.Assumptions;
import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.tests.seeded.Seeded;

class PlanFilesTest {
	/** The file format by example; a change here is a change of the format. */
	private static final String BOOKSHOP = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" \
			xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1" name="Bookshop" threads="4" resultSet="2014-pt1" writer="tcp">
			  <probes xsi:type="plan:MethodProbe" declaringType="shop.Cart" parameterTypes="int" constructor="true"/>
			  <probes xsi:type="plan:MethodProbe" kind="operationEvents" active="false" callsPerSecond="12.5" callsSource="typed" \
			value="5" note="why &lt;so&gt; slow?&#xA;see &quot;42&quot;" declaringType="shop.Cart" methodName="add" \
			parameterTypes="shop.Book,java.lang.String[]" returnType="int" varargs="true"/>
			  <probes xsi:type="plan:MethodProbe" declaringType="shop.Cart$Item" methodName="close"/>
			</plan:Plan>
			""".replace("&gt;", ">"); // as EMF writes it

	@TempDir
	private Path folder;

	private static Plan bookshop() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setName("Bookshop");
		plan.setThreads(4);
		plan.setResultSet("2014-pt1");
		plan.setWriter("tcp");
		MethodProbe add = Probes.create(MethodSignature.parse("int shop.Cart.add(shop.Book,java.lang.String...)"));
		add.setKind(ProbeKind.OPERATION_EVENTS);
		add.setActive(false);
		add.setCallsPerSecond(12.5);
		add.setCallsSource("typed");
		add.setValue(5);
		add.setNote("why <so> slow?\nsee \"42\"");
		plan.getProbes().addAll(List.of(Probes.create(MethodSignature.method("void", "shop.Cart$Item", "close")), add,
				Probes.create(MethodSignature.constructor("shop.Cart", "int"))));
		return plan;
	}

	@Test
	void theFormatIsALinePerProbeSortedAndWithoutDefaults() {
		assertThat(new String(PlanFiles.toBytes(bookshop()), UTF_8)).isEqualTo(BOOKSHOP);
	}

	@Test
	void theExampleIsReadAsItWasMeant() throws IOException {
		Plan plan = load(BOOKSHOP.getBytes(UTF_8));
		assertThat(plan.getName()).isEqualTo("Bookshop");
		assertThat(plan.getThreads()).isEqualTo(4);
		assertThat(plan.getResultSet()).isEqualTo("2014-pt1");
		assertThat(plan.getWriter()).isEqualTo("tcp");
		assertThat(Probes.methodProbes(plan)).extracting(probe -> probe.signature().toString())
				.containsExactly("shop.Cart.<init>(int)",
						"int shop.Cart.add(shop.Book,java.lang.String[])", "void shop.Cart$Item.close()");
		MethodProbe add = Probes.methodProbes(plan).get(1);
		assertThat(add.isVarargs()).isTrue();
		assertThat(add.getKind()).isEqualTo(ProbeKind.OPERATION_EVENTS);
		assertThat(add.isActive()).isFalse();
		assertThat(add.getCallsPerSecond()).isEqualTo(12.5);
		assertThat(add.getCallsSource()).isEqualTo("typed");
		assertThat(add.getValue()).isEqualTo(5);
		assertThat(add.getNote()).isEqualTo("why <so> slow?\nsee \"42\"");
		MethodProbe close = Probes.methodProbes(plan).get(2);
		assertThat(close.getKind()).isEqualTo(ProbeKind.OPERATION_EXECUTION);
		assertThat(close.isActive()).isTrue();
		assertThat(close.getCallsPerSecond()).isNull();
		assertThat(close.getValue()).isEqualTo(3);
	}

	@Test
	void whatIsSavedIsLoaded() {
		Seeded.tries(300, in -> {
			Plan plan = RandomPlans.plan(in);
			byte[] bytes = PlanFiles.toBytes(plan);
			Plan loaded = load(bytes);
			assertThat(PlanFiles.toBytes(loaded)).isEqualTo(bytes);
			sort(plan);
			assertThat(EcoreUtil.equals(loaded, plan)).isTrue();
			long lines = new String(bytes, UTF_8).lines().count();
			assertThat(lines).isEqualTo(plan.getProbes().isEmpty() ? 2 : plan.getProbes().size() + 3);
		});
	}

	/** That of patterns among themselves does: the first has precedence. */
	@Test
	void theOrderOfTheProbesInMethodsDoesNotMatter() {
		Seeded.tries(100, in -> {
			Plan plan = RandomPlans.plan(in);
			Random random = in.random();
			byte[] bytes = PlanFiles.toBytes(plan);
			Plan shuffled = EcoreUtil.copy(plan);
			List<Probe> probes = new ArrayList<>(shuffled.getProbes());
			Collections.shuffle(probes, random);
			List<PatternProbe> patterns = new ArrayList<>(Probes.patternProbes(shuffled));
			probes.replaceAll(probe -> probe instanceof PatternProbe ? patterns.removeFirst() : probe);
			ECollections.setEList(shuffled.getProbes(), probes);
			assertThat(PlanFiles.toBytes(shuffled)).isEqualTo(bytes);
			assertThat(shuffled.getProbes()).as("saving leaves the plan as it was").containsExactlyElementsOf(probes);
		});
	}

	/** Our reader and EMF's own agree, so that EMF's tools can open a plan. */
	@Test
	void emfReadsTheSamePlan() {
		Seeded.tries(100, in -> {
			Plan plan = RandomPlans.plan(in);
			byte[] bytes = PlanFiles.toBytes(plan);
			ResourceSet resources = new ResourceSetImpl();
			resources.getPackageRegistry().put(PlanPackage.eNS_URI, PlanPackage.eINSTANCE);
			resources.getResourceFactoryRegistry().getExtensionToFactoryMap().put(PlanFiles.EXTENSION, new XMIResourceFactoryImpl());
			Resource resource = resources.createResource(URI.createURI("memory:/a." + PlanFiles.EXTENSION));
			resource.load(new ByteArrayInputStream(bytes), Map.of());
			assertThat(EcoreUtil.equals(resource.getContents().getFirst(), load(bytes))).isTrue();
		});
	}

	@Test
	void savingReplacesTheFileAndLeavesNothingElse() throws IOException {
		Path file = folder.resolve("a.probes");
		PlanFiles.save(bookshop(), file);
		PlanFiles.save(bookshop(), file);
		assertThat(file).hasBinaryContent(BOOKSHOP.getBytes(UTF_8));
		assertThat(folder).isDirectoryContaining(path -> path.equals(file))
				.satisfies(f -> assertThat(f.toFile().list()).hasSize(1));
		assertThat(EcoreUtil.equals(PlanFiles.load(file), load(BOOKSHOP.getBytes(UTF_8)))).isTrue();
	}

	@Test
	void savingKeepsPermissionsAndLinks() throws IOException {
		Assumptions.assumeThat(Files.getFileStore(folder).supportsFileAttributeView("posix")).as("POSIX file system").isTrue();
		Path file = Files.createFile(folder.resolve("a.probes"));
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
		Path link = Files.createSymbolicLink(folder.resolve("link.probes"), file);
		PlanFiles.save(bookshop(), link);
		assertThat(link).isSymbolicLink();
		assertThat(file).hasBinaryContent(BOOKSHOP.getBytes(UTF_8));
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-rw-r--");
	}

	@Test
	void aPlanThatBreaksARuleIsNotSavedAndTheFileStays() throws IOException {
		Path file = folder.resolve("a.probes");
		PlanFiles.save(bookshop(), file);
		assertNotSaved(plan -> plan.setThreads(0), "threads is 0; a plan has at least 1 application thread");
		assertNotSaved(plan -> plan.setName("\u0001"), "name has a character that XML 1.0 does not allow");
		assertNotSaved(plan -> plan.setName("\uD834"), "name has a character that XML 1.0 does not allow");
		assertNotSaved(plan -> plan.setWriter("x".repeat(70_000)), "writer has 70000 characters; the limit is 65535");
		assertNotSaved(plan -> first(plan).setCallsPerSecond(Double.NaN), "probe in shop.Cart$Item.close: callsPerSecond is NaN");
		assertNotSaved(plan -> first(plan).setCallsPerSecond(-1.0), "callsPerSecond is -1.0");
		assertNotSaved(plan -> first(plan).setCallsPerSecond(-0.0), "callsPerSecond is -0.0");
		assertNotSaved(plan -> first(plan).setCallsPerSecond(Double.POSITIVE_INFINITY), "callsPerSecond is Infinity");
		assertNotSaved(plan -> first(plan).setValue(6), "value is 6; it goes from 1 to 5");
		assertNotSaved(plan -> first(plan).setDeclaringType("p."), "declaring type 'p.' is not a binary name");
		assertNotSaved(plan -> first(plan).setDeclaringType(null), "the probe has no declaringType");
		assertNotSaved(plan -> first(plan).setMethodName(null), "the probe has no methodName");
		assertNotSaved(plan -> plan.getProbes().add(Probes.create(first(plan).signature())),
				"two probes in void shop.Cart$Item.close()");
		assertNotSaved(plan -> plan.getProbes().add(PlanFactory.eINSTANCE.createPatternProbe()), "the probe has no pattern");
		assertNotSaved(plan -> plan.getProbes().add(Probes.createPattern(" * *(..)")), "has blanks at an end");
		assertNotSaved(plan -> plan.getProbes().add(Probes.createPattern("* *(..);")), "has a semicolon");
		assertNotSaved(plan -> plan.getProbes().addAll(List.of(Probes.createPattern("* *(..)"), Probes.createPattern("* *(..)"))),
				"two probes in pattern * *(..); a pattern has one");
		assertThat(file).hasBinaryContent(BOOKSHOP.getBytes(UTF_8));
	}

	@Test
	void patternsComeFirstInTheirOrder() throws IOException {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		PatternProbe fine = Probes.createPattern("public * shop..*.*(..)");
		fine.setExclusions(List.of("* *.get*()", "* shop.Cart.*(int, ..)"));
		fine.setLongerThan(10);
		plan.getProbes().addAll(List.of(Probes.create(MethodSignature.method("void", "shop.Cart", "close")), fine,
				Probes.createPattern("@(shop.Timed) * *(..)")));
		byte[] bytes = PlanFiles.toBytes(plan);
		assertThat(new String(bytes, UTF_8).lines().skip(2)).containsExactly(
				"  <probes xsi:type=\"plan:PatternProbe\" pattern=\"public * shop..*.*(..)\" "
						+ "exclusions=\"* *.get*(); * shop.Cart.*(int, ..)\" longerThan=\"10\"/>",
				"  <probes xsi:type=\"plan:PatternProbe\" pattern=\"@(shop.Timed) * *(..)\"/>",
				"  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"shop.Cart\" methodName=\"close\"/>", "</plan:Plan>");
		PatternProbe read = Probes.patternProbes(load(bytes)).getFirst();
		assertThat(read.getExclusions()).containsExactly("* *.get*()", "* shop.Cart.*(int, ..)");
		assertThat(read.getLongerThan()).isEqualTo(10);
		assertThat(Probes.findPattern(plan, "@(shop.Timed) * *(..)")).contains((PatternProbe) plan.getProbes().get(2));
		assertThat(plan.getProbes()).extracting(Probes::name).containsExactly("void shop.Cart.close()", "pattern public * shop..*.*(..)",
				"pattern @(shop.Timed) * *(..)");
	}

	@Test
	void whatWasRecordedStandsBehindTheRate() throws IOException {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setRecordTo(RecordTo.TCP);
		plan.setRecordedProbes("0a1b2c3d4e5f");
		plan.setRecordedTo("text");
		plan.setRecordedCallsPerSecond(1234.5);
		MethodProbe close = Probes.create(MethodSignature.method("void", "shop.Cart", "close"));
		close.setCallsPerSecond(12.5);
		close.setCallsSource("log");
		close.setRecordedBy("jfr-tracing otlp");
		close.setTraceEntriesPerSecond(2.5);
		close.setNearestProbedCaller("int shop.Cart.total()");
		close.setMeanResponseNanos(412.7);
		close.setGaps("24:3 40:4:9 52:4:0:1");
		plan.getProbes().add(close);
		byte[] bytes = PlanFiles.toBytes(plan);
		assertThat(new String(bytes, UTF_8))
				.contains(" recordTo=\"tcp\" recordedProbes=\"0a1b2c3d4e5f\" recordedTo=\"text\" recordedCallsPerSecond=\"1234.5\">")
				.contains("""
						  <probes xsi:type="plan:MethodProbe" callsPerSecond="12.5" callsSource="log" recordedBy="jfr-tracing otlp" traceEntriesPerSecond="2.5" \
						nearestProbedCaller="int shop.Cart.total()" meanResponseNanos="412.7" gaps="24:3 40:4:9 52:4:0:1" \
						declaringType="shop.Cart" methodName="close"/>
						""");
		Plan read = load(bytes);
		assertThat(read.getRecordTo()).isEqualTo(RecordTo.TCP);
		assertThat(read.getRecordedTo()).isEqualTo("text");
		assertThat(read.getRecordedCallsPerSecond()).isEqualTo(1234.5);
		assertThat(read.getProbes().getFirst().getTraceEntriesPerSecond()).isEqualTo(2.5);
		assertThat(read.getProbes().getFirst().getMeanResponseNanos()).isEqualTo(412.7);
	}

	@Test
	void anOldPlanRecordsToBinaryFilesAndKnowsOfNoRecording() throws IOException {
		Plan plan = load(BOOKSHOP.getBytes(UTF_8));
		assertThat(plan.getRecordTo()).isEqualTo(RecordTo.BINARY);
		assertThat(PlanRecordings.has(plan)).isFalse();
	}

	@Test
	void aRecordingThatCannotBeIsRefused() throws IOException {
		PlanFiles.save(bookshop(), folder.resolve("a.probes"));
		assertNotSaved(plan -> plan.setRecordedTo("disk"), "recordedTo is 'disk'; it is one of binary, text, tcp, discard");
		for (double calls : new double[] {-1, -0.0, Double.NaN, Double.POSITIVE_INFINITY}) {
			assertNotSaved(plan -> plan.setRecordedCallsPerSecond(calls),
					"recordedCallsPerSecond is " + calls + "; it is a number of executions per second from 0 to 10¹⁵");
		}
		assertNotSaved(plan -> plan.setRecordedProbes(" "), "recordedProbes is blank; leave it out when unknown");
		assertNotSaved(plan -> first(plan).setTraceEntriesPerSecond(1.0), "traceEntriesPerSecond is 1.0 without callsPerSecond");
		for (double entries : new double[] { 2.5, -1, -0.0, Double.NaN }) {
			assertNotSaved(plan -> {
				first(plan).setCallsPerSecond(2.0);
				first(plan).setTraceEntriesPerSecond(entries);
			}, "traceEntriesPerSecond is " + entries + "; it is a number from 0 to callsPerSecond (2.0)");
		}
		for (double nanos : new double[] { -1, Double.NaN, Double.POSITIVE_INFINITY }) {
			assertNotSaved(plan -> first(plan).setMeanResponseNanos(nanos),
					"meanResponseNanos is " + nanos + "; it is a number of nanoseconds from 0 to 10¹⁵");
		}
		assertNotSaved(plan -> first(plan).setNearestProbedCaller(""), "nearestProbedCaller is blank");
		assertNotSaved(plan -> first(plan).setRecordedBy(" "), "recordedBy is blank");
		assertNotSaved(plan -> first(plan).setRecordedBy("kieker magic"), "\"magic\" is not one of kieker, jfr-tracing");
		assertNotSaved(plan -> first(plan).setGaps("\n"), "gaps is blank");
		assertNotSaved(plan -> first(plan).setGaps("24:3 many"), "gaps are bin:count, bin:count:leftOut or bin:count:leftOut:afterPause");
		assertThatIOException().isThrownBy(() -> load(BOOKSHOP.replace("threads=", "recordTo=\"disk\" threads=").getBytes(UTF_8)))
				.withMessageContaining("recordTo is 'disk'; expected one of binary, text, tcp, discard");
	}

	private void assertNotSaved(Consumer<Plan> damage, String message) {
		Plan plan = bookshop();
		damage.accept(plan);
		assertThatIllegalArgumentException().isThrownBy(() -> PlanFiles.save(plan, folder.resolve("a.probes")))
				.withMessageContaining(message);
	}

	private static MethodProbe first(Plan plan) {
		return Probes.methodProbes(plan).getFirst();
	}

	@Test
	void aMissingFolderIsAnErrorAndNotMade() {
		Path file = folder.resolve("missing/a.probes");
		assertThatIOException().isThrownBy(() -> PlanFiles.save(bookshop(), file)).isInstanceOf(NoSuchFileException.class);
		assertThat(file.getParent()).doesNotExist();
	}

	@Test
	void aProbeIsFoundByItsMethod() {
		Plan plan = bookshop();
		MethodSignature add = MethodSignature.parse("int shop.Cart.add(shop.Book,java.lang.String[])");
		assertThat(Probes.find(plan, add)).contains((MethodProbe) plan.getProbes().get(1));
		assertThat(Probes.find(plan, MethodSignature.constructor("shop.Cart", "int")))
				.contains((MethodProbe) plan.getProbes().get(2));
		assertThat(Probes.find(plan, MethodSignature.constructor("shop.Cart"))).isEmpty();
		assertThat(Probes.find(plan, MethodSignature.parse("long shop.Cart.add(shop.Book,java.lang.String[])"))).isEmpty();
	}

	private static Plan load(byte[] bytes) throws IOException {
		return PlanFiles.load(new ByteArrayInputStream(bytes), "test.probes");
	}

	private static void sort(Plan plan) {
		List<Probe> sorted = Probes.allInFileOrder(plan);
		plan.getProbes().clear();
		plan.getProbes().addAll(sorted);
	}
}
