/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.Optional;
import java.util.Set;

import org.sonde.placement.suggestion.Suggestion.Reason;
import org.sonde.placement.suggestion.program.Member;
import org.sonde.placement.suggestion.program.ScannedMethod;
import org.sonde.placement.suggestion.program.ScannedProgram;
import org.sonde.placement.suggestion.program.ScannedType;

/** Finds where a program is entered from outside: by the JVM, a container, a message, a schedule, a thread or a test. */
final class EntryPoints {
	/** Class files of Java 25, the first in which main need not be static (JEP 512). */
	private static final int JAVA_25 = 69;
	private static final String MAIN = "([Ljava/lang/String;)V";
	private static final Set<String> SERVLET_METHODS = Set.of("service", "doGet", "doPost", "doPut", "doDelete", "doPatch", "doHead",
			"doOptions", "doTrace");
	/** Without the first part, javax or jakarta. */
	private static final Set<String> SERVLETS = Set.of("servlet/Servlet", "servlet/GenericServlet", "servlet/http/HttpServlet");
	private static final String SPRING_WEB = "org/springframework/web/bind/annotation/";
	private static final Set<String> WEB = Set.of(SPRING_WEB + "RequestMapping", SPRING_WEB + "GetMapping", SPRING_WEB + "PostMapping",
			SPRING_WEB + "PutMapping", SPRING_WEB + "DeleteMapping", SPRING_WEB + "PatchMapping");
	private static final Set<String> WEB_EE = Set.of("ws/rs/GET", "ws/rs/POST", "ws/rs/PUT", "ws/rs/DELETE", "ws/rs/PATCH", "ws/rs/HEAD",
			"ws/rs/OPTIONS", "ws/rs/Path", "ws/rs/HttpMethod");
	private static final Set<String> LISTENERS = Set.of("org/springframework/kafka/annotation/KafkaListener",
			"org/springframework/kafka/annotation/KafkaHandler",
			"org/springframework/amqp/rabbit/annotation/RabbitListener", "org/springframework/amqp/rabbit/annotation/RabbitHandler",
			"org/springframework/jms/annotation/JmsListener",
			"org/springframework/context/event/EventListener", "org/springframework/transaction/event/TransactionalEventListener",
			"org/springframework/messaging/handler/annotation/MessageMapping",
			"org/springframework/messaging/simp/annotation/SubscribeMapping", "org/eclipse/microprofile/reactive/messaging/Incoming");
	private static final Set<String> LISTENERS_EE = Set.of("websocket/OnMessage");
	private static final Set<String> SCHEDULED = Set.of("org/springframework/scheduling/annotation/Scheduled",
			"org/springframework/scheduling/annotation/Schedules");
	private static final Set<String> SCHEDULED_EE = Set.of("ejb/Schedule", "ejb/Schedules");
	private static final Set<String> TESTS = Set.of("org/junit/Test", "org/junit/jupiter/api/Test", "org/junit/jupiter/api/RepeatedTest",
			"org/junit/jupiter/api/TestFactory", "org/junit/jupiter/api/TestTemplate", "org/junit/jupiter/params/ParameterizedTest",
			"org/junit/platform/commons/annotation/Testable", "org/testng/annotations/Test");

	private final ScannedProgram program;

	EntryPoints(ScannedProgram program) {
		this.program = program;
	}

	/** Returns what calls the method from outside, if anything does. If there are several kinds, the first. */
	Optional<Reason> reason(ScannedType type, ScannedMethod method) {
		if (!method.hasBody() || method.isSynthetic() || method.member().isConstructor()) {
			return Optional.empty();
		}
		return main(type, method).or(() -> byAnnotation(type, method)).or(() -> method.isStatic() ? Optional.empty() : bySupertype(method));
	}

