/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.markdown.MarkdownRenderer;

/** Parses Markdown and renders it as HTML and as Markdown with commonmark-java. */
final class CommonmarkProgram implements Program {

	private final Parser parser = Parser.builder().build();
	private final HtmlRenderer html = HtmlRenderer.builder().build();
	private final MarkdownRenderer markdown = MarkdownRenderer.builder().build();
	private final String text = text();

	private static String text() {
		StringBuilder text = new StringBuilder("# Orders\n\n");
		for (Order order : SampleData.orders(10, 22)) {
			text.append("## ").append(order.product()).append("\n\nThe *note* of **").append(order.customer()).append("**: [")
					.append(order.note())
					.append("](https://example.org/").append(order.id())
					.append(") and `code`.\n\n- first\n- second\n  1. inner\n\n> quoted\n\n");
		}
		return text.toString();
	}

	@Override
	public long unit() {
		Node document = parser.parse(text);
		return 31L * html.render(document).hashCode() + markdown.render(document).hashCode();
	}
}
