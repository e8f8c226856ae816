/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Makes Eclipse's help book from the documentation: a page of HTML from each Markdown file, and the table of contents from README.md, whose
 * headings are the chapters and whose links are the pages, and from the pages' own headings. Copies the pictures of the pages next to them.
 * The same text gives the same bytes.
 */
final class Book {
	private static final String CONTENTS = "README.md";
	private static final String MARKDOWN = ".md";
	/** Between the links of a list in one line. */
	private static final String SEPARATOR = " · ";
	/** The chapter of pages that README.md does not name. */
	private static final String REST = "More";
	private static final String PAGE = """
			<!DOCTYPE html>
			<html lang="en">
			<head>
			<meta charset="utf-8">
			<title>%s</title>
			<link rel="stylesheet" href="../help/book.css">
			</head>
			<body>
			%s</body>
			</html>
			""";

	private final Path docs;
	private final Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
	private final Map<String, Page> pages = new TreeMap<>();

	private Book(Path docs) {
		this.docs = docs;
	}

	/** @param ids of the headings, as code hosts make them */
	private record Page(Node text, String title, Map<Heading, String> ids) {
	}

	/** @param arguments the folder of the documentation, in which html/ and toc.xml are made */
	public static void main(String[] arguments) throws IOException, XMLStreamException {
		Book book = new Book(Path.of(arguments[0]));
		book.read();
		book.writePages();
		book.writeContents();
	}

	private void read() throws IOException {
		List<Path> files;
		try (Stream<Path> all = Files.list(docs)) {
			files = all.filter(file -> file.toString().endsWith(MARKDOWN)).toList();
		}
		for (Path file : files) {
			pages.put(file.getFileName().toString(), page(file));
		}
	}

	private Page page(Path file) throws IOException {
		Node text = parser.parse(Files.readString(file));
		Map<Heading, String> ids = new LinkedHashMap<>();
		text.accept(new AbstractVisitor() {
			@Override
			public void visit(Heading heading) {
				String id = idOf(words(heading));
				long same = ids.keySet().stream().filter(earlier -> idOf(words(earlier)).equals(id)).count();
				ids.put(heading, same == 0 ? id : id + "-" + same);
			}
		});
		String title = ids.keySet().stream().filter(heading -> heading.getLevel() == 1).map(Book::words).findFirst()
				.orElseThrow(() -> new IllegalArgumentException(file + ": has no title. Begin it with a line '# TITLE'."));
		return new Page(text, title, ids);
	}

	private void writePages() throws IOException {
		Path html = Files.createDirectories(docs.resolve("html"));
		try (Stream<Path> old = Files.walk(html)) {
			for (Path file : old.filter(file -> !file.equals(html)).sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(file);
			}
		}
		for (Map.Entry<String, Page> entry : pages.entrySet()) {
			Page page = entry.getValue();
			References references = new References();
			page.text().accept(references);
			references.outside.forEach(Book::leaveOut);
			for (String picture : references.pictures) {
				Path copy = html.resolve(picture);
				Files.createDirectories(copy.getParent());
				Files.copy(docs.resolve(picture), copy, StandardCopyOption.REPLACE_EXISTING);
			}
			HtmlRenderer renderer = HtmlRenderer.builder().extensions(List.of(TablesExtension.create()))
					.attributeProviderFactory(context -> (node, tag, attributes) -> {
						if (node instanceof Heading heading) {
							attributes.put("id", page.ids().get(heading));
						}
					}).build();
			String title = page.title().replace("&", "&amp;").replace("<", "&lt;");
			Files.writeString(html.resolve(htmlOf(entry.getKey())), PAGE.formatted(title, renderer.render(page.text())));
		}
	}

	/** Points links to the pages of the book. Collects those to anything else, and the pictures: the book has only these. */
	private final class References extends AbstractVisitor {
		private final List<String> pictures = new ArrayList<>();
		private final List<Link> outside = new ArrayList<>();

		@Override
		public void visit(Link link) {
			String[] parts = link.getDestination().split("#", 2);
			if (pages.containsKey(parts[0])) {
				link.setDestination(htmlOf(parts[0]) + (parts.length > 1 ? "#" + parts[1] : ""));
			} else if (!parts[0].isEmpty() && !parts[0].contains(":")) {
				outside.add(link);
			}
			visitChildren(link);
		}

		@Override
		public void visit(Image image) {
			pictures.add(image.getDestination());
		}
	}

