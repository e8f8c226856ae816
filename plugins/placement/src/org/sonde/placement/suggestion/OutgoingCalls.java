/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.placement.suggestion.Suggestion.Reason;
import org.sonde.placement.suggestion.program.Call;
import org.sonde.placement.suggestion.program.Member;
import org.sonde.placement.suggestion.program.ScannedMethod;
import org.sonde.placement.suggestion.program.ScannedProgram;

/** Calls by which a program waits for something else: a database, another program, a disk. */
final class OutgoingCalls {
	/**
	 * Methods of a library.
	 *
	 * @param types internal names; one that ends in a slash stands for the package and those below it, one that starts with one for both
	 *              javax and jakarta
	 * @param names of methods; one that ends in * stands for all that start so
	 */
	private record Rule(SuggestionKind kind, List<String> types, List<String> names) {
	}

	/** Different targets that a reason names. */
	private static final int MOST_NAMED = 3;
	private static final List<Rule> RULES = List.of(
			rule(SuggestionKind.DATABASE, "java/sql/Statement java/sql/PreparedStatement java/sql/CallableStatement", "execute*"),
			rule(SuggestionKind.DATABASE, "java/sql/Connection", "commit rollback"),
			rule(SuggestionKind.DATABASE, "java/sql/DriverManager javax/sql/DataSource", "getConnection"),
			rule(SuggestionKind.DATABASE, "java/sql/ResultSet", "next"),
			rule(SuggestionKind.DATABASE, "/persistence/EntityManager", "persist merge remove find refresh flush lock"),
			rule(SuggestionKind.DATABASE, "/persistence/Query /persistence/TypedQuery", "getResult* getSingleResult* executeUpdate"),
			rule(SuggestionKind.DATABASE, "/persistence/EntityTransaction", "commit rollback"),
			rule(SuggestionKind.DATABASE, "org/springframework/jdbc/core/", "query* update execute batchUpdate call"),
			rule(SuggestionKind.DATABASE, "com/mongodb/client/MongoCollection com/mongodb/MongoCollection",
					"find* insert* update* delete* replace* aggregate bulkWrite count*"),
			rule(SuggestionKind.DATABASE, "redis/clients/jedis/",
					"get set* mget mset del hget hset hgetAll expire incr* lpush rpush eval publish"),
			rule(SuggestionKind.HTTP, "java/net/http/HttpClient", "send*"),
			rule(SuggestionKind.HTTP, "java/net/URL", "openStream getContent"),
			rule(SuggestionKind.HTTP, "java/net/URLConnection java/net/HttpURLConnection javax/net/ssl/HttpsURLConnection",
					"connect getInputStream getOutputStream getResponseCode getContent"),
			rule(SuggestionKind.HTTP, "org/apache/http/ org/apache/hc/client5/", "execute"),
			rule(SuggestionKind.HTTP, "okhttp3/Call", "execute enqueue"),
			rule(SuggestionKind.HTTP, "org/springframework/web/client/RestTemplate org/springframework/web/client/RestOperations",
					"get* post* put patch* delete exchange execute head* options*"),
			rule(SuggestionKind.HTTP,
					"org/springframework/web/client/RestClient$RequestHeadersSpec org/springframework/web/reactive/function/client/WebClient$RequestHeadersSpec",
					"retrieve exchange*"),
			rule(SuggestionKind.HTTP, "/ws/rs/client/Invocation /ws/rs/client/Invocation$Builder /ws/rs/client/SyncInvoker",
					"get post put delete head options trace method invoke"),
			rule(SuggestionKind.MESSAGING, "/jms/MessageProducer /jms/JMSProducer /jms/QueueSender", "send"),
			rule(SuggestionKind.MESSAGING, "/jms/TopicPublisher", "publish"),
			rule(SuggestionKind.MESSAGING, "/jms/MessageConsumer /jms/JMSConsumer", "receive*"),
			rule(SuggestionKind.MESSAGING, "org/apache/kafka/clients/producer/", "send flush"),
			rule(SuggestionKind.MESSAGING, "org/apache/kafka/clients/consumer/", "poll commit*"),
			rule(SuggestionKind.MESSAGING, "com/rabbitmq/client/Channel", "basicPublish basicGet basicConsume"),
			rule(SuggestionKind.MESSAGING, "org/springframework/kafka/core/ org/springframework/amqp/ org/springframework/jms/core/",
					"send* convert* receive* browse*"),
			rule(SuggestionKind.FILE, "java/nio/file/Files",
					"read* write* copy move delete* create* new* walk* list lines find size mismatch"),
			rule(SuggestionKind.FILE,
					"java/io/FileInputStream java/io/FileOutputStream java/io/FileReader java/io/FileWriter java/io/RandomAccessFile",
					"<init> read* write*"),
			rule(SuggestionKind.FILE, "java/util/zip/ZipFile java/util/jar/JarFile", "<init>"),
			rule(SuggestionKind.FILE, "java/nio/channels/FileChannel java/nio/channels/AsynchronousFileChannel",
					"open read write force transfer* map lock"),
			rule(SuggestionKind.FILE, "java/io/File", "delete mkdir* renameTo list* createNewFile createTempFile"),
			rule(SuggestionKind.SOCKET, "java/net/Socket javax/net/ssl/SSLSocket", "<init> connect startHandshake"),
			rule(SuggestionKind.SOCKET, "java/net/ServerSocket", "accept"),
			rule(SuggestionKind.SOCKET, "java/net/DatagramSocket java/net/MulticastSocket", "send receive"),
			rule(SuggestionKind.SOCKET, "javax/net/SocketFactory javax/net/ssl/SSLSocketFactory", "createSocket"),
			rule(SuggestionKind.SOCKET,
					"java/nio/channels/SocketChannel java/nio/channels/ServerSocketChannel java/nio/channels/DatagramChannel",
					"connect read write accept send receive"),
			rule(SuggestionKind.SOCKET, "java/nio/channels/Selector", "select selectNow"),
			rule(SuggestionKind.SOCKET, "java/net/InetAddress", "getByName getAllByName getLocalHost getCanonicalHostName getHostName"),
			rule(SuggestionKind.PROCESS, "java/lang/ProcessBuilder", "start"),
			rule(SuggestionKind.PROCESS, "java/lang/Runtime", "exec"),
			rule(SuggestionKind.PROCESS, "java/lang/Process", "waitFor"));

