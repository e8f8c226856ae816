/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassWriter;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.ExperimentListener;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.progress.Progress;

/**
 * The sample {@code samples/inspectit-ocelot}, whose agent no Maven repository has. A stand-in obeys what the descriptor sets: it counts
 * the executions of the methods that the configuration names, and sends a span for each at the end.
 */
class InspectItSampleTest {

	private static final Path SAMPLE = Path.of("../../samples/inspectit-ocelot/inspectit-ocelot.json");
	private static final int CALLS = 300;
	private static final int DEPTH = 4;
	private static final String HOOK = """
			package rocks.inspectit.ocelot.core.instrumentation.hook;
			public final class MethodHook {
				private static final java.util.concurrent.atomic.LongAdder EXECUTIONS = new java.util.concurrent.atomic.LongAdder();
				public static void called() { EXECUTIONS.increment(); }
				public static long executions() { return EXECUTIONS.sum(); }
			}
			""";
	private static final String AGENT = """
			import java.io.ByteArrayOutputStream;
			import java.io.OutputStream;
			import java.lang.instrument.ClassFileTransformer;
			import java.net.HttpURLConnection;
			import java.net.URI;
			import java.nio.file.Files;
			import java.nio.file.Path;
			import java.security.ProtectionDomain;
			import java.util.ArrayList;
			import java.util.List;
			import java.util.regex.Matcher;
			import java.util.regex.Pattern;
			import org.objectweb.asm.*;
			import rocks.inspectit.ocelot.core.instrumentation.hook.MethodHook;
			public final class Agent {
				private static final String OTLP = "inspectit.exporters.tracing.otlp.";
				public static void premain(String arguments, java.lang.instrument.Instrumentation jvm) throws Exception {
					Path folder = Path.of(System.getProperty("inspectit.config.file-based.path"));
					Matcher scope = Pattern.compile("type: \\\\{name: (\\\\S+), matcher-mode: EQUALS_FULLY\\\\}\\\\s+"
							+ "methods: \\\\[\\\\{name: (\\\\w+), matcher-mode: STARTS_WITH\\\\}\\\\]").matcher(Files.readString(folder.resolve("inspectit.yml")));
					List<String[]> scopes = new ArrayList<>();
					while (scope.find()) {
						scopes.add(new String[] { scope.group(1).replace('.', '/'), scope.group(2) });
					}
					jvm.addTransformer(new ClassFileTransformer() {
						@Override
						public byte[] transform(ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] bytes) {
							for (String[] one : scopes) {
								if (one[0].equals(name)) {
									return hooked(bytes, one[1]);
								}
							}
							return null;
						}
					});
					String endpoint = System.getProperty(OTLP + "endpoint");
					if (endpoint != null && System.getProperty(OTLP + "protocol").equals("http/protobuf")
							&& !System.getProperty("inspectit.tracing.sampleProbability", "1").equals("0")) {
						Runtime.getRuntime().addShutdownHook(new Thread(() -> send(endpoint)));
					}
				}
				private static byte[] hooked(byte[] bytes, String prefix) {
					ClassReader reader = new ClassReader(bytes);
					ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
					reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
						@Override
						public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
							MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
							return !name.startsWith(prefix) ? next : new MethodVisitor(Opcodes.ASM9, next) {
								@Override
								public void visitCode() {
									super.visitCode();
									visitMethodInsn(Opcodes.INVOKESTATIC, "rocks/inspectit/ocelot/core/instrumentation/hook/MethodHook", "called", "()V", false);
								}
							};
						}
					}, 0);
					return writer.toByteArray();
				}
				private static void send(String endpoint) {
					ByteArrayOutputStream spans = new ByteArrayOutputStream();
					for (long i = 0; i < MethodHook.executions(); i++) {
						field(spans, 2, new byte[0]);
					}
					byte[] request = field(1, field(2, spans.toByteArray()));
					try {
						HttpURLConnection connection = (HttpURLConnection) URI.create(endpoint).toURL().openConnection();
						connection.setDoOutput(true);
						connection.setRequestProperty("Content-Type", "application/x-protobuf");
						try (OutputStream out = connection.getOutputStream()) {
							out.write(request);
						}
						connection.getResponseCode();
					} catch (java.io.IOException e) {
						throw new java.io.UncheckedIOException(e);
					}
				}
				private static byte[] field(int number, byte[] content) {
					ByteArrayOutputStream message = new ByteArrayOutputStream();
					field(message, number, content);
					return message.toByteArray();
				}
				private static void field(ByteArrayOutputStream message, int number, byte[] content) {
					message.write(number << 3 | 2);
					int length = content.length;
					for (; length > 127; length >>>= 7) {
						message.write(length & 127 | 128);
					}
					message.write(length);
					message.writeBytes(content);
				}
			}
			""";

