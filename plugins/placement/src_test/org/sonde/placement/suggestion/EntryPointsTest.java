/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of entry point, in a program with stand-ins of the libraries' types. */
class EntryPointsTest {
	@TempDir
	private Path folder;

	private Set<String> all(SuggestionKind kind, String... sources) throws IOException {
		return SuggestedProgram.compile(folder, sources).all(kind);
	}

	@Test
	void mainIsPublicAndStaticAndTakesStrings() throws Exception {
		assertThat(all(SuggestionKind.MAIN, """
				package p;
				class A { public static void main(String... arguments) { } }
				class NotPublic { static void main(String[] arguments) { } }
				class NotStatic { public void main(String[] arguments) { } }
				class NoStrings { public static void main(Object[] arguments) { } }
				class Result { public static int main(String[] arguments) { return 0; } }
				""")).containsExactly("p.A.main 1");
	}

	@ParameterizedTest
	@ValueSource(strings = { "javax", "jakarta" })
	void servletsAndFilters(String edition) throws Exception {
		assertThat(all(SuggestionKind.WEB, "package %s.servlet.http; public class HttpServletRequest { }".formatted(edition),
				"package %1$s.servlet.http; public abstract class HttpServlet { protected void doGet(HttpServletRequest r) { } }"
						.formatted(edition),
				"package %s.servlet; public interface Filter { void doFilter(Object request); }".formatted(edition), """
						package p;
						import %1$s.servlet.http.*;
						class Base extends HttpServlet { }
						class Shop extends Base { @Override protected void doGet(HttpServletRequest r) { } void doGet(int other) { } void doPost(HttpServletRequest r) { } void other() { } }
						class Log implements %1$s.servlet.Filter { public void doFilter(Object request) { } }
						class None { void doGet(HttpServletRequest r) { } }
						""".formatted(edition))).containsExactlyInAnyOrder("p.Shop.doGet 1", "p.Shop.doPost 1", "p.Log.doFilter 1",
						edition + ".servlet.http.HttpServlet.doGet 1");
	}

	@Test
	void springHandlersByTheirOwnAndByComposedAnnotations() throws Exception {
		assertThat(all(SuggestionKind.WEB, "package org.springframework.web.bind.annotation; public @interface RequestMapping { }",
				"package org.springframework.web.bind.annotation; public @interface GetMapping { }", """
						package p;
						import org.springframework.web.bind.annotation.*;
						@RequestMapping @interface Ours { }
						interface Contract { @RequestMapping void asked(); }
						class Shop implements Contract { @GetMapping void get() { } @Ours void ours() { } public void asked() { } void none() { } @Deprecated void old() { } }
						""")).containsExactly("p.Shop.asked 1", "p.Shop.get 1", "p.Shop.ours 1");
	}

	@ParameterizedTest
	@ValueSource(strings = { "javax", "jakarta" })
	void jaxRsByVerbPathOrOwnMethod(String edition) throws Exception {
		assertThat(all(SuggestionKind.WEB, "package %s.ws.rs; public @interface GET { }".formatted(edition),
				"package %s.ws.rs; public @interface Path { }".formatted(edition),
				"package %s.ws.rs; public @interface HttpMethod { }".formatted(edition), """
						package p;
						import %s.ws.rs.*;
						@HttpMethod @interface LOCK { }
						@Path class Shop { @GET void get() { } @Path Object part() { return this; } @LOCK void lock() { } void none() { } }
						""".formatted(edition))).containsExactly("p.Shop.get 1", "p.Shop.lock 1", "p.Shop.part 1");
	}

	@ParameterizedTest
	@ValueSource(strings = { "javax", "jakarta" })
	void listenersOfMessagesAndEvents(String edition) throws Exception {
		assertThat(all(SuggestionKind.LISTENER,
				"package %s.jms; public interface MessageListener { void onMessage(Object message); }".formatted(edition),
				"package org.springframework.kafka.annotation; public @interface KafkaListener { }",
				"package org.springframework.amqp.rabbit.annotation; public @interface RabbitListener { }",
				"package org.springframework.jms.annotation; public @interface JmsListener { }",
				"package org.springframework.context.event; public @interface EventListener { }", """
						package p;
						class Orders implements %s.jms.MessageListener { public void onMessage(Object message) { } }
						class Others {
							@org.springframework.kafka.annotation.KafkaListener void kafka() { }
							@org.springframework.amqp.rabbit.annotation.RabbitListener void rabbit() { }
							@org.springframework.jms.annotation.JmsListener void jms() { }
							@org.springframework.context.event.EventListener void event() { }
							void onMessage(Object message) { }
						}
						""".formatted(edition)))
				.containsExactly("p.Orders.onMessage 1", "p.Others.event 1", "p.Others.jms 1", "p.Others.kafka 1", "p.Others.rabbit 1");
	}

	@Test
	void tasksOfThreadsAndSchedules() throws Exception {
		assertThat(all(SuggestionKind.TASK, "package org.springframework.scheduling.annotation; public @interface Scheduled { }", """
				package p;
				class Job implements Runnable { public void run() { } public void run(int n) { } }
				class Own extends Thread { @Override public void run() { } }
				class Timed extends java.util.TimerTask { public void run() { } }
				class Value implements java.util.concurrent.Callable<String> { public String call() { return ""; } }
				class Part extends java.util.concurrent.RecursiveTask<Integer> { protected Integer compute() { return 1; } }
				class Night { @org.springframework.scheduling.annotation.Scheduled void nightly() { } void run() { } }
				""")).containsExactly("p.Job.run 1", "p.Night.nightly 1", "p.Own.run 1", "p.Part.compute 1", "p.Timed.run 1",
				"p.Value.call 1");
	}

	@Test
	void testsOfJUnitAndTestNg() throws Exception {
		assertThat(all(SuggestionKind.TEST, "package org.junit; public @interface Test { }",
				"package org.junit.jupiter.params; public @interface ParameterizedTest { }",
				"package org.testng.annotations; public @interface Test { }", "package junit.framework; public class TestCase { }", """
						package p;
						class Four { @org.junit.Test public void a() { } public void helper() { } }
						class Five { @org.junit.jupiter.api.Test void b() { } @org.junit.jupiter.params.ParameterizedTest void c() { } }
						@org.testng.annotations.Test class Ng { public void d() { } void notPublic() { } public static void notATest() { } }
						class Three extends junit.framework.TestCase { public void testE() { } public void helper() { } }
						""")).containsExactly("p.Five.b 1", "p.Five.c 1", "p.Four.a 1", "p.Ng.d 1", "p.Three.testE 1");
	}

	/** Below open() are inner(), the constructor of Impl, go(), use(), and by the interface viaInterface(). */
	@Test
	void whatIsPublicAndNotCalledIsApi() throws Exception {
		assertThat(all(SuggestionKind.API, """
				package p;
				public class Library {
					public void open() { inner(); }
					public void inner() { new Impl().go(); }
					void hidden() { }
					public void recursive(int n) { if (n > 0) { recursive(n - 1); } }
					static void use(Step step) { step.viaInterface(); }
				}
				interface Step { void viaInterface(); }
				class Impl implements Step { public void viaInterface() { } public void go() { Library.use(this); } }
				""")).containsExactly("p.Library.<init> 0", "p.Library.open 5", "p.Library.recursive 0");
	}
}