	private final ScannedProgram program;
	private final Map<Member, Optional<SuggestionKind>> known = new HashMap<>();

	OutgoingCalls(ScannedProgram program) {
		this.program = program;
	}

	private static Rule rule(SuggestionKind kind, String types, String names) {
		return new Rule(kind, List.of(types.split(" ")), List.of(names.split(" ")));
	}

	/** Returns what the call waits for. Empty if it stays in the program or is not known to wait. */
	Optional<SuggestionKind> kind(Call call) {
		return known.computeIfAbsent(call.target(), this::find);
	}

	/** Why a method with these calls may be worth a probe, for each kind of call out. */
	List<Reason> reasons(List<Call> calls) {
		Map<SuggestionKind, List<Member>> byKind = new EnumMap<>(SuggestionKind.class);
		calls.forEach(call -> kind(call).ifPresent(kind -> byKind.computeIfAbsent(kind, none -> new ArrayList<>()).add(call.target())));
		List<Reason> reasons = new ArrayList<>();
		byKind.forEach(
				(kind, targets) -> reasons.add(new Reason(kind, targets.size(), Counted.of(targets.size(), inSentence(kind.title())) + ": "
						+ targets.stream().map(OutgoingCalls::named).distinct().limit(MOST_NAMED).collect(Collectors.joining(", ")))));
		return reasons;
	}

	private static String inSentence(String title) {
		return title.startsWith("HTTP") ? title : title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1);
	}

	private static String named(Member target) {
		String type = target.owner().substring(Math.max(target.owner().lastIndexOf('/'), target.owner().lastIndexOf('$')) + 1);
		return target.isConstructor() ? "new " + type : type + "." + target.name();
	}

	private Optional<SuggestionKind> find(Member target) {
		if (RULES.stream().noneMatch(rule -> hasName(rule, target.name()))) {
			return Optional.empty();
		}
		ScannedMethod own = program.resolve(target);
		if (own != null && own.hasBody()) {
			return Optional.empty();
		}
		// A constructor is that of the type itself; a method may be inherited from what the rules name.
		Set<String> owners = target.isConstructor() ? Set.of(target.owner()) : program.withSupertypes(target.owner());
		return RULES.stream().filter(rule -> hasName(rule, target.name()) && owners.stream().anyMatch(owner -> hasType(rule, owner)))
				.map(Rule::kind).findFirst();
	}

	private static boolean hasName(Rule rule, String name) {
		return rule.names.stream()
				.anyMatch(one -> one.endsWith("*") ? name.startsWith(one.substring(0, one.length() - 1)) : name.equals(one));
	}

	private static boolean hasType(Rule rule, String type) {
		return rule.types.stream().anyMatch(one -> one.startsWith("/") ? type.equals("javax" + one) || type.equals("jakarta" + one)
				: one.endsWith("/") ? type.startsWith(one) : type.equals(one));
	}
}
