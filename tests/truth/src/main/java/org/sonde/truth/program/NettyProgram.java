/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.nio.charset.StandardCharsets;

/** Decodes HTTP requests and encodes the responses with Netty, in a channel without a network. */
final class NettyProgram implements Program {

	private static final int REQUESTS = 20;

	private static final class Orders extends SimpleChannelInboundHandler<FullHttpRequest> {

		@Override
		protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
			QueryStringDecoder query = new QueryStringDecoder(request.uri());
			String body = query.path() + query.parameters() + request.content().readableBytes();
			ByteBuf content = Unpooled.copiedBuffer(body, StandardCharsets.UTF_8);
			DefaultFullHttpResponse response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, content);
			response.headers().set(HttpHeaderNames.CONTENT_TYPE, "text/plain")
					.setInt(HttpHeaderNames.CONTENT_LENGTH, content.readableBytes());
			context.writeAndFlush(response);
		}
	}

	private final EmbeddedChannel channel = new EmbeddedChannel(new HttpServerCodec(), new HttpObjectAggregator(65_536), new Orders());
	private final byte[] request;

	NettyProgram() {
		String note = SampleData.words(30, 26);
		request = ("POST /orders?id=7&product=probe%20one HTTP/1.1\r\nHost: localhost\r\nAccept: text/plain, text/html;q=0.8\r\n"
				+ "User-Agent: sonde\r\n"
				+ "Content-Type: text/plain\r\nContent-Length: " + note.length() + "\r\n\r\n" + note).getBytes(StandardCharsets.US_ASCII);
	}

	@Override
	public long unit() {
		long sum = 0;
		for (int count = 0; count < REQUESTS; count++) {
			channel.writeInbound(Unpooled.wrappedBuffer(request));
			for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
				sum = 31 * sum + part.toString(StandardCharsets.US_ASCII).hashCode();
				part.release();
			}
		}
		return sum;
	}

	@Override
	public void close() {
		channel.finishAndReleaseAll();
	}
}
