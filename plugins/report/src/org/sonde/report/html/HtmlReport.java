/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.sonde.common.files.AtomicFile;

import com.samskivert.mustache.Mustache;

import tools.jackson.databind.json.JsonMapper;

/**
 * The report as one HTML file that loads nothing: style, script, charts and data are in it. A content security policy in the page
 * forbids every request and every script but the two that belong to it.
 */
public final class HtmlReport {

	/** A regular expression for the beginning of its pages. Dots match line ends. */
	public static final String BEGINNING = "<!DOCTYPE html>.*<meta name=\"generator\" content=\"Sonde\">";

	private HtmlReport() {
	}

	/** The whole file as text. */
	public static String render(ReportContent content) {
		ReportModel view = ReportModel.of(content);
		return page("report", content.title(), view, view.charts());
	}

	/**
	 * A page with style, script and charts in it.
	 *
	 * @param template its name without the ending; what it shows has the same name in it
	 * @param title    of the page
	 * @param charts   what the script draws
	 */
	static String page(String template, String title, Object shown, List<?> charts) {
		String echarts = Assets.text(Assets.ECHARTS);
		String script = Assets.text("report.js");
		requireInlineable(Assets.ECHARTS, echarts);
		requireInlineable("report.js", script);
		Map<String, Object> names = new HashMap<>();
		names.put("title", title);
		names.put(template, shown);
		names.put("style", Assets.text("report.css"));
		names.put("echarts", echarts);
		names.put("script", script);
		names.put("scriptHashes", "'sha256-" + sha256(echarts) + "' 'sha256-" + sha256(script) + "'");
		names.put("chartData", inScript(JsonMapper.shared().writeValueAsString(charts)));
		return Mustache.compiler().strictSections(true).emptyStringIsFalse(true).zeroIsFalse(true)
				.withLoader(name -> new StringReader(Assets.text(name + ".html")))
				.compile(Assets.text(template + ".html")).execute(names);
	}

	/**
	 * Replaces the file as a whole or not at all.
	 *
	 * @throws IOException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(ReportContent content, Path file) throws IOException {
		AtomicFile.write(file, render(content).getBytes(StandardCharsets.UTF_8));
	}

	/** JSON that the HTML parser cannot mistake for the end of the script or for a comment, whatever names are in it. */
	static String inScript(String json) {
		return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026").replace("\u2028", "\\u2028")
				.replace("\u2029", "\\u2029");
	}

	private static void requireInlineable(String name, String script) {
		if (script.contains("</script") || script.contains("<!--")) {
			throw new IllegalStateException(name + " cannot stand inside an HTML script element");
		}
	}

	private static String sha256(String script) {
		try {
			return Base64.getEncoder()
					.encodeToString(MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8)));
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e); // every Java has it
		}
	}
}