	private static Optional<Reason> main(ScannedType type, ScannedMethod method) {
		Member member = method.member();
		boolean classic = method.isPublic() && method.isStatic() && member.descriptor().equals(MAIN);
		boolean later = type.version() >= JAVA_25 && (method.access() & java.lang.reflect.Modifier.PRIVATE) == 0
				&& (member.descriptor().equals(MAIN) || member.descriptor().equals("()V"));
		return member.name().equals("main") && (classic || later)
				? Optional.of(new Reason(SuggestionKind.MAIN, 1, "starts the program; the whole run would be one trace"))
				: Optional.empty();
	}

	private Optional<Reason> byAnnotation(ScannedType type, ScannedMethod method) {
		Set<String> annotations = program.annotations(method);
		return named(annotations, WEB, WEB_EE, SuggestionKind.WEB, "handles web requests: @")
				.or(() -> named(annotations, LISTENERS, LISTENERS_EE, SuggestionKind.LISTENER, "receives messages or events: @"))
				.or(() -> named(annotations, SCHEDULED, SCHEDULED_EE, SuggestionKind.TASK, "runs by a schedule: @"))
				.or(() -> named(annotations, TESTS, Set.of(), SuggestionKind.TEST, "test: @"))
				.or(() -> method.isPublic() && !method.isStatic()
						&& program.withMetaAnnotations(type.annotations()).contains("org/testng/annotations/Test")
								? Optional.of(new Reason(SuggestionKind.TEST, 1, "test: its class has @Test"))
								: Optional.empty());
	}

	private static Optional<Reason> named(Set<String> annotations, Set<String> names, Set<String> enterprise, SuggestionKind kind,
			String text) {
		return annotations.stream().filter(name -> names.contains(name) || enterprise.contains(withoutEdition(name))).sorted().findFirst()
				.map(name -> new Reason(kind, 1, text + name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1)));
	}

	private Optional<Reason> bySupertype(ScannedMethod method) {
		Member member = method.member();
		Set<String> supertypes = program.withSupertypes(member.owner());
		String parameters = member.descriptor().substring(0, member.descriptor().indexOf(')') + 1);
		if (SERVLET_METHODS.contains(member.name()) && parameters.contains("/servlet/") && isAny(supertypes, SERVLETS)
				|| member.name().equals("doFilter") && isAny(supertypes, Set.of("servlet/Filter"))) {
			return Optional.of(new Reason(SuggestionKind.WEB, 1,
					"handles web requests: " + (member.name().equals("doFilter") ? "servlet filter" : "servlet")));
		}
		if (member.name().equals("onMessage") && isAny(supertypes, Set.of("jms/MessageListener"))) {
			return Optional.of(new Reason(SuggestionKind.LISTENER, 1, "receives messages or events: MessageListener"));
		}
		String task = member.name().equals("run") && parameters.equals("()") ? "java/lang/Runnable"
				: member.name().equals("call") && parameters.equals("()") ? "java/util/concurrent/Callable"
						: member.name().equals("compute") && parameters.equals("()") ? "java/util/concurrent/ForkJoinTask" : "";
		if (supertypes.contains(task)) {
			return Optional.of(new Reason(SuggestionKind.TASK, 1, "runs as a task: " + task.substring(task.lastIndexOf('/') + 1)));
		}
		return member.name().startsWith("test") && member.descriptor().equals("()V") && method.isPublic()
				&& supertypes.contains("junit/framework/TestCase")
						? Optional.of(new Reason(SuggestionKind.TEST, 1, "test: TestCase"))
						: Optional.empty();
	}

	private static boolean isAny(Set<String> types, Set<String> enterprise) {
		return types.stream().anyMatch(type -> enterprise.contains(withoutEdition(type)));
	}

	/** The same name for Java EE and Jakarta EE. */
	private static String withoutEdition(String name) {
		return name.startsWith("javax/") ? name.substring("javax/".length())
				: name.startsWith("jakarta/") ? name.substring("jakarta/".length()) : "";
	}
}