	/** Leaves a link out that is a sentence or a note in parentheses; of any other, the words stay. */
	private static void leaveOut(Link link) {
		Node parent = link.getParent();
		String before = literal(link.getPrevious());
		String after = literal(link.getNext());
		if (before.endsWith(" (") && after.startsWith(")")) {
			((Text) link.getPrevious()).setLiteral(before.substring(0, before.length() - 2));
			((Text) link.getNext()).setLiteral(after.substring(1));
		} else if (parent instanceof Paragraph && (link.getPrevious() == null || before.endsWith(". "))
				&& (link.getNext() == null || after.equals(SEPARATOR))) {
			if (link.getNext() != null) {
				link.getNext().unlink();
			}
		} else {
			for (Node child = link.getFirstChild(); child != null; child = link.getFirstChild()) {
				link.insertBefore(child);
			}
		}
		link.unlink();
		if (parent.getFirstChild() == null) {
			parent.unlink();
		}
	}

	private static String literal(Node node) {
		return node instanceof Text text ? text.getLiteral() : "";
	}

	private void writeContents() throws IOException, XMLStreamException {
		StringWriter text = new StringWriter();
		XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
		xml.writeStartDocument("UTF-8", "1.0");
		xml.writeCharacters("\n");
		xml.writeStartElement("toc");
		xml.writeAttribute("label", pages.get(CONTENTS).title());
		xml.writeAttribute("topic", "html/" + htmlOf(CONTENTS));
		for (Map.Entry<String, List<String>> chapter : chapters().entrySet()) {
			xml.writeCharacters("\n\t");
			xml.writeStartElement("topic");
			xml.writeAttribute("label", chapter.getKey());
			for (String file : chapter.getValue()) {
				writePage(xml, file);
			}
			xml.writeEndElement();
		}
		xml.writeCharacters("\n");
		xml.writeEndElement();
		xml.writeCharacters("\n");
		xml.close();
		Files.writeString(docs.resolve("toc.xml"), text.toString());
	}

	private void writePage(XMLStreamWriter xml, String file) throws XMLStreamException {
		Page page = pages.get(file);
		String href = "html/" + htmlOf(file);
		xml.writeCharacters("\n\t\t");
		xml.writeStartElement("topic");
		xml.writeAttribute("label", page.title());
		xml.writeAttribute("href", href);
		for (Map.Entry<Heading, String> heading : page.ids().entrySet()) {
			if (heading.getKey().getLevel() == 2) {
				xml.writeCharacters("\n\t\t\t");
				xml.writeEmptyElement("topic");
				xml.writeAttribute("label", words(heading.getKey()));
				xml.writeAttribute("href", href + "#" + heading.getValue());
			}
		}
		xml.writeEndElement();
	}

	/** Chapter → files of its pages, in the order of README.md. */
	private Map<String, List<String>> chapters() {
		Map<String, List<String>> chapters = new LinkedHashMap<>();
		Map<String, String> fileOf = new HashMap<>();
		pages.keySet().forEach(file -> fileOf.put(htmlOf(file), file));
		List<String> rest = new ArrayList<>(pages.keySet());
		rest.remove(CONTENTS);
		pages.get(CONTENTS).text().accept(new AbstractVisitor() {
			private List<String> chapter;

			@Override
			public void visit(Heading heading) {
				if (heading.getLevel() == 2) {
					chapter = chapters.computeIfAbsent(words(heading), words -> new ArrayList<>());
				}
			}

			@Override
			public void visit(Link link) {
				String file = fileOf.get(link.getDestination());
				if (chapter != null && rest.remove(file)) {
					chapter.add(file);
				}
			}
		});
		if (!rest.isEmpty()) {
			chapters.put(REST, rest);
		}
		return chapters;
	}

	private static String htmlOf(String file) {
		return file.equals(CONTENTS) ? "index.html" : file.substring(0, file.length() - MARKDOWN.length()) + ".html";
	}

	private static String idOf(String heading) {
		return heading.strip().toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", "").replace(' ', '-');
	}

	/** What a heading says, without its looks. */
	private static String words(Node node) {
		StringBuilder words = new StringBuilder();
		node.accept(new AbstractVisitor() {
			@Override
			public void visit(Text text) {
				words.append(text.getLiteral());
			}

			@Override
			public void visit(Code code) {
				words.append(code.getLiteral());
			}
		});
		return words.toString();
	}
}
