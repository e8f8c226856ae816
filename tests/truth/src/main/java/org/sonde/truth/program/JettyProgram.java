/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.jetty.client.ContentResponse;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.client.StringRequestContent;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;

/**
 * Sends requests over loopback to a server. Client and server are Jetty's, in one process. Each application thread sends a request and
 * waits for its response.
 */
final class JettyProgram implements Program {

	private static final class Orders extends Handler.Abstract {

		private final List<Order> orders = SampleData.orders(100, 24);

		@Override
		public boolean handle(Request request, Response response, Callback callback) throws Exception {
			String path = request.getHttpURI().getPath();
			response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
			String body;
			if (path.startsWith("/order/")) {
				body = orders.get(Integer.parseInt(path.substring("/order/".length()))).toString();
			} else {
				body = "received " + Content.Source.asString(request, StandardCharsets.UTF_8).length();
			}
			Content.Sink.write(response, true, body, callback);
			return true;
		}
	}

	private final Server server = new Server();
	private final HttpClient client = new HttpClient();
	private final String address;
	private final String note = SampleData.words(100, 25);

	JettyProgram() throws Exception {
		ServerConnector connector = new ServerConnector(server, 1, 1);
		connector.setHost("127.0.0.1");
		server.addConnector(connector);
		server.setHandler(new Orders());
		server.start();
		client.start();
		address = "http://127.0.0.1:" + connector.getLocalPort();
	}

	@Override
	public long unit() throws Exception {
		ContentResponse order = client.GET(address + "/order/7");
		ContentResponse received = client.POST(address + "/note").body(new StringRequestContent(note)).send();
		if (order.getStatus() != 200 || received.getStatus() != 200) {
			throw new IllegalStateException("The server returned the status " + order.getStatus() + " and " + received.getStatus() + ".");
		}
		return 31L * order.getContentAsString().hashCode() + received.getContentAsString().hashCode();
	}

	@Override
	public void close() throws Exception {
		client.stop();
		server.stop();
	}
}