	@TempDir
	private Path folder;
	private Path agent;

	@BeforeEach
	void make() throws Exception {
		Path classes = Files.createDirectory(folder.resolve("classes"));
		Path library = Path.of(ClassWriter.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-cp", library.toString(), "-d", classes.toString(),
				Files.writeString(folder.resolve("MethodHook.java"), HOOK).toString(),
				Files.writeString(folder.resolve("Agent.java"), AGENT).toString())).isZero();
		Manifest manifest = new Manifest();
		Map.of("Manifest-Version", "1.0", "Premain-Class", "Agent", "Class-Path", library.toUri().toString())
				.forEach(manifest.getMainAttributes()::putValue);
		agent = folder.resolve("inspectit-ocelot-agent.jar");
		try (OutputStream out = Files.newOutputStream(agent); JarOutputStream jar = new JarOutputStream(out, manifest);
				Stream<Path> files = Files.walk(classes)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				jar.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
				Files.copy(file, jar);
			}
		}
	}

	/** The sample, with this path of the agent in it. */
	private Subject sample(Path named) throws Exception {
		String text = Files.readString(SAMPLE);
		assertThat(text).contains("file:/path/to/inspectit-ocelot-agent.jar");
		List<String> warnings = new ArrayList<>();
		Subject subject = SubjectReader.read(Files.writeString(folder.resolve("inspectit-ocelot.json"),
				text.replace("/path/to/inspectit-ocelot-agent.jar", named.toString().replace("\\", "\\\\"))), warnings);
		assertThat(warnings).isEmpty();
		return subject;
	}

	private static Benchmark.Outcome measured(Subject subject, Shape shape, String... configurations) throws Exception {
		return Benchmark.run(new Benchmark.Design(
				List.of(new Benchmark.Chosen(subject, TinySubject.configurations(subject, configurations))),
				List.of(Workload.of(shape, DEPTH)),
				new RunLength(CALLS, Duration.ofMinutes(1)), new Effort(1, 1, OptionalDouble.empty(), Optional.empty(), 1),
				List.of(TinySubject.java()), List.of(), "sonde bench run inspectit-ocelot.json", Optional.empty()),
				TinySubject.NO_ARTIFACTS.withFiles(), ExperimentListener.NONE, Progress.NONE);
	}

	@ParameterizedTest
	@EnumSource
	void aSpanOfEachExecutionArrives(Shape shape) throws Exception {
		assertThat(measured(sample(agent), shape, "otlp").runs()).singleElement()
				.satisfies(run -> assertThat(run.forks()).extracting(fork -> fork.arrived().orElseThrow().records())
						.containsExactly((long) CALLS * DEPTH));
	}

	@Test
	void theOthersAreValidBecauseMethodsHaveHooks() throws Exception {
		assertThat(measured(sample(agent), Shape.NESTED, "no-instrumentation", "deactivated", "collecting").runs()).hasSize(3)
				.allSatisfy(run -> assertThat(run.forks()).as(run.run().configuration().id()).hasSize(1));
	}

	@Test
	void theFileThatIsNamedMustExist() throws Exception {
		Path missing = folder.resolve("missing.jar");
		Subject subject = sample(missing);
		assertThatThrownBy(() -> measured(subject, Shape.NESTED, "otlp")).isInstanceOf(BenchmarkException.class)
				.hasMessageContaining("SB106: " + missing).hasMessageContaining("file:");
	}
}
