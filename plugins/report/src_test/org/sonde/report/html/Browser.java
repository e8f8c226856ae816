/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A Chromium without a window, driven by its DevTools protocol over the loopback device; it can ask no other host. */
final class Browser implements AutoCloseable {

	private static final long PATIENCE_SECONDS = 120;
	private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

	private final Process process;
	private final Thread stop = new Thread(this::stop);
	private final WebSocket socket;
	private final AtomicInteger sent = new AtomicInteger();
	private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
	private final List<String> complaints = new CopyOnWriteArrayList<>();
	private final List<String> requests = new CopyOnWriteArrayList<>();
	private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();

	/** The program, if one is installed where programs are. */
	static Optional<Path> find() {
		return Stream.of(System.getenv("PATH").split(File.pathSeparator))
				.flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
				.filter(Files::isExecutable).findFirst();
	}

	/** @param profile an empty folder for what the browser keeps */
	Browser(Path program, Path profile) throws Exception {
		process = new ProcessBuilder(program.toString(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
				"--no-first-run", "--disable-extensions",
				"--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
				"--force-device-scale-factor=1",
				"--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", "--remote-debugging-port=0", "--user-data-dir=" + profile,
				"about:blank")
				.redirectErrorStream(true).redirectOutput(profile.resolve("chromium.log").toFile()).start();
		// Also where the tests are stopped from outside.
		Runtime.getRuntime().addShutdownHook(stop);
		try {
			int port = port(profile);
			HttpClient client = HttpClient.newHttpClient();
			String pages = client
					.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/list")).build(), BodyHandlers.ofString())
					.body();
			String address = JsonMapper.shared().readTree(pages).valueStream().filter(page -> page.get("type").asString().equals("page"))
					.findFirst()
					.orElseThrow().get("webSocketDebuggerUrl").asString();
			socket = client.newWebSocketBuilder().buildAsync(URI.create(address), new Listener()).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
		} catch (Exception e) {
			process.destroyForcibly();
			throw e;
		}
		for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
			send(domain + ".enable", Map.of());
		}
	}

	private int port(Path profile) throws Exception {
		Path file = profile.resolve("DevToolsActivePort");
		for (long waited = 0; waited < PATIENCE_SECONDS * 1000; waited += 100) {
			if (Files.exists(file) && Files.readAllLines(file).size() >= 2) {
				return Integer.parseInt(Files.readAllLines(file).getFirst());
			}
			if (!process.isAlive()) {
				break;
			}
			Thread.sleep(100);
		}
		throw new IOException("Chromium did not start: " + Files.readString(profile.resolve("chromium.log")));
	}

	/** Opens a file in a window of this width, and waits until it is loaded. */
	void open(Path file, boolean dark, int width, int height) throws Exception {
		complaints.clear();
		requests.clear();
		loaded = new CompletableFuture<>();
		send("Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
		send("Emulation.setEmulatedMedia",
				Map.of("media", "", "features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
		send("Page.navigate", Map.of("url", file.toUri().toString()));
		loaded.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
		evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
	}

	/** Lays the page out as for a printer, in the width it has. */
	void paper() throws Exception {
		send("Emulation.setEmulatedMedia", Map.of("media", "print"));
	}

	/** The value of an expression in the page, or what a promise comes to. */
	JsonNode evaluate(String expression) throws Exception {
		JsonNode result = send("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
		if (result.has("exceptionDetails")) {
			throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
		}
		return result.get("result").path("value");
	}

	void mouse(String type, double x, double y) throws Exception {
		send("Input.dispatchMouseEvent",
				Map.of("type", type, "x", x, "y", y, "button", type.equals("mouseMoved") ? "none" : "left", "clickCount", 1));
	}

	/** The whole page as PNG. */
	byte[] picture() throws Exception {
		return Base64.getDecoder()
				.decode(send("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true)).get("data").asString());
	}

	/** The page as it is printed. */
	byte[] print() throws Exception {
		return Base64.getDecoder()
				.decode(send("Page.printToPDF", Map.of("preferCSSPageSize", true, "printBackground", true)).get("data").asString());
	}

	/** Errors and warnings of the page since it was opened. */
	List<String> complaints() {
		return List.copyOf(complaints);
	}

	/** The addresses that were asked for since the page was opened, its own among them. */
	List<String> requests() {
		return List.copyOf(requests);
	}

	private JsonNode send(String method, Map<String, ?> parameters) throws Exception {
		int id = sent.incrementAndGet();
		CompletableFuture<JsonNode> answer = new CompletableFuture<>();
		answers.put(id, answer);
		socket.sendText(JsonMapper.shared().writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
				.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
		JsonNode answered = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
		if (answered.has("error")) {
			throw new IOException(method + ": " + answered.get("error"));
		}
		return answered.get("result");
	}

	private void received(JsonNode message) {
		if (message.has("id")) {
			Optional.ofNullable(answers.remove(message.get("id").asInt())).ifPresent(answer -> answer.complete(message));
			return;
		}
		JsonNode parameters = message.get("params");
		switch (message.get("method").asString()) {
			case "Page.loadEventFired" -> loaded.complete(null);
			case "Runtime.exceptionThrown" -> complaints.add(parameters.toString());
			case "Runtime.consoleAPICalled" -> complaints.add(parameters.toString());
			case "Log.entryAdded" -> complaints.add(parameters.toString());
			case "Network.requestWillBeSent" -> requests.add(parameters.get("request").get("url").asString());
			default -> {
				// of no interest
			}
		}
	}

	@Override
	public void close() throws Exception {
		for (ProcessHandle each : stop()) {
			each.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
		}
		Runtime.getRuntime().removeShutdownHook(stop);
	}

	/** Ends the browser and what it started. */
	private List<ProcessHandle> stop() {
		List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
		all.add(process.toHandle());
		all.forEach(ProcessHandle::destroyForcibly);
		return all;
	}

	/** Puts the parts of a message together. */
	private final class Listener implements WebSocket.Listener {

		private final StringBuilder text = new StringBuilder();

		@Override
		public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
			text.append(data);
			if (last) {
				String whole = text.toString();
				text.setLength(0);
				received(JsonMapper.shared().readTree(whole));
			}
			from.request(1);
			return null;
		}
	}
}
